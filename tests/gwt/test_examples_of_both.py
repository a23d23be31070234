"""The worked examples that go the same way in both editions, one test or more each."""

import pytest

from tests.gwt.examples import THREE_BUILDINGS, in_kansas_city
from tests.gwt.story import Story
from tests.gwt2.story import Story as SecondStory
from tests.ledger import proves
from trailboss.games.gwt.state.state import GwtState


@pytest.fixture(params=[Story, SecondStory], ids=["first", "second"])
def story(request: pytest.FixtureRequest) -> type[Story]:
    """An edition to tell the story in."""
    edition: type[Story] = request.param
    return edition


def new_game(story: type[Story], seats: int) -> GwtState:
    state = story.game.start(seats, 7)
    assert isinstance(state, GwtState)
    return state


# -------------------------------------------------------------------- phase A


@proves("GWT-7", "GWT-8")
def test_ex03_counting_steps(story: type[Story]) -> None:
    """From A the next neutral building lies behind one building of Tom's, or behind two floods.
    It takes two steps by the building and three by the floods."""
    tiles = {"flood_1": "flood_green_4", "flood_2": "flood_green_3"}
    near = story(at="a", buildings={"a1": "Tom 2a"}, tiles=tiles)
    near.play("ride b")
    assert near.may("via") == {"a1", "flood_1"}
    far = story(at="start", buildings={"a1": "Tom 2a"}, tiles=tiles)
    far.play("ride b")
    assert far.herder() == "b", "one step to A leaves two of three, so there is only one way"


def fork(story: type[Story], money: int) -> Story:
    """Mary on A, in front of two buildings or two floods."""
    return story(
        "Mary Tom Ann Joe",
        at="a",
        money=money,
        buildings={"a1": "Tom 4a", "a2": "Ann 1a"},
        tiles={"flood_1": "flood_green_4", "flood_2": "flood_black_3"},
    )


@proves("GWT-9", "GWT-10", "GWT-11")
def test_ex05_fees_with_too_little_money_over_the_buildings(story: type[Story]) -> None:
    """Mary has 2 dollars and passes Tom's black hand and then Ann's green one.
    Tom gets both dollars, Ann nothing, and Mary may go on."""
    game = fork(story, money=2)
    game.play("ride b; via a1")
    assert (game.herder(), game.money(), game.money("Tom"), game.money("Ann")) == ("b", 0, 2, 0)


@proves("GWT-9", "GWT-10", "GWT-11")
def test_ex05_fees_with_too_little_money_over_the_floods(story: type[Story]) -> None:
    """Mary has 2 dollars and passes a flood with a green hand and then one with a black hand.
    The bank gets 1 and then 1 instead of 2."""
    game = fork(story, money=2)
    first = game.try_out("ride flood_1")
    assert first.money() == 1
    game.play("ride b; via flood_1")
    assert (game.herder(), game.money()) == ("b", 0)
    assert [game.money(name) for name in ("Tom", "Ann", "Joe")] == [0, 0, 0]


@proves("GWT-10")
def test_ex05_nothing_is_owed_afterwards(story: type[Story]) -> None:
    """Mary stops on Ann's building without a dollar left and gains one there.
    It is hers: nothing is paid afterwards."""
    game = fork(story, money=2)
    game.play("ride a2; aux dollars single; end")
    assert (game.money(), game.money("Ann")) == (1, 0)


# -------------------------------------------------------------------- phase B


@proves("GWT-20")
@pytest.mark.parametrize("place", ["building", "hazard", "tribe"])
def test_ex07_foreign_tiles(story: type[Story], place: str) -> None:
    """Mary stops on Tom's building, on a hazard or on a teepee (in the second edition, an outlaw).
    One single auxiliary action is all there is."""
    tribe = "outlaw_4" if story is SecondStory else "teepee_4"
    game = story(
        on={"building": "a1", "hazard": "flood_1", "tribe": tribe}[place],
        hand="white",
        stack="white",
        buildings={"a1": "Tom 2a"},
        tiles={"flood_1": "flood_green_4", tribe: "green_tribe"},
    )
    assert game.may() == {"aux dollars single", "aux draw single"}
    game.play("aux draw single")
    assert game.may() == {"end"}


