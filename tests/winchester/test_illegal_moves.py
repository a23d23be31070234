"""Refusals: every reason there is, with its ruling and its sentence in both languages."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.ledger import RULINGS, proves
from tests.winchester.story import Story
from tests.winchester.wandering import tables
from trailboss.core.errors import BadMove, BadSeats, IllegalMove
from trailboss.games.winchester.rules.game import WINCHESTER

HEIRS = "Ana Ben Cleo Dan"
SOURCES = Path(__file__).parents[2] / "src/trailboss/games/winchester"


class IllegalCase(NamedTuple):
    """One refusal: the table, what is tried there, and what is answered."""

    table: Callable[[], Story]
    line: str
    key: str
    ruling: str
    english: str
    german: str


# -------------------------------------------------------------------- the tables


def opening() -> Story:
    """Ana, who started, has bid 3000, and Ben is to move."""
    game = Story(HEIRS, cash={"Ben": 4}, plots=[19])
    game.play("Ana: bid 3")
    return game


def broke() -> Story:
    return Story(HEIRS, cash={"Ana": 0}, plots=[19])


def two_left(cash: int = 8, used: str = "") -> Story:
    """Ben has outbid Ana with 5000, the others have passed, and Ana is to move."""
    game = Story(HEIRS, cash={"Ana": cash}, plots=[19], used_token=used)
    game.play("Ana: bid 1", "Ben: bid 5", "Cleo: pass", "Dan: pass")
    return game


def no_bid() -> Story:
    game = Story("Ana Ben Cleo", plots=[19])
    game.play("Ana: pass")
    return game


def with_token(token: str) -> Story:
    """Ana has bought plot 19 and has its token to carry out; Dan owns the mine on plot 3 and the ranch."""
    game = Story(HEIRS, owns={"Dan": [3, 17]}, plots=[19], tokens={19: token})
    game.buys("Ana", 1)
    return game


def by_hand(rights: str = "Ben") -> Story:
    """Claims are made by hand, and *five plots* lies on the pile of 7000."""
    return Story(
        HEIRS,
        owns={"Ana": [1, 6, 12, 18]},
        plots=[19],
        tokens={19: "saloon"},
        piles={"five_plots": 7},
        rights={rights: "five_plots"},
        options={"claims": "prompted"},
    )


def mistaken() -> Story:
    """Cleo has claimed *five plots* without having earned it."""
    game = Story(HEIRS, plots=[19], piles={"five_plots": 7}, options={"claims": "manual"})
    game.play("Cleo: claim five_plots")
    return game


def setting_up() -> Story:
    """Ana, who starts, is to place the locomotive."""
    piles = {"five_plots": 7}
    return Story(HEIRS, piles=piles, options={"claims": "manual", "vehicles": "chosen"}, setting_up=True)


def train_placed() -> Story:
    game = setting_up()
    game.play("Ana: place t1")
    return game


def claimed() -> Story:
    game = by_hand()
    game.play("Ben: claim five_plots")
    return game


def asked() -> Story:
    """Ana has bought her fifth plot and is asked for claims."""
    game = by_hand()
    game.buys("Ana", 1)
    return game


def over() -> Story:
    game = Story(HEIRS, owns={"Ana": range(1, 19)}, plots=[19])
    game.ends()
    return game


AUCTION_EN = "bid, pass or duel for the plot"
AUCTION_DE = "bieten, passen oder duellieren"
MOVEMENT_EN = "carry out the movement token"
MOVEMENT_DE = "das Bewegungsplättchen ausführen"
RUMOR_EN = "carry out the rumor token"
RUMOR_DE = "das Gerüchteplättchen ausführen"
CLAIMS_EN = "claim objectives or be done"
CLAIMS_DE = "Ziele einfordern oder fertig sein"

REFUSALS = [
    IllegalCase(over, "Ana: pass", "core.over", "WIN-E-1", "The game is over.", "Das Spiel ist zu Ende."),
    # -- somebody else's turn, something else asked
    IllegalCase(
        opening,
        "Cleo: bid 5",
        "winchester.not_your_turn",
        "WIN-A-1",
        f"It's Blue's turn: {AUCTION_EN}.",
        f"Blau ist am Zug: {AUCTION_DE}.",
    ),
    IllegalCase(
        two_left,
        "Ben: duel",
        "winchester.not_your_turn",
        "WIN-D-3",
        f"It's Red's turn: {AUCTION_EN}.",
        f"Rot ist am Zug: {AUCTION_DE}.",
    ),
    IllegalCase(
        lambda: with_token("movement"),
        "Ben: bid 1",
        "winchester.not_your_turn",
        "WIN-B-1",
        f"It's Red's turn: {MOVEMENT_EN}.",
        f"Rot ist am Zug: {MOVEMENT_DE}.",
    ),
    IllegalCase(
        asked,
        "Dan: pass",
        "winchester.not_your_turn",
        "WIN-O-12",
        f"It's Red's turn: {CLAIMS_EN}.",
        f"Rot ist am Zug: {CLAIMS_DE}.",
    ),
    IllegalCase(
        opening,
        "Ben: send t5",
        "winchester.other_question",
        "WIN-A-1",
        f"'send t5' is not a valid answer here. Right now: {AUCTION_EN}.",
        f"'send t5' beantwortet die Frage nicht, und die ist: {AUCTION_DE}.",
    ),
    IllegalCase(
        lambda: with_token("movement"),
        "Ana: pass",
        "winchester.other_question",
        "WIN-B-1",
        f"'pass' is not a valid answer here. Right now: {MOVEMENT_EN}.",
        f"'pass' beantwortet die Frage nicht, und die ist: {MOVEMENT_DE}.",
    ),
    IllegalCase(
        lambda: with_token("rumor"),
        "Ana: bid 2",
        "winchester.other_question",
        "WIN-B-1",
        f"'bid 2' is not a valid answer here. Right now: {RUMOR_EN}.",
        f"'bid 2' beantwortet die Frage nicht, und die ist: {RUMOR_DE}.",
    ),
    IllegalCase(
        asked,
        "Ana: look ranch",
        "winchester.other_question",
        "WIN-O-12",
        f"'look ranch' is not a valid answer here. Right now: {CLAIMS_EN}.",
        f"'look ranch' beantwortet die Frage nicht, und die ist: {CLAIMS_DE}.",
    ),
    # -- bids
    IllegalCase(
        opening,
        "Ben: bid 3",
        "winchester.bid_too_low",
        "WIN-A-2",
        "$3000 isn't enough: bid $4000 or more.",
        "3000\u00a0$ reichen nicht: Ein Gebot muss mindestens 4000\u00a0$ betragen.",
    ),
    IllegalCase(
        broke,
        "Ana: bid 1",
        "winchester.no_cash",
        "WIN-A-8",
        "You have no cash left, so you can only pass.",
        "Du hast kein Geld mehr und kannst nur passen.",
    ),
    IllegalCase(
        opening,
        "Ben: bid 5",
        "winchester.bid_too_high",
        "WIN-A-3",
        "You can't bid $5000: you have $4000, and you can't bid more than you can pay.",
        "Du kannst nicht 5000\u00a0$ bieten: "
        "Du hast 4000\u00a0$, und niemand darf mehr bieten, als er zahlen kann.",
    ),
    # -- duels
    IllegalCase(
        lambda: two_left(used="Ana"),
        "Ana: duel",
        "winchester.duel_used",
        "WIN-D-1",
        "You already used your duel token: you get one per game.",
        "Dein Duellplättchen ist verbraucht: Es gibt nur eines für die ganze Partie.",
    ),
    IllegalCase(
        opening,
        "Ben: duel",
        "winchester.duel_not_two",
        "WIN-D-1",
        "You can duel only when exactly two players are left in the auction; now there are 4.",
        "Ein Duell ist möglich, wenn genau zwei noch in der Auktion sind; jetzt sind es 4.",
    ),
    IllegalCase(
        no_bid,
        "Ben: duel",
        "winchester.duel_no_bid",
        "WIN-D-4",
        "There is no bid yet, so there is no price to duel for.",
        "Es gibt noch kein Gebot, also keinen Preis für ein Duell.",
    ),
    IllegalCase(
        lambda: two_left(cash=4),
        "Ana: duel",
        "winchester.duel_no_cash",
        "WIN-D-4",
        "The winner of a duel pays the last bid of $5000, and you have $4000.",
        "Wer ein Duell gewinnt, zahlt das letzte Gebot von 5000\u00a0$, und du hast 4000\u00a0$.",
    ),
    # -- tokens
    IllegalCase(
        lambda: with_token("movement"),
        "Ana: send t10",
        "winchester.no_square",
        "WIN-B-4",
        "The last square on this map is rail square 9.",
        "Das letzte Feld auf dieser Karte ist Gleisfeld 9.",
    ),
    IllegalCase(
        lambda: with_token("movement"),
        "Ana: send r9",
        "winchester.no_square",
        "WIN-B-4",
        "The last square on this map is river square 8.",
        "Das letzte Feld auf dieser Karte ist Flussfeld 8.",
    ),
    IllegalCase(
        lambda: with_token("rumor"),
        "Ana: look ranch",
        "winchester.look_gone",
        "WIN-B-6",
        "That card has been revealed and has left the game.",
        "Diese Karte wurde aufgedeckt und ist aus dem Spiel.",
    ),
    IllegalCase(
        lambda: with_token("rumor"),
        "Ana: look seat0 second",
        "winchester.look_own",
        "WIN-B-6",
        "You know your own objectives; choose another player's.",
        "Ein Gerücht betrifft andere: Deine eigenen Ziele kennst du.",
    ),
    IllegalCase(
        lambda: with_token("rumor"),
        "Ana: look seat4 first",
        "winchester.look_nobody",
        "WIN-B-6",
        "Nobody sits in seat 4 in this game.",
        "Auf Platz 4 sitzt in dieser Partie niemand.",
    ),
    # -- claims
    IllegalCase(
        opening,
        "Ben: claim five_plots",
        "winchester.claims_automatic",
        "WIN-O-12",
        "At this table, piles are paid out automatically as soon as they are earned.",
        "An diesem Tisch werden Stapel von selbst ausgezahlt, sobald sie verdient sind.",
    ),
    IllegalCase(
        by_hand,
        "Ben: claim one_of_each_terrain",
        "winchester.claim_not_in_play",
        "WIN-S-3",
        "The objective 'a plot of each terrain' isn't in this game.",
        "Das Ziel 'je eine Parzelle jeder Landschaft' ist nicht in dieser Partie.",
    ),
    IllegalCase(
        claimed,
        "Ben: claim five_plots",
        "winchester.claim_taken",
        "WIN-O-10",
        "Blue already claimed 'five plots'.",
        "Blau hat 'fünf Parzellen' schon eingefordert.",
    ),
    IllegalCase(
        by_hand,
        "Cleo: claim five_plots",
        "winchester.claim_not_earned",
        "WIN-O-11",
        "You didn't meet 'five plots' at the end of any of your purchases.",
        "Du hast 'fünf Parzellen' am Ende keines deiner Käufe erfüllt.",
    ),
    IllegalCase(
        asked,
        "Ben: claim five_plots",
        "winchester.claim_wait",
        "WIN-O-12",
        "Red decides first; wait a moment.",
        "Rot wird zuerst gefragt; warte, bis das geklärt ist.",
    ),
    IllegalCase(
        mistaken,
        "Cleo: claim five_plots",
        "winchester.claim_denied",
        "WIN-O-12",
        "You claimed 'five plots' by mistake; you can claim it again when the next plot comes up.",
        "Du hast 'fünf Parzellen' irrtümlich eingefordert; das geht erst wieder nach der nächsten Parzelle.",
    ),
    IllegalCase(
        setting_up,
        "Ana: claim five_plots",
        "winchester.claim_too_early",
        "WIN-O-1",
        "No plot has been sold yet, so there is nothing to claim.",
        "Noch ist keine Parzelle verkauft, also gibt es nichts einzufordern.",
    ),
    IllegalCase(
        setting_up,
        "Ana: place r1",
        "winchester.place_train",
        "WIN-S-6",
        "You are placing the locomotive: choose a rail square.",
        "Du setzt die Lokomotive, wähle also ein Gleisfeld.",
    ),
    IllegalCase(
        train_placed,
        "Ben: place t1",
        "winchester.place_boat",
        "WIN-S-6",
        "You are placing the boat: choose a river square.",
        "Du setzt das Schiff, wähle also ein Flussfeld.",
    ),
]


# -------------------------------------------------------------------- the tests


@proves("WIN-A-1", "WIN-A-2", "WIN-A-3", "WIN-A-8", "WIN-B-1", "WIN-B-4", "WIN-B-6", "WIN-D-1", "WIN-D-3")
@proves("WIN-D-4", "WIN-E-1", "WIN-O-10", "WIN-O-11", "WIN-O-12", "WIN-S-3")
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: f"{refusal.key}, {refusal.line}")
def test_a_refusal_says_why_and_by_which_ruling(refusal: IllegalCase) -> None:
    """The move is refused with its reason, and the table is as it was."""
    game = refusal.table()
    before = game.state.dump()
    with pytest.raises(IllegalMove) as refused:
        game.play(refusal.line)
    error = refused.value
    assert (error.reason.key, error.ruling) == (refusal.key, refusal.ruling)
    assert error.reason == game.why_not(refusal.line)
    assert error.render("en") == error.reason.render("en") == refusal.english
    assert error.render("de") == error.reason.render("de") == refusal.german
    assert str(error) == f"{refusal.english} [{refusal.ruling}]"
    assert game.state.dump() == before


def test_every_reason_in_the_code_is_tested_here() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    written = set(re.findall(r'\breason\(\s*"([\w.]+)"', text))
    assert len(written) > 15
    assert written == {refusal.key for refusal in REFUSALS}


def test_every_move_is_either_legal_or_refused_with_a_ruling_that_exists() -> None:
    """Tables of all kinds, every seat, every move there is: no third way."""
    keys: set[str] = set()
    for state in tables(30, "refusals"):
        for seat in range(state.seats):
            legal = state.legal_for(seat)
            for move in range(WINCHESTER.move_count):
                reason = state.why_not(move, seat)
                assert (reason is None) == (move in legal)
                if reason is not None:
                    assert reason.ruling in RULINGS
                    if reason.key not in keys:
                        keys.add(reason.key)
                        assert reason.render("en") != reason.render("de")
    assert len(keys) > 10


def test_text_that_is_not_a_move_is_refused_without_a_ruling() -> None:
    game = opening()
    for number in (-1, WINCHESTER.move_count, 10_000):
        with pytest.raises(BadMove):
            game.state.play(number)
        with pytest.raises(BadMove):
            game.state.why_not(number)
    for text in (
        "",
        "bid",
        "bid 0",
        "bid 151",
        "bid -1",
        "bid 2.5",
        "send t25",
        "look seat5 first",
        "raise 3",
    ):
        with pytest.raises(BadMove):
            WINCHESTER.move(text)


def test_moving_for_a_nonexistent_seat_is_rejected() -> None:
    game = opening()
    for seat in (4, 9):
        with pytest.raises(BadSeats):
            game.state.play(WINCHESTER.move("pass"), seat)
        with pytest.raises(BadSeats):
            game.state.why_not(WINCHESTER.move("pass"), seat)
