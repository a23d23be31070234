"""Sections M and R: the cards on mines and ranch, and the list of ranch land."""

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, seen
from trailboss.games.winchester.components.map import standard

HEIRS = "Ana Ben Cleo Dan"


@proves("WIN-M-1", "WIN-M-2")
@pytest.mark.parametrize("plot", [3, 4, 5])
@pytest.mark.parametrize("notes", [0, 2, 3, 5, 7])
def test_the_bank_pays_the_amount_of_a_mine_to_the_buyer_at_once(plot: int, notes: int) -> None:
    """Cleo buys a mine for 3000. Its card is shown to all, and she alone gets what is on it; 0 is nothing."""
    game = Story(HEIRS, plots=[plot, 19], tokens={plot: "saloon"}, saloon=0, mines={plot: notes})
    bank = game.state.bank
    game.buys("Cleo", 3)
    assert game.cash == {"Ana": 9, "Ben": 9, "Cleo": 5 + notes, "Dan": 9}
    assert game.state.bank == bank - notes
    for name in ("", *game.names):
        assert f"The mine on plot {plot} is opened: ${notes * 1000} for Cleo." in game.heard(name)


@proves("WIN-M-1", "WIN-M-2")
@pytest.mark.parametrize("notes", [0, 4, 8])
def test_the_bank_pays_the_amount_of_the_ranch(notes: int) -> None:
    game = Story(HEIRS, plots=[17, 19], tokens={17: "saloon"}, saloon=0, ranch=notes)
    game.buys("Cleo", 3)
    assert game.cash == {"Ana": 9, "Ben": 9, "Cleo": 5 + notes, "Dan": 9}
    assert f"The ranch on plot 17 is searched: ${notes * 1000} for Cleo." in game.heard()


@proves("WIN-M-1")
def test_a_card_that_was_turned_up_is_seen_by_all_and_out_of_the_game() -> None:
    """Ana opens the mine on plot 3. Everybody sees what it was; a rumor can no longer go there."""
    game = Story(HEIRS, plots=[3, 19], tokens={3: "saloon"}, mines={3: 7})
    game.buys("Ana", 1)
    for seat in (None, 0, 1, 2, 3):
        plot = seen(game.state, seat)["plots"][2]
        assert (plot["card"], plot["card_open"], plot["card_notes"]) == ("mine", True, 7)
    game.buys("Ben", 1)
    assert "look mine3" not in game.may("Ben")


@proves("WIN-M-2")
def test_there_is_no_later_income() -> None:
    """Ana opened her mine. Neither her next purchase nor anybody else's brings anything from it again."""
    game = Story(
        HEIRS, plots=[3, 19, 18], tokens=dict.fromkeys([3, 19, 18], "saloon"), saloon=0, mines={3: 7}
    )
    game.buys("Ana", 3)
    assert game.cash["Ana"] == 8 - 3 + 7
    game.buys("Ana", 3)
    assert game.cash["Ana"] == 8 - 3 + 7 - 3
    game.buys("Ben", 3)
    assert game.cash["Ana"] == 8 - 3 + 7 - 3 + 1


@proves("WIN-M-2")
def test_looking_at_a_card_earns_nothing() -> None:
    """Ben knows what the mine on plot 4 holds; Dan buys it. The money is Dan's."""
    game = Story(HEIRS, plots=[19, 4], tokens={4: "saloon"}, saloon=0, mines={4: 5})
    game.buys("Ben", 3)
    game.play("Ben: look mine4")
    game.buys("Dan", 3)
    assert game.cash == {"Ana": 10, "Ben": 6, "Cleo": 10, "Dan": 6 + 5}


@pytest.mark.parametrize("plot", [n for n in range(1, 20) if n not in (3, 4, 5, 17)])
@proves("WIN-S-5")
def test_no_other_plot_has_a_card(plot: int) -> None:
    game = Story(HEIRS, plots=[plot, *(n for n in (3, 4) if n != plot)], tokens={plot: "saloon"}, saloon=0)
    bank = game.state.bank
    game.buys("Ana", 3)
    assert (game.cash["Ana"], game.state.bank) == (5, bank)


# -------------------------------------------------------------------- R: the ranch list


@proves("WIN-R-1")
@pytest.mark.parametrize("plot", range(1, 20))
def test_the_ranch_card_pays_for_its_list_of_six_with_the_ranch_among_them(plot: int) -> None:
    """Ana owns one plot and holds the card for ranch land.
    It pays 3000 on 12, 13, 14, 16, 17, 18 and only there."""
    game = Story(HEIRS, owns={"Ana": [plot]}, secrets={"Ana": "mines ranch_land"})
    assert game.score("Ana")["second_secret"] == (3 if plot in (12, 13, 14, 16, 17, 18) else 0)


@proves("WIN-R-1")
def test_all_six_pay_18000() -> None:
    game = Story(HEIRS, owns={"Ana": [12, 13, 14, 16, 17, 18]}, secrets={"Ana": "mines ranch_land"})
    assert game.score("Ana")["second_secret"] == 18


@proves("WIN-R-2")
def test_the_standard_ranch_is_plot_17_which_borders_the_other_five() -> None:
    board = standard()
    assert board.ranch == 17
    assert sorted(board.neighbours[17]) == [12, 13, 14, 16, 18]


@proves("WIN-R-2", "WIN-R-1")
def test_on_a_map_with_the_ranch_elsewhere_the_card_is_there() -> None:
    """An owner of the printed game finds the ranch on plot 13.
    Its card lies there, and the secret objective pays as before."""
    text = (
        standard()
        .text.partition("[drawing]")[0]
        .replace(', has = "ranch"', "")
        .replace('13 = { terrain = "prairie"', '13 = { terrain = "prairie", has = "ranch"')
    )
    game = Story(
        HEIRS,
        owns={"Ana": [17]},
        plots=[13, 19],
        tokens={13: "saloon"},
        saloon=0,
        ranch=8,
        secrets={"Ana": "mines ranch_land"},
        options={"map": text},
    )
    assert game.state.board.ranch == 13
    assert game.score("Ana")["second_secret"] == 3
    game.buys("Ana", 3)
    assert game.cash["Ana"] == 8 - 3 + 8
    assert game.score("Ana")["second_secret"] == 6
