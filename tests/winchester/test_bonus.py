"""Section B: the bonus tokens."""

from typing import Any

import pytest

from tests.ledger import proves
from tests.winchester.story import Story, seen
from trailboss.core.errors import IllegalMove

HEIRS = "Ana Ben Cleo Dan"
RAIL = [f"send t{square}" for square in range(1, 10)]
RIVER = [f"send r{square}" for square in range(1, 9)]


def moving(**table: Any) -> Story:
    """Ana has bought plot 19, which no square touches, for 3000, and has a movement token to carry out."""
    game = Story(HEIRS, plots=[19, 18], tokens={19: "movement"}, **table)
    game.buys("Ana", 3)
    assert game.cash == {"Ana": 5, "Ben": 9, "Cleo": 9, "Dan": 9}
    return game


# -------------------------------------------------------------------- B-1: at once, and kept


@proves("WIN-B-1")
@pytest.mark.parametrize(("token", "wrong"), [("movement", "look ranch"), ("rumor", "send t1")])
def test_a_token_must_be_carried_out_at_once(token: str, wrong: str) -> None:
    """Ana gets a token and cannot pass, be done or do something else.
    Nobody goes on before she has used it."""
    game = Story(HEIRS, plots=[19, 18], tokens={19: token})
    game.buys("Ana", 3)
    for move in ("pass", "done", "bid 1", "duel", wrong):
        reason = game.why_not(f"Ana: {move}")
        assert (reason.key, reason.ruling) == ("winchester.other_question", "WIN-B-1")
    assert game.why_not("Ben: bid 1").ruling == "WIN-B-1"
    assert game.state.plot == 19


@proves("WIN-B-1")
def test_used_tokens_stay_with_their_owner_where_all_can_see_them() -> None:
    game = Story(
        HEIRS, owns={"Ana": [1, 2], "Ben": [3]}, tokens={1: "saloon", 2: "saloon", 3: "rumor"}, plots=[19]
    )
    game.buys("Ana", 3)
    game.play("Ana: look ranch")
    for seat in (None, 0, 1, 2, 3):
        players = seen(game.state, seat)["players"]
        assert players[0]["tokens"] == {"movement": 0, "saloon": 2, "rumor": 1}
        assert players[1]["tokens"] == {"movement": 0, "saloon": 0, "rumor": 1}


# -------------------------------------------------------------------- B-2: saloon


@proves("WIN-B-2")
def test_a_saloon_token_takes_all_the_tips_at_once() -> None:
    game = Story(HEIRS, plots=[19, 18], tokens={19: "saloon"}, saloon=9)
    game.buys("Ana", 3)
    assert (game.cash["Ana"], game.saloon) == (8 - 3 + 9, 0)
    assert "Ana takes $9000 in tips." in game.heard("Ben")
    assert game.question == "auction"


@proves("WIN-B-2")
def test_nobody_hears_of_tips_from_an_empty_saloon() -> None:
    game = Story(HEIRS, plots=[19, 18], tokens={19: "saloon"}, saloon=0)
    game.buys("Ana", 3)
    assert (game.cash["Ana"], game.saloon) == (8 - 3, 0)
    assert "Ana gets a saloon token." in game.heard("Ben")
    assert not any("in tips" in line for line in game.heard("Ben"))


@proves("WIN-B-2")
def test_own_tips_stay_for_a_later_saloon_token() -> None:
    """Ana buys for 5000 and takes the one note of the set-up, not her own two.
    Then Ben buys for 4000: he takes Ana's two and leaves his one."""
    game = Story(HEIRS, plots=[19, 18], tokens={19: "saloon", 18: "saloon"})
    game.buys("Ana", 5)
    assert (game.cash["Ana"], game.saloon) == (8 - 5 + 1, 2)
    game.buys("Ben", 4)
    assert (game.cash["Ben"], game.saloon) == (8 + 1 - 4 + 2, 1)


