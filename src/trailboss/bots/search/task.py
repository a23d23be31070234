"""One decision of a search. Lines of play are tried in many determinized states and compared one by one.

What the policy does is the baseline. Another move is tried in the same guesses, played on in the same way,
and chosen only if it ended better by more than chance explains: so a search with little time plays like its
policy, and one with more time better.
"""

from collections.abc import Callable
from math import erf, exp, hypot, pi, sqrt
from typing import Final

from trailboss.bots.search.adapter import SearchAdapter
from trailboss.bots.search.budget import Budget, Meter
from trailboss.bots.search.tree import Node
from trailboss.core.contract import State
from trailboss.core.rng import seeded

FIRST_WIDTH: Final = 3
"""So many moves beside the policy's are tried at first; more as the trials grow (progressive widening)."""
WIDER: Final = 0.6
"""How many moves more: this times the root of the trials."""
ENOUGH: Final = 4
"""Trials before a move can be given up."""
HOPE: Final = 2.0
"""A move is given up when it lies this many standard errors behind."""
EAGER: Final = 1.5
"""How many standard errors of hope decide which move is tried next."""
WIDE: Final = 5
"""Where a gain can be negligible: so many moves beside the policy's are tried at first ..."""
LEAST: Final = 2
"""... so often at least."""
RIPE: Final = 12
"""Trials of a decision before those after it are varied, too."""
KEPT: Final = 6
"""What is taken over from the decision before counts as so many trials at most."""
MOST_NODES: Final = 50_000
"""The tree grows no further than this."""


