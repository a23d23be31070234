"""Section N: notes running out."""

from typing import Any

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, new_game
from trailboss.core.playout import play_out
from trailboss.core.rng import seeded
from trailboss.games.winchester.components.cards import MAX_BID
from trailboss.games.winchester.components.map import standard
from trailboss.games.winchester.rules.game import WINCHESTER

HEIRS = "Ana Ben Cleo Dan"
BRIDGE = {"Ana": [7], "Ben": [8], "Cleo": [11], "Dan": [12]}


def strict(bank: int, **table: Any) -> Story:
    """A table whose bank pays only what it has, and that is so many notes."""
    return Story(HEIRS, bank=bank, options={"bank": "limited"}, **{"saloon": 0, **table})


# -------------------------------------------------------------------- no limit


@proves("WIN-N-2")
def test_an_empty_bank_still_pays_on_loan() -> None:
    """The bank holds one note when Ana's locomotive stops on the bridge.
    All four owners are paid, three on loan."""
    game = Story(HEIRS, owns=BRIDGE, plots=[19, 18], tokens={19: "movement"}, bank=1)
    game.buys("Ana", 3)
    game.play("Ana: send t5")
    assert game.cash == {"Ana": 6, "Ben": 10, "Cleo": 10, "Dan": 10}
    assert game.state.bank == -3


@proves("WIN-N-2")
def test_mine_ranch_and_most_plots_are_paid_in_full_from_an_empty_bank() -> None:
    mine = Story(HEIRS, plots=[3, 19], tokens={3: "saloon"}, saloon=0, mines={3: 7}, bank=0)
    mine.buys("Ana", 3)
    assert (mine.cash["Ana"], mine.state.bank) == (12, -7)

    end = Story(HEIRS, owns={"Ben": range(1, 19)}, plots=[19], bank=2)
    end.ends()
    assert (end.cash["Ben"], end.state.bank) == (13, -3)


@proves("WIN-N-2")
def test_notes_on_loan_are_still_counted() -> None:
    """However the bank fares, notes held, laid out and in the bank make 110."""
    for seed in range(5):
        state = new_game(5, seed)
        state.cash[0] += state.bank
        state.bank = 0
        play_out(state, seeded(seed))
        assert state.bank < 0
        assert state.inventory()["notes"] == 110


# -------------------------------------------------------------------- bank: limited


@proves("WIN-N-2")
@pytest.mark.parametrize(
    ("bank", "paid"),
    [(0, "0000"), (1, "0010"), (2, "0011"), (3, "1011"), (4, "1111"), (5, "1111")],
)
def test_a_limited_bank_runs_dry_in_the_middle_of_an_activation(bank: int, paid: str) -> None:
    """Cleo moves the locomotive onto the bridge, where everybody owns a plot.
    The bank pays clockwise from her as long as it lasts; the rest is lost."""
    game = strict(bank, owns=BRIDGE, plots=[19, 18], tokens={19: "movement"})
    game.buys("Cleo", 3)
    before = game.cash
    game.play("Cleo: send t5")
    assert [game.cash[name] - before[name] for name in game.names] == [int(notes) for notes in paid]
    assert game.state.bank == bank - sum(int(notes) for notes in paid)


@proves("WIN-N-2")
def test_the_mover_with_several_plots_comes_first_with_all_of_them() -> None:
    """Ben owns 7 and 12, Cleo 8 and 11, and the bank has three notes.
    Ben moves: he gets two, she gets one."""
    game = strict(3, owns={"Ben": [7, 12], "Cleo": [8, 11]}, plots=[19, 18], tokens={19: "movement"})
    game.buys("Ben", 3)
    game.play("Ben: send t5")
    assert (game.cash["Ben"], game.cash["Cleo"], game.state.bank) == (5 + 2, 9 + 1, 0)


@proves("WIN-N-2", "WIN-M-1")
@pytest.mark.parametrize(("bank", "paid"), [(0, 0), (4, 4), (7, 7), (9, 7)])
def test_a_limited_bank_pays_for_a_mine_what_it_has(bank: int, paid: int) -> None:
    game = strict(bank, plots=[3, 19], tokens={3: "saloon"}, mines={3: 7})
    game.buys("Ana", 3)
    assert (game.cash["Ana"], game.state.bank) == (5 + paid, bank - paid)


@proves("WIN-N-2")
@pytest.mark.parametrize(("bank", "paid"), [(0, 0), (4, 4), (8, 8), (20, 8)])
def test_a_limited_bank_pays_for_the_ranch_what_it_has(bank: int, paid: int) -> None:
    game = strict(bank, plots=[17, 19], tokens={17: "saloon"}, ranch=8)
    game.buys("Ana", 3)
    assert (game.cash["Ana"], game.state.bank) == (5 + paid, bank - paid)


