"""The second edition at the text table: its pieces are on the screen, tokens work at any prompt."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import trailboss
from docs.pictures.gwt2_table import PICTURE, picture
from tests.cli.conftest import Call
from tests.cli.gwt_table import BARE, FACE, FEW, FULL, GwtTable, everything_shown, positions, screen, seen
from tests.texts import pairs
from trailboss import State, seeded
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.cattle import FACE_IDS, FACE_VALUE, FACE_VP
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.trail import SPACES
from trailboss.games.gwt.present.view import GwtView
from trailboss.games.gwt.questions.kansas_city import hand_value
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.editions import FIRST, SECOND
from trailboss.games.gwt.rules.moves import EXCHANGE
from trailboss.games.gwt.state.table import Table
from trailboss.games.gwt.terminal.page import page
from trailboss.games.gwt.terminal.railroad import draw_railroad
from trailboss.games.gwt.terminal.ranch import hand
from trailboss.games.gwt.terminal.terms import edition_of, letter, phrase
from trailboss.games.gwt.terminal.trail import draw_trail

LANGS = ["en", "de"]
WORD = {"en": "exchange", "de": "tauschen"}


def game(seats: int = 2, seed: int = 3, every: int = 1, **options: bool | str) -> list[State]:
    """Some positions of a random game of the second edition, the final one left out."""
    return [
        state.copy()
        for number, state in enumerate(positions(seats, seed, "gwt2", **options))
        if number % every == 0 and not state.over
    ]


def view_of(state: State, seat: int | None = None) -> GwtView:
    return cast(GwtView, state.view(state.to_move if seat is None else seat))


def drawn(lines: list[object]) -> str:
    return "\n".join(str(line) for line in lines)


# -------------------------------------------------------------------- the pieces of the edition


@pytest.mark.parametrize("edition", [FIRST, SECOND], ids=["first", "second"])
def test_every_printed_action_city_and_master_has_a_label(edition: Edition) -> None:
    known = pairs()
    printed = {action for building in edition.local for either in building for action in either}
    assert all(f"table.gwt.act.{ACTION_IDS[action]}" in known for action in printed | set(edition.risk))
    assert all(f"table.gwt.city.{city}" in known for city in edition.cities.ids)
    assert all(f"table.gwt.master.{MASTER_IDS[master]}" in known for master in edition.masters)


@pytest.mark.parametrize("lang", LANGS)
def test_the_trail_parts_at_d(lang: str) -> None:
    state = game(every=300)[0]
    here = seen(state, lang=lang)
    rows = [line.plain for line in draw_trail(here, 80, BARE)]
    way = next(row for row in rows if "[D]" in row)
    assert way.index("[D]") < way.index("┬") < way.index("d1")
    assert "D: " in way
    assert "⇄" in drawn(list(rows))  # the first outlaw is worth a token
    assert len(edition_of(here).trail.ids) == SPACES


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [80, 120, 160])
def test_the_railroad_shows_the_new_cities(width: int, lang: str) -> None:
    here = seen(game(every=400)[0], lang=lang)
    lines = [line.plain for line in draw_railroad(here, width, FULL)]
    cities = SECOND.cities
    for city, name in enumerate(cities.ids):
        column = lines[0].index(phrase(here, f"city.{name}"))
        assert lines[1][column:].startswith(f"{cities.value[city]}{'◆' if cities.dark[city] else '◇'}")
    assert "»⇄" in lines[1]
    for master in view_of(here.state)["station_masters"]:
        assert master is None or phrase(here, f"master.{master}") in drawn(list(lines))
    assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize("lang", LANGS)
def test_a_large_screen_shows_every_component(lang: str) -> None:
    state = game(3, every=150, simmental=True)[2]
    view = view_of(state)
    here = seen(state, lang=lang)
    text = drawn([line.plain for line in page(here, 200, 60, FULL)])
    for card, count in view["cattle"].items():
        face = FACE_IDS.index(card)
        code = phrase(here, "cow." + card.rstrip("0123456789"))
        assert f"{code}{FACE_VALUE[face]}★{FACE_VP[face]}×{count}" in text
    for stage, left in enumerate(view["simmental"], 2):
        face = FACE_IDS.index(f"orange{stage}")
        assert f"{FACE_VALUE[face]}★{FACE_VP[face]}×{left}" in text
    assert "$8/1 $5/2" in text
    for building in view["ranchers"][state.to_move]["stock"]:
        assert building in text
    for rancher in view["ranchers"]:
        row = next(
            line for line in text.splitlines() if line[1:2] == letter(here, rancher["seat"]) and "★" in line
        )
        assert f" {rancher['tokens']} " in row
    assert f"⇄ {view['ranchers'][state.to_move]['tokens']}" in text


@pytest.mark.parametrize("lang", LANGS)
def test_looks_tell_the_edition(lang: str) -> None:
    state = game(every=250, simmental=True)[1]
    here = seen(state, lang=lang)
    texts = {
        name: "\n".join(FACE.look(here, name, ""))
        for name in ("cattle", "railroad", "board", "ranchers", "signs")
    }
    tokens = {"en": "exchange token", "de": "Tauschmarke"}[lang]
    assert all(tokens in texts[name] for name in ("railroad", "board", "ranchers", "signs"))
    assert "Simmental" in texts["cattle"]
    assert {"en": "$4", "de": "4\u00a0$"}[lang] in texts["railroad"]
    for number in (11, 12):
        assert FACE.look(here, "building", f"{number}b")[0].startswith(f"{number}b: ")
    assert FACE.look(here, "building", "13a") == [phrase(here, "which_building")]
    assert tokens in FACE.look(here, "space", "outlaw_1")[0]


def test_the_worth_of_a_hand_counts_one_simmental() -> None:
    calf = FACE_IDS.index("orange1")
    for stages in ((0,), (0, 0), (0, 1), (1, 2, 0)):
        state = game(every=300, simmental=True)[0].copy()
        assert isinstance(state, Table)
        state.hand[state.to_move] += [calf + stage for stage in stages]
        lines = drawn([line.plain for line in hand(seen(state), 200, BARE, 0).lines])
        assert "Simmental" in lines
        assert lines.endswith(f"worth {hand_value(state, state.to_move)}")


def test_raising_cattle_is_asked_with_the_hand_on_the_screen() -> None:
    """The question comes in Kansas City, after the income."""
    for seed in range(1, 40):
        for state in positions(2, seed, "gwt2", simmental=True):
            if state.view(None)["question"] != "simmental":
                continue
            for lang, asked in (
                ("en", "Raise Simmental in your hand?"),
                ("de", "Simmental auf der Hand aufziehen?"),
            ):
                here = seen(state, lang=lang)
                for columns, rows in ((120, 40), (80, 24)):
                    text = drawn(list(screen(here, columns, rows)))
                    assert asked in text
                    assert "Or2" in text or "Or4" in text
                assert "Simmental" in FACE.situation(here, False)[0]
            return
    raise AssertionError("no game asked")


# -------------------------------------------------------------------- nothing is too large, nothing is told


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("seats", "simmental"), [(1, True), (1, False), (2, True), (4, True)])
def test_every_screen_fits(seats: int, simmental: bool, lang: str) -> None:
    widths = [80, 200, 120, 118, 96, 79, 160, 60]
    for number, state in enumerate(game(seats, 20 + seats, 53, simmental=simmental)):
        columns, rows = widths[number % len(widths)], (24, 40, 50)[number % 3]
        for colours in (FULL, FEW, BARE):
            lines = screen(seen(state, lang=lang), columns, rows, colours)
            assert max(len(line) for line in lines) <= columns
            assert len(lines) <= rows - 1 or columns < 80


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_table_looks_the_same_whatever_is_hidden(seats: int, lang: str) -> None:
    """Others' hands, draw stacks, the supply and the order of Sam's cards."""
    for number, state in enumerate(game(seats, 9, 173, simmental=True)):
        for viewer in range(seats):
            other = state.determinize(viewer, seeded(f"other {number}"))
            assert everything_shown(seen(state, viewer, lang)) == everything_shown(seen(other, viewer, lang))


# -------------------------------------------------------------------- exchange tokens


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("drawn", [False, True], ids=["plain", "drawn"])
def test_a_token_can_be_used_where_it_is_not_listed(tmp_path: Path, lang: str, drawn: bool) -> None:
    """At the choice of a building only buildings are listed."""
    table = GwtTable(["b", "2", WORD[lang], "quit"], tmp_path, "me", 7, lang, drawn, edition="gwt2")
    before = cast(GwtView, table.state.view(0))["ranchers"][0]["tokens"]
    shown = table.play()
    assert [table.state.game.text(entry) for entry in table.state.history] == [
        "place b",
        "do build_2",
        "exchange",
    ]
    assert view_of(table.state)["ranchers"][0]["tokens"] == before - 1
    assert view_of(table.state)["question"] == "draw"
    assert {"en": "Red uses an exchange token.", "de": "Rot löst eine Tauschmarke ein."}[lang] in shown


def test_without_a_token_the_reason_is_given(tmp_path: Path) -> None:
    table = GwtTable(["exchange", "1", "1", "1", "1", "exchange", "quit"], tmp_path, "me", edition="gwt2")
    assert "You have no exchange token." in table.play()


def test_another_person_may_use_a_token_in_between(tmp_path: Path) -> None:
    table = GwtTable(
        ["", "exchange green", "exchange blue", "", "quit"], tmp_path, "me,me", 5, edition="gwt2", first=0
    )
    shown = table.play()
    count = table.state.game.move_count
    assert [divmod(entry, count) for entry in table.state.history] == [(1, EXCHANGE)]
    assert table.state.to_move == 1
    assert "Type exchange for yourself, or exchange and the colour" in shown
    assert "Pass the keyboard to Blue." in shown


def test_an_answer_can_be_typed_as_it_is_listed(tmp_path: Path) -> None:
    table = GwtTable(
        ["Place the herder on building C", "quit"], tmp_path, "me,random", edition="gwt2", first=0
    )
    assert "Red begins on building C." in table.play()


def test_nobody_uses_the_token_of_a_bot(tmp_path: Path) -> None:
    shown = GwtTable(["exchange blue", "quit"], tmp_path, "me,random", edition="gwt2", first=0).play()
    assert "Blue is played by a bot." in shown


def test_the_first_edition_has_no_tokens(tmp_path: Path) -> None:
    shown = GwtTable(["exchange", "help", "quit"], tmp_path, "me,random", seed=1).play()
    assert "'exchange' is not a valid answer here" in shown
    assert "exchange token" not in shown
    assert "Sam" not in shown


# -------------------------------------------------------------------- the other commands


def test_bench_and_games_support_it(call: Call) -> None:
    done = call("bench", "gwt2", "--seats", "2", "--seconds", "0.1", "--json")
    assert done.status == 0, done.err
    assert '"game": "gwt2"' in done.out
    done = call("games")
    assert "sam-reconstructed-1" in " ".join(done.out.split())


@pytest.mark.parametrize(("given", "played"), [("yes", True), ("true", True), ("ja", True), ("no", False)])
def test_yes_and_no_are_understood(call: Call, given: str, played: bool) -> None:
    done = call(
        "sim", "gwt2", "--seats", "random,random", "--games", "1", "--processes", "1", "--json",
        "--option", f"simmental={given}",
    )  # fmt: skip
    assert done.status == 0, done.err
    assert f'"simmental": {str(played).lower()}' in done.out


def test_the_picture_is_drawn_by_the_table_itself() -> None:
    text = PICTURE.read_text(encoding="utf-8")
    assert len(text) < 150_000
    for words in ("second edition", "sam-reconstructed-1", "Job market", "Sam"):
        assert words in text
    assert picture().startswith("<svg")
    assert trailboss.game("gwt2").title() in text
