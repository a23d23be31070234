"""Simmental: calves in the market that grow to heifers and cows (rulings 68, 82, 101, 117 to 120)."""

from collections import Counter

import pytest

from tests.gwt2.story import Story as AnyStory
from tests.gwt2.story import new_game, seen, wander
from tests.ledger import proves
from trailboss.core.errors import BadOption, BadPosition
from trailboss.core.record import Position, Record, digest
from trailboss.core.rng import seeded
from trailboss.games.gwt.components.cattle import SIMMENTAL
from trailboss.games.gwt.rules.game import GWT1, GWT2

PLAYED = {"simmental": True}
ARRIVED = "foresight upper; foresight upper; foresight upper"


class Story(AnyStory):
    """A table where Simmental are played."""

    @classmethod
    def at_income(cls, hand: str, stack: str = "gray gray", engine: str = "18", cities: str = "") -> "Story":
        """Mary in Kansas City has taken her foresight tiles and used no certificates."""
        game = cls(on="kansas_city", hand=hand, stack=stack, engine=engine, cities=cities, options=PLAYED)
        game.play(ARRIVED, "certificates 0")
        return game

    def left(self) -> list[int]:
        """Heifers and cows beside the board."""
        return seen(self.state)["simmental"]


# -------------------------------------------------------------------- set-up and market


@proves("GWT-117")
@pytest.mark.parametrize(("seats", "cards"), [(2, 9), (3, 12), (4, 15)])
def test_set_up(seats: int, cards: int) -> None:
    """Eight calves are mixed into the 36 cards of the market, of which 9, 12 or 15 lie out.
    Eight heifers and eight cows lie beside the board."""
    state = new_game(seats, simmental=True)
    table = seen(state)
    assert sum(table["cattle"].values()) == cards
    assert table["cattle_stack"] == 36 + 8 - cards
    assert table["simmental"] == [8, 8]
    assert state.cattle[SIMMENTAL] + state.cattle_stack.count(SIMMENTAL) == 8
    assert sum(state.cattle[SIMMENTAL + 1 :]) == 0


@proves("GWT-117")
def test_without_the_variant() -> None:
    """Nobody asked for Simmental: seven cards lie out, and there is no orange one anywhere."""
    state = new_game(2)
    table = seen(state)
    assert (sum(table["cattle"].values()), table["cattle_stack"], table["simmental"]) == (7, 29, [])
    assert SIMMENTAL not in state.cattle_stack
    with pytest.raises(BadOption):
        GWT1.start(2, 1, simmental=True)


@proves("GWT-68")
@pytest.mark.parametrize(("names", "row", "size"), [("Mary Tom", 6, 9), ("Mary Tom Ann", 9, 12)])
def test_a_yellow_arrow_fills_the_market_to_the_larger_number(names: str, row: int, size: int) -> None:
    """The token follows a yellow arrow. The market is filled to what it was laid out with: 9 or 12 cards."""
    full = " ".join(["cowboy"] * (len(names.split()) - 1))
    game = AnyStory(
        names,
        on="kansas_city",
        token=row,
        jobs={row: full},
        cattle="red blue",
        cattle_stack=" ".join(["orange1"] * 8 + ["yellow"] * 7),
        options=PLAYED,
    )
    game.play("foresight upper; foresight upper")
    assert game.token == row + 1
    assert len(game.market().split()) == size
    assert game.market().split().count("orange1") == min(8, size - 2)


@proves("GWT-82", "GWT-117")
def test_what_a_calf_costs() -> None:
    """Mary has three cowboys and 13 dollars: a calf with two cowboys for 5, another with the third for 8.
    They go to her discard pile; heifers and cows are not for sale."""
    game = AnyStory(on="e", cowboys=3, money=13, cattle="orange1 orange1 orange1", options=PLAYED)
    game.play("do buy_cattle")
    assert game.may("buy") == {"orange1 with 1", "orange1 with 2"}
    game.play("buy orange1 with 2; buy orange1 with 1")
    assert (game.money(), game.pile(), game.market()) == (0, "orange1 orange1", "orange1")
    poor = AnyStory(on="e", cowboys=2, money=4, cattle="orange1", cattle_stack="red", options=PLAYED)
    poor.play("do buy_cattle")
    assert poor.may() == {"add"}


