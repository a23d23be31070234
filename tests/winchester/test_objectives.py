"""Section O: the shared objectives that ask for plots or tokens, below, at and above what they ask for."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, seen

HEIRS = "Ana Ben Cleo Dan"
OFF_RIVER = (1, 2, 3, 4, 9, 13, 14, 15, 17, 18, 19)
OFF_RAIL = (3, 4, 5, 6, 9, 10, 16, 17, 18, 19)


def ana_buys(plot: int, owns: Iterable[int], card: str, **table: Any) -> Story:
    """The card lies on the pile of 7000, and Ana buys the plot for 3000."""
    table.setdefault("tokens", {plot: "saloon"})
    table.setdefault("saloon", 0)
    game = Story(
        HEIRS,
        owns={"Ana": owns},
        plots=[plot, *(other for other in range(6, 12) if other != plot and other not in owns)],
        piles={card: 7},
        mines={3: 0, 4: 2, 5: 3},
        ranch=0,
        **table,
    )
    game.buys("Ana", 3)
    if game.question == "rumor":
        game.play("Ana: look seat1 first")
    if game.question == "movement":
        game.play("Ana: send t9")
    return game


def earns(game: Story) -> bool:
    """Did Ana get the pile of 7000, and does everybody see that it is hers?"""
    pile = seen(game.state, None)["piles"][4]
    assert pile["taken_by"] in (None, 0)
    assert ("Ana earns $7000" in " ".join(game.heard())) == (pile["taken_by"] == 0)
    return pile["taken_by"] == 0


# -------------------------------------------------------------------- O-1, O-2, O-14: how they are earned


@proves("WIN-O-1")
def test_a_card_pays_one_player_and_leaves_the_game() -> None:
    """Ana gets her fifth plot and the pile. When Ben gets his, the card is gone."""
    game = Story(
        HEIRS,
        owns={"Ana": [1, 6, 12, 19], "Ben": [2, 8, 13, 18]},
        plots=[9, 10],
        tokens={9: "saloon", 10: "saloon"},
        saloon=0,
        piles={"five_plots": 6},
    )
    game.buys("Ana", 3)
    assert game.cash["Ana"] == 8 - 3 + 6
    game.buys("Ben", 3)
    assert game.cash["Ben"] == 8 + 1 - 3
    assert seen(game.state, None)["piles"][3]["taken_by"] == 0


@proves("WIN-O-1", "WIN-O-14")
def test_one_purchase_can_earn_all_five_piles() -> None:
    """With plot 17 and its saloon token Ana fulfils five cards at once, all piles go to her."""
    game = Story(
        HEIRS,
        owns={"Ana": [4, 12, 13, 19]},
        plots=[17],
        tokens={4: "movement", 12: "movement", 13: "rumor", 19: "rumor", 17: "saloon"},
        saloon=0,
        ranch=0,
        piles={
            "one_of_each_token": 3,
            "five_plots": 4,
            "three_connected": 5,
            "three_off_rail": 6,
            "dry_saloon": 7,
        },
    )
    game.buys("Ana", 3)
    assert game.cash["Ana"] == 8 - 3 + 25
    assert [pile["taken_by"] for pile in seen(game.state, None)["piles"]] == [0] * 5


@proves("WIN-O-14", "WIN-O-11")
def test_only_the_buyer_is_checked() -> None:
    """Ben owns five plots and the pile is there, but it is Ana who buys.
    Nothing is paid before a purchase of his own."""
    game = Story(
        HEIRS,
        owns={"Ben": [1, 6, 12, 13, 19]},
        plots=[9, 10],
        tokens={9: "saloon", 10: "saloon"},
        piles={"five_plots": 6},
    )
    game.buys("Ana", 3)
    assert game.cash["Ben"] == 9
    game.buys("Ben", 3)
    assert "Ben earns $6000 for the objective 'five plots'." in game.heard()


@proves("WIN-O-1")
def test_a_card_that_is_not_in_play_pays_nothing() -> None:
    """Ana fulfils several cards that lie in the box. The one in play she does not, and she gets nothing."""
    game = ana_buys(14, [1, 9, 13, 18], "four_alike_tokens", tokens={14: "saloon", 1: "rumor", 9: "movement"})
    assert game.cash["Ana"] == 5


# -------------------------------------------------------------------- terrains, plots, tokens


@proves("WIN-O-1", "WIN-O-2")
@pytest.mark.parametrize(
    ("owns", "plot", "earned"),
    [
        ([1, 9], 6, True),  # desert, prairie, forest
        ([9, 6], 1, True),
        ([6, 1], 9, True),
        ([1, 2, 9, 12, 6], 8, True),  # two of each
        ([1, 2], 6, False),  # no prairie
        ([9, 12, 13], 1, False),  # no forest
        ([6, 8, 10], 9, False),  # no desert
        ([], 1, False),
    ],
)
def test_a_plot_of_each_terrain(owns: list[int], plot: int, earned: bool) -> None:
    assert earns(ana_buys(plot, owns, "one_of_each_terrain")) == earned


@proves("WIN-O-2")
@pytest.mark.parametrize(
    ("owns", "earned"),
    [
        ([], False),
        ([1, 6, 12], False),
        ([1, 6, 12, 19], True),
        ([1, 6, 12, 18, 19], True),
        (range(1, 9), True),
    ],
)
def test_five_plots_or_more(owns: Iterable[int], earned: bool) -> None:
    assert earns(ana_buys(9, owns, "five_plots")) == earned


@proves("WIN-O-8")
@pytest.mark.parametrize(
    ("before", "bought", "earned"),
    [
        (["movement", "saloon"], "rumor", True),
        (["saloon", "rumor"], "movement", True),
        (["rumor", "movement"], "saloon", True),
        (["rumor", "rumor", "movement"], "saloon", True),
        (["rumor", "movement"], "rumor", False),
        (["saloon"], "rumor", False),
        (["rumor", "rumor", "saloon"], "rumor", False),
        ([], "rumor", False),
    ],
)
def test_one_token_of_each_kind(before: list[str], bought: str, earned: bool) -> None:
    tokens = {9: bought, **dict(zip([1, 6, 19], before, strict=False))}
    assert earns(ana_buys(9, [1, 6, 19][: len(before)], "one_of_each_token", tokens=tokens)) == earned


@proves("WIN-O-8", "WIN-O-2")
@pytest.mark.parametrize("kind", ["movement", "saloon", "rumor"])
@pytest.mark.parametrize(("before", "earned"), [(0, False), (2, False), (3, True), (4, True), (5, True)])
def test_four_tokens_alike_of_any_kind(kind: str, before: int, earned: bool) -> None:
    owns = [1, 2, 6, 12, 19][:before]
    tokens = dict.fromkeys([9, *owns], kind)
    assert earns(ana_buys(9, owns, "four_alike_tokens", tokens=tokens)) == earned


@proves("WIN-O-8")
def test_three_of_each_kind_are_not_four_alike() -> None:
    owns = [1, 2, 6, 8, 10, 12, 13, 19]
    tokens = {9: "saloon", **dict(zip(owns, ["movement", "rumor"] * 3 + ["saloon"] * 2, strict=True))}
    assert not earns(ana_buys(9, owns, "four_alike_tokens", tokens=tokens))


# -------------------------------------------------------------------- O-3, O-4, O-5: side by side


@proves("WIN-O-3", "WIN-O-4", "WIN-O-2")
@pytest.mark.parametrize(
    ("owns", "plot", "earned"),
    [
        ([12], 13, False),  # two
        ([12, 13], 17, True),  # all three touch each other
        ([2, 3], 4, True),  # a chain: 2 does not touch 4
        ([2, 4], 3, True),  # joined in the middle
        ([12, 13, 14], 18, True),  # four
        ([2, 3, 12], 13, False),  # two groups of two
        ([1, 4, 9], 19, False),  # four plots, none beside another
        ([8, 9], 15, True),  # around the saloon by sides
        ([8, 14], 15, False),  # around the saloon, but parted by saloon and rail
        ([7, 11], 12, False),  # rail and river
        ([5, 6], 8, False),  # the river parts 5 from 6, and only 6 touches 8
        ([1, 2], 10, False),  # the rail parts 1 from 2
        ([4, 9], 5, False),
    ],
)
def test_three_connected(owns: list[int], plot: int, earned: bool) -> None:
    assert earns(ana_buys(plot, owns, "three_connected")) == earned


@proves("WIN-O-3")
def test_somebody_elses_plot_does_not_connect() -> None:
    """Ana owns 2 and buys 4; the 3 between them is Ben's, and so is the 7."""
    game = Story(
        HEIRS,
        owns={"Ana": [2, 5], "Ben": [3, 7]},
        plots=[4],
        tokens={4: "saloon"},
        saloon=0,
        mines={4: 0},
        piles={"three_connected": 7},
    )
    game.buys("Ana", 3)
    assert not earns(game)


