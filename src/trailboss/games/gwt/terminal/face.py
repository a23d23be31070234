"""How Great Western Trail is shown at the text table."""

from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from trailboss.cli.table.answers import Answer
from trailboss.cli.table.face import Block, Colours, Deed, Face, Look, Seen
from trailboss.core.contract import Score, State
from trailboss.games.gwt.present.view import GwtView
from trailboss.games.gwt.rules.moves import EXCHANGE
from trailboss.games.gwt.state.table import Table
from trailboss.games.gwt.terminal import answers as gwt_answers
from trailboss.games.gwt.terminal import looks as gwt_looks
from trailboss.games.gwt.terminal import page as gwt_page
from trailboss.games.gwt.terminal import sam as gwt_sam
from trailboss.games.gwt.terminal import spaces as gwt_spaces
from trailboss.games.gwt.terminal import text as gwt_text
from trailboss.games.gwt.terminal.terms import has_tokens, is_sam, phrase, seat_style
from trailboss.games.gwt.terminal.trail import legend

EXCHANGES: Final = (
    Deed(("exchange", "tauschen", "tausch", "tauschmarke", "token"), "table.gwt.help_exchange", EXCHANGE),
)


class GwtFace(Face):
    """Great Western Trail: a trail with buildings, a railroad with cities, and the ranchers' boards."""

    looks = (
        Look(("trail", "pfad"), "table.gwt.help_trail"),
        Look(("space", "feld"), "table.gwt.help_space"),
        Look(("railroad", "bahn", "eisenbahn", "cities", "städte"), "table.gwt.help_railroad"),
        Look(("jobs", "arbeitsmarkt", "arbeiter"), "table.gwt.help_jobs"),
        Look(("cattle", "rinder", "rindermarkt"), "table.gwt.help_cattle"),
        Look(("objectives", "aufträge", "auftraege"), "table.gwt.help_objectives"),
        Look(("ranchers", "spieler", "players"), "table.gwt.help_ranchers"),
        Look(("board", "tafel", "spielertafel"), "table.gwt.help_board"),
        Look(("hand", "hand", "handkarten"), "table.gwt.help_hand"),
        Look(("building", "gebäude", "gebaeude"), "table.gwt.help_building"),
        Look(("scores", "punkte", "points"), "table.gwt.help_scores"),
        Look(("sam", "sam"), "table.gwt.help_sam"),
        Look(("signs", "zeichen"), "table.gwt.help_signs"),
    )

    share = 8

    def deeds(self, state: State) -> tuple[Deed, ...]:
        assert isinstance(state, Table)
        return EXCHANGES if state.edition.has_tokens else ()

    def shown_looks(self, state: State) -> tuple[Look, ...]:
        assert isinstance(state, Table)
        return (
            self.looks
            if state.sam is not None
            else tuple(each for each in self.looks if each.names[0] != "sam")
        )

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
        return gwt_text.heading(seen)

    def situation(self, seen: Seen, fresh: bool) -> list[str]:
        return gwt_text.situation(seen, fresh)

    def answers(self, seen: Seen, moves: Sequence[int]) -> list[Answer]:
        return gwt_answers.answers(seen, moves)

    def read(self, seen: Seen, text: str) -> int | None:
        return gwt_answers.read(seen, text)

    def look(self, seen: Seen, name: str, argument: str) -> list[str]:
        if name == "trail":
            return gwt_spaces.trail(seen)
        if name == "space":
            return gwt_spaces.one_space(seen, argument)
        if name == "railroad":
            return gwt_spaces.railroad(seen)
        if name == "jobs":
            return gwt_looks.jobs(seen)
        if name == "cattle":
            return gwt_looks.cattle(seen)
        if name == "objectives":
            return gwt_looks.objectives(seen)
        if name == "ranchers":
            return gwt_looks.ranchers(seen)
        if name == "board":
            seat = gwt_looks.seat_named(seen, argument)
            return (
                gwt_sam.look(seen) if seat is not None and is_sam(seen, seat) else gwt_looks.board(seen, seat)
            )
        if name == "hand":
            return gwt_looks.hand(seen)
        if name == "building":
            return gwt_looks.building(seen, argument)
        if name == "scores":
            return gwt_looks.scores(seen)
        if name == "sam":
            return gwt_sam.look(seen)
        signs = [legend(seen) + ".", phrase(seen, "legend_more") + "."]
        return [*signs, phrase(seen, "legend_tokens") + "."] if has_tokens(seen) else signs

    def notes(self, seen: Seen) -> list[str]:
        return gwt_sam.label(seen)

    def ties(self, seen: Seen, scores: Sequence[Score]) -> list[str]:
        return gwt_text.ties(seen, scores)

    # ---------------------------------------------------------------- drawn

    def board(self, seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
        return gwt_page.whole_board(seen, columns, rows, colours)

    def blocks(self, seen: Seen, width: int, colours: Colours, drawn: bool) -> list[Block]:
        return [gwt_page.block(seen, part, width, colours) for part in gwt_page.BLOCKS]

    def page(self, seen: Seen, columns: int, rows: int, colours: Colours) -> list[Text]:
        return gwt_page.page(seen, columns, rows, colours)

    def seat_style(self, colour: int, colours: Colours) -> str:
        return seat_style(colour, colours)
