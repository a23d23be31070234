"""Reviews: everything adds up, nothing is judged twice, and the page stands alone."""

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from tests.coach.games import played, random_record
from trailboss import Record, game
from trailboss.cli import main
from trailboss.coach.estimate import Estimate
from trailboss.coach.hints import coach_adapter
from trailboss.coach.notes import NotesFile
from trailboss.coach.page import page
from trailboss.coach.report import names_of, report
from trailboss.coach.review import (
    LABELS,
    Judgement,
    Reviewer,
    best_two,
    is_clear,
    judged,
    label,
    level_ratings,
    level_win_ratings,
    review,
)
from trailboss.coach.rollouts import Rollouts
from trailboss.coach.sentences import loss
from trailboss.coach.summary import summary
from trailboss.games.gwt.bots.drover.weights import SWIFT
from trailboss.presentation import question

DEPTH = 2


def some_moves(name: str, seats: int, moves: int) -> Record:
    return Record.of(played(name, seats, moves))


@pytest.mark.parametrize(("name", "seats"), [("winchester", 3), ("winchester", 4)])
def test_forecast_skill_luck_and_opponents_add_up_to_the_result(name: str, seats: int) -> None:
    record = random_record(name, seats, 4)
    found = review(record, DEPTH)
    end = record.replay()
    for seat in range(seats):
        points, win = found.points(seat), found.win(seat)
        assert points.first + points.skill + points.luck + points.opponents == pytest.approx(points.result)
        assert points.result == end.scores()[seat].total
        assert win.first + win.skill + win.luck + win.opponents == pytest.approx(win.result)
        assert win.result == (1 / len(end.winners()) if seat in end.winners() else 0)
        own = found.of(seat)
        usual = level_ratings(name)["medium"]
        lost = sum(each.points_lost.mean for each in own)
        assert points.skill == pytest.approx(usual * len(own) - lost)
        assert win.skill <= 0


def test_it_adds_up_in_great_western_trail_too() -> None:
    record = some_moves("gwt2", 2, 40)
    found = review(record, DEPTH)
    for seat in range(2):
        points = found.points(seat)
        assert points.first + points.skill + points.luck + points.opponents == pytest.approx(points.result)


def test_a_review_follows_from_its_seed_and_continues_where_it_was_stopped(tmp_path: Path) -> None:
    record = some_moves("gwt2", 2, 30)
    whole = review(record, DEPTH)
    assert whole.judgements == review(record, DEPTH).judgements
    notes = NotesFile(tmp_path, Reviewer(record, DEPTH).key, record.config.game)
    stopped = Reviewer(record, DEPTH)
    with notes.open() as file:
        for judged in stopped.run():
            if judged is not None:
                notes.write(file, judged)
            if len(stopped.judgements) == 3:
                file.write('{"number": 9')  # cut off in the middle of a line
                break
    done = notes.read()
    assert sorted(done) == [judged.number for judged in stopped.judgements]
    goes_on = Reviewer(record, DEPTH)
    for _ in goes_on.run(done):
        pass
    assert goes_on.judgements == whole.judgements


def test_a_turn_is_judged_in_the_style_that_suits_it_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """All decisions of a turn in the same one, wherever the review is continued. Depth 4 allows a choice."""
    record = some_moves("gwt2", 2, 30)
    followed: dict[int, object] = {}

    def recorded(*args: Any) -> Judgement:
        *_, number, styles = args
        followed[number] = styles.style
        return judged(*args)

    monkeypatch.setattr("trailboss.coach.review.judged", recorded)
    whole = Reviewer(record, 4).stretch(0, 30)
    turns = [list(each) for _, each in groupby(followed, lambda number: record.moves[number][0])]
    styles = [{followed[number] for number in turn} for turn in turns]
    assert max(map(len, turns)) > 2
    assert {len(each) for each in styles} == {1}
    assert len(set().union(*styles)) > 2, "or all turns are judged alike"
    inside = next(turn for turn in turns if len(turn) > 2)[1]
    assert Reviewer(record, 4).stretch(inside, 30) == [each for each in whole if each.number >= inside]


def test_forecasts_dont_depend_on_the_style_of_the_last_judgement() -> None:
    """Whoever delivers is forecast after the delivery, which the policy finishes: not in a style that would
    clear other disc spaces."""
    record = some_moves("gwt2", 2, 150)
    fresh, styled = Reviewer(record), Reviewer(record)
    styled.adapter.follow(0, SWIFT._replace(hand_disc=0.0, step_disc=30.0))
    for reviewer in (fresh, styled):
        for _ in reviewer.run(dict.fromkeys(range(150))):
            pass
    assert styled.forecasts == fresh.forecasts


