"""What is in the box, counted against the rulebook's list of contents and the lists on its cards."""

import pytest

from tests.ledger import proves
from trailboss.games.winchester.components import cards as box
from trailboss.games.winchester.components.map import standard

EVERY_PLOT = set(range(1, 20))


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert box.BOX == {
        "board": 1,
        "notes": 110,
        "hats": 50,
        "duel tokens": 5,
        "plot tokens": 19,
        "bonus tokens": 19,
        "secret objectives": 10,
        "shared objectives": 10,
        "mine cards": 5,
        "ranch cards": 3,
        "duel cards": 2,
        "starting player star": 1,
        "locomotive": 1,
        "boat": 1,
        "auction marker": 1,
    }


def test_the_tables_agree_with_the_list_of_contents() -> None:
    assert box.BOX["notes"] == box.NOTES_IN_BOX
    assert box.BOX["hats"] == box.HATS * box.MAX_SEATS
    assert box.BOX["duel tokens"] == box.DUEL_TOKENS * box.MAX_SEATS
    assert box.BOX["plot tokens"] == box.PLOTS
    assert box.BOX["bonus tokens"] == box.BONUS_TOKENS == box.PLOTS
    assert box.BOX["secret objectives"] == len(box.SECRET) == box.SECRET_EACH * box.MAX_SEATS
    assert box.BOX["shared objectives"] == len(box.SHARED)
    assert box.BOX["mine cards"] == box.MINE_CARDS
    assert box.BOX["ranch cards"] == box.RANCH_CARDS
    assert box.BOX["duel cards"] == len(box.DUEL_CARDS)


@proves("WIN-S-1", "WIN-S-3")
def test_money_at_the_start() -> None:
    assert box.START_CASH == 8
    assert box.PILES == (3, 4, 5, 6, 7)
    assert box.SALOON_START == 1


@proves("WIN-N-1")
@pytest.mark.parametrize(("seats", "bank"), [(3, 60), (4, 52), (5, 44)])
def test_notes_left_in_the_bank_after_set_up(seats: int, bank: int) -> None:
    in_play = box.START_CASH * seats + sum(box.PILES) + box.SALOON_START
    assert in_play == 8 * seats + 25 + 1
    assert box.NOTES_IN_BOX - in_play == bank


def test_nineteen_plots_in_three_terrains() -> None:
    assert dict(zip(box.TERRAINS, box.TERRAIN_COUNTS, strict=True)) == {
        "desert": 7,
        "prairie": 6,
        "forest": 6,
    }
    assert sum(box.TERRAIN_COUNTS) == box.PLOTS
    assert (box.TERRAINS[box.DESERT], box.TERRAINS[box.PRAIRIE], box.TERRAINS[box.FOREST]) == box.TERRAINS
    assert (box.TOKENS[box.MOVEMENT], box.TOKENS[box.SALOON], box.TOKENS[box.RUMOR]) == box.TOKENS


@proves("WIN-O-6")
def test_off_the_river_and_off_the_rail_are_the_printed_lists() -> None:
    """Each is printed on a card of its own, and together with its counterpart it is every plot once."""
    assert box.OFF_RIVER == (1, 2, 3, 4, 9, 13, 14, 15, 17, 18, 19)
    assert box.OFF_RAIL == (3, 4, 5, 6, 9, 10, 16, 17, 18, 19)
    assert box.RIVER_PLOTS == (5, 6, 7, 8, 10, 11, 12, 16)
    assert box.RAIL_PLOTS == (1, 2, 7, 8, 11, 12, 13, 14, 15)
    assert sorted(box.OFF_RIVER + box.RIVER_PLOTS) == sorted(EVERY_PLOT)
    assert sorted(box.OFF_RAIL + box.RAIL_PLOTS) == sorted(EVERY_PLOT)


def test_plots_around_the_saloon_and_with_mines() -> None:
    assert box.SALOON_PLOTS == (8, 9, 14, 15)
    assert box.MINE_PLOTS == (3, 4, 5)
    assert len(box.MINE_PLOTS) == box.MINE_PLACES


