"""The worked examples, one test each: shared objectives and the final count (X-20 to X-31)."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story
from trailboss.games.winchester.rules.objectives import largest_group, scattered

HEIRS = "Ana Ben Cleo Dan"
MANUAL = {"claims": "prompted"}


# -------------------------------------------------------------------- shared objectives


@proves("WIN-O-3", "WIN-O-4")
def test_x20_three_connected() -> None:
    """Ana owns 12 and 16 and buys 13. 16 touches 12 and 12 touches 13: the chain earns her the pile."""
    game = Story(
        HEIRS,
        owns={"Ana": [12, 16]},
        plots=[13],
        tokens={13: "saloon"},
        saloon=0,
        piles={"three_connected": 5},
    )
    game.buys("Ana", 3)
    assert game.cash["Ana"] == 8 - 3 + 5


@proves("WIN-O-3")
def test_x21_rail_and_river_part() -> None:
    """Ben owns 7, 8 and 11, parted by river and rail, and buys 12.
    It lies beside none of them: four plots, all scattered."""
    piles = {"three_connected": 5, "four_scattered": 6}
    game = Story(HEIRS, owns={"Ben": [7, 8, 11]}, plots=[12], tokens={12: "saloon"}, saloon=0, piles=piles)
    assert largest_group(game.state, game.seat("Ben")) == 1
    game.buys("Ben", 3)
    assert largest_group(game.state, game.seat("Ben")) == 1
    assert game.cash["Ben"] == 8 - 3 + 6


@proves("WIN-O-5")
def test_x22_four_scattered() -> None:
    """Cleo owns 1, 4 and 9 and buys 17, and all four stand alone.
    Had she owned 5 as well, beside 4, it would be three only."""
    alone = Story(HEIRS, owns={"Cleo": [1, 4, 9]}, plots=[17], ranch=0, piles={"four_scattered": 7})
    alone.buys("Cleo", 3)
    alone.play("Cleo: look seat0 first")
    assert alone.cash["Cleo"] == 8 - 3 + 7

    beside = Story(HEIRS, owns={"Cleo": [1, 4, 5, 9]}, plots=[17], ranch=0, piles={"four_scattered": 7})
    beside.buys("Cleo", 3)
    beside.play("Cleo: look seat0 first")
    assert scattered(beside.state, beside.seat("Cleo")) == 3
    assert beside.cash["Cleo"] == 8 - 3


@proves("WIN-O-10", "WIN-O-11")
def test_x23_a_claim_forgotten() -> None:
    """Cleo had four scattered plots and said nothing; then she buys 5, which joins 4.
    Her right stands, and she claims now."""
    game = _forgetful_cleo([5])
    game.buys("Cleo", 2)
    game.play("Cleo: look seat0 first")
    assert scattered(game.state, game.seat("Cleo")) == 3
    before = game.cash["Cleo"]
    game.play("Cleo: claim four_scattered")
    assert game.cash["Cleo"] == before + 7


@proves("WIN-O-10")
def test_x24_too_late() -> None:
    """Cleo said nothing, and Dan, who got four scattered plots of his own, claimed the pile.
    She gets nothing."""
    game = _forgetful_cleo([14, 5], dan=[2, 6, 11])
    game.buys("Dan", 2)
    game.play("Dan: look seat0 first; claim four_scattered")
    cash = game.cash["Cleo"]
    refused = game.why_not("Cleo: claim four_scattered")
    assert (refused.key, refused.ruling) == ("winchester.claim_taken", "WIN-O-10")
    game.buys("Cleo", 2)
    game.play("Cleo: look seat0 first")
    assert game.question == "auction"
    assert game.cash["Cleo"] == cash - 2


def _forgetful_cleo(next_plots: list[int], dan: list[int] | None = None) -> Story:
    """Claims are made by hand, and Cleo fulfils *four scattered* with 1, 4, 9 and 17 without a word."""
    game = Story(
        HEIRS,
        owns={"Cleo": [1, 4, 9], "Dan": dan or []},
        plots=[17, *next_plots],
        mines={5: 0},
        ranch=0,
        piles={"four_scattered": 7},
        options=MANUAL,
    )
    game.buys("Cleo", 3)
    game.play("Cleo: look seat0 first")
    assert game.question == "claims"
    game.play("Cleo: done")
    assert game.question == "auction"
    return game


@proves("WIN-O-1", "WIN-O-14")
def test_x25_two_at_once() -> None:
    """Ana owns 1 to 4 and buys 5: five plots, three of them off the rail.
    Both piles are hers, 11000 together."""
    piles = {"five_plots": 4, "three_off_rail": 7}
    game = Story(
        HEIRS,
        owns={"Ana": [1, 2, 3, 4]},
        plots=[5],
        tokens={5: "saloon"},
        saloon=0,
        mines={5: 0},
        piles=piles,
    )
    game.buys("Ana", 3)
    assert game.cash["Ana"] == 8 - 3 + 11


@proves("WIN-O-9", "WIN-A-6")
def test_x26_last_auction_without_a_bid() -> None:
    """Nobody wants the 19th plot, and Ana must take it for her last 1000.
    The pile of the last auction is hers: 3000."""
    game = Story(
        HEIRS,
        cash={"Ana": 1},
        owns={"Ana": [1], "Ben": range(2, 8), "Cleo": range(8, 14), "Dan": range(14, 19)},
        plots=[19],
        piles={"last_auction": 3},
    )
    game.everybody_passes()
    assert (game.cash["Ana"], game.saloon) == (0, 2)
    game.play("Ana: look seat1 first")
    assert game.state.over
    assert game.owner(19) == "Ana"
    assert game.cash["Ana"] == 3


# -------------------------------------------------------------------- final count


@proves("WIN-E-3", "WIN-R-1")
def test_x27_one_plot_two_cards() -> None:
    """Ana owns the prairies 9, 12 and 17, and two of them are ranch land. Both cards pay: 9000 and 6000."""
    game = Story(HEIRS, owns={"Ana": [9, 12, 17]}, secrets={"Ana": "prairies ranch_land"})
    assert game.score("Ana")["first_secret"] == 9
    assert game.score("Ana")["second_secret"] == 6


@proves("WIN-E-4", "WIN-E-5")
def test_x28_most_plots_tied() -> None:
    """Ana and Ben own five plots each.
    Her largest group is 12-13-16-17, his is 2-3-7, so the 5000 is hers alone."""
    game = _last_plot_to_cleo({"Ana": [1, 12, 13, 16, 17], "Ben": [2, 3, 7, 9, 19], "Dan": [4, 5, 6]})
    assert (game.score("Ana")["majority"], game.score("Ben")["majority"]) == (5, 0)


@proves("WIN-E-4", "WIN-E-5")
def test_x29_still_tied() -> None:
    """Ben owns 4 instead of 19, so his group is 2-3-4-7, as large as hers. Both get 5000."""
    game = _last_plot_to_cleo({"Ana": [1, 12, 13, 16, 17], "Ben": [2, 3, 4, 7, 9], "Dan": [5, 6, 19]})
    assert (game.score("Ana")["majority"], game.score("Ben")["majority"]) == (5, 5)
    assert game.state.majority == [5, 5, 0, 0, 0]


def _last_plot_to_cleo(owns: dict[str, list[int]]) -> Story:
    """Five play to the end; nobody bids for plot 10, the last one, and Cleo, who is broke, gets it."""
    game = Story(
        "Ana Ben Cleo Dan Eva",
        first="Cleo",
        cash={"Cleo": 0},
        owns={**owns, "Cleo": [8, 11], "Eva": [14, 15, 18]},
        plots=[10],
    )
    game.everybody_passes()
    game.play("Cleo: look seat0 first")
    assert game.state.over
    return game


@proves("WIN-E-6")
def test_x30_same_total() -> None:
    """Ana has 20000 and 9000 on her cards, Ben 17000 and 12000. At 29000 each, the cash decides for Ana."""
    game = _richest_two(cash={"Ana": 20, "Ben": 17}, ana=[9, 13, 15], ben=[6, 8, 10, 16])
    assert (game.total("Ana"), game.total("Ben")) == (29, 29)
    assert game.winners() == ["Ana"]


@proves("WIN-E-6")
@pytest.mark.parametrize(
    ("used", "winners"),
    [("Ana", ["Ben"]), ("Ben", ["Ana"]), ("", ["Ana", "Ben"]), ("Ana Ben", ["Ana", "Ben"])],
)
def test_x31_same_total_and_same_cash(used: str, winners: list[str]) -> None:
    """Ana and Ben are equal in total and cash.
    Who still has the duel token wins; if both or neither, they share."""
    game = _richest_two(cash={"Ana": 20, "Ben": 20}, ana=[8, 9, 13, 15], ben=[6, 10, 16], used_token=used)
    assert (game.total("Ana"), game.total("Ben")) == (29, 29)
    assert game.winners() == winners


def _richest_two(cash: dict[str, int], ana: list[int], ben: list[int], used_token: str = "") -> Story:
    """Three play to the end; Cleo has most plots and little money, and gets the last one for nothing."""
    game = Story(
        "Ana Ben Cleo",
        first="Cleo",
        cash={**cash, "Cleo": 0},
        owns={"Ana": ana, "Ben": ben, "Cleo": [plot for plot in range(1, 19) if plot not in ana + ben]},
        plots=[19],
        secrets={"Ana": "prairies mines", "Ben": "forests deserts", "Cleo": "riverside saloon_corner"},
        used_token=used_token,
    )
    game.everybody_passes()
    game.play("Cleo: look seat0 first")
    assert game.state.over
    return game
