"""The text table of a game without its own drawing: the view as a tree, the moves as a list."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from trailboss.cli.table.answers import Answer, numbered
from trailboss.cli.table.face import Block, Colours, Face, Seen
from trailboss.core.messages import format_message
from trailboss.presentation.text_observation import tree

SEATS: Final = ("red", "blue", "yellow", "green", "magenta")


class PlainFace(Face):
    """Any game that fulfils the contract."""

    def merged(self, views: Sequence[dict[str, object]], seat: int | None) -> dict[str, object]:
        """All views, by the colour of their seats."""
        return {format_message(f"core.seat.{number}", {}, "en"): view for number, view in enumerate(views)}

    def situation(self, seen: Seen, fresh: bool) -> list[str]:
        return list(tree(seen.view))

    def answers(self, seen: Seen, moves: Sequence[int]) -> list[Answer]:
        game = seen.state.game
        return numbered(
            moves, lambda move: game.format_move(seen.state, move, seen.lang, seen.names()), game.text
        )

    def blocks(self, seen: Seen, width: int, colours: Colours, drawn: bool) -> list[Block]:
        return [Block("", [Text(line[:width]) for line in tree(seen.view)], 0)]

    def seat_style(self, colour: int, colours: Colours) -> str:
        return SEATS[colour] if colours.some else ""
