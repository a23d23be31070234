"""Tables as tools of the Model Context Protocol, by its official Python SDK. Needs the extra `mcp`."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import trailboss
from trailboss.agents.remote_tables import RemoteTables
from trailboss.agents.tables import AgentTables
from trailboss.core.contract import Value
from trailboss.core.errors import TrailbossError

Result = TypeVar("Result")

INSTRUCTIONS: Final = (
    "Play Great Western Trail and Daddy Winchester. Call create_table (or join_table), then repeat: read the "
    "observation, choose one of the numbered moves, call play. Every answer of play is the next observation. "
    "You see what your seat may see."
)


def mcp_server(lang: str = "en", url: str = "") -> MCPServer[Any]:
    """An MCP server with its own tables, or with those of the Trailboss server at an address."""
    tables = RemoteTables(url, lang) if url else AgentTables(lang)
    server: MCPServer[Any] = MCPServer(
        "trailboss", instructions=INSTRUCTIONS, version=trailboss.__version__, log_level="WARNING"
    )

    @server.tool()
    def list_games() -> str:
        """The games there are: name, title, numbers of players, levels of bots."""
        return _with_readable_errors(tables.games, lang)

    @server.tool()
    def create_table(
        game: str,
        seats: list[str] = ["me", "medium"],  # noqa: B006  never changed
        options: dict[str, str | int | bool] = {},  # noqa: B006
        seed: int | None = None,
        hints: bool = True,
    ) -> dict[str, Any]:
        """Start a game and sit down. `seats` lists who sits where: "me", "open" (for another agent to join),
        or a bot: easy, medium, hard, expert, random. Returns the table, your seat's key and what you see."""
        chosen: dict[str, Value] = dict(options)
        table, key = _with_readable_errors(lambda: tables.create(game, seats, chosen, seed, hints), lang)
        return {"table": table, "seat": key, "observation": _seen(tables, key, lang)}

    @server.tool()
    def join_table(table: str) -> dict[str, Any]:
        """Take an open seat at a table that somebody created. Returns your seat's key and the observation."""
        key = _with_readable_errors(lambda: tables.join(table), lang)
        return {"table": table, "seat": key, "observation": _seen(tables, key, lang)}

    @server.tool()
    def look(seat: str) -> str:
        """What your seat sees now, what happened since your last decision, and your legal moves."""
        return _with_readable_errors(lambda: tables.look(seat).text(), lang)

    @server.tool()
    def look_as_data(seat: str) -> dict[str, Any]:
        """The same as plain data."""
        return _with_readable_errors(lambda: tables.look(seat).data(), lang)

    @server.tool()
    def why_not(seat: str, move: str) -> str:
        """Why a move (in notation, such as "bid 7") is not legal now, with its ruling."""
        return _with_readable_errors(lambda: tables.why_not(seat, move), lang) or f"{move}: legal."

    @server.tool()
    def hint(seat: str) -> str:
        """What a good bot would play for you, if hints are allowed at this table."""
        return _with_readable_errors(lambda: tables.hint(seat), lang)

    @server.tool()
    def play(seat: str, move: str) -> str:
        """Play a legal move, by its number in the list or in notation. Returns the next observation."""
        return _with_readable_errors(lambda: tables.play(seat, move).text(), lang)

    return server


def _seen(tables: AgentTables | RemoteTables, key: str, lang: str) -> str:
    """What a new seat sees, or for whom the table waits."""
    try:
        return tables.look(key).text()
    except TrailbossError as error:
        return error.render(lang)


def _with_readable_errors(action: Callable[[], Result], lang: str) -> Result:
    """The result, or an error message of one sentence."""
    try:
        return action()
    except TrailbossError as error:
        raise ToolError(error.render(lang)) from None
