"""Puzzles: found by rule, the same line by line, explained from their figures, solved at the terminal."""

import json
from pathlib import Path
from typing import Any

import pytest

from trailboss import TrailbossError
from trailboss.bots.registry import make
from trailboss.cli import main
from trailboss.coach import puzzles
from trailboss.coach.estimate import Estimate
from trailboss.coach.hints import BETWEEN, Hint, hint
from trailboss.coach.puzzles import Puzzle, line, parse, puzzle_id
from trailboss.coach.rollouts import Samples
from trailboss.core.contract import games
from trailboss.lab import puzzles as finding
from trailboss.lab.puzzles import POINTS, SEARCHES, WIN, PuzzleSearch

SHIPPED = [each for game in games() for each in puzzles.puzzles(game.name)]


def found_in(number: int) -> list[Puzzle]:
    return [each for each in PuzzleSearch("winchester").game_puzzles(number) if each is not None]


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that take no time, so that whole games can be searched."""
    monkeypatch.setattr(finding, "DEEP", 8)
    monkeypatch.setattr(finding, "SHORT", 2)
    monkeypatch.setattr(finding, "REST", 1)
    monkeypatch.setattr(finding, "LOOKS", 1)


@pytest.mark.usefixtures("shallow")
def test_found_puzzles_meet_the_criteria_and_are_reproducible() -> None:
    found = found_in(1)
    assert found
    assert found == found_in(1)
    for each in found:
        assert each.answer in each.state().legal()
        assert each.answer != each.medium
        assert len(each.ahead) == SEARCHES
        assert all(win >= WIN or (points >= POINTS and win >= 0) for points, win in each.ahead)


@pytest.mark.usefixtures("shallow")
def test_a_puzzle_survives_writing_and_reading() -> None:
    each = found_in(1)[0]
    (again,) = parse([line(each), '{"id": "cut o'])
    assert line(again) == line(each)
    assert again.state().dump() == each.state().dump()
    assert puzzle_id(again.position) == again.id


@pytest.mark.parametrize(
    ("points", "win", "ahead"),
    [(3.0, 0.0, True), (0.0, 0.06, True), (2.9, 0.05, False), (-9.0, 0.06, True), (4.0, -0.01, False)],
)
def test_how_far_a_move_has_to_be_ahead(points: float, win: float, ahead: bool) -> None:
    assert finding._is_ahead(Estimate(points, 0.1), Estimate(win, 0.01)) is ahead


def samples(move: int, points: list[float], win: float) -> Samples:
    found = Samples(move)
    found.points, found.win = points, [win] * len(points)
    return found


def test_a_lead_is_hopeless_if_it_is_too_small_by_several_standard_errors() -> None:
    best = samples(1, [50.0, 54.0] * 8, 0.5)
    same, near, far = [
        samples(2, [value] * 16, win) for value, win in [(52.0, 0.5), (49.5, 0.5), (40.0, 0.4)]
    ]
    assert finding._may_lead(best, [best, far], 0.0)
    assert finding._may_lead(best, [best, near, far], 2.0)
    assert not finding._may_lead(best, [best, near, far], 0.0)
    assert not finding._may_lead(best, [far, best, same], 2.0)


def test_a_hopeless_search_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are compared in fewer worlds, and no other search follows. With hope, nothing changes."""
    hints: list[Hint] = []

    def recorded(*args: Any, **kwargs: Any) -> Hint:
        hints.append(hint(*args, **kwargs))
        return hints[-1]

    monkeypatch.setattr(finding, "hint", recorded)
    monkeypatch.setattr(finding, "DEEP", 80)
    state = puzzles.puzzles("winchester")[0].state()
    search = PuzzleSearch("winchester")
    monkeypatch.setattr(finding, "WIN", 2.0)
    monkeypatch.setattr(finding, "POINTS", 1000.0)
    assert search.checked(state) is None
    assert [each.worlds for each in hints] == [BETWEEN]
    whole = hint(state, state.to_move, "80", 1)
    assert whole.worlds == 40 // len(whole.candidates) > BETWEEN
    assert hint(state, state.to_move, "80", 1, enough=lambda _: False).candidates == whole.candidates


