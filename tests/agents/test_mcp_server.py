"""Agents at a running server: they sit beside other guests and see what their seats may see."""

from collections.abc import Iterator

import pytest
from mcp.client import Client

from tests.agents.test_mcp import call, error, moves
from tests.server.conftest import GENEROUS
from tests.server.live_server import Guest, serving
from trailboss.agents.mcp_server import mcp_server
from trailboss.core.rng import seeded

pytestmark = pytest.mark.asyncio(loop_scope="function")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("agents") / "tables.db", GENEROUS) as found:
        yield found


@pytest.fixture
def guest(address: str) -> Iterator[Guest]:
    found = Guest(address)
    yield found
    found.close()


async def test_an_agent_plays_a_whole_game_at_a_server(address: str, guest: Guest) -> None:
    chance = seeded("agent")
    async with Client(mcp_server(url=address)) as client:
        assert "winchester: Daddy Winchester" in await call(client, "list_games")
        table = await call(client, "create_table", game="winchester", seats=["me", "easy", "easy"], seed=5)
        seat, seen = table["seat"], table["observation"]
        while not moves(seen):  # bots begin, and take as long as the machine needs to start them
            seen = await call(client, "look", seat=seat)
        assert await call(client, "why_not", seat=seat, move="pass") == "pass: legal."
        assert "legal" not in await call(client, "why_not", seat=seat, move="duel")
        data = await call(client, "look_as_data", seat=seat)
        assert await call(client, "hint", seat=seat) in [move["notation"] for move in data["moves"]]
        assert "There is no move 99" in await error(client, "play", seat=seat, move="99")
        decisions = 0
        while guest.get(f"/tables/{table['table']}").json()["status"] != "over":
            if moves(seen):
                choice = moves(seen)[chance.below(len(moves(seen)))]
                seen = await call(client, "play", seat=seat, move=choice)
                decisions += 1
            else:
                seen = await call(client, "look", seat=seat)
        assert decisions > 15


async def test_it_joins_the_table_of_somebody_else(address: str, guest: Guest) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    new = {"game": "gwt1", "seats": seats, "options": {"first": 0}, "seed": 5, "hints": False}
    table = guest.post("/tables", new).json()["id"]
    async with Client(mcp_server(url=address)) as client:
        mine = await call(client, "join_table", table=f"{address}/t/{table}")
        assert "Waiting for the host" in mine["observation"]
        assert "has no open seat" in await error(client, "join_table", table=table)
        assert guest.post(f"/tables/{table}/start").status_code == 200
        seen = await call(client, "look", seat=mine["seat"])
        assert "You are Blue." in seen
        assert not moves(seen)
        assert await error(client, "hint", seat=mine["seat"])
        assert await error(client, "play", seat=mine["seat"], move="end")
        first = guest.get(f"/tables/{table}/seats/0/observation").json()
        while first["decides"]:
            body = {"id": f"move {first['seq']}", "seq": first["seq"], "move": first["moves"][-1]}
            assert guest.post(f"/tables/{table}/moves?seat=0", body).status_code == 200
            first = guest.get(f"/tables/{table}/seats/0/observation").json()
        seen = await call(client, "look", seat=mine["seat"])
        assert moves(seen)
        assert "Ada" in seen.partition("## Since your last decision")[2]
        assert "Hints are off" in await error(client, "hint", seat=mine["seat"])
        assert guest.get(f"/tables/{table}/seats/1/observation").status_code == 403


async def test_an_unreachable_server() -> None:
    async with Client(mcp_server(url="http://127.0.0.1:9")) as client:
        assert "doesn't answer" in await error(client, "list_games")
