"""Section D: the duel."""

from typing import Any

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, drawing, seen
from trailboss.core.errors import IllegalMove
from trailboss.core.rng import seeded
from trailboss.games.winchester.rules.game import WINCHESTER

HEIRS = "Ana Ben Cleo Dan"
FIVE = "Ana Ben Cleo Dan Eva"


def face_to_face(names: str = HEIRS, ben: int = 3, **table: Any) -> Story:
    """Ana opens with 1000, Ben goes higher, and all others pass: Ana is to move."""
    game = Story(names, plots=[19], **table)
    game.play("Ana: bid 1", f"Ben: bid {ben}")
    game.play(*(f"{name}: pass" for name in game.names[2:]))
    return game


# -------------------------------------------------------------------- D-1, D-2: when there are two


@proves("WIN-D-1")
@pytest.mark.parametrize("names", ["Ana Ben", "Ana Ben Cleo", HEIRS, FIVE])
def test_a_duel_is_possible_when_exactly_two_are_in(names: str) -> None:
    """Ben has outbid Ana, and the others leave one by one.
    Nobody can duel before the last of them has gone."""
    game = Story(names, plots=[19])
    game.play("Ana: bid 1", "Ben: bid 2")
    for name in game.names[2:]:
        assert "duel" not in game.may(name)
        game.play(f"{name}: pass")
    assert "duel" in game.may("Ana")


@proves("WIN-D-1")
def test_with_three_still_in_the_reason_counts_them() -> None:
    game = Story(HEIRS, plots=[19])
    game.play("Ana: bid 1", "Ben: pass", "Cleo: bid 2")
    with pytest.raises(IllegalMove, match="now there are 3") as refused:
        game.play("Dan: duel")
    assert refused.value.ruling == "WIN-D-1"
    assert game.has_duel_token("Dan")


@proves("WIN-D-1", "WIN-D-4")
def test_the_last_one_left_has_nobody_to_challenge() -> None:
    game = Story(HEIRS, plots=[19])
    game.play("Ana: pass", "Ben: pass", "Cleo: pass")
    assert "duel" not in game.may("Dan")
    assert "now there are 1" in game.why_not("Dan: duel").render("en")


@proves("WIN-D-1")
def test_one_duel_token_for_the_whole_game() -> None:
    """Ana lost her duel in the first auction. In the second she stands against Ben again, without a token."""
    game = Story(HEIRS, plots=[19, 18], duel="click")
    game.play("Ana: bid 1", "Ben: bid 2", "Cleo: pass", "Dan: pass", "Ana: duel", "Ben: look ranch")
    assert seen(game.state, None)["players"][0]["duel_token"] is False
    game.play("Ben: bid 1", "Cleo: pass", "Dan: pass")
    assert "duel" not in game.may("Ana")
    assert game.why_not("Ana: duel").key == "winchester.duel_used"
    game.play("Ana: bid 2")
    assert "duel" in game.may("Ben")


@proves("WIN-D-2")
def test_a_player_who_has_not_bid_yet_is_in_and_can_challenge() -> None:
    """Ana, Ben and Cleo are done: one bid, two passes. Dan never bid and may challenge Ana."""
    game = Story(HEIRS, plots=[19], duel="bang")
    game.play("Ana: bid 4", "Ben: pass", "Cleo: pass")
    game.play("Dan: duel")
    assert (game.owner(19), game.cash["Dan"], game.cash["Ana"]) == ("Dan", 4, 9)


@proves("WIN-D-2")
def test_a_player_who_has_not_bid_yet_counts_as_one_too_many() -> None:
    """Ana and Ben outbid each other while Cleo has said nothing. With her there are three."""
    game = Story(HEIRS, first="Dan", plots=[19])
    game.play("Dan: pass", "Ana: bid 1", "Ben: bid 2")
    assert "duel" not in game.may("Cleo")


# -------------------------------------------------------------------- D-3, D-4, D-10: when, and for what


