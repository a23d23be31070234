"""The trail of the first edition as a graph."""

import pytest

from trailboss.games.gwt.components import trail
from trailboss.games.gwt.components.trail import FIRST_TRAIL as TRAIL

WAYS = """
start: a
a: a1 flood_1
a1: a2
a2: a3
a3: b
flood_1: flood_2
flood_2: flood_3
flood_3: flood_4
flood_4: flood_risk_1
flood_risk_1: flood_risk_2
flood_risk_2: b
b: b1 drought_1
b1: b2
b2: b3
b3: c
drought_1: drought_2
drought_2: drought_3
drought_3: drought_4
drought_4: drought_risk_1
drought_risk_1: c
c: c1 c3
c1: c2
c2: e
c3: d teepee_4
d: e
teepee_1:
teepee_2:
teepee_3:
teepee_4: teepee_5
teepee_5: teepee_6
teepee_6: teepee_7
teepee_7: teepee_8
teepee_8: teepee_9
teepee_9: teepee_risk_1
teepee_risk_1: teepee_risk_2
teepee_risk_2: e
e: e1 rockfall_1
e1: e2
e2: f
rockfall_1: rockfall_2
rockfall_2: rockfall_3
rockfall_3: rockfall_4
rockfall_4: rockfall_risk_1
rockfall_risk_1: rockfall_risk_2
rockfall_risk_2: f
f: f1 f2
f1: g
f2: g
g: g1 g2
g1: kansas_city
g2: kansas_city
kansas_city:
"""
OFF_PATH = ["teepee_1", "teepee_2", "teepee_3"]


def at(space: str) -> int:
    return TRAIL.ids.index(space)


def names(spaces: list[int]) -> list[str]:
    return [TRAIL.ids[space] for space in spaces]


def of_kind(kind: int) -> list[str]:
    return [TRAIL.ids[space] for space in range(trail.SPACES) if TRAIL.kind[space] == kind]


def routes(first: str, last: str) -> list[list[str]]:
    """Every way from one space to another, both ends left out, by a walk over the graph."""
    found: list[list[str]] = []
    waiting = [[at(first)]]
    while waiting:
        way = waiting.pop()
        if way[-1] == at(last):
            found.append(names(way[1:-1]))
        else:
            waiting.extend([*way, after] for after in TRAIL.next[way[-1]])
    return sorted(found)


def test_every_space_and_where_it_leads() -> None:
    printed = []
    for line in WAYS.strip().splitlines():
        space, _, after = line.partition(":")
        printed.append((space, after.split()))
    assert [(TRAIL.ids[space], names(TRAIL.next[space])) for space in range(trail.SPACES)] == printed


def test_start_and_goal() -> None:
    assert trail.SPACES == len(TRAIL.ids) == len(set(TRAIL.ids)) == 52
    assert (TRAIL.ids[trail.START_SPACE], TRAIL.ids[trail.GOAL_SPACE]) == ("start", "kansas_city")
    assert (trail.START_SPACE, trail.GOAL_SPACE) == (0, 51)
    assert of_kind(trail.START) == ["start"]
    assert of_kind(trail.KANSAS_CITY) == ["kansas_city"]


def test_every_list_covers_every_space() -> None:
    tables = (TRAIL.kind, TRAIL.woods, TRAIL.risk, TRAIL.section_of, TRAIL.reward)
    assert all(len(table) == trail.SPACES for table in tables)
    assert len(TRAIL.next) == len(TRAIL.back) == trail.SPACES


def test_the_way_back_mirrors_the_way_on() -> None:
    ahead = {(space, after) for space in range(trail.SPACES) for after in TRAIL.next[space]}
    behind = {(before, space) for space in range(trail.SPACES) for before in TRAIL.back[space]}
    assert ahead == behind
    assert names(TRAIL.back[at("b")]) == ["a3", "flood_risk_2"]
    assert names(TRAIL.back[at("e")]) == ["c2", "d", "teepee_risk_2"]
    assert TRAIL.back[trail.START_SPACE] == []


def test_every_space_on_the_path_reaches_kansas_city_and_none_comes_round_again() -> None:
    reaches = {trail.GOAL_SPACE}
    for _ in range(trail.SPACES):
        reaches |= {
            space for space in range(trail.SPACES) if any(after in reaches for after in TRAIL.next[space])
        }
    assert sorted(TRAIL.ids[space] for space in range(trail.SPACES) if space not in reaches) == OFF_PATH
    waiting = {trail.START_SPACE}
    seen: set[int] = set()
    steps = 0
    while waiting:
        seen |= waiting
        waiting = {after for space in waiting for after in TRAIL.next[space]}
        steps += 1
        assert steps <= trail.SPACES
    assert sorted(TRAIL.ids[space] for space in range(trail.SPACES) if space not in seen) == OFF_PATH


def test_off_path_teepees_are_next_to_the_trail() -> None:
    for space in OFF_PATH:
        assert TRAIL.next[at(space)] == TRAIL.back[at(space)] == []