@proves("WIN-O-3")
@pytest.mark.parametrize(
    ("plot", "opposite", "two_more"),
    [
        *((1, 2, [4, 19]), (7, 11, [13, 19]), (8, 12, [3, 19]), (8, 13, [3, 19]), (14, 15, [3, 10])),  # rail
        *(
            (5, 6, [13, 19]),
            (7, 8, [13, 19]),
            (11, 12, [3, 19]),
            (10, 16, [3, 19]),
            (11, 16, [3, 19]),
        ),  # river
        *((8, 15, [3, 19]), (8, 14, [3, 10]), (9, 14, [3, 10])),  # saloon
    ],
)
def test_rail_river_and_saloon_separate_plots(plot: int, opposite: int, two_more: list[int]) -> None:
    """Two plots face each other across rail, river or saloon, so both stand alone.
    With two more that makes four scattered plots."""
    assert earns(ana_buys(plot, [opposite, *two_more], "four_scattered"))


@proves("WIN-O-5", "WIN-O-2")
@pytest.mark.parametrize(
    ("owns", "plot", "earned"),
    [
        ([1, 4], 9, False),  # three
        ([1, 4, 9], 17, True),  # four
        ([1, 3, 6, 19], 13, True),  # five
        ([1, 3, 19, 12, 13], 6, True),  # four alone, and two more that touch each other
        ([1, 3, 12, 13], 6, False),  # three alone, and two that touch
        ([1, 4, 9], 15, False),  # the fourth touches the third
        ([1, 4, 9, 17], 12, False),  # four alone until this one joins 17
        ([2, 3, 12, 13], 6, False),
    ],
)
def test_four_scattered(owns: list[int], plot: int, earned: bool) -> None:
    game = ana_buys(plot, owns, "four_scattered")
    assert earns(game) == earned