@proves("GWT-67", "GWT-77")
def test_ex08_a_worker_on_the_space_of_the_token(story: type[Story]) -> None:
    """Three play, and the row of the token has two workers when Mary chooses a third from the foresight
    spaces. The token moves on: the full row can be hired from, the new one cannot."""
    game = story(
        "Mary Tom Ann",
        on="kansas_city",
        jobs={2: "cowboy builder"},
        foresight=("green_tribe green_tribe", "engineer cowboy", "builder builder"),
        money={"Tom": 20},
    )
    game.play("foresight upper; foresight upper")
    assert game.jobs(2) == {"cowboy": 1, "builder": 1, "engineer": 1}
    assert game.token == 3
    game.play("foresight upper; certificates 0; deliver kansas_city; disc aux_dollar_2; end")
    game.play("Tom: ride a; do hire_0")
    assert game.may("hire") == {"cowboy row2", "builder row2", "engineer row2"}


# -------------------------------------------------------------------- Kansas City and the end of the turn


@proves("GWT-61", "GWT-69")
def test_ex10_using_certificates(story: type[Story]) -> None:
    """Mary has 8 in hand and three certificates and uses two of them.
    She gains 10 dollars, keeps one certificate and discards her hand."""
    game = in_kansas_city(story, marker=3)
    assert game.may("certificates") == {"0", "1", "2", "3"}
    game.play("certificates 2")
    assert (game.money(), game.marker(), game.hand(), game.pile()) == (10, 1, "", "green green red yellow")


@proves("GWT-29", "GWT-32g")
def test_ex12_drawing_up(story: type[Story]) -> None:
    """Mary has three cards, a hand limit of five and exactly two cards in her stack.
    She draws them and leaves the discard pile alone, until one more card has to be drawn."""
    game = story(
        at="a", cleared="hand_1", hand="gray green black", stack="white white", pile="red gray", money=1
    )
    game.play("Mary: ride b; aux dollars single; end")
    assert (game.hand(), game.stack(), game.pile()) == ("gray green black white white", "", "red gray")
    game.play("Tom: ride a; aux dollars single; end")
    game.play("Mary: ride c; aux draw single")
    assert len(game.hand().split()) == 6
    assert game.pile() == ""
    assert len(game.stack().split()) == 1


# -------------------------------------------------------------------- actions


@proves("GWT-24")
def test_ex13_exactly_one_card_once(story: type[Story]) -> None:
    """Mary has two black cards on E.
    She discards exactly one of them for 2 dollars, and only once."""
    game = story(on="e", hand="black black")
    game.play("do black_for_2")
    assert (game.money(), game.hand(), game.pile()) == (2, "black", "black")
    assert game.may() == {"end"}


@proves("GWT-77", "GWT-90")
def test_ex14_hiring_on_a(story: type[Story]) -> None:
    """Mary has two engineers and hires a third for 7 from the row above the token, who turns a gray card into
    2 dollars. Her second hire, a cowboy, costs 6 and 2; the engineer in the token's row was never to be
    had."""
    game = story(
        on="a",
        engineers=2,
        hand="gray",
        money=20,
        jobs={1: "cowboy", 3: "engineer", 4: "engineer"},
        token=4,
    )
    assert game.may("do") == {"hire_0", "hire_2"}, "there is no white card"
    game.play("do hire_0")
    assert game.may("hire") == {"cowboy row1", "engineer row3"}
    game.play("hire engineer row3")
    assert (game.money(), game.workers("engineer")) == (13, 3)
    assert game.may() == {"do gray_for_2", "skip"}
    game.play("do gray_for_2")
    assert (game.money(), game.pile()) == (15, "gray")
    game.play("do hire_2; hire cowboy row1")
    assert (game.money(), game.workers("cowboy")) == (7, 2)
    assert game.may() == {"end"}


