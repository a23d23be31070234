"""Kansas City: foresight, income, delivery (rulings 65 to 76d)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves

THREE_TILES = "foresight upper; foresight upper; foresight upper"


def delivering(
    hand: str = "", engine: str = "0", cities: str = "", display: str = "obj_01 obj_02 obj_03 obj_04"
) -> Story:
    """Mary in Kansas City after her income."""
    game = Story(on="kansas_city", hand=hand, engine=engine, cities=cities, display=display)
    game.play(f"{THREE_TILES}; certificates 0")
    return game


# -------------------------------------------------------------------- foresight tiles


@proves("GWT-65")
def test_five_subphases_in_order() -> None:
    """Mary chooses a tile of each column, counts her income and delivers.
    Every tile is at its place before the next choice."""
    game = Story(
        on="kansas_city",
        hand="gray",
        foresight=("flood_green_4 green_tribe", "cowboy builder", "engineer second_tribe"),
    )
    assert game.may() == {"foresight upper", "foresight lower"}
    game.play("foresight upper")
    assert game.tile("flood_1") == "flood_green_4"
    game.play("foresight lower")
    assert game.jobs(2) == {"cowboy": 0, "builder": 1, "engineer": 0}
    game.play("foresight lower")
    assert game.tile("teepee_1") == "second_tribe"
    assert game.question == "certificates"
    game.play("certificates 0")
    assert game.question == "deliver"


@proves("GWT-66")
def test_gaps_are_filled_first() -> None:
    """Floods lie on the first and the third space, teepees on all but the one with -1.
    New tiles go to the lowest empty space, a rockfall to the first of its kind."""
    teepees = {f"teepee_{number}": "green_tribe" for number in (1, 2, 4, 5)}
    tiles = {"flood_1": "flood_green_4", "flood_3": "flood_green_3", **teepees}
    for tile, space in (
        ("flood_black_2", "flood_2"),
        ("second_tribe", "teepee_3"),
        ("rockfall_green_2", "rockfall_1"),
    ):
        game = Story(
            on="kansas_city", tiles=tiles, foresight=(f"{tile} green_tribe", "cowboy cowboy", "cowboy cowboy")
        )
        game.play("foresight upper")
        assert game.tile(space) == tile


@proves("GWT-66", "GWT-76b")
def test_a_tile_without_a_space() -> None:
    """All four spaces of the droughts are taken when Mary chooses another drought.
    She may, and the tile leaves the game."""
    tiles = {f"drought_{number}": "drought_green_4" for number in (1, 2, 3, 4)}
    game = Story(
        on="kansas_city",
        tiles=tiles,
        foresight=("drought_green_3 green_tribe", "cowboy cowboy", "cowboy cowboy"),
    )
    assert game.may() == {"foresight upper", "foresight lower"}
    game.play("foresight upper")
    assert [game.tile(space) for space in tiles] == ["drought_green_4"] * 4
    assert len(game.state.removed_tiles) == 1


@proves("GWT-67")
def test_workers_fill_the_row_of_the_token() -> None:
    """Two play, so rows have two columns, and the token's row is empty.
    The first worker goes there, the second pushes the token to the next row, where the third would go."""
    game = Story(
        on="kansas_city",
        token=5,
        foresight=("green_tribe green_tribe", "cowboy builder", "engineer engineer"),
    )
    game.play("foresight upper; foresight upper")
    assert (game.jobs(5), game.token) == ({"cowboy": 1, "builder": 0, "engineer": 0}, 5)
    game.play("foresight upper")
    assert (game.jobs(5), game.token) == ({"cowboy": 1, "builder": 0, "engineer": 1}, 6)
    assert game.state.job_filled == 0


@proves("GWT-68")
@pytest.mark.parametrize(("names", "size"), [("Mary Tom", 7), ("Mary Tom Ann", 10), ("Mary Tom Ann Joe", 13)])
@pytest.mark.parametrize("row", [6, 9])
def test_a_yellow_arrow_fills_the_market(names: str, size: int, row: int) -> None:
    """The token moves along a yellow arrow.
    The cattle market is filled up to 7, 10 or 13 cards."""
    seats = len(names.split())
    game = Story(
        names,
        on="kansas_city",
        token=row,
        jobs={row: " ".join(["cowboy"] * (seats - 1))},
        cattle="red red",
        cattle_stack=" ".join(["yellow"] * 15),
    )
    game.play("foresight upper")
    assert game.market() == "red red"
    game.play("foresight upper")
    assert (game.token, len(game.market().split())) == (row + 1, size)


@proves("GWT-68")
def test_no_more_than_the_stack_and_never_less() -> None:
    """Two cards are left in the stack, or there are more in the market than the number printed.
    The market gets two, or none; and without a yellow arrow nothing at all."""
    jobs = {6: "cowboy"}
    few = Story(on="kansas_city", token=6, jobs=jobs, cattle="red", cattle_stack="blue yellow")
    few.play("foresight upper; foresight upper")
    assert few.market() == "yellow red blue"
    many = Story(on="kansas_city", token=6, jobs=jobs, cattle="red " * 9, cattle_stack="blue yellow")
    many.play("foresight upper; foresight upper")
    assert many.market() == " ".join(["red"] * 9)
    plain = Story(on="kansas_city", token=5, jobs={5: "cowboy"}, cattle="red", cattle_stack="blue yellow")
    plain.play("foresight upper; foresight upper")
    assert (plain.token, plain.market()) == (6, "red")


@proves("GWT-76")
def test_a_number_runs_out() -> None:
    """No tile lies in the second column, and its supply is empty too.
    The subphase is skipped and the spaces stay empty."""
    game = Story(on="kansas_city", foresight=("green_tribe green_tribe", "- -", "builder builder"))
    game.state.supply[1] = []
    game.box = game.state.inventory()
    game.play("foresight upper")
    game.play("foresight lower; certificates 0; deliver kansas_city; disc aux_dollar_2; end")
    assert game.jobs(2) == {"cowboy": 0, "builder": 1, "engineer": 0}
    assert game.state.foresight[2:4] == [0, 0]
    assert all(game.state.foresight[:2] + game.state.foresight[4:])


# -------------------------------------------------------------------- income


@proves("GWT-69")
@pytest.mark.parametrize(
    ("hand", "total"),
    [
        ("gray gray gray gray", 1),
        ("gray green black white", 7),
        ("brown3 brown5 purple7", 9),
        ("yellow red blue obj_08", 9),
        ("obj_05 obj_08", 0),
        ("", 0),
    ],
)
def test_each_type_once(hand: str, total: int) -> None:
    """Mary counts the breeding values of the types in her hand, each once.
    Points and objective cards do not matter, and the whole hand is discarded."""
    game = delivering(hand)
    assert game.money() == total
    assert (game.hand(), game.pile()) == ("", hand)


# -------------------------------------------------------------------- delivery


@proves("GWT-70")
def test_cities_up_to_the_total_without_a_disc_of_yours() -> None:
    """Mary's total is 4; she has a disc on Topeka and two on Kansas City.
    Wichita and Kansas City are on offer, and a delivery has to be made."""
    game = delivering("red gray", cities="topeka kansas_city kansas_city")
    assert game.may() == {"deliver wichita", "deliver kansas_city"}


@proves("GWT-70")
def test_san_francisco_again_and_again() -> None:
    """Mary's total is 19 and she has been to Sacramento and twice to San Francisco.
    San Francisco is on offer again, Sacramento is not."""
    game = delivering("yellow red blue brown3 purple5 gray", cities="sacramento san_francisco san_francisco")
    assert "san_francisco" in game.may("deliver")
    assert "sacramento" not in game.may("deliver")
    game.play("deliver san_francisco; disc aux_dollar_2")
    assert game.discs("san_francisco") == 3
    assert game.points("cities") == 3 * 9 + 6


@proves("GWT-71")
def test_delivering_to_kansas_city() -> None:
    """Mary delivers to Kansas City twice.
    Each time she has 6 dollars at once and 6 points less at the end."""
    game = delivering("gray", cities="kansas_city")
    game.play("deliver kansas_city; disc aux_dollar_2")
    assert (game.money(), game.points("cities")) == (7, -12)


@proves("GWT-72")
def test_green_arrows_take_effect_with_the_second_disc() -> None:
    """Mary delivers to Topeka without a disc on Wichita, and to Wichita with one on Topeka.
    Only the second brings an objective card, and that has to be taken."""
    first = delivering("gray")
    first.play("deliver topeka; disc aux_dollar_2")
    assert first.question == "end_turn"
    second = delivering("red gray", cities="topeka")
    second.play("deliver wichita; disc aux_dollar_2")
    assert second.question == "objective"
    assert "skip" not in second.may()


@proves("GWT-73")
def test_the_top_card_of_the_stack_can_be_taken_unseen() -> None:
    """An arrow brings Mary an objective card.
    She may take the top card of the stack without looking, and it goes to her discard pile."""
    game = delivering("red gray", cities="topeka")
    game.play("deliver wichita; disc aux_dollar_2; gain top")
    assert game.pile() == "red gray obj_05"
    assert game.display() == "obj_01 obj_02 obj_03 obj_04"


@proves("GWT-74")
@pytest.mark.parametrize(
    ("engine", "costs"),
    [
        ("0", {"topeka": 0, "wichita": 1, "colorado_springs": 3, "santa_fe": 4, "albuquerque": 5}),
        ("4", {"topeka": 0, "wichita": 0, "colorado_springs": 2, "santa_fe": 3, "albuquerque": 4}),
        ("t1", {"topeka": 0, "wichita": 0, "colorado_springs": 1, "santa_fe": 2, "albuquerque": 3}),
        ("5", {"topeka": 0, "wichita": 0, "colorado_springs": 1, "santa_fe": 2, "albuquerque": 3}),
        ("8", {"topeka": 0, "wichita": 0, "colorado_springs": 0, "santa_fe": 0, "albuquerque": 1}),
        ("10", {"topeka": 0, "wichita": 0, "colorado_springs": 0, "santa_fe": 0, "albuquerque": 0}),
    ],
)
def test_transport(engine: str, costs: dict[str, int]) -> None:
    """Mary pays a dollar for each cross between her engine and the city.
    Level with the city or past it she pays nothing, and on a turnout the cross beside it is behind her."""
    game = delivering("red yellow green black", engine=engine)
    for city, cost in costs.items():
        assert game.try_out(f"deliver {city}; disc aux_dollar_2").money() == 10 - cost


@proves("GWT-75")
def test_after_the_delivery() -> None:
    """Mary ends her turn in Kansas City. Her herder is at the start, the three foresight spaces are filled
    from the right stacks, and she draws a hand."""
    game = Story(
        on="kansas_city",
        hand="gray",
        foresight=("green_tribe second_tribe", "cowboy builder", "cowboy builder"),
    )
    tops = [game.state.supply[column][-1] for column in range(3)]
    game.play("foresight upper; foresight lower; foresight upper; certificates 0")
    game.play("deliver topeka; disc aux_dollar_2; end")
    assert game.herder() == "start"
    assert game.state.foresight[0::2] == [tops[0], game.state.foresight[2], tops[2]]
    assert game.state.foresight[3] == tops[1]
    assert len(game.hand().split()) == 4
    assert game.to_move == "Tom"


@proves("GWT-76c")
def test_two_arrows_and_one_card() -> None:
    """Mary completes two arrows with objective cards at once, and a single card is left.
    The first arrow gives it, the second nothing."""
    game = Story(
        on="kansas_city",
        hand="green black white red",
        engine="9",
        cities="colorado_springs albuquerque",
        display="obj_01",
        objectives="",
    )
    game.play(f"{THREE_TILES}; certificates 0; deliver santa_fe; disc aux_dollar_2; gain obj_01")
    assert (game.question, game.display()) == ("end_turn", "")


@proves("GWT-72")
def test_an_arrow_without_any_card() -> None:
    """The last objective card is gone when Mary completes an arrow.
    Nothing is asked."""
    game = Story(on="kansas_city", hand="red gray", cities="topeka", display="", objectives="")
    game.play(f"{THREE_TILES}; certificates 0; deliver wichita; disc aux_dollar_2")
    assert game.question == "end_turn"