@proves("GWT-85", "GWT-117")
def test_calves_are_added_like_other_cards() -> None:
    game = AnyStory(on="e", cattle_stack="orange1 red", options=PLAYED)
    game.play("do buy_cattle; add")
    assert game.market() == "red orange1"


# -------------------------------------------------------------------- income and growing


@proves("GWT-69", "GWT-119")
@pytest.mark.parametrize(
    ("hand", "total"),
    [
        ("orange1", 2),
        ("orange1 orange1", 2),
        ("orange1 orange2", 4),
        ("orange2 orange3 orange1", 5),
        ("orange1 green black white", 8),
        ("orange3 purple5", 10),
    ],
)
def test_one_orange_card_counts(hand: str, total: int) -> None:
    """All Simmental are one type, and the best one in hand counts."""
    assert Story.at_income(hand).money() == total


@proves("GWT-117")
def test_growing_comes_between_the_money_and_the_discarding() -> None:
    """Mary has taken her dollars and still holds her hand. A calf becomes a heifer, which lies on her discard
    pile; the calf leaves the game. Only then the rest of the hand is discarded, and the delivery is worth
    what it was."""
    game = Story.at_income("orange1 red gray")
    assert (game.question, game.money(), game.hand()) == ("simmental", 6, "gray red orange1")
    assert game.may() == {"raise orange1", "stop"}
    game.play("raise orange1")
    assert (game.hand(), game.pile()) == ("", "orange2 red gray")
    assert (game.left(), game.money(), game.question) == ([7, 8], 6, "deliver")
    assert "orange1" in seen(game.state)["removed"]
    assert game.may("deliver") == {"kansas_city", "fulton", "st_louis", "bloomington"}, "still worth 6"


@proves("GWT-117", "GWT-118")
def test_each_card_is_decided_by_itself() -> None:
    """Mary holds two calves and two heifers. She raises one of each and keeps the others as they are."""
    game = Story.at_income("orange1 orange1 orange2 orange2")
    assert game.may() == {"raise orange1", "raise orange2", "stop"}
    game.play("raise orange2; raise orange1; stop")
    assert Counter(game.pile().split()) == Counter(["orange3", "orange2", "orange1", "orange2"])
    assert game.left() == [7, 7]


@proves("GWT-118")
def test_one_stage_in_a_visit() -> None:
    """Mary's only calf becomes a heifer. The heifer is not in her hand, so she cannot raise it at once."""
    game = Story.at_income("orange1")
    game.play("raise orange1")
    assert (game.question, game.pile()) == ("deliver", "orange2")


@proves("GWT-117")
def test_nobody_has_to_raise_them_and_a_cow_is_the_end() -> None:
    game = Story.at_income("orange1 orange3")
    assert game.may() == {"raise orange1", "stop"}
    game.play("stop")
    assert (game.pile(), game.left()) == ("orange1 orange3", [8, 8])
    cow = Story.at_income("orange3 red")
    assert cow.question == "deliver", "there is nothing to raise, so nothing is asked"


@proves("GWT-118")
def test_the_stacks_never_run_out() -> None:
    """All eight calves of a table are raised twice. There is a card for each of them."""
    game = Story.at_income(" ".join(["orange1"] * 8))
    for _ in range(8):
        game.play("raise orange1")
    assert (game.left(), game.pile()) == ([0, 8], " ".join(["orange2"] * 8))
    again = Story.at_income(" ".join(["orange2"] * 8))
    for _ in range(8):
        again.play("raise orange2")
    assert (again.left(), again.pile()) == ([8, 0], " ".join(["orange3"] * 8))


