"""The static edition's host, without a browser: a dict for its database, and bots in this process."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest

import trailboss
from trailboss.core.contract import State
from trailboss.core.playout import play_out
from trailboss.core.rng import seeded
from trailboss.server.bots.worker import answer
from trailboss.server.tables.bots import BotRequest, answer_question, bot_question, bot_spec, choose_here
from trailboss.server.worker import browser, runner
from trailboss.server.worker.host import Host, PageSocket


class Shelf:
    """A database in memory that can fail."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False

    async def write(self, texts: Mapping[str, str]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the quota is used up")
        self.texts.update(texts)

    async def read(self, prefix: str) -> list[str]:
        await asyncio.sleep(0)
        return [self.texts[key] for key in sorted(self.texts) if key.startswith(prefix)]


async def beside(question: bytes, seconds: float) -> bytes:
    await asyncio.sleep(0)
    return answer(question)


async def ask(host: Host, method: str, address: str, body: object = None) -> tuple[int, Any]:
    content = b"" if body is None else json.dumps(body).encode()
    status, kind, found = await host.request(method, address, content)
    return status, json.loads(found) if kind == "application/json" else found.decode()


class Player:
    """The page's side of a line: keeps what it is told, and plays the first move of every question."""

    def __init__(self, host: Host, table: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.arrived = asyncio.Event()
        self.line = PageSocket(self._hear)
        self.serving = asyncio.create_task(host.live(f"/api/tables/{table}/live?seat=0&after=0", self.line))

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.arrived.set()

    @property
    def update(self) -> dict[str, Any]:
        return [each for each in self.heard if each["type"] == "update"][-1]

    async def until(self, kind: str, **fields: object) -> dict[str, Any]:
        """The first message of that kind with these values."""
        while True:
            for each in self.heard:
                if each["type"] == kind and fields.items() <= each.items():
                    return each
            await self._more()

    async def asked(self) -> dict[str, Any]:
        """The update in which Anna has to decide, or the last one."""
        while not self.heard or not (self.update["choices"] or self.over):
            await self._more()
        return self.update

    async def play(self, moves: int) -> None:
        """Play so many moves, or to the end."""
        for _ in range(moves):
            await self.asked()
            if self.over:
                return
            name = f"move {self.update['seq']}"
            self.answer(name, self.update["choices"][0]["move"])
            await self.until("done", id=name)

    def answer(self, name: str, move: str) -> None:
        self.say({"type": "move", "id": name, "seq": self.update["seq"], "move": move})

    @property
    def over(self) -> bool:
        return bool(self.update["table"]["status"] == "over")

    async def _more(self) -> None:
        self.arrived.clear()
        async with asyncio.timeout(60):
            await self.arrived.wait()

    def say(self, message: dict[str, Any]) -> None:
        self.line.put(json.dumps(message))

    async def hang_up(self) -> int:
        self.line.put(None)
        return await self.serving


async def table(host: Host, game: str, *bots: str) -> str:
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    status, info = await ask(host, "POST", "/api/tables", {"game": game, "seats": seats, "seed": 7})
    assert status == 201
    return str(info["id"])


@pytest.mark.asyncio
async def test_the_page_sees_its_move_before_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    host = await Host.open(Shelf(), beside)
    anna = Player(host, await table(host, "winchester", "medium", "medium"))
    before = int((await anna.asked())["seq"])
    seen_by_then: list[int] = []

    def choose(state: State, request: BotRequest) -> int:
        seen_by_then.append(int(anna.update["seq"]))
        return choose_here(state, request)

    monkeypatch.setattr(runner, "choose_here", choose)
    anna.answer("first", "pass")
    await anna.until("done", id="first")
    while not seen_by_then:
        await asyncio.sleep(0)
    assert seen_by_then[0] == before + 1
    await anna.hang_up()
    await host.close()


@pytest.mark.parametrize("game", ["gwt2", "winchester"])
def test_a_bot_in_this_process_gives_the_same_answer_as_in_a_worker(game: str) -> None:
    state = trailboss.game(game).start(3, 7)
    chance = seeded("elsewhere")
    for number in range(30):
        request = BotRequest(bot_spec(game, "medium"), number)
        assert choose_here(state, request) == answer_question(bot_question(state, request))[0]
        play_out(state, chance, 3)


@pytest.mark.asyncio
async def test_a_whole_game_with_a_restart_in_the_middle() -> None:
    shelf = Shelf()
    host = await Host.open(shelf, beside)
    name = await table(host, "winchester", "medium", "medium")
    anna = Player(host, name)
    await anna.play(10)
    seen = anna.update
    assert await anna.hang_up() == 1000
    await host.close()

    host = await Host.open(shelf, beside)
    status, tables = await ask(host, "GET", "/api/tables")
    assert (status, [each["id"] for each in tables["mine"]]) == (200, [name])
    anna = Player(host, name)
    await anna.until("update")
    assert anna.update["log"][seen["seq"] - 1] == seen["log"][-1]
    await anna.play(1000)
    assert anna.over
    status, record = await ask(host, "GET", f"/api/tables/{name}/record")
    assert status == 200
    status, frames = await ask(host, "GET", f"/api/tables/{name}/frames?from=0&count=5")
    assert (status, len(frames["frames"])) == (200, 5)
    opened = json.loads((await host.request("POST", "/api/records", record.encode()))[2])
    assert (await ask(host, "GET", f"/api/records/{opened['id']}"))[1] == record
    async with asyncio.timeout(60):
        while (await ask(host, "GET", f"/api/tables/{name}/review"))[1]["done"] == 0:
            await asyncio.sleep(0)
    await anna.hang_up()
    await host.close()


@pytest.mark.asyncio
async def test_slow_bots_and_hints_are_answered_elsewhere() -> None:
    asked: list[float] = []

    async def counted(question: bytes, seconds: float) -> bytes:
        asked.append(seconds)
        return answer(question)

    host = await Host.open(Shelf(), counted)
    name = await table(host, "winchester", "hard")
    anna = Player(host, name)
    await anna.play(3)
    decisions = len(asked)
    assert decisions > 0
    await anna.asked()
    anna.say({"type": "hint", "id": "hint", "full": False})
    hinted = await anna.until("hint", id="hint")
    assert hinted["move"] in [each["move"] for each in anna.update["choices"]]
    assert len(asked) > decisions
    await anna.hang_up()
    await host.close()


@pytest.mark.asyncio
async def test_a_move_that_cannot_be_stored_is_not_played() -> None:
    shelf = Shelf()
    host = await Host.open(shelf, beside)
    name = await table(host, "winchester", "easy")
    anna = Player(host, name)
    await anna.play(2)
    before = await anna.asked()
    move = before["choices"][0]["move"]
    shelf.full = True
    anna.answer("lost", move)
    refused = await anna.until("refused", id="lost")
    assert refused["problem"]["code"] == "unavailable"
    shelf.full = False
    anna.answer("found", move)
    done = await anna.until("done", id="found")
    assert done["seq"] == before["seq"] + 1
    await anna.hang_up()
    await host.close()


@pytest.mark.asyncio
async def test_endpoints_that_need_a_server_say_so() -> None:
    host = await Host.open(Shelf(), beside)
    name = await table(host, "winchester", "easy")
    for path, body in (("seats/0/link", {}), ("seats/0/webhook", {"url": "https://example.org/"})):
        status, problem = await ask(host, "POST", f"/api/tables/{name}/{path}", body)
        assert (status, problem["code"]) == (501, "needs_server")
    status, games = await ask(host, "GET", "/api/games")
    levels = [level["name"] for game in games for level in game["levels"]]
    assert status == 200
    assert "expert" in levels
    assert "champion" not in levels
    assert (await ask(host, "GET", "/api/nowhere"))[1]["code"] == "unknown_path"
    assert await host.live("/api/tables/quiet-mesa-aaaaaaaa/live", PageSocket(print)) == 4404
    await host.close()


def test_it_runs_without_processes_and_frameworks() -> None:
    """As in Pyodide, where importing multiprocessing fails."""
    program = (
        "import sys\n"
        "sys.modules['multiprocessing'] = None\n"
        "import trailboss.server.worker.host, trailboss.coach\n"
        "from trailboss.core.manifest import all_parts\n"
        "for part in ('rules', 'presentation', 'bots'): all_parts(part)\n"
        "print(*sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    names = found.stdout.split()
    assert "trailboss.server.worker.host" in names
    assert not [name for name in ("fastapi", "numpy", "sqlalchemy", "starlette", "uvicorn") if name in names]


@pytest.mark.asyncio
async def test_the_page_passes_texts_alone() -> None:
    kept: dict[str, str] = {}

    async def write(pairs: str) -> None:
        kept.update(json.loads(pairs))

    async def read(prefix: str) -> str:
        return json.dumps([kept[key] for key in sorted(kept) if key.startswith(prefix)])

    async def ask_bots(question: str, seconds: float) -> str:
        return browser.answer_bots(question)

    tables = await browser.open_tables(write, read, ask_bots)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "hard"}]
    request = json.dumps({"game": "winchester", "seats": seats, "seed": 7})
    status, kind, content = await tables.request("POST", "/api/tables", request)
    assert (status, kind) == (201, "application/json")
    messages: asyncio.Queue[str] = asyncio.Queue()
    closed: asyncio.Queue[int] = asyncio.Queue()
    tables.open(
        1, f"/api/tables/{json.loads(content)['id']}/live?seat=0", messages.put_nowait, closed.put_nowait
    )
    async with asyncio.timeout(60):
        while not json.loads(await messages.get())["choices"]:
            pass
        tables.take(1, json.dumps({"type": "ping", "id": "here"}))
        while json.loads(await messages.get()).get("id") != "here":
            pass
        tables.take(1, None)
        assert await closed.get() == 1000
    tables.take(1, "nobody hears this any more")
