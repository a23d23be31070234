"""Sam hires, takes outlaws, hazards and objective cards, and buys cattle (SAM-34 to SAM-47)."""

from collections import Counter

import pytest

from tests.gwt2.solo import before_sams_turn, pass_to_sam, sams_turn
from tests.ledger import proves
from trailboss.games.gwt.components.player_board import WORKER_IDS

# -------------------------------------------------------------------- hiring


def hired(card: int, **table: object) -> dict[str, int]:
    """How many of each kind Sam has more after that card."""
    before = {
        kind: int(table.get(f"{kind}s", {}).get("Sam", 1))  # type: ignore[attr-defined]
        for kind in WORKER_IDS
    }
    game = sams_turn(card, **table)
    return {
        kind: game.workers(kind, "Sam") - before[kind]
        for kind in WORKER_IDS
        if game.workers(kind, "Sam") != before[kind]
    }


@proves("SAM-34")
@pytest.mark.parametrize("card", [1, 6])
def test_only_rows_above_the_token(card: int) -> None:
    """A cowboy lies in the token's row: he cannot be hired yet."""
    assert hired(card, jobs={3: "cowboy"}, token=3) == {}
    assert hired(card, jobs={3: "cowboy"}, token=4) == {"cowboy": 1}


@proves("SAM-35")
def test_the_cheapest_row() -> None:
    """Rows cost 6, 6, 7, 5 and 7. Sam takes the builder of the fourth row; of two rows for 6 the upper
    one."""
    assert hired(1, jobs={1: "cowboy", 3: "engineer", 4: "builder"}, token=6) == {"builder": 1}
    assert hired(1, jobs={1: "engineer", 2: "builder"}, token=3) == {"engineer": 1}


@proves("SAM-35")
def test_a_row_without_a_worker_he_can_place_does_not_count() -> None:
    """The cheapest row offers builders only, and Sam has six of them: the next row it is."""
    assert hired(1, builders={"Sam": 6}, jobs={4: "builder builder", 3: "engineer"}, token=5) == {
        "engineer": 1
    }
    assert hired(1, builders={"Sam": 6}, jobs={4: "builder builder"}, token=5) == {}


@proves("SAM-36")
def test_of_that_row_his_specialization() -> None:
    """The cheapest row has a cowboy and an engineer: a Sam specialized in engineers takes the engineer, one
    specialized in builders the cowboy. With six engineers the specialization does not help."""
    jobs = {1: "cowboy engineer"}
    assert hired(1, specialty="engineer", engineers={"Sam": 2}, jobs=jobs) == {"engineer": 1}
    assert hired(1, specialty="builder", builders={"Sam": 2}, jobs=jobs) == {"cowboy": 1}
    assert hired(1, specialty="engineer", engineers={"Sam": 6}, jobs=jobs) == {"cowboy": 1}
    assert hired(1, specialty="cowboy", cowboys={"Sam": 6}, jobs={1: "builder engineer"}) == {"builder": 1}


@proves("SAM-37")
def test_the_cheapest_engineer() -> None:
    """Card 11 hires engineers only, from the cheapest row that has one, and nobody if Sam has six."""
    game = sams_turn(
        11, specialty="engineer", engineers={"Sam": 2}, jobs={1: "cowboy engineer", 4: "engineer"}, token=5
    )
    assert (game.workers("engineer", "Sam"), game.jobs(4)["engineer"], game.jobs(1)["engineer"]) == (3, 0, 1)
    assert hired(11, specialty="engineer", engineers={"Sam": 6}, jobs={1: "engineer"}) == {}
    assert hired(11, specialty="engineer", engineers={"Sam": 2}, jobs={1: "cowboy builder"}) == {}


@proves("SAM-38")
def test_by_specialization() -> None:
    """Card 6 takes one of the specialization wherever it is cheapest, though another row costs less."""
    game = sams_turn(6, jobs={1: "cowboy", 3: "cowboy", 4: "builder"}, token=5)
    assert (game.workers("cowboy", "Sam"), game.jobs(1)["cowboy"], game.jobs(3)["cowboy"]) == (2, 0, 1)


@proves("SAM-38")
def test_or_else_the_most_frequent_kind() -> None:
    """Nobody of the specialization is on offer: two builders are more than one engineer, though he is
    cheaper."""
    jobs = {1: "builder builder", 4: "engineer"}
    assert hired(6, jobs=jobs, token=5) == {"builder": 1}
    assert hired(6, builders={"Sam": 6}, cowboys={"Sam": 6}, jobs=jobs, token=5) == {}, (
        "and nobody else instead"
    )


