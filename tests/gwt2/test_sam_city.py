"""Sam in Kansas City, the end of a solo game, and his points (SAM-58 to SAM-68)."""

from collections import Counter

import pytest

from tests.gwt2.solo import before_sams_turn, pass_to_sam, sams_turn, visits
from tests.gwt2.story import Story, new_game, seen, wander
from tests.ledger import proves
from trailboss.core.rng import seeded
from trailboss.games.gwt.rules.events import DELIVERED, GAINED, INCOME, TILE_CHOSEN, TRANSPORT_PAID

FORESIGHT = ("flood_green_4 drought_green_3", "cowboy engineer", "builder green_tribe")

# -------------------------------------------------------------------- foresight


@proves("SAM-58")
def test_one_of_two_tiles_by_chance_in_each_column() -> None:
    """Sam takes a tile from each column; over many tables each of the two comes up. It is placed as usual."""
    found: Counter[str] = Counter()
    for turns in range(16):
        game = before_sams_turn(4, at={"Sam": "g"}, foresight=FORESIGHT)
        for _ in range(turns):
            game.state.rng.word()
        pass_to_sam(game)
        placed = [space for space in ("flood_1", "drought_1", "outlaw_1") if game.tile(space)]
        workers = game.jobs(2)
        found.update(placed)
        found.update(kind for kind, count in workers.items() if count)
        assert len([space for space in placed if space != "outlaw_1"]) == 1
        assert sum(workers.values()) == (1 if "outlaw_1" in placed else 2)
    assert set(found) == {"flood_1", "drought_1", "outlaw_1", "cowboy", "engineer", "builder"}


@proves("SAM-58")
def test_the_only_tile_of_a_column() -> None:
    game = sams_turn(4, at={"Sam": "g"}, foresight=("- flood_green_4", "- -", "green_tribe -"))
    assert (game.tile("flood_1"), game.tile("outlaw_1")) == ("flood_green_4", "green_tribe")
    assert sum(game.jobs(2).values()) == 0


@proves("SAM-58")
def test_sams_worker_triggers_everything_that_follows() -> None:
    """Sam's worker moves the token along a yellow arrow: the cattle market is filled to seven. A tile that
    finds no space leaves the game."""
    game = sams_turn(
        4,
        at={"Sam": "g"},
        token=6,
        jobs={6: "cowboy"},
        cattle="red",
        cattle_stack=" ".join(["blue"] * 9),
        tiles={f"flood_{number}": "flood_green_2" for number in (1, 2, 3, 4)},
        foresight=("flood_green_4 flood_green_3", "cowboy cowboy", "- -"),
    )
    assert (game.token, len(game.market().split())) == (7, 7)
    assert len(seen(game.state)["away"]) == 1


@proves("SAM-59")
def test_after_the_job_market_is_full_he_takes_no_workers() -> None:
    """Mary has closed the job market. Sam takes the outlaw beside the worker, and skips a column of
    workers."""
    game = before_sams_turn(
        4,
        at={"Sam": "g"},
        closed_by="Mary",
        foresight=("- -", "cowboy engineer", "builder green_tribe"),
    )
    game.play("aux dollars single; end")
    assert game.ended()
    chosen = [event.b for event in game.state.events or [] if event.kind == TILE_CHOSEN]
    assert len(chosen) == 1
    assert game.tile("outlaw_1") == "green_tribe"
    assert seen(game.state)["foresight"][1] == ["cowboy", "engineer"]


# -------------------------------------------------------------------- delivery


@proves("SAM-60")
def test_no_income_and_no_transport() -> None:
    """Sam's engine stands at the start, eleven crosses before New York, and he has cattle. He delivers to
    Chicago all the same, gains nothing and pays nothing."""
    game = visits(1, sam="hard", pile={"Sam": "purple7 blue"})
    assert (game.discs("chicago", "Sam"), game.money("Sam")) == (1, 0)
    kinds = {event.kind for event in game.state.events or [] if event.a == 1}
    assert kinds & {INCOME, TRANSPORT_PAID, GAINED} == set()
    assert game.pile("Sam") == "purple7 blue"


@proves("SAM-61")
@pytest.mark.parametrize(
    ("level", "cities"),
    [
        ("easy", "st_louis bloomington peoria chicago toledo pittsburgh philadelphia new_york new_york"),
        ("medium", "bloomington peoria chicago toledo pittsburgh philadelphia new_york new_york new_york"),
        ("hard", "chicago toledo pittsburgh philadelphia new_york new_york new_york"),
    ],
)
def test_the_deliveries_in_order(level: str, cities: str) -> None:
    """City by city upwards, at last New York again and again; never Kansas City and never one below the
    first."""
    state = new_game(1, seed=1, sam=level)
    state.events = []
    rng = seeded(level)
    wanted = cities.split()
    delivered: list[str] = []
    while len(delivered) < len(wanted):
        state.ending = -1  # the game goes on as long as the test wants
        state.over = False
        state.job_row = min(state.job_row, 6)
        before = len(state.history)
        wander(state, rng, 1)
        assert len(state.history) > before
        delivered = [
            state.edition.cities.ids[event.b]
            for event in state.events or []
            if event.kind == DELIVERED and event.a == 1
        ]
    assert delivered[: len(wanted)] == wanted


