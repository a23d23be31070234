"""Merges the events of a move for the log: a price joins what was paid for, a ride shows only its end."""

from typing import Final

from trailboss.core.events import Event
from trailboss.core.knowledge import seat_bit
from trailboss.games.gwt.rules import events

CHOSEN: Final = (events.ACTION_DONE, events.AUXILIARY_DONE)
"""Choices that need no event, because their effects have one."""
PUT: Final = {events.TILE_PLACED: events.PUT_ON_TRAIL, events.WORKER_PLACED: events.PUT_IN_MARKET}
"""Where a chosen tile goes shows that it was chosen."""
WIDTH: Final = 100
"""Two numbers share one: the second is this many times as large."""


def merge_events(happened: list[Event]) -> list[Event]:
    """The events of one move as the log shows them, in their order."""
    found: list[Event] = []
    for each in happened:
        event, kind, seat = each, each.kind, each.a
        if kind in CHOSEN:
            continue
        if kind == events.MOVED:
            found = [other for other in found if (other.kind, other.a) != (events.MOVED, seat)]
        elif kind == events.PAID_FEE and _add_fee(found, event):
            continue
        elif kind == events.DREW and found and (found[-1].kind, found[-1].a) == (events.SAW_CARD, seat):
            # Who saw the cards can count them.
            event = each._replace(audience=each.audience & ~seat_bit(seat))
        elif kind in (events.HIRED, events.TRANSPORT_PAID):
            _take_last(found, events.PAID, seat)
        elif kind == events.UPGRADED:
            found = [
                other for other in found if (other.kind, other.a, other.b) != (events.PAID, seat, event.c)
            ]
        elif kind == events.GAINED:
            card = _take_last(found, events.DISCARDED, seat)
            if card is not None:
                event = Event(events.DISCARDED_FOR, event.audience, seat, card.b, event.b)
        elif kind == events.BUILT:
            replaced = _take_last(found, events.REPLACED, seat)
            paid = _take_last(found, events.PAID, seat)
            if replaced is not None:
                found.append(replaced)
            if paid is not None:
                event = Event(events.BUILT_FOR, event.audience, seat, event.b + WIDTH * paid.b, event.c)
        elif kind == events.BOUGHT:
            paid = _take_last(found, events.PAID, seat)
            if paid is not None:
                cards = event.b + WIDTH * (event.c + 1)
                event = Event(events.BOUGHT_FOR, event.audience, seat, cards, paid.b)
        elif kind == events.DELIVERED:
            event = _delivery(found, event)
        elif kind in PUT and found and found[-1].kind == events.TILE_CHOSEN:
            event = Event(PUT[kind], event.audience, found.pop().a, event.a, event.b)
        if kind == events.TRANSPORT_PAID and _add_transport(found, event):
            continue
        found.append(event)
    return found


def _take_last(found: list[Event], kind: int, seat: int) -> Event | None:
    """Take the last event out if it is this one."""
    if found and found[-1].kind == kind and found[-1].a == seat:
        return found.pop()
    return None


def _delivery(found: list[Event], event: Event) -> Event:
    """A delivery with its disc; what the disc costs or brings is part of its name."""
    seat = event.a
    money = _take_last(found, events.PAID, seat) or _take_last(found, events.GAINED, seat)
    disc = _take_last(found, events.DISC_USED, seat)
    if disc is None:
        if money is not None:
            found.append(money)
        return event
    return Event(events.DELIVERED_WITH, event.audience, seat, event.b + WIDTH * disc.b, 0)


def _add_fee(found: list[Event], event: Event) -> bool:
    """Add a fee to one that was paid to the same before; False if there was none."""
    for index, each in enumerate(found):
        if (each.kind, each.a, each.c) == (events.PAID_FEE, event.a, event.c):
            found[index] = each._replace(b=each.b + event.b)
            return True
    return False


def _add_transport(found: list[Event], event: Event) -> bool:
    """Add transport to the delivery it is for; False if that was in an earlier move."""
    for index, each in enumerate(found):
        if each.kind == events.DELIVERED_WITH and each.a == event.a:
            found[index] = each._replace(c=event.b)
            return True
    return False
