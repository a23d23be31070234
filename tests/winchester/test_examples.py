"""The worked examples, one test each: auctions, duels, the saloon, vehicles, rumors and mines (X-1 to X-19,
X-32 to X-35)."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story
from trailboss.core.errors import IllegalMove
from trailboss.core.rng import seeded
from trailboss.games.winchester.state.state import WinchesterState

FAMILY = "Jeff Monica Ronald Ashley"
HEIRS = "Ana Ben Cleo Dan"

JEFF_BUYS_17 = (
    "Jeff: bid 3",
    "Monica: bid 4",
    "Ronald: pass",
    "Ashley: bid 5",
    "Jeff: bid 7",
    "Monica: pass",
    "Ashley: pass",
)
BEN_BIDS_6 = ("Ana: bid 5", "Ben: bid 6", "Cleo: pass", "Dan: pass")


# -------------------------------------------------------------------- from the rulebook


@proves("WIN-A-1", "WIN-A-2", "WIN-A-4", "WIN-D-1")
def test_x1_an_auction() -> None:
    """Jeff turns up plot 17 and four heirs bid and pass in turn until only he is left.
    He wins at his own 7000."""
    game = Story(FAMILY, cash={"Ashley": 7}, plots=[17])
    game.play(*JEFF_BUYS_17[:-1])
    assert game.may("Ashley") == ["pass", "duel"]
    game.play(JEFF_BUYS_17[-1])
    assert game.owner(17) == "Jeff"
    assert "Jeff buys plot 17 for $7000." in game.heard()


@proves("WIN-P-1", "WIN-P-2")
def test_x2_paying() -> None:
    """Jeff pays 7000 for his plot in the first auction.
    The three others get 2000 each, and 1000 stays as tips."""
    game = Story(FAMILY, plots=[17])
    game.play(*JEFF_BUYS_17)
    assert game.cash == {"Jeff": 1, "Monica": 10, "Ronald": 10, "Ashley": 10}
    assert game.saloon == 2


# -------------------------------------------------------------------- auctions


@proves("WIN-A-6", "WIN-P-3", "WIN-T-3")
def test_x3_nobody_bids() -> None:
    """All four pass, so Ana, who started, must take the plot for 1000.
    The note goes to the saloon and she starts again."""
    game = Story(HEIRS, cash={"Ana": 3}, plots=[19, 18])
    game.everybody_passes()
    assert game.owner(19) == "Ana"
    assert game.cash == {"Ana": 2, "Ben": 8, "Cleo": 8, "Dan": 8}
    assert game.saloon == 2
    game.play("Ana: look seat1 first")
    assert (game.starts, game.to_move, game.state.plot) == ("Ana", "Ana", 18)


@proves("WIN-A-6", "WIN-A-7", "WIN-A-8", "WIN-P-3")
def test_x4_nobody_bids_and_the_starting_player_is_broke() -> None:
    """All pass, and Ana has nothing.
    She gets the plot for nothing, no money moves, and its bonus token is carried out."""
    game = Story(HEIRS, cash={"Ana": 0}, plots=[19])
    game.everybody_passes()
    assert game.owner(19) == "Ana"
    assert game.cash == {"Ana": 0, "Ben": 8, "Cleo": 8, "Dan": 8}
    assert game.saloon == 1
    assert (game.to_move, game.question) == ("Ana", "rumor")


@proves("WIN-A-5", "WIN-A-6")
def test_x5_the_last_one_left_has_not_bid() -> None:
    """Three pass before Dan has said a word, and the auction is not over.
    He may have the plot for 1000 or leave it to Ana."""
    dan_bids = Story(HEIRS, plots=[19])
    dan_bids.play("Ana: pass", "Ben: pass", "Cleo: pass")
    assert (dan_bids.to_move, dan_bids.question) == ("Dan", "auction")
    dan_bids.play("Dan: bid 1")
    assert (dan_bids.owner(19), dan_bids.cash["Dan"]) == ("Dan", 7)

    dan_passes = Story(HEIRS, plots=[19])
    dan_passes.everybody_passes()
    assert (dan_passes.owner(19), dan_passes.cash["Ana"]) == ("Ana", 7)


@proves("WIN-A-3", "WIN-D-4", "WIN-S-8")
def test_x6_more_than_ones_cash() -> None:
    """Ben holds 4000 against a bid of 4000 and tries 5000.
    He alone is told no, and may still pass or challenge."""
    game = Story(HEIRS, cash={"Ben": 4}, plots=[19])
    game.play("Ana: bid 4")
    events = game.heard("Ana")
    with pytest.raises(IllegalMove, match="you have \\$4000") as refused:
        game.play("Ben: bid 5")
    assert refused.value.ruling == "WIN-A-3"
    assert game.heard("Ana") == events
    assert game.may("Ben") == ["pass"]

    only_two = Story(HEIRS, first="Cleo", cash={"Ben": 4}, plots=[19])
    only_two.play("Cleo: pass", "Dan: pass", "Ana: bid 4")
    assert only_two.may("Ben") == ["pass", "duel"]


# -------------------------------------------------------------------- duels


@proves("WIN-D-3", "WIN-D-5", "WIN-D-7", "WIN-D-8")
def test_x7_the_outbid_player_wins() -> None:
    """Ben has outbid Ana, who has just enough for his 6000, and she challenges him.
    Bang: she pays his bid and takes the plot."""
    game = Story(HEIRS, cash={"Ana": 6}, plots=[19], duel="bang")
    game.play(*BEN_BIDS_6, "Ana: duel")
    assert game.owner(19) == "Ana"
    assert game.cash == {"Ana": 0, "Ben": 10, "Cleo": 10, "Dan": 10}
    assert not game.has_duel_token("Ana")
    assert game.has_duel_token("Ben")


@proves("WIN-D-5", "WIN-D-7", "WIN-D-8")
def test_x8_the_outbid_player_loses() -> None:
    """Ana challenges Ben and draws click.
    He pays his own bid, she gets a share of it, and her token is gone."""
    game = Story(HEIRS, cash={"Ana": 6}, plots=[19], duel="click")
    game.play(*BEN_BIDS_6, "Ana: duel")
    assert game.owner(19) == "Ben"
    assert game.cash == {"Ana": 8, "Ben": 2, "Cleo": 10, "Dan": 10}
    assert not game.has_duel_token("Ana")
    assert game.has_duel_token("Ben")


@proves("WIN-D-4", "WIN-A-10")
def test_x9_too_poor_to_challenge() -> None:
    """Ben bid 6000 and Ana holds 5000. She can neither outbid nor challenge him, so she has to pass."""
    game = Story(HEIRS, cash={"Ana": 5}, plots=[19])
    game.play(*BEN_BIDS_6)
    assert game.may("Ana") == ["pass"]
    assert game.why_not("Ana: duel").ruling == "WIN-D-4"


@proves("WIN-D-1", "WIN-D-2")
def test_x10_three_are_still_in() -> None:
    """Dan has passed, Cleo has neither bid nor passed.
    With Ana and Ben that makes three, so nobody can challenge."""
    game = Story(HEIRS, first="Dan", plots=[19])
    game.play("Dan: pass", "Ana: bid 1", "Ben: bid 2")
    for name in ("Ana", "Ben", "Cleo"):
        assert "duel" not in game.may(name)
    assert "now there are 3" in game.why_not("Cleo: duel").render("en")


@proves("WIN-D-2", "WIN-D-4", "WIN-A-5")
def test_x11_no_bid_yet() -> None:
    """Ana passed at once, and Ben cannot challenge for a price that does not exist.
    Once he bids, Cleo can, who never did."""
    game = Story("Ana Ben Cleo", plots=[19])
    game.play("Ana: pass")
    assert game.may("Ben") == ["pass", *(f"bid {notes}" for notes in range(1, 9))]
    assert game.why_not("Ben: duel").ruling == "WIN-D-4"
    game.play("Ben: bid 2")
    assert "duel" in game.may("Cleo")


# -------------------------------------------------------------------- saloon


@proves("WIN-B-2")
def test_x12_own_tips_are_out_of_reach() -> None:
    """Ana buys for 7000 a plot with a saloon token.
    She takes the 2000 that lay there, and her own 1000 stays."""
    game = Story(HEIRS, plots=[19], tokens={19: "saloon"}, saloon=2)
    game.buys("Ana", 7)
    assert game.cash["Ana"] == 8 - 7 + 2
    assert game.saloon == 1


@proves("WIN-B-2", "WIN-O-7")
def test_x13_dry_saloon() -> None:
    """The saloon is empty when Ana pays 5000 and gets its token.
    Her own 2000 of tips stay, and she earns the pile of 6000."""
    game = Story(HEIRS, plots=[19], tokens={19: "saloon"}, saloon=0, piles={"dry_saloon": 6})
    game.buys("Ana", 5)
    assert game.cash == {"Ana": 8 - 5 + 6, "Ben": 9, "Cleo": 9, "Dan": 9}
    assert game.saloon == 2


# -------------------------------------------------------------------- vehicles


@proves("WIN-B-3")
def test_x14_the_bridge() -> None:
    """Ana sends the locomotive from t1 onto the bridge, t5.
    Her 7 and 12 bring 2000, Ben's 8 brings him 1000, 11 nobody."""
    game = Story(HEIRS, owns={"Ana": [7, 12], "Ben": [8]}, plots=[19], tokens={19: "movement"}, train="t1")
    game.buys("Ana", 3)
    bank = game.state.bank
    game.play("Ana: send t5")
    assert game.cash == {"Ana": 5 + 2, "Ben": 9 + 1, "Cleo": 9, "Dan": 9}
    assert game.state.bank == bank - 3


