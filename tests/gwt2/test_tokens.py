"""Exchange tokens: at any time, in your turn and in others', in the middle of anything (rulings 5, 115,
116, 120a to 120c)."""

import pytest

from tests.gwt2.story import Story, new_game, seen, texts
from tests.ledger import proves
from trailboss.core.errors import IllegalMove
from trailboss.core.rng import seeded
from trailboss.games.gwt.rules.game import GWT2

HAND = "gray white"
STACK = "black green red"


# -------------------------------------------------------------------- in your own turn


@proves("GWT-115")
def test_a_token_draws_up_to_two_and_discards_as_many() -> None:
    """Mary returns her token, draws two cards and then discards two of the four she has.
    Then she goes on where she was, with one token less."""
    game = Story(at="a", tokens=1, hand=HAND, stack=STACK)
    game.play("exchange")
    assert (game.tokens(), game.question) == (0, "draw")
    game.play("draw; draw")
    assert game.hand() == "gray green black white"
    game.play("discard gray; discard white")
    assert (game.hand(), game.pile(), game.stack()) == ("green black", "gray white", "red")
    assert (game.to_move, game.question) == ("Mary", "phase_a")
    assert "exchange" not in game.may()


@proves("GWT-115")
def test_a_token_for_one_card() -> None:
    """Up to two: Mary stops after the first card and discards one."""
    game = Story(at="a", tokens=1, hand=HAND, stack=STACK)
    game.play("exchange; draw; stop; discard black")
    assert (game.hand(), game.pile(), game.question) == ("gray white", "black", "phase_a")


@proves("GWT-28", "GWT-115")
def test_no_more_than_were_really_drawn() -> None:
    """Stack and pile hold a single card.
    Mary draws it and discards one; with no card at all the token cannot be used."""
    game = Story(at="a", tokens=1, hand=HAND, stack="", pile="red")
    game.play("exchange; draw")
    assert game.question == "discard"
    game.play("discard gray")
    assert (game.hand(), game.pile()) == ("white red", "gray")
    nothing = Story(at="a", tokens=1, hand=HAND, stack="", pile="")
    assert "exchange" not in nothing.may_interrupt("Mary")
    with pytest.raises(IllegalMove):
        nothing.interrupt("Mary", "exchange")


@proves("GWT-29", "GWT-115")
def test_the_pile_is_shuffled_when_a_card_has_to_be_drawn() -> None:
    """One card is left in Mary's stack.
    For the second the discard pile becomes the stack, without what the token still has to discard."""
    game = Story(at="a", tokens=1, hand=HAND, stack="red", pile="green green")
    game.play("exchange; draw; draw")
    assert (game.hand(), game.pile(), game.stack()) == ("gray green white red", "", "green")


@proves("GWT-116")
@pytest.mark.parametrize("on", ["", "e", "kansas_city"])
def test_where_a_token_is_listed(on: str) -> None:
    """Before phase A, between the actions of a location and before income other cards could matter, so the
    token is listed there. At the foresight tiles it is legal without being listed."""
    game = Story(on=on, tokens=1, hand="black gray", stack=STACK, cattle="red", money=6)
    if on == "kansas_city":
        for _ in range(3):
            assert "exchange" not in game.may()
            assert "exchange" in game.may_interrupt("Mary")
            game.play("foresight upper")
    assert "exchange" in game.may()
    if on == "e":
        game.play("do black_for_2")
        assert "exchange" in game.may(), "between two local actions"
        game.play("do buy_cattle; buy red with 1")
        assert game.may() == {"end", "exchange"}, "before phase C"


@proves("GWT-115", "GWT-116")
def test_in_the_middle_of_an_action() -> None:
    """Mary is buying cattle and wants to see other cards before her second purchase.
    The token comes in between, and then she goes on buying with the cowboy that is left."""
    game = Story(on="e", cowboys=2, money=12, cattle="red blue", tokens=1, hand=HAND, stack=STACK)
    game.play("do buy_cattle; buy red with 1; !exchange; draw; draw; discard gray; discard white")
    assert game.question == "buy"
    game.play("buy blue with 1")
    assert (game.money(), game.pile()) == (0, "red gray white blue")