@proves("WIN-D-3")
def test_you_can_challenge_only_on_your_own_turn() -> None:
    """Ben bid last and fears Ana's next bid. He cannot challenge out of turn; after her bid he can."""
    game = face_to_face()
    assert game.may("Ben") == []
    with pytest.raises(IllegalMove) as refused:
        game.play("Ben: duel")
    assert (refused.value.reason.key, refused.value.ruling) == ("winchester.not_your_turn", "WIN-D-3")
    game.play("Ana: bid 4")
    assert "duel" in game.may("Ben")


@proves("WIN-D-3", "WIN-D-7")
def test_either_of_the_two_can_be_the_challenger() -> None:
    """Ana raises once more, and this time it is Ben who challenges. He wins and pays her 4000."""
    game = face_to_face(duel="bang")
    game.play("Ana: bid 4", "Ben: duel")
    assert (game.owner(19), game.cash["Ben"], game.cash["Ana"]) == ("Ben", 4, 9)
    assert (game.has_duel_token("Ana"), game.has_duel_token("Ben")) == (True, False)


@proves("WIN-D-4")
@pytest.mark.parametrize(("cash", "allowed"), [(2, False), (3, True), (4, True)])
def test_the_challengers_cash_must_cover_the_last_bid(cash: int, allowed: bool) -> None:
    """The last bid is 3000.
    With 2000 Ana cannot challenge; with just 3000 she can, although she cannot outbid."""
    game = face_to_face(ben=3, cash={"Ana": cash})
    assert ("duel" in game.may("Ana")) == allowed
    if not allowed:
        reason = game.why_not("Ana: duel")
        assert (reason.key, reason.ruling) == ("winchester.duel_no_cash", "WIN-D-4")


@proves("WIN-D-4")
def test_without_a_bid_there_is_no_price_to_duel_for() -> None:
    game = Story("Ana Ben Cleo", plots=[19])
    game.play("Ana: pass")
    reason = game.why_not("Ben: duel")
    assert (reason.key, reason.ruling) == ("winchester.duel_no_bid", "WIN-D-4")


@proves("WIN-D-4", "WIN-D-7")
@pytest.mark.parametrize("duel", ["bang", "click"])
def test_the_winner_can_pay_even_with_the_last_note(duel: str) -> None:
    """Both duellists hold just the 6000 that was bid.
    The winner is left with nothing, the loser gets a share."""
    game = face_to_face(ben=6, cash={"Ana": 6, "Ben": 6}, duel=duel)
    game.play("Ana: duel")
    winner, loser = ("Ana", "Ben") if duel == "bang" else ("Ben", "Ana")
    assert (game.cash[winner], game.cash[loser]) == (0, 8)


@proves("WIN-D-10")
def test_a_challenge_instead_of_a_bid_and_one_at_most() -> None:
    """Ana could outbid Ben and challenges him instead.
    That was the auction: Ben, who has his token, is not asked for another duel."""
    game = face_to_face(duel="click")
    assert game.may("Ana") == ["pass", "duel", "bid 4", "bid 5", "bid 6", "bid 7", "bid 8"]
    game.play("Ana: duel")
    assert (game.question, game.to_move) == ("rumor", "Ben")


# -------------------------------------------------------------------- D-5 to D-8: how it goes


@proves("WIN-D-5")
@pytest.mark.parametrize("duel", ["bang", "click"])
def test_it_ends_the_auction_at_once_and_costs_the_challengers_token_alone(duel: str) -> None:
    game = face_to_face(duel=duel)
    game.play("Ana: duel")
    assert game.owner(19) == ("Ana" if duel == "bang" else "Ben")
    assert [game.has_duel_token(name) for name in game.names] == [False, True, True, True]


@proves("WIN-D-5")
def test_the_challenged_player_has_to_duel_even_without_a_token() -> None:
    """Ben used his token earlier. Ana can challenge him all the same."""
    game = face_to_face(duel="click", used_token="Ben")
    game.play("Ana: duel")
    assert game.owner(19) == "Ben"
    assert [game.has_duel_token(name) for name in game.names] == [False, False, True, True]


