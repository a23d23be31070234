"""The opening book: what is in it, how a game compares with it, and how it is made."""

import json
from pathlib import Path

import pytest

from tests.coach.games import played
from trailboss import Record, game
from trailboss.cli import main
from trailboss.coach import openings
from trailboss.coach.openings import SHARED, Book, Opening, layout_of, openings_of
from trailboss.lab.openings import MIN_GAMES, OpeningGame, opening_game, parse, summed

STANDARD = "ABCDEFG"
GAMES = [
    OpeningGame(1, STANDARD, [["place a", "ride c"], ["place a", "ride d"]], [80, 60], [1.0, 0.0]),
    OpeningGame(2, STANDARD, [["place b", "ride c"], ["place a", "ride c"]], [70, 70], [0.5, 0.5]),
    OpeningGame(3, "GFEDCBA", [["place c"], ["place c"]], [1, 2], [0.0, 1.0]),
]


OPENINGS = [
    Opening(STANDARD, ["place a", "ride c"], 2, 150, 1.5),
    Opening(STANDARD, ["place a", "ride d"], 1, 60, 0.0),
    Opening(STANDARD, ["place b", "ride c"], 1, 70, 0.5),
    Opening(SHARED, ["place c"], 2, 3, 1.0),
]


def test_the_book_counts_by_layout_and_first_moves() -> None:
    book = Book(OPENINGS)
    first = book.continuations(STANDARD, [])
    assert [(each.move, each.openings) for each in first] == [("place a", 3), ("place b", 1)]
    assert first[0].points == pytest.approx(70)
    assert first[0].win == pytest.approx(0.5)
    assert [each.move for each in book.continuations(STANDARD, ["place a"])] == ["ride c", "ride d"]
    assert book.continuations(STANDARD, ["place g"]) == []


def test_layouts_without_openings_of_their_own_share_some() -> None:
    book = Book(OPENINGS)
    assert [book.knows(layout) for layout in (STANDARD, "GFEDCBA")] == [True, False]
    assert [each.move for each in book.continuations("GFEDCBA", [])] == ["place c"]
    assert Book(OPENINGS[:3]).continuations("GFEDCBA", []) == []


def test_games_are_summed_up_by_layout_if_there_are_enough() -> None:
    assert [each.layout for each in summed(GAMES)] == [SHARED] * 4
    enough = summed([*GAMES[:2] * (MIN_GAMES // 2), GAMES[2]])
    assert [(each.layout, each.openings) for each in enough] == [
        (SHARED, 2),
        (STANDARD, MIN_GAMES),
        (STANDARD, MIN_GAMES // 2),
        (STANDARD, MIN_GAMES // 2),
    ]
    assert enough[1] == Opening(STANDARD, ["place a", "ride c"], MIN_GAMES, 75 * MIN_GAMES, 0.75 * MIN_GAMES)


def test_a_truncated_line_is_skipped() -> None:
    lines = [json.dumps(each._asdict()) for each in GAMES]
    assert parse([*lines[:2], lines[2][:20]]) == GAMES[:2]


def test_layouts_are_distinguished() -> None:
    rules = game("gwt2")
    assert layout_of(rules.start(2, 5)) == STANDARD
    assert layout_of(rules.start(2, 5, neutral_buildings="G F E D C B A")) == "GFEDCBA"
    assert sorted(layout_of(rules.start(2, 5, neutral_buildings="shuffled"))) == list(STANDARD)
    assert layout_of(game("winchester").start(3, 5)) == ""


@pytest.mark.parametrize("name", ["gwt1", "gwt2"])
def test_an_opening_is_what_opened_the_first_three_turns(name: str) -> None:
    found = openings_of(Record.of(played(name, 2, 80)))
    for opening in found:
        assert len(opening) == 3
        assert opening[0].startswith("place ")
        assert all(move.startswith("ride ") for move in opening[1:])


@pytest.mark.parametrize("name", ["gwt1", "gwt2"])
def test_the_shipped_book_is_of_legal_first_moves(name: str) -> None:
    book = openings.book(name)
    assert book is not None
    assert book.knows(STANDARD)
    assert sum(each.openings for each in book.openings(STANDARD)) >= 250
    assert sum(each.openings for each in book.openings("GFEDCBA")) >= 150
    start = game(name).start(2, 1)
    while not start.game.text(start.legal()[0]).startswith("place"):
        start.play(start.legal()[0])
    legal = {start.game.text(move) for move in start.legal()}
    for each in book.continuations(STANDARD, []):
        assert each.move in legal
        assert 0 <= each.win <= 1


def test_a_game_is_compared_with_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.of(played("gwt2", 2, 80))
    first = openings_of(record)[0]
    other = Opening(STANDARD, ["place g"], 1, 60, 0.0)
    monkeypatch.setattr(openings, "book", lambda name: Book([Opening(STANDARD, first, 1, 80, 1.0), other]))
    english, german = openings.comparisons(record, "en"), openings.comparisons(record, "de")
    assert "“Place the herder on building " in english[0]
    assert "1 of 2" in english[0]
    assert "1 von 2" in german[0]
    monkeypatch.setattr(openings, "book", lambda name: None)
    assert openings.comparisons(record, "en") == ["", ""]


def test_what_the_book_knows_for_the_seat_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game("gwt2").start(2, 5, first=0)
    monkeypatch.setattr(openings, "book", lambda name: Book(OPENINGS))
    assert [each.move for each in openings.known_moves(state)] == ["place a", "place b"]
    state.play(state.game.move("place a"))
    assert openings.known_moves(state) == []  # the turn has begun


def test_a_game_between_bots_becomes_one_line() -> None:
    found = opening_game("gwt2", "policy", 2, 3)
    assert found.layout == STANDARD
    assert [len(each) for each in found.openings] == [3, 3]
    assert sum(found.wins) == pytest.approx(1)
    assert parse([json.dumps(found._asdict())]) == [found]


def test_the_command_continues_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are made up here: what counts is that none is played twice."""
    numbers: list[int] = []

    def made_up(name: str, level: str, seats: int, number: int, chosen: object) -> OpeningGame:
        numbers.append(number)
        return GAMES[0]._replace(number=number)

    monkeypatch.setattr("trailboss.cli.lab.openings.opening_game", made_up)
    out, book = tmp_path / "gwt2.jsonl", tmp_path / "book.jsonl"
    for games in ("2", "3"):
        assert (
            main(["lab", "openings", "gwt2", "--games", games, "--out", str(out), "--book", str(book)]) == 0
        )
    assert numbers == [1, 2, 3]
    assert len(parse(out.read_text(encoding="utf-8").splitlines())) == 3
    written = [Opening(**json.loads(line)) for line in book.read_text(encoding="utf-8").splitlines()]
    assert [(each.moves, each.openings) for each in written] == [
        (["place a", "ride c"], 3),
        (["place a", "ride d"], 3),
    ]
    assert "place a" in capsys.readouterr().out
