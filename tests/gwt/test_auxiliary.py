"""Auxiliary actions (rulings 33 to 38c)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves

FIRST = "aux_certificate_1 aux_engine_1 aux_remove_1"
SECOND = "aux_certificate_2 aux_engine_2 aux_remove_2"
BOTH = f"aux_dollar_2 aux_draw_2 {FIRST} {SECOND}"
SINGLE = {f"{action} single" for action in ("dollars", "draw", "certificate", "engine", "remove")}
DOUBLE = {f"{action} double" for action in ("dollars", "draw", "certificate", "engine", "remove")}


@proves("GWT-33", "GWT-35")
def test_auxiliary_actions_available_from_the_start() -> None:
    """All discs are in place.
    Mary may gain a dollar or draw a card, also where a building allows single or double."""
    game = Story(on="g", money=5, engine="9")
    assert game.may("aux") == {"dollars single", "draw single"}
    game.play("do auxiliary")
    assert game.may("aux") == {"dollars single", "draw single"}


@proves("GWT-33")
@pytest.mark.parametrize("cleared", [FIRST, SECOND])
def test_one_space_clear(cleared: str) -> None:
    """One of the two spaces of each action is clear, whichever it is.
    Every action is available, none can be doubled."""
    game = Story(on="g", money=5, engine="9", cleared=cleared)
    assert game.may("aux") == SINGLE
    game.play("do auxiliary")
    assert game.may("aux") == SINGLE


@proves("GWT-33", "GWT-34")
def test_both_spaces_clear() -> None:
    """Both spaces of each action are clear.
    Where a building shows the icon each can be doubled but need not be; instead of local actions none can."""
    game = Story(on="g", money=5, engine="9", cleared=BOTH)
    assert game.may("aux") == SINGLE
    game.play("do auxiliary")
    assert game.may("aux") == SINGLE | DOUBLE
    game.play("aux dollars single")
    assert game.money() == 6


@proves("GWT-33")
def test_an_objective_card_can_double_too() -> None:
    """Mary plays a card that shows the icon, before phase A.
    She doubles the dollars."""
    game = Story(hand="obj_21", cleared=BOTH)
    game.play("play obj_21; do auxiliary; aux dollars double")
    assert (game.money(), game.question) == (2, "phase_a")


def doubled(action: str, money: int = 5) -> Story:
    """Mary on G, doubling an action with her engine on 9."""
    game = Story(on="g", money=money, engine="9", cleared=BOTH, hand="gray green", stack="white black red")
    game.play(f"do auxiliary; aux {action} double")
    return game


def single(action: str) -> Story:
    """Mary on E, doing a single action with her engine on 9."""
    game = Story(on="e", money=5, engine="9", cleared=BOTH, hand="gray green", stack="white black red")
    game.play(f"aux {action} single")
    return game


@proves("GWT-35")
def test_dollars() -> None:
    """(a) The first action brings a dollar.
    Doubled it brings two."""
    assert single("dollars").money() == 6
    assert doubled("dollars").money() == 7


@proves("GWT-35")
def test_cards() -> None:
    """(b) The second action draws a card and discards one.
    Doubled it draws two, then discards two."""
    one = single("draw")
    assert one.hand() == "gray green white"
    one.play("discard gray")
    assert (one.question, one.pile()) == ("location", "gray")
    two = doubled("draw")
    assert two.hand() == "gray green black white"
    two.play("discard gray; discard black")
    assert (two.question, two.hand()) == ("location", "green white")


@proves("GWT-35")
def test_certificates() -> None:
    """(c) A dollar and the engine one back for a certificate.
    Doubled: two dollars and two back for two."""
    one = single("certificate")
    assert (one.money(), one.engine(), one.marker()) == (4, "8", 1)
    two = doubled("certificate")
    assert two.money() == 3
    assert two.may("engine") == {"7", "t2"}
    two.play("engine 7")
    assert two.marker() == 2


@proves("GWT-35", "GWT-36")
def test_engine() -> None:
    """(d) A dollar for one space forward.
    Doubled: two dollars for up to two, so one will do."""
    one = single("engine")
    assert (one.money(), one.may("engine")) == (4, {"10"})
    two = doubled("engine")
    assert (two.money(), two.may("engine")) == (3, {"10", "11", "t3"})
    two.play("engine 10")
    assert two.question == "location", "the rest is lost"


@proves("GWT-35", "GWT-38")
def test_removing_cards() -> None:
    """(e) The engine one back, then a hand card leaves the game.
    Doubled: two back for two cards, of which Mary may keep one or both."""
    one = single("remove")
    assert one.engine() == "8"
    one.play("remove gray")
    assert (one.hand(), one.pile(), one.question) == ("green", "", "location")
    two = doubled("remove")
    two.play("engine 7; remove gray")
    assert two.may("remove") == {"green"}
    part = two.try_out("skip")
    assert (part.hand(), part.question) == ("green", "location")
    two.play("remove green")
    assert two.hand() == ""
    none = doubled("remove")
    none.play("engine 7; skip")
    assert (none.hand(), none.question) == ("gray green", "location")


@proves("GWT-33")
def test_requirement_and_reward_double_together() -> None:
    """Mary has a single dollar.
    The doubled actions that cost two are not to be had, the single ones are."""
    game = Story(on="g", money=1, engine="9", cleared=BOTH)
    game.play("do auxiliary")
    assert game.may("aux") == (SINGLE | DOUBLE) - {"certificate double", "engine double"}
    broke = Story(on="g", engine="9", cleared=BOTH)
    assert broke.may("aux") == SINGLE - {"certificate single", "engine single"}


@proves("GWT-37", "GWT-43")
def test_room_behind_the_engine() -> None:
    """Mary's engine is on the starting space, on 1 and on 2.
    From the start there is no way back, from 1 one space, and two need two, the start being one of them."""

    def backward(engine: str) -> set[str]:
        game = Story(on="g", money=5, engine=engine, cleared=BOTH)
        game.play("do auxiliary")
        return {move for move in game.may("aux") if move.split()[0] in ("certificate", "remove")}

    assert backward("0") == set()
    assert backward("1") == {"certificate single", "remove single"}
    assert backward("2") == {"certificate single", "remove single", "certificate double", "remove double"}


@proves("GWT-38")
def test_upgrade_before_certificates_and_removal() -> None:
    """The engine stops in a turnout on its way back, and Mary clears the disc of the certificates' limit.
    The certificate comes after the upgrade, so it counts against the new limit."""
    game = Story(on="e", money=3, engine="5", cleared="aux_certificate_1", marker=3, waiting="- - - - -")
    game.play("aux certificate single; engine t1")
    assert (game.question, game.marker()) == ("upgrade", 3)
    game.play("disc cert_4")
    assert (game.marker(), game.money()) == (4, 0)
    removal = Story(on="e", money=2, engine="5", cleared="aux_remove_1", hand="gray", waiting="- - - - -")
    removal.play("aux remove single; engine t1")
    assert removal.question == "upgrade"
    removal.play("disc cert_4")
    assert removal.may() == {"remove gray", "skip"}


@proves("GWT-38a")
def test_one_move_of_two_spaces() -> None:
    """Mary's engine goes two spaces forward through the first turnout.
    It stops once, on 5, and passing through gives no upgrade."""
    game = Story(on="g", money=9, engine="4", cleared=BOTH)
    game.play("do auxiliary; aux engine double")
    assert game.may("engine") == {"5", "t1", "6"}
    assert game.try_out("engine 5").question == "location"
    assert game.try_out("engine t1").question == "upgrade"


@proves("GWT-38b")
def test_single_or_double_is_decided_at_the_start() -> None:
    """A single action takes the engine into a turnout, and the upgrade clears the action's other disc space.
    The action stays single."""
    game = Story(on="g", money=3, engine="5", cleared="aux_certificate_1", waiting="- - - - -")
    game.play("do auxiliary; aux certificate single; engine t1; disc aux_certificate_2")
    assert (game.marker(), game.money(), game.question) == (1, 0, "location")


@proves("GWT-38c")
def test_is_there_room_on_the_track_as_it_is() -> None:
    """Tom's and Ann's engines stand on 1 and 2, Mary's on 3.
    The spaces they occupy are no spaces, so just the start is behind her."""
    game = Story("Mary Tom Ann", on="g", engine={"Mary": "3", "Tom": "1", "Ann": "2"}, cleared=BOTH)
    game.play("do auxiliary")
    assert {"remove single"} == {move for move in game.may("aux") if move.startswith("remove")}
    game.play("aux remove single")
    assert game.engine() == "0"
