"""`claims: manual`: nobody is told what they could claim, and what is forgotten stays unclaimed (O-12)."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, seen
from trailboss import bots
from trailboss.core.errors import IllegalMove
from trailboss.core.rng import seeded

HEIRS = "Ana Ben Cleo Dan"
MANUAL = {"claims": "manual"}
EIGHTEEN = {"Ana": range(1, 6), "Ben": range(6, 11), "Cleo": range(11, 15), "Dan": range(15, 19)}


def fifth_plot(buyer: str = "Ana") -> Story:
    """Ana has four plots. Somebody has just bought plot 19; with her it is the fifth, and 7000 are hers."""
    game = Story(
        HEIRS,
        owns={"Ana": [1, 6, 12, 18]},
        plots=[19, 9, 10],
        tokens={19: "saloon", 9: "saloon"},
        piles={"five_plots": 7, "dry_saloon": 5},
        options=MANUAL,
    )
    game.buys(buyer, 3)
    return game


@proves("WIN-O-12")
def test_the_table_looks_the_same_whether_a_buyer_has_earned_a_pile_or_not() -> None:
    """Ana has earned 7000 with her purchase, Ben nothing with his.
    Both are asked, both are offered the same claims, and nobody's view says more."""
    for buyer in ("Ana", "Ben"):
        game = fifth_plot(buyer)
        assert (game.question, game.to_move) == ("claims", buyer)
        assert sorted(game.may(buyer)) == ["claim dry_saloon", "claim five_plots", "done"]
        for seat in (None, 0, 1, 2, 3):
            assert [player["may_claim"] for player in seen(game.state, seat)["players"]] == [[]] * 4
            assert seen(game.state, seat)["question_args"] == {"seat": game.seat(buyer)}


@proves("WIN-O-12", "WIN-O-1")
def test_the_player_who_notices_takes_the_pile() -> None:
    game = fifth_plot()
    cash = game.cash["Ana"]
    game.play("Ana: claim five_plots; done")
    assert (game.question, game.cash["Ana"]) == ("auction", cash + 7)


@proves("WIN-O-12", "WIN-O-10")
def test_a_forgotten_pile_can_be_claimed_until_somebody_else_takes_it() -> None:
    """Ana says nothing, and nobody reminds her. Plots later she remembers, in the middle of Ben's turn."""
    game = fifth_plot()
    game.play("Ana: done")
    game.play("Ana: bid 1")
    assert game.to_move == "Ben"
    assert "claim five_plots" in game.may("Cleo"), "others are offered it just the same"
    cash = game.cash["Ana"]
    game.play("Ana: claim five_plots")
    assert (game.to_move, game.cash["Ana"]) == ("Ben", cash + 7)
    assert game.why_not("Ana: claim five_plots").key == "winchester.claim_taken"


@proves("WIN-O-12", "WIN-O-13")
def test_unclaimed_piles_belong_to_nobody() -> None:
    """Ana and Ben have earned the pile and say nothing to the end: it stays on the table."""
    game = Story(
        HEIRS,
        owns=EIGHTEEN,
        plots=[19],
        piles={"five_plots": 7},
        rights={"Ben": "five_plots"},
        options=MANUAL,
    )
    game.buys("Cleo", 1)
    game.play("Cleo: look seat0 first")
    asked = []
    while not game.state.over:
        asked.append(game.to_move)
        game.play(f"{game.to_move}: done")
    assert asked == ["Cleo", "Cleo", "Dan", "Ana", "Ben"]
    assert seen(game.state, None)["piles"][4]["taken_by"] is None
    assert game.score("Ben")["cash"] == 8


@proves("WIN-O-12")
def test_a_claim_by_mistake_costs_nothing_but_is_heard_and_not_repeated() -> None:
    """Cleo claims what she has not earned. It costs nothing, all hear it, and she waits for a new plot."""
    game = fifth_plot("Ben")
    game.play("Ben: done")
    cash = game.cash["Cleo"]
    game.play("Cleo: claim five_plots")
    assert game.cash["Cleo"] == cash
    assert "Cleo claims 'five plots' but hasn't earned it." in game.heard("Dan")
    assert game.may("Cleo") == ["claim dry_saloon"]
    with pytest.raises(IllegalMove):
        game.play("Cleo: claim five_plots")
    game.buys("Dan", 1)
    game.play("Dan: done")
    assert "claim five_plots" in game.may("Cleo")


@proves("WIN-O-12")
def test_the_question_ends_when_there_is_nothing_left_to_claim() -> None:
    """Ana takes one pile and is wrong about the other: there is nothing more to ask her."""
    game = fifth_plot()
    game.play("Ana: claim five_plots; claim dry_saloon")
    assert game.question == "auction"


@proves("WIN-O-12")
def test_in_step_eight_the_others_wait() -> None:
    game = fifth_plot()
    assert game.may("Ben") == []
    assert game.why_not("Ben: claim five_plots").key == "winchester.claim_wait"


@proves("WIN-O-12")
@pytest.mark.parametrize("spec", ["heir", "search:20"])
def test_bots_claim_what_they_earned_and_nothing_else(spec: str) -> None:
    for buyer, move in (("Ana", "claim five_plots"), ("Ben", "done")):
        game = fifth_plot(buyer)
        chosen = bots.decide(bots.make(spec), game.state, seeded("claims"))
        assert game.state.game.text(chosen) == move


@proves("WIN-O-12")
def test_hints_do_not_remind_of_claims() -> None:
    """Asked for claims there is no hint at all. In the next auction a bot claims first, a hint does not."""
    game = fifth_plot()
    refusal = game.state.hint_refusal()
    assert refusal is not None
    assert refusal.ruling == "WIN-O-12"
    assert refusal.render("de").startswith("Zum Einfordern gibt es keine Tipps")
    game.play("Ana: done")
    assert game.state.hint_refusal() is None
    heir = bots.make("heir")
    own = bots.decide(heir, game.state, seeded("play"))
    hint = bots.decide(heir, game.state.hint_state(), seeded("play"))
    assert game.state.game.text(own) == "claim five_plots"
    assert game.state.game.vocabulary.kind(hint) in ("bid", "pass")


def test_with_a_reminder_hints_may_say_it() -> None:
    game = Story(
        HEIRS,
        plots=[19],
        piles={"five_plots": 7},
        rights={"Ana": "five_plots"},
        options={"claims": "prompted"},
    )
    hint = bots.decide(bots.make("heir"), game.state.hint_state(), seeded("play"))
    assert game.state.game.text(hint) == "claim five_plots"
