"""Copying an adjacent building with 8b (rulings 105 to 110c)."""

from typing import Any

import pytest

from tests.gwt.story import Story
from tests.ledger import proves


@proves("GWT-105", "GWT-106")
def test_adjacent_buildings_both_ways() -> None:
    """Mary's 8b stands between B and Tom's 5b, with her own 2b one further on.
    She may copy B behind her or Tom's building before her, not the one beyond."""
    game = Story(on="b1", buildings={"b1": "Mary 8b", "b2": "Tom 5b", "b3": "Mary 2b"}, hand="green black")
    game.play("do copy")
    assert game.may("copy") == {"b", "b2"}
    neutral = game.try_out("copy b")
    assert neutral.may("do") == {"green_for_2"}
    foreign = game.try_out("copy b2")
    assert foreign.may("do") == {"black_for_2_certificates", "dollars_per_engineer"}


@proves("GWT-105", "GWT-106")
def test_an_empty_space_in_between() -> None:
    """Mary's 8b stands on a1, a2 is empty and Tom's building on a3.
    Only A is adjacent."""
    game = Story(on="a1", buildings={"a1": "Mary 8b", "a3": "Tom 5b"}, hand="white")
    game.play("do copy")
    assert game.may("do") == {"white_for_2"}, "A was the only choice"


@proves("GWT-106")
def test_every_branch_of_a_fork() -> None:
    """Mary's 8b stands on c3, between C and the fork to D and the teepees, where a teepee lies.
    C and D can be copied, the teepee cannot."""
    game = Story(on="c3", buildings={"c3": "Mary 8b"}, tiles={"teepee_4": "green_tribe"})
    game.play("do copy")
    assert game.may("copy") == {"c", "d"}


@proves("GWT-106")
def test_hazards_and_kansas_city_are_not_buildings() -> None:
    """Mary's 8b stands before Kansas City, or behind a flood.
    Neither is a building: G is copied there, nothing here."""
    last = Story(on="g1", buildings={"g1": "Mary 8b"})
    last.play("do copy")
    assert last.may("do") == {"engine_per_engineer", "auxiliary"}
    flood = Story(
        on="flood_risk_1", buildings={"flood_risk_1": "Mary 8b"}, tiles={"flood_4": "flood_green_4"}
    )
    assert "copy" not in flood.may("do")


@proves("GWT-110b")
def test_no_neighbour() -> None:
    """Mary's 8b stands on b2 with empty spaces on both sides.
    There is nothing to copy."""
    game = Story(on="b2", buildings={"b2": "Mary 8b"})
    assert game.may() == {"aux dollars single", "aux draw single"}


@proves("GWT-107")
def test_nobody_moves_and_counts_are_her_own() -> None:
    """Mary copies Tom's 1a, which has a hand and counts woods.
    She stays, pays no fee, and her own 8b in the woods is what counts, not Tom's three buildings."""
    game = Story(
        on="c1",
        money=5,
        buildings={"c1": "Mary 8b", "c2": "Tom 1a", "e1": "Tom 2a", "e2": "Tom 3a"},
    )
    game.play("do copy; copy c2; do dollars_per_woods_2")
    assert (game.herder(), game.money(), game.money("Tom")) == ("c1", 7, 0)


@proves("GWT-107")
def test_a_copied_move_starts_from_8b() -> None:
    """Mary copies the 3a on the next space, which moves her one step.
    From her 8b that is the space of the 3a itself."""
    game = Story(on="a1", buildings={"a1": "Mary 8b", "a2": "Mary 3a"}, hand="gray gray")
    game.play("do copy; copy a2; do herder_1")
    assert game.may("ride") == {"a2"}
    game.play("ride a2")
    assert game.may("do") == {"pair_for_3", "herder_1"}


@proves("GWT-108", "GWT-110a")
def test_risk_actions_are_copied_too() -> None:
    """Mary's 8b and Tom's 2a stand side by side, both beside the risk action for gray cards.
    She has it twice, each once, and his two actions besides: one list in any order."""
    game = Story(
        on="flood_risk_1",
        buildings={"flood_risk_1": "Mary 8b", "flood_risk_2": "Tom 2a"},
        hand="gray gray gray white",
    )
    game.play("do gray_for_certificate_and_2; do copy")
    assert game.may("do") == {"gray_for_certificate_and_2", "white_for_4"}
    game.play("do gray_for_certificate_and_2; do white_for_4")
    assert (game.marker(), game.money(), game.hand()) == (2, 8, "gray")
    assert game.may() == {"end"}


@proves("GWT-108")
def test_two_different_risks() -> None:
    """Mary's 8b stands beside the risk for any card, and the copied tile beside that for gray ones.
    Both are hers to use."""
    buildings = {"rockfall_risk_1": "Mary 8b", "rockfall_risk_2": "Tom 5b"}
    game = Story(on="rockfall_risk_1", buildings=buildings, hand="gray gray")
    assert game.may("do") == {"copy", "any_for_certificate"}
    game.play("do copy")
    assert game.may("do") == {"any_for_certificate", "gray_for_certificate_and_2", "dollars_per_engineer"}


