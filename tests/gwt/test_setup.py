"""Set-up: first and later games, and what chance lays out (rulings 6, 6a, 66, 76d)."""

from collections import Counter

import pytest

from tests.gwt.story import new_game, seen
from tests.ledger import proves
from trailboss.core.errors import BadOption, BadSeats
from trailboss.games.gwt.components.tiles import EMPTY, HAZARD_SECTION, is_hazard, is_tribe
from trailboss.games.gwt.components.trail import FLOOD
from trailboss.games.gwt.rules.setup import fill_trail
from trailboss.games.gwt.state.state import GwtState


def neutral(state: GwtState) -> str:
    """The neutral buildings from A to G as they lie."""
    return "".join(
        tile["tile"]
        for tile in seen(state)["trail"]
        if tile["tile"] in list("ABCDEFG") and tile["owner"] is None
    )


def tiles_at_start(state: GwtState) -> list[int]:
    return [tile for tile in state.tile if is_hazard(tile) or is_tribe(tile)]


@proves("GWT-6a")
def test_a_first_game() -> None:
    """For a first game the neutral buildings lie on their letters.
    All private buildings lie on side a."""
    state = new_game()
    assert neutral(state) == "ABCDEFG"
    assert seen(state)["sides"] == ["a"] * 10


@proves("GWT-6", "GWT-6a")
def test_a_later_game() -> None:
    """For a later game the neutral buildings are shuffled and the sides are drawn.
    Chance decides both, and neither has to do with the other."""
    lying = {neutral(new_game(2, seed, neutral_buildings="shuffled")) for seed in range(10)}
    assert len(lying) > 5
    assert all(sorted(letters) == list("ABCDEFG") for letters in lying)
    sides = [seen(new_game(2, seed, building_sides="random"))["sides"] for seed in range(20)]
    for number in range(10):
        assert {drawn[number] for drawn in sides} == {"a", "b"}
    assert neutral(new_game(2, building_sides="random")) == "ABCDEFG"


@proves("GWT-6a")
def test_who_starts() -> None:
    """The seed draws the starting player unless the table names one.
    Whoever it is has 6 dollars."""
    assert {new_game(4, seed).first for seed in range(20)} == {0, 1, 2, 3}
    state = new_game(3, first=1)
    assert (state.to_move, state.money) == (1, [8, 6, 7])


@proves("GWT-66", "GWT-76d")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_tiles_on_the_trail(seats: int) -> None:
    """Seven tiles are dealt to the trail, from the lowest number of their section on.
    One that finds no space is drawn for again and stays in the supply, whatever the seed deals."""
    for seed in range(60):
        state = new_game(seats, seed)
        assert len(tiles_at_start(state)) == 7
        for section in state.trail.sections:
            lies = [state.tile[space] != 0 for space in section]
            assert lies == sorted(lies, reverse=True), "no gap at the start"
        assert len(state.supply[0]) == 35 - 7 - 2
        assert state.removed_tiles == []


@proves("GWT-66", "GWT-76d")
def test_a_hazard_without_a_space_goes_back() -> None:
    """All floods of the supply are drawn first, and there are four spaces for floods.
    The others go back to the supply, and three further tiles are drawn so that seven lie on the trail."""
    state = new_game(2)
    for section in state.trail.sections:
        for space in section:
            state.supply[0] += [state.tile[space]] if state.tile[space] else []
            state.tile[space] = EMPTY
    floods = [tile for tile in state.supply[0] if HAZARD_SECTION[tile] == FLOOD]
    others = [tile for tile in state.supply[0] if HAZARD_SECTION[tile] != FLOOD]
    state.supply[0] = others + floods
    drawn = others[-3:]
    fill_trail(state)
    lies = Counter(state.trail.section_of[space] for space, tile in enumerate(state.tile) if tile)
    assert lies[FLOOD] == 4
    assert sorted(tile for tile in tiles_at_start(state) if tile not in floods) == sorted(drawn)
    assert len(tiles_at_start(state)) == 7
    assert sorted(state.supply[0]) == sorted(others[:-3] + floods[: len(floods) - 4])
    assert state.removed_tiles == []


@pytest.mark.parametrize(("seats", "market"), [(2, 7), (3, 10), (4, 13)])
def test_markets_and_stacks(seats: int, market: int) -> None:
    """Two, three or four sit down.
    The cattle market has 7, 10 or 13 cards, four objective cards are on display, six tiles in foresight."""
    state = new_game(seats)
    table = seen(state)
    assert sum(table["cattle"].values()) == market
    assert table["cattle_stack"] == 36 - market
    assert (len(table["display"]), table["objective_stack"]) == (4, 20)
    assert all(tile for column in table["foresight"] for tile in column)
    assert [len(rancher["objectives"]) for rancher in table["ranchers"]] == [1] * seats
    assert [rancher["stack_size"] for rancher in table["ranchers"]] == [10] * seats
    assert sorted(master for master in table["station_masters"] if master) == [
        "certificates",
        "hazards",
        "objectives",
        "tribe_pairs",
        "workers",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_in_the_box(seats: int) -> None:
    """All that is counted lies somewhere.
    36 cattle cards and 14 for each, 28 objective cards, 94 tiles, 14 discs and 10 buildings each."""
    box = new_game(seats).inventory()
    assert box["cattle cards"] == 36 + 14 * seats
    assert box["objective cards"] == 24 + 4
    assert box["supply tiles and neutral buildings"] == 94 + 7
    assert box["station masters"] == 5
    for seat in range(seats):
        assert (box[f"discs of seat {seat}"], box[f"buildings of seat {seat}"]) == (14, 10)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_in_play(seed: int) -> None:
    """A whole game is played by picking moves blindly.
    At every moment each component is somewhere, and no decision offers more than 400 moves."""
    state = new_game(2 + seed % 3, seed, building_sides="random", neutral_buildings="shuffled")
    box = state.inventory()
    chance = seed
    while not state.over:
        moves = state.legal()
        assert 0 < len(moves) <= 400
        chance = (chance * 1103515245 + 12345) % (1 << 31)
        state.play(moves[(chance >> 8) % len(moves)])
        assert state.inventory() == box
    assert len(state.winners()) >= 1


def test_bad_tables() -> None:
    """Five players, or a fifth seat to start, cannot be.
    Both are refused."""
    with pytest.raises(BadSeats):
        new_game(5)
    with pytest.raises(BadOption):
        new_game(2, first=4)
    with pytest.raises(BadOption):
        new_game(2, river=3)
