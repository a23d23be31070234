"""Section A: the auction."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, seen
from trailboss.core.errors import IllegalMove

HEIRS = "Ana Ben Cleo Dan"
MANUAL = {"claims": "prompted"}


# -------------------------------------------------------------------- bidding


@proves("WIN-A-1")
@pytest.mark.parametrize("first", ["Ana", "Ben", "Cleo", "Dan"])
def test_it_begins_with_the_starting_player_and_goes_clockwise(first: str) -> None:
    game = Story(HEIRS, first=first, plots=[19])
    turns = []
    for notes in range(1, 9):
        turns.append(game.to_move)
        game.play(f"{game.to_move}: bid {notes}")
    clockwise = game.names[game.seat(first) :] + game.names[: game.seat(first)]
    assert turns == clockwise * 2


@proves("WIN-A-1")
def test_a_player_who_passed_is_out_until_the_next_auction() -> None:
    """Ben passes and is never asked again in this auction, however long it goes on.
    In the next one he is back."""
    game = Story(HEIRS, plots=[19, 18])
    game.play("Ana: bid 1", "Ben: pass", "Cleo: bid 2", "Dan: bid 3", "Ana: bid 4")
    assert game.to_move == "Cleo"
    assert seen(game.state, None)["still_in"] == [0, 2, 3]
    assert game.may("Ben") == []
    assert game.why_not("Ben: bid 5").ruling == "WIN-A-1"
    game.play("Cleo: pass", "Dan: pass", "Ana: look ranch", "Ana: bid 1")
    assert game.to_move == "Ben"
    assert "bid 2" in game.may("Ben")


@proves("WIN-A-2")
def test_the_opening_bid_is_1000_or_more() -> None:
    game = Story(HEIRS, plots=[19])
    assert game.may("Ana") == ["pass", *(f"bid {notes}" for notes in range(1, 9))]


@proves("WIN-A-2")
def test_a_bid_beats_the_last_one_by_1000_or_more() -> None:
    """Ana opens with 3000. Ben must go to 4000 at least; as much is not enough."""
    game = Story(HEIRS, plots=[19])
    game.play("Ana: bid 3")
    assert game.may("Ben") == ["pass", *(f"bid {notes}" for notes in range(4, 9))]
    for low in (1, 2, 3):
        with pytest.raises(IllegalMove, match="bid \\$4000 or more") as refused:
            game.play(f"Ben: bid {low}")
        assert refused.value.ruling == "WIN-A-2"
    game.play("Ben: bid 4")


@proves("WIN-A-2", "WIN-A-4")
def test_bids_may_jump_by_any_amount() -> None:
    """Ana opens with 1000, and Ben jumps to all he has.
    The others have not enough to go on, and he pays what he said."""
    game = Story(HEIRS, cash={"Ben": 23}, plots=[19])
    game.play("Ana: bid 1", "Ben: bid 23", "Cleo: pass", "Dan: pass", "Ana: pass")
    assert game.owner(19) == "Ben"
    assert game.cash == {"Ana": 15, "Ben": 0, "Cleo": 15, "Dan": 15}


@proves("WIN-A-3")
def test_nobody_bids_more_than_their_cash() -> None:
    """Ben holds 4000 and may bid just that, not one note more."""
    game = Story(HEIRS, cash={"Ben": 4}, plots=[19])
    game.play("Ana: bid 3")
    assert game.may("Ben") == ["pass", "bid 4"]
    with pytest.raises(IllegalMove) as refused:
        game.play("Ben: bid 5")
    assert refused.value.ruling == "WIN-A-3"
    assert game.to_move == "Ben"
    game.play("Ben: bid 4")


@proves("WIN-A-4")
@pytest.mark.parametrize("names", ["Ana Ben", "Ana Ben Cleo", HEIRS, "Ana Ben Cleo Dan Eva"])
def test_when_all_but_one_have_passed_that_one_wins_at_your_own_last_bid(names: str) -> None:
    game = Story(names, plots=[19])
    game.play("Ana: bid 1", "Ben: bid 2")
    for name in [*game.names[2:], "Ana"]:
        assert game.owner(19) == "nobody"
        game.play(f"{name}: pass")
    assert game.owner(19) == "Ben"
    assert game.cash["Ben"] == 6


@proves("WIN-A-4", "WIN-A-9")
def test_a_bid_that_nobody_tops_ends_the_auction_without_asking_its_bidder_again() -> None:
    """All others pass one after the other. Ana is not asked whether she would like to pay more."""
    game = Story(HEIRS, plots=[19])
    game.play("Ana: bid 2", "Ben: pass", "Cleo: pass", "Dan: pass")
    assert (game.owner(19), game.question) == ("Ana", "rumor")


@proves("WIN-A-9")
def test_nobody_raises_their_own_bid() -> None:
    """Ben bid last and would like to go higher at once. He has to wait for another bid."""
    game = Story(HEIRS, plots=[19])
    game.play("Ana: bid 2", "Ben: bid 3")
    assert game.may("Ben") == []
    assert game.why_not("Ben: bid 4").key == "winchester.not_your_turn"
    game.play("Cleo: bid 4", "Dan: pass", "Ana: pass")
    assert "bid 5" in game.may("Ben")


# -------------------------------------------------------------------- nobody bids


@proves("WIN-A-5")
@pytest.mark.parametrize("notes", [1, 5, 8])
def test_the_last_one_left_wins_at_once_with_any_bid(notes: int) -> None:
    game = Story(HEIRS, plots=[19])
    game.play("Ana: pass", "Ben: pass", "Cleo: pass", f"Dan: bid {notes}")
    assert (game.owner(19), game.cash["Dan"]) == ("Dan", 8 - notes)


@proves("WIN-A-5", "WIN-A-8")
def test_the_last_one_left_may_be_broke_and_still_has_a_turn() -> None:
    """Dan is the last one left and has no cash. He is asked, can only pass, and Ana has to take the plot."""
    game = Story(HEIRS, cash={"Dan": 0}, plots=[19])
    game.play("Ana: pass", "Ben: pass", "Cleo: pass")
    assert (game.to_move, game.may("Dan")) == ("Dan", ["pass"])
    game.play("Dan: pass")
    assert game.owner(19) == "Ana"


@proves("WIN-A-6")
@pytest.mark.parametrize("cash", [1, 2, 8])
def test_a_player_with_1000_must_pay_it(cash: int) -> None:
    """Nobody bids, and Ana started. Rich or down to the last note, she pays 1000 and has no choice in it."""
    game = Story(HEIRS, cash={"Ana": cash}, plots=[19])
    game.everybody_passes()
    assert (game.owner(19), game.cash["Ana"], game.saloon) == ("Ana", cash - 1, 2)
    assert "Nobody bids, so Ana has to take plot 19 for $1000." in game.heard()


@proves("WIN-A-6")
def test_it_is_the_starting_player_wherever_the_last_pass_comes_from() -> None:
    game = Story(HEIRS, first="Cleo", plots=[19])
    game.play("Cleo: pass", "Dan: pass", "Ana: pass", "Ben: pass")
    assert game.owner(19) == "Cleo"


@proves("WIN-A-6", "WIN-A-7", "WIN-B-2")
@pytest.mark.parametrize(("cash", "left_in_saloon"), [(0, 0), (1, 1)])
def test_a_forced_plot_with_a_saloon_token_brings_the_tips(cash: int, left_in_saloon: int) -> None:
    """Nobody bids for the plot with the saloon token, and Ana must take it.
    She gets the 4000 that lay there, and if she paid 1000, that stays."""
    game = Story(HEIRS, cash={"Ana": cash}, plots=[19], tokens={19: "saloon"}, saloon=4)
    game.everybody_passes()
    assert (game.cash["Ana"], game.saloon) == (4, left_in_saloon)


@proves("WIN-A-7")
@pytest.mark.parametrize(("cash", "paid"), [(0, 0), (5, 1)])
def test_a_forced_plot_with_a_movement_token_moves_a_vehicle(cash: int, paid: int) -> None:
    game = Story(HEIRS, cash={"Ana": cash}, plots=[14], tokens={14: "movement"}, train="t1")
    game.everybody_passes()
    assert (game.to_move, game.question) == ("Ana", "movement")
    game.play("Ana: send t9")
    assert game.cash["Ana"] == cash - paid + 1


@proves("WIN-A-7")
@pytest.mark.parametrize("cash", [0, 5])
def test_a_forced_plot_with_a_rumor_token_lets_its_owner_look(cash: int) -> None:
    game = Story(HEIRS, cash={"Ana": cash}, plots=[19], secrets={"Dan": "mines rumors"})
    game.everybody_passes()
    game.play("Ana: look seat3 first")
    assert "You see: $5000 per mine (only you see this)." in game.heard("Ana")


@proves("WIN-A-7", "WIN-M-1")
@pytest.mark.parametrize(("cash", "paid"), [(0, 0), (5, 1)])
def test_a_forced_mine_pays(cash: int, paid: int) -> None:
    """Nobody dares to bid for the mine on plot 3. Ana must take it, and it holds 7000."""
    game = Story(HEIRS, cash={"Ana": cash}, plots=[3], tokens={3: "rumor"}, mines={3: 7})
    game.everybody_passes()
    game.play("Ana: look ranch")
    assert game.cash["Ana"] == cash - paid + 7


@proves("WIN-A-7", "WIN-T-3")
def test_a_forced_plot_counts_for_objectives_and_its_owner_starts_again() -> None:
    """Ana's fifth plot is one nobody wanted.
    She earns the pile for five plots, has a hat on it, and starts."""
    game = Story(HEIRS, cash={"Ana": 0}, owns={"Ana": [1, 2, 3, 4]}, plots=[19, 18], piles={"five_plots": 7})
    game.everybody_passes()
    game.play("Ana: look ranch")
    assert (game.cash["Ana"], game.to_move, game.starts) == (7, "Ana", "Ana")
    assert seen(game.state, None)["players"][0]["hats"] == 5


# -------------------------------------------------------------------- no cash


@proves("WIN-A-8", "WIN-A-10", "WIN-D-4")
def test_without_cash_you_can_only_pass() -> None:
    """Ben has nothing, Ana bids 1000, and only these two are left. He cannot bid and cannot duel."""
    game = Story(HEIRS, first="Cleo", cash={"Ben": 0}, plots=[19])
    game.play("Cleo: pass", "Dan: pass", "Ana: bid 1")
    assert game.may("Ben") == ["pass"]
    assert game.why_not("Ben: bid 2").ruling == "WIN-A-8"
    assert game.why_not("Ben: duel").ruling == "WIN-D-4"


@proves("WIN-A-8", "WIN-P-1", "WIN-B-3", "WIN-O-10")
def test_without_cash_you_still_get_shares_vehicle_income_and_piles() -> None:
    """Ben has nothing, but owns plot 12 and a right he forgot to claim. Ana's purchase pays him a share, her
    locomotive pays him for his plot, and the pile is his when he asks."""
    game = Story(
        HEIRS,
        cash={"Ben": 0},
        owns={"Ben": [12]},
        plots=[19],
        tokens={19: "movement"},
        piles={"five_plots": 4},
        rights={"Ben": "five_plots"},
        options=MANUAL,
    )
    game.buys("Ana", 3)
    assert game.cash["Ben"] == 1
    game.play("Ana: send t5")
    assert game.cash["Ben"] == 2
    game.play("Ben: claim five_plots")
    assert game.cash["Ben"] == 6


@proves("WIN-A-8")
def test_nobody_is_knocked_out() -> None:
    """All four are broke.
    They pass plot after plot, Ana gets them all for nothing, and the game comes to its end."""
    game = Story(HEIRS, cash=dict.fromkeys(HEIRS.split(), 0), saloon=0)
    while not game.state.over:
        move = "pass" if game.question == "auction" else game.may(game.to_move)[0]
        game.play(f"{game.to_move}: {move}")
    assert game.state.owner.count(0) == 19


@proves("WIN-A-10")
def test_a_forced_pass_is_still_a_move() -> None:
    """Ben has nothing and Cleo cannot top 8000. Both are asked all the same, like everybody else."""
    game = Story(HEIRS, cash={"Ben": 0, "Cleo": 7}, plots=[19])
    game.play("Ana: bid 8")
    assert (game.to_move, game.may("Ben")) == ("Ben", ["pass"])
    game.play("Ben: pass")
    assert (game.to_move, game.may("Cleo")) == ("Cleo", ["pass"])


@proves("WIN-A-10", "WIN-S-8")
def test_an_empty_purse_looks_like_any_other_from_outside() -> None:
    """At one table Ben is broke, at the other he is rich.
    Until he moves, the others see and hear the same."""
    poor = Story(HEIRS, cash={"Ben": 0}, plots=[19])
    rich = Story(HEIRS, cash={"Ben": 30}, plots=[19])
    for game in (poor, rich):
        game.play("Ana: bid 1", "Ben: pass")
    for seat, name in ((0, "Ana"), (2, "Cleo"), (3, "Dan"), (None, "")):
        assert poor.state.view(seat) == rich.state.view(seat)
        assert poor.heard(name) == rich.heard(name)
