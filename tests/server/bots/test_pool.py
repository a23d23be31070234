"""Bots think in workers: fairly, in time, and whatever goes wrong there, the server goes on."""

import asyncio
import logging
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
import pytest_asyncio

import trailboss
from trailboss import bots
from trailboss.core.contract import State
from trailboss.core.errors import TrailbossError
from trailboss.server.bots.pool import BotPool
from trailboss.server.tables.bots import BotFailed, BotNotes, BotRequest, Payer, bot_question

pytestmark = pytest.mark.asyncio(loop_scope="function")

TABLES = [("winchester", 4), ("gwt1", 2), ("gwt2", 3), ("gwt2", 1)]
PATIENCE = 20.0
"""Seconds; far more than any bot here needs, even on a busy machine."""


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(workers=2, modules=["tests.server.odd_bots"])
    await made.start()
    yield made
    await made.close()


class Processes:
    """The processes that a test has started; the run has others: a database, the workers of a server."""

    def __init__(self) -> None:
        self._before = set(psutil.Process().children(recursive=True))

    def __call__(self) -> list[psutil.Process]:
        return [each for each in psutil.Process().children(recursive=True) if each not in self._before]


@pytest.fixture
def processes() -> Processes:
    return Processes()


def position(game: str = "winchester", seats: int = 4, moves: int = 0, seed: int = 7) -> State:
    """A game after so many moves by chance."""
    state = trailboss.game(game).start(seats=seats, seed=seed)
    chance = trailboss.seeded("the moves so far")
    for _ in range(moves):
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
    return state


async def test_whole_games_are_played(pool: BotPool) -> None:
    async def play(game: str, seats: int) -> None:
        state = position(game, seats)
        for number in range(60):
            spec = bots.levels(game)["medium"] if number % 3 else "random"
            state.play(await pool.decide(state, BotRequest(spec, 5, PATIENCE, Payer(game))))

    await asyncio.gather(*(play(game, seats) for game, seats in TABLES))
    assert 1 <= len(pool.pids()) <= 3


@pytest.mark.parametrize(("patience", "enough"), [(60.0, True), (0.001, False)])
async def test_more_processes_start_when_short_jobs_wait_too_long(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, patience: float, enough: bool
) -> None:
    monkeypatch.setattr("trailboss.server.bots.pool.MAX_WAIT", patience)
    state = position("gwt2", 3)
    await asyncio.gather(*(pool.decide(state, BotRequest("random", seed, PATIENCE)) for seed in range(40)))
    while pool._busy:  # processes that are about to start
        await asyncio.wait(set(pool._busy))
    assert (len(pool.pids()) == 1) is enough


async def test_a_worker_imports_nothing_that_only_a_server_needs() -> None:
    unwanted = "{'asyncio', 'sqlalchemy', 'starlette'}"
    code = f"import sys, trailboss.server.bots.worker; print(*({unwanted} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.split() == []


async def test_the_same_question_gets_the_same_answer(pool: BotPool) -> None:
    async def played(seed: int) -> list[int]:
        state, moves = position("gwt2", 3), []
        for _ in range(25):
            moves.append(await pool.decide(state, BotRequest("random", seed, PATIENCE)))
            state.play(moves[-1])
        return moves

    one, two, other = await asyncio.gather(played(1), played(1), played(2))
    assert one == two
    assert one != other


async def test_bot_seeds_differ_from_move_to_move(pool: BotPool) -> None:
    """A seed that stays the same through a game does not make a bot choose always the third of three."""
    state, places = position("gwt1", 2), set()
    for _ in range(40):
        legal = state.legal()
        move = await pool.decide(state, BotRequest("random", 3, PATIENCE))
        if len(legal) == 2:
            places.add(legal.index(move))
        state.play(move)
    assert places == {0, 1}


async def test_a_bot_gets_its_notes_back_at_the_next_decision(pool: BotPool) -> None:
    notes, others = BotNotes(), BotNotes()
    for _ in range(3):
        await pool.decide(position(), BotRequest("counts:2", 1, PATIENCE, notes=notes))
    await pool.decide(position(), BotRequest("counts:2", 1, PATIENCE, notes=others))
    assert (notes.data, others.data) == (b"x" * 6, b"x" * 2)


async def test_too_long_notes_are_not_kept(pool: BotPool) -> None:
    notes = BotNotes()
    await pool.decide(position(), BotRequest("counts:70000", 1, PATIENCE, notes=notes))
    assert notes.data == b""


