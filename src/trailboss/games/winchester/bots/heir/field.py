"""The field: what is still available. Races depend only on this and on the plots of a seat."""

from trailboss.games.winchester.bots.heir.board import Board, Plots


class Field:
    """The plots and tokens still to come."""

    def __init__(self, board: Board, seats: int, left: int, to_come: Plots) -> None:
        self.board = board
        self.seats = seats
        self.left = left
        """How many plots are to come."""
        self.to_come = to_come
        """The plots that are to come. Their order is hidden, the set is not (WIN-T-5)."""
        self.tokens: list[Plots] = []
        """By kind: the plots whose token is known to be of that kind, sold ones too."""
        self.supply: list[int] = []
        """By kind: how many tokens are to come."""
