"""Objective cards, one by one."""

from collections import Counter

import pytest

from trailboss.games.gwt.components import cattle, objectives

CARDS = [
    ("obj_01", "dollars_2", "building second_tile second_tile", 3, 2),
    ("obj_02", "dollars_2", "building green_tile second_tile", 3, 2),
    ("obj_03", "dollars_2", "brown hazard hazard", 3, 2),
    ("obj_04", "dollars_2", "station station hazard", 3, 2),
    ("obj_05", "dollars_2", "value3 value3 value3 building", 4, 2),
    ("obj_06", "draw_3", "building building hazard", 3, 2),
    ("obj_07", "draw_3", "station green_tile second_tile", 3, 2),
    ("obj_08", "draw_3", "purple hazard", 3, 2),
    ("obj_09", "draw_3", "station green_tile green_tile", 3, 2),
    ("obj_10", "draw_3", "value3 value3 value3 station", 4, 2),
    ("obj_11", "herder_free_3", "building building hazard hazard", 5, 2),
    ("obj_12", "herder_free_3", "station station second_tile second_tile", 5, 2),
    ("obj_13", "herder_free_3", "value3 brown purple", 5, 2),
    ("obj_14", "herder_free_3", "value3 brown hazard hazard", 5, 2),
    ("obj_15", "herder_free_3", "station station building building", 5, 2),
    ("obj_16", "engine_2", "brown brown station green_tile", 5, 3),
    ("obj_17", "engine_2", "value3 brown purple", 5, 3),
    ("obj_18", "engine_2", "building building green_tile green_tile", 5, 3),
    ("obj_19", "engine_3", "building second_tile hazard hazard", 5, 3),
    ("obj_20", "engine_3", "station station hazard hazard", 5, 3),
    ("obj_21", "auxiliary", "terminal_city", 5, 3),
    ("start_1", "", "value3 brown building", 3, 0),
    ("start_2", "", "station station green_tile", 3, 0),
    ("start_3", "", "building building hazard", 3, 0),
    ("start_4", "", "second_tile hazard hazard", 3, 0),
]


def printed_tasks(face: int) -> Counter[str]:
    counts = zip(objectives.TASKS, objectives.OBJECTIVE_TASKS[face], strict=True)
    return Counter({task: count for task, count in counts if count})


def all_tasks(faces: list[int]) -> Counter[str]:
    total: Counter[str] = Counter()
    for face in faces:
        total.update(printed_tasks(face))
    return total


def test_tasks_are_numbered() -> None:
    assert objectives.TASKS == [
        "building",
        "green_tile",
        "second_tile",
        "hazard",
        "station",
        "value3",
        "brown",
        "purple",
        "terminal_city",
    ]
    assert objectives.TASK_KINDS == 9
    numbers = (
        objectives.BUILDING,
        objectives.GREEN_TILE,
        objectives.SECOND_TILE,
        objectives.HAZARD,
        objectives.STATION,
        objectives.VALUE3,
        objectives.BROWN_CARD,
        objectives.PURPLE_CARD,
        objectives.TERMINAL_CITY,
    )
    assert numbers == tuple(range(9))


@pytest.mark.parametrize(("card", "immediate", "tasks", "vp", "penalty"), CARDS, ids=[c[0] for c in CARDS])
def test_every_card(card: str, immediate: str, tasks: str, vp: int, penalty: int) -> None:
    face = cattle.FACE_IDS.index(card)
    assert objectives.OBJECTIVE_IMMEDIATE[face] == immediate
    assert printed_tasks(face) == Counter(tasks.split())
    assert (objectives.OBJECTIVE_VP[face], objectives.OBJECTIVE_PENALTY[face]) == (vp, penalty)


def test_every_objective_face_is_in_the_list_above() -> None:
    assert [card[0] for card in CARDS] == cattle.FACE_IDS[cattle.FIRST_OBJECTIVE :]


def test_cattle_do_not_count_as_objectives() -> None:
    for face in range(cattle.CATTLE_FACES):
        assert not any(objectives.OBJECTIVE_TASKS[face])
        assert objectives.OBJECTIVE_VP[face] == objectives.OBJECTIVE_PENALTY[face] == 0
        assert objectives.OBJECTIVE_IMMEDIATE[face] == ""


def test_tables_cover_every_face() -> None:
    tables = (objectives.OBJECTIVE_VP, objectives.OBJECTIVE_PENALTY)
    assert all(len(table) == cattle.FACES for table in tables)
    assert len(objectives.OBJECTIVE_TASKS) == len(objectives.OBJECTIVE_IMMEDIATE) == cattle.FACES
    assert all(len(counts) == objectives.TASK_KINDS for counts in objectives.OBJECTIVE_TASKS)


def test_deck_holds_every_front_once_and_the_last_four_times() -> None:
    deck = Counter(cattle.FACE_IDS[face] for face in objectives.OBJECTIVE_DECK)
    assert deck.pop("obj_21") == 4
    assert deck == {f"obj_{number:02}": 1 for number in range(1, 21)}
    assert [cattle.FACE_IDS[face] for face in objectives.STARTING_OBJECTIVES] == [
        "start_1",
        "start_2",
        "start_3",
        "start_4",
    ]
    assert objectives.DISPLAY_SIZE == 4


def test_totals_of_the_deck() -> None:
    deck = objectives.OBJECTIVE_DECK
    assert sum(objectives.OBJECTIVE_VP[face] for face in deck) == 102
    assert sum(objectives.OBJECTIVE_PENALTY[face] for face in deck) == 57
    assert Counter(objectives.OBJECTIVE_IMMEDIATE[face] for face in deck) == {
        "dollars_2": 5,
        "draw_3": 5,
        "herder_free_3": 5,
        "engine_2": 3,
        "engine_3": 2,
        "auxiliary": 4,
    }
    assert all_tasks(deck) == {
        "building": 12,
        "green_tile": 7,
        "second_tile": 7,
        "hazard": 13,
        "station": 12,
        "value3": 9,
        "brown": 6,
        "purple": 3,
        "terminal_city": 4,
    }


def test_totals_of_the_starting_cards() -> None:
    starting = objectives.STARTING_OBJECTIVES
    assert sum(objectives.OBJECTIVE_VP[face] for face in starting) == 12
    assert not any(objectives.OBJECTIVE_PENALTY[face] for face in starting)
    assert all_tasks(starting) == {
        "building": 3,
        "green_tile": 1,
        "second_tile": 1,
        "hazard": 3,
        "station": 2,
        "value3": 1,
        "brown": 1,
    }
