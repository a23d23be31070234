"""Section O: claims by machine and by hand with a reminder, late ones and those of others (O-10 to O-13)."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, seen
from trailboss.core.errors import IllegalMove
from trailboss.games.winchester.rules.game import WINCHESTER

HEIRS = "Ana Ben Cleo Dan"
PROMPTED = {"claims": "prompted"}
EIGHTEEN = {"Ana": range(1, 6), "Ben": range(6, 11), "Cleo": range(11, 15), "Dan": range(15, 19)}


# -------------------------------------------------------------------- O-12: by machine, by hand


@proves("WIN-O-12")
def test_by_default_piles_are_paid_at_once() -> None:
    """Ana gets her fifth plot. The pile is hers without a word, and a claim by hand is not asked for."""
    game = Story(
        HEIRS, owns={"Ana": [1, 6, 12, 19]}, plots=[9, 18], tokens={9: "saloon"}, piles={"five_plots": 7}
    )
    game.buys("Ana", 3)
    assert "Ana earns $7000 for the objective 'five plots'." in game.heard()
    assert game.question == "auction"
    for name in game.names:
        assert not [move for move in game.may(name) if "claim" in move]
        assert game.why_not(f"{name}: claim five_plots").ruling == "WIN-O-12"


@proves("WIN-O-12", "WIN-O-1")
def test_by_hand_the_buyer_is_asked_in_step_eight() -> None:
    """Ana fulfils two cards and is asked. She claims one after the other, in the order she likes."""
    game = _two_cards()
    assert (game.question, game.to_move) == ("claims", "Ana")
    assert game.may("Ana") == ["done", "claim three_off_rail", "claim five_plots"]
    cash = game.cash["Ana"]
    game.play("Ana: claim five_plots")
    assert (game.question, game.cash["Ana"]) == ("claims", cash + 7)
    game.play("Ana: claim three_off_rail")
    assert (game.question, game.cash["Ana"]) == ("auction", cash + 7 + 4)


@proves("WIN-O-12", "WIN-O-10")
def test_a_player_who_is_done_keeps_the_right_to_claim() -> None:
    """Ana claims one card and is done. The other one she claims in the next auction, on Dan's turn."""
    game = _two_cards()
    game.play("Ana: claim three_off_rail; done")
    game.play("Ana: bid 1", "Ben: bid 2", "Cleo: pass")
    assert (game.to_move, game.may("Ana")) == ("Dan", ["claim five_plots"])
    cash = game.cash["Ana"]
    game.play("Ana: claim five_plots")
    assert (game.to_move, game.cash["Ana"]) == ("Dan", cash + 7)
    assert seen(game.state, None)["players"][0]["may_claim"] == []


@proves("WIN-O-12")
def test_a_player_who_fulfils_nothing_is_not_asked() -> None:
    game = Story(HEIRS, plots=[19, 18], tokens={19: "saloon"}, piles={"five_plots": 7}, options=PROMPTED)
    game.buys("Ana", 3)
    assert game.question == "auction"


@proves("WIN-O-12", "WIN-S-8")
def test_everybody_sees_who_could_claim_what() -> None:
    """What a right comes from lies open on the table, so the view may name it."""
    game = _two_cards()
    game.play("Ana: done")
    for seat in (None, 0, 1, 2, 3):
        may_claim = [player["may_claim"] for player in seen(game.state, seat)["players"]]
        assert may_claim == [["three_off_rail", "five_plots"], [], [], []]


# -------------------------------------------------------------------- O-12: between any two steps