@proves("WIN-B-3")
def test_x15_without_moving() -> None:
    """Ana leaves the boat on r6, where she owns nothing, and activates it there.
    Cleo and Dan get 1000 each, Ana nothing."""
    game = Story(HEIRS, owns={"Cleo": [11], "Dan": [16]}, plots=[19], tokens={19: "movement"}, boat="r6")
    game.buys("Ana", 3)
    game.play("Ana: send r6")
    assert game.cash == {"Ana": 5, "Ben": 9, "Cleo": 10, "Dan": 10}


@proves("WIN-T-2")
def test_x16_the_plot_just_bought_counts() -> None:
    """Ana buys 14 with its movement token and activates the locomotive on t8, right beside it.
    Her new plot pays 1000."""
    game = Story(HEIRS, plots=[14], tokens={14: "movement"}, train="t8")
    game.buys("Ana", 3)
    game.play("Ana: send t8")
    assert game.cash["Ana"] == 5 + 1


@proves("WIN-B-5")
def test_x17_past_the_saloon() -> None:
    """The locomotive stands on t7, before the saloon yard, and goes one square on.
    That is t8, for the yard is no square."""
    game = Story(HEIRS, plots=[19], tokens={19: "movement"}, train="t7")
    game.buys("Ana", 3)
    game.play("Ana: send t8")
    assert game.state.view(None)["train"] == "t8"