@proves("GWT-115", "GWT-117")
def test_a_token_in_between_brings_another_calf_to_hand() -> None:
    """Mary has counted her income and may raise a calf. With a token she draws another one, which is now in
    her hand too: she raises both. The money is not counted again."""
    game = AnyStory(
        on="kansas_city", hand="orange1 gray", stack="orange1 red", tokens=1, engine="9", options=PLAYED
    )
    game.play(ARRIVED, "certificates 0", "exchange; draw; stop; discard gray")
    assert (game.question, game.money()) == ("simmental", 3)
    game.play("raise orange1; raise orange1")
    assert (game.pile(), game.money(), game.question) == ("gray orange2 orange2", 3, "deliver")


def with_a_token(hand: str, stack: str, pile: str = "", tokens: int = 1, rules: int = 2) -> AnyStory:
    """Mary has taken her income in Kansas City, with exchange tokens left."""
    game = AnyStory(
        on="kansas_city",
        hand=hand,
        stack=stack,
        pile=pile,
        tokens=tokens,
        engine="9",
        options=PLAYED,
        rules=rules,
    )
    game.play(ARRIVED, "certificates 0")
    return game


@proves("GWT-115", "GWT-117")
def test_a_token_brings_the_first_calf_to_hand() -> None:
    """No Simmental is in Mary's hand after her income, but a calf is in her stack.
    She has a token: she draws the calf before her hand is discarded, and raises it."""
    game = with_a_token("red gray", "orange1 white")
    assert (game.question, game.may(), game.money()) == ("simmental", {"exchange", "stop"}, 4)
    game.play("exchange; draw; stop; discard gray")
    assert game.may() == {"raise orange1", "stop"}
    game.play("raise orange1")
    assert (game.question, game.pile(), game.money()) == ("deliver", "gray orange2 red", 4)


@proves("GWT-116", "GWT-117")
def test_the_moment_is_there_only_if_a_token_can_bring_a_card_that_grows() -> None:
    """Without a token, without a card that grows, or with a cow alone, nothing is asked. A calf in the
    discard pile is enough, for it can be shuffled in."""
    assert with_a_token("red gray", "orange1", tokens=0).question == "deliver"
    assert with_a_token("red gray", "white black").question == "deliver"
    assert with_a_token("red gray", "orange3").question == "deliver"
    shuffled = with_a_token("red gray", "", pile="orange2")
    shuffled.play("exchange; draw; discard gray; raise orange2")
    assert shuffled.pile() == "gray orange3 red"


@proves("GWT-117", "GWT-120a")
def test_two_tokens_one_after_the_other() -> None:
    """The first token brings no calf to Mary, the second does. In between she is asked again, as she is after
    raising it, for the heifer could come back to her hand by a third."""
    game = with_a_token("red", "white black orange1", tokens=3)
    game.play("exchange; draw; draw; discard white; discard black")
    assert game.may() == {"exchange", "stop"}
    game.play("exchange; draw; stop; discard red; raise orange1")
    assert game.may() == {"exchange", "stop"}
    game.play("stop")
    assert game.question == "deliver"


@proves("GWT-117")
def test_nobody_has_to_use_the_token() -> None:
    game = with_a_token("red gray", "orange1")
    game.play("stop")
    assert (game.question, game.pile(), game.state.tokens[0]) == ("deliver", "red gray", 1)


@proves("GWT-117")
def test_games_started_with_the_first_rules_continue_with_them() -> None:
    """Before the second version of the rules that moment was missing. Records from then still replay."""
    assert with_a_token("red gray", "orange1", rules=1).question == "deliver"


# -------------------------------------------------------------------- discards, tasks, points


