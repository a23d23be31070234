"""The frame of a turn (rulings 1 to 6b)."""

from tests.gwt.story import Story, new_game
from tests.ledger import proves


@proves("GWT-1")
def test_three_phases_in_order() -> None:
    """Mary moves, uses the location and draws, and then it is Tom's turn.
    None of the phases can be left out: there is no end before something was done."""
    game = Story(at="a", hand="gray", stack="white white white white")
    assert game.question == "phase_a"
    assert "end" not in game.may()
    game.play("Mary: ride b")
    assert game.question == "location"
    assert "end" not in game.may()
    game.play("Mary: aux dollars single; end")
    assert game.hand() == "gray white white white"
    assert (game.to_move, game.question) == ("Tom", "phase_a")


@proves("GWT-2")
def test_the_first_turn() -> None:
    """Nobody has ridden yet, and Mary sets her herder on any neutral building she likes, however far it is.
    Tom joins her there, nobody pays, and phase B follows."""
    game = Story(first_turn=True, money=5)
    assert game.may() == {f"place {letter}" for letter in "abcdefg"}
    game.play("Mary: place g")
    assert (game.herder(), game.question, game.money()) == ("g", "location", 5)
    game.play("Mary: do engine_per_engineer; engine 1; end")
    game.play("Tom: place g")
    assert (game.herder("Tom"), game.question) == ("g", "location")


@proves("GWT-4")
def test_nothing_else_to_start_with() -> None:
    """Three ranchers begin with four cards and 6, 7 and 8 dollars.
    There is nothing to exchange: what is asked first is where the herder goes."""
    state = new_game(3, first=0)
    assert state.money == [6, 7, 8]
    assert [len(hand) for hand in state.hand] == [4, 4, 4]
    assert all(state.game.text(move).startswith("place ") for move in state.legal())


@proves("GWT-6")
def test_one_side_for_all() -> None:
    """The sides are drawn once, and 8 lies on b.
    Mary's 8b and Tom's are the same building, and no move turns a tile over."""
    game = Story(on="b", buildings={"c1": "Tom 8b"}, builders=6, money=12, stock="8b")
    game.play("do build_2; build 8; at a1")
    assert (game.tile("a1"), game.tile("c1")) == ("Mary 8b", "Tom 8b")
    assert not [kind for kind in game.state.game.vocabulary.kinds if kind.name in ("turn", "flip")]


@proves("GWT-6a")
def test_clockwise_from_the_starting_player() -> None:
    """Ann starts.
    After her come Joe, Mary and Tom, and then Ann again."""
    state = new_game(4, first=2)
    order = []
    for _ in range(5):
        order.append(state.to_move)
        seat = state.to_move
        if state.first_turn(seat):
            state.play(state.game.move("place a"))
        else:
            state.play(min(state.legal()))
        state.play(state.game.move("aux dollars single"))
        state.play(state.game.move("end"))
    assert order == [2, 3, 0, 1, 2]


@proves("GWT-6b")
def test_no_objective_card_before_the_first_turn() -> None:
    """Whatever is dealt, nobody holds an objective card before the herders stand on the board.
    So there is nothing to play before the first turn."""
    for seed in range(20):
        state = new_game(4, seed)
        assert all(face < 16 for hand in state.hand for face in hand)
        assert not [move for move in state.legal() if state.game.text(move).startswith("play ")]