# -------------------------------------------------------------------- rumor, mines, ranch


@proves("WIN-T-1", "WIN-B-8", "WIN-M-1")
def test_x18_bonus_before_mine() -> None:
    """Ana buys plot 4 with a rumor on it and may look at its mine card first.
    Then the card is shown and pays her 5000."""
    game = Story(HEIRS, plots=[4], tokens={4: "rumor"}, mines={4: 5})
    game.buys("Ana", 3)
    assert game.cash["Ana"] == 5
    game.play("Ana: look mine4")
    assert game.cash["Ana"] == 5 + 5
    assert game.heard("Ana")[-4:-1] == [
        "Ana looks at the mine card on plot 4.",
        "It's worth $5000 (only you see this).",
        "The mine on plot 4 is opened: $5000 for Ana.",
    ]


@proves("WIN-B-7")
def test_x19_all_mines_and_the_ranch_sold() -> None:
    """In a game of three, mines and ranch are sold when Ana gets a rumor.
    Four cards are left: two of each opponent."""
    game = Story("Ana Ben Cleo", owns={"Ben": [3, 4], "Cleo": [5, 17]}, plots=[19])
    game.buys("Ana", 2)
    assert game.may("Ana") == [
        "look seat1 first",
        "look seat1 second",
        "look seat2 first",
        "look seat2 second",
    ]