@proves("WIN-B-2")
def test_one_player_with_two_saloon_tokens_gets_their_own_tips_of_the_earlier_purchase() -> None:
    """Ana buys twice, each time with a saloon token.
    The second one brings her the tips of her first purchase."""
    game = Story(HEIRS, plots=[19, 18], tokens={19: "saloon", 18: "saloon"})
    game.buys("Ana", 5)
    game.buys("Ana", 4)
    assert (game.cash["Ana"], game.saloon) == (8 - 5 + 1 - 4 + 2, 1)


@proves("WIN-B-2")
def test_the_view_tells_tips_from_tips_within_reach() -> None:
    """While Ana carries out her movement token, the tips of her purchase lie in the saloon, though not for
    her."""
    game = Story(HEIRS, plots=[19, 18], tokens={19: "movement"}, saloon=3)
    game.buys("Ana", 5)
    view = seen(game.state, 1)
    assert (view["saloon"], view["saloon_for_buyer"]) == (5, 3)
    game.play("Ana: send t1")
    view = seen(game.state, 1)
    assert (view["saloon"], view["saloon_for_buyer"]) == (5, 5)


# -------------------------------------------------------------------- B-3, B-4, B-5, B-10: movement


@proves("WIN-B-3", "WIN-B-4", "WIN-B-5")
@pytest.mark.parametrize(("train", "boat"), [("t1", "r1"), ("t5", "r4"), ("t9", "r8")])
def test_one_vehicle_goes_to_any_square_of_its_line_or_stays(train: str, boat: str) -> None:
    """Forwards, backwards, as far as the line goes, or not at all: wherever the vehicles stand."""
    game = moving(train=train, boat=boat)
    assert game.may("Ana") == RAIL + RIVER


@proves("WIN-B-3")
def test_only_the_vehicle_chosen_moves_and_pays() -> None:
    """The boat stands on r6 beside Ben's plot 16.
    Ana sends the locomotive to t3, and the boat pays nothing."""
    game = moving(owns={"Ben": [16], "Cleo": [1]}, train="t9", boat="r6")
    game.play("Ana: send t3")
    view = seen(game.state, None)
    assert (view["train"], view["boat"]) == ("t3", "r6")
    assert game.cash == {"Ana": 5, "Ben": 9, "Cleo": 10, "Dan": 9}


@proves("WIN-B-3")
def test_a_vehicle_pays_four_owners_on_one_square() -> None:
    """The bridge touches 7, 8, 11 and 12, which belong to four different players. Everybody gets 1000."""
    game = moving(owns={"Ana": [7], "Ben": [8], "Cleo": [11], "Dan": [12]})
    bank = game.state.bank
    game.play("Ana: send t5")
    assert game.cash == {"Ana": 6, "Ben": 10, "Cleo": 10, "Dan": 10}
    assert game.state.bank == bank - 4
    assert game.heard()[-5:-1] == [f"{name} gets $1000 from the bank." for name in game.names]


@proves("WIN-B-3")
def test_one_owner_of_all_four_plots_gets_4000() -> None:
    game = moving(owns={"Dan": [7, 8, 11, 12]})
    game.play("Ana: send t5")
    assert game.cash["Dan"] == 9 + 4


@proves("WIN-B-3")
@pytest.mark.parametrize(
    ("square", "paid"),
    [
        *((f"t{n}", p) for n, p in enumerate([2, 2, 4, 2, 4, 3, 3, 2, 2], 1)),
        *((f"r{n}", p) for n, p in enumerate([2, 3, 3, 2, 2, 3, 3, 2], 1)),
    ],
)
def test_each_square_pays_for_the_plots_that_touch_it(square: str, paid: int) -> None:
    """Ben owns every plot but Ana's 19 and the one still for sale.
    The map says how many plots pay on a square."""
    game = moving(owns={"Ben": range(1, 18)})
    game.play(f"Ana: send {square}")
    assert game.cash["Ben"] == 9 + paid


@proves("WIN-B-4")
def test_squares_passed_pay_nothing() -> None:
    """From t1 to t9 the locomotive passes Ben's plots at t3 to t7. Only where it stops is paid: Cleo's 14."""
    game = moving(owns={"Ben": [7, 8, 11, 12, 13], "Cleo": [14]}, train="t1")
    game.play("Ana: send t9")
    assert game.cash == {"Ana": 5, "Ben": 9, "Cleo": 10, "Dan": 9}


