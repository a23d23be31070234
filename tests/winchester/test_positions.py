"""Positions: every moment of a game can be written down and read back, and nonsense is refused by name."""

import copy
import pickle
from collections.abc import Callable

import pytest

from tests.winchester.story import Story, new_game
from tests.winchester.wandering import OPTIONS, tables, wander
from trailboss.core.contract import GameConfig, Value
from trailboss.core.errors import BadPosition
from trailboss.core.record import Position, Record
from trailboss.core.rng import Rng, seeded
from trailboss.games.winchester.components.map import standard
from trailboss.games.winchester.questions.auction import AUCTION as ASKED
from trailboss.games.winchester.questions.bonus import CARD, RUMOR_TOKEN
from trailboss.games.winchester.questions.claims import CLAIMS, OBJECTIVES
from trailboss.games.winchester.rules.effects import TURN
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.state import WinchesterState

HEIRS = "Ana Ben Cleo Dan"
Data = dict[str, object]


def read(text: str) -> WinchesterState:
    state = Position.loads(text).state()
    assert isinstance(state, WinchesterState)
    return state


# -------------------------------------------------------------------- there and back


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_state_of_a_game_can_be_saved_and_loaded(seats: int, options: dict[str, Value]) -> None:
    state = new_game(seats, seed=seats, **options)
    chance = seeded("moments")
    while not state.over:
        _reads_back(state)
        wander(state, chance, 1)
    _reads_back(state)


def _reads_back(state: WinchesterState) -> None:
    again = read(Position.of(state).dumps())
    assert again.dump() == state.dump()
    assert again.legal() == state.legal()
    assert again.config.options == state.config.options


def test_a_game_continues_the_same_from_a_position() -> None:
    for state in tables(20, "going on"):
        again = read(Position.of(state).dumps())
        chance = seeded("from here")
        wander(state, chance.copy(), 400)
        wander(again, chance.copy(), 400)
        assert again.dump() == state.dump()
        assert again.over


def test_a_record_can_begin_with_a_position() -> None:
    """A puzzle is loaded and played on. Its record holds the position and replays from there."""
    state = new_game(4, claims="manual")
    wander(state, seeded("puzzle"), 50)
    puzzle = read(Position.of(state).dumps())
    wander(puzzle, seeded("solution"), 30)
    record = Record.loads(Record.of(puzzle).dumps())
    assert len(record.moves) == len(puzzle.history) == 30
    assert record.replay().dump() == puzzle.dump()


def test_a_position_on_a_custom_map_includes_the_map() -> None:
    text = (
        standard()
        .text.replace('19 = { terrain = "forest"', '19 = { terrain = "desert"')
        .replace('11 = { terrain = "desert"', '11 = { terrain = "forest"')
    )
    state = new_game(3, map=text)
    assert read(Position.of(state).dumps()).board.text == state.board.text


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_states_are_copied_and_pickled_completely(
    again: Callable[[WinchesterState], WinchesterState],
) -> None:
    for state in tables(12, "copies"):
        twin = again(state)
        assert twin.dump() == state.dump()
        assert (twin.history, twin.undo_barrier, twin.barrier_reason) == (
            state.history,
            state.undo_barrier,
            state.barrier_reason,
        )
        before = state.dump()
        wander(twin, seeded("apart"), 20)
        assert state.dump() == before


# -------------------------------------------------------------------- nonsense


def load(state: WinchesterState, data: Data) -> WinchesterState:
    config = GameConfig(WINCHESTER, state.seats, None, state.config.options)
    loaded = WINCHESTER.load(config, data)
    assert isinstance(loaded, WinchesterState)
    return loaded


def auction() -> WinchesterState:
    """Four players, 50 moves into the game, in an auction with a bid."""
    state = new_game(4)
    chance = seeded("auction")
    wander(state, chance, 50)
    while not state.bid or state.frames.kind() != ASKED:
        wander(state, chance, 1)
    return state


