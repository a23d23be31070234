"""Tables for agents: programs and language models that play by text observations.

tables.py          tables in this process: create, join, look, ask, play
remote_tables.py   the same at a running server, beside people
mcp_server.py      both as tools of the Model Context Protocol (`trailboss mcp`)
"""

from trailboss.core.messages import register_messages

register_messages("trailboss.agents", "agents")
