"""Programs as bots: the protocol, what they may know, and what becomes of those that do not work."""

from __future__ import annotations

import gc
import json
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

import trailboss
from trailboss import State, bots
from trailboss.bots import external, loading, registry
from trailboss.bots.external_process import Process, ProgramFailed
from trailboss.lab.arena.match import Match, Result, play

PATIENT = "30s"
"""A limit that a good program keeps on a busy machine, too."""

GOOD = """
import json, sys
def say(move):
    print(json.dumps({"number": message["number"], "move": move}), flush=True)
heard = open(sys.argv[1], "a") if len(sys.argv) > 1 else None
for line in sys.stdin:
    if heard:
        print(line, end="", file=heard, flush=True)
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "protocol": 1}', flush=True)
    elif message["type"] == "decide":
        DECIDE
"""
FIRST = 'say(message["moves"][0])'

Program = Callable[..., str]


_running_before: set[int] = set()


@pytest.fixture(autouse=True)
def own_register() -> Iterator[None]:
    before, files = dict(registry._BOTS), set(loading._loaded)
    _running_before.clear()
    _running_before.update(children())  # other tests may have left something of theirs
    yield
    registry._BOTS.clear()
    registry._BOTS.update(before)
    loading._loaded.clear()
    loading._loaded.update(files)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """`program("print(...)")` writes a program that does this with each decision; its source for `load`."""

    def write(decide: str = FIRST, whole: str = "", *args: str) -> str:
        path = tmp_path / "program.py"
        path.write_text(whole or GOOD.replace("DECIDE", decide.replace("\n", "\n        ")), encoding="utf-8")
        return "it=" + shlex.join([sys.executable, "-I", "-S", str(path), *args])

    return write


class Down:
    """A flag that never goes up."""

    value = False


def played(source: str, budget: str = PATIENT, game: str = "winchester", seats: int = 3) -> Result:
    """A game of the program against chance. Nothing of it is left running."""
    bots.load(source)
    others = ("random",) * (seats - 1)
    match = Match(game, (f"it:{budget}", *others), 7, {}, False, False, (source,))
    result = play(match, 0, Down())
    assert result is not None
    assert children() == []
    return result


def children() -> list[int]:
    """The processes that this one has started in this test and that are still there, zombies too."""
    found = [child.pid for child in psutil.Process().children(recursive=True)]
    return [pid for pid in found if pid not in _running_before]


def gone(pid: int) -> bool:
    return not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE


def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


# -------------------------------------------------------------------- the protocol


def test_a_game_from_hello_to_quit(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "heard"
    result = played(program(FIRST, "", str(log)))
    assert result.forfeits == ({}, {}, {})
    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in messages]
    assert kinds == ["hello", *["decide"] * result.decisions[0], "over", "quit"]
    game = trailboss.game("winchester")
    assert messages[0] == {
        "type": "hello",
        "protocol": external.PROTOCOL,
        "game": "winchester",
        "rules": game.rules_version,
        "seats": 3,
        "seat": 0,
        "options": game.checked_options(3, {}),
        "move_count": game.move_count,
        "seconds": 30.0,
    }
    for number, message in enumerate(messages[1:-2], 1):
        assert message["number"] == number
        assert (message["seat"], message["seconds"]) == (0, 30.0)
        assert message["texts"] == [game.text(move) for move in message["moves"]]
        assert message["view"]["seat"] == 0
    assert messages[-2]["winners"] == result.winners
    assert [score["total"] for score in messages[-2]["scores"]] == [score.total for score in result.scores]


def test_a_move_may_be_given_as_text(program: Program) -> None:
    by_text = played(program('say(message["texts"][0])'))
    assert by_text.forfeits[0] == {}
    registry._BOTS.pop("it")
    assert by_text.scores == played(program()).scores


def test_all_move_names_on_request(program: Program, tmp_path: Path) -> None:
    asks = """
import json, sys
sys.stdin.readline()  # hello: Trailboss speaks first
print('{"type": "moves"}', flush=True)
texts = json.loads(sys.stdin.readline())["texts"]
print('{"type": "ready"}', flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        move = texts[message["moves"][0]]
        print(json.dumps({"number": message["number"], "move": move}), flush=True)
"""
    assert played(program("", asks)).forfeits[0] == {}


def test_a_program_plays_great_western_trail(program: Program) -> None:
    for game in ("gwt1", "gwt2"):
        assert played(program(), game=game, seats=2).forfeits == ({}, {})


