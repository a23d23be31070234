"""The end of a game: the score sheet, ties, winners, another game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.table_support import BARE, FACE, FULL, Script, Table, positions, seen
from trailboss import State
from trailboss.cli.table import ending
from trailboss.core.messages import format_message
from trailboss.games.winchester.components.cards import (
    FORESTS,
    MINES,
    MOVEMENTS,
    RANCH_LAND,
    RUMORS,
    SALOON,
    SALOON_CORNER,
)
from trailboss.games.winchester.state.table import Table as Winchester


def finished(seats: int = 4, seed: int = 8) -> Winchester:
    state: State
    for state in positions(seats, seed):
        if state.over:
            assert isinstance(state, Winchester)
            return state
    raise AssertionError("the game never ended")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sheet_adds_up(seats: int, lang: str) -> None:
    state = finished(seats)
    lines = [line.plain for line in ending.sheet(FACE, seen(state, 0, lang), 80, FULL)]
    assert all(len(line) <= 80 for line in lines)
    rows = [[int(found) for found in re.findall(r"\$?(\d+)(?: \$|(?!\.))", line)] for line in lines]
    columns = list(zip(*rows[1:-1], strict=True))
    assert len(columns) == seats
    for column in columns:
        assert sum(column[:-1]) == column[-1]
    assert sorted(int(place) for place in re.findall(r"(\d)\.", lines[-1])) == sorted(
        score.place for score in state.scores()
    )
    for part in state.scores()[0].parts:
        assert any(line.startswith(state.game.category(part, lang)) for line in lines)


def test_a_narrow_window_gets_sentences_instead() -> None:
    assert ending.sheet(FACE, seen(finished(5), 0), 40, BARE) == []


def test_sentences_go_from_the_best_to_the_last() -> None:
    state = finished()
    sentences = ending.sentences(FACE, seen(state, 0), [0])
    places = [int(sentence.partition(".")[0]) for sentence in sentences if re.match(r"\d\. ", sentence)]
    assert places == sorted(places)
    assert len(places) == 4
    assert all("Cash: $" in sentence for sentence in sentences[1:5])


def even(state: Winchester) -> None:
    """All seats equal in everything."""
    state.owner = [-1] * 20
    state.cash = [10] * state.seats
    state.majority = [0] * state.seats
    state.duels = 0


def test_ties_are_explained() -> None:
    state = finished(3)
    even(state)
    state.cash[2] = 9
    assert ending.sentences(FACE, seen(state, 0), [0])[4:] == [
        "Red (you) and Blue are tied in everything and share the place.",
        "Red and Blue share the win.",
    ]
    state.duels = 0b010
    assert ending.sentences(FACE, seen(state, 0), [0])[4:] == [
        "Blue and Red (you) have the same total and cash; Blue is ahead with an unused duel token.",
        "Blue wins.",
    ]


def test_a_tie_in_the_total_goes_to_the_cash() -> None:
    state = finished(3)
    even(state)
    state.secret = [FORESTS, RUMORS, MINES, RANCH_LAND, SALOON_CORNER, MOVEMENTS, *state.secret[6:]]
    state.owner[6] = 0  # a forest, which brings Red $3000, and no other card anything
    state.bonus[6] = SALOON
    state.cash = [10, 13, 1]
    assert FACE.ties(seen(state, 0), state.scores()) == [
        "Blue and Red (you) both reach $13000; Blue is ahead with more cash: $13000 to $10000."
    ]


def test_the_winner_is_addressed_directly() -> None:
    state = finished(3)
    even(state)
    state.cash = [1, 2, 30]
    assert ending.winners(seen(state, 2), [2]) == "You win, Yellow!"
    assert ending.winners(seen(state, 2, "de"), [2]) == "Du gewinnst, Gelb!"
    assert ending.winners(seen(state, 0), [0]) == "Yellow wins."


def test_names_are_listed() -> None:
    assert ending.listing([], "en") == ""
    assert ending.listing(["Red"], "en") == "Red"
    assert ending.listing(["Rot", "Blau", "Gelb"], "de") == "Rot, Blau und Gelb"


@pytest.mark.parametrize("drawn", [False, True], ids=["plain", "drawn"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_ends_with_the_sheet_and_an_offer(tmp_path: Path, lang: str, drawn: bool) -> None:
    table = Table([], tmp_path, "me,random,random", lang=lang, drawn=drawn, columns=80, rows=24)
    shown = table.play_random()
    assert table.state.over
    for key in ("table.final", "table.another"):
        assert format_message(key, {}, lang) in shown
    assert f"\n  trailboss replay {table.file}\n" in shown
    assert f"\n  trailboss review {table.file}\n" in shown
    assert '[Finished "yes"]' in table.file.read_text(encoding="utf-8")


def test_another_game_starts_at_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    table = Table([], tmp_path, "me,random,random", claims="manual")
    table.play_random()
    old = table.state
    table.room._read = Script(["players", "nonsense", "yes", "quit"])
    table.sitting.run()
    assert not table.state.over
    assert table.state.config.seed != old.config.seed
    assert table.state.config.options == old.config.options
    assert table.sitting.save.path.parent == tmp_path / "trailboss" / "games"


def test_after_the_end_people_still_see_their_own_side(tmp_path: Path) -> None:
    table = Table([], tmp_path, "me,random,random")
    table.play_random()
    for seat in range(3):
        table.state.to_move = seat  # whoever decided last
        table.room._read = Script(["observe", ""])
        table.sitting.run()
    assert table.output.getvalue().count("You are Red.") >= 3
    assert "You are Blue." not in table.output.getvalue()
    assert "You are Yellow." not in table.output.getvalue()


def test_enter_leaves_after_the_end(tmp_path: Path) -> None:
    table = Table([], tmp_path)
    table.play_random()
    table.room._read = Script(["log 1", "hint", "why bid 3", "nonsense", "help", "no"])
    table.sitting.run()
    shown = table.output.getvalue()
    assert "The game is over." in shown
    assert "'nonsense' is not a valid answer here" in shown