AUCTION = auction()


@pytest.mark.parametrize("field", AUCTION.dump())
@pytest.mark.parametrize("value", ["x", None, 1.5, -1000, 10**30, [], [1], ["x"] * 19, {}])
def test_a_field_out_of_range_is_refused_by_name(field: str, value: object) -> None:
    with pytest.raises(BadPosition) as refused:
        load(AUCTION, {**AUCTION.dump(), field: value})
    assert f"{field} should be" in refused.value.render("en")
    assert f"{field} sollte" in refused.value.render("de")


@pytest.mark.parametrize("field", AUCTION.dump())
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    data = AUCTION.dump()
    del data[field]
    with pytest.raises(BadPosition, match=f"{field} should be"):
        load(AUCTION, data)


def test_an_extra_field_is_rejected_by_name() -> None:
    with pytest.raises(BadPosition, match="horses should be left out"):
        load(AUCTION, {**AUCTION.dump(), "horses": 3})


def changed(state: WinchesterState, **fields: object) -> Data:
    return {**state.dump(), **fields}


def with_number(numbers: object, index: int, number: int) -> list[int]:
    assert isinstance(numbers, list)
    return [*numbers[:index], number, *numbers[index + 1 :]]


def in_token() -> WinchesterState:
    """Ana has bought plot 19 and has a movement token to carry out."""
    game = Story(HEIRS, plots=[19], tokens={19: "movement"})
    game.buys("Ana", 4)
    return game.state


def ended() -> WinchesterState:
    state = new_game(4)
    wander(state, seeded("to the end"), 1000)
    return state


