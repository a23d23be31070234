"""Objective cards: gaining and playing them (rulings 88 to 98, 104a to 104c)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves

# -------------------------------------------------------------------- gaining


@proves("GWT-88")
def test_gaining_a_card() -> None:
    """On C Mary takes a card from the display, or the top card of the stack.
    It goes to her discard pile, and a card from the display is replaced at once."""
    game = Story(on="c")
    game.play("do objective")
    assert game.may() == {"gain obj_01", "gain obj_02", "gain obj_03", "gain obj_04", "gain top"}
    shown = game.try_out("gain obj_03")
    assert (shown.pile(), shown.display()) == ("obj_03", "obj_01 obj_02 obj_04 obj_05")
    game.play("gain top")
    assert (game.pile(), game.display()) == ("obj_05", "obj_01 obj_02 obj_03 obj_04")


@proves("GWT-88", "GWT-104c")
def test_stack_and_display_run_out() -> None:
    """The stack is empty, then the display too.
    The display is not filled up; with nothing left the action cannot be chosen, but C's certificate can."""
    last = Story(on="c", display="obj_09", objectives="")
    last.play("do objective")
    assert last.may() == {"gain obj_09"}
    last.play("gain obj_09")
    assert last.display() == ""
    assert Story(on="c", display="", objectives="").may("do") == {"certificate", "engine_per_engineer"}


@proves("GWT-88", "GWT-97")
def test_straight_to_the_hand() -> None:
    """6b takes a card to the hand, and Mary plays it in the same turn, after the action.
    Phase C fills the room it leaves."""
    game = Story(on="a1", buildings={"a1": "Mary 6b"}, hand="gray green", stack="white white white white")
    game.play("do any_for_3_and_objective_to_hand; discard gray; gain obj_04")
    assert (game.hand(), game.pile()) == ("green obj_04", "gray")
    game.play("play obj_04")
    assert (game.money(), game.area()) == (5, "obj_04")
    game.play("end")
    assert game.hand() == "green white white white"


@proves("GWT-104c")
def test_no_card_left_for_6b() -> None:
    """No objective card is left when Mary uses her 6b.
    That part of the reward is dropped, and the money stays."""
    game = Story(on="a1", buildings={"a1": "Mary 6b"}, hand="gray", display="", objectives="")
    game.play("do any_for_3_and_objective_to_hand")
    assert (game.money(), game.question) == (3, "location")


# -------------------------------------------------------------------- when to play


@proves("GWT-89")
def test_before_phase_a_and_around_actions() -> None:
    """Mary holds four objective cards and plays them before phase A, on arrival, after her action and before
    the end. Once phase C has begun it is too late: the last one stays in her hand."""
    game = Story(at="a", hand="obj_01 obj_02 obj_03 obj_04 obj_05")
    game.play("play obj_01; ride b; play obj_02; aux dollars single; play obj_03; play obj_04")
    assert (game.money(), game.area()) == (9, "obj_01 obj_02 obj_03 obj_04")
    game.play("end")
    assert (game.to_move, game.may("play")) == ("Tom", set())
    assert "obj_05" in game.hand()


@proves("GWT-89")
def test_not_in_the_middle_of_an_action() -> None:
    """Mary is in the middle of hiring, of buying, of moving her engine.
    No card can be played until that is done."""
    hire = Story(on="a", money=20, hand="obj_01", jobs={1: "cowboy"})
    assert hire.may("play") == {"obj_01"}
    hire.play("do hire_0")
    assert hire.may("play") == set()
    buy = Story(on="e", money=20, hand="obj_01", cowboys=2, cattle="red blue")
    buy.play("do buy_cattle; buy red with 1")
    assert buy.may("play") == set()
    engine = Story(on="c", money=20, hand="obj_01", engine="4")
    engine.play("do engine_per_engineer; engine t1")
    assert (engine.question, engine.may("play")) == ("upgrade", set())
    engine.play("skip")
    assert engine.may("play") == {"obj_01"}


