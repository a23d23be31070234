"""Agents play over MCP: whole games, by what their seat sees; what cannot be is said in one sentence."""

import re
import sys
from typing import Any

import pytest
from mcp import StdioServerParameters, stdio_client
from mcp.client import Client

from trailboss.agents import mcp_server as mcp_server_module
from trailboss.agents.mcp_server import mcp_server
from trailboss.agents.tables import AgentTables
from trailboss.core.rng import seeded

pytestmark = pytest.mark.asyncio(loop_scope="function")

NEVER_ALL_LEGAL = {
    "gwt1": ["end", "draw", "place a"],
    "gwt2": ["end", "draw", "place a"],
    "winchester": ["duel", "pass", "bid 9"],
}
"""Moves to ask about."""


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """The answer of a tool: its text, or what it returned as data."""
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    text = answer.content[0].text  # type: ignore[union-attr]
    structured = answer.structured_content or {}
    return text if set(structured) <= {"result"} else structured


async def error(client: Client, tool: str, **arguments: Any) -> str:
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    return str(answer.content[0].text)  # type: ignore[union-attr]


def moves(observation: str) -> list[str]:
    """The numbers of the moves on offer."""
    _, _, below = observation.partition("## Your moves (answer with a number)\n")
    return re.findall(r"^(\d+)\. ", below, re.MULTILINE)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("gwt1", ["medium", "me", "random"], {}),
        ("gwt2", ["me", "medium"], {"simmental": True}),
        ("gwt2", ["me"], {"sam": "easy"}),
        ("winchester", ["random", "me", "medium"], {}),
    ],
    ids=["gwt1", "gwt2", "sam", "winchester"],
)
async def test_an_agent_plays_a_whole_game(game: str, seats: list[str], options: dict[str, Any]) -> None:
    chance = seeded("agent")
    async with Client(mcp_server()) as client:
        table = await call(client, "create_table", game=game, seats=seats, options=options, seed=5)
        seen = table["observation"]
        decisions = 0
        while moves(seen):
            choice = moves(seen)[chance.below(len(moves(seen)))]
            seen = await call(client, "play", seat=table["seat"], move=choice)
            decisions += 1
        assert decisions > 15
        assert seen == await call(client, "look", seat=table["seat"])
        assert "The game is over" in await error(client, "play", seat=table["seat"], move="1")


async def test_two_agents_at_one_table_see_their_own_seats() -> None:
    async with Client(mcp_server()) as client:
        mine = await call(
            client, "create_table", game="gwt1", seats=["me", "open"], options={"first": "0"}, seed=5
        )
        assert "Waiting for 1 more" in await error(client, "play", seat=mine["seat"], move="1")
        theirs = await call(client, "join_table", table=mine["table"])
        assert "has no open seat" in await error(client, "join_table", table=mine["table"])
        assert "You are Red." in mine["observation"]
        assert "You are Blue." in theirs["observation"]
        assert "It's Red's turn." in await error(client, "play", seat=theirs["seat"], move="1")
        seen = mine["observation"]
        while moves(seen):
            seen = await call(client, "play", seat=mine["seat"], move=moves(seen)[-1])
        shown = await call(client, "look", seat=theirs["seat"])
        assert "Red" in shown.partition("## Since your last decision")[2]
        assert moves(shown)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("gwt1", ["me", "medium"]), ("gwt2", ["me", "random"]), ("winchester", ["me"] + ["medium"] * 2)],
)
async def test_hidden_information_changes_no_answer(
    game: str, seats: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything hidden from the agent is dealt anew; text, data, reasons and hints stay the same."""
    tables = AgentTables()
    monkeypatch.setattr(mcp_server_module, "AgentTables", lambda lang: tables)
    chance = seeded("hidden")
    async with Client(mcp_server()) as client:
        mine = await call(client, "create_table", game=game, seats=seats, seed=5)
        seat, seen = mine["seat"], mine["observation"]
        (table,) = tables._tables.values()

        async def answers() -> list[Any]:
            data = await call(client, "look_as_data", seat=seat)
            asked = [await call(client, "why_not", seat=seat, move=move) for move in NEVER_ALL_LEGAL[game]]
            return [await call(client, "look", seat=seat), data, asked, await call(client, "hint", seat=seat)]

        for _ in range(12):
            for _ in range(4):
                if moves(seen):
                    choice = moves(seen)[chance.below(len(moves(seen)))]
                    seen = await call(client, "play", seat=seat, move=choice)
            if not moves(seen):
                break
            before, state = await answers(), table.state
            for _ in range(2):
                table.state = state.determinize(table.keys[seat], chance)
                assert await answers() == before
            table.state = state


async def test_questions_are_answered() -> None:
    async with Client(mcp_server()) as client:
        assert "winchester: Daddy Winchester" in await call(client, "list_games")
        table = await call(client, "create_table", game="winchester", seats=["me", "easy", "easy"], seed=5)
        seat = table["seat"]
        assert "legal" not in await call(client, "why_not", seat=seat, move="duel")
        assert await call(client, "why_not", seat=seat, move="pass") == "pass: legal."
        data = await call(client, "look_as_data", seat=seat)
        assert data["game"] == "winchester"
        assert await call(client, "hint", seat=seat) in [move["notation"] for move in data["moves"]]


async def test_missing_and_wrong_arguments_get_one_sentence() -> None:
    seat = "create_table and join_table return the seat."
    async with Client(mcp_server()) as client:
        assert await error(client, "look") == f"look needs seat; {seat}"
        assert await error(client, "play") == f"play needs seat, move; {seat}"
        assert await error(client, "play", seat="1") == "play needs move."
        assert await error(client, "join_table") == "join_table needs table."
        wrong = await error(client, "create_table", game="gwt1", seats=[1], seed="five")
        assert wrong == "create_table got a value of the wrong type for seats, seed."
    async with Client(mcp_server("de")) as client:
        assert "look braucht seat; den Platz" in await error(client, "look")


async def test_invalid_arguments_get_one_sentence() -> None:
    async with Client(mcp_server()) as client:
        assert "Unknown game" in await error(client, "create_table", game="chess")
        assert "needs a seat for you" in await error(
            client, "create_table", game="gwt2", seats=["easy", "easy"]
        )
        assert "Unknown table" in await error(client, "join_table", table="x")
        assert "There is no seat" in await error(client, "look", seat="x")
        table = await call(
            client, "create_table", game="winchester", seats=["me", "easy", "easy"], hints=False
        )
        assert "Hints are not allowed" in await error(client, "hint", seat=table["seat"])
        assert "There is no move 99" in await error(client, "play", seat=table["seat"], move="99")
        before = await call(client, "look", seat=table["seat"])
        await error(client, "play", seat=table["seat"], move="dance")
        assert await call(client, "look", seat=table["seat"]) == before


async def test_the_command_speaks_on_standard_input_and_output() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "trailboss", "--lang", "de", "mcp"])
    async with Client(stdio_client(command)) as client:
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert {"create_table", "join_table", "look", "why_not", "hint", "play"} <= names
        table = await call(client, "create_table", game="winchester", seats=["me", "easy", "easy"])
        assert "Du bist Rot." in table["observation"]
