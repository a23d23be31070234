"""The end of the game and the final scoring (rulings 99 to 104, 121 to 126b)."""

import pytest

from tests.gwt.story import Story, new_game
from tests.ledger import proves
from trailboss.core.errors import BadPosition
from trailboss.games.gwt.components.cattle import FACE_IDS
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.rules.game import GWT1
from trailboss.games.gwt.rules.scoring import failed_objectives

THREE = ["a1", "a2", "a3"]


def last_visit(foresight: tuple[str, str, str], filled: int = 1, names: str = "Mary Tom") -> Story:
    """Mary in Kansas City with the token in the last row, where so many workers lie."""
    return Story(
        names,
        on="kansas_city",
        token=12,
        jobs={12: " ".join(["cowboy"] * filled)},
        foresight=foresight,
        money={"Mary": 0, "Tom": 20},
    )


# -------------------------------------------------------------------- the end


@proves("GWT-121")
def test_how_it_ends() -> None:
    """In subphase 2 Mary puts a worker on the last space of the job market.
    The token is hers, worth 2 points; in subphase 3 she cannot choose a worker, and she finishes her turn."""
    game = last_visit(("green_tribe green_tribe", "cowboy builder", "engineer second_tribe"))
    game.play("foresight upper; foresight upper")
    assert game.points("token") == 2
    assert game.may() == {"foresight lower"}
    game.play("foresight lower; certificates 0; deliver kansas_city; disc aux_dollar_2; end")
    assert game.to_move == "Tom"
    assert not game.ended()


@proves("GWT-121")
def test_only_workers_in_subphase_3() -> None:
    """The job market was closed in subphase 2, and both tiles of column 3 are workers.
    Subphase 3 is skipped."""
    game = last_visit(("green_tribe green_tribe", "cowboy builder", "engineer cowboy"))
    game.play("foresight upper; foresight upper")
    assert game.question == "certificates"


@proves("GWT-121")
def test_the_end_in_subphase_3() -> None:
    """The last space is filled in subphase 3.
    That is as good."""
    game = last_visit(("green_tribe green_tribe", "cowboy builder", "engineer cowboy"), filled=0)
    game.play("foresight upper; foresight upper")
    assert game.points("token") == 0
    game.play("foresight upper")
    assert (game.points("token"), game.question) == (2, "certificates")


@proves("GWT-121")
@pytest.mark.parametrize(("row", "token"), [(ROWS, -1), (ROWS - 1, 0)])
def test_the_token_is_taken_with_the_last_space(row: int, token: int) -> None:
    """A position says that the job market is full and nobody has the token, or that somebody has it before.
    Neither can come up in play, and it is refused."""
    state = new_game(2)
    with pytest.raises(BadPosition):
        GWT1.load(state.config, {**state.dump(), "job_row": row, "ending": token})


@proves("GWT-122", "GWT-126b")
def test_the_last_turns() -> None:
    """Ann has taken the token, and Joe, Mary and Tom have exactly one more turn each.
    After the turn of the one before Ann the game is over."""
    game = Story(
        "Joe Mary Tom Ann", closed_by="Ann", at={"Joe": "a", "Mary": "b", "Tom": "c", "Ann": "start"}
    )
    game.play("Joe: ride b; aux dollars single; end", "Mary: ride c; aux dollars single; end")
    assert not game.ended()
    game.play("Tom: ride d; aux dollars single; end")
    assert game.ended()
    assert game.state.legal() == []
    assert game.state.winners() != []


@proves("GWT-122")
def test_no_workers_in_the_last_turns() -> None:
    """Tom has closed the job market, and Mary arrives in Kansas City. She chooses among what is no worker;
    where there is nothing else the subphase is skipped, and all is filled up."""
    game = Story(
        on="kansas_city",
        closed_by="Tom",
        foresight=("green_tribe flood_green_4", "cowboy builder", "cowboy second_tribe"),
    )
    assert game.may() == {"foresight upper", "foresight lower"}
    game.play("foresight lower")
    assert game.may() == {"foresight lower"}, "column 2 has nothing but workers"
    game.play("foresight lower; certificates 0; deliver kansas_city; disc aux_dollar_2")
    before = [len(stack) for stack in game.state.supply]
    game.play("end")
    assert [len(stack) for stack in game.state.supply] == [before[0] - 1, before[1], before[2] - 1]
    assert game.ended()


@proves("GWT-123")
def test_all_rows_can_be_hired_from() -> None:
    """Tom has taken the token, and in her last turn Mary hires.
    Also the last row is open to her."""
    game = Story(
        on="a", closed_by="Tom", money=10, jobs={1: "cowboy", 11: "engineer", 12: "builder engineer"}
    )
    game.play("do hire_0")
    assert game.may("hire") == {"cowboy row1", "engineer row11", "builder row12", "engineer row12"}


