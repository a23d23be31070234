"""One decision of a search: moves are compared in many determinized states, called worlds.

The policy's move is the baseline. Every other move is tried in the same worlds, with the same policy playing
on, and is chosen only if it does better by more than chance explains. So a search with little time plays like
its policy, and one with more time plays better.
"""

from collections.abc import Callable
from math import erf, exp, hypot, pi, sqrt
from typing import Final

from trailboss.bots.search.adapter import SearchAdapter
from trailboss.bots.search.budget import Budget, Meter
from trailboss.bots.search.styles import StyleSearch, TurnStyles
from trailboss.bots.search.tree import Node
from trailboss.core.contract import State
from trailboss.core.rng import seeded

INITIAL_WIDTH: Final = 3
"""Moves tried at first besides the policy's; more with the number of trials (progressive widening)."""
WIDENING: Final = 0.6
"""How many more: this times the square root of the trials."""
MIN_TRIALS: Final = 4
"""Trials before a move can be given up."""
PRUNE_BEHIND: Final = 2.0
"""A move is given up when it is this many standard errors behind."""
EXPLORATION: Final = 1.5
"""Standard errors added to the mean (an upper confidence bound) to decide which move is tried next."""
INITIAL_WIDTH_BY_GAIN: Final = 5
MIN_TRIALS_BY_GAIN: Final = 2
"""The same if the next trial is chosen by its expected gain; every move gets at least these trials."""
EXPAND_AFTER: Final = 12
"""Trials of a decision before the decisions after it are varied, too."""
MAX_REUSED_TRIALS: Final = 6
"""What is reused from the previous decision counts as at most this many trials."""
MAX_NODES: Final = 50_000
"""The tree stops growing here."""
STYLE_SHARE: Final = 0.75
"""How much of the budget the choice of a style may take."""