@proves("WIN-D-6")
def test_the_chance_is_even_and_comes_from_the_games_own_seed() -> None:
    """The same duel in 400 worlds: about half of them end with bang, and each always in the same way."""
    won = 0
    for world in range(400):
        ends = []
        for _ in range(2):
            game = face_to_face()
            game.state.rng = seeded(world)
            game.play("Ana: duel")
            ends.append(game.owner(19))
        assert ends[0] == ends[1]
        won += ends[0] == "Ana"
    assert 160 < won < 240


@proves("WIN-D-6")
def test_everybody_sees_who_drew_bang() -> None:
    game = face_to_face(duel="click")
    game.play("Ana: duel")
    for name in ("", *game.names):
        assert "Ana spends the duel token and challenges Ben." in game.heard(name)
        assert "Bang! Ben wins the duel. Click: Ana loses." in game.heard(name)


@proves("WIN-D-7", "WIN-D-8", "WIN-P-1")
@pytest.mark.parametrize(
    ("names", "shares", "tips"), [("Ana Ben", 5, 0), ("Ana Ben Cleo", 2, 1), (HEIRS, 1, 2), (FIVE, 1, 1)]
)
@pytest.mark.parametrize("duel", ["bang", "click"])
def test_the_winner_pays_the_last_bid_and_the_loser_gets_a_share(
    names: str, shares: int, tips: int, duel: str
) -> None:
    """Ben's last bid was 5000. Whoever wins pays it to all the others, the loser among them."""
    game = face_to_face(names, ben=5, duel=duel)
    game.play("Ana: duel")
    winner = "Ana" if duel == "bang" else "Ben"
    assert game.cash == {name: 3 if name == winner else 8 + shares for name in game.names}
    assert game.saloon == 1 + tips
    assert (game.to_move, game.question) == (winner, "rumor")


@proves("WIN-D-8", "WIN-O-9")
@pytest.mark.parametrize(("duel", "winner"), [("bang", "Ana"), ("click", "Ben")])
def test_the_winner_of_a_duel_has_won_the_last_auction(duel: str, winner: str) -> None:
    """The 19th plot is settled by a duel. The pile of the last auction goes to whoever won it."""
    owns = {"Ana": range(1, 7), "Ben": range(7, 13), "Cleo": range(13, 19)}
    game = face_to_face(owns=owns, piles={"last_auction": 7}, duel=duel)
    game.play("Ana: duel", f"{winner}: look seat3 first")
    assert f"{winner} earns $7000 for the objective 'the last auction'." in game.heard()


# -------------------------------------------------------------------- D-9: two players


@proves("WIN-D-9")
def test_two_players_may_duel_from_the_first_bid_on() -> None:
    """Ana opens with 2000, and Ben, who has not said a word, challenges her."""
    game = Story("Ana Ben", plots=[19], duel="bang")
    assert game.why_not("Ana: duel").key == "winchester.duel_no_bid"
    game.play("Ana: bid 2")
    assert "duel" in game.may("Ben")
    game.play("Ben: duel")
    assert game.owner(19) == "Ben"


@proves("WIN-D-9", "WIN-P-1", "WIN-P-2")
@pytest.mark.parametrize("price", [1, 2, 7, 8])
def test_with_two_players_the_price_goes_whole_to_the_other_and_never_to_the_saloon(price: int) -> None:
    game = Story("Ana Ben", plots=[19])
    game.buys("Ana", price)
    assert (game.cash, game.saloon) == ({"Ana": 8 - price, "Ben": 8 + price}, 1)


@proves("WIN-D-9", "WIN-P-3", "WIN-A-6")
def test_with_two_players_the_forced_1000_goes_to_the_other() -> None:
    game = Story("Ana Ben", plots=[19])
    game.play("Ana: pass", "Ben: pass")
    assert (game.owner(19), game.cash, game.saloon) == ("Ana", {"Ana": 7, "Ben": 9}, 1)


