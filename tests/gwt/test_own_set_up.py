"""A set-up of one's own, so that a table with the real game can be mirrored (ruling 6a)."""

import pytest

import trailboss
from tests.gwt.story import seen
from tests.gwt.test_setup import neutral
from tests.ledger import proves
from trailboss.core.contract import Value
from trailboss.core.errors import BadOption
from trailboss.core.record import Position, Record, digest
from trailboss.core.rng import seeded
from trailboss.games.gwt.rules.game import GWT1, GWT2
from trailboss.games.gwt.state.state import GwtState

MIRRORED: dict[str, Value] = {
    "neutral_buildings": "C A B G E F D",
    "building_sides": "1a 2b 3a 4a 5b 6a 7a 8a 9b 10a",
    "station_masters": "hazards workers certificates objectives tribe_pairs",
    "first": 1,
}


def mirrored(**changes: Value) -> GwtState:
    state = GWT1.start(3, 11, **{**MIRRORED, **changes})
    assert isinstance(state, GwtState)
    return state


@proves("GWT-6", "GWT-6a")
def test_the_set_up_of_another_table_can_be_copied() -> None:
    """Neutral buildings by space, sides by number, station masters by station, and Tom begins."""
    state = mirrored()
    table = seen(state)
    assert neutral(state) == "CABGEFD"
    assert "".join(table["sides"]) == "abaabaaaba"
    assert table["station_masters"] == str(MIRRORED["station_masters"]).split()
    assert (table["first"], state.to_move) == (1, 1)


@proves("GWT-6a")
def test_each_of_them_can_be_settled_by_itself() -> None:
    """What is not settled is as it would have been: the same seed deals the same cards and tiles."""
    usual = GWT1.start(2, 4)
    sides = GWT1.start(2, 4, building_sides="2b")
    masters = GWT1.start(2, 4, station_masters="hazards workers certificates objectives tribe_pairs")
    before = usual.dump()
    assert {name for name, value in sides.dump().items() if value != before[name]} == {"sides"}
    assert {name for name, value in masters.dump().items() if value != before[name]} == {"master_at"}
    letters = GWT1.start(2, 4, neutral_buildings="A B C D E F G")
    assert digest(letters) == digest(usual)


@proves("GWT-6a")
def test_short_input_is_stored_in_full() -> None:
    """Sides that are not named are a; capitals and commas do not matter."""
    options = mirrored(building_sides="9B, 5b,2b", neutral_buildings="c,a,b,g,e,f,d").config.options
    assert {name: options[name] for name in MIRRORED} == MIRRORED
    assert GWT2.start(2, 1, building_sides="12b").config.options["building_sides"] == (
        "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12b"
    )


@proves("GWT-6a")
def test_five_of_the_nine_station_masters_of_the_second_edition() -> None:
    chosen = "twelve_dollars stations workers two_certificates buildings"
    state = GWT2.start(1, 3, sam="hard", station_masters=chosen)
    assert state.view(None)["station_masters"] == chosen.split()


@proves("GWT-6a")
@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("neutral_buildings", "A B C", "needs 7 words such as 'A B C D E F G', not 3."),
        ("neutral_buildings", "A A B C D E F", "sets 'A' twice."),
        ("neutral_buildings", "A B C D E F H", "can't contain 'H'; choose from A, B, C, D, E, F, G."),
        ("building_sides", "2b 2a", "sets '2a' twice."),
        ("building_sides", "11a", "can't be '11a'; it can be a, random, words such as '1a 2a"),
        ("building_sides", " ", "can't be ''"),
        ("station_masters", "workers workers", "sets 'workers' twice."),
        ("station_masters", "stations", "can't contain 'stations'; choose from workers, objectives"),
        ("station_masters", 3, "can't be 3; it can be drawn."),
        ("first", 3, "can't be 3; it can be drawn, 0, 1, 2."),
    ],
)
def test_invalid_arguments_are_rejected_in_one_sentence(option: str, value: Value, sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        mirrored(**{option: value})
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(f"The option {option} ")


@proves("GWT-6a")
def test_records_positions_copies_and_determinizations_carry_it() -> None:
    """A game on such a table goes into a record and a position and comes back the same."""
    state = mirrored()
    chance = seeded(1)
    for _ in range(60):
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    record = Record.loads(Record.of(state).dumps())
    assert {name: record.config.options[name] for name in MIRRORED} == MIRRORED
    assert digest(record.replay()) == digest(state)
    assert digest(Position.loads(Position.of(state).dumps()).state()) == digest(state)
    assert state.copy().config.options == state.determinize(0, chance).config.options == state.config.options


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_a_game_says_what_each_place_can_have(game: str) -> None:
    """So a form or a program can offer it: the example that a game gives is one that it takes."""
    for option in trailboss.game(game).options[:3]:
        value = option.example()
        assert option.normalized(value) == value
        assert len(value.split()) == len(option.parts) > 0
