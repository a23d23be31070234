"""Tables for agents: programs and language models that play by text observations.

tables.py       tables in this process: create, join, look, ask, play
mcp_server.py   the same as tools of the Model Context Protocol (`trailboss mcp`)
"""

from trailboss.core.messages import register_messages

register_messages("trailboss.agents", "agents")