@proves("WIN-O-12", "WIN-O-10")
@pytest.mark.parametrize("token", ["movement", "rumor"])
@pytest.mark.parametrize("moves_before", [0, 1, 4])
def test_others_claim_between_any_two_steps(token: str, moves_before: int) -> None:
    """Ben has a right from earlier, and it is Ana who is to move.
    He may claim before she bids, after it when it is his turn, and while she carries out her token."""
    game = Story(
        HEIRS,
        plots=[19, 18],
        tokens={19: token},
        piles={"three_off_rail": 5},
        rights={"Ben": "three_off_rail"},
        options=PROMPTED,
    )
    game.play(*["Ana: bid 1", "Ben: pass", "Cleo: pass", "Dan: pass"][:moves_before])
    to_move, question = game.to_move, game.question
    game.play("Ben: claim three_off_rail")
    assert (game.to_move, game.question, game.cash["Ben"]) == (to_move, question, 8 + 5)


@proves("WIN-O-12")
def test_a_claim_on_your_own_turn_keeps_the_turn_and_fills_the_purse() -> None:
    """Ben has 1000 left against a bid of 3000, and a right worth 7000. He claims first and then bids on."""
    game = _rights_of(ben="five_plots", cash={"Ben": 1})
    game.play("Ana: bid 3")
    assert game.may("Ben") == ["pass", "claim five_plots"]
    game.play("Ben: claim five_plots")
    assert game.to_move == "Ben"
    assert game.may("Ben") == ["pass", "bid 4", "bid 5", "bid 6", "bid 7", "bid 8"]


@proves("WIN-O-12", "WIN-D-4")
def test_a_claim_can_pay_for_a_duel() -> None:
    """Ana cannot cover Ben's bid of 6000 before she claims the pile of 7000. Then she can challenge him."""
    game = _rights_of(ana="five_plots", cash={"Ana": 1})
    game.play("Ana: bid 1", "Ben: bid 6", "Cleo: pass", "Dan: pass")
    assert "duel" not in game.may("Ana")
    game.play("Ana: claim five_plots; duel")
    assert game.owner(19) == "Ana"


@proves("WIN-O-12", "WIN-O-10")
def test_the_first_claim_received_gets_the_pile() -> None:
    """Ben and Cleo both have a right to the card. Cleo speaks first, and Ben's claim is refused."""
    game = _rights_of(ben="five_plots", cleo="five_plots")
    game.play("Cleo: claim five_plots")
    assert (game.cash["Ben"], game.cash["Cleo"]) == (8, 15)
    with pytest.raises(IllegalMove) as refused:
        game.play("Ben: claim five_plots")
    assert (refused.value.reason.key, refused.value.ruling) == ("winchester.claim_taken", "WIN-O-10")
    assert game.may("Ben") == []


@proves("WIN-O-12")
def test_in_step_eight_the_buyer_goes_first() -> None:
    """Ben has an old right to five plots when Ana gets her fifth.
    While she is asked he has to wait; she is faster."""
    game = Story(
        HEIRS,
        owns={"Ana": [1, 6, 12, 18]},
        plots=[19],
        tokens={19: "saloon"},
        piles={"five_plots": 7},
        rights={"Ben": "five_plots"},
        options=PROMPTED,
    )
    game.buys("Ana", 3)
    assert game.question == "claims"
    assert game.may("Ben") == []
    reason = game.why_not("Ben: claim five_plots")
    assert (reason.key, reason.ruling) == ("winchester.claim_wait", "WIN-O-12")
    branch = game.state.copy()
    game.play("Ana: claim five_plots")
    assert game.why_not("Ben: claim five_plots").key == "winchester.claim_taken"
    branch.play(WINCHESTER.move("done"), 0)
    assert WINCHESTER.move("claim five_plots") in branch.legal_for(1)


# -------------------------------------------------------------------- O-10, O-11: where the right comes from


@proves("WIN-O-11")
def test_no_right_without_having_fulfilled_the_card() -> None:
    game = _rights_of(ben="five_plots")
    for name in ("Ana", "Cleo", "Dan"):
        reason = game.why_not(f"{name}: claim five_plots")
        assert (reason.key, reason.ruling) == ("winchester.claim_not_earned", "WIN-O-11")