@proves("GWT-77")
@pytest.mark.parametrize(
    ("space", "action", "price"), [("a", "hire_0", 6), ("a", "hire_2", 8), ("a1", "hire_minus_1", 5)]
)
def test_ex15_what_the_icons_do_to_the_price(story: type[Story], space: str, action: str, price: int) -> None:
    """A worker lies in a row that costs 6.
    The three icons make it 6, 8 and, on 5a (in the second edition on 6a), 5."""
    buildings = {"a1": "Mary 6a" if story is SecondStory else "Mary 5a"}
    poor = story(on=space, buildings=buildings, money=price - 1, jobs={1: "cowboy"})
    assert action not in poor.may("do")
    game = story(on=space, buildings=buildings, money=price, jobs={1: "cowboy"})
    game.play(f"do {action}; hire cowboy row1")
    assert game.money() == 0


@proves("GWT-79")
def test_ex16_placing_a_building(story: type[Story]) -> None:
    """4a needs two builders.
    On B that takes two of them and 4 dollars."""
    assert "build_2" not in story(on="b", builders=1, money=9, stock="4a").may("do")
    assert "build_2" not in story(on="b", builders=2, money=3, stock="4a").may("do")
    game = story(on="b", builders=2, money=4, stock="4a")
    game.play("do build_2; build 4; at a1")
    assert (game.tile("a1"), game.money()) == ("Mary 4a", 0)


@proves("GWT-80")
def test_ex16_replacing_a_building(story: type[Story]) -> None:
    """4a lies on the trail and 7a, which needs five builders, is in stock.
    Three builders and 6 dollars are enough to replace it, and 4a leaves the game."""
    game = story(on="b", builders=3, money=6, buildings={"a1": "Mary 4a"}, stock="7a")
    game.play("do build_2; build 7")
    assert game.tile("a1") == "Mary 7a", "there is no other place for it"
    assert game.money() == 0
    assert game.state.replaced_buildings[0] >> 4 & 1


@proves("GWT-79", "GWT-80")
def test_ex16_replacing_it_with_the_builder_row(story: type[Story]) -> None:
    """Mary hires her fourth builder and replaces 4a by 7a with his space.
    There she pays 1 dollar for each of the three builders of difference."""
    game = story(
        on="a",
        builders=3,
        money=9,
        buildings={"a1": "Mary 4a"},
        stock="7a",
        jobs={1: "builder"},
        hand="white",
    )
    game.play("do hire_0; hire builder row1; do build_1; build 7")
    assert (game.tile("a1"), game.money()) == ("Mary 7a", 0)


@proves("GWT-82", "GWT-85")
def test_ex19_what_one_cowboy_can_do(story: type[Story]) -> None:
    """Mary has one cowboy and 12 dollars.
    He buys a card of value 3 or a brown one, or adds two cards to the market."""
    game = buying(story, 1, 12)
    assert game.may() == {
        "buy yellow with 1",
        "buy red with 1",
        "buy blue with 1",
        "buy brown3 with 1",
        "buy brown5 with 1",
        "add",
    }
    game.play("add")
    assert game.market() == "yellow yellow red red blue blue brown3 brown5 purple5 purple7"
    assert game.question == "location"


@proves("GWT-32c")
def test_ex20_the_engine_by_woods(story: type[Story]) -> None:
    """Mary's 7b lies outside the woods and three other buildings of hers inside.
    Her engine moves up to three spaces."""
    buildings = {"a1": "Mary 7b", "b1": "Mary 2a", "c1": "Mary 3a", "e1": "Mary 4a"}
    game = story(on="a1", buildings=buildings)
    game.play("do engine_per_woods")
    assert game.may("engine") == {"1", "2", "3"}


@proves("GWT-39", "GWT-40", "GWT-42")
def test_ex17_moving_past_an_engine(story: type[Story]) -> None:
    """Mary has three engineers, her engine is on 1 and Tom's on 3.
    Three spaces lead to 5 or into the turnout behind 4; 3 does not count and is no place to stop."""
    game = story(on="c", engineers=3, engine={"Mary": "1", "Tom": "3"})
    game.play("do engine_per_engineer")
    assert game.may("engine") == {"2", "4", "5", "t1"}


def back_from(story: type[Story], *engines: str, double: bool = False) -> Story:
    """The first of these engines, Mary's, goes exactly one or two spaces back to have cards removed."""
    names = ["Mary", "Tom", "Ann", "Joe"][: max(2, len(engines))]
    game = story(
        " ".join(names),
        on="g",
        engine=dict(zip(names, engines, strict=False)),
        cleared="aux_remove_1 aux_remove_2",
    )
    game.play(f"do auxiliary; aux remove {'double' if double else 'single'}")
    return game


