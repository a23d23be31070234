"""How Great Western Trail is shown at the text table."""

from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from trailboss.cli.table.answers import Answer
from trailboss.cli.table.ending import listing
from trailboss.cli.table.face import AnytimeMove, Block, Colours, Face, Look, Seen
from trailboss.cli.table.layout import BETWEEN
from trailboss.core.contract import Score, State
from trailboss.games.gwt.present.presentation import headings
from trailboss.games.gwt.present.view import GwtView
from trailboss.games.gwt.rules.moves import EXCHANGE
from trailboss.games.gwt.state.table import Table
from trailboss.games.gwt.terminal import answers, page, sam, spaces
from trailboss.games.gwt.terminal import looks as gwt_looks
from trailboss.games.gwt.terminal.names import cards_named, place_named, position_named
from trailboss.games.gwt.terminal.terms import (
    concerns,
    has_tokens,
    is_sam,
    name,
    phrase,
    rancher,
    seat_style,
    space_of,
    view_of,
)
from trailboss.games.gwt.terminal.trail import legend

EXCHANGES: Final = (
    AnytimeMove(
        ("exchange", "tauschen", "tausch", "tauschmarke", "token"), "table.gwt.help_exchange", EXCHANGE
    ),
)


def _board(seen: Seen, text: str) -> list[str]:
    seat = gwt_looks.seat_named(seen, text)
    return sam.look(seen) if seat is not None and is_sam(seen, seat) else gwt_looks.board(seen, seat)


def _signs(seen: Seen) -> list[str]:
    keys = ("legend_more", "legend_tokens") if has_tokens(seen) else ("legend_more",)
    return [legend(seen) + ".", *(phrase(seen, key) + "." for key in keys)]


class GwtFace(Face):
    """Great Western Trail: a trail with buildings, a railroad with cities, and the ranchers' boards."""

    looks = (
        Look(("trail", "pfad"), "table.gwt.help_trail", spaces.trail),
        Look(("space", "feld"), "table.gwt.help_space", spaces.one_space, takes_text=True),
        Look(
            ("railroad", "bahn", "eisenbahn", "cities", "städte"), "table.gwt.help_railroad", spaces.railroad
        ),
        Look(("jobs", "arbeitsmarkt", "arbeiter"), "table.gwt.help_jobs", gwt_looks.jobs),
        Look(("cattle", "rinder", "rindermarkt"), "table.gwt.help_cattle", gwt_looks.cattle),
        Look(("objectives", "aufträge", "auftraege"), "table.gwt.help_objectives", gwt_looks.objectives),
        Look(("ranchers", "spieler", "players"), "table.gwt.help_ranchers", gwt_looks.ranchers),
        Look(("board", "tafel", "spielertafel"), "table.gwt.help_board", _board, takes_text=True),
        Look(("hand", "hand", "handkarten"), "table.gwt.help_hand", gwt_looks.hand),
        Look(
            ("building", "gebäude", "gebaeude"),
            "table.gwt.help_building",
            gwt_looks.building,
            takes_text=True,
        ),
        Look(("scores", "punkte", "points"), "table.gwt.help_scores", gwt_looks.scores),
        Look(("sam", "sam"), "table.gwt.help_sam", sam.look),
        Look(("signs", "zeichen"), "table.gwt.help_signs", _signs),
    )

    share = 8

    def anytime_moves(self, state: State) -> tuple[AnytimeMove, ...]:
        assert isinstance(state, Table)
        return EXCHANGES if state.edition.has_tokens else ()

    def shown_looks(self, state: State) -> tuple[Look, ...]:
        assert isinstance(state, Table)
        return tuple(each for each in self.looks if each.names[0] != "sam" or state.sam is not None)

    # ---------------------------------------------------------------- what is known

    def merged(self, views: Sequence[dict[str, object]], seat: int | None) -> dict[str, object]:
        """Everybody's hand from their own views; the rest is the same in all of them."""
        every = [cast(GwtView, view) for view in views]
        own = every[0 if seat is None else seat].copy()
        own["seat"] = seat
        own["ranchers"] = [
            every[min(rancher, len(every) - 1)]["ranchers"][rancher]  # Sam has no view of his own
            for rancher in range(len(own["ranchers"]))
        ]
        return cast(dict[str, object], own)

    # ---------------------------------------------------------------- as text

    def heading(self, seen: Seen) -> str:
        return BETWEEN.join(headings(seen.state, seen.lang))

    def situation(self, seen: Seen, fresh: bool) -> list[str]:
        """What one has to know to answer; where one stands when a turn is new."""
        here = rancher(seen, view_of(seen)["to_move"])
        parts: list[str] = []
        if fresh and here["herder"] is not None:
            place = place_named(seen, space_of(seen, here["herder"]))
            parts.append(phrase(seen, "you_stand", place=place))
        if fresh:
            parts.append(phrase(seen, "you_have", here))
        if here["hand"] is not None and (fresh or "cards" in concerns(seen)):
            parts.append(phrase(seen, "you_hold", cards=cards_named(seen, here["hand"])))
        if "engine" in concerns(seen):
            parts.append(phrase(seen, "you_engine", position=position_named(seen, here["engine"])))
        return [" ".join(parts)] if parts else []

    def answers(self, seen: Seen, moves: Sequence[int]) -> list[Answer]:
        return answers.answers(seen, moves)

    def read(self, seen: Seen, text: str) -> int | None:
        return answers.read(seen, text)

    def notes(self, seen: Seen) -> list[str]:
        return sam.label(seen)

    def ties(self, seen: Seen, scores: Sequence[Score]) -> list[str]:
        """Equal totals share the place (GWT-125)."""
        result: list[str] = []
        for place in sorted({score.place for score in scores}):
            seats = [name(seen, seat) for seat, score in enumerate(scores) if score.place == place]
            if len(seats) > 1:
                result.append(phrase(seen, "tie", seats=listing(seats, seen.lang), place=place))
        return result

    # ---------------------------------------------------------------- drawn

    def board(self, seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
        return page.whole_board(seen, columns, rows, colours)

    def blocks(self, seen: Seen, width: int, colours: Colours, drawn: bool) -> list[Block]:
        return [page.block(seen, part, width, colours) for part in page.BLOCKS]

    def page(self, seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
        return page.page(seen, columns, rows, colours)

    def seat_style(self, colour: int, colours: Colours) -> str:
        return seat_style(colour, colours)
