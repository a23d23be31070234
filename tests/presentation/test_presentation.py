"""Questions, headings, openings and standings that every table shows."""

from __future__ import annotations

import pytest

import trailboss
from tests.gwt2.story import Story
from tests.ledger import proves
from tests.presentation.games import VARIANTS, Variant, played
from trailboss import LANGUAGES, seeded
from trailboss.core.fields import put_list, without
from trailboss.core.messages import add_messages
from trailboss.core.playout import play_out
from trailboss.games.gwt.state.table import Table as Ranch
from trailboss.games.winchester.state.table import SECRET_PLACE
from trailboss.games.winchester.state.table import Table as Winchester
from trailboss.presentation import (
    amount,
    begins_turn,
    heading,
    opening,
    presentation_of,
    question,
    shown,
    standing,
)
from trailboss.presentation.plain import PlainPresentation


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_position_has_a_question_and_a_heading_in_both_languages(variant: Variant) -> None:
    asked: set[str] = set()
    for state in played(variant, 1):
        texts = [question(state, lang) for lang in LANGUAGES]
        assert all(text[-1] in ".?!" and text[0].isupper() for text in texts), texts
        assert state.over or texts[0] != texts[1]
        assert all(heading(state, lang) for lang in LANGUAGES)
        asked.add(texts[0])
    assert len(asked) > 10


def test_a_question_calls_the_leader_by_name() -> None:
    state = trailboss.game("winchester").start(3, 7)
    leader = state.to_move
    state.play(state.game.move("bid 3"))
    names = ["Anna", "Ben", "Clara"]
    plot = state.view(None)["plot"]
    asked = question(state, "en", names)
    assert asked == f"{names[leader]} leads with $3000 for plot {plot}. Do you go higher?"
    assert question(state, "de", names).startswith(f"{names[leader]} führt mit 3000\u00a0$")
    assert question(state, "en").startswith(state.game.seat_name(leader))


def test_a_total_is_written_as_money_where_money_decides() -> None:
    ranchers, winchester = trailboss.game("gwt2"), trailboss.game("winchester")
    assert [amount(ranchers, 62, lang) for lang in LANGUAGES] == ["62", "62"]
    named = [amount(ranchers, 62, lang, unit=True) for lang in LANGUAGES]
    assert named == ["62\u00a0points", "62\u00a0Punkte"]
    assert amount(ranchers, 1, "en", unit=True) == "1\u00a0point"
    for unit in (False, True):
        assert [amount(winchester, 8, lang, unit) for lang in LANGUAGES] == ["$8k", "8000\u00a0$"]
        assert [amount(winchester, 0, lang, unit) for lang in LANGUAGES] == ["$0", "0\u00a0$"]


def test_the_question_says_how_much_money_there_is() -> None:
    for state in played(VARIANTS[0], 3):
        assert isinstance(state, Ranch)
        if not state.over and state.view(None)["question"] == "hire":
            assert f"${state.money[state.to_move]}" in question(state, "en")
            return
    raise AssertionError("nobody could hire")


def test_without_certificates_only_income_is_asked_for() -> None:
    """It is still asked, because the hand can be changed before with a token."""
    asked: list[str] = []
    for certificates in (0, 2):
        story = Story(on="kansas_city", marker=certificates, hand="gray green", stack="black white", tokens=1)
        while "foresight upper" in story.may():
            story.play("foresight upper")
        state = story.state
        assert {"exchange", "certificates 0"} <= story.may()
        asked += [
            question(state, "en"),
            state.game.format_move(state, state.game.move("certificates 0"), "en"),
        ]
    assert asked == [
        "Take your income? (after that, you can't change your hand).",
        "Take your income: total 3, gain $3",
        "Use how many certificates?",
        "Use no certificates: total 3, gain $3",
    ]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_opening_begins_the_first_turn_and_everybody_hears_it(variant: Variant) -> None:
    state = next(played(variant, 2))
    events = opening(state)
    assert [begins_turn(state, event) for event in events] == [True]
    for event in events:
        assert event.visible_to(None)
        assert state.game.format_event(state, event, "en") != state.game.format_event(state, event, "de")


def test_some_events_begin_a_turn_and_most_do_not() -> None:
    for variant in VARIANTS:
        state = trailboss.game(variant.game).start(variant.seats, 4, **variant.options)
        state.events = []
        play_out(state, seeded("turns"))
        turns = [event for event in state.events if begins_turn(state, event)]
        assert 0 < 3 * len(turns) < len(state.events)


def test_a_heading_mentions_sams_rules() -> None:
    state = trailboss.game("gwt2").start(1, 1, sam="easy")
    assert heading(state, "en") == "job market row 2 of 12 · Sam: sam-reconstructed-1"