@proves("WIN-O-11")
def test_the_right_only_comes_from_your_own_turn() -> None:
    """Cleo owns five plots, but was never in step 8 with them.
    Ana's purchase gives her no right, her own does."""
    game = Story(
        HEIRS,
        owns={"Cleo": [1, 6, 12, 13, 18]},
        plots=[19, 9, 10],
        tokens={19: "saloon", 9: "saloon"},
        piles={"five_plots": 7},
        options=PROMPTED,
    )
    game.buys("Ana", 3)
    assert game.why_not("Cleo: claim five_plots").key == "winchester.claim_not_earned"
    game.buys("Cleo", 3)
    assert "claim five_plots" in game.may("Cleo")


@proves("WIN-O-11", "WIN-O-7")
def test_a_dry_saloon_can_be_claimed_turns_later() -> None:
    """Ana got nothing out of an empty saloon and said nothing.
    The saloon fills, and she claims all the same."""
    game = Story(
        HEIRS,
        plots=[19, 18, 1],
        tokens={19: "saloon"},
        saloon=0,
        piles={"dry_saloon": 7},
        options=PROMPTED,
    )
    game.buys("Ana", 5)
    game.play("Ana: done")
    game.buys("Ben", 5)
    game.play("Ben: look ranch")
    cash = game.cash["Ana"]
    game.play("Ana: claim dry_saloon")
    assert game.cash["Ana"] == cash + 7


@proves("WIN-S-3", "WIN-O-1")
def test_a_card_in_the_box_cannot_be_claimed() -> None:
    game = _rights_of(ben="five_plots")
    box = [WINCHESTER.text(move) for move in range(WINCHESTER.move_count) if "claim" in WINCHESTER.text(move)]
    in_play = [f"claim {pile['objective']}" for pile in seen(game.state, None)["piles"]]
    for move in box:
        if move not in in_play:
            reason = game.why_not(f"Ben: {move}")
            assert (reason.key, reason.ruling) == ("winchester.claim_not_in_play", "WIN-S-3")


# -------------------------------------------------------------------- O-12, O-13: after the last turn


@proves("WIN-O-12", "WIN-E-1")
def test_after_the_last_turn_all_with_rights_are_asked_clockwise_from_the_last_buyer() -> None:
    """Cleo buys the last plot. Then Dan, Ana and Ben are asked in this order, each about their own cards."""
    game = _last_auction({"Ana": "three_off_rail", "Ben": "five_plots", "Dan": "three_off_river five_plots"})
    _sell_last_plot(game, "Cleo")
    assert (game.to_move, game.question) == ("Dan", "claims")
    assert game.may("Dan") == ["done", "claim three_off_river", "claim five_plots"]
    assert game.why_not("Ana: claim three_off_rail").key == "winchester.claim_wait"
    game.play("Dan: claim three_off_river; done")
    assert (game.to_move, game.may("Ana")) == ("Ana", ["done", "claim three_off_rail"])
    game.play("Ana: claim three_off_rail")
    assert (game.to_move, game.may("Ben")) == ("Ben", ["done", "claim five_plots"])
    game.play("Ben: claim five_plots")
    assert game.state.over


@proves("WIN-O-12")
def test_a_pile_that_was_taken_is_not_offered_again() -> None:
    """Dan and Ana both have a right to five plots. Dan, asked first, takes it, and nobody asks Ana."""
    game = _last_auction({"Ana": "five_plots", "Dan": "five_plots"})
    _sell_last_plot(game, "Cleo")
    game.play("Dan: claim five_plots")
    assert game.state.over
    assert seen(game.state, None)["piles"][4]["taken_by"] == 3


