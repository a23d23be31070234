"""Phase B in general, cards and counts (rulings 19 to 32h)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves

# -------------------------------------------------------------------- using a location


@proves("GWT-19")
def test_local_actions_each_once_in_any_order() -> None:
    """Mary stands on B with a green card and the means to build.
    She does both in either order, or one of them, and never an auxiliary action after that."""
    game = Story(on="b", hand="green", money=2, stock="2a")
    game.play("do build_2; build 2; at a1")
    assert game.may() == {"do green_for_2", "end"}
    game.play("do green_for_2")
    assert game.may() == {"end"}
    other = Story(on="b", hand="green", stock="2a")
    assert other.may("do") == {"green_for_2"}
    other.play("do green_for_2; do build_2; build 2; at a1")
    assert other.money() == 0


@proves("GWT-19")
def test_one_single_auxiliary_action_instead() -> None:
    """Mary performs no local action of G and takes a dollar instead.
    That is all: neither a second auxiliary action nor a local one may follow."""
    game = Story(on="g", cleared="aux_dollar_2")
    assert game.may("aux") == {"dollars single", "draw single"}
    game.play("aux dollars single")
    assert game.may() == {"end"}


@proves("GWT-20")
def test_everywhere_else_on_the_trail() -> None:
    """Mary stands on Tom's 10b, which could do a lot for him.
    For her there is one single auxiliary action."""
    game = Story(on="a1", buildings={"a1": "Tom 10b"})
    assert game.may() == {"aux dollars single", "aux draw single"}


@proves("GWT-21")
def test_something_has_to_be_done() -> None:
    """Mary stands on E with nothing to discard and nothing to buy.
    She cannot end her turn yet, but a dollar is always to be had."""
    game = Story(on="e", stack="")
    assert game.may() == {"aux dollars single"}


@proves("GWT-22")
def test_a_white_slash() -> None:
    """C offers a certificate or an objective card, and the engine.
    Once Mary has taken the certificate the card is gone, the engine is not."""
    game = Story(on="c")
    assert game.may("do") == {"certificate", "objective", "engine_per_engineer"}
    game.play("do certificate")
    assert game.may() == {"do engine_per_engineer", "end"}


@proves("GWT-23")
def test_risk_actions_belong_to_the_building() -> None:
    """Mary's 2b stands beside a risk action, and Tom's beside another.
    On her own she may use it on every visit, on his never."""
    buildings = {"flood_risk_1": "Mary 2b", "drought_risk_1": "Tom 2b"}
    own = Story(on="flood_risk_1", buildings=buildings, hand="gray gray")
    assert own.may("do") == {"gray_for_engine_1", "gray_for_certificate_and_2"}
    own.play("do gray_for_certificate_and_2")
    assert (own.marker(), own.money()) == (1, 2)
    assert own.may("do") == {"gray_for_engine_1"}
    foreign = Story(on="drought_risk_1", buildings=buildings, hand="gray gray")
    assert foreign.may("do") == set()


@proves("GWT-24")
def test_the_requirement_first_and_once() -> None:
    """Mary has three white cards, and A gives 2 dollars for one of them.
    Exactly one goes, once; without a white card the action cannot be chosen."""
    game = Story(on="a", hand="white white white")
    game.play("do white_for_2")
    assert (game.money(), game.hand()) == (2, "white white")
    assert game.may() == {"end"}
    assert "white_for_2" not in Story(on="a", hand="gray green").may("do")


@proves("GWT-25")
def test_giving_up_a_reward_but_not_money() -> None:
    """On her 6b Mary discards a card for 3 dollars and an objective card.
    The money comes without asking, the card she may leave."""
    game = Story(on="a1", buildings={"a1": "Mary 6b"}, hand="gray")
    game.play("do any_for_3_and_objective_to_hand")
    assert game.money() == 3
    assert "skip" in game.may()
    game.play("skip")
    assert game.hand() == ""
    engine = Story(on="a1", buildings={"a1": "Mary 2b"}, hand="gray")
    engine.play("do gray_for_engine_1; skip")
    assert (engine.engine(), engine.pile()) == ("0", "gray")


@proves("GWT-26", "GWT-27")
def test_objective_cards_do_not_count_as_any_cattle_card() -> None:
    """Mary holds a red card and an objective card beside the risk action for any cattle card.
    Only the red one will do, and it goes to her own discard pile."""
    game = Story(on="drought_risk_1", buildings={"drought_risk_1": "Mary 3a"}, hand="obj_08 obj_05 red")
    game.play("do any_for_certificate")
    assert (game.hand(), game.pile()) == ("obj_05 obj_08", "red")
    only = Story(on="drought_risk_1", buildings={"drought_risk_1": "Mary 3a"}, hand="obj_08 obj_05")
    assert "any_for_certificate" not in only.may("do")
    assert "pair_for_3" not in only.may("do")


@proves("GWT-27")
def test_just_cards_are_of_every_kind() -> None:
    """Mary draws and discards, or removes a card from her hand.
    An objective card will do for both."""
    game = Story(on="e", hand="obj_08", stack="gray", cleared="aux_remove_1", engine="2")
    drawn = game.try_out("aux draw single")
    assert drawn.may("discard") == {"obj_08", "gray"}
    game.play("aux remove single; remove obj_08")
    assert (game.hand(), game.pile()) == ("", "")


# -------------------------------------------------------------------- drawing


@proves("GWT-28", "GWT-32d")
def test_draw_then_discard_card_by_card() -> None:
    """On her 4b Mary draws up to one card for each of her three cowboys, one after the other, and stops after
    two. Then she discards two cards, new or old."""
    game = Story(
        on="a1", buildings={"a1": "Mary 4b"}, cowboys=3, hand="gray green", stack="white black yellow red"
    )
    game.play("do draw_per_cowboy; draw")
    assert game.may() == {"draw", "stop"}
    game.play("draw; stop")
    assert game.may("discard") == {"gray", "green", "black", "white"}
    game.play("discard gray; discard white")
    assert (game.hand(), game.pile(), game.question) == ("green black", "gray white", "location")


@proves("GWT-28")
def test_the_last_draw_leads_to_the_discards() -> None:
    """Mary plays an objective card that draws up to three.
    After the third card she is asked for three discards without having to stop."""
    game = Story(hand="obj_08 gray", stack="white black green red")
    game.play("play obj_08; do draw_3; draw; draw; draw")
    assert game.question == "discard"
    game.play("discard white; discard black; discard gray")
    assert (game.hand(), game.question) == ("green", "phase_a")


@proves("GWT-29")
def test_shuffled_only_when_a_card_has_to_be_drawn() -> None:
    """Mary draws the last card of her stack, and her discard pile lies there.
    It is not touched before the next card has to be drawn."""
    game = Story(on="e", hand="gray", stack="white", pile="black black black")
    game.play("aux draw single; discard white")
    assert (game.stack(), game.pile()) == ("", "black black black white")
    game.play("end")
    assert game.pile() == ""
    assert len(game.hand().split()) == 4
    assert len(game.stack().split()) == 1


@proves("GWT-30")
def test_too_few_cards() -> None:
    """Mary's deck has become small: three cards in all.
    She makes do with them."""
    game = Story(on="e", hand="gray", stack="white", pile="black")
    game.play("aux dollars single; end")
    assert (game.hand(), game.stack(), game.pile()) == ("gray black white", "", "")
    assert game.to_move == "Tom"


@proves("GWT-31")
def test_phase_c_only_draws() -> None:
    """Mary has seven cards in hand and a limit of four.
    Phase C takes none of them away."""
    game = Story(on="e", hand="gray gray gray green green black white")
    game.play("aux dollars single; end")
    assert game.hand() == "gray gray gray green green black white"


@proves("GWT-32e")
def test_a_shuffle_in_the_middle() -> None:
    """Mary draws two cards, and the discard pile has to be shuffled for the second.
    The cards she has yet to discard are not in it: she draws what lay there before."""
    game = Story(on="g", hand="gray", stack="white", pile="black", cleared="aux_draw_2")
    game.play("do auxiliary; aux draw double")
    assert game.hand() == "gray black white"
    assert game.may("discard") == {"gray", "black", "white"}
    game.play("discard gray; discard white")
    assert (game.stack(), game.pile()) == ("", "gray white")


@proves("GWT-32e")
def test_a_shuffle_in_the_middle_of_drawing_card_by_card() -> None:
    """On 4b the second card comes from the shuffled discard pile.
    The discards of this action follow the last draw, so none of them can be drawn again."""
    game = Story(on="a1", buildings={"a1": "Mary 4b"}, cowboys=3, hand="gray", stack="white", pile="black")
    game.play("do draw_per_cowboy; draw; draw")
    assert game.question == "discard", "there is no third card"
    game.play("discard gray; discard black")
    assert (game.hand(), game.pile()) == ("white", "gray black")


@proves("GWT-32g")
@pytest.mark.parametrize(("cleared", "cards"), [("", 4), ("hand_1", 5), ("hand_2", 5), ("hand_1 hand_2", 6)])
def test_phase_c(cleared: str, cards: int) -> None:
    """Mary ends her turn with two cards in hand.
    She draws up to four, five or six."""
    game = Story(on="e", hand="gray gray", cleared=cleared)
    game.play("aux dollars single; end")
    assert len(game.hand().split()) == cards


@proves("GWT-32g")
def test_a_whole_new_hand_after_kansas_city() -> None:
    """Mary has delivered her hand in Kansas City.
    Phase C gives her a new one."""
    game = Story(on="kansas_city", hand="gray gray green black", stack="white white white green green")
    game.play("foresight upper; foresight upper; foresight upper; certificates 0")
    game.play("deliver topeka; disc aux_dollar_2; end")
    assert game.hand() == "green white white white"


@proves("GWT-32h")
def test_a_doubled_draw_with_a_single_card_left() -> None:
    """Stack and discard pile hold one card together, and Mary doubles the action.
    She draws one and discards one."""
    game = Story(on="g", hand="gray gray", stack="", pile="white", cleared="aux_draw_2")
    game.play("do auxiliary; aux draw double")
    assert game.hand() == "gray gray white"
    game.play("discard gray")
    assert (game.hand(), game.pile(), game.question) == ("gray white", "gray", "location")


# -------------------------------------------------------------------- what can be chosen


@proves("GWT-32a")
def test_cards_and_engine_for_their_own_sake() -> None:
    """Mary's marker stands at its limit and her hand is empty. She may still move her engine back for a
    certificate or to remove a card, and stop in a turnout by that."""
    cleared = "aux_certificate_1 aux_remove_1"
    game = Story(on="e", money=3, marker=3, engine="5", cleared=cleared)
    moved = game.try_out("aux certificate single; engine t1; disc aux_draw_2")
    assert (moved.marker(), moved.stations(), moved.money()) == (3, "s1", 0)
    game.play("aux remove single; engine 4")
    assert game.question == "location"


@proves("GWT-32b")
@pytest.mark.parametrize(
    ("building", "action"),
    [
        ("1a", "dollars_per_woods_2"),
        ("7a", "tribe_pairs"),
        ("7b", "engine_per_woods"),
        ("10a", "certificates_max"),
    ],
)
def test_choices_without_effect_are_not_offered(building: str, action: str) -> None:
    """Mary has nothing in the woods, no pair of teepees, and her marker stands at its limit. Actions that
    count these cannot be chosen, and so they cannot pass for the something that has to be done."""
    game = Story(on="a1", buildings={"a1": f"Mary {building}"}, marker=3, taken="green_tribe")
    assert action not in game.may("do")


@proves("GWT-32b")
def test_no_certificate_no_cattle_no_draw_for_nothing() -> None:
    """The marker is at its limit on C, there is no cattle on E, and no card is left to draw.
    None of the three actions can be chosen."""
    assert "certificate" not in Story(on="c", marker=3).may("do")
    assert "buy_cattle" not in Story(on="e", money=20).may("do")
    assert "buy_cattle" not in Story(on="e", money=2, cattle="red").may("do")
    assert "draw single" not in Story(on="e", hand="gray", stack="").may("aux")
    assert "draw_per_cowboy" not in Story(on="a1", buildings={"a1": "Mary 4b"}, hand="gray", stack="").may(
        "do"
    )


@proves("GWT-32c")
def test_counts_of_the_moment() -> None:
    """On C Mary plays a card first that takes her engine to a station, and she gives an engineer for its
    master. The engine then moves by the engineers that are left."""
    game = Story(on="c", engineers=3, engine="3", money=2, waiting="workers - - - -", hand="obj_16")
    game.play("play obj_16; do engine_2; engine t1; disc aux_draw_2; give engineer")
    assert game.workers("engineer") == 2
    game.play("do engine_per_engineer")
    assert game.may("engine") == {"5", "6"}


@proves("GWT-32c")
def test_cowboys_after_a_hire() -> None:
    """Mary has 14 dollars on A, enough for both hires one after the other.
    Each is reckoned with the workers and the money of its own moment."""
    game = Story(on="a", money=14, hand="white", jobs={1: "cowboy", 2: "cowboy"}, token=3)
    game.play("do hire_0; hire cowboy row1")
    assert (game.money(), game.may("do")) == (8, {"white_for_2", "hire_2"})
    game.play("do hire_2; hire cowboy row2")
    assert (game.money(), game.workers("cowboy")) == (0, 3)
