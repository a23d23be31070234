"""`trailboss mcp`: tables for language models, by the Model Context Protocol."""

from importlib.util import find_spec
from typing import Annotated

import typer

from trailboss.cli import language, options
from trailboss.core.errors import Failure


def mcp(
    ctx: typer.Context,
    port: Annotated[int | None, options.number("--port N", 1, 65535, "cli.mcp.port")] = None,
    url: Annotated[str, options.value("--url URL", "cli.mcp.url")] = "",
) -> None:
    """Serve until the client leaves, or Ctrl-C."""
    if find_spec("mcp") is None:
        raise Failure("cli.mcp.missing")
    from trailboss.agents.mcp_server import mcp_server

    server = mcp_server(language.of(ctx), url)
    if port is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host="127.0.0.1", port=port)