def test_labels_take_the_worse_of_points_and_chances() -> None:
    assert [label(points, 0.0) for points in (0.0, 0.5, 1.5, 3.0, 6.0)] == list(LABELS)
    assert [label(0.0, win) for win in (0.0, 0.01, 0.03, 0.06, 0.12)] == list(LABELS)


def test_the_page_needs_nothing_else_and_speaks_both_languages() -> None:
    reviewed = review(random_record("winchester", 3, 4), DEPTH)
    text = page({lang: report(reviewed, lang) for lang in ("en", "de")})
    assert "http" not in text
    assert "Siegchance" in text
    assert "Chance to win" in text
    assert "prefers-color-scheme: dark" in text


def test_the_command_writes_page_json_and_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, out = tmp_path / "game.record", tmp_path / "out.html"
    file.write_text(random_record("winchester", 3, 4).dumps())
    cache = tmp_path / "cache"
    args = ["review", str(file), "--depth", "2", "--cache", str(cache), "--html", str(out)]
    assert main([*args, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["players"]) == 3
    assert len(data["graph"]) == data["moves"] + 1
    assert out.read_text().startswith("<!doctype html>")
    (kept,) = cache.iterdir()
    judged = kept.read_text()
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["--lang", "de", *args]) == 0
    table, *_ = capsys.readouterr().out.strip().partition("\n\n")
    assert "Punktverlust je Entscheidung" in table
    assert all(name in table for name in ("Rot", "Blau", "Gelb"))
    assert "…" not in table
    assert [line for line in kept.read_text().splitlines() if line] == judged.splitlines()