@proves("GWT-39", "GWT-43")
def test_ex25_back_over_a_row_of_engines(story: type[Story]) -> None:
    """Engines stand on 1, 2 and 3 and Mary's on 4.
    One space back is the start."""
    assert back_from(story, "4", "1", "2", "3").engine() == "0"


@proves("GWT-39", "GWT-41")
def test_ex25_back_past_an_engine_and_into_a_turnout(story: type[Story]) -> None:
    """Mary's engine is on 16 and Tom's on 15.
    One back is 14, two back are 13 or the turnout between 13 and 14."""
    assert back_from(story, "16", "15").engine() == "14"
    assert back_from(story, "16", "15", double=True).may("engine") == {"13", "t4"}


@proves("GWT-39", "GWT-40")
def test_ex25_back_from_a_turnout(story: type[Story]) -> None:
    """Mary's engine is in the turnout between 13 and 14, Tom's on 13.
    Two back is 11."""
    assert back_from(story, "t4", "13", double=True).engine() == "11"


@proves("GWT-41")
def test_ex25_one_space_or_two(story: type[Story]) -> None:
    """Mary's engine goes exactly two spaces back from 30.
    That is 28, or 29 by way of the turnout unless somebody is in it."""
    assert back_from(story, "30", double=True).may("engine") == {"28", "29"}
    assert back_from(story, "30", "t8", double=True).engine() == "28"


@proves("GWT-39", "GWT-40")
def test_ex25_forward_past_the_switch(story: type[Story]) -> None:
    """Mary's engine is on 3, Tom's on the space with the switch.
    Up to two forward reaches the turnout behind it, 5 and 6."""
    game = story(on="a1", buildings={"a1": "Mary 8a"}, engine={"Mary": "3", "Tom": "4"})
    game.play("do engine_2")
    assert game.may("engine") == {"t1", "5", "6"}


MARKET = "yellow red blue yellow brown3 brown5 purple5 purple7"
MARKET_TYPES = {"yellow", "red", "blue", "brown", "purple"}


def buying(story: type[Story], cowboys: int, money: int) -> Story:
    """Mary on E with so many cowboys and dollars."""
    game = story(on="e", cowboys=cowboys, money=money, cattle=MARKET, cattle_stack="red blue brown4")
    game.play("do buy_cattle")
    return game


@proves("GWT-82")
@pytest.mark.parametrize(
    ("cowboys", "purchases", "price"),
    [
        (1, "yellow with 1", 6),
        (1, "brown3 with 1", 12),
        (2, "yellow with 1; buy red with 1", 12),
        (2, "yellow with 2", 3),
        (2, "purple5 with 2", 12),
        (3, "yellow red with 3", 5),
        (5, "brown3 brown5 with 5", 8),
        (6, "yellow red with 3; buy yellow blue with 3", 10),
        (6, "brown3 brown5 with 5; buy red with 1", 14),
        (6, "purple5 with 4; buy purple7 with 2", 18),
    ],
)
def test_ex19_buying_cattle(story: type[Story], cowboys: int, purchases: str, price: int) -> None:
    """Mary buys with all of her cowboys.
    She needs exactly the price, and the cards go to her discard pile."""
    game = buying(story, cowboys, price)
    game.play(f"buy {purchases}")
    assert game.money() == 0
    bought = [word for word in purchases.split() if word.rstrip(";0123456789") in MARKET_TYPES]
    assert game.pile().split() == bought
    assert game.may() == {"end"}


@proves("GWT-61")
def test_ex21_the_marker_stops_at_the_limit(story: type[Story]) -> None:
    """The marker is on 2, the limit is 3, and a black card gives up to two certificates.
    The marker stops on 3."""
    game = story(on="a1", buildings={"a1": "Mary 5b"}, marker=2, hand="black")
    game.play("do black_for_2_certificates")
    assert game.marker() == 3


