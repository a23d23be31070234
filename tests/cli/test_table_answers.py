"""Answers: how they are listed, and in how many ways they can be typed."""

from __future__ import annotations

import pytest

from tests.cli.table_support import FACE, asked, positions, seen, started
from trailboss import State
from trailboss.cli.table.answers import Answer, key_for, normalized, numbered, runs, together
from trailboss.games.winchester.rules.moves import BID, DUEL, PASS, is_send
from trailboss.games.winchester.state.table import MINE_PLACE, Table


def meant(state: State, text: str) -> str | None:
    move = FACE.read(seen(state), normalized(text))
    return None if move is None else state.game.text(move)


# -------------------------------------------------------------------- the list


def test_numbers_in_a_row_are_drawn_together() -> None:
    assert runs([1, 2, 3, 7, 9, 10]) == "1-3, 7, 9-10"
    assert runs([]) == ""


def test_moves_are_numbered_from_one() -> None:
    answers = numbered([30, 20], str)
    assert [(answer.key, answer.text, answer.moves) for answer in answers] == [
        ("1", "30", {"1": 30}),
        ("2", "20", {"2": 20}),
    ]


def test_several_answers_can_share_a_line() -> None:
    both = together(numbered([5, 6], str), "five or six", "5/6")
    assert both == Answer("1-2", "five or six", "5/6", {"1": 5, "2": 6})
    assert key_for([both], 6) == "2"
    assert key_for([both], 7) == ""


def test_every_legal_move_of_every_question_can_be_typed_and_nothing_else() -> None:
    for options in ({}, {"claims": "prompted"}):
        for state in positions(4, 6, **options):
            if state.over:
                continue
            answers = FACE.answers(seen(state), state.legal())
            moves = {move for answer in answers for move in answer.moves.values()}
            assert moves == set(state.legal())
            keys = [key for answer in answers for key in answer.moves]
            assert len(keys) == len(set(keys))


def test_in_an_auction_a_number_is_a_sum_and_bids_are_drawn_together() -> None:
    state = started()
    answers = FACE.answers(seen(state), state.legal())
    assert [answer.key for answer in answers] == ["0", "1-8"]
    assert answers[1].text == "Bid $1000 to $8000"
    assert answers[1].moves["7"] == BID + 7
    assert answers[0].moves["0"] == PASS


def test_a_single_possible_bid_is_not_shown_as_a_range() -> None:
    state = started()
    state.play(BID + 7)
    answers = FACE.answers(seen(state), state.legal())
    assert [(answer.key, answer.text) for answer in answers][1] == ("8", "Bid $8000")


def test_passing_says_what_it_may_cost() -> None:
    state = started()
    assert FACE.answers(seen(state), state.legal())[0].text.startswith("Pass (if nobody bids")
    state.play(PASS)
    assert FACE.answers(seen(state), state.legal())[0].text == "Pass"


def test_a_duel_has_a_letter_of_its_own() -> None:
    state = started(seats=2)
    state.play(BID + 2)
    answers = FACE.answers(seen(state), state.legal())
    assert answers[-1].key == "d"
    assert answers[-1].moves == {"d": DUEL}


def test_squares_that_pay_nobody_share_a_line() -> None:
    state = asked("movement")
    answers = FACE.answers(seen(state), state.legal())
    idle = [answer for answer in answers if "nobody" in answer.text]
    assert len(idle) <= 1
    for answer in answers:
        if answer not in idle:
            assert "for" in answer.text
            assert len(set(answer.moves.values())) == 1
    squares = {key for answer in answers for key in answer.moves if not key.isdigit()}
    assert squares == {f"t{number}" for number in range(1, 10)} | {f"r{number}" for number in range(1, 9)}
    assert all(is_send(move) for answer in answers for move in answer.moves.values())


def test_a_known_card_is_named_with_its_content() -> None:
    state = asked("rumor", seed=3)
    assert isinstance(state, Table)
    if not state.knowledge.public(MINE_PLACE):
        state.knowledge.learn(MINE_PLACE, 1 << state.to_move)
    else:
        state.knowledge.learn((2 * state.to_move + 2) % (2 * state.seats), 1 << state.to_move)
    texts = [answer.text for answer in FACE.answers(seen(state), state.legal())]
    assert any("you know it" in text for text in texts)


def test_claims_in_an_auction_have_letters_of_their_own() -> None:
    for seed in range(2, 60):
        for state in positions(3, seed, claims="prompted"):
            if state.over or state.view(None)["question"] != "auction":
                continue
            claims = [a for a in FACE.answers(seen(state), state.legal()) if a.key.startswith("c")]
            if claims:
                assert claims[0].text.startswith("Claim $")
                return
    raise AssertionError("no game left a claim open in an auction")


# -------------------------------------------------------------------- ways to type


@pytest.mark.parametrize(
    "text",
    ["7", "7000", "$7000", "$7.000", "7,000", "7 000", "7k", "$7k", "7K", "bid 7000", "BID $7k",
     "7000 $", "biete 7", "7000 bieten", "  7  ", "7000 dollars"],
)  # fmt: skip
def test_a_bid_can_be_typed_in_many_ways(text: str) -> None:
    assert meant(started(), text) == "bid 7"


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("pass", "pass"), ("P", "pass"), ("passe", "pass"), ("0", "pass"),
        ("Duell", "duel"), ("d", "duel"),
        ("t5", "send t5"), ("R3", "send r3"), ("train t5", "send t5"),
        ("lok nach t5", "send t5"), ("boat to r3", "send r3"),
        ("mine 3", "look mine3"), ("ranch", "look ranch"), ("look at mine4", "look mine4"),
        ("blue first", "look seat1 first"), ("look blue 2", "look seat1 second"),
        ("blau erstes", "look seat1 first"),
        ("lila zweites", "look seat3 second"), ("fertig", "done"),
    ],
)  # fmt: skip
def test_other_moves_can_be_called_by_their_names(text: str, notation: str) -> None:
    assert meant(started(), text) == notation


@pytest.mark.parametrize(
    "text", ["", "7500", "-3", "0.5", "151", "t25", "mine 9", "nobody first", "hello", "٣", "7 7", "$", "k"]
)
def test_meaningless_text_is_no_move(text: str) -> None:
    assert meant(started(), text) is None


def test_a_bare_number_is_a_bid_only_in_an_auction() -> None:
    assert meant(asked("movement"), "7") is None
    assert meant(asked("movement"), "bid 7000") == "bid 7"
