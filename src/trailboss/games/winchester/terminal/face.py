"""How Daddy Winchester is shown at the text table."""

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from trailboss.cli.table.answers import Answer
from trailboss.cli.table.face import Block, Colours, Face, Look, Seen
from trailboss.core.contract import Score
from trailboss.core.messages import format_message
from trailboss.games.winchester.present.view import WinchesterView
from trailboss.games.winchester.terminal import answers, blocks, text
from trailboss.games.winchester.terminal.map import draw_map
from trailboss.games.winchester.terminal.terms import board_of, brief_money, owners, phrase, view_of


class WinchesterFace(Face):
    """Daddy Winchester: a map of 19 plots, an auction for each of them."""

    looks = (
        Look(("plots", "parzellen"), "table.win.help_plots", text.plots),
        Look(("plot", "parzelle"), "table.win.help_plot", text.one_plot, takes_text=True),
        Look(("auction", "auktion"), "table.win.help_auction", text.auction),
        Look(("players", "spieler"), "table.win.help_players", text.players),
        Look(("piles", "stapel", "ziele", "objectives"), "table.win.help_piles", text.piles),
        Look(("signs", "zeichen"), "table.win.help_signs", lambda seen: [phrase(seen, "legend") + "."]),
    )

    # ---------------------------------------------------------------- what is known

    def merged(self, views: Sequence[dict[str, object]], seat: int | None) -> dict[str, object]:
        """Everybody's cash and objectives from their own views; the rest is the same in all of them."""
        every = [cast(WinchesterView, view) for view in views]
        own = every[0 if seat is None else seat].copy()
        own["seat"] = seat
        own["players"] = [view["players"][player] for player, view in enumerate(every)]
        return cast(dict[str, object], own)

    # ---------------------------------------------------------------- as text

    def situation(self, seen: Seen, fresh: bool) -> list[str]:
        return text.situation(seen, fresh)

    def answers(self, seen: Seen, moves: Sequence[int]) -> list[Answer]:
        return answers.answers(seen, moves)

    def read(self, seen: Seen, text: str) -> int | None:
        return answers.read(seen, text)

    def notes(self, seen: Seen) -> list[str]:
        label = board_of(seen).reconstructed()
        notes = [] if label is None else [format_message(label.key, label.args, seen.lang)]
        if view_of(seen)["seats"] in seen.state.game.variant_seats:
            notes.append(format_message("winchester.variant", {}, seen.lang))
        return notes

    def amount(self, points: int, lang: str) -> str:
        return format_message("winchester.money", {"dollars": points * 1000}, lang)

    def ties(self, seen: Seen, scores: Sequence[Score]) -> list[str]:
        return text.ties(seen, scores)

    # ---------------------------------------------------------------- drawn

    def board(self, seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
        view = view_of(seen)
        tips = brief_money(seen, view["saloon"])
        return draw_map(view, board_of(seen), owners(seen), tips, columns, rows, colours)

    def blocks(self, seen: Seen, width: int, colours: Colours, drawn: bool) -> list[Block]:
        return blocks.blocks(seen, width, colours, drawn)

    def seat_style(self, colour: int, colours: Colours) -> str:
        return blocks.seat_style(colour, colours)