class SearchTask:
    """One decision of one seat."""

    def __init__(
        self,
        mind: SearchAdapter,
        state: State,
        seat: int,
        budget: Budget,
        tag: str,
        clock: Callable[[], float] | None = None,
        number: int = 0,
    ) -> None:
        """`number` is which of several thinkers about this decision it is: each takes guesses of its own."""
        self.mind = mind
        self.state = state
        self.seat = seat
        self.meter = Meter(budget, clock)
        self.tag = tag
        self._number = number
        self._of = budget.processes
        self.root = Node()
        self.nodes = 1
        self.trials = 0
        """Lines played so far, those of the policy included."""
        self.favourite = -1
        """What the policy would do."""
        self.chosen = -1
        self.order: list[int] = []
        self._yardstick: dict[int, float] = {}
        """By guess: how the policy's line ended."""
        self._telling = mind.negligible > 0.0

    # ---------------------------------------------------------------- the decision

    def best(self) -> int:
        """The move for the seat, within the budget."""
        self.think()
        return self.decide()

    def think(self) -> None:
        """Try moves until the budget is spent, or no trial promises anything."""
        self.favourite = self.mind.choose(self.state, self.seat)
        self.chosen = self.favourite
        moves = self.state.legal() if self.state.to_move == self.seat else []
        if self.favourite not in moves or len(moves) == 1:
            return
        ranked = self.mind.ranked(self.state, self.seat, moves)
        self.order = [self.favourite, *[move for move in ranked if move != self.favourite]]
        while not self.meter.spent():
            move = self._next()
            if move < 0 or not self._try(move):
                break

    def decide(self) -> int:
        """The move to choose by what was found out."""
        if self.order:
            self.chosen = self._verdict()
        return self.chosen

    def compare(self, moves: list[int], favourite: int, guesses: int) -> list[tuple[int, float]]:
        """Try each of these moves once in every guess; the mean advantage of each over the favourite."""
        self.favourite = favourite
        self.order = [favourite, *moves]
        for _ in range(guesses):
            for move in moves:
                if not self._try(move):
                    return []
        return [(move, self.root.child(move).mean) for move in moves]

    def ranking(self) -> list[int]:
        """The moves that were tried, the best first."""
        tried = [(move, self.root.children.get(move)) for move in self.order]
        means = {move: node.mean for move, node in tried if node is not None and node.visits}
        return sorted(means, key=lambda move: -means[move])

    def findings(self) -> list[tuple[int, int, float, float]]:
        """Of every move that can be chosen and was tried: trials, mean advantage, and spread."""
        tried = [(move, self.root.children.get(move)) for move in self.order]
        return [(move, node.visits, node.mean, node.spread) for move, node in tried if node is not None]

    def take_up(self, findings: list[tuple[int, int, float, float]]) -> None:
        """Add what another thinker has found out about the same decision."""
        for move, visits, mean, spread in findings:
            if move in self.order and visits > 0:
                self.root.child(move).merge(visits, mean, spread)
                self.trials += visits

    def _verdict(self) -> int:
        """The move that is most surely better than the policy's; the policy's if there is none."""
        best = self.favourite
        mine = self.root.children.get(best)
        bar = self.mind.sure + (max(0.0, mine.mean) if mine is not None else 0.0)
        for move in self.order:
            node = self.root.children.get(move)
            if move == self.favourite or node is None or node.visits < (LEAST if self._telling else ENOUGH):
                continue
            worth = node.mean - self.mind.confidence_margin * node.error(self.mind.unit)
            if worth > bar:
                best, bar = move, worth
        return best

    def _next(self) -> int:
        """The move to try next; -1 if there is nothing left to find out."""
        best = self._most_telling() if self._telling else self._most_hopeful()
        # The policy's move is the baseline; it is tried half as often as the best of the others, to see
        # what the decisions after it could make of it.
        if best >= 0 and best != self.favourite and self.trials >= RIPE:
            other = self.root.children.get(best)
            if other is not None and self.root.child(self.favourite).visits < other.visits // 2:
                return self.favourite
        return best

    def _most_telling(self) -> int:
        """The move of which another trial is most likely to change the choice for the better.

        -1 if no trial promises more than what is negligible.
        """
        children, unit = self.root.children, self.mind.unit
        width = WIDE + int(WIDER * sqrt(self.trials))
        leader, mean, opened = self.favourite, 0.0, 0
        for move in self.order:
            node = children.get(move)
            if move != self.favourite:
                if width <= 0:
                    break
                width -= 1
                if node is None or node.visits < LEAST:
                    return move
            opened += 1
            if node is not None and node.mean > mean:
                leader, mean = move, node.mean
        error = children[leader].error(unit) if mean > 0.0 else 0.0
        best, most = -1, self.mind.negligible
        for move in self.order[:opened]:
            node = children.get(move)
            if node is None:
                continue
            if move == leader:
                gain = expected_gain(-mean, error)  # of seeing that it is no better than the baseline
            elif move == self.favourite and node.mean <= 0.0:
                continue
            else:
                gain = expected_gain(node.mean - mean, hypot(node.error(unit), error))
            if gain > most:
                best, most = move, gain
        if best >= 0 and best != leader and error > children[best].error(unit):
            return leader
        return best

    def _most_hopeful(self) -> int:
        """The move with the most hope; -1 if all lie behind."""
        width = FIRST_WIDTH + 1 + int(WIDER * sqrt(self.trials))
        unit = self.mind.unit
        floor = 0.0
        for node in self.root.children.values():
            if node.visits >= ENOUGH:
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
            if found.visits < ENOUGH or found.mean + HOPE * error >= floor:
                alive += 1
                if found.mean + EAGER * error > hope:
                    best, hope = move, found.mean + EAGER * error
        return best

    # ---------------------------------------------------------------- trying

    def _try(self, move: int) -> bool:
        """Play one line that begins with a move; False if the time was over before it ended."""
        node = self.root.child(move)
        number = node.visits
        if self._telling and move == self.favourite and number < RIPE:
            node.note(0.0)  # the line would be the baseline itself
            return True
        if number not in self._yardstick:
            worth = self._line(self._guess(number), [])
            if worth is None:
                return False
            self._yardstick[number] = worth
        state = self._guess(number)
        state.play(move)
        path = [node]
        worth = self._line(state, path)
        if worth is None:
            return False
        advantage = worth - self._yardstick[number]
        for visited in path:
            visited.note(advantage)
        return True

    def _guess(self, number: int) -> State:
        """The guess of that number: the same for all moves."""
        return self.state.determinize(self.seat, seeded(f"{self.tag} {number * self._of + self._number}"))

    def _line(self, state: State, path: list[Node]) -> float | None:
        """Play a line on to the horizon and judge it; `path` takes the decisions inside the tree.

        None if the time was over before.
        """
        mind, seat, meter = self.mind, self.seat, self.meter
        turns, away, grown = 0, False, False
        alone = self.state.seats == 1
        opening = alone and mind.opens_turn(self.state)
        self.trials += 1
        meter.left -= 1
        while not state.over:
            who = state.to_move
            before, opening = opening, alone and mind.opens_turn(state)
            if who != seat:
                away = True
            elif away or (opening and not before):
                away = False
                turns += 1
            if mind.far(state, self.state, turns):
                break
            if meter.late():
                return None
            if path and not grown and not away and not turns and path[-1].visits >= RIPE:
                state.play(self._inside(state, path))
            else:
                grown = grown or bool(path)
                state.play(mind.choose(state, who))
        return mind.worth(state, seat)

    def _inside(self, state: State, path: list[Node]) -> int:
        """The next decision of a line inside the tree."""
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        node = path[-1]
        policy = self.mind.choose(state, self.seat)
        if policy not in moves or self.nodes >= MOST_NODES:
            return policy
        if node.order is None:
            node.order = self.mind.ranked(state, self.seat, moves[:])
        best, width = policy, int(sqrt(node.visits / RIPE))
        found = node.children.get(policy)
        if found is not None:
            unit = self.mind.unit
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

    # ---------------------------------------------------------------- the decision before

    def follow(self, before: "SearchTask") -> None:
        """Go on with what the decision before has found out, if this one follows from it.

        It does if the seat sees now what it would have seen in the guess it was given: then nothing was
        revealed in between, and no one else has decided.
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
            node.fade(base, KEPT)
        self.root = child


def expected_gain(ahead: float, error: float) -> float:
    """What choosing the better of two is worth, beside the one that is ahead now.

    The other is ahead by that much (below zero if it lies behind), give or take the error.
    """
    if error <= 0.0:
        return max(0.0, ahead)
    far = ahead / error
    return error * exp(-far * far / 2.0) / sqrt(2.0 * pi) + ahead * (1.0 + erf(far / sqrt(2.0))) / 2.0