@pytest.mark.parametrize("game", ["winchester", "gwt1", "gwt2"])
def test_a_program_gets_only_what_its_seat_may_know(game: str) -> None:
    state = trailboss.game(game).start(seats=3, seed=5)
    chance, mover = trailboss.seeded("fair"), bots.make("random", seed=3)
    differed = 0
    for number in range(150):
        if state.over:
            break
        seat = state.to_move
        determinizations = [state.determinize(seat, chance) for _ in range(3)]
        requests = {
            external.request(each, seat, number, 1.0, external.observed(each, seat, external.OFFERED, "de"))
            for each in (state, *determinizations)
        }
        requests |= {external.hello(each, seat, 1.0) for each in (state, *determinizations)}
        assert len(requests) == 2
        differed += len({json.dumps(each.dump(), sort_keys=True) for each in determinizations}) > 1
        state.play(bots.decide(mover, state, chance))
    assert differed > 20


# -------------------------------------------------------------------- programs that do not work

WRONG = {
    "crashes": ("sys.exit(3)", "crashed"),
    "raises": ("raise ValueError('no idea')", "crashed"),
    "closes its output": ("sys.stdout.close(); import os; os.close(1); sys.stdin.read()", "crashed"),
    "no JSON": ('print("pass", flush=True)', "nonsense"),
    "no object": ("print(5, flush=True)", "nonsense"),
    "no move": ('print(json.dumps({"number": message["number"]}), flush=True)', "nonsense"),
    "a truth value": ("say(True)", "nonsense"),
    "a float": ("say(float(message['moves'][0]))", "nonsense"),
    "no number": ('print(json.dumps({"move": message["moves"][0]}), flush=True)', "nonsense"),
    "another number": ('message["number"] -= 1; say(message["moves"][0])', "nonsense"),
    "a number without end": ("print('{\"move\": ' + '9' * 5000 + '}', flush=True)", "nonsense"),
    "brackets without end": ('print("[" * 60000, flush=True)', "nonsense"),
    "no text": ('sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()', "nonsense"),
    "a line without end": ('print("x" * 100_000, end="", flush=True); sys.stdin.read()', "nonsense"),
    "a flood": ('while True: print("{}", flush=True)', "nonsense"),
    "too many answers": (f"{FIRST}; {FIRST}", "nonsense"),
    "no such move": ("say(99999)", "illegal"),
    "a negative one": ("say(-1)", "illegal"),
    "no such text": ('say("dance")', "illegal"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_program_that_is_wrong_forfeits_its_moves(program: Program, wrong: str) -> None:
    decide, reason = WRONG[wrong]
    result = played(program(decide))
    forfeits = result.forfeits[0]
    assert set(forfeits) <= {reason, "gone"}
    if reason == "illegal":
        assert forfeits == {"illegal": result.decisions[0]}
    else:
        assert forfeits[reason] == external.STARTS
    if wrong != "too many answers":  # its first answer counts, the second one is noticed later
        assert sum(forfeits.values()) == result.decisions[0]
    assert result.forfeits[1:] == ({}, {})


@pytest.mark.parametrize(
    "decide",
    ["import time; time.sleep(1000)", "while True: pass", "sys.stdin.close(); import time; time.sleep(1000)"],
)
def test_a_program_that_hangs_is_ended(program: Program, decide: str) -> None:
    result = played(program(decide), "50ms")
    assert set(result.forfeits[0]) <= {"slow", "gone"}
    assert result.forfeits[0]["slow"] == external.STARTS


BAD_STARTS = {
    "ends": "",
    "says nonsense": "print('hello', flush=True); input()",
    "speaks another protocol": 'print(\'{"type": "ready", "protocol": 2}\', flush=True); input()',
    "cannot be compiled": "def",
}


@pytest.mark.parametrize("how", BAD_STARTS)
def test_a_program_that_is_never_ready(program: Program, how: str) -> None:
    result = played(program("", BAD_STARTS[how] or "pass"))
    assert result.forfeits[0] == {"start": 4, "gone": result.decisions[0] - 4}
    if how == "cannot be compiled":
        assert result.last_words[0] == "SyntaxError: invalid syntax"


def test_a_program_that_takes_too_long_to_be_ready(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START_SECONDS", 0.05)
    assert set(played(program("", "import time; time.sleep(1000)")).forfeits[0]) == {"start", "gone"}


def test_a_program_that_has_exited(program: Program, tmp_path: Path) -> None:
    tool = tmp_path / "tool"
    tool.write_text("#!/bin/sh\n", encoding="utf-8")
    tool.chmod(0o755)
    bots.load(f"tool={tool}")
    tool.unlink()
    bot, state = bots.make("tool"), trailboss.game("winchester").start(seats=3, seed=1)
    bots.decide(bot, state, trailboss.seeded(1))
    assert bot.forfeits == {"start": 1}


def test_a_program_that_crashed_once_plays_on(program: Program, tmp_path: Path) -> None:
    once = f"""
mark = {str(tmp_path / "crashed")!r}
import os
if message["number"] == 3 and not os.path.exists(mark):
    open(mark, "w").close()
    print("I stumbled", file=sys.stderr)
    sys.exit(1)
{FIRST}"""
    result = played(program(once))
    assert result.forfeits[0] == {"crashed": 1}
    assert result.last_words == ("I stumbled", "", "")


def test_a_forfeited_move_is_chosen_by_chance(program: Program) -> None:
    bots.load(program("sys.exit()"))
    state = trailboss.game("winchester").start(seats=3, seed=1)
    found = {
        seed: bots.decide(bots.make("it", seed=seed), state, trailboss.seeded(1)) for seed in (1, 2, 3, 4)
    }
    wanted = {seed: bots.decide(bots.make("random", seed=seed), state, trailboss.seeded(1)) for seed in found}
    assert found == wanted


def test_a_flood_on_stderr_is_drained(program: Program) -> None:
    result = played(program(f'print("oh dear " * 50_000, file=sys.stderr)\n{FIRST}'))
    assert result.forfeits[0] == {}
    process = Process([sys.executable, "-I", "-S", "-c", "import sys; sys.stderr.write('x' * 10**6 + 'end')"])
    with pytest.raises(ProgramFailed, match="crashed"):
        process.hear(time.monotonic() + 30)
    process.close()
    assert process.stderr_tail().endswith("xend")
    assert len(process.stderr_tail()) <= 2000


# -------------------------------------------------------------------- processes end


def decided(bot: bots.Bot) -> State:
    """A game in which the bot has decided once."""
    state = trailboss.game("winchester").start(seats=3, seed=1)
    bots.decide(bot, state, trailboss.seeded(1))
    return state


def test_a_bot_that_is_dropped_ends_its_program(program: Program) -> None:
    bots.load(program())
    bot = bots.make(f"it:{PATIENT}")
    decided(bot)
    assert len(children()) == 1
    del bot
    gc.collect()
    assert children() == []


def test_a_program_is_stopped_with_every_process_it_started(program: Program) -> None:
    bots.load(f"it=sh -c 'sleep 1000 & exec {program()[3:]}'")
    bot = bots.make(f"it:{PATIENT}")
    decided(bot)
    pids = children()
    assert len(pids) == 2
    bot.close()
    until(lambda: all(gone(pid) for pid in pids))


def test_a_program_ends_with_python(program: Program) -> None:
    code = (
        "import sys, trailboss, psutil; from trailboss import bots; bots.load(sys.argv[1]);"
        "bot = bots.make('it:30s'); state = trailboss.game('winchester').start(seats=3, seed=1);"
        "bots.decide(bot, state, trailboss.seeded(1)); print(psutil.Process().children()[0].pid)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, program()], capture_output=True, text=True, check=True, timeout=50
    )
    assert gone(int(done.stdout))
    assert done.stderr == ""


@pytest.mark.timeout(200)
def test_programs_end_when_the_command_is_killed(program: Program) -> None:
    hangs = program("while True: pass")
    command = [sys.executable, "-m", "trailboss", "sim", "winchester", "--seats", "it:600s,random,random"]
    killed = subprocess.Popen([*command, "--processes", "2", "--with", hangs], stdout=subprocess.DEVNULL)
    found: list[psutil.Process] = []

    def both_hang() -> bool:
        found[:] = [
            child
            for child in psutil.Process(killed.pid).children(True)
            if child.cmdline()[1:3] == ["-I", "-S"]
        ]
        return len(found) == 2

    try:
        until(both_hang, 150)  # two cores may be busy with other things
    finally:
        killed.kill()
        killed.wait()
    until(lambda: all(gone(child.pid) for child in found))


def test_a_new_game_starts_a_new_process(program: Program, tmp_path: Path) -> None:
    log = tmp_path / "heard"
    bots.load(program(FIRST, "", str(log)))
    bot = bots.make(f"it:{PATIENT}")
    state = decided(bot)
    bots.decide(bot, state, trailboss.seeded(2))
    state = trailboss.game("winchester").start(seats=4, seed=1)
    bots.decide(bot, state, trailboss.seeded(2))
    bot.close()
    kinds = [json.loads(line)["type"] for line in log.read_text(encoding="utf-8").splitlines()]
    assert kinds == ["hello", "decide", "decide", "quit", "hello", "decide", "quit"]


# -------------------------------------------------------------------- budgets


@pytest.mark.parametrize(("budget", "seconds"), [("", 1.0), (":2s", 2.0), (":300ms", 0.3), (":1.5s", 1.5)])
def test_the_budget_is_the_time_for_a_decision(program: Program, budget: str, seconds: float) -> None:
    bots.load(program())
    bot = bots.make(f"it{budget}")
    assert isinstance(bot, external.External)
    assert bot.seconds == seconds


@pytest.mark.parametrize("budget", ["200", "0s", "soon", "-1s", "9999s"])
def test_other_budgets_are_refused(program: Program, budget: str) -> None:
    bots.load(program())
    with pytest.raises(bots.BadSpec, match="not a time for the program it; write 300ms") as caught:
        bots.make(f"it:{budget}")
    assert "ist keine Zeit für das Programm it" in caught.value.render("de")
