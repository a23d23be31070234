"""The results of an arena: ratings, pairwise scores, the value of seats and the first turn, points, time.

Everything is counted by seat: a bot that holds three of four seats has three results in each game.
"""

from collections.abc import Iterable
from fractions import Fraction

from trailboss.lab.arena.match import Result, begun, play
from trailboss.lab.arena.plan import Fixture, Plan, match_of
from trailboss.lab.arena.ratings import ELO, PRIOR, SAMPLES, Ranking, Ratings, rated
from trailboss.lab.arena.tally import Line, Share, wilson
from trailboss.lab.workers import Flag

Played = tuple[Fixture, Result]


def play_fixture(plan: Plan, fixture: Fixture, flag: Flag) -> Played | None:
    """One game of an arena; None if the flag went up before it was over."""
    result = play(match_of(plan, fixture), fixture.deal, flag)
    return None if result is None else (fixture, result)


def opponents(plan: Plan, lang: str = "en") -> list[str]:
    """Those without a seat, whom the game itself moves; they follow the seats in the scores."""
    state = begun(match_of(plan, Fixture(0, 0, plan.line_ups[0])), 0)
    return [state.seat_name(seat, lang) for seat in range(plan.seats, len(state.scores()))]


class Duel:
    """How two bots did wherever both sat: which of them ended ahead of the other."""

    def __init__(self) -> None:
        self.games = 0
        self.ahead = Fraction(0)
        """Games in which the first ended ahead. A tie is half a game; if a bot has several seats, all pairs
        count equally."""

    def add(self, places: list[int], others: list[int]) -> None:
        pairs = [Fraction((one < other) * 2 + (one == other), 2) for one in places for other in others]
        self.games += 1
        self.ahead += sum(pairs, Fraction(0)) / len(pairs)

    def share(self) -> Share:
        return wilson(float(self.ahead), self.games)


class Standings:
    """The results of an arena. The order of its games doesn't matter."""

    def __init__(self, plan: Plan, played: Iterable[Played], named: list[str]) -> None:
        """`named` are the opponents without a seat."""
        self.plan = plan
        self.named = named
        self.around = plan.seats + len(named)
        """How many take part in each game."""
        names = [*plan.bots(), *named]
        self.games = 0
        self.deals: set[int] = set()
        self.bots = {name: Line(name, 1) for name in names}
        self.turns = [Line("", 1) for _ in range(plan.seats)]
        """By turn: who begins, who is next."""
        self.seats = [Line("", 1) for _ in range(plan.seats)]
        self.bot_turns = {name: [Line(name, 1) for _ in range(plan.seats)] for name in plan.bots()}
        self.bot_seats = {name: [Line(name, 1) for _ in range(plan.seats)] for name in plan.bots()}
        self.duels = {(one, other): Duel() for one in names for other in names if one != other}
        rankings: list[Ranking] = []
        for fixture, result in sorted(played):
            self._add(fixture, result)
            who = (*fixture.seats, *named)
            places = tuple(score.place for score in result.scores)
            rankings.append(Ranking(str(fixture.deal), who, places))
        self.ratings: Ratings = rated(rankings)

    def _add(self, fixture: Fixture, result: Result) -> None:
        self.games += 1
        self.deals.add(fixture.deal)
        held: dict[str, list[int]] = {}
        for seat, bot in enumerate((*fixture.seats, *self.named)):
            held.setdefault(bot, []).append(result.scores[seat].place)
            self.bots[bot].add(result, [seat])
            if seat < self.plan.seats:
                turn = (seat - result.first) % self.plan.seats
                for line in (
                    self.turns[turn],
                    self.seats[seat],
                    self.bot_turns[bot][turn],
                    self.bot_seats[bot][seat],
                ):
                    line.add(result, [seat])
        for one, places in held.items():
            for other, others in held.items():
                if one != other:
                    self.duels[one, other].add(places, others)

    def parts(self) -> list[str]:
        """The categories of the final count, as the game orders them."""
        return list(dict.fromkeys(part for line in self.bots.values() for part in line.parts))

    def ranked(self) -> list[str]:
        """All who took part, the strongest first."""
        unplayed = [name for name in self.bots if name not in self.ratings.bots]
        return [*self.ratings.bots, *unplayed]

    def described(self) -> dict[str, object]:
        """All of it as plain data."""
        return {
            **self.plan.pinned(),
            "games": self.games,
            "deals": len(self.deals),
            "ratings": {
                "model": "Plackett-Luce",
                "points_per_e": ELO,
                "prior_games": PRIOR,
                "samples": SAMPLES,
                "anchor": self.ratings.anchor,
                "anchor_elo": 0,
            },
            "fair": 1 / self.around,
            "bots": [self._described(name) for name in self.ranked()],
            "head_to_head": [self._duel(one, other) for one, other in self.duels],
            "by_turn": [_won(line, turn=turn) for turn, line in enumerate(self.turns)],
            "by_seat": [_won(line, seat=seat) for seat, line in enumerate(self.seats)],
        }

    def _described(self, name: str) -> dict[str, object]:
        line = self.bots[name]
        found: dict[str, object] = {"bot": name, "seated": name not in self.named}
        if name in self.ratings.bots:
            rating = self.ratings.bots[name]
            found.update(elo=rating.elo, elo_low=rating.low, elo_high=rating.high)
        found.update(line.described())
        found["held"] = found.pop("games")  # every seat it held counts as one game
        found["parts_error"] = {part: line.part_error(part) for part in line.parts}
        found["longest_ms"] = round(1000 * line.longest, 4)
        found["decisions_per_game"] = line.decisions / max(1, line.games)
        if name in self.bot_turns:
            found["by_turn"] = [_won(each, turn=turn) for turn, each in enumerate(self.bot_turns[name])]
            found["by_seat"] = [_won(each, seat=seat) for seat, each in enumerate(self.bot_seats[name])]
        return found

    def _duel(self, one: str, other: str) -> dict[str, object]:
        duel = self.duels[one, other]
        share = duel.share()
        found: dict[str, object] = {
            "bot": one,
            "against": other,
            "games": duel.games,
            "ahead": float(duel.ahead),
            "rate": share.rate,
            "low": share.low,
            "high": share.high,
        }
        if (one, other) in self.ratings.gaps:
            gap = self.ratings.gaps[one, other]
            found.update(elo=gap.elo, elo_low=gap.low, elo_high=gap.high, stronger=gap.stronger)
        return found


def _won(line: Line, **place: int) -> dict[str, object]:
    share = line.won()
    return {
        **place,
        "held": line.games,
        "win_rate": share.rate,
        "win_low": share.low,
        "win_high": share.high,
        "points": line.points(),
    }