@proves("GWT-109")
def test_copying_a_copier() -> None:
    """Tom's 8b is next to Mary's, and behind it stands Ann's 5b.
    Mary copies Tom's and through it Ann's, but never a tile that is in the chain already."""
    game = Story(
        "Mary Tom Ann",
        on="b1",
        buildings={"b1": "Mary 8b", "b2": "Tom 8b", "b3": "Ann 5b"},
        engineers={"Mary": 3, "Ann": 1},
        hand="black",
    )
    game.play("do copy; copy b2")
    assert game.may("do") == {"copy"}
    game.play("do copy")
    assert game.may("do") == {"black_for_2_certificates", "dollars_per_engineer"}, "b1 is in the chain"
    game.play("do dollars_per_engineer; do black_for_2_certificates")
    assert (game.money(), game.marker(), game.may()) == (3, 2, {"end"})


@proves("GWT-109")
def test_a_chain_over_three_copiers() -> None:
    """Three 8b stand in a row, Mary's first, and C behind them.
    She copies one after the other and at last C, with a full list of what it offers."""
    game = Story(
        "Mary Tom Ann Joe",
        on="b1",
        buildings={"b1": "Mary 8b", "b2": "Tom 8b", "b3": "Ann 8b"},
    )
    game.play("do copy; copy b2; do copy; do copy")
    assert game.may("do") == {"certificate", "objective", "engine_per_engineer"}
    game.play("do certificate")
    assert game.may("do") == {"engine_per_engineer"}
    game.play("do engine_per_engineer; engine 1")
    assert game.may() == {"end"}


@proves("GWT-109", "GWT-110b")
def test_a_chain_that_leads_back_to_itself() -> None:
    """Tom's 8b stands beside Mary's, and behind it the trail is empty.
    There is nothing it could copy but hers, so copying is not on offer."""
    game = Story(on="a3", buildings={"a3": "Mary 8b", "a2": "Tom 8b"})
    assert game.may() == {"aux dollars single", "aux draw single"}
    before = Story(on="a3", buildings={"a3": "Mary 8b", "a2": "Tom 8b"}, rules=1)
    before.play("do copy; copy a2")
    assert before.may() == {"aux dollars single", "aux draw single"}, "as it was by the first rules"


@proves("GWT-32b", "GWT-110a")
def test_copying_alone_does_not_use_the_location() -> None:
    """Mary copies E and leaves its actions alone.
    She has done nothing yet: her turn cannot end, and a single auxiliary action is still open."""
    game = Story(on="e1", buildings={"e1": "Mary 8b"}, hand="black")
    game.play("do copy")
    assert game.may() == {"do black_for_2", "aux dollars single", "aux draw single"}
    game.play("aux dollars single")
    assert game.may() == {"end"}


@proves("GWT-110a")
def test_one_neighbour_per_use() -> None:
    """Mary copies B, and Tom's 5b is adjacent as well.
    Having copied one she cannot copy the other."""
    game = Story(on="b1", buildings={"b1": "Mary 8b", "b2": "Tom 5b"}, hand="green", stock="")
    game.play("do copy; copy b; do green_for_2")
    assert game.may() == {"end"}


@proves("GWT-110a", "GWT-17", "GWT-18")
def test_the_copied_building_is_replaced() -> None:
    """Mary copies her own 5a, and the craftsman she hires there replaces that very 5a by 7a. What was copied
    stays as it was: the engine may still move by engineers, and nothing of 7a is to be had."""
    game = Story(
        on="e1",
        money=20,
        builders=3,
        jobs={1: "builder cowboy"},
        buildings={"e1": "Mary 8b", "e2": "Mary 5a"},
        stock="7a",
        taken="green_tribe second_tribe",
    )
    game.play("do copy; copy e2; do hire_minus_1; hire builder row1; do build_1; build 7")
    assert game.tile("e2") == "Mary 7a"
    assert game.may() == {"do engine_per_engineer", "end"}
    game.play("do engine_per_engineer; engine 1")
    assert game.may() == {"end"}


@proves("GWT-110a")
def test_the_copied_building_is_replaced_by_one_with_more_actions() -> None:
    """Mary copies her own 5a beside a risk action and replaces it by 10b, which has three actions.
    The list of what she copied does not grow or shift: its engine and its risk action are still to be had."""
    game = Story(
        on="rockfall_risk_1",
        money=40,
        builders=5,
        hand="gray gray",
        jobs={1: "builder cowboy"},
        buildings={"rockfall_risk_1": "Mary 8b", "rockfall_risk_2": "Mary 5a"},
        stock="10b",
    )
    game.play("do copy; do hire_minus_1; hire builder row1; do build_1; build 10; at rockfall_risk_2")
    assert game.tile("rockfall_risk_2") == "Mary 10b"
    assert game.may("do") == {"any_for_certificate", "engine_per_engineer", "gray_for_certificate_and_2"}
    game.play("do gray_for_certificate_and_2; do engine_per_engineer; engine 1; do any_for_certificate")
    assert game.may() == {"end"}


