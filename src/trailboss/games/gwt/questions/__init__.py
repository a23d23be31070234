"""The effects and questions of the game, one module for each activity of the rulebook.

Each module ends by registering its effects; `rules/turn.py` imports them all.
"""