@proves("SAM-38")
def test_kinds_tied() -> None:
    """One builder and one engineer: the one in the cheaper row; in the same row cowboy, builder, engineer."""
    assert hired(6, jobs={1: "builder", 4: "engineer"}, token=5) == {"engineer": 1}
    assert hired(6, jobs={1: "builder engineer"}) == {"builder": 1}
    full = {"specialty": "engineer", "engineers": {"Sam": 6}}
    assert hired(6, **full, jobs={1: "cowboy builder"}) == {"cowboy": 1}


@proves("SAM-39")
def test_no_immediate_action() -> None:
    """Sam's fourth cowboy would remove a hazard, his fourth builder build, his fourth engineer hire another
    one."""
    hazard = sams_turn(1, cowboys={"Sam": 3}, jobs={1: "cowboy"}, tiles={"drought_1": "drought_green_4"})
    assert (hazard.workers("cowboy", "Sam"), hazard.tile("drought_1")) == (4, "drought_green_4")
    builder = sams_turn(1, builders={"Sam": 3}, jobs={1: "builder"})
    assert (builder.workers("builder", "Sam"), builder.points("buildings", "Sam")) == (4, 0)
    engineer = sams_turn(1, engineers={"Sam": 3}, jobs={1: "engineer cowboy"}, specialty="engineer")
    assert (engineer.workers("engineer", "Sam"), engineer.workers("cowboy", "Sam")) == (4, 1)


# -------------------------------------------------------------------- outlaws, hazards, objective cards


@proves("SAM-41")
def test_the_outlaw_with_the_highest_bounty() -> None:
    """Sam takes the outlaw from the space with 8, keeps him and gains nothing. One on the token's space
    counts as 0, and is taken when there is no other."""
    tiles = {"outlaw_1": "second_tribe", "outlaw_2": "green_tribe", "outlaw_8": "second_tribe"}
    game = sams_turn(4, tiles=tiles)
    assert (game.tile("outlaw_8"), game.taken("second_tribe", "Sam")) == ("", 1)
    assert (game.tile("outlaw_1"), game.money("Sam")) == ("second_tribe", 0)
    last = sams_turn(4, tiles={"outlaw_1": "second_tribe"})
    assert (last.tile("outlaw_1"), last.tokens("Sam"), last.taken("second_tribe", "Sam")) == ("", 0, 1)


@proves("SAM-42")
@pytest.mark.parametrize(
    ("tiles", "taken"),
    [
        (
            {"flood_1": "flood_green_4", "drought_1": "drought_green_2", "drought_2": "drought_black_3"},
            "drought_2",
        ),
        ({"drought_1": "drought_green_3", "drought_3": "drought_black_3"}, "drought_1"),
        ({"flood_1": "flood_green_2", "rockfall_1": "rockfall_green_3"}, "rockfall_1"),
        (
            {"rockfall_1": "rockfall_green_3", "flood_1": "flood_black_3", "drought_1": "drought_green_3"},
            "flood_1",
        ),
        ({"rockfall_1": "rockfall_green_3", "drought_1": "drought_green_3"}, "drought_1"),
    ],
)
def test_which_hazard(tiles: dict[str, str], taken: str) -> None:
    """The kind with most tiles, of it the most points, then the lower space; kinds tied: the better tile,
    then flood, drought, rockfall. Sam keeps it and scores it."""
    game = sams_turn(5, tiles=tiles)
    assert [space for space in tiles if game.tile(space) == ""] == [taken]
    assert game.taken(tiles[taken], "Sam") == 1
    assert game.points("hazards", "Sam") == int(tiles[taken][-1])


@proves("SAM-43")
def test_an_objective_card_by_chance() -> None:
    """Sam takes one of the four open cards, which is replaced; its action is not used. Over many tables it is
    any of the four."""
    found: Counter[str] = Counter()
    cards = {"obj_01", "obj_06", "obj_16", "obj_21"}
    for turns in range(12):
        game = before_sams_turn(3, display="obj_01 obj_06 obj_16 obj_21", objectives="obj_05")
        for _ in range(turns):
            game.state.rng.word()
        pass_to_sam(game)
        taken = game.area("Sam")
        found[taken] += 1
        assert sorted(game.display().split()) == sorted(
            {"obj_01", "obj_06", "obj_16", "obj_21", "obj_05"} - {taken}
        )
        assert (game.money("Sam"), game.engine("Sam"), game.pile("Sam")) == (0, "0", "")
    assert set(found) == cards


@proves("SAM-22", "SAM-43")
def test_no_objective_card_left() -> None:
    assert sams_turn(3, display="", objectives="").area("Sam") == ""
    last = sams_turn(3, display="obj_07", objectives="")
    assert (last.area("Sam"), last.display()) == ("obj_07", "")