@proves("GWT-126b")
def test_otherwise_ordinary_turns() -> None:
    """It is Mary's last turn.
    She plays a card, hires, builds with the craftsman she hired, and draws as always."""
    game = Story(
        on="a", closed_by="Tom", money=12, builders=3, hand="obj_01", jobs={12: "builder"}, stock="1a"
    )
    game.play("play obj_01; do hire_0; hire builder row12; do build_1; build 1; at a1; end")
    assert (game.tile("a1"), game.money(), len(game.hand().split())) == ("Mary 1a", 9, 4)


# -------------------------------------------------------------------- eleven categories


@proves("GWT-124")
def test_eleven_categories() -> None:
    """Mary has a bit of everything.
    Each line of the score counts it by itself, and the total is their sum."""
    game = Story(
        money=14,
        buildings={"a1": "Mary 2a", "a2": "Mary 5a", "b1": "Mary 10a", "c1": "Tom 8a"},
        cities="el_paso san_diego kansas_city san_francisco san_francisco",
        stations="s1 s6 s10",
        taken="flood_green_4 drought_black_2 green_tribe second_tribe",
        hand="gray blue",
        stack="brown5 purple7",
        pile="red yellow",
        area="start_3 obj_16",
        masters="workers tribe_pairs",
        cowboys=6,
        builders=5,
        engineers=4,
        cleared="step_vp",
        closed_by="Mary",
    )
    assert game.state.scores()[0].parts == {
        "money": 2,
        "buildings": 1 + 4 + 13,
        "cities": 8 - 6 + 18,
        "stations": 1 + 5 + 9,
        "hazards": 4 + 2,
        "cattle": 3 + 5 + 7 + 2 + 1,
        "objectives": 3 - 3,
        "station_masters": 15 + 3,
        "workers": 4 + 4 + 4,
        "steps": 3,
        "token": 2,
    }
    assert game.total() == sum(game.state.scores()[0].parts.values())


@proves("GWT-124")
@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ("topeka wichita", -3),
        ("wichita colorado_springs", -1),
        ("colorado_springs santa_fe albuquerque", 0),
        ("albuquerque el_paso", 6),
        ("el_paso san_diego", 8),
        ("albuquerque san_diego", 0),
        ("san_diego sacramento", 10),
        ("sacramento san_francisco", 15),
    ],
)
def test_points_between_cities(cities: str, points: int) -> None:
    """Points in an arrow count once both cities have a disc of Mary's.
    San Francisco counts 9 for every disc, Sacramento 6."""
    assert Story(cities=cities).points("cities") == points


@proves("GWT-125")
def test_a_tie_is_a_shared_victory() -> None:
    """Mary has 10 dollars and the token, and Tom's last dollar makes it 20 for him.
    Both have 4 points and both win, for nothing else is compared."""
    game = Story("Tom Mary", closed_by="Mary", on="e", money={"Mary": 10, "Tom": 19})
    game.play("Tom: aux dollars single; end")
    assert (game.total("Mary"), game.total("Tom")) == (4, 4)
    assert game.state.winners() == [0, 1]
    assert [score.place for score in game.state.scores()] == [1, 1]


@proves("GWT-126")
def test_money_is_unlimited() -> None:
    """Mary has more dollars than the box has coins.
    She still gains money, and it counts."""
    game = Story(on="e", money=1000)
    game.play("aux dollars single")
    assert (game.money(), game.points("money")) == (1001, 200)


@proves("GWT-126a")
def test_a_negative_total() -> None:
    """Mary delivered to Kansas City three times and played a card she does not fulfil.
    Her cities, her objective cards and her total are negative, and Tom wins with 0 points."""
    game = Story(
        "Mary Tom", closed_by="Tom", on="e", cities="kansas_city kansas_city kansas_city", area="obj_21"
    )
    assert (game.points("cities"), game.points("objectives")) == (-18, -3)
    game.play("aux dollars single; end")
    assert (game.total(), game.total("Tom")) == (-21, 2)
    assert game.state.winners() == [1]


# -------------------------------------------------------------------- objective cards


@proves("GWT-99")
def test_points_or_penalty() -> None:
    """A card whose tasks are all met counts its points, any other its penalty.
    A starting card has none."""
    assert Story(area="start_3", taken="flood_green_4").points("objectives") == 0
    assert Story(area="obj_06", taken="flood_green_4").points("objectives") == -2
    buildings = {"a1": "Mary 2a", "a2": "Mary 3a"}
    assert Story(area="obj_06", taken="flood_green_4", buildings=buildings).points("objectives") == 3


