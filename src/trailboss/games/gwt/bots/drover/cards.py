"""Cards: what to discard, draw and remove, for a hand of different types in Kansas City."""

from typing import Final

from trailboss.games.gwt.bots.drover.drover_view import DroverView, best_by_type
from trailboss.games.gwt.components import cattle
from trailboss.games.gwt.components.objectives import OBJECTIVE_VP

UNKNOWN: Final = -2e9
MORE_CARDS: Final = 0.7
"""Of several cards drawn at once each adds less than the one before: the power of their number."""
KEPT: Final = 0.5
"""How likely a Simmental that is kept stays in the hand until it can grow."""


def contribution(cards: list[int], face: int) -> int:
    """The breeding value that a hand would lose with one of its cards."""
    if face >= cattle.FIRST_OBJECTIVE:
        return 0
    kind = cattle.FACE_TYPE[face]
    own, seen, most = cattle.FACE_VALUE[face], 0, 0
    for card in cards:
        if cattle.FACE_TYPE[card] == kind:
            value = cattle.FACE_VALUE[card]
            if value == own:
                seen += 1
            elif value > most:
                most = value
    if seen > 1:
        most = max(most, own)
    return max(0, own - most)


def grow(view: DroverView, face: int) -> float:
    """What it is worth that a Simmental becomes one of the next stage; nothing for any other card."""
    if not cattle.SIMMENTAL <= face < cattle.SIMMENTAL + cattle.SIMMENTAL_STAGES - 1:
        return 0.0
    shown = max(0.0, view.deliveries - 1.0) * view.weights.card
    more = cattle.FACE_VALUE[face + 1] - cattle.FACE_VALUE[face]
    return cattle.FACE_VP[face + 1] - cattle.FACE_VP[face] + shown * more * view.breeding_point()


def expected_draw(view: DroverView, cards: list[int]) -> float:
    """The breeding value that one card drawn adds to a hand, on average."""
    bag = view.draw_bag()
    if not bag:
        return 0.0
    best = best_by_type(cards)
    total = 0
    for face in bag:
        if face < cattle.FIRST_OBJECTIVE:
            more = cattle.FACE_VALUE[face] - best[cattle.FACE_TYPE[face]]
            if more > 0:
                total += more
    return total / len(bag)


def throw(view: DroverView, face: int) -> float:
    """What it is worth to throw a card away and draw another at the end of the turn."""
    worth = view.throw_worths.get(face, UNKNOWN)
    if worth == UNKNOWN:
        worth = view.throw_worths[face] = _throw(view, face)
    return worth


def _throw(view: DroverView, face: int) -> float:
    rest = view.hand[:]
    rest.remove(face)
    drawn = view.weights.redraw * expected_draw(view, rest)
    return view.breeding_point() * (drawn - contribution(view.hand, face)) - KEPT * grow(view, face)


def cheapest(view: DroverView, faces: list[int]) -> int:
    """The card that is missed least."""
    hand = view.hand
    return max(
        faces,
        key=lambda face: (throw(view, face), -contribution(hand, face), -cattle.FACE_VALUE[face], -face),
    )


def throw_type(view: DroverView, kind: int) -> float | None:
    """The best discard of a type of cattle; None if the hand has none."""
    worths = [throw(view, face) for face in set(view.hand) if cattle.FACE_TYPE[face] == kind]
    return max(worths, default=None)


def throw_any(view: DroverView) -> float | None:
    """The best throw of any cattle card."""
    worths = [throw(view, face) for face in set(view.hand) if face < cattle.FIRST_OBJECTIVE]
    return max(worths, default=None)


def throw_value3(view: DroverView) -> float | None:
    """The best throw of a card of value 3."""
    worths = [
        throw(view, face) for face in set(view.hand) if cattle.YELLOW <= cattle.FACE_TYPE[face] <= cattle.BLUE
    ]
    return max(worths, default=None)


def throw_pair(view: DroverView) -> float | None:
    """The best throw of two cards of a type."""
    best: float | None = None
    for kind in {cattle.FACE_TYPE[face] for face in view.hand if face < cattle.FIRST_OBJECTIVE}:
        pair = sorted(
            (face for face in view.hand if cattle.FACE_TYPE[face] == kind),
            key=lambda face: cattle.FACE_VALUE[face],
        )[:2]
        if len(pair) == 2:
            rest = view.hand[:]
            for face in pair:
                rest.remove(face)
            lost = sum(best_by_type(view.hand)) - sum(best_by_type(rest))
            drawn = 2 * view.weights.redraw * expected_draw(view, rest)
            worth = view.breeding_point() * (drawn - lost)
            best = worth if best is None else max(best, worth)
    return best


def draw(view: DroverView, count: int) -> float:
    """The worth of drawing this many cards and then discarding as many."""
    if not view.hand:
        return 0.0
    worst = min(contribution(view.hand, face) for face in view.hand)
    gain = max(0.0, expected_draw(view, view.hand) - worst)
    return view.breeding_point() * gain * float(count**MORE_CARDS)


def remove(view: DroverView, face: int) -> float:
    """What it is worth to remove a hand card from the game."""
    if face >= cattle.FIRST_OBJECTIVE:
        return -OBJECTIVE_VP[face] * view.chance(face) + view.weights.thin * view.laps
    low = max(0.0, 2.0 - cattle.FACE_VALUE[face]) + (0.5 if cattle.FACE_VALUE[face] <= 2 else -1.5)
    return throw(view, face) + low * view.weights.thin * view.laps - cattle.FACE_VP[face]
