"""Search: within its budget, fair, the same for the same seed, legal everywhere, no worse than its policy."""

import os
import tracemalloc
from collections.abc import Iterator
from time import sleep, thread_time
from typing import ClassVar

import pytest

import trailboss
from tests.winchester.story import new_game as new_auction
from trailboss import bots
from trailboss.bots.search import Budget, Search, SearchAdapter, SearchTask
from trailboss.bots.search.adapter import _ADAPTERS, adapter_for
from trailboss.bots.search.budget import Meter
from trailboss.bots.search.tree import Node
from trailboss.coach.hints import coach_adapter
from trailboss.core.contract import State, Value
from trailboss.games.gwt.bots.drover import Drover
from trailboss.games.gwt.bots.drover.weights import SWIFT
from trailboss.games.winchester.state.state import WinchesterState

Options = dict[str, Value]
TABLES: list[tuple[str, int, Options]] = [
    ("winchester", 2, {}),
    ("winchester", 4, {"claims": "manual"}),
    ("gwt1", 2, {}),
    ("gwt1", 4, {}),
    ("gwt2", 1, {"sam": "medium"}),
    ("gwt2", 2, {"simmental": True}),
    ("gwt2", 3, {}),
]


def played(name: str, seats: int, moves: int, **options: Value) -> State:
    """A game after so many moves of the policy, at a question with a choice."""
    state = trailboss.game(name).start(seats, 11, **options)
    adapter, chance = adapter_for(name, 0), trailboss.seeded("played")
    while not state.over and (moves > 0 or len(state.legal()) < 3):
        seat = state.to_move
        state.play(adapter.choose(state.determinize(seat, chance), seat))
        moves -= 1
    assert not state.over
    return state


def chosen(state: State, spec: str, seed: int = 0, luck: object = 1) -> int:
    return bots.decide(bots.make(spec, seed, state.game.name), state, trailboss.seeded(luck))


# -------------------------------------------------------------------- budgets


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2000", (2000, 0.0, 1)),
        ("300ms", (0, 0.3, 1)),
        ("1s", (0, 1.0, 1)),
        ("1.5s", (0, 1.5, 1)),
        ("1sx2", (0, 1.0, 2)),
        ("5sxall", (0, 5.0, min(64, len(os.sched_getaffinity(0))))),
        ("500x4", (500, 0.0, 4)),
    ],
)
def test_a_budget_is_a_number_of_iterations_or_a_time(text: str, budget: tuple[int, float, int]) -> None:
    assert Budget.parse(text) == Budget(*budget)


def test_a_time_can_count_what_the_thread_computes_instead_of_what_passes() -> None:
    passing, computed = (Meter(Budget(0, 0.02, cpu=cpu)) for cpu in (False, True))
    sleep(0.03)
    assert [passing.late(), passing.spent()] == [True, True]
    assert [computed.late(), computed.spent()] == [False, False]
    start = thread_time()
    while thread_time() < start + 0.03:
        pass
    assert [computed.late(), computed.spent()] == [True, True]


class Recording(SearchAdapter):
    """An adapter that keeps the budgets it was given, and spends little itself."""

    budgets: ClassVar[list[Budget]] = []

    def begin(self, state: State, seat: int, budget: Budget, tag: str, number: int = 0) -> SearchTask:
        self.budgets.append(budget)
        return super().begin(state, seat, Budget.parse("2"), tag, number)


