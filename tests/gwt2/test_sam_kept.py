"""Whole games against Sam: to the end on every level, nothing lost, kept and read back, nothing hidden
told."""

from collections.abc import Callable

import pytest

from tests.gwt2.story import new_game, seen, texts, wander
from tests.ledger import proves
from trailboss.core.contract import Value
from trailboss.core.errors import BadPosition, BadRecord, BadSeats
from trailboss.core.record import Position, Record, digest
from trailboss.core.rng import seeded
from trailboss.core.undo import may_undo
from trailboss.games.gwt.rules.game import GWT2
from trailboss.games.gwt.solo.deck import LEVELS
from trailboss.games.gwt.state.state import GwtState

TABLES: list[dict[str, Value]] = [
    {"sam": "easy"},
    {"sam": "medium", "simmental": True},
    {"sam": "hard", "building_sides": "random", "neutral_buildings": "shuffled"},
]


def named(options: dict[str, Value]) -> str:
    return str(options["sam"])


# -------------------------------------------------------------------- whole games


@proves("SAM-13", "SAM-18", "SAM-65")
@pytest.mark.parametrize("options", TABLES, ids=named)
def test_a_whole_game(options: dict[str, Value]) -> None:
    """Mary plays by chance, Sam by his cards. The game comes to its end, and all components are still there:
    Sam has 14 discs, 12 buildings and no cattle of his own; nothing is lost on the way."""
    for seed in range(3):
        state = new_game(1, seed=seed, **options)
        box = state.inventory()
        assert box["cattle cards"] == 14 + 36 + (24 if state.simmental else 0)
        assert box["supply tiles and neutral buildings"] == 94 + 7
        assert (box["discs of seat 1"], box["buildings of seat 1"]) == (14, 12)
        rng = seeded(f"{options} {seed}")
        while not state.over:
            assert state.to_move == 0
            wander(state, rng, 1)
            assert state.inventory() == box
        assert state.ending in (0, 1)
        scores = state.scores()
        assert len(scores) == 2
        assert all(score.total == sum(score.parts.values()) for score in scores)
        assert scores[1].parts["money"] == scores[1].parts["station_masters"] == scores[1].parts["steps"] == 0
        assert state.money[1] == state.tokens[1] == 0


