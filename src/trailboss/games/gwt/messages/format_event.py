"""Events as sentences."""

from typing import Final

from trailboss.core.events import Event
from trailboss.core.messages import Message, Names, message
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.messages.merge_events import WIDTH
from trailboss.games.gwt.messages.names import (
    action_message,
    building_name,
    cards_message,
    city_message,
    disc_message,
    edition_message,
    face_message,
    is_sam,
    master_message,
    money_message,
    payee_message,
    place_message,
    position_message,
    purchase_message,
    seat_message,
    space_message,
    station_message,
    steps_message,
    tile_message,
    tokens_message,
    worker_message,
    workers_message,
)
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.solo.deck import ACTIONS, COUNTS
from trailboss.games.gwt.state.table import Table

NOBODYS: Final = (
    events.MARKET_ADDED,
    events.DISPLAYED,
    events.TILE_PLACED,
    events.WORKER_PLACED,
    events.TILE_GONE,
    events.TOKEN_MOVED,
    events.TILE_TURNED,
    events.ENDED,
)
"""Events without an actor: their first number isn't a seat."""


def event_message(table: Table, event: Event, names: Names) -> Message:
    """What happened, as text."""
    args: dict[str, object] = {}
    if event.kind not in NOBODYS:
        args["seat"] = seat_message(table, event.a, names)
        _by_seat(table, event, names, args)
    else:
        _by_nobody(table, event.kind, event.a, event.b, args)
    if event.kind == events.HIRED and is_sam(table, event.a):
        return Message("gwt2.sam.hired", args)
    if event.kind == events.UPGRADED and not event.c:
        return Message("gwt2.sam.upgraded", args)
    if event.kind == events.DELIVERED_WITH and event.c:
        return Message("gwt.event.52.transport", args)
    return Message(f"gwt.event.{event.kind}", args)


def _by_nobody(table: Table, kind: int, a: int, b: int, args: dict[str, object]) -> None:
    if kind in (events.MARKET_ADDED, events.DISPLAYED):
        args["card"] = face_message(table, a)
    elif kind == events.TOKEN_MOVED:
        args["row"] = a + 1
    elif kind != events.ENDED:
        args["tile"] = tile_message(table, a)
        if kind == events.TILE_PLACED:
            args["space"] = space_message(table, b)
        elif kind == events.WORKER_PLACED:
            args["row"] = b + 1
        elif kind == events.TILE_TURNED:
            args["column"] = b + 1


def _by_seat(table: Table, event: Event, names: Names, args: dict[str, object]) -> None:
    kind, seat, b, c = event.kind, event.a, event.b, event.c
    if kind in (events.PLACED, events.MOVED, events.COPIED):
        args["place"] = place_message(table, b, names)
    elif kind == events.PAID_FEE:
        args["money"], args["payee"] = money_message(b), payee_message(table, c, names)
    elif kind in (events.PAID, events.GAINED, events.TRANSPORT_PAID):
        args["money"] = money_message(b)
    elif kind == events.CERTIFIED:
        args["count"] = b
    elif kind == events.DREW:
        args["cards"] = cards_message(b)
    elif kind in (events.SAW_CARD, events.DISCARDED, events.REMOVED, events.PLAYED_OBJECTIVE):
        args["card"] = face_message(table, b)
    elif kind == events.HIRED:
        args["worker"], args["money"] = worker_message(table, b), money_message(c)
    elif kind in (events.BUILT, events.REPLACED):
        args["building"], args["space"] = building_name(table, seat, b), space_message(table, c)
    elif kind == events.BOUGHT:
        args["cards"] = purchase_message(table, b, c)
    elif kind == events.ENGINE_MOVED:
        args["position"] = position_message(b)
    elif kind in (events.UPGRADED, events.STATION_DISC_USED):
        args["station"], args["money"] = station_message(b), money_message(c)
    elif kind == events.DISC_USED:
        args["disc"] = disc_message(b)
    elif kind == events.TOOK_MASTER:
        args["worker"], args["master"] = worker_message(table, c), master_message(table, b)
    elif kind in (events.TOOK_HAZARD, events.TOOK_TRIBE):
        args["tile"], args["space"] = tile_message(table, b), space_message(table, c)
        args["takes"] = edition_message(table, "takes_tribe")
    elif kind == events.GAINED_OBJECTIVE:
        args["card"] = face_message(table, b)
        args["where"] = message("gwt2.sam.area" if is_sam(table, seat) else f"gwt.where.{c}")
    elif kind == events.TILE_CHOSEN:
        args["tile"], args["column"] = tile_message(table, b), c + 1
    elif kind == events.INCOME:
        args["total"], args["count"] = b, c
    elif kind == events.DELIVERED:
        args["city"] = city_message(table, b)
    elif kind == events.AUXILIARY_DONE:
        args["action"] = action_message(table, FIRST_AUXILIARY + b)
    elif kind == events.ACTION_DONE:
        args["action"] = action_message(table, b)
    elif kind == events.GOT_TOKENS:
        args["tokens"] = tokens_message(b)
    elif kind == events.RAISED:
        args["card"], args["grown"] = face_message(table, b), face_message(table, c)
    elif kind == events.PUT_ON_TRAIL:
        args["tile"], args["space"] = tile_message(table, b), space_message(table, c)
    elif kind == events.PUT_IN_MARKET:
        args["tile"], args["row"] = tile_message(table, b), c + 1
    elif kind == events.DISCARDED_FOR:
        args["card"], args["money"] = face_message(table, b), money_message(c)
    elif kind == events.BUILT_FOR:
        args["building"], args["space"] = building_name(table, seat, b % WIDTH), space_message(table, c)
        args["money"] = money_message(b // WIDTH)
    elif kind == events.BOUGHT_FOR:
        args["cards"], args["money"] = purchase_message(table, b % WIDTH, b // WIDTH - 1), money_message(c)
    elif kind == events.DELIVERED_WITH:
        args["city"], args["disc"] = city_message(table, b % WIDTH), disc_message(b // WIDTH)
        args["money"] = money_message(c)
    elif kind == events.SAM_CARD:
        args["number"], args["card"] = b, sam_card_message(table, b)
    elif kind == events.SAM_SPECIALTY:
        args["workers"] = workers_message(table, b)
    elif kind == events.SAM_TOOK_MASTER:
        args["master"] = master_message(table, b)


# -------------------------------------------------------------------- Sam's cards


def sam_card_message(table: Table, number: int) -> Message:
    """What a card of Sam says: `2 steps; place a building`."""
    assert table.sam is not None
    card = table.sam.rules.card(number)
    actions: object = [message(f"gwt2.sam.do.{ACTIONS[action]}") for action in card.actions]
    if card.requires >= 0:
        actions = message("gwt2.sam.if", workers=workers_message(table, card.requires), actions=actions)
    return message("gwt2.sam.card", steps=_sam_steps_message(card.steps), actions=actions)


def _sam_steps_message(steps: int) -> Message:
    """A printed number, or what is counted on the board before he moves."""
    for name, count in COUNTS.items():
        if steps == count:
            return message(f"gwt2.sam.steps.{name}")
    return steps_message(steps)