def test_a_game_without_a_manifest_is_shown_plainly() -> None:
    game = trailboss.game("gwt1")
    other = type(game).__new__(type(game))
    other.name = "poker"
    assert isinstance(presentation_of(other), PlainPresentation)
    assert shown()[:3] == ["winchester", "gwt1", "gwt2"]


def test_a_plain_table_has_the_games_words_for_its_view_and_score() -> None:
    add_messages("en", {"bridge.view.tricks_won": "tricks won", "bridge.score.game": "game"})
    add_messages("de", {"bridge.view.tricks_won": "Stiche"})
    game = trailboss.game("gwt1")
    other = type(game).__new__(type(game))
    other.name = "bridge"
    found = PlainPresentation().components(other, {})
    assert {kind: list(entries) for kind, entries in found.items()} == {
        "view": ["tricks_won"],
        "score": ["game"],
    }
    assert [found["view"]["tricks_won"].name.render(lang) for lang in LANGUAGES] == ["Tricks won", "Stiche"]


# -------------------------------------------------------------------- points


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_at_the_end_everybody_knows_the_whole_count(variant: Variant) -> None:
    *_, state = played(variant, 5)
    for viewer in (None, *range(state.seats)):
        assert [tuple(row) for row in standing(state, viewer)] == [
            (score.total, score.parts, score.place) for score in state.scores()
        ]


@pytest.mark.parametrize("variant", [each for each in VARIANTS if each.game != "winchester"], ids=str)
def test_own_points_are_counted_in_full(variant: Variant) -> None:
    for number, state in enumerate(played(variant, 6)):
        if number % 9 == 0 and not state.over:
            for seat in range(state.seats):
                assert standing(state, seat)[seat].total == state.scores()[seat].total


def test_sam_comes_after_the_seats() -> None:
    state = next(played(VARIANTS[3], 1))
    rows = standing(state, 0)
    assert len(rows) == 2
    assert rows[1].total == state.scores()[1].total


def unseen_card(state: Ranch, owner: int, face: int) -> Ranch:
    """The same table, where a rancher has taken a card from the top of the objective stack to the hand."""
    table = state.copy()
    assert isinstance(table, Ranch)
    table.objectives = without(table.objectives, face)  # copies share these lists
    table.hand[owner].append(face)
    table.unseen = put_list(table.unseen, owner, [*table.unseen[owner], face])
    return table


@proves("GWT-32f")
@pytest.mark.parametrize("variant", [VARIANTS[1], VARIANTS[7]], ids=str)
def test_cards_that_were_taken_unseen_count_for_their_owner_alone(variant: Variant) -> None:
    worth = set()
    for number, state in enumerate(played(variant, 9)):
        assert isinstance(state, Ranch)
        if state.over or number % 40 or len(set(state.objectives)) < 2:
            continue
        owner, other = 1, 2
        first, second = sorted(set(state.objectives))[:2]
        tables = [unseen_card(state, owner, face) for face in (first, second)]
        for viewer in (other, None):
            rows = standing(tables[0], viewer)
            assert rows == standing(tables[1], viewer)
            assert all(row.place is None for row in rows)
            assert rows[owner].total == standing(state, viewer)[owner].total
        own = [standing(table, owner)[owner].total for table in tables]
        assert own == [table.scores()[owner].total for table in tables]
        assert all(row.place is not None for row in standing(tables[0], owner))
        worth.add(own[0])
    assert len(worth) > 1


@proves("WIN-S-9", "WIN-S-8")
@pytest.mark.parametrize("variant", [each for each in VARIANTS if each.game == "winchester"], ids=str)
def test_cash_of_others_is_never_shown_while_the_game_runs(variant: Variant) -> None:
    for number, state in enumerate(played(variant, 7)):
        assert isinstance(state, Winchester)
        if state.over or number % 7:
            continue
        for viewer in (None, *range(state.seats)):
            rows = standing(state, viewer)
            richer = state.copy()
            assert isinstance(richer, Winchester)
            richer.bank = 1
            for seat in range(state.seats):
                if seat != viewer:
                    richer.cash[seat] += 3
            assert standing(richer, viewer) == rows
            for seat, row in enumerate(rows):
                assert row.place is None
                assert (row.total is not None) == ("cash" in row.parts) == (seat == viewer)
                if row.total is not None:
                    assert row.total == sum(row.parts.values())


@proves("WIN-B-6")
def test_a_seen_secret_objective_counts_in_the_standing() -> None:
    for state in played(VARIANTS[8], 8):
        assert isinstance(state, Winchester)
        if not state.over and state.knowledge.knows(0, SECRET_PLACE + 2):
            assert "first_secret" in standing(state, 0)[1].parts
            assert "first_secret" not in standing(state, None)[1].parts
            return
        if not state.over:
            assert "first_secret" not in standing(state, 0)[1].parts
    raise AssertionError("no rumor was told")
