"""Events as sentences for everybody who may hear of them."""

from typing import Final

from trailboss.core.events import Event
from trailboss.core.words import Word, word
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.messages.names import (
    Names,
    action_word,
    building_word,
    cards_word,
    city_word,
    disc_word,
    face_word,
    game_word,
    is_sam,
    master_word,
    money_word,
    payee_word,
    place_word,
    position_word,
    purchase_word,
    seat_word,
    space_word,
    station_word,
    steps_word,
    tile_word,
    tokens_word,
    worker_word,
    workers_word,
)
from trailboss.games.gwt.rules.events import (
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
    GOT_TOKENS,
    HIRED,
    INCOME,
    MARKET_ADDED,
    MOVED,
    PAID,
    PAID_FEE,
    PLACED,
    PLAYED_OBJECTIVE,
    RAISED,
    REMOVED,
    REPLACED,
    SAM_CARD,
    SAM_SPECIALTY,
    SAM_TOOK_MASTER,
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
from trailboss.games.gwt.solo.deck import ACTIONS, COUNTS
from trailboss.games.gwt.state.table import Table

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
        args["seat"] = seat_word(table, event.a, names)
        _by_seat(table, event, names, args)
    else:
        _by_nobody(table, event.kind, event.a, event.b, args)
    if event.kind == HIRED and is_sam(table, event.a):
        return Word("gwt2.sam.hired", args)
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


def _by_seat(table: Table, event: Event, names: Names, args: dict[str, object]) -> None:
    kind, seat, b, c = event.kind, event.a, event.b, event.c
    if kind in (PLACED, MOVED, COPIED):
        args["place"] = place_word(table, b, names)
    elif kind == PAID_FEE:
        args["money"], args["payee"] = money_word(b), payee_word(table, c, names)
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
        args["building"], args["space"] = building_word(table, seat, b), space_word(table, c)
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
        args["takes"] = game_word(table, "takes_tribe")
    elif kind == GAINED_OBJECTIVE:
        args["card"] = face_word(table, b)
        args["where"] = word("gwt2.sam.area" if is_sam(table, seat) else f"gwt.where.{c}")
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
    elif kind == GOT_TOKENS:
        args["tokens"] = tokens_word(b)
    elif kind == RAISED:
        args["card"], args["grown"] = face_word(table, b), face_word(table, c)
    elif kind == SAM_CARD:
        args["number"], args["card"] = b, sam_card_word(table, b)
    elif kind == SAM_SPECIALTY:
        args["workers"] = workers_word(table, b)
    elif kind == SAM_TOOK_MASTER:
        args["master"] = master_word(table, b)


# -------------------------------------------------------------------- Sam's cards


def sam_card_word(table: Table, number: int) -> Word:
    """What a card of Sam says: `2 steps; place a building`."""
    assert table.sam is not None
    card = table.sam.rules.card(number)
    actions: object = [word(f"gwt2.sam.do.{ACTIONS[action]}") for action in card.actions]
    if card.requires >= 0:
        actions = word("gwt2.sam.if", workers=workers_word(table, card.requires), actions=actions)
    return word("gwt2.sam.card", steps=_sam_steps_word(card.steps), actions=actions)


def _sam_steps_word(steps: int) -> Word:
    """A printed number, or what is counted on the board before he moves."""
    for name, count in COUNTS.items():
        if steps == count:
            return word(f"gwt2.sam.steps.{name}")
    return steps_word(steps)
