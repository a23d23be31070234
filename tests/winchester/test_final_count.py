"""Section E: the end and the final count."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from tests.ledger import proves
from tests.winchester.story import SECRETS, Story, seen
from trailboss.core.errors import IllegalMove
from trailboss.games.winchester.rules.game import WINCHESTER

HEIRS = "Ana Ben Cleo Dan"

# What the cards print: so much for each of these plots.
PRINTED = {
    "riverside": (3, [5, 6, 7, 8, 10, 11, 12, 16]),
    "trackside": (3, [1, 2, 7, 8, 11, 12, 13, 14, 15]),
    "saloon_corner": (5, [8, 9, 14, 15]),
    "mines": (5, [3, 4, 5]),
    "ranch_land": (3, [12, 13, 14, 16, 17, 18]),
    "forests": (3, [6, 8, 10, 14, 16, 19]),
    "deserts": (3, [1, 2, 3, 4, 5, 7, 11]),
    "prairies": (3, [9, 12, 13, 15, 17, 18]),
}


def at_the_end(owns: Mapping[str, Iterable[int]], names: str = HEIRS, **table: Any) -> Story:
    """The last plot, 19, goes to the last one named, who is broke before the others pay anything."""
    *_, last = names.split()
    table["cash"] = {**table.get("cash", {}), last: 0}
    game = Story(names, first=last, owns=owns, plots=[19], **table)
    game.ends()
    return game


def majority(game: Story) -> dict[str, int]:
    return {name: game.score(name)["majority"] for name in game.names if game.score(name)["majority"]}


# -------------------------------------------------------------------- E-1: the end


@proves("WIN-E-1", "WIN-T-3")
def test_the_game_ends_with_the_nineteenth_plot_and_its_whole_turn() -> None:
    """Ana buys the last plot. Its token is still carried out, and her objective is still paid."""
    game = Story(
        HEIRS, owns={"Ben": range(1, 11), "Cleo": range(11, 19)}, plots=[19], piles={"last_auction": 7}
    )
    game.buys("Ana", 3)
    assert game.question == "rumor"
    game.play("Ana: look seat1 first")
    assert game.state.over
    assert game.heard()[-3:] == [
        "Ana earns $7000 for the objective 'the last auction'.",
        "Ben gets $5000 for most plots.",
        "All 19 plots are sold. The game is over.",
    ]


@proves("WIN-E-1")
def test_after_the_end_nobody_can_move() -> None:
    game = at_the_end({"Ana": range(1, 19)})
    assert game.state.legal() == []
    for name in game.names:
        assert game.may(name) == []
        assert game.why_not(f"{name}: pass").ruling == "WIN-E-1"
    with pytest.raises(IllegalMove, match="The game is over"):
        game.play("Ana: bid 1")


@proves("WIN-E-1")
def test_nobody_has_won_before_the_end() -> None:
    game = Story(HEIRS, cash={"Ana": 30})
    assert game.winners() == []


@proves("WIN-E-1", "WIN-S-8")
def test_at_the_end_everything_is_revealed() -> None:
    game = at_the_end({"Ana": range(1, 19)}, secrets={"Ben": "mines rumors"}, cash={"Ben": 11})
    for seat in (None, 0, 2):
        ben = seen(game.state, seat)["players"][1]
        assert (ben["cash"], ben["secrets"]) == (11, ["mines", "rumors"])


# -------------------------------------------------------------------- E-2, E-3, E-7: the total


@proves("WIN-E-2")
def test_the_total_is_cash_and_secret_objectives_and_most_plots() -> None:
    """Ana has 11000, mines and forests on her cards, and most plots."""
    game = at_the_end(
        {"Ana": [3, 4, 5, 6, 8, 10, 14], "Ben": range(11, 14), "Cleo": [1, 2, 7, 9, 15], "Dan": [16, 17, 18]},
        cash={"Ana": 11},
        secrets={"Ana": "mines forests"},
    )
    assert game.score("Ana") == {"cash": 11, "majority": 5, "first_secret": 15, "second_secret": 12}
    assert game.total("Ana") == 11 + 5 + 15 + 12
    assert game.winners() == ["Ana"]


@proves("WIN-E-3", "WIN-E-7")
@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.parametrize("place", ["first_secret", "second_secret"])
def test_a_secret_objective_pays_for_every_plot_that_matches(card: str, place: str) -> None:
    """There is no threshold: one matching plot pays once, all of them pay for each, none pays nothing."""
    per, plots = PRINTED[card]
    other = next(each for each in SECRETS if each != card)
    secrets = {"Ana": f"{card} {other}" if place == "first_secret" else f"{other} {card}"}
    for plot in range(1, 20):
        game = Story(HEIRS, owns={"Ana": [plot]}, secrets=secrets)
        assert game.score("Ana")[place] == (per if plot in plots else 0), plot
    everything = Story(HEIRS, owns={"Ana": plots}, secrets=secrets)
    assert everything.score("Ana")[place] == per * len(plots)
    nothing = Story(HEIRS, owns={"Ana": [n for n in range(1, 20) if n not in plots]}, secrets=secrets)
    assert nothing.score("Ana")[place] == 0


@proves("WIN-E-3", "WIN-E-7", "WIN-O-8")
@pytest.mark.parametrize(("card", "kind"), [("rumors", "rumor"), ("movements", "movement")])
@pytest.mark.parametrize("count", [0, 1, 3, 6])
def test_a_secret_objective_pays_for_every_token_that_matches(card: str, kind: str, count: int) -> None:
    owns = [1, 2, 6, 8, 12, 13, 18, 19]
    others = "saloon" if count else "rumor" if kind == "movement" else "movement"
    tokens = {plot: kind if index < count else others for index, plot in enumerate(owns[:6])}
    game = Story(HEIRS, owns={"Ana": owns[:6]}, tokens=tokens, secrets={"Ana": f"mines {card}"})
    assert game.score("Ana")["second_secret"] == 3 * count


@proves("WIN-E-3")
def test_both_cards_count_and_one_plot_may_count_for_both() -> None:
    """Plot 8 is a forest at the river, and Ana holds the cards for both."""
    game = Story(HEIRS, owns={"Ana": [8]}, secrets={"Ana": "forests riverside"})
    assert (game.score("Ana")["first_secret"], game.score("Ana")["second_secret"]) == (3, 3)


@proves("WIN-E-3", "WIN-N-3")
def test_secret_objectives_are_added_up_and_not_paid_in_notes() -> None:
    """Ana's cards are worth 24000. Neither her cash nor the bank changes by it."""
    game = at_the_end(
        {"Ana": [3, 4, 5], "Ben": range(6, 19), "Cleo": [1, 2]}, secrets={"Ana": "mines deserts"}
    )
    assert game.score("Ana") == {"cash": 8, "majority": 0, "first_secret": 15, "second_secret": 9}
    assert game.cash["Ana"] == 8
    assert game.state.inventory()["notes"] == 110