@proves("WIN-B-4")
@pytest.mark.parametrize(
    ("beyond", "last"),
    [("t10", "rail square 9"), ("t24", "rail square 9"), ("r9", "river square 8"), ("r24", "river square 8")],
)
def test_the_ends_of_a_line_are_ends(beyond: str, last: str) -> None:
    game = moving()
    with pytest.raises(IllegalMove, match=f"last square on this map is {last}") as refused:
        game.play(f"Ana: send {beyond}")
    assert refused.value.ruling == "WIN-B-4"


@proves("WIN-B-4")
def test_a_vehicle_is_activated_even_if_only_others_profit() -> None:
    """Whatever Ana does, her rivals earn and she does not. Passing is not among what she may do."""
    others = {"Ben": [1, 5, 7, 10, 12], "Cleo": [2, 6, 8, 11, 13], "Dan": [14, 15, 16]}
    game = moving(owns=others)
    assert "pass" not in game.may("Ana")
    for move in game.may("Ana"):
        branch = moving(owns=others)
        branch.play(f"Ana: {move}")
        assert branch.cash["Ana"] == 5
        assert sum(branch.cash.values()) > sum(game.cash.values())


@proves("WIN-B-4")
def test_the_vehicles_never_meet() -> None:
    """The locomotive stands on the bridge, and the boat goes from one end of the river to the other under
    it."""
    game = moving(train="t5", boat="r1")
    game.play("Ana: send r8")
    view = seen(game.state, None)
    assert (view["train"], view["boat"]) == ("t5", "r8")


@proves("WIN-B-5")
@pytest.mark.parametrize(("start", "end", "ben"), [("t7", "t8", 1), ("t8", "t7", 2)])
def test_the_saloon_yard_is_not_a_square(start: str, end: str, ben: int) -> None:
    """Ben owns all plots around the saloon. Between t7 and t8 nothing stops, in either direction."""
    game = moving(owns={"Ben": [8, 14], "Cleo": [9]}, train=start)
    game.play(f"Ana: send {end}")
    assert game.cash == {"Ana": 5, "Ben": 9 + ben, "Cleo": 9, "Dan": 9}


@proves("WIN-B-10")
def test_an_activation_that_pays_nobody_is_allowed() -> None:
    game = moving()
    bank = game.state.bank
    game.play("Ana: send t1")
    assert game.state.bank == bank
    assert game.heard()[-2:] == [
        "Ana activates the locomotive on rail square 1.",
        "Plot 18 comes up for sale (prairie, rumor); Ana starts.",
    ]


# -------------------------------------------------------------------- B-6 to B-9: rumor


@proves("WIN-B-6")
def test_what_a_rumor_may_look_at() -> None:
    """Opponents' secret objectives, the mine cards and the ranch card;
    no plot token, no own card, nothing else."""
    game = Story("Ana Ben Cleo", plots=[19])
    game.buys("Ben", 1)
    assert game.may("Ben") == [
        "look seat0 first",
        "look seat0 second",
        "look seat2 first",
        "look seat2 second",
        "look mine3",
        "look mine4",
        "look mine5",
        "look ranch",
    ]
    assert game.why_not("Ben: look seat1 first").key == "winchester.look_own"
    assert game.why_not("Ben: look seat3 first").key == "winchester.look_nobody"


@proves("WIN-B-6")
@pytest.mark.parametrize(("sold", "card"), [(3, "mine3"), (4, "mine4"), (5, "mine5"), (17, "ranch")])
def test_a_card_that_has_been_turned_up_is_out_of_reach(sold: int, card: str) -> None:
    game = Story(HEIRS, owns={"Dan": [sold]}, plots=[19])
    game.buys("Ana", 1)
    assert f"look {card}" not in game.may("Ana")
    reason = game.why_not(f"Ana: look {card}")
    assert (reason.key, reason.ruling) == ("winchester.look_gone", "WIN-B-6")


