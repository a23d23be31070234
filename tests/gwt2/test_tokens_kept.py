"""Games with exchange tokens: taking back, records, positions in the middle of an exchange, what others
see."""

import pytest

from tests.gwt2.story import Story, new_game, seen, wander
from tests.ledger import proves
from trailboss.core.contract import BARRIER_KNOWLEDGE, BARRIER_TURN
from trailboss.core.errors import BadPosition, CannotUndo
from trailboss.core.record import Position, Record, digest
from trailboss.core.rng import seeded
from trailboss.core.undo import may_undo, undo
from trailboss.games.gwt.questions.cards.out_of_turn import RESUME
from trailboss.games.gwt.rules.game import GWT2
from trailboss.games.gwt.state.state import GwtState


def play(state: GwtState, *moves: str, seat: int = -1) -> None:
    for move in moves:
        state.play(GWT2.move(move), seat)


def hiring() -> GwtState:
    """Mary has placed her herder on A and is about to choose whom to hire."""
    state = new_game(2, seed=11, first=0)
    play(state, "place a", "do hire_0")
    return state


# -------------------------------------------------------------------- taking back


def test_an_exchange_is_undone_before_the_first_card() -> None:
    """Mary has returned her token and drawn nothing yet: she may change her mind.
    Once she has seen a card she may not."""
    state = hiring()
    before = digest(state)
    play(state, "exchange")
    assert may_undo(state) == 3
    assert digest(undo(state)) == before
    play(state, "draw")
    assert (may_undo(state), state.barrier_reason) == (0, BARRIER_KNOWLEDGE)
    with pytest.raises(CannotUndo):
        undo(state)


def test_the_discards_of_a_token_can_be_undone() -> None:
    """Mary discards one card and takes it back: that taught nobody anything that was hidden for long."""
    state = hiring()
    play(state, "exchange", "draw", "stop")
    before = digest(state)
    state.play(state.legal()[0])
    assert digest(undo(state)) == before


def test_an_out_of_turn_move_makes_earlier_moves_final() -> None:
    """Mary has chosen to hire when Tom uses his token.
    Neither can take back the other's move through it: the decision went to Tom."""
    state = hiring()
    assert may_undo(state) == 2
    play(state, "exchange", seat=1)
    assert (may_undo(state), state.barrier_reason) == (0, BARRIER_TURN)
    with pytest.raises(CannotUndo):
        undo(state)


def test_after_an_out_of_turn_move_undo_starts_over() -> None:
    """Tom's token is done and Mary goes on. What she does from now on she may take back, no more."""
    state = hiring()
    play(state, "exchange", "draw", "stop", seat=1)
    state.play(state.legal()[0])
    assert (state.to_move, may_undo(state)) == (0, 0)
    before = digest(state)
    state.play(state.legal()[0])
    assert digest(undo(state)) == before


# -------------------------------------------------------------------- positions and records


def interrupted() -> GwtState:
    """Tom draws with a token in Mary's turn, and Mary with hers before he has discarded."""
    state = hiring()
    play(state, "exchange", seat=1)
    play(state, "draw")
    play(state, "exchange", seat=0)
    return state


def test_a_position_in_the_middle_of_an_exchange() -> None:
    """The table is kept while two exchanges are under way.
    Read back it is the same and goes on in the same way, back to Mary's hire."""
    state = interrupted()
    assert state.frames.to_list().count(RESUME) >= 2
    kept = Position.loads(Position.of(state).dumps()).state()
    assert digest(kept) == digest(state)
    for each in (state, kept):
        rng = seeded("there")
        while seen(each)["question"] != "hire":
            legal = each.legal()
            each.play(legal[rng.below(len(legal))])
        assert each.to_move == 0
    assert digest(kept) == digest(state)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_position_with_nobody_to_move_is_refused(seat: int) -> None:
    state = interrupted()
    state.frames.numbers[state.frames.find(RESUME) + 1] = seat
    with pytest.raises(BadPosition):
        Position.loads(Position.of(state).dumps()).state()


def test_records_and_positions_of_every_moment() -> None:
    """A game by chance with tokens in everybody's turn: every eleventh moment is kept, as a record and as a
    position, and both lead back to it."""
    state = new_game(3, seed=2, simmental=True)
    rng = seeded("every moment")
    inside = 0
    while not state.over:
        for seat in range(3):
            if seat != state.to_move and state.legal_for(seat) and rng.below(4) == 0:
                play(state, "exchange", seat=seat)
        if RESUME in state.frames.to_list() or len(state.history) % 11 == 0:
            inside += RESUME in state.frames.to_list()
            assert digest(Position.loads(Position.of(state).dumps()).state()) == digest(state)
            if len(state.history) % 11 == 0:
                assert digest(Record.loads(Record.of(state).dumps()).replay()) == digest(state)
        wander(state, rng, 1)
    assert inside > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_with_interrupts_replays(seats: int) -> None:
    """A whole game with tokens in others' turns.
    Its record names who played what, and leads to the same end."""
    state = new_game(seats, seed=40 + seats)
    rng = seeded(seats)
    out_of_turn = 0
    while not state.over:
        for seat in range(seats):
            if seat != state.to_move and state.legal_for(seat) and rng.below(3) == 0:
                play(state, "exchange", seat=seat)
                out_of_turn += 1
        wander(state, rng, 1)
    assert out_of_turn > 1
    record = Record.loads(Record.of(state).dumps())
    assert digest(record.replay()) == digest(state)