@proves("WIN-O-5")
def test_plots_of_others_do_not_spoil_scattered_ones() -> None:
    game = Story(
        HEIRS,
        owns={"Ana": [1, 4, 9], "Ben": [2, 3, 5, 8, 10, 11, 12, 13]},
        plots=[17],
        tokens={17: "saloon"},
        saloon=0,
        ranch=0,
        piles={"four_scattered": 7},
    )
    game.buys("Ana", 3)
    assert earns(game)


# -------------------------------------------------------------------- O-6: the printed lists


@proves("WIN-O-6")
@pytest.mark.parametrize("plot", range(1, 20))
def test_three_off_the_river_goes_by_the_printed_list(plot: int) -> None:
    """Ana owns two plots of the list and five others.
    The third of the list earns the pile, any other does not."""
    owns = [other for other in (1, 19, 18) if other != plot][:2] + [
        other for other in (5, 7, 10) if other != plot
    ]
    assert earns(ana_buys(plot, owns, "three_off_river")) == (plot in OFF_RIVER)


@proves("WIN-O-6")
@pytest.mark.parametrize("plot", range(1, 20))
def test_three_off_the_rail_goes_by_the_printed_list(plot: int) -> None:
    owns = [other for other in (4, 10, 16) if other != plot][:2] + [
        other for other in (1, 7, 13) if other != plot
    ]
    assert earns(ana_buys(plot, owns, "three_off_rail")) == (plot in OFF_RAIL)


@proves("WIN-O-6", "WIN-O-2")
@pytest.mark.parametrize(("card", "plots"), [("three_off_river", OFF_RIVER), ("three_off_rail", OFF_RAIL)])
@pytest.mark.parametrize(("before", "earned"), [(0, False), (1, False), (2, True), (3, True), (6, True)])
def test_three_of_a_list_are_a_minimum(card: str, plots: tuple[int, ...], before: int, earned: bool) -> None:
    assert earns(ana_buys(plots[-1], plots[:before], card)) == earned
