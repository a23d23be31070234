"""Why a move is refused: the first condition that fails, with its ruling. One module for each part of the rules.

A reason is for the eyes of the asking seat alone: it may name that seat's own cards.
"""