# -------------------------------------------------------------------- small print


@proves("WIN-B-6", "WIN-B-9")
def test_x32_two_rumors_on_one_opponent() -> None:
    """Ana has seen Ben's first secret objective and now asks for the second.
    All hear where she looks, only she sees it."""
    game = Story(HEIRS, plots=[19, 18], tokens={18: "rumor"}, secrets={"Ben": "mines rumors"})
    game.buys("Ana", 2)
    game.play("Ana: look seat1 first")
    game.buys("Ana", 2)
    game.play("Ana: look seat1 second")
    assert "Ana looks at the second secret objective of Ben." in game.heard("Cleo")
    assert "You see: $3000 per rumor token (only you see this)." in game.heard("Ana")
    assert not [
        events for name in ("Ben", "Cleo", "Dan", "") for events in game.heard(name) if "see it" in events
    ]


@proves("WIN-B-3", "WIN-B-10", "WIN-B-1")
def test_x33_nobody_profits() -> None:
    """Only plot 19 is owned, which no square touches.
    Ana must activate a vehicle all the same, and nothing is paid."""
    game = Story(HEIRS, plots=[19, 18], tokens={19: "movement"})
    game.buys("Ana", 3)
    assert game.why_not("Ana: pass").ruling == "WIN-B-1"
    assert all(move.startswith("send") for move in game.may("Ana"))
    game.play("Ana: send r3")
    assert game.cash == {"Ana": 5, "Ben": 9, "Cleo": 9, "Dan": 9}
    assert game.state.plot == 18


@proves("WIN-D-3", "WIN-D-4", "WIN-D-10")
def test_x34_challenge_instead_of_a_higher_bid() -> None:
    """Ben bid 3000 last, and Ana holds 8000 and her token.
    She may pass, bid 4000 to 8000, or duel for 3000."""
    game = Story(HEIRS, plots=[19], duel="bang")
    game.play("Ana: bid 2", "Ben: bid 3", "Cleo: pass", "Dan: pass")
    assert game.may("Ana") == ["pass", "duel", "bid 4", "bid 5", "bid 6", "bid 7", "bid 8"]
    game.play("Ana: duel")
    assert game.cash == {"Ana": 5, "Ben": 9, "Cleo": 9, "Dan": 9}


@proves("WIN-S-9")
def test_x35_cash_by_reckoning() -> None:
    """Jeff pays 7000 in the first auction, and his movement token pays nobody.
    Who counts along knows everybody's cash."""
    game = Story(FAMILY, plots=[17], tokens={17: "movement"}, ranch=0)
    game.play(*JEFF_BUYS_17, "Jeff: send t1")
    determinized = game.state.determinize(game.seat("Ashley"), seeded("Ashley thinks"))
    assert isinstance(determinized, WinchesterState)
    assert determinized.cash == [1, 10, 10, 10]
    players = game.state.view(game.seat("Ashley"))["players"]
    assert isinstance(players, list)
    assert [player["cash"] for player in players] == [None, None, None, 10]