# -------------------------------------------------------------------- E-4, E-5: most plots


@proves("WIN-E-4")
def test_most_plots_bring_5000_from_the_bank() -> None:
    """Ben owns one plot more than Ana, though hers hang together and his do not."""
    owns = {
        "Ana": [12, 13, 14, 16, 17, 18],
        "Ben": [1, 3, 5, 6, 7, 8, 9],
        "Cleo": [2, 4, 10],
        "Dan": [11, 15],
    }
    game = at_the_end(owns)
    assert majority(game) == {"Ben": 5}
    assert game.cash["Ben"] == 8 + 5
    assert game.state.inventory()["notes"] == 110


@proves("WIN-E-4")
def test_the_last_plot_counts() -> None:
    """Dan is one plot behind Ana and Ben until he gets the last one, and then his group is the largest."""
    game = at_the_end(
        {
            "Ana": [1, 3, 6, 9, 12],
            "Ben": [2, 4, 5, 7, 8],
            "Cleo": [10, 11, 13, 15],
            "Dan": [14, 16, 17, 18],
        }
    )
    assert majority(game) == {"Dan": 5}


@proves("WIN-E-5")
def test_the_largest_single_group_decides_not_all_plots_that_touch_something() -> None:
    """Ana has two pairs, Ben a group of three.
    She has more plots that touch another one of hers, he has the larger group."""
    game = five_heirs(
        {"Ana": [2, 3, 12, 13, 10], "Ben": [6, 8, 9, 1, 16], "Cleo": [4, 5, 7, 11], "Dan": [14, 15, 17]}
    )
    assert majority(game) == {"Ben": 5}