@proves("GWT-62")
def test_ex26_the_track_has_no_five(story: type[Story]) -> None:
    """With a limit of 6 the marker goes forward one space at a time.
    It shows 1, 2, 3, 4 and then 6; using 2 of them leaves 4, using 4 leaves 2, and these two leave 0."""
    shown = []
    for before in (0, 1, 2, 3, 4):
        game = story(on="c", marker=before, cleared="cert_4 cert_6")
        game.play("do certificate")
        shown.append(game.marker())
    assert shown == [1, 2, 3, 4, 6]
    for before, used, after in ((6, 2, 4), (6, 4, 2), (2, 2, 0)):
        game = story(on="kansas_city", marker=before, cleared="cert_4 cert_6")
        game.play(f"foresight upper; foresight upper; foresight upper; certificates {used}")
        assert (game.marker(), game.money()) == (after, used)


@proves("GWT-60", "GWT-61")
@pytest.mark.parametrize(("cleared", "reached"), [("cert_4", 4), ("cert_6", 3), ("cert_4 cert_6", 4)])
def test_ex26_four_spaces_forward(story: type[Story], cleared: str, reached: int) -> None:
    """Mary has two pairs of teepees or outlaws, and her 7a moves the marker four spaces.
    It reaches 4 if the disc of 4 is gone, and only 3 if that of 6 alone is."""
    game = story(
        on="a1",
        buildings={"a1": "Mary 7a"},
        cleared=cleared,
        taken="green_tribe green_tribe second_tribe second_tribe",
    )
    game.play("do tribe_pairs")
    assert (game.marker(), game.money()) == (reached, 4)


# -------------------------------------------------------------------- what follows from the rulings


@proves("GWT-100")
def test_ex24_the_best_division(story: type[Story]) -> None:
    """Three cards in the area quarrel over three hazards and one blue teepee (orange outlaw).
    The second and the third are worth 8 together, the first then counts nothing."""
    game = story(
        buildings=THREE_BUILDINGS,
        taken="flood_green_4 drought_green_3 rockfall_black_2 second_tribe",
        stations="s1 s2 s3 s4 s5",
        area="start_4 obj_04 obj_19",
    )
    assert game.points("objectives") == 8


@proves("GWT-100")
def test_ex24_one_of_two(story: type[Story]) -> None:
    """Two buildings, a green and two blue teepees are enough for one of two cards, and the starting card asks
    for cattle that is not there. The best is 3 less 2."""
    game = story(
        buildings={"a1": "Mary 2a", "a2": "Mary 3a"},
        taken="green_tribe second_tribe second_tribe",
        area="start_1 obj_02 obj_01",
    )
    assert game.points("objectives") == 1


@proves("GWT-100")
def test_ex24_a_card_added_for_the_station_master(story: type[Story]) -> None:
    """Nothing lies in the area, two cards are in the deck and only one of them is fulfilled.
    With the station master for objective cards Mary adds both: 3 less 2, and 3 for the pair."""
    game = story(hand="obj_08", pile="obj_03 purple5", taken="flood_green_4", masters="objectives")
    assert (game.points("objectives"), game.points("station_masters")) == (1, 3)
    alone = story(hand="obj_08", pile="obj_03 purple5", taken="flood_green_4")
    assert alone.points("objectives") == 3


@proves("GWT-38", "GWT-50", "GWT-51a")
@pytest.mark.parametrize(("money", "left"), [(1, 4), (2, 5)])
def test_ex28_upgrade_first_reward_afterwards(story: type[Story], money: int, left: int) -> None:
    """Mary's engine goes back into the first turnout, whose station costs 2, and then brings her 3 dollars.
    With 1 dollar she cannot upgrade it; with 2 she may, and gains 3 afterwards."""
    game = story(on="a1", buildings={"a1": "Mary 1b"}, money=money, engine="5")
    game.play("do engine_back_for_3; engine t1")
    if money >= 2:
        assert game.question == "upgrade"
        upgraded = game.try_out("disc aux_dollar_2")
        assert (upgraded.money(), upgraded.stations()) == (3, "s1")
        game.play("skip")
    assert (game.question, game.money(), game.stations()) == ("location", left, "")


@proves("GWT-38a", "GWT-41")
def test_ex29_a_doubled_move_stops_once(story: type[Story]) -> None:
    """Mary doubles the auxiliary action for certificates with her engine on 5.
    It ends on 3, or on 4 by way of the turnout, without an upgrade; the marker moves two spaces."""
    cleared = "aux_certificate_1 aux_certificate_2"
    game = story(on="g", money=4, engine="5", cleared=cleared)
    game.play("do auxiliary; aux certificate double")
    assert game.may("engine") == {"3", "4"}
    game.play("engine 4")
    assert (game.question, game.marker(), game.money()) == ("location", 2, 2)


