"""The pieces of an observation of Great Western Trail, made straight from the table.

Whatever is read here is read for a seat that may know it; a test compares every entry with the view's.
"""

from typing import Final

from trailboss.games.gwt.components import tiles as tile_kinds
from trailboss.games.gwt.components.buildings import MAX_BUILDINGS
from trailboss.games.gwt.components.cattle import (
    FACE_TYPE,
    FACE_VALUE,
    FACES,
    FIRST_OBJECTIVE,
    NO_TYPE,
    TYPES,
)
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK, WORKER_KINDS
from trailboss.games.gwt.components.tiles import number_of, owner_of
from trailboss.games.gwt.learn import observation_layout
from trailboss.games.gwt.learn.observation_layout import GWT_LAYOUT
from trailboss.games.gwt.questions.kansas_city import deliveries_without_disc
from trailboss.games.gwt.rules.moves import HAND_FACES
from trailboss.games.gwt.solo.deck import LEVELS, MAX_CARDS
from trailboss.games.gwt.solo.sam_state import SAM
from trailboss.games.gwt.state.table import TAKEN_WIDTH, Table
from trailboss.lab.observation import pieces
from trailboss.lab.observation.plan import MAX_ENTRY

ORDER: Final[list[bytes]] = pieces.marks(observation_layout.RANCHERS)
"""By how many places a rancher sits behind the observer."""
QUESTION: Final[list[bytes]] = [
    pieces.marks(len(observation_layout.QUESTIONS))[
        observation_layout.QUESTIONS.index(kind) if kind in observation_layout.QUESTIONS else -1
    ]
    for kind in range(max(observation_layout.QUESTIONS) + 1)
]
NO_QUESTION: Final[bytes] = bytes(len(observation_layout.QUESTIONS))
JOB_ROW: Final[list[bytes]] = pieces.marks(ROWS)
BYTE: Final[list[bytes]] = pieces.BYTE
MASTER: Final[list[bytes]] = pieces.marks(GWT_LAYOUT.breadth("station.master"))
MONEY: Final[list[bytes]] = [bytes([1, money]) for money in range(MAX_ENTRY + 1)]
"""`plays` and `money` of a rancher."""
HERDER: Final[list[bytes]] = pieces.marks(GWT_LAYOUT.breadth("rancher.herder"))
ENGINE: Final[list[bytes]] = pieces.marks(GWT_LAYOUT.breadth("rancher.engine"))
BITS: Final[list[bytes]] = pieces.bits(8)
NO_RANCHER: Final[bytes] = bytes(GWT_LAYOUT.width("rancher"))
NO_SAM: Final[bytes] = bytes(GWT_LAYOUT.width("sam"))
DISCS: Final[int] = GWT_LAYOUT.breadth("rancher.discs")
STATIONS: Final[int] = GWT_LAYOUT.breadth("rancher.stations")
STATION_MASTERS: Final[int] = GWT_LAYOUT.breadth("rancher.station_masters")
SUPPLY_TILES: Final[int] = GWT_LAYOUT.breadth("game.away")
SIMMENTAL: Final[int] = GWT_LAYOUT.breadth("game.simmental")
OBJECTIVE: Final[list[bytes]] = pieces.marks(HAND_FACES - FIRST_OBJECTIVE)
PLAYED_OBJECTIVE: Final[list[bytes]] = pieces.marks(FACES - FIRST_OBJECTIVE)
"""Faces of objective cards that can be in a hand, and all."""
NO_CARDS: Final[list[int]] = []


def _tiles(first: int, count: int) -> list[bytes]:
    """By tile on the board: a mark for it; all 0 for those that are not meant."""
    marks = pieces.marks(count)
    return [
        marks[tile - first if first <= tile < first + count else -1] for tile in range(tile_kinds.PRIVATE)
    ]


NEUTRAL_TILE: Final[list[bytes]] = _tiles(tile_kinds.FIRST_NEUTRAL, tile_kinds.NEUTRALS)
SUPPLY_TILE: Final[list[bytes]] = _tiles(tile_kinds.FIRST_HAZARD, SUPPLY_TILES)
TRIBE_TILE: Final[list[bytes]] = _tiles(tile_kinds.GREEN_TRIBE, 2)
HAZARD_TILE: Final[list[bytes]] = [
    bytes([tile_kinds.TILE_VP[tile], tile_kinds.TILE_GREEN_HAND[tile], tile_kinds.TILE_BLACK_HAND[tile]])
    if tile_kinds.is_hazard(tile)
    else bytes(3)
    for tile in range(tile_kinds.PRIVATE)
]
BUILDING: Final[list[bytes]] = [
    owner + number for owner in ORDER[:-1] for number in pieces.marks(MAX_BUILDINGS)[:-1]
]
"""MAX_BUILDINGS * places behind the observer + number of the building - 1."""
NO_BUILDING: Final[bytes] = bytes(observation_layout.RANCHERS + MAX_BUILDINGS)


def settings(table: Table) -> bytes:
    """What stays the same through a game, in front of the turn."""
    house = table.house
    return (
        bytes([table.edition.has_tokens])
        + ORDER[table.seats - 1]
        + bytes(
            [
                not house.old_actions_stay,
                house.name_draws_first,
                house.kansas_city_money_first,
                house.cards_in_kansas_city,
                house.card_ride_before_use,
                house.delivery_optional,
                house.station_disc_for_transport,
                house.delivers_without_disc,
                house.left_actions_kept,
                house.may_end_unused,
                house.stations_once,
                house.arrows_from_display,
                house.immediate_gains_optional,
                not house.foreign_risk_copied,
                bool(table.simmental),
            ]
        )
    )


def sides(table: Table) -> bytes:
    """Which private buildings show side b."""
    return bytes(table.sides[1:]).ljust(MAX_BUILDINGS, b"\0")


