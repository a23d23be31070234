"""The text table: one person (or several, taking turns at one keyboard) plays a game against bots.

loop.py        who decides next, and what the person at the keyboard may see
session.py     the game in progress: its moves, its log, its bots
commands.py    what can be typed at the prompt
answers.py     the answers to a question, and how what was typed becomes one of them
saves.py       saves the game after every move
room.py        screen and keyboard: drawn where there is a terminal, plain lines elsewhere
layout.py      what fits on a screen of any size
ending.py      the score sheet
face.py        what a game has to provide to be shown here
"""
