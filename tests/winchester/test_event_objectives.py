"""Section O: the two shared objectives that ask for something to happen: dry saloon and last auction."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story

HEIRS = "Ana Ben Cleo Dan"
MANUAL = {"claims": "prompted"}


def earns(game: Story) -> bool:
    """Did Ana get the pile of 7000?"""
    return any(events.startswith("Ana earns $7000") for events in game.heard())


# -------------------------------------------------------------------- O-7: dry saloon


@proves("WIN-O-7")
@pytest.mark.parametrize(("tips", "earned"), [(0, True), (1, False), (5, False)])
@pytest.mark.parametrize("price", [3, 5])
def test_a_dry_saloon(tips: int, earned: bool, price: int) -> None:
    """Ana buys a saloon token, for 3000 without tips or for 5000 with 2000 of them.
    Only what lay there before decides."""
    game = Story(HEIRS, plots=[19, 18], tokens={19: "saloon"}, saloon=tips, piles={"dry_saloon": 7})
    game.buys("Ana", price)
    assert earns(game) == earned
    assert game.cash["Ana"] == 8 - price + (7 if earned else tips)


@proves("WIN-O-7")
@pytest.mark.parametrize("token", ["movement", "rumor"])
def test_an_empty_saloon_without_its_token_is_not_dry(token: str) -> None:
    game = Story(HEIRS, plots=[19, 18], tokens={19: token}, saloon=0, piles={"dry_saloon": 7})
    game.buys("Ana", 3)
    game.play("Ana: send t9" if token == "movement" else "Ana: look ranch")
    assert not earns(game)


@proves("WIN-O-7", "WIN-A-7")
@pytest.mark.parametrize("cash", [0, 4])
def test_a_dry_saloon_on_a_plot_that_nobody_wanted(cash: int) -> None:
    game = Story(
        HEIRS, cash={"Ana": cash}, plots=[19, 18], tokens={19: "saloon"}, saloon=0, piles={"dry_saloon": 7}
    )
    game.everybody_passes()
    assert earns(game)


@proves("WIN-O-7", "WIN-B-2")
def test_tips_of_an_earlier_own_purchase_can_be_taken_and_so_spoil_it() -> None:
    """Ana leaves 2000 in the empty saloon. Her next plot has a saloon token and brings them back: not dry."""
    game = Story(HEIRS, plots=[19, 18], tokens={18: "saloon"}, saloon=0, piles={"dry_saloon": 7})
    game.buys("Ana", 5)
    game.play("Ana: look ranch")
    game.buys("Ana", 3)
    assert not earns(game)
    assert game.cash["Ana"] == 8 - 5 - 3 + 2


@proves("WIN-O-7")
def test_a_dry_saloon_does_not_carry_over_to_the_next_purchase() -> None:
    """Ben's saloon was dry, and his pile is taken by hand. Ana's plot with a rumor earns nothing like it."""
    game = Story(
        HEIRS, plots=[19, 18, 1], tokens={19: "saloon"}, saloon=0, piles={"dry_saloon": 7}, options=MANUAL
    )
    game.buys("Ben", 3)
    game.play("Ben: done")
    game.buys("Ana", 3)
    game.play("Ana: look ranch")
    assert game.why_not("Ana: claim dry_saloon").key == "winchester.claim_not_earned"


# -------------------------------------------------------------------- O-9: last auction


@proves("WIN-O-9", "WIN-E-1")
@pytest.mark.parametrize(("price", "paid"), [(0, 1), (1, 1), (6, 6)])
def test_the_buyer_of_the_nineteenth_plot_earns_the_last_auction(price: int, paid: int) -> None:
    """Ana buys the last plot, or must take it. The pile is part of her cash in the final count."""
    game = Story(
        HEIRS,
        owns={"Ben": range(1, 10), "Cleo": range(10, 19)},
        plots=[19],
        tokens={19: "saloon"},
        saloon=0,
        piles={"last_auction": 7},
    )
    if price:
        game.buys("Ana", price)
    else:
        game.everybody_passes()
    assert game.state.over
    assert earns(game)
    assert game.score("Ana")["cash"] == 8 - paid + 7


@proves("WIN-O-9")
def test_the_eighteenth_plot_is_not_the_last() -> None:
    game = Story(
        HEIRS,
        owns={"Ben": range(1, 10), "Cleo": range(10, 18)},
        plots=[19, 18],
        tokens={19: "saloon"},
        piles={"last_auction": 7},
    )
    game.buys("Ana", 3)
    assert not earns(game)
    assert not game.state.over