NONSENSE: dict[str, tuple[Callable[[], Data], str]] = {
    "a bonus token too many": (
        lambda: changed(AUCTION, bonus=[0] * 19),
        "bonus",
    ),
    "a note too many": (lambda: changed(AUCTION, saloon=AUCTION.saloon + 1), "cash"),
    "a plot for sale that was not turned up": (lambda: changed(AUCTION, plot=AUCTION.order[18]), "plot"),
    "a sold plot that has not come up": (
        lambda: changed(AUCTION, owner=with_number(AUCTION.dump()["owner"], AUCTION.order[18] - 1, 2)),
        "owner",
    ),
    "the plot for sale sold already": (
        lambda: changed(AUCTION, owner=with_number(AUCTION.dump()["owner"], AUCTION.plot - 1, 2)),
        "owner",
    ),
    "the same plot token twice": (lambda: changed(AUCTION, order=[AUCTION.plot] * 19), "order"),
    "the same secret objective twice": (lambda: changed(AUCTION, secret=[0] * 10), "secret"),
    "chance that stands still": (lambda: changed(AUCTION, chance=[0, 0, 0, 0]), "chance"),
    "somebody to move who has passed": (
        lambda: changed(AUCTION, passed=1 << AUCTION.to_move),
        "passed",
    ),
    "a bid without a bidder": (lambda: changed(AUCTION, bidder=-1), "bidder"),
    "a bidder to move": (lambda: changed(AUCTION, bidder=AUCTION.to_move), "bidder"),
    "a bid above the bidder's cash": (lambda: changed(AUCTION, bid=100), "bid"),
    "a bidder who has passed": (lambda: changed(AUCTION, passed=1 << AUCTION.bidder), "bid"),
    "a game that is over with plots unsold": (lambda: changed(AUCTION, over=1, agenda=[]), "turned"),
    "nothing to do": (lambda: changed(AUCTION, agenda=[]), "agenda"),
    "half a question": (lambda: changed(AUCTION, agenda=[TURN, 0, 0, ASKED]), "agenda"),
    "an auction with no turn behind it": (lambda: changed(AUCTION, agenda=[ASKED, 0, 0]), "agenda"),
    "two auctions": (lambda: changed(AUCTION, agenda=[TURN, 0, 0, ASKED, 0, 0, ASKED, 0, 0]), "agenda"),
    "claims asked for at a table where they are automatic": (
        lambda: changed(in_token(), agenda=[TURN, 0, 0, CLAIMS, 0, 0], aside=0, saloon=1 + 1),
        "agenda",
    ),
    "a rumor asked for with a movement token": (
        lambda: changed(in_token(), agenda=[TURN, 0, 0, OBJECTIVES, 0, 0, CARD, 0, 0, RUMOR_TOKEN, 0, 0]),
        "agenda",
    ),
    "somebody else carrying out the token": (lambda: changed(in_token(), to_move=2), "to_move"),
    "tips of a purchase that is over": (
        lambda: changed(AUCTION, aside=1, saloon=AUCTION.saloon - 1),
        "aside" if AUCTION.saloon else "saloon",
    ),
    "a bank that took money in": (lambda: changed(new_game(4), bank=53, cash=[7, 8, 8, 8]), "bank"),
    "a bank that paid more than it can have": (
        lambda: changed(
            AUCTION, bank=-80, cash=with_number(AUCTION.cash, 0, AUCTION.cash[0] + AUCTION.bank + 80)
        ),
        "bank",
    ),
    "a bonus for most plots before the end": (
        lambda: changed(AUCTION, majority=[5, 0, 0, 0], bank=AUCTION.bank),
        "majority",
    ),
    "a right that was not paid at once": (
        lambda: changed(new_game(4), rights=[0, 16, 0, 0]),
        "rights",
    ),
    "somebody who knows what comes up": (
        lambda: changed(
            AUCTION, known=with_number(AUCTION.knowledge.known, -1 + len(AUCTION.knowledge.known), 1)
        ),
        "known",
    ),
    "somebody who has forgotten their own objectives": (
        lambda: changed(AUCTION, known=with_number(AUCTION.knowledge.known, 2, 1)),
        "known",
    ),
    "a seat that is not there knowing a mine": (
        lambda: changed(AUCTION, known=with_number(AUCTION.knowledge.known, 8, 16)),
        "known",
    ),
    "an end with something left to do": (lambda: changed(ended(), agenda=[TURN, 0, 0]), "agenda"),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_values_that_cannot_occur_in_play_are_rejected_by_name(what: str) -> None:
    data, field = NONSENSE[what][0](), NONSENSE[what][1]
    with pytest.raises(BadPosition) as refused:
        load(AUCTION, data)
    assert refused.value.render("en").startswith(f"Invalid position: {field} should be")


def test_a_limited_bank_lends_nothing() -> None:
    state = new_game(4, bank="limited")
    wander(state, seeded("limited"), 60)
    with pytest.raises(BadPosition, match="bank should be"):
        load(state, changed(state, bank=-1, cash=with_number(state.cash, 0, state.cash[0] + state.bank + 1)))


def test_every_accepted_position_can_be_played_to_the_end() -> None:
    """Positions with a number or two changed at random.
    Most are refused; the others are tables like any other."""
    chance = seeded("damage")
    read_back = 0
    for state in tables(60, "damaged"):
        for _ in range(8):
            data = _damaged(state.dump(), chance)
            try:
                loaded = load(state, data)
            except BadPosition:
                continue
            read_back += 1
            counted = loaded.inventory()
            for seat in (None, *range(loaded.seats)):
                loaded.view(seat)
            wander(loaded, chance, 2000)
            assert loaded.over
            assert loaded.inventory() == counted
            assert min(loaded.cash) >= 0
    assert read_back > 40


def _damaged(data: Data, chance: Rng) -> Data:
    names = list(data)
    for _ in range(1 + int(chance.below(2))):
        name = names[chance.below(len(names))]
        value = data[name]
        if isinstance(value, int):
            data[name] = value + int(chance.below(5)) - 2
        elif isinstance(value, list) and value:
            index = int(chance.below(len(value)))
            data[name] = with_number(value, index, value[int(chance.below(len(value)))])
    return data
