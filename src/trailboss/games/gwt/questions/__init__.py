"""The effects and questions of the game, one module for each activity of the rulebook.

Each module ends by registering its effects; `turn.py`, above this package, imports them all.
"""