@proves("WIN-E-5", "WIN-O-3")
def test_river_and_rail_separate_groups_here_too() -> None:
    """Ana's 7, 8, 11 and 12 lie around the bridge, parted by river and rail.
    Ben's pair 2-3 is the larger group."""
    game = five_heirs(
        {"Ana": [7, 8, 11, 12, 14], "Ben": [2, 3, 5, 9, 16], "Cleo": [1, 4, 6], "Dan": [10, 13, 15, 17]}
    )
    assert majority(game) == {"Ben": 5}


@proves("WIN-E-4", "WIN-E-5")
@pytest.mark.parametrize(
    ("ana", "ben", "cleo", "paid"),
    [
        # groups of four, three and two
        ([12, 13, 16, 17, 1], [2, 3, 7, 9, 10], [4, 5, 6, 8, 11], ["Ana"]),
        # four, four and two
        ([12, 13, 16, 17, 1], [2, 3, 4, 7, 9], [5, 6, 8, 10, 11], ["Ana", "Ben"]),
        # three each
        ([12, 13, 16, 1, 15], [2, 3, 7, 10, 14], [6, 8, 9, 4, 11], ["Ana", "Ben", "Cleo"]),
    ],
)
def test_three_tied_for_most_plots(ana: list[int], ben: list[int], cleo: list[int], paid: list[str]) -> None:
    """Three heirs own five plots each. Those with the largest group stay in, and each of these gets 5000."""
    left = [plot for plot in range(1, 19) if plot not in ana + ben + cleo]
    game = five_heirs({"Ana": ana, "Ben": ben, "Cleo": cleo, "Dan": left[:2], "Eva": left[2:]})
    assert majority(game) == dict.fromkeys(paid, 5)
    for name in paid:
        assert game.cash[name] == 8 + 5


def five_heirs(owns: dict[str, list[int]]) -> Story:
    """Five play to the end; Eva gets what is left of the land."""
    sold = [plot for plots in owns.values() for plot in plots]
    left = [plot for plot in range(1, 19) if plot not in sold]
    return at_the_end({"Eva": left, **owns}, names="Ana Ben Cleo Dan Eva")


# -------------------------------------------------------------------- E-6: who wins


def all_plots_to_dan(cash: dict[str, int], used_token: str = "") -> Story:
    """Ana, Ben and Cleo own nothing but cash; Dan has all the land, and 38000 with it."""
    game = at_the_end(
        {"Dan": range(1, 19)}, cash=cash, used_token=used_token, secrets={"Dan": "mines rumors"}
    )
    assert game.total("Dan") == 5 + 15 + 18
    return game


def places(game: Story) -> list[int]:
    return [score.place for score in game.state.scores()]


@proves("WIN-E-6")
def test_the_highest_total_wins_whatever_it_is_made_of() -> None:
    game = all_plots_to_dan({"Ana": 37, "Ben": 30, "Cleo": 31})
    assert game.winners() == ["Dan"]
    assert places(game) == [2, 4, 3, 1]


@proves("WIN-E-6")
def test_cash_breaks_a_tie_in_the_total() -> None:
    """Ana has 38000 in notes, Dan 5000 in notes and the rest on his cards."""
    game = all_plots_to_dan({"Ana": 38})
    assert game.total("Ana") == game.total("Dan")
    assert game.winners() == ["Ana"]
    assert places(game) == [1, 3, 3, 2]


@proves("WIN-E-6")
def test_the_5000_for_most_plots_is_cash() -> None:
    """Ana and Ben total 29000.
    Without the 5000 for most plots she has 15000 in notes, with it 20000 against his 17000."""
    game = at_the_end(
        {"Ana": [9, 13, 15, 1, 2, 7, 11, 14], "Ben": [6, 8, 10, 16], "Cleo": [3, 4, 5, 12, 17, 18]},
        names="Ana Ben Cleo",
        cash={"Ana": 15, "Ben": 17},
        secrets={"Ana": "prairies mines", "Ben": "forests deserts", "Cleo": "riverside saloon_corner"},
    )
    assert (game.total("Ana"), game.total("Ben")) == (29, 29)
    assert majority(game) == {"Ana": 5}
    assert game.winners() == ["Ana"]


