"""Sam's sixteen scenarios, one by one."""

import pytest

from tests.gwt2.solo import before_sams_turn, pass_to_sam, sams_turn, visits
from tests.gwt2.story import Story, new_game, seen
from tests.ledger import proves
from trailboss.games.gwt.components.player_board import WORKER_IDS


def workers(state: object, rancher: int = 1) -> dict[str, int]:
    return seen(state)["ranchers"][rancher]["workers"]  # type: ignore[arg-type]


@proves("SAM-3", "SAM-6", "SAM-8", "SAM-10", "SAM-14")
def test_01_easy() -> None:
    """Mary plays on the easy level. Sam's deck has the cards 1 to 12, and he one worker tile.
    His specialization is its kind."""
    for seed in range(8):
        state = new_game(1, seed=seed, sam="easy")
        assert state.sam is not None
        assert sorted(state.sam.deck) == list(range(1, 13))
        assert sorted(workers(state).values()) == [1, 1, 2]
        assert workers(state)[WORKER_IDS[state.sam.specialty]] == 2


@proves("SAM-3", "SAM-8", "SAM-14")
def test_02_hard_with_an_engineer() -> None:
    """On the hard level an engineer was drawn. With the printed workers Sam has two cowboys, two builders and
    three engineers, and they are his specialty."""
    for seed in range(30):
        state = new_game(1, seed=seed, sam="hard")
        assert state.sam is not None
        if WORKER_IDS[state.sam.specialty] == "engineer":
            assert workers(state) == {"cowboy": 2, "builder": 2, "engineer": 3}
            return
    pytest.fail("no engineer was drawn on any of thirty tables")


@proves("SAM-35", "SAM-40")
def test_03_a_new_specialization() -> None:
    """Sam has two cowboys, two builders and one engineer and is specialized in cowboys. He hires a builder
    with card 1. Three builders are more than two cowboys: they are his specialization now."""
    game = sams_turn(1, cowboys={"Sam": 2}, builders={"Sam": 2}, jobs={1: "builder"})
    assert (game.workers("builder", "Sam"), game.specialty) == (3, "builder")


@proves("SAM-40")
def test_04_a_tie_leaves_it() -> None:
    """The same, but Sam has three cowboys. Three to three: he stays specialized in cowboys."""
    game = sams_turn(1, cowboys={"Sam": 3}, builders={"Sam": 2}, jobs={1: "builder"})
    assert (game.workers("builder", "Sam"), game.specialty) == (3, "cowboy")


@proves("SAM-23", "SAM-25", "SAM-33")
def test_05_movement_in_any_case() -> None:
    """Sam is specialized in builders and has three of them. Card 14 is for engineers: he moves three steps,
    one for each specialist, and his engine stays."""
    game = sams_turn(14, specialty="builder", builders={"Sam": 3}, engine={"Sam": "2"})
    assert (game.herder("Sam"), game.engine("Sam")) == ("c", "2")


@proves("SAM-37", "SAM-48", "SAM-50")
def test_06_an_engineer_who_helps_at_once() -> None:
    """Sam is specialized in engineers and has two. With card 11 he hires a third, and the engine moves with
    three."""
    game = sams_turn(
        11, specialty="engineer", engineers={"Sam": 2}, engine={"Sam": "18"}, jobs={1: "engineer"}
    )
    assert (game.workers("engineer", "Sam"), game.engine("Sam")) == (3, "21")


@proves("SAM-49", "SAM-51", "SAM-52")
def test_07_stopping_at_a_station() -> None:
    """Sam has two engineers and his engine is on 3. The turnout behind 4 is in reach: he stops there and
    places a disc. The station master there is out of play, without a worker for it."""
    game = sams_turn(2, engineers={"Sam": 2}, engine={"Sam": "3"})
    assert (game.engine("Sam"), game.stations("Sam")) == ("t1", "s1")
    assert game.workers("engineer", "Sam") == 2
    assert seen(game.state)["station_masters"][0] is None
    assert game.points("station_masters", "Sam") == 0


@proves("SAM-49", "SAM-50")
def test_08_stations_that_have_his_disc() -> None:
    """The first station has Sam's disc already: his engine goes on to 5.
    With five engineers and no disc anywhere it is still the turnout behind 4, not the one behind 7."""
    game = sams_turn(2, engineers={"Sam": 2}, engine={"Sam": "3"}, stations={"Sam": "s1"})
    assert (game.engine("Sam"), game.stations("Sam")) == ("5", "s1")
    far = sams_turn(2, engineers={"Sam": 5}, engine={"Sam": "3"})
    assert (far.engine("Sam"), far.stations("Sam")) == ("t1", "s1")


