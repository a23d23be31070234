"""Great Western Trail: what is asked, how far the game is, and who has how many points."""

from collections.abc import Callable
from typing import Final, cast

from trailboss.core.contract import Game, State, Value
from trailboss.core.events import Event
from trailboss.core.fields import put_list
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.messages import Message, Names, format_message
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.tiles import FORESIGHT_COLUMNS
from trailboss.games.gwt.messages.merge_events import merge_events
from trailboss.games.gwt.messages.names import question_message
from trailboss.games.gwt.present import automatic, text
from trailboss.games.gwt.present import boards as gwt_boards
from trailboss.games.gwt.present import cards as gwt_cards
from trailboss.games.gwt.present import catalogue as gwt_catalogue
from trailboss.games.gwt.present.catalogue import EditionTexts
from trailboss.games.gwt.present.targets import moves_at, targets
from trailboss.games.gwt.present.view import seat_view
from trailboss.games.gwt.rules.effects import QUESTIONS
from trailboss.games.gwt.rules.events import TURN_BEGAN
from trailboss.games.gwt.rules.scoring import points
from trailboss.games.gwt.solo.deck import RULE_SET
from trailboss.games.gwt.state.table import NOBODY, NOT_PLACED, Table
from trailboss.presentation.components import Component, Components
from trailboss.presentation.shown import Presentation, Standing, Together, final_standing
from trailboss.presentation.text_observation import Section, Terms

BETWEEN: Final = " · "

KINDS: Final[dict[str, Callable[[EditionTexts], dict[str, Component]]]] = {
    "action": gwt_catalogue.actions,
    "building": gwt_catalogue.buildings,
    "tile": gwt_catalogue.tiles,
    "space": gwt_catalogue.spaces,
    "position": gwt_boards.positions,
    "station": gwt_boards.stations,
    "station_master": gwt_boards.station_masters,
    "city": gwt_boards.cities,
    "arrow": gwt_boards.arrows,
    "worker": gwt_boards.workers,
    "worker_space": gwt_boards.worker_spaces,
    "disc": gwt_boards.discs,
    "aux": gwt_boards.auxiliary_actions,
    "certificates": gwt_boards.certificates,
    "job_row": gwt_boards.job_rows,
    "foresight": gwt_boards.foresight,
    "foresight_column": gwt_boards.foresight_columns,
    "display": gwt_boards.display,
    "fee": gwt_boards.fees,
    "cattle": gwt_cards.cattle,
    "cattle_type": gwt_cards.cattle_types,
    "buy": gwt_cards.prices,
    "objective": gwt_cards.objectives,
    "task": gwt_cards.tasks,
    "question": gwt_cards.questions,
    "verb": gwt_cards.verbs,
    "sign": gwt_cards.signs,
    "score": gwt_cards.scores,
    "sam": gwt_cards.sam_cards,
    "sam_level": gwt_cards.sam_levels,
    "note": gwt_boards.notes,
}
"""Every kind of component, and what lists those of an edition."""


