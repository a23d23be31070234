"""Nothing that is hidden from a seat is ever shown to the person on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.table_support import FACE, FULL, Table, page_of, positions, seen
from trailboss import State, seeded
from trailboss.cli.table.face import Seen
from trailboss.cli.table.layout import Screen, compose
from trailboss.core.messages import format_message
from trailboss.games.winchester.components.cards import SECRET
from trailboss.games.winchester.state.table import SECRET_PLACE
from trailboss.games.winchester.state.table import Table as Winchester

TELLTALE_SEED = 481516234291


def everything_shown(here: Seen) -> list[str]:
    """All that the table can show to a person in one position."""
    result = [*FACE.situation(here, True), FACE.question(here), FACE.heading(here)]
    for columns, rows in ((120, 40), (80, 24), (50, 60)):
        page = page_of(here)
        result += [line.markup for line in compose(FACE, here, page, Screen(columns, rows, FULL))]
    for look in FACE.looks:
        if look.names[0] != "plot":
            result += FACE.look(here, look.names[0], "")
    for plot in range(1, 20):
        result += FACE.look(here, "plot", str(plot))
    return [*result, *FACE.notes(here)]


def other_hands(state: State, seat: int, chance: int) -> State:
    """The same game as the seat knows it, with other cards in hidden places and other sums in other hands."""
    other = state.determinize(seat, seeded(f"other {chance}"))
    assert isinstance(other, Winchester)
    for each in range(other.seats):
        if each != seat:
            other.cash[each] += 1 + chance % 5
    return other


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("tokens", ["face_up", "face_down"])
def test_the_table_looks_the_same_whatever_is_hidden(tokens: str, lang: str) -> None:
    for number, state in enumerate(positions(4, 9, bonus_tokens=tokens)):
        if state.over or number % 23:
            continue
        seat = state.to_move
        assert everything_shown(seen(state, seat, lang)) == everything_shown(
            seen(other_hands(state, seat, number), seat, lang)
        )


def test_a_leaked_hand_would_be_detected() -> None:
    """Conversely, if your own cards change, the table looks different."""
    state = next(positions(4, 9))
    other = state.copy()
    assert isinstance(other, Winchester)
    other.cash[other.to_move] += 1
    assert everything_shown(seen(state)) != everything_shown(seen(other))


LOOKING = ("players", "piles", "plots", "log", "hint", "why bid 150", "why duel", "save", "help", "map")


@pytest.mark.parametrize("drawn", [False, True], ids=["plain", "drawn"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_log_of_a_whole_game_reveals_nothing_hidden(tmp_path: Path, lang: str, drawn: bool) -> None:
    table = Table([], tmp_path, "random,me,random,random", TELLTALE_SEED, lang, drawn, columns=120)
    chance = seeded(f"whole game {lang} {drawn}")
    asked = 0

    def read(prompt: str) -> str:
        nonlocal asked
        if table.state.over:
            raise EOFError
        asked += 1
        if asked % 3 == 0:
            return LOOKING[chance.below(len(LOOKING))]
        keys = [key for answer in table.sitting.answers() for key in answer.moves]
        return keys[chance.below(len(keys))]

    table.room._read = read
    shown = table.play()
    assert table.state.over
    running = shown.partition(format_message("table.final", {}, lang))[0]
    running = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", running)
    assert len(running) > 10_000
    assert str(TELLTALE_SEED) not in shown.replace(str(tmp_path), "")
    state = table.state
    assert isinstance(state, Winchester)
    for place in range(2 * state.seats):
        if not state.knowledge.knows(1, SECRET_PLACE + place):
            for key in ("winchester.secret", "table.win.secret"):
                objective = format_message(f"{key}.{SECRET[state.secret[place]].id}", {}, lang)
                assert objective not in running
    secret = format_message("table.win.secret", {}, lang)
    for seat in (0, 2, 3):
        name = state.game.seat_name(seat, lang)
        for line in running.splitlines():
            if not drawn and re.match(rf"{name}: .*; ", line):
                assert line.endswith(f": {secret}.")
            if drawn and re.search(rf" {name[0]} {name} ", line):
                assert secret in line


def test_the_file_warns_those_who_open_it(tmp_path: Path) -> None:
    table = Table(["0"], tmp_path)
    table.play()
    text = table.file.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert "the seed tells everything that is hidden" in text