@proves("SAM-44", "SAM-45")
def test_09_a_pair_before_a_shorthorn() -> None:
    """Sam has three cowboys. The market has two cards of value 3 with 3 points each, and a Shorthorn with 5.
    The pair is worth 6 points, so he takes it."""
    game = sams_turn(8, cowboys={"Sam": 3}, cattle="blue blue brown5")
    assert (game.pile("Sam"), game.market()) == ("blue blue", "brown5")


@proves("SAM-22", "SAM-44")
def test_10_nothing_for_one_cowboy() -> None:
    """Sam has one cowboy, and the market no card of value 3: nothing happens."""
    game = sams_turn(8, cattle="brown3 purple5")
    assert (game.pile("Sam"), game.market()) == ("", "brown3 purple5")


@proves("SAM-44", "SAM-47")
def test_11_two_cards_added() -> None:
    """Sam is specialized in cowboys and has one. Card 12 adds two cards to the market, and nobody is left to
    buy."""
    game = sams_turn(12, cattle="red", cattle_stack="blue yellow purple7")
    assert (game.market(), game.pile("Sam")) == ("yellow red blue", "")


@proves("SAM-30", "SAM-31")
def test_12_fees() -> None:
    """Sam passes Mary's building with a green hand: she gains 2 dollars from the bank. She passes his 7b,
    which shows both hands and costs 4, with 3 dollars: she pays all of them, and he gets nothing."""
    floods = {"flood_1": "flood_green_4", "flood_2": "flood_green_3"}
    passed = sams_turn(7, at={"Sam": "a"}, buildings={"a1": "Mary 1a"}, tiles=floods)
    assert (passed.herder("Sam"), passed.money(), passed.money("Sam")) == ("b", 1 + 2, 0)
    passing = before_sams_turn(4, on="", at="a", money=3, buildings={"a1": "Sam 7b"})
    passing.play("ride b; via a1")
    assert (passing.money(), passing.money("Sam")) == (0, 0)


@proves("SAM-15", "SAM-61", "SAM-63")
def test_13_medium_deliveries() -> None:
    """On the medium level Sam's first visit to Kansas City puts a disc on Bloomington, the second one on
    Peoria. The arrow between them brings him an objective card."""
    first = visits(1)
    assert (first.discs("bloomington", "Sam"), first.area("Sam")) == (1, "")
    second = visits(2)
    assert (second.discs("bloomington", "Sam"), second.discs("peoria", "Sam")) == (1, 1)
    assert len(second.area("Sam").split()) == 1
    assert len(second.display().split()) == 4


@proves("SAM-15", "SAM-61")
def test_14_hard_deliveries() -> None:
    """On the hard level five visits lead from Chicago to New York, and the sixth to New York again."""
    cities = ["chicago", "toledo", "pittsburgh", "philadelphia", "new_york", "new_york"]
    for count in range(1, 7):
        game = visits(count, sam="hard")
        found = seen(game.state)["ranchers"][1]["cities"]
        assert found == {city: cities[:count].count(city) for city in cities[:count]}


@proves("SAM-59", "SAM-65")
def test_15_the_last_worker() -> None:
    """One space of the job market is left, and Sam's foresight tile is a worker. He takes the token, worth 2
    points. He chooses no further worker, Mary has one last turn, and then the game is over."""
    game = before_sams_turn(
        4,
        at={"Sam": "g"},
        token=12,
        jobs={12: "cowboy"},
        foresight=("- -", "engineer engineer", "builder builder"),
    )
    pass_to_sam(game)
    assert game.state.ending == 1
    assert (game.points("token", "Sam"), game.points("token")) == (2, 0)
    assert game.jobs(12) == {"cowboy": 1, "builder": 0, "engineer": 1}
    assert seen(game.state)["foresight"][2] == ["builder", "builder"], "the third column was skipped"
    game.play("Mary: ride f; aux dollars single; end")
    assert game.ended()


@proves("SAM-67")
def test_16_objective_cards_all_count() -> None:
    """Sam holds a starting objective card of 3 points and one of 5 that he does not fulfil: 8 points."""
    game = Story("Mary Sam", sam="medium", area={"Sam": "start_1 obj_12"})
    assert game.points("objectives", "Sam") == 8
