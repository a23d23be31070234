"""Section P: paying."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story

NAMES = {2: "Ana Ben", 3: "Ana Ben Cleo", 4: "Ana Ben Cleo Dan", 5: "Ana Ben Cleo Dan Eva"}


@proves("WIN-P-1", "WIN-P-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("price", range(1, 14))
def test_the_price_is_shared_equally_and_the_rest_goes_to_the_saloon(seats: int, price: int) -> None:
    """Ana buys. Every other player gets the same whole number of notes, and what is left are tips."""
    game = Story(NAMES[seats], cash={"Ana": 13}, plots=[19])
    game.buys("Ana", price)
    share, tips = price // (seats - 1), price % (seats - 1)
    assert game.cash == {name: 13 - price if name == "Ana" else 8 + share for name in game.names}
    assert game.saloon == 1 + tips
    assert price == share * (seats - 1) + tips


@proves("WIN-P-1")
def test_a_player_who_never_bid_is_paid_like_everybody_else() -> None:
    """Cleo bid against Ana, Ben and Dan passed at once. All three get 2000 of the 6000."""
    game = Story(NAMES[4], plots=[19])
    game.play("Ana: bid 4", "Ben: pass", "Cleo: bid 5", "Dan: pass", "Ana: bid 6", "Cleo: pass")
    assert game.cash == {"Ana": 2, "Ben": 10, "Cleo": 10, "Dan": 10}


@proves("WIN-P-1", "WIN-P-2")
def test_shares_and_tips_are_public() -> None:
    game = Story(NAMES[4], plots=[19])
    game.buys("Ana", 8)
    for name in ("", *game.names):
        assert "Everybody else gets $2000." in game.heard(name)
        assert "$2000 goes to the saloon as tips." in game.heard(name)


@proves("WIN-P-2")
def test_tips_gather_over_several_purchases() -> None:
    """Three purchases of 4000 by three different players leave 1000 each.
    The saloon holds four notes then."""
    game = Story(NAMES[4], plots=[19, 18, 1])
    for name in ("Ana", "Ben", "Cleo"):
        game.buys(name, 4)
        game.play(f"{name}: look ranch")
    assert game.saloon == 1 + 3


@proves("WIN-P-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_forced_1000_goes_to_the_saloon_whole(seats: int) -> None:
    game = Story(NAMES[seats], plots=[19])
    game.everybody_passes()
    assert game.cash == {name: 7 if name == "Ana" else 8 for name in game.names}
    assert game.saloon == 2
    assert not [event for event in game.heard() if "Everybody else" in event]


@proves("WIN-P-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_plot_for_nothing_moves_no_money(seats: int) -> None:
    game = Story(NAMES[seats], cash={"Ana": 0}, plots=[19])
    bank = game.state.bank
    game.everybody_passes()
    assert game.owner(19) == "Ana"
    assert game.cash == {name: 0 if name == "Ana" else 8 for name in game.names}
    assert (game.saloon, game.state.bank) == (1, bank)
    assert not [event for event in game.heard() if "tips" in event or "Everybody else" in event]


@proves("WIN-P-1")
def test_the_bank_takes_no_part_in_a_purchase() -> None:
    game = Story(NAMES[5], plots=[19])
    bank = game.state.bank
    game.buys("Ana", 7)
    assert game.state.bank == bank
    assert game.state.inventory()["notes"] == 110