class SearchTask:
    """One decision of one seat."""

    def __init__(
        self,
        adapter: SearchAdapter,
        state: State,
        seat: int,
        budget: Budget,
        tag: str,
        clock: Callable[[], float] | None = None,
        number: int = 0,
    ) -> None:
        """`number` says which of several processes this is: each samples its own worlds."""
        self.adapter = adapter
        self.state = state
        self.seat = seat
        self.meter = Meter(budget, clock)
        self.tag = tag
        self._number = number
        self._of = budget.processes
        self.root = Node()
        self.nodes = 1
        self.trials = 0
        """Lines played so far, including those of the policy."""
        self.favourite = -1
        """What the policy would do."""
        self.chosen = -1
        self.styles: TurnStyles | None = None
        """The styles of this turn, once they are chosen."""
        self.order: list[int] = []
        self._baseline: dict[int, float] = {}
        """By world: how the policy's line ended."""
        self._by_gain = adapter.negligible > 0.0
        """Is the next trial chosen by its expected gain, rather than by an upper confidence bound?"""

    # ---------------------------------------------------------------- the decision

    def best(self) -> int:
        """The move for the seat, within the budget."""
        self.think()
        return self.decide()

    @property
    def style(self) -> object:
        """The style in which the seat plays on; None for the policy's own."""
        return None if self.styles is None else self.styles.style

    def choose_style(self, before: TurnStyles | None) -> None:
        """Choose a style for the rest of the turn. `before` is what was known at the seat's last decision:
        within a turn its style is kept, and the next turn tries its best ones, too."""
        adapter = self.adapter
        if not adapter.styles or self.state.to_move != self.seat:
            return
        if before is not None and before.seat != self.seat:
            before = None
        if before is not None and not adapter.opens_turn(self.state):
            self.styles = before
            return
        whole, self.meter = self.meter, self.meter.part(STYLE_SHARE)
        search = StyleSearch(adapter, self.state, self.seat, self.meter, self.tag, self._plain_line)
        best = search.best([] if before is None else before.best)
        self.styles = TurnStyles(self.seat, best[0] if best else None, best)
        whole.left -= self.trials
        self.trials, self.meter = 0, whole

    def think(self) -> None:
        """Try moves until the budget is spent or no trial is worth its time."""
        self.adapter.follow(self.seat, self.style)
        self.favourite = self.adapter.choose(self.state, self.seat)
        self.chosen = self.favourite
        moves = self.state.legal() if self.state.to_move == self.seat else []
        if self.favourite not in moves or len(moves) == 1:
            return
        ranked = self.adapter.ranked(self.state, self.seat, moves)
        self.order = [self.favourite, *[move for move in ranked if move != self.favourite]]
        while not self.meter.spent():
            move = self._next()
            if move < 0 or not self._try(move):
                break

    def decide(self) -> int:
        """The move to choose by what was found."""
        if self.order:
            self.chosen = self._verdict()
        return self.chosen

    def compare(self, moves: list[int], favourite: int, worlds: int) -> list[tuple[int, float]]:
        """Try each of these moves once in every world; the mean advantage of each over the favourite."""
        self.favourite = favourite
        self.order = [favourite, *moves]
        for _ in range(worlds):
            for move in moves:
                if not self._try(move):
                    return []
        return [(move, self.root.child(move).mean) for move in moves]

    def ranking(self) -> list[int]:
        """The moves that were tried, best first."""
        tried = [(move, self.root.children.get(move)) for move in self.order]
        means = {move: node.mean for move, node in tried if node is not None and node.visits}
        return sorted(means, key=lambda move: -means[move])

    def findings(self) -> list[tuple[int, int, float, float]]:
        """For every move that was tried: trials, mean advantage and spread."""
        tried = [(move, self.root.children.get(move)) for move in self.order]
        return [(move, node.visits, node.mean, node.spread) for move, node in tried if node is not None]

    def merge(self, findings: list[tuple[int, int, float, float]]) -> None:
        """Add what another process has found for the same decision."""
        for move, visits, mean, spread in findings:
            if move in self.order and visits > 0:
                self.root.child(move).merge(visits, mean, spread)
                self.trials += visits

    def _verdict(self) -> int:
        """The move that is most certainly better than the policy's; the policy's if there is none."""
        best = self.favourite
        mine = self.root.children.get(best)
        bar = self.adapter.sure + (max(0.0, mine.mean) if mine is not None else 0.0)
        for move in self.order:
            node = self.root.children.get(move)
            if (
                move == self.favourite
                or node is None
                or node.visits < (MIN_TRIALS_BY_GAIN if self._by_gain else MIN_TRIALS)
            ):
                continue
            worth = node.mean - self.adapter.confidence_margin * node.error(self.adapter.unit)
            if worth > bar:
                best, bar = move, worth
        return best

    def _next(self) -> int:
        """The move to try next; -1 if no trial is worth its time."""
        best = self._next_by_gain() if self._by_gain else self._next_by_bound()
        # The policy's move is tried half as often as the best other one, to see whether different decisions
        # after it would improve it.
        if best >= 0 and best != self.favourite and self.trials >= EXPAND_AFTER:
            other = self.root.children.get(best)
            if other is not None and self.root.child(self.favourite).visits < other.visits // 2:
                return self.favourite
        return best

    def _next_by_gain(self) -> int:
        """The move whose next trial has the largest expected gain; -1 if all gains are negligible."""
        children, unit = self.root.children, self.adapter.unit
        width = INITIAL_WIDTH_BY_GAIN + int(WIDENING * sqrt(self.trials))
        leader, mean, opened = self.favourite, 0.0, 0
        for move in self.order:
            node = children.get(move)
            if move != self.favourite:
                if width <= 0:
                    break
                width -= 1
                if node is None or node.visits < MIN_TRIALS_BY_GAIN:
                    return move
            opened += 1
            if node is not None and node.mean > mean:
                leader, mean = move, node.mean
        error = children[leader].error(unit) if mean > 0.0 else 0.0
        best, most = -1, self.adapter.negligible
        for move in self.order[:opened]:
            node = children.get(move)
            if node is None:
                continue
            if move == leader:
                gain = expected_gain(-mean, error)  # of finding that it's no better than the baseline
            elif move == self.favourite and node.mean <= 0.0:
                continue
            else:
                gain = expected_gain(node.mean - mean, hypot(node.error(unit), error))
            if gain > most:
                best, most = move, gain
        if best >= 0 and best != leader and error > children[best].error(unit):
            return leader
        return best

    def _next_by_bound(self) -> int:
        """The move with the highest upper confidence bound; -1 if all are clearly behind."""
        width = INITIAL_WIDTH + 1 + int(WIDENING * sqrt(self.trials))
        unit = self.adapter.unit
        floor = 0.0
        for node in self.root.children.values():
            if node.visits >= MIN_TRIALS:
                floor = max(floor, node.mean - node.error(unit))
        best, hope, alive = -1, -1e18, 0
        for move in self.order:
            if alive >= width:
                break
            if move == self.favourite:
                continue
            found = self.root.children.get(move)
            if found is None:
                return move
            error = found.error(unit)
            if found.visits < MIN_TRIALS or found.mean + PRUNE_BEHIND * error >= floor:
                alive += 1
                if found.mean + EXPLORATION * error > hope:
                    best, hope = move, found.mean + EXPLORATION * error
        return best

    # ---------------------------------------------------------------- trying

    def _try(self, move: int) -> bool:
        """Play one line that begins with a move; False if time ran out first."""
        node = self.root.child(move)
        number = node.visits
        if self._by_gain and move == self.favourite and number < EXPAND_AFTER:
            node.add(0.0)  # this line is the baseline itself
            return True
        if number not in self._baseline:
            worth = self._line(self._world(number), [])
            if worth is None:
                return False
            self._baseline[number] = worth
        state = self._world(number)
        state.play(move)
        path = [node]
        worth = self._line(state, path)
        if worth is None:
            return False
        advantage = worth - self._baseline[number]
        for visited in path:
            visited.add(advantage)
        return True

    def _world(self, number: int) -> State:
        """The determinized state with that number, the same for all moves."""
        return self.state.determinize(self.seat, seeded(f"{self.tag} {number * self._of + self._number}"))

    def _plain_line(self, state: State) -> float | None:
        """Play on to the horizon without varying any decision."""
        return self._line(state, [])

    def _line(self, state: State, path: list[Node]) -> float | None:
        """Play on to the horizon and evaluate the position; None if time ran out first.

        Decisions inside the tree are appended to `path`.
        """
        adapter, seat, meter = self.adapter, self.seat, self.meter
        turns, away, grown = 0, False, False
        alone = self.state.seats == 1
        opening = alone and adapter.opens_turn(self.state)
        self.trials += 1
        meter.left -= 1
        while not state.over:
            who = state.to_move
            before, opening = opening, alone and adapter.opens_turn(state)
            if who != seat:
                away = True
            elif away or (opening and not before):
                away = False
                turns += 1
            if adapter.far(state, self.state, turns):
                break
            if meter.late():
                return None
            if path and not grown and not away and not turns and path[-1].visits >= EXPAND_AFTER:
                state.play(self._inside(state, path))
            else:
                grown = grown or bool(path)
                state.play(adapter.choose(state, who))
        return adapter.worth(state, seat)

    def _inside(self, state: State, path: list[Node]) -> int:
        """The next decision while the line is still inside the tree."""
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        node = path[-1]
        policy = self.adapter.choose(state, self.seat)
        if policy not in moves or self.nodes >= MAX_NODES:
            return policy
        if node.order is None:
            node.order = self.adapter.ranked(state, self.seat, moves[:])
        best, width = policy, int(sqrt(node.visits / EXPAND_AFTER))
        found = node.children.get(policy)
        if found is not None:
            unit = self.adapter.unit
            hope = found.mean + found.error(unit)
            for move in node.order:
                if width <= 0:
                    break
                if move == policy or move not in moves:
                    continue
                width -= 1
                other = node.children.get(move)
                if other is None:
                    best = move
                    break
                if other.mean + other.error(unit) > hope:
                    best, hope = move, other.mean + other.error(unit)
        if best not in node.children:
            self.nodes += 1
        path.append(node.child(best))
        return best

    # ---------------------------------------------------------------- the previous decision

    def reuse(self, before: "SearchTask") -> None:
        """Start with the subtree of the previous decision, if this one follows from it directly.

        It does if the seat's view now equals its view after that move in the state it searched: then nothing
        was revealed in between, and nobody else has moved.
        """
        child = before.root.children.get(before.chosen)
        if child is None or not child.children or before.seat != self.seat:
            return
        if before.state.game is not self.state.game or before.state.to_move != self.seat:
            return
        state = before.state.copy()
        if before.chosen not in state.legal():
            return
        state.play(before.chosen)
        if state.over or state.to_move != self.seat or state.view(self.seat) != self.state.view(self.seat):
            return
        most = max([node.visits for node in child.children.values()])
        base = max([node.mean for node in child.children.values() if node.visits == most])
        for node in child.children.values():
            node.fade(base, MAX_REUSED_TRIALS)
        self.root = child


def expected_gain(ahead: float, error: float) -> float:
    """The expected gain of being able to choose the better of two moves instead of the current leader.

    The other move is ahead by `ahead` (negative: it's behind), with this standard error.
    """
    if error <= 0.0:
        return max(0.0, ahead)
    far = ahead / error
    return error * exp(-far * far / 2.0) / sqrt(2.0 * pi) + ahead * (1.0 + erf(far / sqrt(2.0))) / 2.0
