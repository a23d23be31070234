"""The second edition's tables, stated once more: buildings, trail, cities, station masters, cattle."""

import pytest

from trailboss.games.gwt.components import (
    actions,
    buildings,
    cattle,
    cities,
    player_board,
    station_masters,
    tiles,
)
from trailboss.games.gwt.components.trail import BUILDING, HAZARD, NEUTRAL, TRIBE
from trailboss.games.gwt.questions.cards.drawing import REMOVE
from trailboss.games.gwt.questions.engine import ENGINE_BACK
from trailboss.games.gwt.questions.money import GAIN
from trailboss.games.gwt.rules.edition import private_key
from trailboss.games.gwt.rules.editions import FIRST, SECOND

# -------------------------------------------------------------------- private buildings

PRIVATE = [
    ("1a", 1, 1, "green", "dollars_per_woods_2"),
    ("1b", 1, 1, "green", "objective_card_for_2_certificates, engine_back_for_3"),
    ("2a", 1, 1, "none", "white_for_4, buy_cattle"),
    ("2b", 1, 1, "none", "gray_for_2, green_for_engine_2"),
    ("3a", 1, 1, "none", "pair_for_3, herder_1"),
    ("3b", 2, 3, "none", "auxiliary, herder_1"),
    ("4a", 2, 3, "black", "hazard_5, herder_2"),
    ("4b", 2, 3, "black", "draw_per_cowboy, herder_3"),
    ("5a", 3, 4, "none", "value3_for_7, auxiliary"),
    ("5b", 3, 4, "none", "black_for_2_certificates, dollars_per_engineer"),
    ("6a", 4, 5, "none", "hire_minus_1, engine_per_engineer"),
    ("6b", 4, 5, "none", "copy"),
    ("7a", 5, 6, "both", "tribe_pairs"),
    ("7b", 5, 6, "both", "engine_per_woods"),
    ("8a", 5, 6, "green", "tribe / auxiliary, engine_2"),
    ("8b", 6, 8, "none", "any_for_6_and_objective_to_hand"),
    ("9a", 7, 9, "none", "engine_3, extraordinary_delivery"),
    ("9b", 6, 8, "none", "upgrade_behind"),
    ("10a", 9, 13, "black", "certificates_max, herder_5"),
    ("10b", 8, 11, "black", "dollars_4, engine_4, herder_4"),
    ("11a", 12, 20, "none", "hazard_2, hazard_2"),
    ("11b", 5, 10, "none", "engine_per_hazard"),
    ("12a", 4, 5, "none", "dollars_per_builder, herder_1"),
    ("12b", 3, 4, "none", "dollars_per_station_2, exchange_token"),
]
"""Tile, builders needed, points, hands, local actions."""
HANDS = {"none": (0, 0), "green": (1, 0), "black": (0, 1), "both": (1, 1)}


@pytest.mark.parametrize(
    ("name", "workers", "vp", "hands", "local"), PRIVATE, ids=[row[0] for row in PRIVATE]
)
def test_every_private_building(name: str, workers: int, vp: int, hands: str, local: str) -> None:
    key = private_key(int(name[:-1]), "ab".index(name[-1]))
    assert (SECOND.workers[key], SECOND.vp[key]) == (workers, vp)
    assert (SECOND.green_hand[key], SECOND.black_hand[key]) == HANDS[hands]
    names = [[actions.ACTION_IDS[action] for action in either] for either in SECOND.local[key]]
    assert names == [action.split(" / ") for action in local.split(", ")]


@pytest.mark.parametrize(("side", "workers", "vp"), [("a", 54, 74), ("b", 46, 64)])
def test_the_sums_of_each_side(side: str, workers: int, vp: int) -> None:
    keys = [private_key(number, "ab".index(side)) for number in range(1, SECOND.buildings + 1)]
    assert len(keys) == 12
    assert sum(SECOND.workers[key] for key in keys) == workers
    assert sum(SECOND.vp[key] for key in keys) == vp


def test_the_neutral_buildings_are_those_of_the_first_edition() -> None:
    assert SECOND.local[1:8] == FIRST.local[1:8]
    assert [len(local) for local in SECOND.local[1:8]] == [3, 2, 2, 2, 2, 2, 2]


# -------------------------------------------------------------------- trail

