"""Great Western Trail as games of the contract, one for each edition."""

from typing import Final

from trailboss.core.contract import Game, GameConfig, Option, State, Value
from trailboss.core.errors import BadOption
from trailboss.core.events import Event
from trailboss.core.messages import Message, Names
from trailboss.core.rng import Rng
from trailboss.games.gwt.components.buildings import SIDE_IDS
from trailboss.games.gwt.components.railroad import MASTER_SPACES
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import FIRST_NEUTRAL, NEUTRALS, TILE_IDS
from trailboss.games.gwt.messages.format_event import event_message
from trailboss.games.gwt.messages.format_move import move_message
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.editions import FIRST, SECOND
from trailboss.games.gwt.rules.moves import vocabulary
from trailboss.games.gwt.rules.setup import deal
from trailboss.games.gwt.solo.deck import LEVELS, sam_deck
from trailboss.games.gwt.solo.old_deck import OLD_DECK
from trailboss.games.gwt.state.deserialize import load
from trailboss.games.gwt.state.table import Table

NEUTRAL_TILES: Final = tuple(TILE_IDS[FIRST_NEUTRAL : FIRST_NEUTRAL + NEUTRALS])
HOUSE_OPTIONS: Final = (
    Option("first", "drawn", ("drawn", 0, 1, 2, 3), "GWT-6a"),
    Option("old_actions", "stay", ("stay", "lost"), "GWT-18"),
    Option("draw_up_to", "card_by_card", ("card_by_card", "number_first"), "GWT-32d"),
    Option("kansas_city_money_first", "no", ("no", "yes"), "GWT-58"),
    Option("cards_in_kansas_city", "no", ("no", "yes"), "GWT-91"),
    Option("card_ride_before_use", "no", ("no", "yes"), "GWT-95"),
    Option("extraordinary_delivery", "obligatory", ("obligatory", "optional"), "GWT-114"),
    Option("unpayable_transport", "refused", ("refused", "station_disc"), "GWT-60g"),
    Option("delivery_without_disc", "skipped", ("skipped", "kansas_city"), "GWT-57"),
    Option("actions_left_behind", "lost", ("lost", "kept"), "GWT-14"),
    Option("end_without_action", "no", ("no", "yes"), "GWT-21"),
    Option("station_again", "yes", ("yes", "no"), "GWT-56"),
    Option("arrow_objectives", "display_or_stack", ("display_or_stack", "display"), "GWT-73"),
    Option("immediate_gains", "taken", ("taken", "optional"), "GWT-92"),
    Option("foreign_risk_actions", "copied", ("copied", "not_copied"), "GWT-108"),
)


def set_up(edition: Edition) -> tuple[Option, ...]:
    """What is where at the start: as in a first game, by chance, or as on a table that is mirrored."""
    masters = tuple(MASTER_IDS[master] for master in edition.masters)
    sides = tuple(tuple(f"{number}{side}" for side in SIDE_IDS) for number in range(1, edition.buildings + 1))
    return (
        Option(
            "neutral_buildings",
            "by_letter",
            ("by_letter", "shuffled"),
            "GWT-6a",
            parts=(NEUTRAL_TILES,) * NEUTRALS,
            distinct=True,
        ),
        Option("building_sides", "a", ("a", "random"), "GWT-6a", parts=sides),
        Option(
            "station_masters", "drawn", ("drawn",), "GWT-6a", parts=(masters,) * MASTER_SPACES, distinct=True
        ),
    )


OPTIONS: Final = (*set_up(FIRST), *HOUSE_OPTIONS)
SECOND_OPTIONS: Final = (
    *set_up(SECOND),
    *HOUSE_OPTIONS,
    Option("simmental", False, (False, True), "GWT-117"),
    Option("sam", "none", ("none", *LEVELS), "SAM-14"),
    Option("sam_deck", "standard", (), "SAM-17", needs="sam"),
)


class GreatWesternTrail(Game):
    """One edition of the game, for 2 to 4 ranchers; the second also for one against Sam."""

    def __init__(self, name: str, edition: Edition, options: tuple[Option, ...]) -> None:
        moves = vocabulary(name, edition.trail, edition.cities, edition.has_tokens)
        seats = (1, 2, 3, 4) if edition.has_tokens else (2, 3, 4)
        super().__init__(name, 2, moves, seats, (), options, oldest_rules=1)
        self.edition = edition

    def checked_options(self, seats: int, given: dict[str, Value]) -> dict[str, Value]:
        options = super().checked_options(seats, given)
        first = options["first"]
        if isinstance(first, int) and first >= seats:
            raise BadOption("core.bad_option", name="first", given=first, choices=["drawn", *range(seats)])
        if "sam" in options:
            if seats > 1 and options["sam"] != "none":
                raise BadOption("gwt.sam.alone")  # SAM-4
            if seats == 1 and options["sam"] == "none":
                options["sam"] = "medium"
            deck = sam_deck(str(options["sam_deck"]))
            if deck.text == sam_deck("standard").text:
                options["sam_deck"] = "standard"
            elif not OLD_DECK.fits(
                str(options["sam_deck"])
            ):  # records of older games keep the text they have
                options["sam_deck"] = deck.text
        return options

    def deal(self, config: GameConfig, rng: Rng) -> State:
        return deal(self.edition, config, rng)

    def load(self, config: GameConfig, data: dict[str, object]) -> State:
        return load(self.edition, config, data)

    # ---------------------------------------------------------------- texts

    def move_message(self, state: State, move: int, names: Names = None) -> Message:
        assert isinstance(state, Table)
        return move_message(state, move, names)

    def event_message(self, state: State, event: Event, names: Names = None) -> Message:
        assert isinstance(state, Table)
        return event_message(state, event, names)


GWT1: Final = GreatWesternTrail("gwt1", FIRST, OPTIONS)
GWT2: Final = GreatWesternTrail("gwt2", SECOND, SECOND_OPTIONS)
GAMES: Final = (GWT2, GWT1)