@proves("GWT-90")
def test_what_is_one_action() -> None:
    """Mary stands on A with two objective cards.
    She may play one between the two hires, and one before and after a single auxiliary action elsewhere."""
    game = Story(on="a", money=12, hand="obj_01 obj_02", jobs={1: "cowboy builder"})
    game.play("do hire_0; hire cowboy row1; play obj_01; do hire_2; hire builder row1; play obj_02")
    assert game.money() == 12 - 6 + 2 - 8 + 2
    other = Story(on="flood_1", tiles={"flood_1": "flood_green_4"}, hand="obj_01 obj_02")
    other.play("play obj_01; aux dollars single; play obj_02; end")
    assert other.money() == 5


@proves("GWT-91")
def test_not_in_kansas_city() -> None:
    """Mary rides to Kansas City with two objective cards.
    Before phase A she may play one; in Kansas City none, and the other is discarded with her hand."""
    game = Story(at="g", hand="obj_01 obj_02")
    game.play("play obj_01; ride kansas_city")
    for _ in range(3):
        assert game.may() == {"foresight upper", "foresight lower"}
        game.play("foresight upper")
    assert game.may() == {"certificates 0"}
    game.play("certificates 0")
    assert game.may("play") == set()
    assert game.pile() == "obj_02"


@proves("GWT-92")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("obj_06", "draw_3"),
        ("obj_11", "herder_free_3"),
        ("obj_16", "engine_2"),
        ("obj_19", "engine_3"),
        ("obj_21", "auxiliary"),
    ],
)
def test_what_playing_means(card: str, action: str) -> None:
    """Mary plays a card before phase A.
    It lies in her objective area for good, and its action is done then or not at all."""
    game = Story(hand=card)
    game.play(f"play {card}")
    assert (game.area(), game.hand()) == (card, "")
    assert game.may() == {f"do {action}", "skip"}
    game.play("skip")
    assert game.question == "phase_a"
    assert game.points("objectives") < 0, "it has to be scored"


@proves("GWT-92", "GWT-25")
def test_money_of_a_card_is_taken() -> None:
    """The first five cards bring 2 dollars.
    They come without asking."""
    game = Story(hand="obj_05")
    game.play("play obj_05")
    assert (game.money(), game.question) == (2, "phase_a")


# -------------------------------------------------------------------- a card's movement


@proves("GWT-93")
def test_a_cards_movement_before_phase_a() -> None:
    """Mary rides three steps by a card, over Tom's building without paying, and phase A starts from there.
    It still takes at least one step."""
    game = Story(at="a", hand="obj_11", money=5, buildings={"a1": "Tom 1a"})
    game.play("play obj_11; do herder_free_3")
    assert game.may("ride") == {"a1", "b", "c", "d", "e"}
    game.play("ride e")
    assert (game.herder(), game.money(), game.question) == ("e", 5, "phase_a")
    assert game.may("ride") == {"f", "g", "kansas_city"}


@proves("GWT-93")
def test_no_fees_on_the_place_reached() -> None:
    """A card takes Mary onto Tom's 7a.
    She does not pay there, and does not use it either: phase A follows."""
    game = Story(at="a", hand="obj_12", money=5, buildings={"a1": "Tom 7a"})
    game.play("play obj_12; do herder_free_3; ride a1")
    assert (game.money(), game.money("Tom"), game.question) == (5, 0, "phase_a")


@proves("GWT-93", "GWT-94")
def test_a_cards_movement_ends_phase_b() -> None:
    """On B Mary has discarded a green card and plays a card that moves her.
    Phase C follows directly: the building action, her other card and D's actions are all lost."""
    game = Story(on="b", hand="green obj_11 obj_01", money=9, stock="1a")
    game.play("do green_for_2; play obj_11; do herder_free_3; ride d")
    assert game.may() == {"end"}
    game.play("end")
    assert (game.herder(), game.to_move) == ("d", "Tom")
    assert "obj_01" in game.hand()