@proves("SAM-62")
def test_his_disc_comes_from_the_supply() -> None:
    """Bloomington has white corners, Chicago dark ones. One disc of the fourteen goes, whichever it is, and
    nothing is unlocked by it."""
    game = visits(1)
    sam = seen(game.state)["sam"]
    assert sam is not None
    assert sam["discs"] == 13
    dark_only = visits(1, covered={"Sam": "hand_1"})
    assert dark_only.discs("bloomington", "Sam") == 1


@proves("SAM-62")
def test_without_a_disc_a_station_gives_one() -> None:
    """Sam's supply is empty. He moves the disc from his station with fewest points; without a station he does
    not deliver, but goes back to the start."""
    game = visits(1, covered={"Sam": ""}, stations={"Sam": "s2 s3 s9"})
    assert (game.stations("Sam"), game.discs("bloomington", "Sam")) == ("s3 s9", 1)
    nothing = visits(1, covered={"Sam": ""})
    assert (nothing.discs("bloomington", "Sam"), nothing.herder("Sam")) == (0, "start")


@proves("SAM-63")
def test_what_the_arrows_hold() -> None:
    """On the easy level the first arrow holds an exchange token, which is lost; the next two hold objective
    cards."""
    assert visits(2, sam="easy").tokens("Sam") == 0
    assert visits(2, sam="easy").area("Sam") == ""
    assert len(visits(3, sam="easy").area("Sam").split()) == 1
    assert len(visits(4, sam="easy").area("Sam").split()) == 2
    assert len(visits(5, sam="easy").area("Sam").split()) == 2


@proves("SAM-64")
def test_back_to_the_start_and_new_tiles() -> None:
    """Sam's herder is at the start of the trail again, and all six foresight spaces are filled."""
    game = visits(1, foresight=FORESIGHT)
    assert game.herder("Sam") == "start"
    assert None not in [tile for column in seen(game.state)["foresight"] for tile in column]


# -------------------------------------------------------------------- the end


@proves("SAM-65")
def test_sam_has_one_last_turn() -> None:
    """Mary places the last worker and takes the token. Sam has one turn more, and then it is over."""
    game = before_sams_turn(2, on="kansas_city", token=12, jobs={12: "cowboy"})
    game.play("foresight upper; foresight upper")
    assert game.state.ending == 0
    game.play("certificates 0; deliver kansas_city; disc aux_dollar_2; end")
    assert game.ended()
    assert game.engine("Sam") == "1", "he had his turn"
    assert (game.points("token"), game.points("token", "Sam")) == (2, 0)


@proves("SAM-65")
def test_mary_has_one_last_turn() -> None:
    """Sam places the last worker. Mary has one turn more, and Sam no other."""
    game = before_sams_turn(
        "4 2", at={"Sam": "g"}, token=12, jobs={12: "cowboy"}, foresight=("- -", "cowboy cowboy", "- -")
    )
    pass_to_sam(game)
    assert (game.points("token", "Sam"), game.ended()) == (2, False)
    game.play("Mary: ride f; aux dollars single; end")
    assert game.ended()
    assert game.engine("Sam") == "0", "he had no further turn"


# -------------------------------------------------------------------- points


@proves("SAM-66")
def test_sams_points() -> None:
    """Buildings, cities, stations, hazards, cattle, workers and the token count as for everybody; money,
    station masters and the step disc do not."""
    game = Story(
        "Mary Sam",
        sam="medium",
        buildings={"a1": "Sam 7b", "a2": "Sam 11b"},
        cities={"Sam": "bloomington peoria chicago toledo new_york new_york"},
        stations={"Sam": "s1 s10"},
        taken={"Sam": "flood_green_4 rockfall_black_2 green_tribe second_tribe"},
        pile={"Sam": "blue purple7 orange1"},
        cowboys={"Sam": 6},
        builders={"Sam": 5},
        masters={"Sam": "workers tribe_pairs hazards"},
        cleared={"Sam": "step_vp"},
        closed_by="Sam",
        options={"simmental": True},
    )
    parts = game.state.scores()[1].parts
    assert parts == {
        "money": 0,
        "buildings": 6 + 10,
        "cities": 6 + 9 + 9,
        "stations": 1 + 9,
        "hazards": 4 + 2,
        "cattle": 3 + 7 + 3,
        "objectives": 0,
        "station_masters": 0,
        "workers": 4 + 4 + 4,
        "steps": 0,
        "token": 2,
    }


@proves("SAM-67")
def test_all_objective_cards_count_as_fulfilled() -> None:
    """Sam holds all kinds of cards and has fulfilled none: every one counts its points, and none costs
    any."""
    game = Story("Mary Sam", sam="medium", area={"Sam": "start_2 obj_05 obj_11 obj_21 obj_21"})
    assert game.points("objectives", "Sam") == 3 + 4 + 5 + 5 + 5


@proves("SAM-68")
@pytest.mark.parametrize(("money", "winners"), [(24, [1]), (25, [0, 1]), (30, [0])])
def test_who_wins(money: int, winners: list[int]) -> None:
    """Sam has 5 points. Mary wins with more, shares with as many, and loses with fewer."""
    game = Story("Mary Sam", sam="medium", area={"Sam": "obj_11"}, money=money)
    game.state.over = True
    assert game.state.winners() == winners
    assert [score.place for score in game.state.scores()] == [
        1 if rancher in winners else 2 for rancher in (0, 1)
    ]