@proves("GWT-115", "GWT-120a")
def test_several_tokens_one_after_the_other() -> None:
    """Mary has three tokens.
    She uses them one after the other, before anything else."""
    game = Story(at="a", tokens=3, hand="gray", stack="white black green red yellow blue")
    for drawn in ("white", "black", "green"):
        game.play(f"exchange; draw; stop; discard {drawn}")
    assert (game.tokens(), game.pile()) == (0, "white black green")


@proves("GWT-120a", "GWT-120b")
def test_a_token_inside_a_token() -> None:
    """Mary has drawn two cards with a token and does not like them.
    She uses another one before she discards; that one is finished first, then the two discards follow."""
    game = Story(at="a", tokens=2, hand="gray", stack="white black green red")
    game.play("exchange; draw; draw; !exchange; draw; draw")
    assert game.hand() == "gray green black white red"
    game.play("discard gray; discard white")
    assert game.question == "discard"
    game.play("discard black; discard green")
    assert (game.hand(), game.question, game.tokens()) == ("red", "phase_a", 0)


@proves("GWT-120b")
def test_a_token_inside_your_own_draw_and_discard() -> None:
    """Mary has drawn a card with the auxiliary action and has to discard one.
    First her token, with its own two discards, then the one that was interrupted."""
    game = Story(on="a", tokens=1, hand="gray", stack="white black green")
    game.play("aux draw single; !exchange; draw; draw")
    assert game.hand() == "gray green black white"
    game.play("discard gray; discard white")
    assert (game.question, game.hand()) == ("discard", "green black")
    game.play("discard black")
    assert (game.question, game.hand(), game.pile()) == ("location", "green", "gray white black")


@proves("GWT-24", "GWT-120c")
@pytest.mark.parametrize(
    ("table", "moves", "kept"),
    [
        ({"on": "f", "hand": "brown3 brown4"}, "do pair_for_4", {"brown3", "brown4"}),
        ({"on": "f", "hand": "brown3 brown4 brown5"}, "do pair_for_4; discard brown5", {"brown3", "brown4"}),
        (
            {"on": "a1", "buildings": {"a1": "Mary 5a"}, "hand": "red blue"},
            "do value3_for_7",
            {"red", "blue"},
        ),
        (
            {"on": "a1", "buildings": {"a1": "Mary 1b"}, "hand": "obj_01 obj_02"},
            "do objective_card_for_2_certificates",
            {"obj_01", "obj_02"},
        ),
    ],
)
def test_cards_that_an_action_still_requires_cannot_be_exchanged(
    table: dict[str, object], moves: str, kept: set[str]
) -> None:
    """Mary has chosen an action that requires a card, and uses a token before she says which one.
    The token's discards cannot take the last card away that would do."""
    game = Story(tokens=1, stack="gray white", **table)  # type: ignore[arg-type]
    game.play(moves, "!exchange; draw; draw")
    first = game.may("discard")
    assert {"gray", "white"} <= first
    while game.question == "discard":
        choice = sorted(game.may("discard") & kept) or sorted(game.may("discard"))
        game.play(f"discard {choice[0]}")
    assert game.question != "discard"
    assert game.state.legal(), "the action can go on"


# -------------------------------------------------------------------- in others' turns


@proves("GWT-115", "GWT-116")
def test_in_another_players_turn() -> None:
    """It is Mary's turn when Tom uses his token. He draws, he discards, and nobody else has a say in between;
    then Mary is asked what she was asked before."""
    game = Story(
        on="a", money=9, jobs={1: "cowboy"}, tokens={"Tom": 1}, hand={"Tom": HAND}, stack={"Tom": STACK}
    )
    game.play("do hire_0")
    assert game.may_interrupt("Tom") == {"exchange"}
    game.interrupt("Tom", "exchange")
    assert (game.to_move, game.question) == ("Tom", "draw")
    assert game.may_interrupt("Mary") == set()
    game.play("Tom: draw; draw; discard gray; discard white")
    assert (game.to_move, game.question) == ("Mary", "hire")
    assert (game.hand("Tom"), game.tokens("Tom")) == ("green black", 0)
    game.play("Mary: hire cowboy row1; end", "Tom: ride a")