# -------------------------------------------------------------------- what others see


@proves("GWT-32f")
def test_tokens_are_public_and_the_cards_drawn_are_not() -> None:
    """Tom draws two cards with a token. Everybody sees the token go and two cards come; which ones, Tom
    alone. What he discards everybody sees."""
    game = Story(at="a", tokens={"Tom": 1}, hand={"Tom": "gray"}, stack={"Tom": "red blue white"})
    game.interrupt("Tom", "exchange")
    game.play("Tom: draw; draw")
    for viewer in (0, None):
        tom = seen(game.state, viewer)["ranchers"][1]
        assert (tom["tokens"], tom["hand"], tom["hand_size"], tom["stack_size"]) == (0, None, 3, 1)
    assert seen(game.state, 1)["ranchers"][1]["hand"] == ["blue", "gray", "red"]
    game.play("Tom: discard gray; discard blue")
    assert seen(game.state, 0)["ranchers"][1]["pile"] == ["gray", "blue"]


def test_a_determinization_in_the_middle_of_an_exchange() -> None:
    """Tom has drawn with a token in Mary's turn. Determinized for Mary, he has as many cards, of those he
    could have; for himself he keeps his hand; and both games can be finished."""
    state = interrupted()
    for seat in range(2):
        determinized = state.determinize(seat, seeded(5))
        assert isinstance(determinized, GwtState)
        assert determinized.view(seat) == state.view(seat)
        assert determinized.hand[seat] == state.hand[seat]
        wander(determinized, seeded(6), 5000)
        assert determinized.over


def pair_awaited() -> Story:
    """Mary has chosen to discard a pair and not said which one, when Tom uses his token."""
    game = Story(
        on="f",
        tokens={"Mary": 1, "Tom": 1},
        hand={"Mary": "brown3 brown4", "Tom": "gray white"},
        stack={"Mary": "white green black red blue yellow gray", "Tom": "red blue green"},
    )
    game.play("do pair_for_4")
    game.interrupt("Tom", "exchange")
    return game


def test_a_determinization_holds_what_the_interrupted_action_requires() -> None:
    """Mary waits with an action that requires a pair, while Tom draws. Determinized for Tom, she always has
    a pair: otherwise she could not have begun the action, and the game would stop."""
    game = pair_awaited()
    rng = seeded("pairs")
    for _ in range(30):
        determinized = game.state.determinize(1, rng)
        assert isinstance(determinized, GwtState)
        for move in ("draw", "stop"):
            determinized.play(GWT2.move(move))
        determinized.play(determinized.legal()[0])
        assert determinized.to_move == 0
        assert determinized.legal(), "Mary can discard a pair"


def test_a_determinization_while_both_exchange() -> None:
    """The same, and Mary answers with a token of her own; whatever is resampled, she keeps a pair."""
    game = pair_awaited()
    game.interrupt("Mary", "exchange")
    game.play("Mary: draw; draw")
    rng = seeded("more pairs")
    for _ in range(30):
        determinized = game.state.determinize(1, rng)
        assert isinstance(determinized, GwtState)
        while seen(determinized)["question"] != "location":
            legal = determinized.legal()
            assert legal
            determinized.play(legal[rng.below(len(legal))])
        assert determinized.money[0] == 4


@pytest.mark.parametrize(
    ("table", "moves"),
    [
        ({"on": "a1", "buildings": {"a1": "Mary 5a"}, "hand": "red blue"}, "do value3_for_7"),
        (
            {"on": "kansas_city", "hand": "orange1 orange2", "options": {"simmental": True}},
            "foresight upper; foresight upper; foresight upper; certificates 0",
        ),
    ],
)
def test_a_determinization_can_answer_what_is_asked(table: dict[str, object], moves: str) -> None:
    """Being asked for a card of value 3, or whether a calf is to grow, tells that the hand has one."""
    game = Story(stack="gray gray white white black black green", **table)  # type: ignore[arg-type]
    game.play(moves)
    rng = seeded("asked")
    for _ in range(30):
        determinized = game.state.determinize(1, rng)
        assert {GWT2.text(move) for move in determinized.legal()} - {"stop"}