class GwtPresentation(Presentation):
    """The presentation of both editions."""

    def question(self, state: State, lang: str, names: Names) -> str:
        """What is asked, with the limit or the money that matters for it."""
        assert isinstance(state, Table)
        if state.over:
            return _phrase("over", lang)
        asked, rancher = QUESTIONS[state.frames.kind()], state.to_move
        asks = question_message(state, asked)
        text = format_message(asks.key, asks.args, lang)
        if "place" in asked.verbs:
            if state.herder[rancher] == NOT_PLACED:
                text = _phrase("ask_place", lang)
            else:
                text = _phrase("ask_ride", lang, question=text, steps=state.step_limit(rancher))
        elif automatic.at_once(state) > 1:
            text = _phrase("ask_discards", lang, count=automatic.at_once(state))
        elif automatic.panel(state) is not None and state.frames.a() + 1 < FORESIGHT_COLUMNS:
            text = _phrase("ask_columns", lang)
        elif "total" in asked.arg_names():
            text = _phrase("ask_deliver", lang, question=text, total=state.frames.a())
        elif asked.costs_money:  # all money is public
            text = _phrase("ask_money", lang, question=text.rstrip("?"), money=state.money[rancher])
        return text if text[-1] in ".?!" else f"{text}."

    def heading(self, state: State, lang: str) -> str:
        return BETWEEN.join(headings(state, lang))

    def standing(self, state: State, viewer: int | None) -> list[Standing]:
        """For others, only what is public. Cards that the viewer hasn't seen can only add points, which
        may change the ranking: while somebody holds any, no place is shown."""
        assert isinstance(state, Table)
        if state.over:
            return final_standing(state.scores())
        parts = [known_points(state, rancher, rancher == viewer) for rancher in range(state.ranchers)]
        totals = [sum(part.values()) for part in parts]
        unknown = any(state.unseen[rancher] for rancher in range(state.ranchers) if rancher != viewer)
        return [
            Standing(total, part, None if unknown else 1 + sum(1 for other in totals if other > total))
            for total, part in zip(totals, parts, strict=True)
        ]

    def same_standing(self, state: State) -> bool:
        assert isinstance(state, Table)
        return state.over or not any(state.unseen)

    def seat_view(self, state: State, seat: int, public: dict[str, object]) -> dict[str, object]:
        assert isinstance(state, Table)
        return seat_view(state, seat, public)

    def opening(self, state: State) -> list[Event]:
        return [Event(TURN_BEGAN, EVERYBODY, state.to_move, 0, 0)]

    def automatic(self, state: State) -> int | None:
        assert isinstance(state, Table)
        return automatic.automatic(state)

    def together(self, state: State, seat: int) -> list[Together]:
        assert isinstance(state, Table)
        return automatic.together(state, seat)

    def at_once(self, state: State) -> int:
        assert isinstance(state, Table)
        return automatic.at_once(state)

    def panel(self, state: State) -> Message | None:
        assert isinstance(state, Table)
        return automatic.panel(state)

    def leads_on(self, state: State, move: int) -> bool:
        assert isinstance(state, Table)
        return automatic.leads_on(state, move)

    def merged(self, events: list[Event]) -> list[Event]:
        return merge_events(events)

    def begins_turn(self, event: Event) -> bool:
        return event.kind == TURN_BEGAN

    def targets(self, state: State, seat: int, move: int) -> list[str]:
        assert isinstance(state, Table)
        return targets(state, seat, move)

    def moves_at(self, state: State, seat: int, place: str) -> list[int]:
        assert isinstance(state, Table)
        return moves_at(state, seat, place)

    def components(self, game: Game, options: dict[str, Value]) -> Components:
        """Of the second edition with Sam's cards, those of the deck that the table plays with."""
        seats = min(game.seats)
        chosen = {"sam_deck": options["sam_deck"]} if "sam_deck" in options else {}
        table = game.start(seats, 0, **chosen)
        assert isinstance(table, Table)
        texts = EditionTexts(table)
        return {kind: make(texts) for kind, make in KINDS.items()}

    def sections(self, state: State, seat: int, terms: Terms) -> list[Section]:
        return text.sections(state, seat, terms, self.standing(state, seat))

    def rules_in_play(self, state: State, seat: int, terms: Terms) -> list[str]:
        return text.rules_in_play(state, seat, terms)


def headings(state: State, lang: str) -> list[str]:
    """How far the game is, and against Sam the name of his rules, which says that they are reconstructed."""
    assert isinstance(state, Table)
    if state.over:
        stage = _phrase("heading_over", lang)
    elif state.ending != NOBODY or state.job_row == ROWS:
        stage = _phrase("heading_last", lang)
    else:
        stage = _phrase("heading", lang, row=state.job_row + 1, rows=ROWS)
    return [stage] if state.sam is None else [stage, _phrase("heading_sam", lang, rules=RULE_SET)]


def public_table(table: Table, rancher: int) -> Table:
    """The table with nothing in a rancher's deck that only he has seen."""
    if not table.unseen[rancher]:
        return table
    table = cast(Table, table.copy())
    for face in table.unseen[rancher]:
        (table.hand if face in table.hand[rancher] else table.stack)[rancher].remove(face)
    table.unseen = put_list(table.unseen, rancher, [])
    return table


def known_points(table: Table, rancher: int, own: bool) -> dict[str, int]:
    """A rancher's points by category as if the game ended now; for other ranchers, only what is public."""
    return points(table if own else public_table(table, rancher), rancher)


def _phrase(key: str, lang: str, **args: object) -> str:
    return format_message(f"presentation.gwt.{key}", args, lang)
