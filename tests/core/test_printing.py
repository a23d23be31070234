"""What games, states and moves look like when they are printed, and what a type checker knows of views."""

import pytest

import trailboss
from trailboss.core.playout import play_out
from trailboss.core.rng import seeded
from trailboss.views import view_of


def test_games_and_states_say_what_they_are() -> None:
    game = trailboss.game("winchester")
    assert repr(game) == "<Game winchester>"
    assert str(game) == "Daddy Winchester"
    state = game.start(3, 7, first=1)
    state.play(game.move("bid 2"))
    assert repr(state) == "<State of winchester: 3 seats, 1 move, Yellow to move>"
    assert str(state) == "Daddy Winchester, 3 seats, after 1 move: Yellow to move"
    assert repr(trailboss.game("gwt2").start(1, 7)) == "<State of gwt2: 1 seat, 0 moves, Red to move>"
    play_out(state, seeded("end"))
    names = [state.seat_name(seat) for seat in state.winners()]
    assert str(state).endswith(f"won by {' and '.join(names)}")


@pytest.mark.parametrize(("game", "seats"), [("winchester", 4), ("gwt1", 2), ("gwt2", 1)])
def test_repr_and_str_show_nothing_hidden(game: str, seats: int) -> None:
    state = trailboss.game(game).start(seats, 7)
    chance = seeded("printed")
    play_out(state, chance, 30)
    assert state.question_name() == state.view(0)["question"]
    for seat in range(seats):
        other = state.determinize(seat, chance)
        assert str(other).partition(":")[2] == str(state).partition(":")[2]
        assert "seed" not in repr(state)


def test_the_vocabulary_lists_its_moves() -> None:
    vocabulary = trailboss.game("winchester").vocabulary
    moves = list(vocabulary)
    assert len(moves) == len(vocabulary)
    assert [move.number for move in moves] == list(range(len(moves)))
    assert all(vocabulary.move(str(move)) == move.number for move in moves)
    assert vocabulary[vocabulary.move("bid 7")].kind == "bid"
    assert repr(vocabulary) == f"<Vocabulary of winchester: {len(moves)} moves>"


def test_views_have_types() -> None:
    state = trailboss.game("gwt2").start(2, 7)
    money: int = view_of("gwt2", state, 0)["ranchers"][0]["money"]
    assert money == state.view(0)["ranchers"][0]["money"]  # type: ignore[index]
    auction = trailboss.game("winchester").start(3, 7)
    hats: int = view_of("winchester", auction, None)["players"][0]["hats"]
    assert hats > 0
    with pytest.raises(ValueError, match="a state of winchester, not of gwt1"):
        view_of("gwt1", auction, None)