def test_the_hint_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.record"
    file.write_text(some_moves("gwt2", 2, 12).dumps())
    assert main(["hint", str(file), "--budget", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["candidates"]


class MadeUp(Rollouts):
    """Lines that end as they are told to."""

    def __init__(self, worth: dict[int, float]) -> None:
        super().__init__(coach_adapter("gwt2"), played("gwt2", 2, 0), 0, list(worth), "")
        self.worth = worth

    def run(self, worlds: int, *_: object) -> None:
        for number in range(self.worlds, self.worlds + worlds):
            for each in self.samples:
                each.values.append(self.worth[each.move] + (number % 2))
        self.worlds += worlds


def test_searchs_choice_is_best_unless_another_move_ends_better() -> None:
    """The first move is what search chose, move 3 is what was played."""
    for worth, found in [
        ({1: 5.0, 2: 5.5, 3: 2.0}, (1, 2)),
        ({1: 5.0, 2: 9.0, 3: 2.0}, (2, 1)),
        ({1: 5.0, 3: 5.5}, (1, 3)),
        ({1: 0.0, 2: 0.5, 3: 9.0}, (3, 2)),
    ]:
        best, second = best_two(MadeUp(worth), 3, 8)
        assert (best.move, second.move) == found


def test_moves_far_behind_are_tried_no_further() -> None:
    rollouts = MadeUp({1: 30.0, 2: 29.0, 4: 0.0, 3: 0.0})
    best_two(rollouts, 3, 8)
    assert [each.move for each in rollouts.samples] == [1, 2, 3]
    assert {len(each.values) for each in rollouts.samples} == {8}


def test_a_comparison_ends_when_the_verdict_is_clear() -> None:
    """The line between good and inaccuracy is at 1.5 points and 3 %."""
    nothing = Estimate(0.0, 0.01)
    assert is_clear(Estimate(0.0, 0.5), nothing)
    assert not is_clear(Estimate(1.0, 0.5), nothing)
    assert not is_clear(Estimate(2.0, 0.5), nothing)
    assert is_clear(Estimate(3.0, 0.5), nothing)
    assert is_clear(Estimate(0.0, 0.5), Estimate(0.06, 0.01))


def test_a_move_that_search_likes_costs_nothing_and_a_silly_one_does() -> None:
    state = played("gwt2", 2, 80)  # where to ride
    adapter = coach_adapter("gwt2")
    found = [judged(adapter, state, move, 4, "two kinds of moves") for move in state.legal()]
    assert min(each.points_lost.mean for each in found) == 0
    assert max(each.points_lost.mean for each in found) > 0
    for each in found:
        assert (each.best == each.move) == (each.points_lost.mean == 0 and each.win_lost.mean == 0)


def test_a_report_says_what_was_asked_and_what_it_cost() -> None:
    record = random_record("winchester", 3, 4)
    data: dict[str, Any] = report(review(record, DEPTH), "en")
    for each in data["decisions"]:
        asked = question(record.replay(each["index"]), "en")
        assert each["words"]["question"] == asked
        assert ("loss" in each["words"]) == (each["move"] != each["best"])
    costly = next(each for each in data["decisions"] if each["points_lost"]["mean"] >= 0.1)
    assert re.fullmatch(r"−\d+\.\d thousand dollars, −?\d+\u00a0% chance to win", costly["words"]["loss"])


def test_a_loss_in_chances_alone_names_no_points() -> None:
    rules = game("winchester")
    assert loss(rules, 1.04, 0.031, "en") == "−1.0 thousand dollars, −3\u00a0% chance to win"
    assert loss(rules, 0.04, 0.05, "en") == "−5\u00a0% chance to win"


def test_players_of_one_name_are_told_apart_by_their_colours() -> None:
    record = random_record("winchester", 3, 4)
    record.tags["Players"] = "Ada, easy, easy"
    found = review(record, 1, every=1000)
    colours = [record.start().seat_name(seat, "en") for seat in range(3)]
    assert names_of(found, "en") == ["Ada", f"easy ({colours[1]})", f"easy ({colours[2]})"]
    record.tags["Players"] = "me, easy, me"
    assert names_of(found, "en") == [colours[0], "easy", colours[2]]


def test_a_report_calls_players_by_their_names() -> None:
    record = random_record("winchester", 3, 4)
    record.tags["Players"] = "Ada, Bea, Cem"
    data: dict[str, Any] = report(review(record, 1), "en")
    words = " ".join(text for each in data["decisions"] for text in each["words"].values())
    assert "Bea leads with" in words
    for seat in range(3):
        assert record.start().seat_name(seat, "en") not in words


def test_the_summary_compares_with_a_bot() -> None:
    found = review(random_record("winchester", 3, 4), 1, every=1000)
    lost = Judgement(1, 0, 0, 1, False, Estimate(0.3, 0.1), Estimate(0.025, 0.01), {"cash": 0.3}, "good")
    found.judgements[:] = [lost, lost._replace(number=2, points_lost=Estimate(0.0, 0.1))]
    usual, chance = level_ratings("winchester")["medium"], 100 * level_win_ratings("winchester")["medium"]
    well, cost, _ = summary(found, 0, {}, "en")
    bots = f"(medium bots: {usual:.2f} and {chance:.1f}\u00a0%)"
    lost_both = f"A decision lost 0.15 thousand dollars and 2.5\u00a0% chance to win on average {bots}."
    assert well.endswith(lost_both)
    assert cost == "No decision cost more than 0.5 thousand dollars."
    found.judgements.clear()
    assert "on average" not in summary(found, 0, {}, "en")[0]


def test_the_summary_advises_by_decisions_that_were_not_good() -> None:
    """A category gains in a decision that was good, too; what it costs elsewhere makes up for that."""
    found = review(random_record("winchester", 3, 4), 1, every=1000)
    nothing, some = Estimate(0.2, 0.1), Estimate(2.0, 0.5)
    fine = Judgement(1, 0, 0, 1, False, nothing, nothing, {"cash": 9.0, "secret": -8.8}, "good")
    poor = Judgement(2, 0, 0, 1, False, some, nothing, {"cash": -1.0, "secret": 3.0}, "inaccuracy")
    texts: dict[int, dict[str, object]] = {
        number: {"words": {"move": "Pass.", "best": "Bid."}} for number in (1, 2)
    }
    found.judgements[:] = [fine]
    assert summary(found, 0, texts, "en")[2] == "The coach found nothing to improve."
    found.judgements[:] = [poor]
    assert summary(found, 0, texts, "en")[1].endswith(
        "was better by 2.0 thousand dollars and 20\u00a0% chance to win."
    )
    found.judgements[:] = [poor._replace(win_lost=Estimate(0.004, 0.01))]
    assert summary(found, 0, texts, "en")[1].endswith("was better by 2.0 thousand dollars.")
    found.judgements[:] = [fine, poor]
    assert summary(found, 0, texts, "en")[2] == (
        "To improve: secret objectives. "
        "Better moves would have gained about 2.0 there and 2.0 thousand dollars in all."
    )
    found.judgements[:] = [poor] * 3
    assert summary(found, 0, texts, "en")[2] == (
        "To improve: secret objectives. Better moves would have gained about 6.0 there and "
        "6.0 thousand dollars in all; 3 times the better move was “Bid”."
    )
