"""Bots for Great Western Trail: the drover, and how search plays it."""

from trailboss.games.gwt.bots import drover as _drover  # noqa: F401  registers the bot
from trailboss.games.gwt.bots.search import adapter as _adapter  # noqa: F401  registers the adapter
from trailboss.games.gwt.bots.search import old_search as _old_search  # noqa: F401  registers the bot