@pytest.mark.usefixtures("shallow")
def test_the_search_continues_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    search = ["lab", "puzzles", "winchester", "--out"]
    assert main([*search, str(whole), "--count", "2"]) == 0
    assert main([*search, str(parts), "--count", "1"]) == 0
    with parts.open("a") as file:
        file.write('{"id": "stopped in the mid')
    assert main([*search, str(parts), "--count", "2"]) == 0
    assert parts.read_text() == whole.read_text()
    assert "2 puzzles" in capsys.readouterr().out


def test_puzzles_are_checked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that still are puzzles keep position and id and get new figures; the others are dropped."""
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    kept, dropped = puzzles.puzzles("winchester")[:2]
    before.write_text(f"{line(dropped)}\n{line(kept)}\n")
    found = kept._replace(id="new", position=dropped.position, quickly=17)
    still = kept.state().dump()
    monkeypatch.setattr(PuzzleSearch, "checked", lambda _, state: found if state.dump() == still else None)
    command = ["lab", "puzzles", "winchester", "--again", str(before), "--out", str(after), "--count", "1"]
    assert main(command) == 0
    (again,) = parse(after.read_text().splitlines())
    assert (again.id, again.position, again.quickly) == (kept.id, kept.position, 17)


def test_a_third_of_the_puzzles_is_easy_and_a_third_is_hard() -> None:
    looks = (7, 30, 1, 30, 12, 29)
    texts = [line(SHIPPED[0]._replace(id=str(number), quickly=found)) for number, found in enumerate(looks)]
    assert [each.level for each in parse(texts)] == ["hard", "easy", "hard", "easy", "medium", "medium"]


@pytest.mark.parametrize("each", SHIPPED, ids=lambda each: f"{each.id}")
def test_every_shipped_puzzle_is_genuine(each: Puzzle) -> None:
    state = each.state()
    game = state.game
    assert state.to_move == each.seat
    assert {candidate.move for candidate in each.candidates} <= set(state.legal())
    assert len(each.ahead) == SEARCHES
    assert all(win >= WIN or (points >= POINTS and win >= 0) for points, win in each.ahead)
    for other in each.candidates[1:]:
        assert finding._is_ahead(other.points_behind, other.win_behind)
    assert make("medium", 0, game.name).choose(state, each.seat) == each.medium != each.answer
    for lang in ("en", "de"):
        assert len(each.explanation(lang)) >= 3


def test_a_solution_that_only_wins_more_often_is_not_said_to_be_ahead_in_points() -> None:
    for points, named in ((1.5, True), (-0.1, False), (0.04, False)):
        _, ahead, *_ = SHIPPED[0]._replace(ahead=[(points, 0.1)]).explanation("en")
        wins = "by 1.5 points and 10\u00a0% chance to win" if named else "chance to win is 10\u00a0% higher"
        assert wins in ahead


def test_enough_puzzles_are_shipped() -> None:
    assert len(puzzles.puzzles("gwt1")) + len(puzzles.puzzles("gwt2")) >= 300
    assert len(puzzles.puzzles("winchester")) >= 100


def test_ids_are_unique_and_the_daily_puzzle_goes_through_all() -> None:
    for game in games():
        found = puzzles.puzzles(game.name)
        assert len({each.id for each in found}) == len(found)
        days = [puzzles.daily(game.name, day) for day in range(len(found))]
        assert [each for each in days if each is not None] == found
        with pytest.raises(TrailbossError, match="nothing"):
            puzzles.puzzle(game.name, "nothing")


def test_a_puzzle_at_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    each = SHIPPED[0]
    state = each.state()
    game, legal = state.game, state.legal()
    wrong = next(move for move in legal if move != each.answer)
    typed = tmp_path / "typed"
    typed.write_text(f"nonsense\n{game.text(wrong)}\n{game.text(each.answer)}\n")
    with typed.open() as keyboard:
        monkeypatch.setattr("sys.stdin", keyboard)
        assert main(["puzzle", game.name, "--id", each.id]) == 0
    output = capsys.readouterr().out
    assert "That isn't one of the moves." in output
    assert "There is a better move." in output
    assert output.index("Right!") > output.index("There is a better move.")
    assert "5 independent searches agree" in output


def test_puzzles_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    each = SHIPPED[0]
    name = each.state().game.name
    assert main(["puzzle", name, "--list", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == len(puzzles.puzzles(name))
    assert main(["puzzle", name, "--id", each.id, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["position"] == each.position
    assert main(["--lang", "de", "puzzle", name, "--list"]) == 0
    assert each.id in capsys.readouterr().out
