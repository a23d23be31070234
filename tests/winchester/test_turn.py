"""Section T: the order of a turn."""

from collections import Counter

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, new_game, seen
from trailboss.games.winchester.rules.game import WINCHESTER

HEIRS = "Ana Ben Cleo Dan"


@proves("WIN-T-1")
def test_the_eight_steps_follow_each_other() -> None:
    """Ben buys the mine on plot 5 with a movement token on it, and it is his fifth plot.
    Turned up, auctioned, paid, token carried out, mine opened, objective earned, next plot: in this order."""
    game = Story(
        HEIRS,
        owns={"Ben": [1, 6, 12, 19]},
        plots=[5, 18],
        tokens={5: "movement"},
        mines={5: 7},
        piles={"five_plots": 6},
    )
    game.play("Ana: bid 3", "Ben: bid 4", "Cleo: pass", "Dan: pass", "Ana: pass", "Ben: send r1")
    assert game.heard() == [
        "Ana bids $3000.",
        "Ben bids $4000.",
        "Cleo passes.",
        "Dan passes.",
        "Ana passes.",
        "Ben buys plot 5 for $4000.",
        "Everybody else gets $1000.",
        "$1000 goes to the saloon as tips.",
        "Ben gets a movement token.",
        "Ben activates the boat on river square 1.",
        "Ben gets $2000 from the bank.",
        "The mine on plot 5 is opened: $7000 for Ben.",
        "Ben earns $6000 for the objective 'five plots'.",
        "Plot 18 comes up for sale (prairie, rumor); Ben starts.",
    ]
    assert game.cash["Ben"] == 8 - 4 + 2 + 7 + 6


@proves("WIN-T-1", "WIN-T-2")
def test_the_plot_is_taken_before_its_token_is_carried_out() -> None:
    """Ana has bought plot 12 and is asked where to send a vehicle.
    The plot and its token are hers already, and she does not have the star yet."""
    game = Story(HEIRS, first="Dan", plots=[12], tokens={12: "movement"})
    game.buys("Ana", 1)
    assert (game.question, game.to_move, game.starts) == ("movement", "Ana", "Dan")
    ana = seen(game.state, None)["players"][game.seat("Ana")]
    assert (ana["plots"], ana["hats"], ana["tokens"]["movement"]) == ([12], 9, 1)


@proves("WIN-T-2")
@pytest.mark.parametrize(
    ("plot", "token", "answer"), [(3, "rumor", "look seat1 first"), (17, "movement", "send t1")]
)
def test_the_card_of_the_plot_is_face_down_while_its_token_is_carried_out(
    plot: int, token: str, answer: str
) -> None:
    """Ana buys a plot with a card and a token on it.
    Everybody sees the card only after she has used the token."""
    game = Story(HEIRS, plots=[plot], tokens={plot: token})
    game.buys("Ana", 1)
    for seat in (None, 0, 1):
        assert seen(game.state, seat)["plots"][plot - 1]["card_notes"] is None
    game.play(f"Ana: {answer}")
    for seat in (None, 0, 1):
        assert seen(game.state, seat)["plots"][plot - 1]["card_open"]
        assert seen(game.state, seat)["plots"][plot - 1]["card_notes"] is not None


@proves("WIN-T-2", "WIN-O-8")
def test_token_and_card_come_before_the_objectives() -> None:
    """Ana's fourth movement token is the one she is just carrying out.
    It counts for four alike, and the pile comes after the mine."""
    game = Story(
        HEIRS,
        owns={"Ana": [1, 6, 19]},
        plots=[4],
        tokens=dict.fromkeys([1, 4, 6, 19], "movement"),
        mines={4: 3},
        piles={"four_alike_tokens": 5},
    )
    game.buys("Ana", 1)
    game.play("Ana: send t9")
    assert game.heard()[-3:-1] == [
        "The mine on plot 4 is opened: $3000 for Ana.",
        "Ana earns $5000 for the objective 'four bonus tokens alike'.",
    ]


@proves("WIN-T-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_buyer_starts_the_next_turn_and_after_nineteen_the_game_is_over(seats: int) -> None:
    state = new_game(seats)
    turns = 0
    while not state.over:
        view = seen(state, None)
        if view["question"] == "auction" and view["turn"] > turns:
            turns = view["turn"]
            if turns > 1:
                assert view["first"] == view["to_move"] == state.owner[state.order[turns - 2]]
        state.play(state.legal()[-1])
    assert turns == 19
    assert sum(len(player["plots"]) for player in seen(state, None)["players"]) == 19


@proves("WIN-T-4")
def test_hats_do_not_limit_how_many_plots_a_player_owns() -> None:
    """Ana has placed all ten hats and buys an eleventh plot.
    It is hers like the others: it counts and it earns."""
    game = Story(HEIRS, owns={"Ana": range(1, 11)}, plots=[14, 11], tokens={14: "movement"}, cash={"Ana": 20})
    game.buys("Ana", 3)
    game.play("Ana: send t8")
    assert game.cash["Ana"] == 20 - 3 + 1
    ana = seen(game.state, None)["players"][0]
    assert (len(ana["plots"]), ana["hats"]) == (11, 0)
    game.buys("Ana", 3)
    assert len(seen(game.state, None)["players"][0]["plots"]) == 12


@proves("WIN-T-5")
def test_which_plots_are_to_come_is_public_and_their_order_is_not() -> None:
    """Two tables differ in the order of the plots to come and in nothing else. Nobody can tell them apart."""
    ahead = Story(HEIRS, owns={"Ben": [4]}, plots=[9, 1, 2, 3])
    other = Story(HEIRS, owns={"Ben": [4]}, plots=[9, 3, 2, 1])
    other.state.bonus = ahead.state.bonus[:]
    assert seen(ahead.state, None)["to_come"] == [n for n in range(1, 20) if n not in (4, 9)]
    for seat in (None, 0, 1, 2, 3):
        assert ahead.state.view(seat) == other.state.view(seat)


@proves("WIN-T-5", "WIN-T-1")
def test_chance_turns_up_the_plots_and_any_of_them_can_be_first() -> None:
    """The starting player has no choice in it:
    in 190 games every plot comes up first, none much too often."""
    first = Counter(new_game(seed=seed).plot for seed in range(190))
    assert set(first) == set(range(1, 20))
    assert max(first.values()) <= 25
    state = new_game()
    assert {WINCHESTER.vocabulary.kind(move) for move in state.legal()} == {"pass", "bid"}