@proves("SAM-3", "SAM-10")
@pytest.mark.parametrize("options", TABLES, ids=named)
def test_invariants_of_sam(options: dict[str, Value]) -> None:
    """At every moment: one to six workers of a kind, the specialization among the most numerous, every card
    in deck or pile once, and his herder somewhere on the trail."""
    state = new_game(1, seed=9, **options)
    rng = seeded("always")
    cards = sorted(state.sam.deck) if state.sam else []
    while not state.over:
        wander(state, rng, 1)
        sam = state.sam
        assert sam is not None
        rows = state.workers[3:]
        assert all(1 <= count <= 6 for count in rows)
        assert rows[sam.specialty] == max(rows)
        assert sorted(sam.deck + sam.pile) == cards
        assert state.trail.ids[state.herder[1]] != "kansas_city"
        assert (state.hand[1], state.stack[1], state.certificates[1]) == ([], [], 0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_is_the_same_game(level: str) -> None:
    """All of Sam's chances come from the game's own: deck, worker, foresight tiles, objective cards."""
    ends = set()
    for _ in range(2):
        state = new_game(1, seed=12, sam=level)
        wander(state, seeded("mary"), 20_000)
        ends.add(digest(state))
    assert len(ends) == 1


# -------------------------------------------------------------------- records and positions


@pytest.mark.parametrize("options", TABLES, ids=named)
def test_records_and_positions(options: dict[str, Value]) -> None:
    """Kept at every ninth move and read back, as a record and as a position, the game is the same."""
    state = new_game(1, seed=21, **options)
    rng = seeded("kept")
    while not state.over:
        if len(state.history) % 9 == 0:
            assert digest(Record.loads(Record.of(state).dumps()).replay()) == digest(state)
            assert digest(Position.loads(Position.of(state).dumps()).state()) == digest(state)
        wander(state, rng, 1)
    text = Record.of(state).dumps()
    assert f'"sam": "{options["sam"]}"' in text.replace("\\", "")
    assert digest(Record.loads(text).replay()) == digest(state)


def test_a_record_without_its_level_is_refused() -> None:
    """Two seats and Sam, or another level than was played: the record cannot be read, or does not come out
    right."""
    state = new_game(1, seed=4, sam="hard")
    wander(state, seeded("hard"), 300)
    text = Record.of(state).dumps()
    with pytest.raises(BadRecord):
        Record.loads(text.replace('[Seats "1"]', '[Seats "2"]'))
    with pytest.raises(BadRecord):
        Record.loads(text.replace("hard", "easy")).replay()


def _sam_to_move(state: GwtState) -> None:
    state.to_move = 1


def _sam_in_kansas_city(state: GwtState) -> None:
    state.herder[1] = state.trail.ids.index("kansas_city")


def _sam_not_placed(state: GwtState) -> None:
    state.herder[1] = -1


def _sam_with_money(state: GwtState) -> None:
    state.money[1] = 3


def _sam_with_a_token(state: GwtState) -> None:
    state.tokens[1] = 1


def _sam_with_a_hand(state: GwtState) -> None:
    state.hand[1].append(state.cattle_stack.pop())


def _a_card_twice(state: GwtState) -> None:
    assert state.sam is not None
    state.sam.deck[0] = state.sam.deck[1]


def _a_card_missing(state: GwtState) -> None:
    assert state.sam is not None
    state.sam.deck.pop()


def _no_such_specialty(state: GwtState) -> None:
    assert state.sam is not None
    state.sam.specialty = 3


@pytest.mark.parametrize(
    "change",
    [
        _sam_to_move,
        _sam_in_kansas_city,
        _sam_not_placed,
        _sam_with_money,
        _sam_with_a_token,
        _sam_with_a_hand,
        _a_card_twice,
        _a_card_missing,
        _no_such_specialty,
    ],
    ids=lambda change: change.__name__.strip("_"),
)
def test_an_impossible_position_is_refused(change: Callable[[GwtState], None]) -> None:
    state = new_game(1, seed=4, sam="medium")
    wander(state, seeded("some"), 40)
    change(state)
    with pytest.raises(BadPosition):
        Position.loads(Position.of(state).dumps()).state()


# -------------------------------------------------------------------- taking back, seats, what is known


def test_sams_turn_cannot_be_undone() -> None:
    """Mary ends her turn and Sam turns up a card: that everybody has seen."""
    state = new_game(1, seed=3, sam="easy")
    for move in ("place e", "aux dollars single"):
        state.play(GWT2.move(move))
    assert may_undo(state) == 2
    state.play(GWT2.move("end"))
    assert may_undo(state) == 0


def test_sam_has_no_seat() -> None:
    """Nobody plays for Sam, asks for his moves or looks through his eyes."""
    state = new_game(1, sam="easy")
    for ask in (state.legal_for, state.view):
        with pytest.raises(BadSeats):
            ask(1)
    with pytest.raises(BadSeats):
        state.play(GWT2.move("place a"), 1)
    with pytest.raises(BadSeats):
        state.determinize(1, seeded(1))


def test_a_token_in_a_solo_game() -> None:
    """Mary's exchange token works as in any game, and Sam's turn leaves her no decision to interrupt."""
    state = new_game(1, sam="medium")
    assert "exchange" in texts(state, 0)
    for move in ("exchange", "draw", "draw"):
        state.play(GWT2.move(move))
    while seen(state)["question"] == "discard":
        state.play(state.legal()[0])
    assert (len(state.hand[0]), state.tokens[0], seen(state)["question"]) == (4, 0, "phase_a")


def test_a_determinization_shuffles_sams_deck() -> None:
    """Everybody knows which cards are left in Sam's deck, but not their order. A determinization shuffles it
    and the stacks, and keeps what Mary knows."""
    state = new_game(1, seed=8, sam="medium")
    wander(state, seeded("guess"), 60)
    assert state.sam is not None
    assert len(state.sam.deck) > 3
    orders = set()
    rng = seeded("guesses")
    for _ in range(10):
        determinized = state.determinize(0, rng)
        assert isinstance(determinized, GwtState)
        assert determinized.sam is not None
        assert sorted(determinized.sam.deck) == sorted(state.sam.deck)
        assert (determinized.sam.pile, determinized.sam.specialty) == (state.sam.pile, state.sam.specialty)
        assert determinized.view(0) == state.view(0)
        assert (determinized.hand[0], determinized.played_objectives) == (
            state.hand[0],
            state.played_objectives,
        )
        orders.add(tuple(determinized.sam.deck))
        before = state.sam.deck[:]
        wander(determinized, rng, 20_000)
        assert determinized.over
        assert state.sam.deck == before, "the determinized state is another game"
    assert len(orders) > 5


def test_the_view_does_not_tell_the_order_of_sams_deck() -> None:
    state = new_game(1, seed=8, sam="hard")
    other = state.copy()
    assert other.sam is not None
    other.sam.deck.reverse()
    assert other.view(0) == state.view(0)
    assert other.view(None) == state.view(None)
