"""DroverView: the table as one seat sees it, and the few numbers that every decision needs.

A drover gets a determinized state. Of what is hidden it reads only what its seat knows: its hand, and which
cards its deck and the market's stack hold, but not their order. It does not read opponents' hands and stacks
or the supply, so all determinizations of a position look the same to it.
"""

from typing import Final

from trailboss.games.gwt.bots.drover.way import way
from trailboss.games.gwt.bots.drover.weights import Weights
from trailboss.games.gwt.components.cattle import FACE_TYPE, FACE_VALUE, FIRST_OBJECTIVE, TYPES
from trailboss.games.gwt.components.job_market import COLUMNS, ROWS
from trailboss.games.gwt.components.objectives import OBJECTIVE_PENALTY, OBJECTIVE_TASKS, OBJECTIVE_VP
from trailboss.games.gwt.components.player_board import DOLLARS_PER_VP
from trailboss.games.gwt.components.trail import START_SPACE
from trailboss.games.gwt.questions.kansas_city import permanent_certificates
from trailboss.games.gwt.rules.scoring import tasks_met
from trailboss.games.gwt.state.table import NOBODY, Table

EASE: Final = (1.3, 0.9, 0.9, 1.1, 1.2, 1.1, 0.8, 0.6, 0.5)
"""By kind of task: how easily it is met, compared with others."""


class Offer:
    """What an action is worth, with the dollars that it costs or brings counted, and those dollars."""

    __slots__ = ("cost", "worth")

    def __init__(self, worth: float, cost: int) -> None:
        self.worth = worth
        self.cost = cost
        """Below zero if it brings money."""


def better(one: Offer, other: Offer) -> Offer:
    """The offer that is worth more; of equals the one that costs more, and else the first."""
    if other.worth > one.worth or (other.worth == one.worth and other.cost > one.cost):
        return other
    return one


NOTHING: Final = Offer(0.0, 0)
NOT_KNOWN: Final = -2e9
"""In a list of worths: not looked at yet."""


