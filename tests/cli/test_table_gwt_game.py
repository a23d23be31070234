"""Whole games of Great Western Trail at the text table, and nothing hidden is ever shown."""

from __future__ import annotations

from pathlib import Path

import pytest

import trailboss
from docs.pictures.gwt_table import PICTURE, picture
from tests.cli.conftest import Call
from tests.cli.gwt_table import FACE, FULL, GwtTable, everything_shown, positions, seen
from trailboss import Record, seeded
from trailboss.cli.story import Story, Viewpoint
from trailboss.cli.table.layout import Page, Screen, compose
from trailboss.core.fields import put_list
from trailboss.core.messages import format_message
from trailboss.games.gwt.state.table import Table

TELLTALE_SEED = 481516234291
LOOKING = (
    "trail", "railroad", "jobs", "cattle", "board", "board red", "board blue", "hand", "objectives", "scores",
    "ranchers", "space b2", "building 3a", "signs", "map", "log 3", "help", "why end", "hint", "nonsense",
    "undo",
)  # fmt: skip


@pytest.mark.parametrize("drawn", [False, True], ids=["plain", "drawn"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_can_be_played(tmp_path: Path, lang: str, drawn: bool) -> None:
    size = (120, 40) if lang == "en" else (80, 24)
    table = GwtTable([], tmp_path, "random,me", TELLTALE_SEED, lang, drawn, columns=size[0], rows=size[1])
    asked = 0

    def between() -> str | None:
        nonlocal asked
        asked += 1
        return LOOKING[asked // 5 % len(LOOKING)] if asked % 5 == 0 else None

    shown = table.play_random(between=between)
    assert table.state.over
    assert asked > 5 * len(LOOKING)
    assert format_message("table.final", {}, lang) in shown
    assert str(TELLTALE_SEED) not in shown
    assert "Traceback" not in shown
    assert Record.loads(table.file.read_text(encoding="utf-8")).replay().winners() == table.state.winners()


def test_a_plain_table_prints_only_lines(tmp_path: Path) -> None:
    shown = GwtTable(["b", "1", "trail", "quit"], tmp_path).play()
    assert "\x1b" not in shown
    assert not set(shown) & set("─┌┐└┘┤├")
    assert "> b\nRed begins on building B.\n" in shown


# -------------------------------------------------------------------- hidden things


def with_unseen_cards() -> list[Table]:
    """Positions in which somebody holds an objective card that nobody else has seen."""
    found: list[Table] = []
    for number, state in enumerate(positions(4, 61)):
        if number % 97 == 50 and not state.over:
            other = state.copy()
            assert isinstance(other, Table)
            owner = number % 4
            card = other.objectives[-1]
            other.objectives = other.objectives[:-1]  # copies share these lists
            other.hand[owner].append(card)
            other.unseen = put_list(other.unseen, owner, [*other.unseen[owner], card])
            found.append(other)
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_looks_the_same_whatever_is_hidden(lang: str) -> None:
    states = [state.copy() for number, state in enumerate(positions(4, 9)) if number % 61 == 0]
    for number, state in enumerate([*states, *with_unseen_cards()]):
        if state.over:
            continue
        seat = state.to_move
        for viewer in (seat, (seat + 1) % state.seats):
            other = state.determinize(viewer, seeded(f"other {number}"))
            assert everything_shown(seen(state, viewer, lang)) == everything_shown(seen(other, viewer, lang))


def test_a_leaked_hand_would_be_detected() -> None:
    state = next(positions(4, 9))
    other = state.copy()
    assert isinstance(other, Table)
    other.hand[other.to_move][0] = (other.hand[other.to_move][0] + 1) % 4
    assert everything_shown(seen(state)) != everything_shown(seen(other))


def test_unknown_objective_cards_are_not_counted_and_marked() -> None:
    states = with_unseen_cards()
    assert len(states) > 3
    for state in states:
        owner = next(seat for seat in range(state.seats) if state.unseen[seat])
        viewer = (owner + 1) % state.seats
        assert (
            "Unknown objective cards are not counted: 1."
            in FACE.look(seen(state, viewer), "scores", "")[owner]
        )
        assert "Unknown" not in "".join(FACE.look(seen(state, owner), "scores", "")[owner])


def test_at_a_practice_table_all_hands_are_open(tmp_path: Path) -> None:
    shown = GwtTable(["board blue", "board yellow", "quit"], tmp_path, show_all=True).play()
    assert "face down" not in shown
    assert shown.count(": in hand ") == 2


def test_two_people_share_a_keyboard(tmp_path: Path) -> None:
    """Before another person's turn a curtain falls, and nothing of the last hand is told in public."""
    table = GwtTable([], tmp_path, "me,me", seed=5)
    left = 60

    def between() -> str | None:
        nonlocal left
        left -= 1
        return "quit" if left < 0 else None

    shown = table.play_random(between=between)
    turns = shown.split("Pass the keyboard to ")
    assert len(turns) > 6
    for turn in turns[1:]:
        who, other = ("Red", "Blue") if turn.startswith("Red") else ("Blue", "Red")
        assert f"{who}, press Enter when nobody else is looking." in turn
        assert f"For {other} only:" not in turn
        assert "Your hand: " in turn


# -------------------------------------------------------------------- the other commands


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    *_, state = positions(2, 77)
    file = tmp_path_factory.mktemp("gwt") / "game.record"
    file.write_text(Record.of(state).dumps(), encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", ["en", "de"])
def test_replay_prints_the_whole_game(call: Call, record: Path, lang: str) -> None:
    done = call("--lang", lang, "replay", str(record), "--text")
    assert done.status == 0, done.err
    assert trailboss.game("gwt1").title(lang) in done.out
    assert {"en": "The game is over.", "de": "Das Spiel ist zu Ende."}[lang] in done.out


@pytest.mark.parametrize(
    "viewpoint", [None, Viewpoint(0, everything=False), Viewpoint(None, everything=False)]
)
def test_replay_draws_every_step(record: Path, viewpoint: Viewpoint | None) -> None:
    story = Story(Record.loads(record.read_text(encoding="utf-8")), viewpoint, "en")
    assert story.face is not None
    for number in range(0, len(story.moves) + 1, 40):
        page = Page("replay", story.move(number), "n, b, q", [])
        for columns, rows in ((120, 40), (80, 24)):
            lines = compose(story.face, story.seen(number), page, Screen(columns, rows, FULL))
            assert len(lines) < rows
            assert max(line.cell_len for line in lines) <= columns


def test_sim_bench_and_games_support_it(call: Call, tmp_path: Path) -> None:
    done = call("sim", "gwt1", "--games", "1", "--seats", "random,random", "--seed", "1", "--processes", "1")
    assert done.status == 0, done.err
    for category in ("Buildings", "Station masters", "Job market token"):
        assert category in done.out
    done = call("bench", "gwt1", "--seats", "2", "--seconds", "0.1", "--json")
    assert done.status == 0
    assert '"game": "gwt1"' in done.out
    done = call("games", "--json")
    assert "which side of the private buildings everyone plays" in done.out


def test_the_picture_is_drawn_by_the_table_itself() -> None:
    text = PICTURE.read_text(encoding="utf-8")
    assert len(text) < 150_000
    for words in ("Great Western Trail", "Job market", "Move to another location", "Red"):
        assert words in text
    assert picture().startswith("<svg")