def test_routes_between_the_neutral_buildings() -> None:
    assert routes("start", "a") == [[]]
    assert routes("a", "b") == [
        ["a1", "a2", "a3"],
        ["flood_1", "flood_2", "flood_3", "flood_4", "flood_risk_1", "flood_risk_2"],
    ]
    assert routes("b", "c") == [
        ["b1", "b2", "b3"],
        ["drought_1", "drought_2", "drought_3", "drought_4", "drought_risk_1"],
    ]
    assert routes("c", "e") == [
        ["c1", "c2"],
        ["c3", "d"],
        ["c3", *(f"teepee_{number}" for number in range(4, 10)), "teepee_risk_1", "teepee_risk_2"],
    ]
    assert routes("e", "f") == [
        ["e1", "e2"],
        ["rockfall_1", "rockfall_2", "rockfall_3", "rockfall_4", "rockfall_risk_1", "rockfall_risk_2"],
    ]
    assert routes("f", "g") == [["f1"], ["f2"]]
    assert routes("g", "kansas_city") == [["g1"], ["g2"]]
    assert len(routes("start", "kansas_city")) == 2 * 2 * 3 * 2 * 2 * 2


def test_neutral_spaces_in_the_order_of_their_letters() -> None:
    assert names(TRAIL.neutral) == ["a", "b", "c", "d", "e", "f", "g"] == of_kind(trail.NEUTRAL)


def test_spaces_for_private_buildings() -> None:
    assert names(TRAIL.buildings) == of_kind(trail.BUILDING)
    assert sorted(names(TRAIL.buildings)) == [
        *("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"),
        *("drought_risk_1", "e1", "e2", "f1", "f2", "flood_risk_1", "flood_risk_2", "g1", "g2"),
        *("rockfall_risk_1", "rockfall_risk_2", "teepee_risk_1", "teepee_risk_2"),
    ]
    assert len(TRAIL.buildings) == 22


def test_six_building_spaces_are_between_e_and_g() -> None:
    found = {space for route in routes("e", "g") for space in route if at(space) in TRAIL.buildings}
    assert found == {"e1", "e2", "rockfall_risk_1", "rockfall_risk_2", "f1", "f2"}


def test_eight_spaces_touch_the_woods() -> None:
    woods = [TRAIL.ids[space] for space in range(trail.SPACES) if TRAIL.woods[space]]
    assert sorted(woods) == ["b1", "c1", "c2", "e1", "e2", "f2", "flood_risk_2", "rockfall_risk_2"]
    assert all(at(space) in TRAIL.buildings for space in woods)
    assert set(TRAIL.woods) == {0, 1}


def test_seven_risk_actions() -> None:
    risks = {TRAIL.ids[space]: TRAIL.risk[space] for space in range(trail.SPACES) if TRAIL.risk[space] != -1}
    assert (trail.NO_RISK, trail.RISK_ANY, trail.RISK_GRAY) == (-1, 0, 1)
    assert risks == {
        "flood_risk_1": trail.RISK_GRAY,
        "flood_risk_2": trail.RISK_GRAY,
        "drought_risk_1": trail.RISK_ANY,
        "teepee_risk_1": trail.RISK_ANY,
        "teepee_risk_2": trail.RISK_GRAY,
        "rockfall_risk_1": trail.RISK_ANY,
        "rockfall_risk_2": trail.RISK_GRAY,
    }


@pytest.mark.parametrize(
    ("section", "kind", "spaces"),
    [
        (trail.FLOOD, trail.HAZARD, ["flood_1", "flood_2", "flood_3", "flood_4"]),
        (trail.DROUGHT, trail.HAZARD, ["drought_1", "drought_2", "drought_3", "drought_4"]),
        (trail.ROCKFALL, trail.HAZARD, ["rockfall_1", "rockfall_2", "rockfall_3", "rockfall_4"]),
        (trail.TRIBES, trail.TRIBE, [f"teepee_{number}" for number in range(1, 10)]),
    ],
)
def test_sections_in_the_order_in_which_they_fill(section: int, kind: int, spaces: list[str]) -> None:
    assert names(TRAIL.sections[section]) == spaces
    for space in range(trail.SPACES):
        assert (TRAIL.section_of[space] == section) == (TRAIL.ids[space] in spaces)
    assert {TRAIL.kind[at(space)] for space in spaces} == {kind}


def test_what_the_teepees_pay() -> None:
    rewards = {TRAIL.ids[space]: TRAIL.reward[space] for space in TRAIL.sections[trail.TRIBES]}
    assert rewards == {
        "teepee_1": -3,
        "teepee_2": -2,
        "teepee_3": -1,
        "teepee_4": 1,
        "teepee_5": 2,
        "teepee_6": 4,
        "teepee_7": 6,
        "teepee_8": 8,
        "teepee_9": 10,
    }
    assert sum(TRAIL.reward) == sum(rewards.values()) == 25


def test_kinds_of_spaces() -> None:
    counts = {trail.KINDS[kind]: len(of_kind(kind)) for kind in range(6)}
    assert counts == {
        "start": 1,
        "neutral": 7,
        "building": 22,
        "hazard": 12,
        "tribe": 9,
        "kansas_city": 1,
    }
