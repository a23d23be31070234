"""Reviews of many games: played, judged, written down once, and added up."""

from pathlib import Path

import pytest

from trailboss.bots.bot import Bot
from trailboss.bots.registry import make
from trailboss.cli import main
from trailboss.coach.review import review
from trailboss.lab.reviews import (
    ReviewedGame,
    ReviewedSeat,
    Reviews,
    agreement,
    games_needed,
    level_rating,
    level_win_rating,
    line_up,
    played,
    residual,
    reviewed,
)

LEVELS = ["easy", "medium", "hard", "expert"]


def test_a_game_of_a_level_is_reviewed_and_its_accounts_add_up() -> None:
    found = reviewed("winchester", ["easy", "medium", "easy"], 1, depth=1)
    assert [seat.level for seat in found.seats] == ["easy", "medium", "easy"]
    assert found.residual < 1e-6
    for seat in found.seats:
        assert seat.decisions > 0
        assert seat.losses >= 0
        assert 0 <= seat.win_losses < seat.decisions
        assert seat.compared == 0


def test_other_work_on_the_machine_makes_no_level_weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Bot] = []

    def kept(spec: str, seed: int, game: str) -> Bot:
        made.append(make(spec, seed, game))
        return made[-1]

    monkeypatch.setattr("trailboss.lab.reviews.make", kept)
    played("winchester", ["easy", "medium", "easy"], 1)
    assert [bot.counts_cpu for bot in made] == [True] * 3


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 3), (4, 3)])
def test_every_level_sits_at_every_seat_equally_often(seats: int, rounds: int) -> None:
    tables = [line_up(LEVELS, seats, number) for number in range(4 * rounds)]
    for seat in range(seats):
        assert {level: [table[seat] for table in tables].count(level) for level in LEVELS} == dict.fromkeys(
            LEVELS, rounds
        )
    assert all(len(set(table)) == seats for table in tables)
    if seats == 2:
        assert {frozenset(table) for table in tables} == {
            frozenset((one, other)) for one in LEVELS for other in LEVELS if one != other
        }


def test_games_are_counted_by_level() -> None:
    assert games_needed(4, 2, 100) == 200
    assert games_needed(1, 2, 100) == 100
    for seats, games in ((2, 1), (2, 5), (2, 100), (4, 100)):
        tables = [line_up(LEVELS, seats, number) for number in range(games_needed(4, seats, games))]
        assert min(sum(level in table for table in tables) for level in LEVELS) >= games


def test_accounts_add_up_when_few_moves_are_judged() -> None:
    """What a decision lost is taken from luck: the sum doesn't depend on how many are judged, or how deep."""
    record = played("gwt2", ["easy", "easy"], 4)
    found = review(record, 1, every=40)
    assert 0 < len(found.judgements) < len(record.moves) // 20
    for seat, score in enumerate(record.replay().scores()):
        assert residual(found.points(seat)) < 1e-6
        assert residual(found.win(seat)) < 1e-6
        assert found.points(seat).result == score.total


def test_verdicts_are_compared_decision_by_decision() -> None:
    record = played("winchester", ["easy"] * 3, 2)
    once = review(record, 1)
    for seat in range(3):
        same, compared = agreement(once, once, seat)
        assert 0 < same == compared
    assert residual(once.points(0)) < 1e-6


def test_ratings_have_error_bars() -> None:
    games = [ReviewedSeat("easy", losses, losses / 100.0, 10, 0, 0) for losses in (10.0, 20.0)]
    for rating, scale in ((level_rating(games), 1.0), (level_win_rating(games), 0.01)):
        assert rating.mean == pytest.approx(1.5 * scale)
        assert rating.error == pytest.approx(0.5 * scale)


class Impatient:
    """A flag that goes up after it was looked at this often."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    @property
    def value(self) -> bool:
        self.looks -= 1
        return self.looks < 0

    @value.setter
    def value(self, _: bool) -> None:
        raise AssertionError("only looked at")


def test_a_review_can_be_stopped_while_it_plays_and_while_it_judges() -> None:
    decisions = len(played("winchester", ["easy"] * 3, 1).moves)
    reviews = Reviews("winchester", depth=1, every=20)
    for looks in (0, decisions // 2, decisions + 1, 2 * decisions - 1):
        assert reviews.review((1, ["easy"] * 3), Impatient(looks)) is None
    found = reviews.review((1, ["easy"] * 3), Impatient(2 * decisions))
    assert found is not None
    assert found == reviewed("winchester", ["easy"] * 3, 1, depth=1, every=20)


def test_several_processes_review_as_one_does(tmp_path: Path) -> None:
    files = [tmp_path / f"{processes}.jsonl" for processes in (1, 2)]
    command = ["lab", "reviews", "winchester", "--levels", "easy", "--games", "3", "--depth", "1"]
    for processes, file in enumerate(files, 1):
        options = ["--every", "20", "--out", str(file), "--processes", str(processes)]
        assert main([*command, *options]) == 0
    one, two = (sorted(file.read_text().splitlines()) for file in files)
    assert len(one) == 3
    assert one == two


def test_the_command_continues_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game's review is made up here: what counts is that none is made twice."""
    made: list[int] = []

    def made_up(game: str, levels: list[str], number: int, *_: object) -> ReviewedGame:
        made.append(number)
        return ReviewedGame(number, [ReviewedSeat(level, 12.0, 0.234, 10, 9, 10) for level in levels], 1e-9)

    monkeypatch.setattr("trailboss.lab.reviews.reviewed", made_up)
    out = tmp_path / "reviews.jsonl"
    command = ["lab", "reviews", "winchester", "--processes", "1", "--out", str(out), "--levels"]
    assert main([*command, "easy", "--games", "2"]) == 0
    first = out.read_text()
    with out.open("a") as file:
        file.write('{"level": "ea')
    assert main([*command, "easy", "--games", "3"]) == 0
    assert made == [0, 1, 2]
    assert out.read_text().startswith(first)
    output = capsys.readouterr().out
    assert "1.200" in output
    assert "2.34" in output
    assert "90\u00a0%" in output
    assert main([*command, "best", "--games", "1"]) != 0