PATHS = {
    "start": "a",
    "a": "a1 flood_1",
    "a1": "a2",
    "a2": "a3",
    "a3": "b",
    "flood_4": "flood_risk_1",
    "flood_risk_1": "flood_risk_2",
    "flood_risk_2": "b",
    "b": "b1 drought_1",
    "b1": "b2",
    "b2": "b3",
    "b3": "c",
    "drought_4": "drought_risk_1",
    "drought_risk_1": "c",
    "c": "c1 d",
    "c1": "c2",
    "c2": "e",
    "d": "d1 outlaw_4",
    "d1": "e",
    "outlaw_9": "outlaw_risk_1",
    "outlaw_risk_1": "outlaw_risk_2",
    "outlaw_risk_2": "e",
    "e": "e1 rockfall_1",
    "e1": "e2",
    "e2": "f",
    "rockfall_4": "rockfall_risk_1",
    "rockfall_risk_1": "rockfall_risk_2",
    "rockfall_risk_2": "f",
    "f": "f1 f2",
    "f1": "g",
    "f2": "g",
    "g": "g1 g2",
    "g1": "kansas_city",
    "g2": "kansas_city",
    "kansas_city": "",
    "outlaw_1": "",
    "outlaw_2": "",
    "outlaw_3": "",
}
"""Where each space leads; inside a section one number leads to the next."""
SECTIONS = {"flood": 4, "drought": 4, "rockfall": 4, "outlaw": 9}


def test_the_paths_of_the_trail() -> None:
    trail = SECOND.trail
    wanted = dict(PATHS)
    for section, spaces in SECTIONS.items():
        for number in range(1, spaces):
            wanted.setdefault(f"{section}_{number}", f"{section}_{number + 1}")
    found = {
        name: " ".join(trail.ids[after] for after in trail.next[space])
        for space, name in enumerate(trail.ids)
    }
    assert found == wanted


def test_d_stands_at_the_fork_and_c3_is_gone() -> None:
    assert "c3" not in SECOND.trail.ids
    assert "d1" not in FIRST.trail.ids
    kinds = [SECOND.trail.kind.count(kind) for kind in (NEUTRAL, BUILDING, HAZARD, TRIBE)]
    assert kinds == [7, 22, 12, 9]
    assert kinds == [FIRST.trail.kind.count(kind) for kind in (NEUTRAL, BUILDING, HAZARD, TRIBE)]


def test_woods_and_risk_actions() -> None:
    trail = SECOND.trail
    woods = {trail.ids[space] for space in range(len(trail.ids)) if trail.woods[space]}
    assert woods == {"flood_risk_2", "b1", "c1", "c2", "e1", "e2", "f2", "rockfall_risk_2"}
    risks = {
        trail.ids[space]: actions.ACTION_IDS[SECOND.risk[trail.risk[space]]]
        for space in range(len(trail.ids))
        if trail.risk[space] >= 0
    }
    assert risks == {
        "flood_risk_1": "any_for_certificate",  # a gray card in the first edition
        "flood_risk_2": "gray_for_certificate_and_2",
        "drought_risk_1": "any_for_certificate",
        "outlaw_risk_1": "any_for_certificate",
        "outlaw_risk_2": "gray_for_certificate_and_2",
        "rockfall_risk_1": "any_for_certificate",
        "rockfall_risk_2": "gray_for_certificate_and_2",
    }


def test_the_bounties_of_the_outlaws() -> None:
    """The first space gives an exchange token; none costs anything; three lie beside the path."""
    trail = SECOND.trail
    section = trail.sections[3]
    assert [trail.ids[space] for space in section] == [f"outlaw_{number}" for number in range(1, 10)]
    assert [trail.reward[space] for space in section] == [0, 1, 2, 3, 4, 5, 6, 8, 10]
    assert [trail.token[space] for space in section] == [1] + [0] * 8
    assert sum(trail.token) == 1


# -------------------------------------------------------------------- cities and station masters

CITIES = [
    ("kansas_city", 0, "white", True, -6, 0),
    ("fulton", 1, "white", False, 0, 0),
    ("st_louis", 4, "white", False, 0, 0),
    ("bloomington", 6, "white", False, 0, 0),
    ("peoria", 8, "white", False, 0, 0),
    ("chicago", 10, "dark", False, 0, 0),
    ("toledo", 12, "dark", False, 0, 0),
    ("pittsburgh", 14, "white", False, 0, 0),
    ("philadelphia", 16, "dark", False, 0, 6),
    ("new_york", 18, "dark", True, 9, 0),
]
"""City, value, corners, again and again, points for each disc, points once."""
ARROWS = [
    ("fulton", "st_louis", -3, cities.OBJECTIVE_CARD),
    ("st_louis", "bloomington", 0, cities.EXCHANGE_TOKEN),
    ("bloomington", "peoria", 0, cities.OBJECTIVE_CARD),
    ("peoria", "chicago", 0, cities.OBJECTIVE_CARD),
    ("chicago", "toledo", 6, cities.NO_ACTION),
    ("toledo", "pittsburgh", 8, cities.NO_ACTION),
    ("pittsburgh", "philadelphia", 4, cities.NO_ACTION),
]


