"""Review: every decision of a finished game, judged with what its seat knew; and skill, luck and opponents.

Every turn is judged in the style of play that suits it best. In a weaker one, the seat wouldn't carry out a
good plan, which would then look bad. A decision is judged in two steps. Search looks for good moves, and the
best of them are compared in the same determinized states. If one of them comes out ahead of the move played,
these two are compared in fresh determinized states, so that the loss is not inflated by the luck of the move
that was picked; the move played also in another style if that suits it better. The comparison goes on until
it is clear whether the decision is good or an inaccuracy, or until its states are used up.

What is expected for a seat changes with every move. What its own decisions lost is skill, the rest of what
its own moves changed is luck (draws and reveals), and what the moves of the others changed is theirs. So for
every seat: first forecast + skill + luck + opponents = result. The points that are forecast are those of
bots, which lose some with every decision, too. So in points, skill is measured against them: above zero for a
seat that loses less per decision than they do, below zero for one that loses more.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from trailboss.bots.search.adapter import SearchAdapter
from trailboss.bots.search.budget import Budget
from trailboss.bots.search.categories import SeatForecast
from trailboss.bots.search.styles import TurnStyles
from trailboss.bots.search.task import STYLE_SHARE
from trailboss.coach.estimate import Estimate, shrunk
from trailboss.coach.hints import coach_adapter, good_moves
from trailboss.coach.rollouts import Rollouts, Samples
from trailboss.core.contract import State
from trailboss.core.manifest import module_of
from trailboss.core.record import Record
from trailboss.core.rng import seeded

DEPTH: Final = 16
"""Lines that search tries for each decision. The moves it likes best are compared in half as many
determinized states, then the best of them and the one played in others: half to twice as many."""
CONTENDERS: Final = 5
"""How many moves are compared with the one played: those that search likes best; fewer at a lower depth."""
STYLE_LINES: Final = 6
"""Lines for finding the style of a turn, as a multiple of the depth."""
CLEAR: Final = 2.0
"""A difference of this many standard errors is clear."""
FORECAST_LEVEL: Final = "medium"
"""Forecasts are learned from games of bots of this level."""
VERSION: Final = 5
"""Raised when reviews come out differently, so that no old one is taken from a cache."""

LABELS: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
POINTS: Final = (0.5, 1.5, 3.0, 6.0)
"""Points lost from which a decision is no longer the best, good, an inaccuracy, a mistake ..."""
WIN: Final = (0.01, 0.03, 0.06, 0.12)
"""... and the same by chance to win. The worse of the two labels counts."""
TYPICAL_POINTS: Final = 1.5
"""A typical difference between the moves of a decision; uncertain losses shrink towards zero by it ..."""
TYPICAL_WIN: Final = 0.03
"""... and the same in chances to win."""
CLOSE: Final = 6.0
"""A decision is obvious if every other move is more than this many points behind."""


class Judgement(NamedTuple):
    """One decision."""

    number: int
    """The number of the move in the record, from 0."""
    seat: int
    move: int
    """What was played."""
    best: int
    """What the coach would have played; the same move if nothing better was found."""
    obvious: bool
    points_lost: Estimate
    win_lost: Estimate
    parts_lost: dict[str, float]
    """By category: how far the better move was ahead."""
    label: str


class Account(NamedTuple):
    """Where the result of a seat came from, in points or in chances to win."""

    first: float
    skill: float
    luck: float
    opponents: float
    result: float


class Review(NamedTuple):
    """A whole game."""

    record: Record
    judgements: list[Judgement]
    forecasts: list[list[SeatForecast]]
    """By position, starting before the first move: the forecast of each seat."""

    def of(self, seat: int) -> list[Judgement]:
        """The non-obvious decisions of a seat."""
        return [each for each in self.judgements if each.seat == seat and not each.obvious]

    def rating(self, seat: int) -> Estimate:
        """The performance rating: points lost per non-obvious decision; lower is better."""
        return _mean([each.points_lost.mean for each in self.of(seat)])

    def win_rating(self, seat: int) -> Estimate:
        """The same by chance to win."""
        return _mean([each.win_lost.mean for each in self.of(seat)])

    def points(self, seat: int) -> Account:
        """Where the points of a seat came from; skill is compared with the bots of the forecast."""
        values = [forecast[seat].total.mean for forecast in self.forecasts]
        usual = level_ratings(self.record.config.game.name).get(FORECAST_LEVEL, 0.0)
        losses = {each.number: each.points_lost.mean - usual for each in self.of(seat)}
        return _account(self.record, seat, values, losses)

    def win(self, seat: int) -> Account:
        """Where its victory or defeat came from."""
        values = [forecast[seat].win for forecast in self.forecasts]
        losses = {each.number: each.win_lost.mean for each in self.judgements}
        return _account(self.record, seat, values, losses)


class Turn:
    """The turn of a seat, in which all moves are compared in the same style of play."""

    def __init__(self, state: State, seat: int, tag: str) -> None:
        self._state = state
        self._seat = seat
        self._tag = tag
        self._styles: TurnStyles | None = None

    def styles(self, adapter: SearchAdapter, depth: int) -> TurnStyles | None:
        """The styles that suit the turn best, by what the seat knew when it began. They are looked for when
        they are first needed."""
        if self._styles is None:
            determinized = self._state.determinize(self._seat, seeded(self._tag))
            budget = Budget(round(STYLE_LINES * depth / STYLE_SHARE), 0.0)
            task = adapter.begin(determinized, self._seat, budget, self._tag)
            task.choose_style(None)
            self._styles = task.styles
        return self._styles


class Reviewer:
    """Goes through a record decision by decision; can be stopped and continued."""

    def __init__(self, record: Record, depth: int = DEPTH, seed: int = 0) -> None:
        self.record = record
        self.depth = depth
        self.seed = seed
        self.adapter: SearchAdapter = coach_adapter(record.config.game.name, seed)
        self.judgements: list[Judgement] = []
        self.forecasts: list[list[SeatForecast]] = []
        self._turn: Turn | None = None

    @property
    def key(self) -> str:
        """Identifies this review: the same for the same game, depth, seed and version."""
        asked = f"{VERSION} {self.depth} {self.seed} {self.record.dumps()}"
        return hashlib.sha256(asked.encode()).hexdigest()[:24]

    def run(self, done: Mapping[int, Judgement | None] | None = None) -> Iterator[Judgement | None]:
        """Judge move after move; yields after each. `done` has earlier judgements, or None for a move to
        skip."""
        record, state = self.record, self.record.start()
        self.forecasts.append(self._forecast(state))
        for number in range(len(record.moves)):
            self._notice_turn(state, number)
            judged = self._judged(state, number) if done is None or number not in done else done[number]
            if judged is not None:
                self.judgements.append(judged)
            record.step(state, number)
            self.forecasts.append(self._forecast(state))
            yield judged

    def stretch(self, first: int, last: int) -> list[Judgement]:
        """Judge only the moves numbered `first` to `last - 1`."""
        state = self.record.start()
        found: list[Judgement] = []
        for number in range(min(last, len(self.record.moves))):
            self._notice_turn(state, number)
            judged = self._judged(state, number) if number >= first else None
            if judged is not None:
                found.append(judged)
            self.record.step(state, number)
        return found

    def review(self) -> Review:
        """The review so far."""
        return Review(self.record, self.judgements, self.forecasts)

    def _forecast(self, state: State) -> list[SeatForecast]:
        """The forecast of each seat, whatever style was followed before."""
        self.adapter.follow(state.to_move, None)
        return self.adapter.seat_forecasts(state)

    def _judged(self, state: State, number: int) -> Judgement | None:
        """The judgement of a move; None if the seat had no choice, or acted out of turn."""
        seat, move = self.record.moves[number]
        if seat != state.to_move or len(state.legal()) < 2:
            return None
        return self.judge(state, number, move)

    def judge(self, state: State, number: int, move: int) -> Judgement:
        """Judge what the seat to move played, using only what it knew."""
        styles = None if self._turn is None else self._turn.styles(self.adapter, self.depth)
        return judged(self.adapter, state, move, self.depth, f"review {self.seed} {number}", number, styles)

    def _notice_turn(self, state: State, number: int) -> None:
        """Remember the position if a turn begins with this move."""
        seat, _ = self.record.moves[number]
        before = self.record.moves[number - 1][0] if number else None
        if self.adapter.styles and (seat != before or (state.seats == 1 and self.adapter.opens_turn(state))):
            self._turn = Turn(state.copy(), seat, f"turn {self.seed} {number}")


def level_ratings(game_name: str) -> Mapping[str, float]:
    """The performance ratings of the bot levels, as far as they were measured."""
    module = module_of(game_name)
    return module.ratings.get(game_name, {}) if module is not None else {}


def level_win_ratings(game_name: str) -> Mapping[str, float]:
    """The same by chance to win."""
    module = module_of(game_name)
    return module.win_ratings.get(game_name, {}) if module is not None else {}


def judged(
    adapter: SearchAdapter,
    state: State,
    move: int,
    depth: int,
    tag: str,
    number: int = 0,
    styles: TurnStyles | None = None,
) -> Judgement:
    """Judge a move of the seat to move, by what it knows; `number` is that of the move in its record, and
    `styles` are those of its turn, if they are known."""
    seat = state.to_move
    determinized = state.determinize(seat, seeded(tag))
    task = adapter.begin(determinized, seat, Budget(depth, 0.0), tag)
    task.styles = styles
    likely = good_moves(task)
    contenders = list(dict.fromkeys([*likely[: min(CONTENDERS, depth)], move]))
    nothing = Estimate(0.0, 0.0)
    if len(contenders) == 1:  # search sees no other move worth trying
        return Judgement(number, seat, move, move, True, nothing, nothing, {}, LABELS[0])
    race = Rollouts(adapter, determinized, seat, contenders, f"{tag} race", task.style)
    best, second = best_two(race, move, max(2, depth // 2))
    if move == best.move:
        obvious = best.points_over(second).mean > CLOSE
        return Judgement(number, seat, move, move, obvious, nothing, nothing, {}, LABELS[0])
    rollouts = Rollouts(adapter, determinized, seat, [best.move, move], f"{tag} again", task.style)
    first, other = rollouts.samples
    other.style = best_style(race, move, [] if styles is None else styles.best)
    while rollouts.worlds < 2 * depth:
        rollouts.run(max(2, depth // 2))
        ahead, win = first.points_over(other), first.win_over(other)
        if is_clear(ahead, win):
            break
    if ahead.mean <= 0.0 and win.mean <= 0.0:
        return Judgement(number, seat, move, move, False, nothing, nothing, {}, LABELS[0])
    lost = Estimate(max(0.0, shrunk(ahead, TYPICAL_POINTS)), ahead.error)
    chances = Estimate(max(0.0, shrunk(win, TYPICAL_WIN)), win.error)
    ours, theirs = first.mean_parts(), other.mean_parts()
    parts = {name: ours[name] - theirs[name] for name in ours}
    return Judgement(
        number, seat, move, best.move, False, lost, chances, parts, label(lost.mean, chances.mean)
    )


def best_two(rollouts: Rollouts, move: int, worlds: int) -> tuple[Samples, Samples]:
    """The best move and the runner-up. Search's choice, the first, is best unless another one does better.
    Moves that are clearly behind half-way are dropped, but not the one played."""
    rollouts.run(worlds - worlds // 2)
    chosen = rollouts.samples[0]
    leader, *others = sorted(rollouts.samples, key=lambda each: -sum(each.values))
    kept = (chosen.move, leader.move, others[0].move, move)
    rollouts.samples = [
        each for each in rollouts.samples if each.move in kept or not _is_behind(each.value_over(leader))
    ]
    rollouts.run(worlds // 2)
    best, second, *_ = sorted(rollouts.samples, key=lambda each: -sum(each.values))
    ahead = best.value_over(chosen)
    if best is not chosen and ahead.mean <= ahead.error:
        return chosen, best
    return best, second


def best_style(race: Rollouts, move: int, styles: list[object]) -> object:
    """Which of these styles suits a move of the race best; whoever played it may have had another plan. The
    race was run in the first one."""
    rollouts = Rollouts(race.adapter, race.state, race.seat, [], race.tag)
    rollouts.samples = [Samples(move, style) for style in styles[1:]]
    rollouts.run(race.worlds)
    ran = [each for each in race.samples if each.move == move]
    return max([*ran, *rollouts.samples], key=lambda each: sum(each.values)).style


def _is_behind(difference: Estimate) -> bool:
    return difference.mean < -CLEAR * difference.error


def is_clear(points: Estimate, win: Estimate) -> bool:
    """Is it clear whether a decision is good, or an inaccuracy or worse?"""
    above = (points.mean - POINTS[1]) / points.error, (win.mean - WIN[1]) / win.error
    return max(above) > CLEAR or max(above) < -CLEAR


def review(record: Record, depth: int = DEPTH, seed: int = 0, every: int = 1, first: int = 0) -> Review:
    """Review a whole game, judging every `every`-th move from number `first` on."""
    reviewer = Reviewer(record, depth, seed)
    for _ in reviewer.run(skipped(record, every, first)):
        pass
    return reviewer.review()


def skipped(record: Record, every: int, first: int) -> dict[int, Judgement | None]:
    """All moves but every `every`-th from number `first` on, for `Reviewer.run`."""
    return {number: None for number in range(len(record.moves)) if (number - first) % every}


def label(points: float, win: float) -> str:
    """The label of a loss."""
    worst = 0
    for number in range(len(POINTS)):
        if points >= POINTS[number] or win >= WIN[number]:
            worst = number + 1
    return LABELS[worst]


def _account(record: Record, seat: int, values: list[float], losses: dict[int, float]) -> Account:
    skill = luck = opponents = 0.0
    for index, (mover, _) in enumerate(record.moves):
        change = values[index + 1] - values[index]
        if mover == seat:
            lost = losses.get(index, 0.0)
            skill -= lost
            luck += change + lost
        else:
            opponents += change
    return Account(values[0], skill, luck, opponents, values[-1])


def _mean(values: list[float]) -> Estimate:
    if not values:
        return Estimate(0.0, 0.0)
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values])
    return Estimate(mean, (spread / max(1, len(values) - 1) / len(values)) ** 0.5)
