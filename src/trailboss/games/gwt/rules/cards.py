"""A rancher's cards: drawing, discarding, removing."""

from trailboss.core.fields import put_list, without
from trailboss.core.knowledge import EVERYBODY, seat_bit
from trailboss.core.move_list import MoveList
from trailboss.games.gwt.components.cattle import BLUE, FACE_TYPE, FIRST_OBJECTIVE, YELLOW
from trailboss.games.gwt.rules.events import DISCARDED, DREW, REMOVED, SAW_CARD, SHUFFLED
from trailboss.games.gwt.rules.moves import DISCARD
from trailboss.games.gwt.state.table import Table


def cards_left(table: Table, seat: int) -> int:
    """Cards that could be drawn, a reshuffle included."""
    return len(table.stack[seat]) + len(table.pile[seat])


def draw_card(table: Table, seat: int) -> bool:
    """Draw the top card, if there is one at all (GWT-30).

    The discard pile becomes the new stack only now, when a card must come from an empty one (GWT-29).
    """
    stack = table.stack[seat]
    if not stack:
        pile = table.pile[seat]
        if not pile:
            return False
        stack.extend(pile)
        pile.clear()
        table.rng.shuffle(stack)
        table.emit(SHUFFLED, EVERYBODY, seat)
    face = stack.pop()
    table.hand[seat].append(face)
    table.knowledge.chance()
    table.emit(SAW_CARD, seat_bit(seat), seat, face)
    return True


def draw_cards(table: Table, seat: int, count: int) -> int:
    """Draw that many cards, or as many as there are; how many it were."""
    drawn = 0
    while drawn < count and draw_card(table, seat):
        drawn += 1
    if drawn:
        table.emit(DREW, EVERYBODY, seat, drawn)
    return drawn


def show(table: Table, seat: int, face: int) -> None:
    """Everybody sees a card that has left the hand. It is the one taken unseen (GWT-32f), unless the deck
    had an equal card that was known before: then nobody else can distinguish the two, as long as the hand
    is large enough to still contain the other one."""
    unseen, hand = table.unseen[seat], table.hand[seat]
    if face >= FIRST_OBJECTIVE and face in unseen:
        if unseen.count(face) > hand.count(face) + table.stack[seat].count(face):
            unseen = without(unseen, face)
            table.unseen = put_list(table.unseen, seat, unseen)
    for other in unseen:
        left = table.unseen[seat]
        if len(left) > len(hand) and left.count(other) > hand.count(other):
            table.unseen = put_list(table.unseen, seat, without(left, other))


def discard(table: Table, seat: int, face: int) -> None:
    """From the hand to the rancher's discard pile, face up (GWT-26)."""
    table.hand[seat].remove(face)
    table.pile[seat].append(face)
    show(table, seat, face)
    table.emit(DISCARDED, EVERYBODY, seat, face)


def remove(table: Table, seat: int, face: int) -> None:
    """From the hand out of the game; shown (GWT-32f)."""
    table.hand[seat].remove(face)
    table.removed = [*table.removed, face]
    show(table, seat, face)
    table.emit(REMOVED, EVERYBODY, seat, face)


def card_of_type(table: Table, seat: int, kind: int) -> int:
    """A card of a type of cattle in the hand: its face, -1 if there is none."""
    for face in table.hand[seat]:
        if FACE_TYPE[face] == kind:
            return face
    return -1


def has_cattle(table: Table, seat: int) -> bool:
    """Any cattle card in the hand? Objective cards don't count (GWT-27)."""
    for face in table.hand[seat]:
        if face < FIRST_OBJECTIVE:
            return True
    return False


def has_value3(table: Table, seat: int) -> bool:
    """A yellow, red or blue card in the hand?"""
    for face in table.hand[seat]:
        if YELLOW <= FACE_TYPE[face] <= BLUE:
            return True
    return False


def has_objective(table: Table, seat: int) -> bool:
    for face in table.hand[seat]:
        if face >= FIRST_OBJECTIVE:
            return True
    return False


def has_pair(table: Table, seat: int) -> bool:
    """Two cattle cards of one type in the hand? Simmental of two stages are (GWT-120)."""
    seen = 0
    for face in table.hand[seat]:
        if face < FIRST_OBJECTIVE:
            bit = 1 << FACE_TYPE[face]
            if seen & bit:
                return True
            seen |= bit
    return False


def add_discards(table: Table, seat: int, first: int, last: int, kind: int, found: MoveList) -> None:
    """Add to a list of moves: discards of hand cards with a face from first to last, of one type of cattle
    unless `kind` is -1."""
    for face in table.hand[seat]:
        if first <= face <= last and (kind < 0 or FACE_TYPE[face] == kind):
            found.add_new(DISCARD + face)


def add_pair_discards(table: Table, seat: int, found: MoveList) -> None:
    """Add to a list of moves: the first card of a pair: any card of a type that is in the hand twice."""
    counts = [0] * 16
    for face in table.hand[seat]:
        if face < FIRST_OBJECTIVE:
            counts[FACE_TYPE[face]] += 1
    for face in table.hand[seat]:
        if face < FIRST_OBJECTIVE and counts[FACE_TYPE[face]] > 1:
            found.add_new(DISCARD + face)
