"""Alone against Sam at the text table: whole games, his board, and what the start says about his rules."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from tests.cli.conftest import Call
from tests.cli.gwt_table import FACE, FULL, GwtTable, positions, seen
from trailboss import Record
from trailboss.cli.story import Story
from trailboss.cli.table.layout import Page, Screen, compose
from trailboss.core.messages import format_message
from trailboss.games.gwt.present.view import GwtView
from trailboss.games.gwt.terminal.page import page
from trailboss.games.gwt.terminal.sam import last_actions

LANGS = ["en", "de"]
LABEL = "sam-reconstructed-1"
TELLTALE_SEED = 481516234291
LOOKING = (
    "sam",
    "board sam",
    "ranchers",
    "scores",
    "help",
    "exchange",
    "log 2",
    "hint",
    "map",
    "why exchange",
)


@pytest.mark.parametrize(("lang", "drawn"), [("en", True), ("de", True), ("en", False), ("de", False)])
def test_a_whole_game_against_sam(tmp_path: Path, lang: str, drawn: bool) -> None:
    size = (120, 40) if lang == "en" else (80, 24)
    table = GwtTable(
        [],
        tmp_path,
        "me",
        TELLTALE_SEED,
        lang,
        drawn,
        False,
        *size,
        edition="gwt2",
        sam="hard",
        simmental=drawn,
    )
    asked = 0

    def between() -> str | None:
        nonlocal asked
        asked += 1
        return LOOKING[asked // 7 % len(LOOKING)] if asked % 7 == 0 else None

    shown = table.play_random(between=between)
    assert table.state.over
    assert asked > 7 * len(LOOKING)
    assert LABEL in shown
    assert format_message("table.final", {}, lang) in shown
    assert {"en": "Sam turns up card ", "de": "Sam deckt Karte "}[lang] in shown
    totals = [score.total for score in table.state.scores()]
    assert len(totals) == 2
    if not drawn:
        assert f"Sam: {totals[1]} (" in shown
        assert not set(shown) & set("─┌┐└┘┤├")
    assert str(TELLTALE_SEED) not in shown
    assert "Traceback" not in shown
    assert Record.loads(table.file.read_text(encoding="utf-8")).replay().winners() == table.state.winners()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("columns", "rows"), [(120, 40), (80, 24)])
def test_the_first_screen_and_the_help_say_that_his_rules_are_reconstructed(
    tmp_path: Path, lang: str, columns: int, rows: int
) -> None:
    start = GwtTable(["quit"], tmp_path, "me", 1, lang, True, False, columns, rows, edition="gwt2").play()
    assert LABEL in start
    helped = GwtTable(["help", "quit"], tmp_path, "me", 1, lang, False, edition="gwt2").play()
    assert helped.count(LABEL) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_his_board_and_his_cards_are_shown(lang: str) -> None:
    for number, state in enumerate(positions(1, 8, "gwt2", sam="hard")):
        if number % 101 != 100 or state.over:
            continue
        here = seen(state, lang=lang)
        view = cast(GwtView, state.view(0))
        sam = view["sam"]
        assert sam is not None
        rancher = view["ranchers"][sam["rancher"]]
        large = "\n".join(line.plain for line in page(here, 200, 70, FULL))
        look = "\n".join(FACE.look(here, "sam", ""))
        for text in (large, look):
            assert format_message(f"gwt2.level.{sam['level']}", {}, lang) in text
            assert format_message(f"gwt2.workers.{sam['specialization']}", {}, lang) in text
            assert str(sam["discs"]) in text
            assert ", ".join(str(card) for card in sam["cards"]) in text
            assert ", ".join(str(card) for card in sam["pile"]) in text
            assert ", ".join(rancher["stock"]) in text
        for tile in view["trail"]:
            assert tile["owner"] != sam["rancher"] or f"S{tile['tile']}" in large
        assert "-" not in look.partition(LABEL)[2].split(";")[0]
        assert FACE.look(here, "board", "sam") == FACE.look(here, "sam", "")


def test_his_last_card_is_shown_with_what_it_did(tmp_path: Path) -> None:
    table = GwtTable([], tmp_path, "me", 2, edition="gwt2")
    left = 30

    def between() -> str | None:
        nonlocal left
        left -= 1
        return "quit" if left < 0 else None

    shown = table.play_random(between=between)
    here = table.sitting.session.seen(0, "en")
    actions = last_actions(here)
    assert actions
    assert actions[0].startswith("Sam rides to ")
    sam = cast(GwtView, here.view)["sam"]
    assert sam is not None
    assert f"Sam turns up card {sam['pile'][-1]}: " in shown
    assert any(line.startswith(f"His last card, {sam['pile'][-1]}: ") for line in FACE.look(here, "sam", ""))
    assert " ".join(actions) in "\n".join(FACE.look(here, "sam", ""))


def test_a_practice_table_keeps_the_order_of_sams_deck_hidden(tmp_path: Path) -> None:
    shown = GwtTable(
        ["sam", "ranchers", "board", "quit"], tmp_path, "me", show_all=True, edition="gwt2"
    ).play()
    assert "in unknown order" in shown


# -------------------------------------------------------------------- commands

Typed = Callable[[str], None]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """`typed("quit")` is what comes from the keyboard."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    *_, state = positions(1, 77, "gwt2", sam="easy")
    file = tmp_path_factory.mktemp("gwt2") / "game.record"
    file.write_text(Record.of(state).dumps(), encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", LANGS)
def test_replay_prints_the_whole_game(call: Call, record: Path, lang: str) -> None:
    done = call("--lang", lang, "replay", str(record), "--text")
    assert done.status == 0, done.err
    assert LABEL in done.out
    assert "Sam" in done.out


def test_replay_draws_every_step(record: Path) -> None:
    story = Story(Record.loads(record.read_text(encoding="utf-8")), None, "de")
    assert story.face is not None
    for number in (0, len(story.moves) // 2, len(story.moves)):
        lines = compose(
            story.face, story.seen(number), Page("replay", story.move(number), "n", []), Screen(80, 24, FULL)
        )
        assert len(lines) < 24
        assert max(line.cell_len for line in lines) <= 80


@pytest.mark.parametrize(
    ("given", "level"),
    [
        (("--seats", "me"), "medium"),
        (("--players", "1"), "medium"),
        (("--seats", "me", "--option", "sam=hard"), "hard"),
        (("--option", "sam=easy"), "easy"),
    ],
)
def test_one_person_plays_against_sam(
    call: Call, typed: Typed, tmp_path: Path, given: tuple[str, ...], level: str
) -> None:
    typed("quit\n")
    done = call("play", "gwt2", *given, "--save", str(tmp_path / "game.record"))
    assert done.status == 0, done.err
    assert f"Your opponent is Sam, level {level}." in done.out
    assert LABEL in done.out


@pytest.mark.parametrize("seats", ["me,me", "me,random"])
def test_several_players_and_sam_are_refused(call: Call, typed: Typed, seats: str) -> None:
    typed("1\n")
    done = call("play", "gwt2", "--seats", seats, "--option", "sam=hard")
    assert done.status == 2
    assert done.err == "Sam plays against one player only.\n"
    german = call("--lang", "de", "play", "gwt2", "--seats", seats, "--option", "sam=hard")
    assert german.err == "Sam spielt nur gegen einen einzigen Spieler.\n"


def test_sim_plays_alone_against_sam(call: Call) -> None:
    done = call("sim", "gwt2", "--seats", "random", "--games", "1", "--seed", "1", "--processes", "1")
    assert done.status == 0, done.err
    assert "Sam" in done.out
    assert LABEL in done.out
