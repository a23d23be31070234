"""Moves as sentences, with the costs and gains that the rancher on turn can know.

One module for each part of the game. Any move can be formatted, whatever the question, legal or not.
"""

from collections.abc import Callable
from typing import Final

from trailboss.core.messages import Message, Names
from trailboss.games.gwt.messages.format_move.cards import (
    say_add,
    say_build,
    say_buy,
    say_discard,
    say_do,
    say_draw,
    say_end,
    say_exchange,
    say_gain,
    say_hire,
    say_play,
    say_raise,
    say_remove,
    say_skip,
    say_stop,
)
from trailboss.games.gwt.messages.format_move.railroad import (
    say_certificates,
    say_deliver,
    say_disc,
    say_disc_from,
    say_engine,
    say_foresight,
    say_give,
    say_station,
)
from trailboss.games.gwt.messages.format_move.trail import (
    say_at,
    say_copy,
    say_hazard,
    say_place,
    say_ride,
    say_trade,
    say_via,
)
from trailboss.games.gwt.state.table import Table


def move_message(table: Table, move: int, names: Names) -> Message:
    """A move of the rancher on turn as text."""
    return SAYINGS[table.config.game.vocabulary.kind(move)](table, move, names)


Saying = Callable[[Table, int, Names], Message]

SAYINGS: Final[dict[str, Saying]] = {
    "end": say_end,
    "skip": say_skip,
    "stop": say_stop,
    "draw": say_draw,
    "add": say_add,
    "place": say_place,
    "ride": say_ride,
    "via": say_via,
    "at": say_at,
    "copy": say_copy,
    "hazard": say_hazard,
    "trade": say_trade,
    "do": say_do,
    "aux": say_do,
    "play": say_play,
    "gain": say_gain,
    "discard": say_discard,
    "remove": say_remove,
    "hire": say_hire,
    "build": say_build,
    "buy": say_buy,
    "engine": say_engine,
    "disc": say_disc,
    "disc from": say_disc_from,
    "give": say_give,
    "station": say_station,
    "foresight": say_foresight,
    "certificates": say_certificates,
    "deliver": say_deliver,
    "exchange": say_exchange,
    "buy orange1 with": say_buy,
    "raise": say_raise,
}
"""By kind of move: the function that formats it."""