@proves("WIN-N-2", "WIN-T-1")
def test_payments_come_in_the_order_of_the_turn() -> None:
    """Ana buys the mine on plot 5 with a movement token, and the bank has three notes.
    The boat pays first, two notes at r1; for the mine, worth five, one is left."""
    game = strict(3, owns={"Dan": [6]}, plots=[5, 19], tokens={5: "movement"}, mines={5: 5})
    game.buys("Ana", 3)
    game.play("Ana: send r1")
    assert (game.cash["Ana"], game.cash["Dan"], game.state.bank) == (5 + 1 + 1, 9 + 1, 0)


@proves("WIN-N-2", "WIN-E-4")
@pytest.mark.parametrize(
    ("bank", "ana", "ben"), [(0, 0, 0), (3, 0, 3), (5, 0, 5), (7, 2, 5), (9, 4, 5), (10, 5, 5), (12, 5, 5)]
)
def test_a_limited_bank_runs_dry_in_the_middle_of_the_bonus_for_most_plots(
    bank: int, ana: int, ben: int
) -> None:
    """Ana and Ben are tied in every way, and Ben bought the last plot.
    The bank pays clockwise from him: he is paid first, and she gets what is left."""
    owns = {"Ana": [1, 12, 13, 16, 17], "Ben": [2, 3, 4, 7], "Cleo": [5, 6, 8, 10], "Dan": [11, 14, 15, 18]}
    game = Story(
        HEIRS + " Eva",
        first="Ben",
        cash={"Ben": 0},
        owns={**owns, "Eva": [19]},
        plots=[9],
        bank=bank,
        options={"bank": "limited"},
    )
    game.ends()
    assert (game.score("Ana")["majority"], game.score("Ben")["majority"]) == (ana, ben)
    assert game.cash["Ben"] == ben
    assert game.state.bank == bank - ana - ben


@proves("WIN-N-2")
def test_the_running_count_knows_what_a_limited_bank_could_pay() -> None:
    """Ana has most plots, and the bank has three notes.
    If the game ended now, she would get 3000, not 5000."""
    game = strict(3, owns={"Ana": [1, 2]})
    assert game.score("Ana")["majority"] == 3
    assert game.state.bank == 3


@proves("WIN-N-2")
def test_lost_payments_are_not_made_up_later() -> None:
    """The empty bank owes Ana nothing for her mine, even when it could pay again."""
    game = strict(0, plots=[3, 19, 18], tokens={3: "saloon", 19: "saloon"}, mines={3: 7})
    game.buys("Ana", 3)
    assert "The mine on plot 3 is opened: $0 for Ana." in game.heard()
    game.buys("Ben", 3)
    assert game.cash["Ana"] == 5 + 1


@proves("WIN-N-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_enough_notes_a_limited_bank_changes_nothing(seats: int) -> None:
    hard, easy = new_game(seats, bank="limited"), new_game(seats)
    while not easy.over:
        move = easy.legal()[0]
        hard.play(move)
        easy.play(move)
    assert hard.scores() == easy.scores()


# -------------------------------------------------------------------- N-3, N-4


@proves("WIN-N-3")
def test_secret_objectives_need_no_notes() -> None:
    """The bank is empty and strict. Ana's cards count in full, for nothing is paid out."""
    owns = {
        "Ana": [3, 4, 5],
        "Ben": [6, 7, 8, 9, 10, 11],
        "Cleo": [12, 13, 14],
        "Dan": [1, 2, 15, 16, 17, 18],
    }
    game = strict(0, owns=owns, plots=[19], secrets={"Ana": "mines deserts"})
    game.ends()
    assert (game.score("Ana")["first_secret"], game.score("Ana")["second_secret"]) == (15, 9)


@proves("WIN-N-3", "WIN-P-1")
def test_shares_tips_and_piles_do_not_come_from_the_bank() -> None:
    game = strict(
        0, owns={"Ana": [1, 6, 12, 18]}, plots=[19], tokens={19: "saloon"}, saloon=4, piles={"five_plots": 7}
    )
    game.buys("Ana", 5)
    assert game.cash == {"Ana": 8 - 5 + 4 + 7, "Ben": 9, "Cleo": 9, "Dan": 9}
    assert game.state.bank == 0


@proves("WIN-N-4")
@pytest.mark.parametrize(("seats", "highest"), [(2, 93), (3, 101), (4, 109), (5, 117)])
def test_the_highest_bid_there_can_be_has_a_number(seats: int, highest: int) -> None:
    assert standard().highest_bid(seats) == highest
    assert highest <= MAX_BID
    assert WINCHESTER.text(WINCHESTER.move(f"bid {highest}")) == f"bid {highest}"


@proves("WIN-N-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_ever_holds_more_than_that(seats: int) -> None:
    """Random games by the dozen: all cash together stays below the bound."""
    chance = seeded(seats)
    for seed in range(12):
        state = new_game(seats, seed)
        while not state.over:
            moves = state.legal()
            state.play(moves[chance.below(len(moves))])
            if not state.over:
                assert sum(state.cash) <= standard().highest_bid(seats)