@proves("WIN-O-12")
def test_the_last_buyer_is_asked_first_and_once_more() -> None:
    """Ana buys the last plot and is asked in step 8. She is done, and the last round begins with her."""
    game = _last_auction({"Ben": "five_plots"}, first="Ana")
    _sell_last_plot(game, "Ana")
    assert (game.to_move, game.question) == ("Ana", "claims")
    assert "claim five_plots" in game.may("Ana")
    game.play("Ana: done")
    assert (game.to_move, game.question) == ("Ana", "claims")
    game.play("Ana: claim five_plots; done")
    assert game.state.over


@proves("WIN-O-12", "WIN-E-2", "WIN-E-6")
def test_a_pile_claimed_after_the_last_turn_is_cash_in_the_final_count() -> None:
    game = _last_auction({"Dan": "five_plots"})
    _sell_last_plot(game, "Cleo")
    before = game.cash["Dan"]
    game.play("Dan: claim five_plots")
    assert game.score("Dan")["cash"] == before + 7


@proves("WIN-O-13")
def test_piles_nobody_claimed_and_tips_stay_where_they_are() -> None:
    """Nobody says a word until the end. Piles and tips are in nobody's count, and no note is lost."""
    game = _last_auction({"Ana": "three_off_rail", "Dan": "five_plots"}, saloon=6)
    _sell_last_plot(game, "Cleo")
    while not game.state.over:
        game.play(f"{game.to_move}: done")
    piles = seen(game.state, None)["piles"]
    assert [pile["taken_by"] for pile in piles][1:] == [None] * 4
    assert game.saloon == 6 + 2
    unclaimed = 4 + 5 + 6 + 7
    assert sum(game.cash.values()) + game.saloon + game.state.bank + unclaimed == 110


@proves("WIN-O-13")
def test_with_automatic_claims_too_nobody_gets_what_nobody_earned() -> None:
    game = Story(HEIRS, owns=EIGHTEEN, plots=[19], saloon=3, piles={"four_alike_tokens": 7, "dry_saloon": 3})
    game.state.bonus = [-1, *([0, 1, 2] * 6), 2]
    game.buys("Ana", 3)
    game.play("Ana: look seat1 first")
    assert game.state.over
    assert seen(game.state, None)["piles"][0]["taken_by"] is None
    assert game.saloon == 3
    assert sum(score.parts["cash"] for score in game.state.scores()) == 4 * 8


# -------------------------------------------------------------------- the tables


def _two_cards() -> Story:
    """Claims by hand, and Ana has just fulfilled *three off the rail* (4000) and *five plots* (7000)."""
    game = Story(
        HEIRS,
        owns={"Ana": [6, 9, 12, 13]},
        plots=[19, 18],
        tokens={19: "saloon"},
        saloon=0,
        piles={"three_off_rail": 4, "five_plots": 7},
        options=PROMPTED,
    )
    game.buys("Ana", 3)
    return game


def _rights_of(ana: str = "", ben: str = "", cleo: str = "", cash: dict[str, int] | None = None) -> Story:
    """Claims by hand, *five plots* lies on 7000, and somebody has an old right."""
    rights = {"Ana": ana, "Ben": ben, "Cleo": cleo}
    return Story(HEIRS, plots=[19, 18], piles={"five_plots": 7}, rights=rights, cash=cash, options=PROMPTED)


def _last_auction(rights: dict[str, str], first: str = "Dan", saloon: int = 0) -> Story:
    """Claims by hand, plot 19 is for sale, and it brings the tips and earns nobody a card but those who have
    it."""
    piles = {"three_off_rail": 4, "three_off_river": 5, "dry_saloon": 6, "five_plots": 7}
    owns = {"Ana": range(1, 6), "Ben": range(6, 11), "Cleo": [11, 12], "Dan": range(13, 19)}
    return Story(
        HEIRS, first=first, owns=owns, plots=[19], piles=piles, rights=rights, saloon=saloon, options=PROMPTED
    )


def _sell_last_plot(game: Story, buyer: str) -> None:
    game.buys(buyer, 2)
    game.play(f"{buyer}: look seat{game.seat(buyer) - 1 if buyer != 'Ana' else 1} first")
