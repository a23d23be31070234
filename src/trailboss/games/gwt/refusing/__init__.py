"""Why a move is refused: the first condition that fails, with its ruling. A module for each part.

A reason is for the eyes of the asking seat alone: it may name that seat's own cards.
"""