class DroverView:
    """What a seat sees, and the worth of time and money to it."""

    def __init__(self, table: Table, me: int, weights: Weights) -> None:
        self.table = table
        self.me = me
        self.weights = weights
        self._tasks: list[float] | None = None
        self._met: list[int] | None = None
        self._free: list[int] | None = None
        self.plan = -1
        """Room for the plan."""
        self.disc_worths: list[float] = []
        """Room for what each disc space is worth to clear."""
        self.best_discs: dict[int, float] = {}
        self.station_hopes: list[float] = []
        self.places: list[float] = []
        self.stops: list[float] = []
        self.city_worths: dict[int, float] = {}
        self.ground: object = None
        self.trail: object = None
        self.card_worths: dict[int, float] = {}
        self.throw_worths: dict[int, float] = {}
        self.missed_worker: tuple[int, float] | None = None
        self.auxiliary: Offer | None = None
        """Room for more that is asked again and again in a decision (see those who fill it)."""
        self.money = table.money[me]
        self.hand = table.hand[me]
        # -- time
        self.to_fill = spaces_to_fill(table)
        self.last_turn = table.ending != NOBODY
        """The game ends after this turn."""
        self.laps, self.deliveries = (0.0, 0.0) if self.last_turn else self._time()
        """How many laps the game still takes, and how many own deliveries it will see, about."""
        self.future = min(1.0, self.laps / weights.horizon)
        """How far it still pays to provide for later: 1 early, 0 at the end."""

    def close(self) -> None:
        """Called when the decision is made. The trail refers back to this object; without dropping it,
        only the garbage collector would free the two, in the middle of a later decision."""
        self.trail = None

    def _time(self) -> tuple[float, float]:
        """From the workers still to come, and from how close everybody is to Kansas City."""
        table = self.table
        visits = self.to_fill / self.weights.workers_per_visit
        ahead = way(table)
        whole = ahead.to_goal(START_SPACE)
        total, own = 0.0, 0.0
        for rancher in range(len(table.herder)):
            done = 1.0 - ahead.to_goal(max(table.herder[rancher], START_SPACE)) / whole
            total += done
            if rancher == self.me:
                own = done
        laps = (visits - total) / table.ranchers
        return max(0.1, laps + 0.5), max(0.1, min(visits, laps + own))

    def offer(self, action: int) -> Offer:
        """What a printed action is worth now (see `appraisal`)."""
        raise NotImplementedError

    # ---------------------------------------------------------------- money

    def _dollar(self, money: float) -> float:
        """What another dollar is worth with this much money."""
        weights = self.weights
        if money < 0:
            money = 0.0
        return 1.0 / DOLLARS_PER_VP + weights.dollar * self.future / (1.0 + money / weights.comfort)

    def gain(self, dollars: int) -> float:
        """The worth of gaining this many dollars."""
        return dollars * self._dollar(self.money + dollars / 2) if dollars else 0.0

    def price(self, dollars: int) -> float:
        """The cost of paying this many dollars."""
        return dollars * self._dollar(self.money - dollars / 2) if dollars else 0.0

    # ---------------------------------------------------------------- the hand

    def breeding_point(self) -> float:
        """A point of breeding value in the hand when it is shown in Kansas City."""
        if self.last_turn:
            return 0.0
        return self._dollar(self.money) + self.weights.breeding

    def draw_bag(self) -> list[int]:
        """The cards of which the next one drawn will be one."""
        stack = self.table.stack[self.me]
        return stack if len(stack) > 2 else stack + self.table.pile[self.me]

    # ---------------------------------------------------------------- objectives

    def met(self) -> list[int]:
        """How often each kind of task is met; not to be changed."""
        if self._met is None:
            self._met = tasks_met(self.table, self.me)
        return self._met

    def tasks(self) -> list[float]:
        """By kind of task: what fulfilling it once more is worth for the objective cards at hand.

        Cards that lack least are served first with what is there already.
        """
        if self._tasks is None:
            self._tasks = self._task_worth()
        return self._tasks

    def _task_worth(self) -> list[float]:
        table, me = self.table, self.me
        met = self.met()[:]
        worth = [0.0] * len(met)
        area = table.played_objectives[me]
        deck = table.hand[me] + table.stack[me] + table.pile[me]
        cards = [(face, OBJECTIVE_VP[face] + OBJECTIVE_PENALTY[face]) for face in area]
        cards += [(face, OBJECTIVE_VP[face]) for face in deck if face >= FIRST_OBJECTIVE]
        cards.sort()
        while cards:
            missing = [missing_tasks(met, face) for face, _ in cards]
            index = missing.index(min(missing))
            face, points = cards.pop(index)
            need = OBJECTIVE_TASKS[face]
            short = missing[index]
            for kind, count in enumerate(need):
                if count > met[kind]:
                    worth[kind] += self.weights.task * points / (short + 0.5)
                met[kind] = max(0, met[kind] - count)
        return worth

    def chance(self, face: int) -> float:
        """How likely an objective card is fulfilled in the end, with all that the rancher has free for it."""
        met = self._free
        if met is None:
            met = self._free = self.met()[:]
            for other in self.table.played_objectives[self.me]:
                for kind, count in enumerate(OBJECTIVE_TASKS[other]):
                    met[kind] = max(0, met[kind] - count)
        chance = 1.0
        for kind, count in enumerate(OBJECTIVE_TASKS[face]):
            if count > met[kind]:
                ease = min(1.0, self.weights.hope * EASE[kind]) * self.future
                chance *= float(ease ** (count - met[kind]))
        return chance


def spaces_to_fill(table: Table) -> int:
    """Spaces of the job market that are still to be filled."""
    return (ROWS - table.job_row) * COLUMNS[table.ranchers] - table.job_filled


def missing_tasks(met: list[int], face: int) -> int:
    """How many tasks of a card are not met by what is there."""
    missing = 0
    need = OBJECTIVE_TASKS[face]
    for kind in range(len(need)):
        if need[kind] > met[kind]:
            missing += need[kind] - met[kind]
    return missing


def best_by_type(cards: list[int]) -> list[int]:
    """By type of cattle: the highest breeding value among the cards."""
    best = [0] * TYPES
    for face in cards:
        if face < FIRST_OBJECTIVE and FACE_VALUE[face] > best[FACE_TYPE[face]]:
            best[FACE_TYPE[face]] = FACE_VALUE[face]
    return best


def delivery_value(view: DroverView) -> int:
    """What the hand is worth in Kansas City now, without certificates that are used up."""
    return sum(best_by_type(view.hand)) + permanent_certificates(view.table, view.me)