def test_the_ten_shared_objectives() -> None:
    named = {
        "one_of_each_terrain": box.ONE_OF_EACH_TERRAIN,
        "one_of_each_token": box.ONE_OF_EACH_TOKEN,
        "five_plots": box.FIVE_PLOTS,
        "four_alike_tokens": box.FOUR_ALIKE_TOKENS,
        "three_connected": box.THREE_CONNECTED,
        "four_scattered": box.FOUR_SCATTERED,
        "three_off_river": box.THREE_OFF_RIVER,
        "three_off_rail": box.THREE_OFF_RAIL,
        "dry_saloon": box.DRY_SALOON,
        "last_auction": box.LAST_AUCTION,
    }
    assert {name: number for number, name in enumerate(box.SHARED)} == named
    needs = {name: box.SHARED_NEEDS[number] for name, number in named.items()}
    assert (needs["five_plots"], needs["four_alike_tokens"], needs["four_scattered"]) == (5, 4, 4)
    assert (needs["three_connected"], needs["three_off_river"], needs["three_off_rail"]) == (3, 3, 3)
    assert box.SHARED_EVENTS == (box.DRY_SALOON, box.LAST_AUCTION)


SECRET_CARDS = [
    (box.FORESTS, "forests", 3, {6, 8, 10, 14, 16, 19}),
    (box.DESERTS, "deserts", 3, {1, 2, 3, 4, 5, 7, 11}),
    (box.PRAIRIES, "prairies", 3, {9, 12, 13, 15, 17, 18}),
    (box.RIVERSIDE, "riverside", 3, {5, 6, 7, 8, 10, 11, 12, 16}),
    (box.TRACKSIDE, "trackside", 3, {1, 2, 7, 8, 11, 12, 13, 14, 15}),
    (box.SALOON_CORNER, "saloon_corner", 5, {8, 9, 14, 15}),
    (box.MINES, "mines", 5, {3, 4, 5}),
    (box.RANCH_LAND, "ranch_land", 3, {12, 13, 14, 16, 17, 18}),
]


@pytest.mark.parametrize(("number", "name", "per", "plots"), SECRET_CARDS)
def test_secret_objectives_that_count_plots(number: int, name: str, per: int, plots: set[int]) -> None:
    """Where the card prints no list, its plots are those of its terrain on the standard map."""
    card = box.SECRET[number]
    terrain = standard().terrain
    if card.counts == box.BY_TERRAIN:
        counted = {plot for plot in EVERY_PLOT if terrain[plot] == card.match}
    else:
        assert card.counts == box.BY_PLOTS
        counted = set(card.plots)
    assert (card.id, card.per, counted) == (name, per, plots)


@pytest.mark.parametrize(
    ("number", "name", "token"),
    [(box.RUMORS, "rumors", box.RUMOR), (box.MOVEMENTS, "movements", box.MOVEMENT)],
)
def test_secret_objectives_that_count_tokens(number: int, name: str, token: int) -> None:
    card = box.SECRET[number]
    assert (card.id, card.per, card.counts, card.match, card.plots) == (name, 3, box.BY_TOKENS, token, ())


def test_each_secret_objective_has_its_own_number() -> None:
    numbers = [card[0] for card in SECRET_CARDS] + [box.RUMORS, box.MOVEMENTS]
    assert numbers == list(range(len(box.SECRET)))


@proves("WIN-R-1")
def test_the_ranch_is_one_of_the_six_plots_on_its_card() -> None:
    assert box.RANCH_GROUP == (12, 13, 14, 16, 17, 18)
    assert box.SECRET[box.RANCH_LAND].plots == box.RANCH_GROUP
    assert standard().ranch in box.RANCH_GROUP


@proves("WIN-R-2")
def test_the_ranch_card_counts_the_same_plots_wherever_the_ranch_lies() -> None:
    """The card is a printed list and has nothing to look up on a map; so have all cards that name plots."""
    for card in box.SECRET:
        assert (card.counts == box.BY_PLOTS) == (card.match == -1) == bool(card.plots)
