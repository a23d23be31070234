"""Reviews of many games: played, judged, written down once, and added up."""

from pathlib import Path

import pytest

from trailboss.cli import main
from trailboss.coach.review import review
from trailboss.lab.reviews import ReviewedGame, agreement, level_rating, played, residual, reviewed


def test_a_game_of_a_level_is_reviewed_and_its_accounts_add_up() -> None:
    found = reviewed("winchester", "easy", 3, 1, depth=1)
    assert found.decisions > 0
    assert found.rating >= 0
    assert found.residual < 1e-6
    assert found.compared == 0


def test_accounts_add_up_when_few_moves_are_judged() -> None:
    """What a decision lost is taken from luck: the sum doesn't depend on how many are judged, or how deep."""
    record = played("gwt2", "easy", 2, 4)
    found = review(record, 1, every=40)
    assert 0 < len(found.judgements) < len(record.moves) // 20
    for seat, score in enumerate(record.replay().scores()):
        assert residual(found.points(seat)) < 1e-6
        assert residual(found.win(seat)) < 1e-6
        assert found.points(seat).result == score.total


def test_verdicts_are_compared_decision_by_decision() -> None:
    record = played("winchester", "easy", 3, 2)
    once = review(record, 1)
    same, compared = agreement(once, once)
    assert 0 < same == compared
    assert residual(once.points(0)) < 1e-6


def test_ratings_have_error_bars() -> None:
    games = [
        ReviewedGame("easy", number, losses, 10, 0.0, 0, 0) for number, losses in enumerate((10.0, 20.0))
    ]
    rating = level_rating(games)
    assert rating.mean == pytest.approx(1.5)
    assert rating.error == pytest.approx(0.5)


def test_the_command_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game's review is made up here: what counts is that none is made twice."""
    made: list[int] = []

    def made_up(game: str, level: str, seats: int, number: int, depth: int, every: int) -> ReviewedGame:
        made.append(number)
        return ReviewedGame(level, number, 12.0, 10, 1e-9, 9, 10)

    monkeypatch.setattr("trailboss.cli.lab.reviews.reviewed", made_up)
    out = tmp_path / "reviews.jsonl"
    command = ["lab", "reviews", "winchester", "--out", str(out), "--levels"]
    assert main([*command, "easy", "--games", "2"]) == 0
    first = out.read_text()
    with out.open("a") as file:
        file.write('{"level": "ea')
    assert main([*command, "easy", "--games", "3"]) == 0
    assert made == [0, 1, 2]
    assert out.read_text().startswith(first)
    said = capsys.readouterr().out
    assert "1.200" in said
    assert "90 %" in said
    assert main([*command, "best", "--games", "1"]) != 0