def test_the_cities() -> None:
    strip = SECOND.cities
    found = [
        (
            strip.ids[city],
            strip.value[city],
            "dark" if strip.dark[city] else "white",
            bool(strip.repeatable[city]),
            strip.vp_per_disc[city],
            strip.vp[city],
        )
        for city in range(cities.CITIES)
    ]
    assert found == CITIES
    assert strip.kansas_city_dollars == 4


def test_the_arrows() -> None:
    strip = SECOND.cities
    found = [(strip.ids[low], strip.ids[high], vp, action) for low, high, vp, action in strip.arrows]
    assert found == ARROWS


MASTERS = [
    ("workers", 0, "dollars_2", 1, 1),
    ("objectives", 0, "hazard_or_tribe", 3, 2),
    ("hazards", 1, "", 3, 2),
    ("tribe_pairs", 1, "", 3, 1),
    ("certificates", 1, "", 3, 2),
    ("stations", 1, "", 3, 2),
    ("buildings", 0, "certificates_2", 2, 1),
    ("two_certificates", 2, "", 0, 1),
    ("twelve_dollars", 0, "dollars_12", 0, 1),
]
"""Tile, permanent certificates, at once, points for every so many."""


def test_the_nine_station_masters() -> None:
    assert [tuple(station_masters.STATION_MASTERS[master]) for master in SECOND.masters] == MASTERS
    assert [station_masters.MASTER_IDS[master] for master in FIRST.masters] == [row[0] for row in MASTERS[:5]]


# -------------------------------------------------------------------- cattle


def test_simmental() -> None:
    stages = cattle.CATTLE[cattle.SIMMENTAL :]
    assert [(card.id, card.value, card.vp) for card in stages] == [
        ("orange1", 2, 3),
        ("orange2", 4, 4),
        ("orange3", 5, 5),
    ]
    assert (cattle.SIMMENTAL_STAGES, cattle.SIMMENTAL_CARDS) == (3, 8)
    assert all(card.starting == card.market == 0 for card in stages)
    prices = [(option.cowboys, option.dollars, option.cards) for option in cattle.SIMMENTAL_OPTIONS]
    assert prices == [(1, 8, 1), (2, 5, 1)]
    assert cattle.SIMMENTAL_MARKET_SIZE[2:] == [9, 12, 15]
    assert cattle.MARKET_SIZE[2:] == [7, 10, 13]


def test_a_breed_goes_by_its_colour() -> None:
    """ "Black Angus" is black in the first edition and yellow in the second: only the colour tells."""
    by_id = {card.id: (card.value, card.market) for card in cattle.CATTLE}
    assert by_id["yellow"] == (3, 7)
    assert by_id["black"] == (2, 0)


# -------------------------------------------------------------------- player board and box


def test_starting_resources() -> None:
    assert player_board.START_DOLLARS == [6, 7, 8, 9]
    assert (SECOND.start_cards, SECOND.start_tokens) == ([4, 5, 6, 7], 1)
    assert (FIRST.start_cards, FIRST.start_tokens) == ([4, 4, 4, 4], 0)
    assert (player_board.START_CARDS, player_board.TOKEN_CARDS) == (4, 2)


@pytest.mark.parametrize(("form", "number"), [("single", 1), ("double", 2)])
def test_the_auxiliary_action_that_changed(form: str, number: int) -> None:
    """Removing cards pays as well, behind the engine move and before the removal."""
    action = actions.action_number(f"aux_remove_{form}")
    assert SECOND.programs[action] == [ENGINE_BACK, number, GAIN, number, REMOVE, number]
    assert FIRST.programs[action] == [ENGINE_BACK, number, REMOVE, number]
    changed = [
        name
        for number, name in enumerate(actions.ACTION_IDS)
        if FIRST.programs[number] != SECOND.programs[number]
    ]
    assert changed == ["aux_remove_single", "aux_remove_double"]


def test_component_counts_match_the_box() -> None:
    """The rulebook lists workers, hazards, outlaws, cards, station masters and buildings."""
    supply = [tile for stack in tiles.SUPPLY for tile in stack]
    assert sum(1 for tile in supply if tiles.is_worker(tile)) == 54
    assert sum(1 for tile in supply if tiles.is_hazard(tile)) == 18
    assert sum(1 for tile in supply if tiles.is_tribe(tile)) == 22
    assert len(cattle.MARKET_DECK) == 36
    assert cattle.SIMMENTAL_STAGES * cattle.SIMMENTAL_CARDS == 24
    assert len(SECOND.masters) == 9
    assert 4 * SECOND.buildings == 48
    assert len(buildings.SECOND_PRIVATE) == 13, "the first entry is none"