@proves("GWT-120a")
def test_two_tokens_in_a_third_ones_turn() -> None:
    """In Mary's turn Tom announces his token, and before he has discarded, Ann hers.
    Each touches its owner's cards only: Ann's is finished, then Tom's, then Mary goes on."""
    game = Story(
        "Mary Tom Ann",
        at="a",
        tokens={"Tom": 1, "Ann": 1},
        hand={"Tom": "gray", "Ann": "white"},
        stack={"Tom": "red red", "Ann": "blue blue"},
    )
    game.interrupt("Tom", "exchange")
    game.play("Tom: draw; stop")
    game.interrupt("Ann", "exchange")
    game.play("Ann: draw; stop; discard white", "Tom: discard gray")
    assert (game.to_move, game.question) == ("Mary", "phase_a")
    assert (game.hand("Tom"), game.hand("Ann")) == ("red", "blue")


@proves("GWT-120a")
def test_the_one_on_turn_answers_with_a_token_of_her_own() -> None:
    """Mary is in the middle of an action that requires a card when Tom interrupts, and she interrupts him.
    All three are finished in the end, and her action still finds the card it requires."""
    game = Story(
        on="f",
        tokens={"Mary": 1, "Tom": 1},
        hand={"Mary": "brown3 brown4", "Tom": "gray"},
        stack={"Mary": "white green", "Tom": "red red"},
    )
    game.play("do pair_for_4")
    game.interrupt("Tom", "exchange")
    game.interrupt("Mary", "exchange")
    game.play("Mary: draw; draw")
    assert game.may("discard") == {"white", "green"}
    game.play("Mary: discard white", "Tom: draw; stop; discard red")
    assert game.hand() == "brown3 brown4", "the second card had to be the green one"
    game.play("Mary: discard brown3")
    assert (game.money(), game.hand()) == (4, "")


@proves("GWT-116")
def test_before_everybody_elses_next_decision() -> None:
    """A whole game by chance: whoever has a token and a card to draw may use it at every moment, and nobody
    else."""
    state = new_game(3, seed=5)
    rng = seeded("any time")
    moments = 0
    while not state.over:
        for seat in range(3):
            left = len(state.stack[seat]) + len(state.pile[seat])
            assert ("exchange" in texts(state, seat)) == (state.tokens[seat] > 0 and left > 0)
            moments += "exchange" in texts(state, seat) and seat != state.to_move
        legal = [move for move in state.legal() if GWT2.text(move) != "exchange"]
        state.play(legal[rng.below(len(legal))])
    assert moments > 100
    assert all(texts(state, seat) == set() for seat in range(3)), "after the end it is too late"


# -------------------------------------------------------------------- the first turn


@proves("GWT-3", "GWT-5")
def test_before_the_first_discard() -> None:
    """Tom is second and has five cards. In Mary's first turn he uses his token; afterwards he still has five,
    and in his own first turn he discards one."""
    state = new_game(2, first=0)
    state.play(GWT2.move("exchange"), 1)
    for _ in range(2):
        state.play(GWT2.move("draw"))
    while state.to_move == 1:
        state.play(min(state.legal()))
    assert (len(state.hand[1]), len(state.pile[1])) == (5, 2)
    for move in ("place e", "aux dollars single", "end"):
        state.play(GWT2.move(move))
    assert {GWT2.vocabulary.kind(move) for move in state.legal()} == {"discard"}
    state.play(min(state.legal()))
    assert len(state.hand[1]) == 4
    assert seen(state)["question"] == "phase_a"


@proves("GWT-5")
def test_in_the_middle_of_the_first_discards() -> None:
    """Joe is fourth and has to cut seven cards to four. After the first he uses his token.
    It draws two and discards two, and then two discards are left as before."""
    state = new_game(4, seed=3, first=0)
    for surplus in (0, 1, 2):
        for _ in range(surplus):
            state.play(min(state.legal()))
        for move in ("place e", "aux dollars single", "end"):
            state.play(GWT2.move(move))
    state.play(min(state.legal()))
    state.play(GWT2.move("exchange"))
    state.play(GWT2.move("draw"))
    state.play(GWT2.move("draw"))
    sizes = [len(state.hand[3])]
    while seen(state)["question"] == "discard":
        state.play(min(state.legal()))
        sizes.append(len(state.hand[3]))
    assert sizes == [8, 7, 6, 5, 4]