@pytest.mark.parametrize(("budget", "cpu"), [("1s", True), ("1sx2", False)])
def test_only_a_search_on_one_process_counts_its_cpu_time(
    budget: str, cpu: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new_auction(3)
    monkeypatch.setitem(_ADAPTERS, "winchester", Recording)
    monkeypatch.setattr(Recording, "budgets", [])
    for counts in (False, True):
        bot = bots.make(f"search:{budget}")
        bot.counts_cpu = counts
        try:
            bot.choose(state, state.to_move)
        finally:
            bot.close()
    assert [given.cpu for given in Recording.budgets] == [False, cpu]


@pytest.mark.parametrize(
    "text", ["0", "0s", "-1", "fast", "1h", "9999s", "1e3", "s", "1sx0", "1sx65", "x2", "1sx", "2x1s"]
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(bots.BadSpec, match="is not a budget; write a number of iterations") as refused:
        bots.make(f"search:{text}")
    assert "Durchläufe" in refused.value.render("de")


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_iterations_are_counted(name: str, seats: int, options: Options) -> None:
    bot = bots.make("search:40", game=name)
    assert isinstance(bot, Search)
    bots.decide(bot, played(name, seats, 40, **options), trailboss.seeded(1))
    assert bot.last_task is not None
    assert 1 < bot.last_task.trials <= 41  # the last one may need its baseline first


class Slow(SearchAdapter):
    """An adapter whose every answer takes a second of its own clock."""

    def __init__(self, adapter: SearchAdapter) -> None:
        super().__init__(0)
        self.adapter = adapter
        self.horizon, self.sure, self.confidence_margin = (
            adapter.horizon,
            adapter.sure,
            adapter.confidence_margin,
        )
        self.unit, self.negligible = adapter.unit, adapter.negligible
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    def choose(self, state: State, seat: int) -> int:
        self.now += 1.0
        return self.adapter.choose(state, seat)

    def ranked(self, state: State, seat: int, moves: list[int]) -> list[int]:
        self.now += 1.0
        return self.adapter.ranked(state, seat, moves)

    def opens_turn(self, state: State) -> bool:
        return self.adapter.opens_turn(state)

    def far(self, state: State, start: State, turns: int) -> bool:
        return self.adapter.far(state, start, turns)

    def worth(self, state: State, seat: int) -> float:
        self.now += 1.0
        return self.adapter.worth(state, seat)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_time_limit_is_checked_within_a_line(name: str, seats: int, options: Options) -> None:
    """The clock is read so often that the adapter is asked at most three times after the deadline, in the
    widest decision of a game, too."""
    state = played(name, seats, 20, **options)
    adapter, chance = adapter_for(name, 0), trailboss.seeded("wide")
    widest = state.copy()
    while not state.over:
        if len(state.legal()) > len(widest.legal()):
            widest = state.copy()
        state.play(adapter.choose(state.determinize(state.to_move, chance), state.to_move))
    for seconds in range(20, 60):
        slow = Slow(adapter)
        determinized = widest.determinize(widest.to_move, chance)
        task = SearchTask(slow, determinized, widest.to_move, Budget(0, float(seconds)), "slow", slow.clock)
        assert task.best() in widest.legal()
        assert slow.now <= seconds + 3


def test_the_tree_stays_small() -> None:
    state = played("gwt2", 2, 30)
    tracemalloc.start()
    chosen(state, "search:300ms")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20_000_000


# -------------------------------------------------------------------- fair and reproducible


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_chooses_the_same_whatever_is_hidden(name: str, seats: int, options: Options) -> None:
    """Two true states that differ only in what the seat cannot know, and two determinizations of each."""
    state = played(name, seats, 30, **options)
    for _ in range(3):
        seat = state.to_move
        others = [state.determinize(seat, trailboss.seeded(f"another truth {number}")) for number in range(2)]
        moves = [chosen(truth, "search:14", 3, luck) for truth in (state, *others) for luck in (1, 2)]
        assert len(set(moves)) == 1
        state.play(moves[0])
        if state.over:
            break


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        state = new_auction(3, seed=5)
        players = [bots.make("search:12" if seat == 1 else "heir", seat) for seat in range(3)]
        chance = trailboss.seeded("twice")
        while not state.over:
            state.play(bots.decide(players[state.to_move], state, chance))
        games.append(state.history)
    assert games[0] == games[1]


def test_it_does_not_change_its_arguments() -> None:
    state = played("gwt2", 2, 50).determinize(0, trailboss.seeded(1))
    before = state.dump()
    Search(budget="20").choose(state, state.to_move)
    assert state.dump() == before


# -------------------------------------------------------------------- legal


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_it_plays_every_table_to_the_end(name: str, seats: int, options: Options) -> None:
    """Beside players who do anything. `decide` refuses every move that is not legal. Four of five decisions
    are left to its policy, for that is quick."""
    state = trailboss.game(name).start(seats, 4, **options)
    players = [bots.make("random" if seat else "search:3", seat, name) for seat in range(seats)]
    policy = bots.make("medium", 0, name)
    chance = trailboss.seeded("to the end")
    while not state.over:
        quick = state.to_move == 0 and len(state.history) % 5 > 0
        state.play(bots.decide(policy if quick else players[state.to_move], state, chance))
    assert state.winners() == [0] or name == "gwt2"


def test_out_of_turn_it_does_what_its_policy_does() -> None:
    state = trailboss.game("gwt2").start(2, 1)
    other = 1 - state.to_move
    determinized = state.determinize(other, trailboss.seeded(1))
    assert state.game.text(Search(budget="5").choose(determinized, other)) == "exchange"


# -------------------------------------------------------------------- strong


class Collector(SearchAdapter):
    """Passes always, though it likes plots and nothing else."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.confidence_margin = 1.0

    def choose(self, state: State, seat: int) -> int:
        return state.legal_for(seat)[0]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, WinchesterState)
        return float(state.owner.count(seat))


@pytest.fixture
def adapters() -> Iterator[None]:
    """Minds taught by a test are forgotten after it."""
    before = dict(_ADAPTERS)
    yield
    _ADAPTERS.clear()
    _ADAPTERS.update(before)


@pytest.mark.usefixtures("adapters")
def test_search_plays_a_game_without_an_adapter() -> None:
    del _ADAPTERS["winchester"]
    bot = bots.make("search:30")
    state = new_auction(3, seed=2)
    assert bots.decide(bot, state, trailboss.seeded(1)) in state.legal()


def test_a_move_that_is_better_in_every_determinization_is_found() -> None:
    """Where all pass, the starting player gets the plot; who sits next and bids gets it himself."""
    state = new_auction(4, seed=3)
    state.play(state.game.move("pass"))
    seat = state.to_move
    determinized = state.determinize(seat, trailboss.seeded(1))
    task = SearchTask(Collector(0), determinized, seat, Budget(200, 0.0), "test")
    assert state.game.text(task.best()).startswith("bid")
    assert state.game.text(task.favourite) == "pass"


def test_with_no_time_it_plays_like_its_policy() -> None:
    state, swift = played("gwt2", 2, 80), Drover()
    swift.weights = SWIFT
    for _ in range(20):
        move = chosen(state, "search:2")
        assert move == swift.choose(state, state.to_move)
        state.play(move)


# -------------------------------------------------------------------- the tree


def test_a_node_knows_its_mean_and_how_unsure_it_is() -> None:
    node = Node()
    for advantage in (1.0, 3.0, 5.0, 7.0):
        node.add(advantage)
    assert (node.visits, node.mean) == (4, 4.0)
    assert node.spread == pytest.approx(20.0)
    few = node.error(2.0)
    for advantage in (1.0, 3.0, 5.0, 7.0) * 10:
        node.add(advantage)
    assert node.error(2.0) < few / 2


def test_search_results_are_reused_within_a_turn() -> None:
    """The next decision of a turn begins with what was tried after the move that was chosen."""
    state = played("gwt2", 2, 0)
    bot = bots.make("search:120", game="gwt2")
    assert isinstance(bot, Search)
    kept = 0
    for _ in range(12):
        seat = state.to_move
        move = bots.decide(bot, state, trailboss.seeded(1))
        before = bot.last_task
        state.play(move)
        if state.to_move != seat or before is None or len(state.legal()) < 2:
            continue
        determinized = state.determinize(seat, trailboss.seeded(2))
        after = SearchTask(before.adapter, determinized, seat, Budget(1, 0.0), "test")
        after.reuse(before)
        kept += len(after.root.children)
    assert kept > 0


# -------------------------------------------------------------------- small gains


def test_a_bot_searches_on_for_gains_too_small_for_a_hint() -> None:
    """In Great Western Trail small gains add up over a game. Old search and hints stop as they did."""
    state = played("gwt2", 2, 30)
    determinized = state.determinize(state.to_move, trailboss.seeded("small gains"))
    trials = {}
    for spec in ("search:300", "old-search:300"):
        bot = bots.make(spec, 0, "gwt2")
        assert isinstance(bot, Search)
        bot.choose(determinized.copy(), state.to_move)
        assert bot.last_task is not None
        trials[spec] = bot.last_task.trials
    before, hint = adapter_for("gwt2", 0), coach_adapter("gwt2", 0)
    for name, adapter in (("before", before), ("hint", hint)):
        task = adapter.begin(determinized.copy(), state.to_move, Budget.parse("300"), "search 0")
        task.think()
        trials[name] = task.trials
    assert trials["search:300"] > trials["hint"]
    assert trials["old-search:300"] == trials["before"]


def test_with_few_iterations_small_gains_change_nothing() -> None:
    """`hard` is `search:3`: it has no trials to spare for them."""
    state, chance = played("gwt2", 2, 20), trailboss.seeded("few")
    bot, before = bots.make("search:3", 0, "gwt2"), adapter_for("gwt2", 0)
    before.compete()
    last: SearchTask | None = None
    for _ in range(25):
        determinized = state.determinize(state.to_move, chance)
        move = bot.choose(determinized.copy(), state.to_move)
        if len(state.legal()) > 1:
            task = before.begin(determinized, state.to_move, Budget.parse("3"), "search 0")
            if last is not None:
                task.reuse(last)
            last = task
            assert task.best() == move
        state.play(move)