def sent(state: State) -> bytes:
    """What a worker is sent."""
    return msgspec.msgpack.encode(bot_question(state, BotRequest("drover", 5)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
async def test_a_worker_gets_nothing_hidden(game: str, seats: int) -> None:
    """Everything hidden from the seat to move is changed; every byte that is sent stays the same."""
    chance, changed = trailboss.seeded("what is hidden"), 0
    for moves in range(0, 60, 3):
        state = position(game, seats, moves)
        if state.over:
            break
        other = state.determinize(state.to_move, chance)
        other.history = state.history[:]
        changed += other.dump() != state.dump()
        assert sent(other) == sent(state)
    assert changed > 10


async def test_a_worker_does_not_get_the_seed() -> None:
    for game, seats in TABLES:
        seed = 0x1234_5678_9ABC_DEF0
        bytes_ = sent(position(game, seats, moves=5, seed=seed))
        for length in (4, 8):
            for written in (seed.to_bytes(8, "big"), seed.to_bytes(8, "little")):
                assert written[:length] not in bytes_
                assert written[-length:] not in bytes_
        assert str(seed).encode() not in bytes_


# -------------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize(
    ("spec", "reason", "says"),
    [
        ("hangs", "slow", "Der Bot hangs hat zu lange nachgedacht."),
        ("employs", "slow", "Der Bot employs hat zu lange nachgedacht."),
        ("leaves", "crashed", "Der Bot leaves ist abgestürzt."),
        ("dies", "crashed", "Der Bot dies ist abgestürzt."),
        ("cheats", "nonsense", "Der Bot cheats hat eine unerlaubte Aktion gewählt."),
        ("raves:-1", "nonsense", "Der Bot raves:-1 hat eine unerlaubte Aktion gewählt."),
        ("raves:100000000000000000000", "failed", "Der Bot raves:100000000000000000000 funktioniert nicht."),
        ("raves:seven", "failed", "Der Bot raves:seven funktioniert nicht."),
        ("stumbles", "failed", "Der Bot stumbles funktioniert nicht."),
        ("nobody", "failed", "Der Bot nobody funktioniert nicht."),
        ("drover", "failed", "Der Bot drover funktioniert nicht."),  # plays another game
        ("no bot", "failed", "Der Bot no bot funktioniert nicht."),
    ],
)
async def test_a_bot_that_fails_is_reported_and_the_next_one_thinks(
    processes: Processes, pool: BotPool, spec: str, reason: str, says: str
) -> None:
    state = position()
    await pool.decide(state, BotRequest("heir", 1, PATIENCE))  # the worker is there
    started = processes()
    with pytest.raises(BotFailed) as failed:
        await pool.decide(state, BotRequest(spec, 1, 0.5 if reason == "slow" else PATIENCE))
    assert (failed.value.reason, failed.value.render("de")) == (reason, says)
    kept = [process for process in started if process.is_running()]
    assert (len(kept) == len(started)) == (reason == "failed")  # else it was replaced
    assert await pool.decide(state, BotRequest("heir", 1, PATIENCE)) in state.legal()
    assert len(processes()) <= 3


async def test_the_server_log_reveals_nothing_of_the_game(
    pool: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), pytest.raises(BotFailed):
        await pool.decide(position(), BotRequest("stumbles", 1, PATIENCE))
    (line,) = caplog.messages
    assert line.startswith("bot stumbles: failed ValueError at odd_bots.py:")
    assert len(line) < 60


async def test_a_bot_may_print_to_stdout(pool: BotPool) -> None:
    state = position()
    for _ in range(3):
        assert await pool.decide(state, BotRequest("chatters", 1, PATIENCE)) == state.legal()[-1]


async def test_a_worker_killed_while_it_does_nothing_is_replaced_unnoticed(pool: BotPool) -> None:
    state = position()
    await pool.decide(state, BotRequest("heir", 1, PATIENCE))
    for wait in (0.0, 0.01, 0.5):
        for pid in pool.pids():
            psutil.Process(pid).kill()
        await asyncio.sleep(wait)
        assert await pool.decide(state, BotRequest("heir", 1, PATIENCE)) in state.legal()


async def test_workers_that_cannot_start(processes: Processes) -> None:
    pool = BotPool(workers=1, modules=["tests.server.no_such_module"])
    await pool.start()
    for _ in range(2):
        with pytest.raises(BotFailed) as failed:
            await pool.decide(position(), BotRequest("heir", 1, PATIENCE))
        assert failed.value.reason == "crashed"
    await pool.close()
    assert processes() == []


async def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    pool = BotPool(workers=1)
    await pool.start()
    with pytest.raises(BotFailed, match="crashed"):
        await pool.decide(position(), BotRequest("heir", 1, PATIENCE))
    await pool.close()


async def test_a_finished_game_needs_no_bot(pool: BotPool) -> None:
    state = position()
    while not state.over:
        state.play(state.legal()[0])
    with pytest.raises(TrailbossError, match="over"):
        await pool.decide(state, BotRequest("heir", 1, PATIENCE))


# -------------------------------------------------------------------- many at once


async def test_thinking_never_holds_up_the_event_loop(pool: BotPool) -> None:
    state, longest = position(), 0.0
    await asyncio.gather(*(pool.decide(state, BotRequest("heir", n, PATIENCE)) for n in range(2)))
    thinking = asyncio.gather(*(pool.decide(state, BotRequest("slow:0.3", n, PATIENCE)) for n in range(4)))
    while not thinking.done():
        before = time.perf_counter()
        await asyncio.sleep(0.005)
        longest = max(longest, time.perf_counter() - before)
    assert longest < 0.2
    assert await thinking == [state.legal()[0]] * 4


async def test_a_table_that_hangs_does_not_stop_the_others(pool: BotPool) -> None:
    state = position()
    hanging = asyncio.create_task(pool.decide(state, BotRequest("hangs", 1, PATIENCE, Payer("hanging"))))
    for number in range(20):
        assert (
            await pool.decide(state, BotRequest("heir", number, PATIENCE, Payer("playing"))) in state.legal()
        )
    assert not hanging.done()
    hanging.cancel()


async def test_long_thoughts_of_one_guest_do_not_stop_the_short_ones_of_another() -> None:
    """The attack: twenty tables that want to think for seconds, on one core. None of them ever ends here."""
    pool = BotPool(workers=1, modules=["tests.server.odd_bots"])
    await pool.start()
    state = position()
    attack = [
        asyncio.create_task(pool.decide(state, BotRequest("hangs:5s", n, 60, Payer("eve"))))
        for n in range(20)
    ]
    for number in range(20):
        assert await pool.decide(state, BotRequest("heir", number, PATIENCE, Payer("ann"))) in state.legal()
    assert not any(task.done() for task in attack)
    assert len(pool.queue) == 19
    await pool.close()
    await asyncio.gather(*attack, return_exceptions=True)


async def test_a_slow_bot_is_moved_out_of_the_short_lane() -> None:
    """Its spec does not say so; after the first decisions it is known for what it is."""
    pool = BotPool(workers=1, modules=["tests.server.odd_bots"])
    await pool.start()
    state = position()
    for number in range(2):
        await pool.decide(state, BotRequest("slow:0.6", number, PATIENCE, Payer("eve")))
    hanging = asyncio.create_task(pool.decide(state, BotRequest("hangs:5s", 1, 60, Payer("eve"))))
    slow = asyncio.create_task(pool.decide(state, BotRequest("slow:0.6", 3, PATIENCE, Payer("eve"))))
    assert await pool.decide(state, BotRequest("heir", 1, PATIENCE, Payer("ann"))) in state.legal()
    assert not slow.done()
    await pool.close()
    await asyncio.gather(hanging, slow, return_exceptions=True)


async def test_a_forced_move_takes_nobodys_time(processes: Processes, pool: BotPool) -> None:
    state, chance = position("gwt2", 2), trailboss.seeded("on to a forced move")
    while len(state.legal()) > 1:
        state.play(state.legal()[chance.below(len(state.legal()))])
    assert await pool.decide(state, BotRequest("hangs", 1, PATIENCE)) == state.legal()[0]
    assert processes() == []


async def test_a_guest_does_not_wait_for_every_job_of_another() -> None:
    """On one slot, so that the order in which they end is the order in which they began."""
    pool = BotPool(workers=0, modules=["tests.server.odd_bots"])
    await pool.start()
    state, order = position(), list[str]()

    async def ask(table: str) -> None:
        await pool.decide(state, BotRequest("slow:0.01", 1, PATIENCE, Payer(table)))
        order.append(table)

    await asyncio.gather(*(ask("greedy") for _ in range(6)), ask("modest"), ask("other"))
    assert order.index("modest") <= 2
    assert order.index("other") <= 3
    await pool.close()


async def test_jobs_of_callers_who_left_are_skipped() -> None:
    pool = BotPool(workers=1, modules=["tests.server.odd_bots"])
    await pool.start()
    state = position()
    first = asyncio.create_task(pool.decide(state, BotRequest("slow:0.2", 1, PATIENCE)))
    await asyncio.sleep(0)
    left = [asyncio.create_task(pool.decide(state, BotRequest("slow:30", 1, PATIENCE))) for _ in range(3)]
    await asyncio.sleep(0)
    for task in left:
        task.cancel()
    await first
    assert await asyncio.wait_for(pool.decide(state, BotRequest("heir", 1, PATIENCE)), 10) in state.legal()
    await pool.close()


# -------------------------------------------------------------------- starting and closing


async def test_processes_start_when_they_are_needed(processes: Processes) -> None:
    pool = BotPool(workers=2)
    await pool.start()
    assert processes() == []
    assert await pool.decide(position(), BotRequest("heir", 1, PATIENCE)) in position().legal()
    await pool.close()


async def test_closing_leaves_no_process_and_answers_everybody(processes: Processes, pool: BotPool) -> None:
    state = position()
    specs = ["hangs", "employs", "hangs", "slow:30", "heir"]
    for wait in (0.0, 0.05, 1.0):  # while they start, and while they think
        await pool.start()
        asked = [asyncio.create_task(pool.decide(state, BotRequest(spec, 1, PATIENCE))) for spec in specs]
        await asyncio.sleep(wait)
        there = processes()
        await asyncio.wait_for(pool.close(), 10)
        for result in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(result, BotFailed)
            assert result.reason == "closed"
        assert processes() == []
        _, left = psutil.wait_procs(there, timeout=5)  # also what a bot has started
        assert [process for process in left if process.status() != psutil.STATUS_ZOMBIE] == []
    with pytest.raises(BotFailed, match="shutting down"):
        await pool.decide(state, BotRequest("heir", 1, PATIENCE))


async def test_workers_end_with_a_server_that_is_killed() -> None:
    code = (
        "import asyncio, trailboss\n"
        "from trailboss.server.bots.pool import BotPool\n"
        "from trailboss.server.tables.bots import BotRequest\n"
        "async def go():\n"
        "    pool = BotPool(2, ['tests.server.odd_bots'])\n"
        "    await pool.start()\n"
        "    state = trailboss.game('winchester').start(seats=4, seed=7)\n"
        "    await pool.decide(state, BotRequest('heir', 1, 20))\n"
        "    asyncio.create_task(pool.decide(state, BotRequest('hangs', 1, 20)))\n"
        "    await asyncio.sleep(0.1)\n"
        "    print(*pool.pids(), flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(go())\n"
    )
    server = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        code,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert server.stdout is not None
    workers = [psutil.Process(int(pid)) for pid in (await server.stdout.readline()).split()]
    assert workers
    server.kill()
    await server.wait()
    end = time.monotonic() + PATIENCE
    while any(worker.is_running() and worker.status() != psutil.STATUS_ZOMBIE for worker in workers):
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


async def test_workers_switch_to_the_engine_that_was_compiled_meanwhile(
    pool: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`./run play` starts on plain Python. The copy here is as plain; what counts is where it lies."""
    monkeypatch.setenv("TRAILBOSS_COMPILED_COPY", str(tmp_path))
    monkeypatch.setenv("TRAILBOSS_COMPILED_STAMP", "ours")
    (tmp_path / "trailboss").symlink_to(Path(trailboss.__file__).parent, target_is_directory=True)
    (tmp_path / "stamp").write_text("of other sources", encoding="utf-8")
    state = position()

    def switched() -> list[int]:
        return [pid for pid in pool.pids() if str(tmp_path) in psutil.Process(pid).cmdline()[-1]]

    move = await pool.decide(state, BotRequest("heir", 5, PATIENCE))
    assert switched() == []
    (tmp_path / "stamp").write_text("ours", encoding="utf-8")
    assert await pool.decide(state, BotRequest("heir", 5, PATIENCE)) == move
    (after,) = switched()
    assert await pool.decide(state, BotRequest("heir", 5, PATIENCE)) == move
    assert after in switched()