def job_token(table: Table) -> bytes:
    """The row of the job market token, and how many workers lie in that row."""
    row = table.job_row if table.job_row < ROWS else -1
    return JOB_ROW[row] + BYTE[table.job_filled]


def cattle_market(table: Table) -> bytes:
    """From the supply to the Simmental."""
    supply = table.supply
    numbers = [len(supply[0]), len(supply[1]), len(supply[2])]
    numbers += table.cattle
    numbers.append(len(table.cattle_stack))
    numbers += table.simmental if table.simmental else [0] * SIMMENTAL
    return bytes(numbers)


def foresight(table: Table) -> bytes:
    return b"".join([SUPPLY_TILE[tile] for tile in table.foresight])


def masters_at_stations(table: Table) -> bytes:
    return b"".join([MASTER[master] for master in table.master_at])


def trail(table: Table, seat: int) -> bytes:
    tiles, ranchers = table.tile, table.ranchers
    found = [NEUTRAL_TILE[tiles[space]] for space in observation_layout.NEUTRAL_SPACES]
    for space in observation_layout.BUILDING_SPACES:
        tile = tiles[space]
        if tile == tile_kinds.EMPTY:
            found.append(NO_BUILDING)
        else:
            behind = (owner_of(tile) - seat) % ranchers
            found.append(BUILDING[MAX_BUILDINGS * behind + number_of(tile) - 1])
    for space in observation_layout.HAZARD_SPACES:
        found.append(HAZARD_TILE[tiles[space]])
    for space in observation_layout.TRIBE_SPACES:
        found.append(TRIBE_TILE[tiles[space]])
    return b"".join(found)


def own_hand(hand: list[int]) -> bytes:
    """The observer's hand, and its breeding value."""
    best = [0] * TYPES
    for face in hand:
        kind = FACE_TYPE[face]
        if kind != NO_TYPE and FACE_VALUE[face] > best[kind]:
            best[kind] = FACE_VALUE[face]
    return cards(hand, NO_CARDS, NO_CARDS) + BYTE[sum(best)]


def tracks(table: Table, rancher: int) -> bytes:
    """From the certificates to the discs. Sam has no player board."""
    certificates, tokens = table.certificate_value(rancher), min(table.tokens[rancher], MAX_ENTRY)
    if rancher == SAM and table.sam is not None:
        return bytes([certificates, 0, tokens, 0, 0]) + bytes(DISCS)
    limit = CERTIFICATE_TRACK[table.certificate_limit(rancher)]
    return bytes(
        [certificates, limit, tokens, table.step_limit(rancher), table.hand_limit(rancher)]
    ) + marked(table.discs[rancher], DISCS)


def workers(table: Table, rancher: int) -> bytes:
    return bytes(table.workers[WORKER_KINDS * rancher : WORKER_KINDS * (rancher + 1)])


def tiles_taken(table: Table, rancher: int) -> bytes:
    first = TAKEN_WIDTH * rancher
    return bytes(table.taken[first + tile_kinds.FIRST_HAZARD : first + tile_kinds.SECOND_TRIBE + 1])


def deliveries(table: Table, rancher: int) -> bytes:
    """Own discs on the cities, and deliveries to Kansas City without one."""
    delivered = table.cities[CITIES * rancher : CITIES * (rancher + 1)]
    delivered.append(min(deliveries_without_disc(table)[rancher], MAX_ENTRY))
    return bytes(delivered)


def deck(table: Table, rancher: int, seat: int) -> bytes:
    """Everything from the number of cards in hand to the discard pile."""
    hand, stack = table.hand[rancher], table.stack[rancher]
    unseen = NO_CARDS if rancher == seat or table.over else table.unseen[rancher]
    return b"".join(
        [
            BYTE[len(hand)],
            BYTE[len(stack)],
            cards(hand, stack, unseen),
            BYTE[len(unseen)],
            cards(table.pile[rancher], NO_CARDS, NO_CARDS),
        ]
    )


def cards(some: list[int], more: list[int], unseen: list[int]) -> bytes:
    """How many there are of each face but for the unseen ones, which are objective cards."""
    cattle = [0] * FIRST_OBJECTIVE
    found: list[int] = []
    for face in some:
        if face < FIRST_OBJECTIVE:
            cattle[face] += 1
        else:
            found.append(face)
    for face in more:
        if face < FIRST_OBJECTIVE:
            cattle[face] += 1
        else:
            found.append(face)
    for face in unseen:
        found.remove(face)
    return bytes(cattle) + objective_cards(found, OBJECTIVE)


def objective_cards(found: list[int], marks: list[bytes]) -> bytes:
    """How many there are of each; seldom more than one card."""
    if not found:
        return marks[-1]
    if len(found) == 1:
        return marks[found[0] - FIRST_OBJECTIVE]
    return pieces.counts(found, FIRST_OBJECTIVE, len(marks[-1]))


def objectives(table: Table, rancher: int) -> bytes:
    return objective_cards(table.played_objectives[rancher], PLAYED_OBJECTIVE)


def marked(mask: int, count: int) -> bytes:
    """The lowest bits of a mask of at most 16, a byte for each."""
    return (BITS[mask & 255] + BITS[mask >> 8])[:count]


def sam(table: Table) -> bytes:
    """The solo opponent's own things."""
    found = table.sam
    if found is None:
        return NO_SAM
    return (
        pieces.marks(len(LEVELS))[LEVELS.index(found.level)]
        + pieces.marks(WORKER_KINDS)[found.specialty]
        + pieces.counts(found.deck, 1, MAX_CARDS)
        + pieces.counts(found.pile, 1, MAX_CARDS)
        + bytes([table.discs[SAM].bit_count()])
    )
