"""One game of a corpus: bots play it, with some random picks among the moves that rank highest."""

from typing import Final, NamedTuple

from trailboss import bots
from trailboss.bots.search.adapter import adapter_for
from trailboss.core.contract import HIGHEST_SEED, Score, registered
from trailboss.core.record import PLAYERS, Record
from trailboss.core.rng import seeded
from trailboss.lab.corpus.plan import Cell, Plan
from trailboss.lab.workers import Flag

LIKELY: Final = 3
"""How many moves noise chooses among."""


class Decision(NamedTuple):
    """What a seat did."""

    seat: int
    turn: int
    """Counts up when another seat decides."""
    choices: int
    """How many moves were legal."""
    move: int
    text: str
    noise: bool
    """Chance chose it."""


class Played(NamedTuple):
    """A game of the corpus."""

    number: int
    cell: Cell
    seed: int
    first: int
    """The seat that began."""
    decisions: list[Decision]
    scores: list[Score]
    winners: list[int]
    record: str


def play(plan: Plan, number: int, flag: Flag) -> Played | None:
    """Game `number`; None if the flag went up before it was over."""
    cell = plan.cell(number)
    chance = seeded(f"corpus {plan.seed} game {number}")
    seed = (chance.word() << 32 | chance.word()) & HIGHEST_SEED
    game = registered(cell.game)
    state = game.start(cell.seats, seed, **cell.options)
    players = [bots.make(cell.bot, chance.word(), cell.game) for _ in range(cell.seats)]
    ranks = adapter_for(cell.game, number)
    first, before, turn = state.to_move, state.to_move, 0
    decisions: list[Decision] = []
    try:
        while not state.over:
            if flag.value:
                return None
            seat, legal = state.to_move, state.legal()
            turn += seat != before
            before = seat
            noisy = len(legal) > 1 and chance.below(100) < plan.noise
            if noisy:
                likely = ranks.ranked(state.determinize(seat, chance), seat, legal[:])[:LIKELY]
                move = likely[chance.below(len(likely))]
            else:
                move = bots.decide(players[seat], state, chance)
            decisions.append(Decision(seat, turn, len(legal), move, game.text(move), noisy))
            state.play(move)
    finally:
        for player in players:
            player.close()
    record = Record.of(state, **{PLAYERS: ",".join([cell.bot] * cell.seats)}).dumps()
    return Played(number, cell, seed, first, decisions, state.scores(), state.winners(), record)