def test_the_notation_of_a_duel_names_price_and_opponent_in_both_languages() -> None:
    game = face_to_face(ben=5)
    duel = WINCHESTER.move("duel")
    names = game.names
    assert WINCHESTER.format_move(game.state, duel, "en", names) == "Challenge Ben to a duel for $5000"
    assert WINCHESTER.format_move(game.state, duel, "de", names) == "Ben zum Duell um 5000\u00a0$ fordern"


def test_duel_draws_can_be_arranged() -> None:
    """The stories rely on it: chance that gives the next challenger a certain card."""
    assert drawing("bang").below(2) == 0
    assert drawing("click").below(2) == 1


# -------------------------------------------------------------------- D-3, D-11: by the high bidder


ANY_TIME = {"duels": "any_time"}


def ahead(options: dict[str, str], ana: int = 8, duel: str = "bang") -> Story:
    """Ben leads with 5000 against Ana, who is to move; the others have passed."""
    game = Story("Ana Ben Cleo Dan", cash={"Ana": ana}, plots=[19], duel=duel, options=options)
    game.play("Ana: bid 1", "Ben: bid 5", "Cleo: pass", "Dan: pass")
    return game


@proves("WIN-D-3")
def test_by_default_the_high_bidder_waits() -> None:
    game = ahead({})
    assert game.may("Ben") == []
    assert game.why_not("Ben: duel").ruling == "WIN-D-3"


@proves("WIN-D-3", "WIN-D-7")
@pytest.mark.parametrize(("duel", "buyer", "loser"), [("bang", "Ben", "Ana"), ("click", "Ana", "Ben")])
def test_with_that_option_the_high_bidder_challenges_out_of_turn(duel: str, buyer: str, loser: str) -> None:
    """Ben leads and challenges while Ana thinks. Whoever draws bang pays his 5000; only his token is gone."""
    game = ahead(ANY_TIME, duel=duel)
    assert (game.to_move, game.may("Ben")) == ("Ana", ["duel"])
    assert "duel" in game.may("Ana"), "she may challenge as ever"
    game.play("Ben: duel")
    assert game.owner(19) == buyer
    assert (game.has_duel_token("Ben"), game.has_duel_token("Ana")) == (False, True)
    assert f"Bang! {buyer} wins the duel. Click: {loser} loses." in game.heard()
    assert "Ben spends the duel token and challenges Ana." in game.heard()


@proves("WIN-D-3", "WIN-D-1")
def test_the_high_bidder_needs_a_token_and_just_one_opponent() -> None:
    game = Story("Ana Ben Cleo", plots=[19], used_token="Ben", options=ANY_TIME)
    game.play("Ana: bid 2")
    assert game.why_not("Ana: duel").key == "winchester.duel_not_two"
    assert game.why_not("Cleo: duel").key == "winchester.not_your_turn"
    game.play("Ben: bid 3", "Cleo: pass")
    assert game.why_not("Ben: duel").key == "winchester.duel_used"


@proves("WIN-D-11", "WIN-S-8")
def test_a_challenge_reveals_nothing_about_the_others_cash() -> None:
    """Whether Ana could pay 5000 or not: Ben may challenge in either case."""
    assert ahead(ANY_TIME, ana=8).may("Ben") == ahead(ANY_TIME, ana=1).may("Ben") == ["duel"]


@proves("WIN-D-11", "WIN-D-8")
def test_a_winner_who_cannot_pay_leaves_the_plot_to_the_high_bidder() -> None:
    """Ana has 1000 and wins against Ben, who bid 5000. He buys after all, and she gets her share."""
    game = ahead(ANY_TIME, ana=1, duel="click")
    game.play("Ben: duel")
    assert "Ana can't pay $5000, so Ben buys the plot." in game.heard()
    assert "Ana kann 5000\u00a0$ nicht zahlen, also kauft Ben die Parzelle." in game.heard(lang="de")
    assert game.owner(19) == "Ben"
    assert (game.cash["Ana"], game.cash["Ben"]) == (2, 3)
