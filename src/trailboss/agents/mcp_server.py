"""Tables as tools of the Model Context Protocol, by its official Python SDK. Needs the extra `mcp`."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, InputRequiredResult
from pydantic import ValidationError

import trailboss
from trailboss.agents.remote_tables import RemoteTables
from trailboss.agents.tables import AgentTables
from trailboss.core.contract import Value
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import format_message

Result = TypeVar("Result")

INSTRUCTIONS: Final = (
    "Play Great Western Trail and Daddy Winchester. Call create_table (or join_table), then repeat: read the "
    "observation, choose one of the numbered moves, call play. Every answer of play is the next observation. "
    "You see what your seat may see."
)


class TableServer(MCPServer[Any]):
    """An MCP server that says in one sentence which arguments are missing or wrong."""

    lang = "en"

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(error.__cause__, ValidationError):
                raise ToolError(_wrong_arguments(name, error.__cause__, self.lang)) from error.__cause__
            raise


def _wrong_arguments(tool: str, error: ValidationError, lang: str) -> str:
    """Which arguments of a tool are missing; if none, which have a value of the wrong type."""
    found = error.errors()
    missing = [each for each in found if each["type"] == "missing"]
    names = list(dict.fromkeys(str(each["loc"][0]) for each in missing or found))
    key = "agents.wrong_type" if not missing else "agents.no_key" if "seat" in names else "agents.missing"
    return format_message(key, {"tool": tool, "arguments": names}, lang)


def mcp_server(lang: str = "en", url: str = "") -> MCPServer[Any]:
    """An MCP server with its own tables, or with those of the Trailboss server at an address."""
    tables = RemoteTables(url, lang) if url else AgentTables(lang)
    server = TableServer(
        "trailboss", instructions=INSTRUCTIONS, version=trailboss.__version__, log_level="WARNING"
    )
    server.lang = lang

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