@proves("GWT-27", "GWT-119")
def test_an_orange_card_is_a_card_of_any_type() -> None:
    game = AnyStory(
        on="drought_risk_1",
        buildings={"drought_risk_1": "Mary 2a"},
        hand="orange2",
        options=PLAYED,
    )
    game.play("do any_for_certificate")
    assert (game.marker(), game.pile()) == (1, "orange2")


@proves("GWT-119")
def test_an_orange_card_does_not_count_as_a_card_of_value_3() -> None:
    """5a takes a card of value 3 and shows no orange one. A red card will do, Simmental of any stage will
    not."""
    five = {"a1": "Mary 5a"}
    game = AnyStory(on="a1", buildings=five, hand="orange1 orange2 orange3 brown4", options=PLAYED)
    assert "value3_for_7" not in game.may("do")
    with_red = AnyStory(on="a1", buildings=five, hand="orange1 red blue", options=PLAYED)
    with_red.play("do value3_for_7")
    assert with_red.may("discard") == {"red", "blue"}
    with_red.play("discard red")
    assert (with_red.money(), with_red.hand()) == (7, "blue orange1")


@proves("GWT-120")
def test_two_stages_are_a_pair() -> None:
    """Mary discards a calf and a cow as two cards of one type."""
    game = AnyStory(on="f", hand="orange1 orange3", options=PLAYED)
    game.play("do pair_for_4; discard orange1")
    assert (game.money(), game.pile()) == (4, "orange1 orange3")


@proves("GWT-101", "GWT-119")
def test_simmental_serve_no_task_of_cattle() -> None:
    """Cards ask for three of value 3 and a building, or for a purple card and a hazard.
    Simmental, though worth 2, 4 and 5, serve neither of them."""
    herd = "orange1 orange2 orange3 orange3"
    game = AnyStory(
        pile=herd,
        area="obj_05 obj_08",
        buildings={"a1": "Mary 2a"},
        taken="flood_green_4",
        options=PLAYED,
    )
    assert game.points("objectives") == -4


@proves("GWT-124")
def test_points_at_the_end() -> None:
    """A calf is worth 3 points, a heifer 4 and a cow 5, wherever in the deck they are."""
    game = AnyStory(hand="orange1", stack="orange2", pile="orange3 blue", options=PLAYED)
    assert game.points("cattle") == 3 + 4 + 5 + 3


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_all_cards(seats: int) -> None:
    """A game by chance to its end: 14 cards each, 36 of the market and 24 Simmental, and somebody raised
    one."""
    raised = 0
    for seed in range(12):
        state = new_game(seats, seed=seed, simmental=True, building_sides="random")
        wander(state, seeded(f"{seats} {seed}"), 20_000)
        assert state.over
        assert state.inventory()["cattle cards"] == 14 * seats + 36 + 24
        raised += 16 - sum(state.simmental)
        record = Record.loads(Record.of(state).dumps())
        assert digest(record.replay()) == digest(state)
    assert raised


def test_a_position_at_the_question_of_growing() -> None:
    """The table is kept while Mary decides whether her calf grows, and goes on from there."""
    state = new_game(2, simmental=True, first=0)
    calf = state.cattle_stack.index(SIMMENTAL)
    state.cattle_stack[calf] = state.stack[0].pop()
    state.hand[0].append(SIMMENTAL)
    state.herder[0] = state.trail.ids.index("g")
    for move in ("ride kansas_city", *ARRIVED.split("; "), "certificates 0"):
        state.play(GWT2.move(move))
    assert seen(state)["question"] == "simmental"
    kept = Position.loads(Position.of(state).dumps()).state()
    assert digest(kept) == digest(state)
    kept.play(GWT2.move("raise orange1"))
    assert seen(kept)["simmental"] == [7, 8]


def test_a_position_with_another_number_of_simmental_is_refused() -> None:
    state = new_game(2, simmental=True)
    state.simmental[0] -= 1
    with pytest.raises(BadPosition):
        Position.loads(Position.of(state).dumps()).state()
