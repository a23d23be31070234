"""Search on several processes: the same for the same seed, stronger together, and never worse off for it."""

import os
import signal
import time

import trailboss
from trailboss import bots
from trailboss.bots.search import Search
from trailboss.bots.search.tree import Node
from trailboss.core.contract import State


def opening(name: str = "gwt2") -> State:
    state = trailboss.game(name).start(2, 5)
    drover, chance = bots.make("drover"), trailboss.seeded("opening")
    while len(state.history) < 40 or len(state.legal()) < 4:
        state.play(bots.decide(drover, state, chance))
    return state


def search(spec: str) -> Search:
    bot = bots.make(spec, 3, "gwt2")
    assert isinstance(bot, Search)
    return bot


def is_there(pid: int) -> bool:
    """Does a process run, or wait to be asked for its end?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def pids(bot: Search) -> list[int]:
    return [helper.pid for helper in bot._helpers or []]


def test_merged_statistics_equal_those_of_all_trials() -> None:
    advantages = [1.0, -2.0, 4.5, 0.0, 3.0, 3.0, -1.5]
    whole, part, rest = Node(), Node(), Node()
    for number, advantage in enumerate(advantages):
        whole.add(advantage)
        (part if number < 3 else rest).add(advantage)
    part.merge(rest.visits, rest.mean, rest.spread)
    assert part.visits == whole.visits
    assert abs(part.mean - whole.mean) < 1e-12
    assert abs(part.spread - whole.spread) < 1e-12


def test_two_processes_choose_the_same_for_the_same_seed_and_find_out_more() -> None:
    moves, trials = [], []
    for _ in range(2):
        state, bot = opening(), search("search:60x2")
        chance = trailboss.seeded("twice")
        row = []
        for _ in range(3):
            row.append(bots.decide(bot, state, chance))
            state.play(row[-1])
            while state.to_move or len(state.legal()) < 2:
                state.play(state.legal()[0])
        assert bot.last_task is not None
        trials.append(bot.last_task.trials)
        moves.append(row)
        assert len(pids(bot)) == 1
        bot.close()
    assert moves[0] == moves[1]
    assert trials[0] == trials[1]


def test_helpers_end_with_the_bot() -> None:
    closed, dropped = search("search:10x3"), search("search:10x2")
    for bot in (closed, dropped):
        bots.decide(bot, opening(), trailboss.seeded(1))
    ended = pids(closed) + pids(dropped)
    assert len(ended) == 3
    assert all(map(is_there, ended))
    closed.close()
    bot = closed
    del dropped
    assert not any(map(is_there, ended))


def test_search_continues_without_a_dead_helper() -> None:
    bot, state = search("search:20x2"), opening()
    bots.decide(bot, state, trailboss.seeded(1))
    (pid,) = pids(bot)
    os.kill(pid, signal.SIGKILL)
    move = bots.decide(bot, state, trailboss.seeded(1))
    assert move in state.legal()
    assert pids(bot) == []
    assert bots.decide(bot, state, trailboss.seeded(1)) in state.legal()


def test_a_hanging_helper_is_not_waited_for() -> None:
    bot, state = search("search:300msx2"), opening()
    (pid,) = pids(bot)
    os.kill(pid, signal.SIGSTOP)
    start = time.monotonic()
    assert bots.decide(bot, state, trailboss.seeded(1)) in state.legal()
    assert time.monotonic() - start < 30.0  # it would be for ever
    assert pids(bot) == [pid]
    bot.close()
    assert not is_there(pid)
