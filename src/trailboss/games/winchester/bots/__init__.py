"""Bots for Daddy Winchester: the heir, and how search plays it."""

from trailboss.games.winchester.bots import heir as _heir  # noqa: F401  registers the bot
from trailboss.games.winchester.bots.search import adapter as _adapter  # noqa: F401  registers the adapter
