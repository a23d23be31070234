"""Neutral and private buildings of the first edition, tile by tile."""

import pytest

from trailboss.games.gwt.components import actions, buildings, trail
from trailboss.games.gwt.rules.effects import BY_NAME

PRIVATE = [
    ("1a", 1, 1, "green", "dollars_per_woods_2"),
    ("1b", 1, 1, "green", "objective_card_for_2_certificates, engine_back_for_3"),
    ("2a", 1, 1, "none", "white_for_4, buy_cattle"),
    ("2b", 1, 1, "none", "gray_for_engine_1, green_for_3"),
    ("3a", 1, 1, "none", "pair_for_3, herder_1"),
    ("3b", 2, 3, "none", "auxiliary, herder_1"),
    ("4a", 2, 3, "black", "hazard_5, herder_2"),
    ("4b", 2, 3, "black", "draw_per_cowboy, herder_3"),
    ("5a", 3, 4, "none", "hire_minus_1, engine_per_engineer"),
    ("5b", 3, 4, "none", "black_for_2_certificates, dollars_per_engineer"),
    ("6a", 4, 5, "none", "yellow_for_10, auxiliary"),
    ("6b", 4, 5, "none", "any_for_3_and_objective_to_hand"),
    ("7a", 5, 6, "both", "tribe_pairs"),
    ("7b", 5, 6, "both", "engine_per_woods"),
    ("8a", 5, 6, "green", "tribe / auxiliary, engine_2"),
    ("8b", 6, 8, "none", "copy"),
    ("9a", 7, 9, "none", "engine_3, extraordinary_delivery"),
    ("9b", 6, 8, "none", "upgrade_behind"),
    ("10a", 9, 13, "black", "certificates_max, herder_5"),
    ("10b", 8, 11, "black", "dollars_4, engine_4, herder_4"),
]
"""Tile, builders needed, points, hands, local actions."""

NEUTRAL = [
    ("A", "white_for_2, hire_0, hire_2"),
    ("B", "green_for_2, build_2"),
    ("C", "certificate / objective, engine_per_engineer"),
    ("D", "tribe / pay_2_for_engine_2, auxiliary"),
    ("E", "black_for_2, buy_cattle"),
    ("F", "pair_for_4, hazard_7"),
    ("G", "engine_per_engineer, auxiliary"),
]

HANDS = {"none": (0, 0), "green": (1, 0), "black": (0, 1), "both": (1, 1)}


def local_actions(text: str) -> list[list[str]]:
    return [action.split(" / ") for action in text.split(", ")]


def tile(name: str) -> buildings.PrivateSide:
    return buildings.PRIVATE[int(name[:-1])][buildings.SIDE_IDS.index(name[-1])]


@pytest.mark.parametrize(
    ("name", "workers", "vp", "hands", "actions"), PRIVATE, ids=[row[0] for row in PRIVATE]
)
def test_every_private_building(name: str, workers: int, vp: int, hands: str, actions: str) -> None:
    side = tile(name)
    assert (side.workers, side.vp) == (workers, vp)
    assert (side.green_hand, side.black_hand) == HANDS[hands]
    assert side.actions == local_actions(actions)


@pytest.mark.parametrize(("letter", "actions"), NEUTRAL)
def test_every_neutral_building(letter: str, actions: str) -> None:
    assert buildings.NEUTRAL_ACTIONS["ABCDEFG".index(letter)] == local_actions(actions)


def test_ten_tiles_with_two_sides() -> None:
    assert [len(sides) for sides in buildings.PRIVATE] == [0] + [2] * 10
    assert (buildings.SIDE_A, buildings.SIDE_B) == (0, 1)


def test_totals() -> None:
    """Builders and points over one side of the whole set; local actions of the neutral tiles."""
    totals = [
        (
            sum(sides[side].workers for sides in buildings.PRIVATE[1:]),
            sum(sides[side].vp for sides in buildings.PRIVATE[1:]),
        )
        for side in (buildings.SIDE_A, buildings.SIDE_B)
    ]
    assert totals == [(38, 49), (38, 50)]
    assert sum(len(actions) for actions in buildings.NEUTRAL_ACTIONS) == 15


def test_points_follow_the_builders_needed() -> None:
    ladder = {1: 1, 2: 3, 3: 4, 4: 5, 5: 6, 6: 8, 7: 9, 8: 11, 9: 13}
    for sides in buildings.PRIVATE:
        for side in sides:
            assert side.vp == ladder[side.workers]


def test_a_tile_that_needs_a_seventh_builder_can_only_replace_another() -> None:
    assert [row[0] for row in PRIVATE if tile(row[0]).workers > 6] == ["9a", "10a", "10b"]


def test_only_b_builds() -> None:
    builds = [
        "ABCDEFG"[letter]
        for letter, actions in enumerate(buildings.NEUTRAL_ACTIONS)
        if any("build_2" in action for action in actions)
    ]
    assert builds == ["B"]
    assert not any("build_2" in action for row in PRIVATE for action in tile(row[0]).actions)


def test_risk_actions() -> None:
    assert buildings.RISK_ACTIONS[trail.RISK_ANY] == "any_for_certificate"
    assert buildings.RISK_ACTIONS[trail.RISK_GRAY] == "gray_for_certificate_and_2"
    assert len(buildings.RISK_ACTIONS) == 2


def test_a_misspelt_action_effect_or_count_is_named() -> None:
    with pytest.raises(ValueError, match="there is no action dollars_5; add it to ACTIONS"):
        actions.action_number("dollars_5")
    with pytest.raises(ValueError, match=r"the action rich needs a number or one of .*, not per_horse"):
        actions.Action("rich", "gain per_horse").parts  # noqa: B018
    with pytest.raises(ValueError, match="the action copy has the effect steal, which no class registers"):
        actions.programs({"copy": actions.Action("copy", "steal 2")}, BY_NAME)