@proves("WIN-B-6")
@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("seat1 first", "You see: $5000 per mine (only you see this)."),
        ("seat3 second", "You see: $3000 per forest (only you see this)."),
        ("mine3", "It's worth $7000 (only you see this)."),
        ("mine5", "It's worth $0 (only you see this)."),
        ("ranch", "It's worth $8000 (only you see this)."),
    ],
)
def test_the_looker_sees_the_card(card: str, shown: str) -> None:
    game = Story(
        HEIRS,
        plots=[19],
        secrets={"Ben": "mines rumors", "Dan": "deserts forests"},
        mines={3: 7, 4: 2, 5: 0},
        ranch=8,
    )
    game.buys("Ana", 1)
    game.play(f"Ana: look {card}")
    assert shown in game.heard("Ana")
    for name in ("Ben", "Cleo", "Dan", ""):
        assert shown not in game.heard(name)


@proves("WIN-B-6", "WIN-S-8")
def test_a_seen_card_stays_visible_only_to_the_one_who_looked() -> None:
    """Ana looks at the mine on plot 4, and later the view still shows her what it is worth.
    To the others it does not."""
    game = Story(HEIRS, plots=[19], mines={4: 5})
    game.buys("Ana", 1)
    game.play("Ana: look mine4")
    assert seen(game.state, 0)["plots"][3]["card_notes"] == 5
    for seat in (None, 1, 2, 3):
        assert seen(game.state, seat)["plots"][3]["card_notes"] is None


@proves("WIN-B-7")
def test_a_rumor_always_has_a_target_and_may_repeat_one() -> None:
    """With two players and all cards turned up, Ben's two secret objectives are left.
    Ana may see one of them twice."""
    game = Story("Ana Ben", owns={"Ben": [3, 4, 5, 17]}, plots=[19, 18], secrets={"Ben": "mines rumors"})
    game.buys("Ana", 1)
    assert game.may("Ana") == ["look seat1 first", "look seat1 second"]
    game.play("Ana: look seat1 first")
    game.buys("Ana", 1)
    game.play("Ana: look seat1 first")
    assert game.heard("Ana").count("You see: $5000 per mine (only you see this).") == 2


@proves("WIN-B-8", "WIN-T-2")
@pytest.mark.parametrize(("plot", "card", "notes"), [(3, "mine3", 5), (17, "ranch", 4)])
def test_a_rumor_may_be_spent_on_the_card_just_bought(plot: int, card: str, notes: int) -> None:
    """Ana looks at the card on her own new plot. It is turned up and pays her right afterwards."""
    game = Story(HEIRS, plots=[plot], mines={3: 5}, ranch=4)
    game.buys("Ana", 1)
    assert game.cash["Ana"] == 7
    game.play(f"Ana: look {card}")
    assert game.cash["Ana"] == 7 + notes
    assert (
        game.heard("Ana").index(f"It's worth ${notes}000 (only you see this).") < len(game.heard("Ana")) - 2
    )


@proves("WIN-B-9")
def test_two_fixed_places_and_everybody_hears_which_one() -> None:
    """Ana sees Ben's second card and Cleo his first.
    Each keeps knowing what she saw and where, and nothing more."""
    game = Story(HEIRS, plots=[19, 18], secrets={"Ben": "mines rumors"})
    game.buys("Ana", 1)
    game.play("Ana: look seat1 second")
    game.buys("Cleo", 1)
    game.play("Cleo: look seat1 first")
    assert seen(game.state, 0)["players"][1]["secrets"] == [None, "rumors"]
    assert seen(game.state, 1)["players"][1]["secrets"] == ["mines", "rumors"]
    assert seen(game.state, 2)["players"][1]["secrets"] == ["mines", None]
    assert seen(game.state, 3)["players"][1]["secrets"] == [None, None]
    assert seen(game.state, None)["players"][1]["secrets"] == [None, None]
    for name in ("", *game.names):
        assert "Ana looks at the second secret objective of Ben." in game.heard(name)
        assert "Cleo looks at the first secret objective of Ben." in game.heard(name)
