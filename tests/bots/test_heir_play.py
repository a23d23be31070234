"""How an heir plays, in stories. Money is counted in notes of 1000.

Nobody's secret objectives fit the plots for sale unless a story says so: Ana holds those for rumors and
movements, and tokens are of the saloon.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import trailboss
from tests.winchester.story import Story
from trailboss import bots
from trailboss.games.winchester.components.cards import MINE_PLOTS
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.table import MINE_PLACE, RANCH_PLACE

HEIRS = "Ana Ben Cleo Dan"
SPREAD = {"Ben": [5, 10], "Cleo": [6, 13], "Dan": [12, 18]}
"""What the others own: a little of everything, so that nobody is ahead."""


def table(plot: int, *, owns: Mapping[str, Iterable[int]] | None = None, **rest: Any) -> Story:
    """A table in mid-game with this plot for sale; everybody has 12 notes unless the story says otherwise."""
    rest.setdefault("cash", dict.fromkeys(HEIRS.split(), 12))
    rest.setdefault("secrets", {"Ana": "rumors movements"})
    rest.setdefault("tokens", {plot: "saloon"})
    return Story(HEIRS, plots=[plot], owns={**SPREAD, **(owns or {})}, **rest)


def answer(game: Story) -> str:
    """What an heir does on the seat to move, in notation."""
    return WINCHESTER.text(bots.decide(bots.make("heir"), game.state, trailboss.seeded(1)))


def highest_bid(game: Story, rival: str = "Ben") -> int:
    """How far Ana goes, as an heir, when the others pass and one rival raises for ever by one."""
    highest = 0
    turn = game.state.turned
    while game.state.turned == turn and game.question == "auction":
        if game.to_move == "Ana":
            move = answer(game)
            if move.startswith("bid"):
                highest = int(move.split()[1])
            if move == "duel":
                return highest
            game.play(f"Ana: {move}")
        elif game.to_move == rival and game.state.bid < game.cash[rival]:
            game.play(f"{rival}: bid {game.state.bid + 1}")
        else:
            game.play(f"{game.to_move}: pass")
    return highest


def after_buying(plot: int, token: str, **rest: Any) -> Story:
    """Ana has just bought a plot and carries out its token."""
    game = table(plot, tokens={plot: token}, **rest)
    game.buys("Ana", 1)
    return game


def knows(game: Story, name: str, *places: int) -> None:
    """A player has seen the cards in these places before."""
    for place in places:
        game.state.knowledge.learn(place, 1 << game.seat(name))


# -------------------------------------------------------------------- what a plot is worth


def test_it_goes_further_for_the_plot_that_completes_a_shared_objective() -> None:
    """Ana owns two plots off the river and a third one is for sale.
    With seven notes on that objective she bids where she would have stopped without."""
    wanted = table(19, owns={"Ana": [1, 2]}, piles={"three_off_river": 7})
    claimed = table(19, owns={"Ana": [1, 2]})
    assert highest_bid(wanted) >= highest_bid(claimed) + 2


def test_it_takes_a_plot_that_completes_a_shared_objective() -> None:
    """The others would let it go for three; Ana takes it for one more and gets the seven notes."""
    game = table(19, owns={"Ana": [1, 2]}, piles={"three_off_river": 7}, used_token="Ana")
    game.play("Ana: bid 1", "Ben: bid 3", "Cleo: pass", "Dan: pass")
    assert answer(game) == "bid 4"
    game.play("Ana: bid 4", "Ben: pass")
    assert game.owner(19) == "Ana"
    assert game.cash["Ana"] == 12 - 4 + 1 + 7  # the price, the tip in the saloon, the pile


@pytest.mark.parametrize(
    ("plot", "cards"),
    [
        (14, "forests saloon_corner"),
        (11, "deserts riverside"),
        (16, "forests ranch_land"),
        (4, "deserts mines"),
    ],
)
def test_it_goes_further_for_a_plot_of_its_secret_objectives(plot: int, cards: str) -> None:
    fits = table(plot, secrets={"Ana": cards}, used_token="Ana")
    does_not = table(plot, used_token="Ana")
    assert highest_bid(fits) >= highest_bid(does_not) + 2


def test_it_does_not_pay_more_than_a_plot_is_worth() -> None:
    """Nothing about plot 19 is of use to Ana; she has all the money there is and still lets it go."""
    game = table(19, cash={"Ana": 40, "Ben": 20, "Cleo": 5, "Dan": 5})
    game.play(
        "Ana: pass" if answer(game) == "pass" else "Ana: bid 1", "Ben: bid 4", "Cleo: pass", "Dan: pass"
    )
    assert game.to_move != "Ana" or answer(game) == "pass"


def test_it_never_bids_more_than_the_most_it_can_gain() -> None:
    """A pile of seven, a secret objective of five and the bonus for most plots: there is no more to gain."""
    game = table(
        15,
        owns={"Ana": [1, 2]},
        piles={"three_off_river": 7},
        secrets={"Ana": "saloon_corner movements"},
        cash={"Ana": 60, "Ben": 60, "Cleo": 5, "Dan": 5},
    )
    assert 4 <= highest_bid(game) <= 7 + 5 + 5


def test_the_last_plot_is_worth_its_pile() -> None:
    """The last auction of the game, with and without the card that pays its buyer seven."""

    def last(**piles: int) -> int:
        owns = {
            "Ana": [1, 2, 3, 4, 5],
            "Ben": [6, 7, 8, 9],
            "Cleo": [10, 11, 12, 13],
            "Dan": [14, 15, 16, 17, 18],
        }
        return highest_bid(table(19, owns=owns, piles=piles, used_token="Ana"))

    assert last(last_auction=7) >= last() + 4


def test_it_takes_what_nobody_wants_for_the_lowest_price() -> None:
    """All others have passed and Ana is the last; the plot fits her objective."""
    game = table(19, first="Ben", secrets={"Ana": "forests movements"})
    game.play("Ben: pass", "Cleo: pass", "Dan: pass")
    assert answer(game) == "bid 1"


# -------------------------------------------------------------------- rivals


def test_it_drives_up_a_rival_who_needs_the_plot() -> None:
    """Ben needs plot 19 for a pile of seven, and the other two have no money to make it dear for him.
    So Ana bids, though she has no use for it, and stops before she has to take it."""
    cash = {"Ana": 12, "Ben": 12, "Cleo": 0, "Dan": 0}
    needed = table(19, owns={"Ben": [1, 2]}, piles={"three_off_river": 7}, cash=cash)
    useless = table(19, owns={"Ben": [1, 2]}, cash=cash)
    driven = highest_bid(needed)
    assert driven >= highest_bid(useless) + 3
    assert driven <= 7
    assert needed.owner(19) == "Ben"


def test_it_duels_when_it_cannot_outbid() -> None:
    """Ben has bid all that Ana has, and that is less than the plot is worth to her."""
    cash = {"Ana": 3, "Ben": 12, "Cleo": 12, "Dan": 12}
    game = table(19, owns={"Ana": [1, 2]}, piles={"three_off_river": 7}, cash=cash)
    game.play("Ana: bid 1", "Ben: bid 3", "Cleo: pass", "Dan: pass")
    assert answer(game) == "duel"


def test_it_duels_rather_than_overpay() -> None:
    """Up to eight the plot is worth its price to Ana, at nine it is not. Ben has bid eight:
    she fights for it at that price, and without her token she lets it go."""

    def asked_at_eight(**rest: Any) -> Story:
        objective = {"Ana": "saloon_corner movements"}
        game = table(15, owns={"Ana": [1, 2]}, piles={"three_off_river": 7}, secrets=objective, **rest)
        game.play("Ana: bid 1", "Ben: bid 8", "Cleo: pass", "Dan: pass")
        return game

    assert answer(asked_at_eight()) == "duel"
    assert answer(asked_at_eight(used_token="Ana")) == "pass"


def test_it_does_not_duel_for_what_is_too_expensive() -> None:
    game = table(19, owns={"Ana": [1, 2]}, piles={"three_off_river": 7})
    game.play("Ana: bid 1", "Ben: bid 8", "Cleo: pass", "Dan: pass")
    assert answer(game) == "pass"


# -------------------------------------------------------------------- tokens


def test_it_sends_the_vehicle_where_it_earns_most() -> None:
    """Plots 7, 8 and 11 meet at the bridge, t5, and nowhere else."""
    game = after_buying(19, "movement", owns={"Ana": [7, 8, 11], "Dan": [9, 18]})
    assert answer(game) == "send t5"


def test_of_two_equal_squares_it_takes_the_one_where_rivals_earn_less() -> None:
    """Plots 1 and 2 earn at t1, t2 and t3; at t3 Ben and Cleo would earn too."""
    game = after_buying(19, "movement", owns={"Ana": [1, 2], "Ben": [7, 10], "Cleo": [11, 13]})
    assert answer(game) in ("send t1", "send t2")


def test_with_nothing_to_earn_it_sends_the_vehicle_where_nobody_earns() -> None:
    owns = {"Ana": [3], "Ben": [5, 10], "Cleo": [6, 13], "Dan": [12, 18]}
    game = after_buying(19, "movement", owns=owns)
    square = answer(game).split()[1]
    line = game.state.board.rail if square[0] == "t" else game.state.board.river
    assert all(game.owner(plot) == "nobody" for plot in line[int(square[1:]) - 1])


def test_it_looks_at_a_card_whose_plot_is_still_to_come() -> None:
    """The ranch card can be worth anything from nothing to eight: that is what it pays most to know."""
    assert answer(after_buying(19, "rumor")) == "look ranch"


def test_it_does_not_waste_a_rumor_on_a_card_it_has_seen() -> None:
    """Ana knows the ranch and two mines, then the third one too, then Ben's first objective as well."""
    game = after_buying(19, "rumor", owns={"Ben": [1, 10]})
    knows(game, "Ana", RANCH_PLACE, MINE_PLACE, MINE_PLACE + 1)
    assert answer(game) == "look mine5"
    knows(game, "Ana", MINE_PLACE + 2)
    rivals = [f"look seat{seat} {place}" for seat in (1, 2, 3) for place in ("first", "second")]
    assert answer(game) in rivals
    while rivals:
        seen = answer(game)
        rivals.remove(seen)
        knows(game, "Ana", game.state.game.move(seen) - game.state.game.move("look seat0 first"))


@pytest.mark.parametrize("plot", MINE_PLOTS)
def test_it_does_not_look_at_the_card_that_is_turned_up_next(plot: int) -> None:
    owns = {"Ben": [1, 10], "Cleo": [6, 13], "Dan": [12, 17]}  # the ranch is sold
    game = after_buying(plot, "rumor", owns=owns)
    assert answer(game) in [f"look mine{mine}" for mine in MINE_PLOTS if mine != plot]


@pytest.mark.parametrize(("claims", "last"), [("prompted", []), ("manual", ["done"])])
def test_it_claims_at_once_by_hand(claims: str, last: list[str]) -> None:
    """Ana fulfils two cards with one purchase and claims one after the other, reminded or not."""
    game = table(
        19,
        owns={"Ana": [1, 2]},
        piles={"three_off_river": 7, "one_of_each_terrain": 3, "five_plots": 5},
        options={"claims": claims},
    )
    game.state.owner[9] = game.seat("Ana")
    game.buys("Ana", 2)
    claimed = []
    while game.question == "claims":
        claimed.append(answer(game))
        game.play(f"Ana: {claimed[-1]}")
    assert sorted(claimed) == ["claim one_of_each_terrain", "claim three_off_river", *last]