@proves("GWT-37", "GWT-38c")
@pytest.mark.parametrize(("engine", "other"), [("1", "0"), ("2", "1")])
def test_ex29_no_room_for_two(story: type[Story], engine: str, other: str) -> None:
    """Mary's engine is on 1, or on 2 with Tom's on 1.
    There is one space behind it, so only the single action is possible."""
    cleared = "aux_certificate_1 aux_certificate_2"
    game = story(on="g", money=4, engine={"Mary": engine, "Tom": other}, cleared=cleared)
    game.play("do auxiliary")
    assert {"certificate single"} == {move for move in game.may("aux") if move.startswith("certificate")}


@proves("GWT-51a", "GWT-54")
@pytest.mark.parametrize(
    ("money", "discs"),
    [
        (5, set()),
        (6, {"cert_6", "step_dollars", "step_vp"}),
        (11, {"cert_6", "step_dollars", "step_vp", "hand_1", "hand_2"}),
    ],
)
def test_ex31_disc_money_and_upgrade_cost(story: type[Story], money: int, discs: set[str]) -> None:
    """The fifth station costs 6, and only dark-cornered discs are left. With 5 dollars there is no upgrade,
    although the step disc would bring 3; a hand-limit disc asks for 11."""
    game = story(
        on="c",
        money=money,
        engine="16",
        covered="cert_6 step_dollars step_vp hand_1 hand_2",
        waiting="- - - - -",
    )
    game.play("do engine_per_engineer; engine t5")
    assert game.may("disc") == discs
    if money == 6:
        game.play("disc step_dollars")
        assert (game.money(), game.stations()) == (3, "s5")


@proves("GWT-48", "GWT-51c")
def test_ex34_the_end_of_the_line_inside_a_small_action(story: type[Story]) -> None:
    """Mary pays her last dollar and moves her engine from 38 to 39, where the upgrade costs 3.
    She moves back into the first turnout, gains 3 and upgrades the station there with 2 of them."""
    game = story(on="f", money=1, engine="38", cleared="aux_engine_1")
    game.play("aux engine single; engine 39")
    assert (game.question, game.money()) == ("engine_home", 0)
    elsewhere = game.try_out("engine 20")
    assert (elsewhere.question, elsewhere.money()) == ("location", 3)
    game.play("engine t1")
    assert (game.question, game.money()) == ("upgrade", 3)
    game.play("disc aux_dollar_2")
    assert (game.stations(), game.money()) == ("s1", 1)


@proves("GWT-76a", "GWT-121")
@pytest.mark.parametrize(("seats", "visits"), [(2, 13), (3, 18), (4, 23)])
def test_ex36_the_longest_possible_game(story: type[Story], seats: int, visits: int) -> None:
    """All five teepees or outlaws with a 3 on the back are chosen, and otherwise workers.
    The job market is full after 13, 18 or 23 visits to Kansas City, each time in subphase 3."""
    state = new_game(story, seats)
    last_tiles = sorted(state.supply[2] + state.foresight[4:], reverse=True)  # these are turned up first
    state.foresight[4:] = [last_tiles.pop(), last_tiles.pop()]
    state.supply[2] = last_tiles
    state.herder = [state.trail.ids.index("g")] * seats
    count = 0
    while state.ending < 0:
        count += 1
        state.herder[state.to_move] = state.trail.ids.index("g")
        play(story, state, "ride kansas_city")
        for column in (0, 1, 2):
            assert state.ending < 0
            upper, lower = state.foresight[2 * column : 2 * column + 2]
            play(story, state, "foresight upper" if upper <= lower else "foresight lower")
        play(story, state, "certificates 0", "deliver kansas_city")
        state.play(min(state.legal()))
        play(story, state, "end")
    assert count == visits
    assert all(state.foresight), "no column was used up"


def play(story: type[Story], state: GwtState, *moves: str) -> None:
    for move in moves:
        state.play(story.game.move(move))