# -------------------------------------------------------------------- cattle


def bought(cowboys: int, market: str, card: int = 8, **table: object) -> str:
    return sams_turn(card, cowboys={"Sam": cowboys}, cattle=market, **table).pile("Sam")


@proves("SAM-44")
@pytest.mark.parametrize(
    ("cowboys", "market", "cards"),
    [
        (1, "yellow", "yellow"),
        (1, "brown3 purple5", ""),
        (2, "yellow", "yellow"),
        (2, "yellow red", "red"),
        (2, "brown3 purple5", ""),
        (3, "yellow red", "red yellow"),
        (3, "brown3", "brown3"),
        (3, "purple5", ""),
        (4, "purple5", "purple5"),
        (4, "yellow red", "red yellow"),
        (4, "brown3 brown4", "brown4"),
        (5, "brown3 brown4", "brown4 brown3"),
        (6, "purple7 purple6", "purple7"),
    ],
)
def test_the_offers(cowboys: int, market: str, cards: str) -> None:
    """One purchase of what is printed at no more than 8 dollars: a card of value 3 for one or two cowboys,
    two for three or four, a Shorthorn for three, a Hereford for four, two Shorthorns for five."""
    assert bought(cowboys, market) == cards


@proves("SAM-44")
@pytest.mark.parametrize("cowboys", [1, 2])
def test_a_calf(cowboys: int) -> None:
    """A Simmental calf costs 8 dollars with one cowboy and 5 with two: Sam takes it, for it has 3 points."""
    assert bought(cowboys, "orange1 red", options={"simmental": True}) == "orange1"
    assert bought(cowboys, "orange1 blue", options={"simmental": True}) == "blue", (
        "equal points, higher value"
    )


@proves("SAM-44")
def test_one_purchase_only() -> None:
    """Six cowboys could buy four cards of value 3. Sam makes one purchase."""
    game = sams_turn(8, cowboys={"Sam": 6}, cattle="blue blue blue blue")
    assert (game.pile("Sam"), game.market()) == ("blue blue", "blue blue")


@proves("SAM-45")
@pytest.mark.parametrize(
    ("cowboys", "market", "cards"),
    [
        (6, "purple7 blue blue brown3 brown3", "purple7"),
        (4, "purple5 blue red", "purple5"),
        (4, "purple5 blue blue", "blue blue"),
        (3, "blue red brown5", "brown5"),
        (5, "brown3 brown3 blue blue", "brown3 brown3"),
        (5, "brown5 brown4 purple7", "brown5 brown4"),
        (6, "purple6 blue blue brown3 brown3", "purple6"),
        (3, "yellow yellow blue red", "blue red"),
        (1, "yellow red blue", "blue"),
    ],
)
def test_most_points(cowboys: int, market: str, cards: str) -> None:
    """Most points in all, always with the best cards of their kind; if equal fewer cards, then the higher
    value."""
    assert bought(cowboys, market) == cards


@proves("SAM-46")
def test_his_cards_count_for_points_only() -> None:
    """They lie beside his board: 3 and 2 points, and they never get into a hand or a delivery."""
    game = sams_turn(8, cowboys={"Sam": 3}, cattle="blue red")
    assert (game.points("cattle", "Sam"), game.hand("Sam"), game.stack("Sam")) == (5, "", "")


@proves("SAM-46")
def test_calves_never_grow_up() -> None:
    """Sam has a calf and comes to Kansas City. It stays a calf."""
    game = sams_turn(4, at={"Sam": "g"}, pile={"Sam": "orange1"}, options={"simmental": True})
    assert (game.pile("Sam"), game.state.simmental) == ("orange1", [8, 8])


@proves("SAM-47")
@pytest.mark.parametrize(
    ("cowboys", "stack", "pile", "market"),
    [
        (1, "blue yellow purple7", "", "yellow blue"),
        (2, "blue yellow purple7", "blue", "yellow"),
        (3, "blue yellow purple7", "blue", "yellow"),
        (4, "blue red purple7", "blue red", ""),
        (2, "red", "red", ""),
        (2, "", "", ""),
    ],
)
def test_cards_are_added_first(cowboys: int, stack: str, pile: str, market: str) -> None:
    """Card 12: one cowboy adds the top two cards, or as many as there are, and the others buy."""
    game = sams_turn(12, cowboys={"Sam": cowboys}, cattle_stack=stack)
    assert (game.pile("Sam"), game.market()) == (pile, market)


@proves("SAM-47")
def test_a_purchase_does_not_fill_the_market() -> None:
    game = sams_turn(8, cattle="red", cattle_stack="blue blue blue")
    assert (game.market(), len(game.state.cattle_stack)) == ("", 3)