@proves("GWT-95")
def test_a_cards_movement_before_the_location_is_used() -> None:
    """Mary has just arrived on B and plays a card with a movement.
    It is forfeited; after any action, even an auxiliary one, it would not be."""
    game = Story(on="b", hand="obj_11 obj_12")
    game.play("play obj_11")
    assert (game.question, game.area()) == ("location", "obj_11")
    assert "end" not in game.may()
    game.play("aux dollars single; play obj_12")
    assert game.may() == {"do herder_free_3", "skip"}


@proves("GWT-95", "GWT-104b")
def test_a_new_location_has_to_be_used_as_well() -> None:
    """Mary used her 3a to move on to B.
    There she has done nothing yet, and a card's movement is forfeited again."""
    game = Story(on="a1", buildings={"a1": "Mary 3a"}, hand="obj_11")
    game.play("do herder_1; ride b; play obj_11")
    assert game.question == "location"
    assert "end" not in game.may()


@proves("GWT-96")
def test_only_kansas_city_ahead() -> None:
    """Mary stands on G, before phase A and later on F.
    A card's movement never enters Kansas City: on G it is forfeited, from F it leads to G."""
    game = Story(at="g", hand="obj_11")
    game.play("play obj_11")
    assert (game.question, game.herder()) == ("phase_a", "g")
    other = Story(at="f", hand="obj_11")
    other.play("play obj_11; do herder_free_3")
    assert other.may() == {"ride g", "skip"}


@proves("GWT-93")
def test_the_movement_can_be_left_out_after_all() -> None:
    """Mary has said she would ride, and sees where to.
    She may still stay."""
    game = Story(at="a", hand="obj_11")
    game.play("play obj_11; do herder_free_3; skip")
    assert (game.herder(), game.question) == ("a", "phase_a")


# -------------------------------------------------------------------- using the location besides


@proves("GWT-104a")
def test_playing_a_card_does_not_use_the_location() -> None:
    """Mary plays a card on B and moves her engine by it.
    Local actions and the single auxiliary action are both still open, and the turn cannot end yet."""
    game = Story(on="b", hand="obj_16 green")
    game.play("play obj_16; do engine_2; engine 2")
    assert game.may() == {"do green_for_2", "aux dollars single", "aux draw single"}


@proves("GWT-104b")
def test_one_by_one() -> None:
    """Mary plays a card whose action moves her engine to a station with a master.
    All that follows from it is finished before the next card can be played."""
    game = Story(at="a", hand="obj_16 obj_01", engine="3", money=2, cowboys=2)
    game.play("play obj_16; do engine_2; engine t1")
    assert game.may("play") == set()
    game.play("disc aux_dollar_2")
    assert game.may() == {"give cowboy", "skip"}
    game.play("give cowboy")
    assert "play obj_01" in game.may()


@proves("GWT-104b")
def test_on_arrival_by_an_action() -> None:
    """Mary moved on by her 3a.
    Before the first action of the new phase B she may play a card."""
    game = Story(on="a1", buildings={"a1": "Mary 3a"}, hand="obj_01")
    game.play("do herder_1; ride b; play obj_01")
    assert game.money() == 2


@proves("GWT-98")
def test_cards_never_played() -> None:
    """Nobody has to play a card: one is in Mary's hand, one in her stack, one on her discard pile.
    At the end those she fulfils count and the others are dropped without penalty."""
    game = Story(hand="obj_08", stack="obj_09 gray", pile="obj_18 purple5", taken="flood_green_4", area="")
    assert game.points("objectives") == 3, "a purple card and a hazard; neither station nor buildings"


@proves("GWT-98")
def test_an_objective_card_can_be_discarded() -> None:
    """On her 1b Mary discards an objective card for two certificates.
    Its own action is not done, and it does not have to be scored."""
    game = Story(on="a1", buildings={"a1": "Mary 1b"}, hand="obj_16 gray")
    game.play("do objective_card_for_2_certificates")
    assert (game.marker(), game.pile(), game.engine(), game.points("objectives")) == (2, "obj_16", "0", 0)
