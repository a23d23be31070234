"""Puzzles found in strong self-play, for `trailboss lab puzzles`.

A short search chooses every move of the game. Where it disagrees with the bot of the level `medium` and its
move looks far ahead, five deep searches with determinized states of their own have to agree: the same move
is best in each, ahead of every other by at least 6 % chance to win, or by 3 points without a smaller chance.
A deep search ends early when no move will be. Legal moves that search doesn't rank highly are compared, too.
Puzzles found before can be checked again the same way.
"""

from collections.abc import Iterator
from typing import Final

from trailboss.bots.bot import Bot
from trailboss.bots.registry import make
from trailboss.bots.search.adapter import SearchAdapter
from trailboss.bots.search.budget import Budget
from trailboss.coach.estimate import Estimate
from trailboss.coach.hints import Candidate, Hint, coach_adapter, good_moves, hint
from trailboss.coach.puzzles import Puzzle, puzzle_id
from trailboss.coach.rollouts import Rollouts, Samples
from trailboss.core.contract import State, Value, registered
from trailboss.core.manifest import module_of
from trailboss.core.record import Position
from trailboss.core.rng import seeded

POINTS: Final = 3.0
"""The best move is ahead by this many points, without a smaller chance to win ..."""
WIN: Final = 0.06
"""... or by this much chance to win."""
SEARCHES: Final = 5
DEEP: Final = 384
"""Lines of a deep search."""
SHORT: Final = 12
"""Lines that search tries for each move of the game ..."""
GLANCE: Final = 4
"""... and determinized states in which its move is compared before anybody looks deeper."""
HOPELESS: Final = 2.0
"""A deep search ends early if every lead is too small by this many standard errors."""
REST: Final = 12
"""Determinized states in which the moves that no deep search considered are compared."""
LOOKS: Final = 30
"""Quick looks that measure a puzzle's difficulty."""
THEME: Final = 1.0
"""A category in which the solution gains this many points is a theme."""


class PuzzleSearch:
    """Looks for puzzles in games of one kind."""

    def __init__(self, game_name: str) -> None:
        self.game = registered(game_name)
        self.adapter: SearchAdapter = coach_adapter(game_name)
        self.medium: Bot = make("medium", 0, game_name)

    def start(self, number: int) -> State:
        """Game number `number`: all numbers of seats and all variants in turn, two players most often."""
        module = module_of(self.game.name)
        variants = (module.variants.get(self.game.name) if module is not None else None) or ({},)
        seats = [count for count in self.game.seats if count > 1]
        count = seats[0] if number % 2 == 0 else seats[number // 2 % len(seats)]
        options: dict[str, Value] = dict(variants[number % len(variants)])
        return self.game.start(count, number, **options)

    def game_puzzles(self, number: int) -> Iterator[Puzzle | None]:
        """The puzzles of a game; None after every move without one."""
        state = self.start(number)
        while not state.over:
            moves = state.legal()
            chosen = moves[0]
            if len(moves) > 1:
                chosen, promising = self._glance(state, f"puzzle {number} {len(state.history)}")
                yield self.checked(state) if promising else None
            state.play(chosen)

    def _glance(self, state: State, tag: str) -> tuple[int, bool]:
        """The move that a short search plays, and whether it is worth looking deeper."""
        seat = state.to_move
        determinized = state.determinize(seat, seeded(tag))
        ranked = good_moves(self.adapter.begin(determinized, seat, Budget(SHORT, 0.0), tag))
        if state.hint_refusal() is not None or ranked[0] == self.medium.choose(determinized, seat):
            return ranked[0], False
        glance = Rollouts(self.adapter, determinized, seat, ranked[:3], f"{tag} glance")
        glance.run(GLANCE)
        best, *others = glance.samples
        return ranked[0], all(_is_ahead(best.points_over(each), best.win_over(each)) for each in others)

    def checked(self, state: State) -> Puzzle | None:
        """The puzzle of a position, if there is one."""
        seat = state.to_move
        found: list[Hint] = []
        usual = self.medium.choose(state.hint_state().determinize(seat, seeded("usual")), seat)

        def enough(samples: list[Samples]) -> bool:
            """Is it clear by now that no move will be far enough ahead?"""
            wanted = found[0].candidates[0].move if found else -1
            possible = [each for each in samples if each.move != usual and wanted in (-1, each.move)]
            return not any(_may_lead(each, samples, HOPELESS) for each in possible)

        for number in range(SEARCHES):
            advice = hint(state, seat, str(DEEP), seed=number + 1, enough=enough, styles=False)
            first, *others = advice.candidates
            if first.move in (usual, self.medium.choose(advice.state, seat)):
                return None
            if found and first.move != found[0].candidates[0].move:
                return None
            if not all(_is_ahead(each.points_behind, each.win_behind) for each in others):
                return None
            found.append(advice)
        if not self._is_ahead_of_the_rest(found):
            return None
        first = found[0].candidates[0]
        position = Position.of(found[0].state).dumps()
        return Puzzle(
            puzzle_id(position),
            position,
            seat,
            found[0].candidates,
            self.medium.choose(found[0].state, seat),
            [_lead(each.candidates[1]) for each in found],
            [state.question_name() or "", *_themes(first)],
            found[0].worlds,
            self._quickly(state, first.move),
        )

    def _is_ahead_of_the_rest(self, found: list[Hint]) -> bool:
        """Is the solution ahead of the moves that no deep search considered, too?"""
        state, seat = found[0].state, found[0].seat
        considered = {each.move for advice in found for each in advice.candidates}
        rest = [move for move in state.legal() if move not in considered]
        if not rest:
            return True
        rollouts = Rollouts(self.adapter, state, seat, [found[0].candidates[0].move, *rest], "rest")
        rollouts.run(REST)
        best, *others = rollouts.samples
        return all(_is_ahead(best.points_over(each), best.win_over(each)) for each in others)

    def _quickly(self, state: State, answer: int) -> int:
        """In how many quick looks the solution comes out best. A quick look tries every legal move once, in
        one and the same world."""
        seat, moves = state.to_move, state.legal()
        rollouts = Rollouts(self.adapter, state.hint_state(), seat, moves, "look")
        rollouts.run(LOOKS)
        values = {each.move: each.values for each in rollouts.samples}
        return sum(max(moves, key=lambda move: values[move][look]) == answer for look in range(LOOKS))


def _is_ahead(points: Estimate, win: Estimate) -> bool:
    return win.mean >= WIN or (points.mean >= POINTS and win.mean >= 0.0)


def _may_lead(best: Samples, samples: list[Samples], errors: float) -> bool:
    """Is a move far enough ahead of all others, or short of it by less than that many standard errors?"""
    for each in samples:
        if each is not best:
            points, win = best.points_over(each), best.win_over(each)
            most = Estimate(points.mean + errors * points.error, 0.0)
            if not _is_ahead(most, Estimate(win.mean + errors * win.error, 0.0)):
                return False
    return True


def _lead(second: Candidate) -> tuple[float, float]:
    return second.points_behind.mean, second.win_behind.mean


def _themes(first: Candidate) -> list[str]:
    """The categories in which the solution gains most, at most two."""
    gains = [name for name, value in first.differences.items() if value >= THEME]
    return sorted(gains, key=lambda name: -first.differences[name])[:2]
