"""The server: tables, seats, live updates and their storage, behind HTTP and WebSocket."""

from trailboss.core.messages import register_messages

register_messages("trailboss.server", "bot_pool", "server", "storage", "webhooks")
