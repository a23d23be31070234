"""What an arena counts."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from trailboss.core.contract import Score
from trailboss.lab.arena.arena import Played, Standings, opponents, play_fixture
from trailboss.lab.arena.match import Result
from trailboss.lab.arena.plan import Plan, fixtures, of_pool


class Down:
    """A flag that stays down."""

    value = False


def plan(*line_ups: tuple[str, ...], game: str = "winchester") -> Plan:
    return Plan(game, line_ups, True, 7, {})


def ended(of: Plan, *games: tuple[tuple[int, ...], int]) -> list[Played]:
    """Games with these points by seat, and who began."""
    found: list[Played] = []
    for fixture, (points, first) in zip(islice(fixtures(of), len(games)), games, strict=True):
        order = sorted(points, reverse=True)
        scores = [Score(each, {"cash": each - 1, "bonus": 1}, order.index(each) + 1) for each in points]
        winners = [seat for seat, each in enumerate(points) if each == order[0]]
        asked = len(fixture.seats)
        forfeits = tuple({"timeout": 1} if bot == "slow" else {} for bot in fixture.seats)
        words = tuple("too slow" if bot == "slow" else "" for bot in fixture.seats)
        longest = tuple(0.1 * (seat + 1) for seat in range(asked))
        found.append(
            (
                fixture,
                Result(
                    fixture.deal,
                    scores,
                    winners,
                    [10] * asked,
                    [0.5] * asked,
                    "",
                    forfeits,
                    words,
                    longest,
                    first,
                ),
            )
        )
    return found


def test_two_bots_swap_seats() -> None:
    chosen = plan(("a", "b"))  # a,b then b,a on each deal
    found = Standings(chosen, ended(chosen, ((9, 5), 0), ((9, 5), 0), ((9, 5), 1), ((7, 7), 1)), [])
    assert (found.games, found.deals) == (4, {0, 1})
    assert found.bots["a"].wins == 1 + 0 + 1 + 0.5
    assert found.bots["b"].wins == 0 + 1 + 0 + 0.5
    assert [float(line.wins) for line in found.seats] == [3.5, 0.5]
    assert [float(line.wins) for line in found.turns] == [1 + 1 + 0 + 0.5, 0 + 0 + 1 + 0.5]
    assert [float(line.wins) for line in found.bot_seats["a"]] == [2, 0.5]
    assert [line.games for line in found.bot_turns["b"]] == [2, 2]
    assert found.duels["a", "b"].share().rate == 2.5 / 4
    assert found.duels["b", "a"].share().rate == 1.5 / 4
    assert found.bots["a"].longest == pytest.approx(0.2)
    assert found.ranked() == ["a", "b"]


def test_one_against_three_counts_every_seat() -> None:
    chosen = plan(("a", "b", "b", "b"))
    found = Standings(chosen, ended(chosen, ((9, 8, 7, 6), 0), ((5, 9, 6, 7), 2)), [])
    assert [found.bots[bot].games for bot in "ab"] == [2, 6]
    assert found.bots["a"].wins == 2  # it moved on to the second seat
    duel = found.duels["a", "b"]
    assert (duel.games, float(duel.ahead)) == (2, 2.0)
    again = Standings(chosen, ended(chosen, ((7, 9, 8, 6), 0)), [])
    assert float(again.duels["a", "b"].ahead) == pytest.approx(1 / 3)  # ahead of one of three
    assert again.described()["fair"] == 0.25


def test_points_and_their_errors_by_category() -> None:
    chosen = plan(("a", "b"))
    line = Standings(chosen, ended(chosen, ((11, 5), 0), ((5, 21), 0)), []).bots["a"]
    assert (line.points(), line.part("cash"), line.part("bonus")) == (16, 15, 1)
    assert line.part_error("cash") == line.points_error() == pytest.approx(1.96 * 5)
    assert line.part_error("bonus") == 0


def test_the_order_of_games_does_not_matter() -> None:
    chosen = plan(*of_pool(["a", "b", "slow"], 2))
    played = ended(chosen, *[((index * 7 % 5, index % 3), index % 2) for index in range(12)])
    first, second = (Standings(chosen, each, []).described() for each in (played, played[::-1]))
    assert first == second


def test_everything_is_plain_data() -> None:
    chosen = plan(*of_pool(["random", "slow", "c"], 2))
    found = Standings(chosen, ended(chosen, ((9, 5), 0), ((9, 5), 0), ((9, 5), 1)), []).described()
    assert json.loads(json.dumps(found)) == found
    slow = next(bot for bot in found["bots"] if bot["bot"] == "slow")  # type: ignore[attr-defined]
    assert slow["forfeits"] == {"timeout": 2}
    assert slow["last_words"] == "too slow"
    assert slow["decisions_per_game"] == 10
    assert found["ratings"]["anchor"] == "random"  # type: ignore[index]
    assert len(found["head_to_head"]) == 6  # type: ignore[arg-type]


def test_a_bot_that_has_not_played_yet_has_no_rating() -> None:
    chosen = plan(*of_pool(["a", "b", "c"], 2))
    found = Standings(chosen, ended(chosen, ((9, 5), 0)), [])
    assert found.ranked() == ["a", "b", "c"]
    assert "c" not in found.ratings.bots
    assert found.duels["a", "c"].share() == (0, 0, 1)
    assert Standings(chosen, [], []).ranked() == ["a", "b", "c"]


def test_opponents_without_a_seat_are_rated_too() -> None:
    chosen = plan(("random",), game="gwt2")
    assert opponents(chosen) == ["Sam"]
    played = [
        one for one in (play_fixture(chosen, each, Down()) for each in islice(fixtures(chosen), 2)) if one
    ]
    found = Standings(chosen, played, opponents(chosen))
    assert found.bots["Sam"].games == 2
    assert found.bots["Sam"].decisions == 0
    assert found.duels["Sam", "random"].games == 2
    assert set(found.ratings.bots) == {"Sam", "random"}
    assert found.around == 2


def test_a_game_of_an_arena_is_the_same_again() -> None:
    chosen = plan(("random", "heir"))
    fixture = next(fixtures(chosen))
    first, second = (play_fixture(chosen, fixture, Down()) for _ in range(2))
    assert first is not None
    assert second is not None
    assert first[1].scores == second[1].scores
    assert all(
        0 < longest <= seconds for longest, seconds in zip(first[1].longest, first[1].seconds, strict=True)
    )