@proves("GWT-18", "GWT-110a")
def test_the_copier_itself_is_replaced() -> None:
    """Mary copies B on her 8b and replaces the 8b under her by 9a.
    What was left of B can still be done, 9a's actions have to wait."""
    game = Story(
        on="b1", money=20, builders=6, hand="green", buildings={"b1": "Mary 8b"}, stock="9a", engine="9"
    )
    game.play("do copy; do build_2; build 9")
    assert (game.tile("b1"), game.money()) == ("Mary 9a", 18)
    assert game.may() == {"do green_for_2", "end"}


@proves("GWT-110c")
def test_risk_actions_along_a_chain() -> None:
    """Mary's 8b copies Tom's 8b, which stands beside a risk action, and through it B.
    The risk action at the tile in the middle is copied as well."""
    game = Story(
        on="flood_risk_1",
        buildings={"flood_risk_1": "Mary 8b", "flood_risk_2": "Tom 8b"},
        hand="gray gray gray green",
        stock="",
    )
    game.play("do copy; do copy")
    assert game.may("do") == {"gray_for_certificate_and_2", "green_for_2"}
    game.play("do gray_for_certificate_and_2; do gray_for_certificate_and_2; do green_for_2")
    assert (game.money(), game.marker(), game.may()) == (6, 2, {"end"})


# -------------------------------------------------------------------- nothing to copy


@proves("GWT-32b", "GWT-110b")
@pytest.mark.parametrize(
    ("changes", "offered"),
    [
        ({}, False),
        ({"hand": "gray gray gray white"}, True),
        ({"money": 6, "jobs": {1: "cowboy"}}, True),
        ({"buildings": {"a1": "Mary 8b", "a2": "Tom 1a"}}, False),
        ({"buildings": {"a1": "Mary 8b", "a2": "Tom 3b"}}, True),
        ({"buildings": {"a1": "Mary 8b", "a2": "Tom 2b"}}, True),
    ],
    ids=["nothing", "a card for A", "money for A", "1a counts no woods", "3b moves on", "2b takes gray"],
)
def test_copying_is_offered_if_it_brings_something(changes: dict[str, Any], offered: bool) -> None:
    """Mary stands on her 8b beside A, with four gray cards, no money and nobody to hire.
    Copying is on offer only if something of some neighbour can be done."""
    table = {"hand": "gray gray gray gray", "buildings": {"a1": "Mary 8b"}, **changes}
    game = Story(on="a1", **table)
    assert ("do copy" in game.may()) == offered


@proves("GWT-32b", "GWT-109")
def test_copying_is_offered_through_a_copier() -> None:
    """Beside Mary's 8b there is only Tom's, and behind that one a 2b that takes her gray card.
    The chain brings something, so it can be begun; without the card it cannot."""
    chain = {"a1": "Tom 2b", "a2": "Tom 8b", "a3": "Mary 8b"}
    game = Story(on="a3", buildings=chain, hand="gray")
    game.play("do copy; copy a2; do copy; do gray_for_engine_1")
    assert "do copy" not in Story(on="a3", buildings=chain).may()


@proves("GWT-32b", "GWT-32f")
def test_a_useless_neighbour_cannot_be_copied() -> None:
    """Mary stands between A, of which she can do nothing, and a 2b that takes her gray card.
    Only the 2b can be copied, and she is asked all the same: a missing question would tell what she holds."""
    game = Story(on="a1", buildings={"a1": "Mary 8b", "a2": "Tom 2b"}, hand="gray")
    game.play("do copy")
    assert (game.question, game.may()) == ("copy", {"copy a2"})
    before = Story(on="a1", buildings={"a1": "Mary 8b", "a2": "Tom 2b"}, hand="gray", rules=1)
    before.play("do copy")
    assert before.may() == {"copy a", "copy a2"}, "as it was by the first rules"


@proves("GWT-32b", "GWT-108")
@pytest.mark.parametrize(("reading", "offered"), [("copied", True), ("not_copied", False)])
def test_a_building_with_only_a_risk_action_can_be_copied(reading: str, offered: bool) -> None:
    """Tom's 1a beside Mary's 8b brings nothing, but for the risk action of its space, for which she has a
    card. That counts where such risk actions are copied."""
    game = Story(
        on="rockfall_risk_1",
        hand="obj_01",
        pile="gray",
        buildings={"rockfall_risk_1": "Mary 8b", "rockfall_risk_2": "Tom 1a"},
        options={"foreign_risk_actions": reading},
    )
    assert "do copy" not in game.may(), "without a cattle card"
    game = Story(
        on="rockfall_risk_1",
        hand="gray",
        buildings={"rockfall_risk_1": "Mary 8b", "rockfall_risk_2": "Tom 1a"},
        options={"foreign_risk_actions": reading},
    )
    assert ("do copy" in game.may()) == offered
