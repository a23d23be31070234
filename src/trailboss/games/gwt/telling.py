"""Events as sentences for everybody who may hear of them."""

from typing import Final

from trailboss.core.events import Event
from trailboss.core.words import Word, word
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.happenings import (
    ACTION_DONE,
    AUXILIARY_DONE,
    BOUGHT,
    BUILT,
    CERTIFIED,
    COPIED,
    DELIVERED,
    DISC_USED,
    DISCARDED,
    DISPLAYED,
    DREW,
    ENDED,
    ENGINE_MOVED,
    GAINED,
    GAINED_OBJECTIVE,
    HIRED,
    INCOME,
    MARKET_ADDED,
    MOVED,
    PAID,
    PAID_FEE,
    PLACED,
    PLAYED_OBJECTIVE,
    REMOVED,
    REPLACED,
    SAW_CARD,
    STATION_DISC_USED,
    TILE_CHOSEN,
    TILE_GONE,
    TILE_PLACED,
    TILE_TURNED,
    TOKEN_MOVED,
    TOOK_HAZARD,
    TOOK_MASTER,
    TOOK_TRIBE,
    TRANSPORT_PAID,
    UPGRADED,
    WORKER_PLACED,
)
from trailboss.games.gwt.naming import (
    Names,
    action_word,
    building_word,
    cards_word,
    city_word,
    disc_word,
    face_word,
    master_word,
    money_word,
    payee_word,
    place_word,
    position_word,
    purchase_word,
    seat_word,
    space_word,
    station_word,
    tile_word,
    worker_word,
)
from trailboss.games.gwt.table import Table

NOBODYS: Final = (
    MARKET_ADDED,
    DISPLAYED,
    TILE_PLACED,
    WORKER_PLACED,
    TILE_GONE,
    TOKEN_MOVED,
    TILE_TURNED,
    ENDED,
)
"""Events that are nobody's doing: their first number is no seat."""


def tell_event(table: Table, event: Event, names: Names) -> Word:
    """What happened, in words."""
    args: dict[str, object] = {}
    if event.kind not in NOBODYS:
        args["seat"] = seat_word(event.a, names)
        _by_seat(table, event.kind, event.b, event.c, names, args)
    else:
        _by_nobody(table, event.kind, event.a, event.b, args)
    return Word(f"gwt.event.{event.kind}", args)


def _by_nobody(table: Table, kind: int, a: int, b: int, args: dict[str, object]) -> None:
    if kind in (MARKET_ADDED, DISPLAYED):
        args["card"] = face_word(table, a)
    elif kind == TOKEN_MOVED:
        args["row"] = a + 1
    elif kind != ENDED:
        args["tile"] = tile_word(table, a)
        if kind == TILE_PLACED:
            args["space"] = space_word(table, b)
        elif kind == WORKER_PLACED:
            args["row"] = b + 1
        elif kind == TILE_TURNED:
            args["column"] = b + 1


def _by_seat(table: Table, kind: int, b: int, c: int, names: Names, args: dict[str, object]) -> None:
    if kind in (PLACED, MOVED, COPIED):
        args["place"] = place_word(table, b, names)
    elif kind == PAID_FEE:
        args["money"], args["payee"] = money_word(b), payee_word(c, names)
    elif kind in (PAID, GAINED, TRANSPORT_PAID):
        args["money"] = money_word(b)
    elif kind == CERTIFIED:
        args["count"] = b
    elif kind == DREW:
        args["cards"] = cards_word(b)
    elif kind in (SAW_CARD, DISCARDED, REMOVED, PLAYED_OBJECTIVE):
        args["card"] = face_word(table, b)
    elif kind == HIRED:
        args["worker"], args["money"] = worker_word(table, b), money_word(c)
    elif kind in (BUILT, REPLACED):
        args["building"], args["space"] = building_word(table, b), space_word(table, c)
    elif kind == BOUGHT:
        args["cards"] = purchase_word(table, b, c)
    elif kind == ENGINE_MOVED:
        args["position"] = position_word(b)
    elif kind in (UPGRADED, STATION_DISC_USED):
        args["station"] = station_word(b)
    elif kind == DISC_USED:
        args["disc"] = disc_word(b)
    elif kind == TOOK_MASTER:
        args["worker"], args["master"] = worker_word(table, c), master_word(table, b)
    elif kind in (TOOK_HAZARD, TOOK_TRIBE):
        args["tile"], args["space"] = tile_word(table, b), space_word(table, c)
    elif kind == GAINED_OBJECTIVE:
        args["card"], args["where"] = face_word(table, b), word(f"gwt.where.{c}")
    elif kind == TILE_CHOSEN:
        args["tile"], args["column"] = tile_word(table, b), c + 1
    elif kind == INCOME:
        args["total"], args["count"] = b, c
    elif kind == DELIVERED:
        args["city"] = city_word(table, b)
    elif kind == AUXILIARY_DONE:
        args["action"] = action_word(table, FIRST_AUXILIARY + b)
    elif kind == ACTION_DONE:
        args["action"] = action_word(table, b)