@proves("WIN-E-6")
@pytest.mark.parametrize(
    ("used", "winners", "ranked"),
    [
        ("", ["Ana", "Ben", "Cleo"], [1, 1, 1, 4]),
        ("Ana", ["Ben", "Cleo"], [3, 1, 1, 4]),
        ("Ana Cleo", ["Ben"], [2, 1, 2, 4]),
        ("Ana Ben Cleo", ["Ana", "Ben", "Cleo"], [1, 1, 1, 4]),
    ],
)
def test_then_the_duel_token_breaks_the_tie_or_the_win_is_shared(
    used: str, winners: list[str], ranked: list[int]
) -> None:
    """Three have 40000 in notes and nothing else.
    Those who still have the duel token stay in; if several are left, they share the win."""
    game = all_plots_to_dan({"Ana": 40, "Ben": 40, "Cleo": 40}, used)
    assert game.winners() == winners
    assert places(game) == ranked


@proves("WIN-E-6")
def test_places_below_the_first_go_by_the_same_rules() -> None:
    """Ana is ahead;
    behind her Ben and Cleo are equal but for Ben's duel token, and Dan has the same total in cards."""
    game = all_plots_to_dan({"Ana": 50, "Ben": 38, "Cleo": 38}, used_token="Cleo")
    assert [game.total(name) for name in game.names] == [50, 38, 38, 38]
    assert places(game) == [1, 2, 3, 4]


@proves("WIN-E-2", "WIN-E-4")
def test_the_count_can_be_asked_for_at_any_time_as_if_the_game_ended_now() -> None:
    """Ana leads with two plots. The running count gives her the 5000 that nobody has paid yet."""
    game = Story(HEIRS, owns={"Ana": [3, 4], "Ben": [9]}, secrets={"Ana": "mines forests"})
    assert game.score("Ana") == {"cash": 8, "majority": 5, "first_secret": 10, "second_secret": 0}
    assert game.cash["Ana"] == 8


@proves("WIN-E-4")
def test_before_the_first_purchase_nobody_has_most_plots() -> None:
    assert majority(Story(HEIRS)) == {}


def test_the_parts_of_the_count_have_names_in_both_languages() -> None:
    parts = Story(HEIRS).score("Ana")
    assert [WINCHESTER.category(part, "en") for part in parts] == [
        "Cash",
        "Most plots",
        "First secret objective",
        "Second secret objective",
    ]
    assert [WINCHESTER.category(part, "de") for part in parts] == [
        "Bargeld",
        "Meiste Parzellen",
        "Erstes geheimes Ziel",
        "Zweites geheimes Ziel",
    ]


# -------------------------------------------------------------------- E-5: what breaks a tie for most plots


@proves("WIN-E-5", "WIN-E-4")
@pytest.mark.parametrize(
    ("option", "bonus"), [("largest_group", {"Ana": 0, "Ben": 5}), ("touching_plots", {"Ana": 5, "Ben": 0})]
)
def test_a_tie_goes_by_the_largest_group_or_by_all_plots_that_touch(
    option: str, bonus: dict[str, int]
) -> None:
    """Ana has two pairs (2 and 3, 12 and 13), Ben a group of three (8, 6, 9) and one plot alone.
    By the largest group it is three to two for Ben, by all that touch four to three for Ana."""
    game = Story(
        "Ana Ben Cleo Dan Eve",
        first="Eve",
        owns={
            "Ana": [2, 3, 12, 13],
            "Ben": [6, 8, 9, 1],
            "Cleo": [5, 7, 10],
            "Dan": [11, 14, 15],
            "Eve": [4, 16, 17],
        },
        plots=[18, 19],
        options={"majority_tie": option},
    )
    game.everybody_passes()
    game.play("Eve: look seat0 first")
    game.buys("Cleo", 1)
    game.play("Cleo: look seat0 first")
    assert game.state.over
    assert {name: game.score(name)["majority"] for name in ("Ana", "Ben")} == bonus
