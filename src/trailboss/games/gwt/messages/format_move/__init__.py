"""Moves as sentences, with the costs and gains that the rancher on turn can know.

One module for each part of the game. Any move can be formatted, whatever the question, legal or not.
"""

from collections.abc import Callable
from typing import Final

from trailboss.core.messages import Message, Names
from trailboss.games.gwt.messages.format_move.cards import (
    format_add,
    format_build,
    format_buy,
    format_discard,
    format_do,
    format_draw,
    format_end,
    format_exchange,
    format_gain,
    format_hire,
    format_play,
    format_raise,
    format_remove,
    format_skip,
    format_stop,
)
from trailboss.games.gwt.messages.format_move.railroad import (
    format_certificates,
    format_deliver,
    format_disc,
    format_disc_from,
    format_engine,
    format_foresight,
    format_give,
    format_station,
)
from trailboss.games.gwt.messages.format_move.trail import (
    format_at,
    format_copy,
    format_hazard,
    format_place,
    format_ride,
    format_trade,
    format_via,
)
from trailboss.games.gwt.state.table import Table


def move_message(table: Table, move: int, names: Names) -> Message:
    """A move of the rancher on turn as text."""
    return SAYINGS[table.config.game.vocabulary.kind(move)](table, move, names)


Saying = Callable[[Table, int, Names], Message]

SAYINGS: Final[dict[str, Saying]] = {
    "end": format_end,
    "skip": format_skip,
    "stop": format_stop,
    "draw": format_draw,
    "add": format_add,
    "place": format_place,
    "ride": format_ride,
    "via": format_via,
    "at": format_at,
    "copy": format_copy,
    "hazard": format_hazard,
    "trade": format_trade,
    "do": format_do,
    "aux": format_do,
    "play": format_play,
    "gain": format_gain,
    "discard": format_discard,
    "remove": format_remove,
    "hire": format_hire,
    "build": format_build,
    "buy": format_buy,
    "engine": format_engine,
    "disc": format_disc,
    "disc from": format_disc_from,
    "give": format_give,
    "station": format_station,
    "foresight": format_foresight,
    "certificates": format_certificates,
    "deliver": format_deliver,
    "exchange": format_exchange,
    "buy orange1 with": format_buy,
    "raise": format_raise,
}
"""By kind of move: the function that formats it."""