@proves("GWT-99")
def test_each_task_serves_one_card() -> None:
    """Two cards ask for the same two buildings and a hazard.
    They serve one of them: with three buildings still one, with four and two hazards both."""
    area = "start_3 obj_06"
    three = {space: f"Mary {number}a" for space, number in zip(THREE, (2, 3, 4), strict=True)}
    once = Story(area=area, taken="flood_green_4", buildings=three)
    assert once.points("objectives") == 3
    twice = Story(area=area, taken="flood_green_4 flood_green_3", buildings={**three, "b1": "Mary 5a"})
    assert twice.points("objectives") == 6


@proves("GWT-100")
def test_from_the_best_one_down_is_not_enough() -> None:
    """Mary has two hazards, two stations and two buildings, and three cards for 5 want two pairs of these
    each. Two cards for 3 share them better: 6 points."""
    game = Story(
        stations="s1 s2",
        buildings={"a1": "Mary 2a", "a2": "Mary 3a"},
        taken="flood_green_4 flood_green_3",
        hand="obj_20 obj_15 obj_11 obj_04 obj_06",
    )
    assert game.points("objectives") == 6


@proves("GWT-100")
def test_a_card_in_the_area_is_not_dropped() -> None:
    """Mary played a card for 5 with a penalty of 3 and one for 3 with a penalty of 2, and can meet just one.
    She fulfils the first; the second costs its penalty, while a third one in her deck is left out."""
    game = Story(area="obj_20 obj_04", hand="obj_03", stations="s1 s2", taken="flood_green_4 flood_green_3")
    assert game.points("objectives") == 3
    assert [FACE_IDS[face] for face in failed_objectives(game.state, 0)] == ["obj_04"]


@proves("GWT-100", "GWT-104")
def test_with_the_station_master_for_objective_cards() -> None:
    """Mary has this master, one card in her area and an unfulfilled one in her deck with a penalty of 2.
    Adding it makes a pair for 3 points, so it pays; a card with a penalty of 3 more would not."""
    pays = Story(area="start_1", hand="obj_06", masters="objectives")
    assert (pays.points("objectives"), pays.points("station_masters")) == (-2, 3)
    even = Story(area="start_1", hand="obj_21", masters="objectives")
    assert even.points("objectives") + even.points("station_masters") == 0
    third = Story(area="start_1 start_2", hand="obj_06", masters="objectives")
    assert (third.points("objectives"), third.points("station_masters")) == (0, 3)


@proves("GWT-104")
def test_the_starting_card_counts_for_the_master() -> None:
    """Mary has her starting card, two cards played and the master for objective cards.
    Three cards are one pair: 3 points."""
    game = Story(area="start_1 obj_01 obj_02", masters="objectives")
    assert game.points("station_masters") == 3
    four = Story(area="start_1 obj_01 obj_02 obj_03", masters="objectives")
    assert four.points("station_masters") == 6


@proves("GWT-101")
def test_value_3() -> None:
    """Three cards of value 3 and a building are asked for.
    Yellow, red and blue will do, wherever in the deck; brown and purple will not."""
    buildings = {"a1": "Mary 2a"}
    game = Story(area="obj_05", hand="yellow", stack="red", pile="blue", buildings=buildings)
    assert game.points("objectives") == 4
    other = Story(area="obj_05", hand="yellow", stack="brown3", pile="purple5 blue", buildings=buildings)
    assert other.points("objectives") == -2


@proves("GWT-102")
def test_buildings_and_stations_at_the_end() -> None:
    """Mary replaced her only building, and Tom has a disc on the station she lacks.
    Of buildings only the new one counts, for the old one is gone; of stations only her own disc."""
    game = Story(
        on="b",
        builders=3,
        money=6,
        buildings={"a1": "Mary 4a"},
        stock="7a",
        taken="flood_green_4",
        area="start_3",
    )
    game.play("do build_2; build 7")
    assert game.state.buildings_on_trail(0) == 1
    assert game.points("objectives") == 0
    stations = Story(area="start_2", stations={"Mary": "s1", "Tom": "s2"}, taken="green_tribe")
    assert stations.points("objectives") == 0


@proves("GWT-103")
def test_station_masters_count_apart() -> None:
    """Mary's two hazards serve an objective card, and she has the master for hazards.
    He counts them again: 3 points for each two."""
    game = Story(area="start_4", taken="flood_green_4 flood_green_3 second_tribe", masters="hazards")
    assert (game.points("objectives"), game.points("station_masters")) == (3, 3)
    pairs = Story(
        area="obj_02", buildings={"a1": "Mary 2a"}, taken="green_tribe second_tribe", masters="tribe_pairs"
    )
    assert (pairs.points("objectives"), pairs.points("station_masters")) == (3, 3)
