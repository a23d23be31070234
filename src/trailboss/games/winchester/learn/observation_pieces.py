"""The pieces of an observation of Daddy Winchester, made straight from the table.

Whatever is read here is read for a seat that may know it; a test compares every entry with the view's.
"""

from typing import Final

from trailboss.games.winchester.components.cards import (
    HATS,
    MAX_SEATS,
    MAX_SQUARES,
    PILES,
    PLOTS,
    SECRET,
    SECRET_EACH,
    SHARED,
    TERRAINS,
    TOKENS,
)
from trailboss.games.winchester.learn.observation_layout import WINCHESTER_LAYOUT
from trailboss.games.winchester.present.view import public_rights
from trailboss.games.winchester.rules.scoring import secret_worth
from trailboss.games.winchester.state.table import MANUAL, NOBODY, PROMPTED, SECRET_PLACE, Table
from trailboss.lab.observation import pieces
from trailboss.lab.observation.plan import MAX_ENTRY

MIN_SEATS: Final = 2
SEATS: Final[list[bytes]] = pieces.marks(MAX_SEATS - MIN_SEATS + 1)
ORDER: Final[list[bytes]] = pieces.marks(MAX_SEATS)
"""By how many places a player sits behind the observer."""
QUESTION: Final[list[bytes]] = pieces.marks(WINCHESTER_LAYOUT.breadth("game.question"))
SQUARE: Final[list[bytes]] = pieces.marks(MAX_SQUARES)
OBJECTIVE: Final[list[bytes]] = pieces.marks(len(SHARED))
LAND: Final[list[bytes]] = [
    terrain + owner + for_sale + to_come
    for terrain in pieces.marks(len(TERRAINS))[:-1]
    for owner in [*ORDER[-1:], *ORDER[:-1]]
    for for_sale in pieces.BYTE[:2]
    for to_come in pieces.BYTE[:2]
]
"""By terrain, owner (nobody, the observer, the next one ...), whether it is for sale, and still to come."""
TOKEN: Final[list[bytes]] = pieces.marks(len(TOKENS))
NO_CARD: Final[bytes] = bytes(5)
CARD: Final[list[bytes]] = [
    card + is_open + is_known
    for card in pieces.marks(2)[:-1]
    for is_open in pieces.BYTE[:2]
    for is_known in pieces.BYTE[:2]
]
"""By whether it is a ranch, lies open and is known."""
SECRET_CARD: Final[list[bytes]] = pieces.marks(len(SECRET))
NO_PLAYER: Final[bytes] = bytes(WINCHESTER_LAYOUT.width("player"))


def settings(table: Table) -> bytes:
    """What stays the same through a game."""
    return SEATS[table.seats - MIN_SEATS] + bytes(
        [
            table.config.options["bonus_tokens"] == "face_down",
            table.claims == MANUAL,
            table.claims == PROMPTED,
            table.limited,
            table.config.options["vehicles"] == "chosen",
            table.any_time,
            table.touching,
        ]
    )


def order(player: int, seat: int, seats: int) -> bytes:
    """A mark for a player, or for nobody."""
    return ORDER[-1 if player == NOBODY else (player - seat) % seats]


def piles(table: Table, seat: int) -> bytes:
    """The shared objectives and who took them."""
    found: list[bytes] = []
    for pile in range(len(PILES)):
        found.append(OBJECTIVE[table.shared[pile]])
        found.append(order(table.taken[pile], seat, table.seats))
    return b"".join(found)


def land(table: Table, plot: int, seat: int, to_come: bool) -> bytes:
    """A plot, up to its bonus token."""
    owner = table.owner[plot]
    entry = table.board.terrain[plot] * (MAX_SEATS + 1)
    if owner != NOBODY:
        entry += 1 + (owner - seat) % table.seats
    return LAND[4 * entry + (2 if plot == table.plot else 0) + (1 if to_come else 0)]


def auction(table: Table, player: int, seat: int) -> bytes:
    """From `plays` to `still_in`: what changes during an auction."""
    known = table.over or player == seat
    cash = min(table.cash[player], MAX_ENTRY) if known else 0
    return bytes([1, known, cash, not table.passed >> player & 1])


def property_of(table: Table, player: int) -> bytes:
    """From the duel token to the bonus tokens."""
    owner, bonus = table.owner, table.bonus
    numbers = [0] * (3 + len(TOKENS))
    owned = 0
    for plot in range(1, PLOTS + 1):
        if owner[plot] == player:
            owned += 1
            numbers[3 + bonus[plot]] += 1
    numbers[0] = 1 if table.has_duel_token(player) else 0
    numbers[1] = max(HATS - owned, 0)
    numbers[2] = owned
    return bytes(numbers)


def secrets(table: Table, player: int, seat: int) -> bytes:
    """The secret objectives that the observer knows, and what each would bring now."""
    cards = b""
    worth = [0] * SECRET_EACH
    for place in range(SECRET_EACH):
        number = SECRET_EACH * player + place
        if table.knowledge.knows(seat, SECRET_PLACE + number):
            card = table.secret[number]
            cards += SECRET_CARD[card]
            worth[place] = min(secret_worth(table, player, card), MAX_ENTRY)
        else:
            cards += SECRET_CARD[-1]
    return cards + bytes(worth)


def may_claim(table: Table, player: int) -> bytes:
    """Shared objectives that the player may claim, as far as all can tell."""
    found = public_rights(table, player)
    if not found:
        return OBJECTIVE[-1]
    return pieces.counts([table.shared[pile] for pile in found], 0, len(SHARED))
