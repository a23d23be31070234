"""Observations of Great Western Trail computed directly from the table, for speed.

Only what the seat may know is read; a test compares every entry with the one computed from the view.
"""

from typing import Final

from trailboss.games.gwt.components import tiles as tile_kinds
from trailboss.games.gwt.components.cattle import FACE_TYPE, FACE_VALUE, FIRST_OBJECTIVE, NO_TYPE, TYPES
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK, DISCS, WORKER_KINDS
from trailboss.games.gwt.components.railroad import MASTER_SPACES
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import number_of, owner_of
from trailboss.games.gwt.components.trail import SPACES
from trailboss.games.gwt.learn import observation_layout
from trailboss.games.gwt.questions.kansas_city import deliveries_without_disc
from trailboss.games.gwt.questions.tiles import tiles_out_of_the_game
from trailboss.games.gwt.rules.moves import STATIONS
from trailboss.games.gwt.solo.deck import LEVELS
from trailboss.games.gwt.solo.sam_state import SAM
from trailboss.games.gwt.state.table import NOBODY, NOT_PLACED, TAKEN_WIDTH, Table
from trailboss.lab.observation.plan import MOST

SIZE: Final[int] = observation_layout.GWT_LAYOUT.size
GAME_SECOND: Final[int] = observation_layout.GWT_LAYOUT.at("game.second_edition")
GAME_SEATS: Final[int] = observation_layout.GWT_LAYOUT.at("game.seats")
GAME_OPTIONS: Final[int] = observation_layout.GWT_LAYOUT.at("game.options")
GAME_OVER: Final[int] = observation_layout.GWT_LAYOUT.at("game.over")
GAME_TO_MOVE: Final[int] = observation_layout.GWT_LAYOUT.at("game.to_move")
GAME_FIRST: Final[int] = observation_layout.GWT_LAYOUT.at("game.first")
GAME_JOB_TOKEN: Final[int] = observation_layout.GWT_LAYOUT.at("game.job_token")
GAME_QUESTION: Final[int] = observation_layout.GWT_LAYOUT.at("game.question")
GAME_SIDE_B: Final[int] = observation_layout.GWT_LAYOUT.at("game.side_b")
GAME_JOB_ROW: Final[int] = observation_layout.GWT_LAYOUT.at("game.job_row")
GAME_JOB_FILLED: Final[int] = observation_layout.GWT_LAYOUT.at("game.job_filled")
GAME_SUPPLY: Final[int] = observation_layout.GWT_LAYOUT.at("game.supply")
GAME_CATTLE: Final[int] = observation_layout.GWT_LAYOUT.at("game.cattle")
GAME_CATTLE_STACK: Final[int] = observation_layout.GWT_LAYOUT.at("game.cattle_stack")
GAME_SIMMENTAL: Final[int] = observation_layout.GWT_LAYOUT.at("game.simmental")
GAME_DISPLAY: Final[int] = observation_layout.GWT_LAYOUT.at("game.display")
GAME_OBJECTIVE_STACK: Final[int] = observation_layout.GWT_LAYOUT.at("game.objective_stack")
GAME_STATIONED: Final[int] = observation_layout.GWT_LAYOUT.at("game.stationed")
GAME_REMOVED: Final[int] = observation_layout.GWT_LAYOUT.at("game.removed")
GAME_AWAY: Final[int] = observation_layout.GWT_LAYOUT.at("game.away")
JOB: Final[int] = observation_layout.GWT_LAYOUT.at("job")
FORESIGHT: Final[int] = observation_layout.GWT_LAYOUT.at("foresight")
FORESIGHT_WIDTH: Final[int] = observation_layout.GWT_LAYOUT.width("foresight")
STATION: Final[int] = observation_layout.GWT_LAYOUT.at("station")
STATION_WIDTH: Final[int] = observation_layout.GWT_LAYOUT.width("station")
NEUTRAL: Final[int] = observation_layout.GWT_LAYOUT.at("neutral")
NEUTRAL_WIDTH: Final[int] = observation_layout.GWT_LAYOUT.width("neutral")
BUILDING: Final[int] = observation_layout.GWT_LAYOUT.at("building")
BUILDING_WIDTH: Final[int] = observation_layout.GWT_LAYOUT.width("building")
BUILDING_NUMBER: Final[int] = observation_layout.GWT_LAYOUT.at("building.number") - BUILDING
HAZARD: Final[int] = observation_layout.GWT_LAYOUT.at("hazard")
HAZARD_WIDTH: Final[int] = observation_layout.GWT_LAYOUT.width("hazard")
TRIBE: Final[int] = observation_layout.GWT_LAYOUT.at("tribe")
TRIBE_WIDTH: Final[int] = observation_layout.GWT_LAYOUT.width("tribe")
HAND: Final[int] = observation_layout.GWT_LAYOUT.at("you.hand")
BREEDING_VALUE: Final[int] = observation_layout.GWT_LAYOUT.at("you.breeding_value")
RANCHER: Final[int] = observation_layout.GWT_LAYOUT.at("rancher")
RANCHER_WIDTH: Final[int] = observation_layout.GWT_LAYOUT.width("rancher")
MONEY: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.money") - RANCHER
HERDER: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.herder") - RANCHER
ENGINE: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.engine") - RANCHER
CERTIFICATES: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.certificates") - RANCHER
CERTIFICATE_LIMIT: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.certificate_limit") - RANCHER
TOKENS: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.tokens") - RANCHER
STEP_LIMIT: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.step_limit") - RANCHER
HAND_LIMIT: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.hand_limit") - RANCHER
DISC: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.discs") - RANCHER
WORKERS: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.workers") - RANCHER
STOCK: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.stock") - RANCHER
TILES: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.tiles") - RANCHER
OWN_STATIONS: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.stations") - RANCHER
OWN_CITIES: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.cities") - RANCHER
STAND_INS: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.stand_ins") - RANCHER
MASTERS: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.station_masters") - RANCHER
HAND_SIZE: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.hand_size") - RANCHER
STACK_SIZE: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.stack_size") - RANCHER
UNSHOWN: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.unshown") - RANCHER
UNKNOWN: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.unknown") - RANCHER
PILE: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.pile") - RANCHER
OBJECTIVES: Final[int] = observation_layout.GWT_LAYOUT.at("rancher.objectives") - RANCHER
SAM_LEVEL: Final[int] = observation_layout.GWT_LAYOUT.at("sam.level")
SAM_SPECIALIZATION: Final[int] = observation_layout.GWT_LAYOUT.at("sam.specialization")
SAM_CARDS: Final[int] = observation_layout.GWT_LAYOUT.at("sam.cards")
SAM_PILE: Final[int] = observation_layout.GWT_LAYOUT.at("sam.pile")
SAM_DISCS: Final[int] = observation_layout.GWT_LAYOUT.at("sam.discs")

QUESTION_ENTRY: Final[list[int]] = [
    observation_layout.QUESTIONS.index(verb) if verb in observation_layout.QUESTIONS else -1
    for verb in range(max(observation_layout.QUESTIONS) + 1)
]
"""By verb: its entry in `game.question`."""


BYTES: Final[list[bytes]] = [bytes([mask >> bit & 1 for bit in range(8)]) for mask in range(256)]
"""By the bits of a number: a byte for each, the lowest first."""

TRAIL: Final[int] = min(NEUTRAL, BUILDING, HAZARD, TRIBE)
TRAIL_END: Final[int] = max(
    NEUTRAL + NEUTRAL_WIDTH * len(observation_layout.NEUTRAL_SPACES),
    BUILDING + BUILDING_WIDTH * len(observation_layout.BUILDING_SPACES),
    HAZARD + HAZARD_WIDTH * len(observation_layout.HAZARD_SPACES),
    TRIBE + TRIBE_WIDTH * len(observation_layout.TRIBE_SPACES),
)
"""The blocks of the trail follow each other."""
_NO_NUMBERS: Final[list[int]] = [0] * 256
_NO_TILES: Final[list[int]] = [tile_kinds.EMPTY] * 6
_NO_MASTERS: Final[list[int]] = [NOBODY] * MASTER_SPACES
_NO_TRAIL: Final[list[int]] = [tile_kinds.EMPTY] * SPACES
"""What was there before the first entry was written."""
_HERDERS: Final[list[bytes]] = [
    bytes(space) + b"\1" + bytes(ENGINE - HERDER - 1 - space) for space in range(ENGINE - HERDER)
]
_ENGINES: Final[list[bytes]] = [
    bytes(position) + b"\1" + bytes(CERTIFICATES - ENGINE - 1 - position)
    for position in range(CERTIFICATES - ENGINE)
]
MOST_RANCHERS: Final = 8
MOST_TRAILS: Final = 2000
_TRAILS: Final[dict[int, tuple[list[int], int, bytes]]] = {}
"""By the identity of a list of tiles and by seat: that list, the number of ranchers, and what is observed."""


def entries(table: Table, seat: int) -> bytearray:
    """The entries of the vector that this seat observes."""
    out = bytearray(SIZE)
    _settings(out, table)
    write_turn(out, table, seat)
    write_market(out, table)
    _trail(out, table, seat)
    for rancher in range(table.ranchers):
        write_rancher(out, place_of(rancher, seat, table.ranchers), table, rancher, seat)
    write_hand(out, table.hand[seat])
    if table.sam is not None:
        _sam(out, table)
    return out


def _settings(out: bytearray, table: Table) -> None:
    """What stays the same through a game."""
    out[GAME_SECOND] = 1 if table.edition.has_tokens else 0
    out[GAME_SEATS + table.seats - 1] = 1
    house = table.house
    at = GAME_OPTIONS
    if not house.old_actions_stay:
        out[at] = 1
    if house.name_draws_first:
        out[at + 1] = 1
    if house.kansas_city_money_first:
        out[at + 2] = 1
    if house.cards_in_kansas_city:
        out[at + 3] = 1
    if house.card_ride_before_use:
        out[at + 4] = 1
    if house.delivery_optional:
        out[at + 5] = 1
    if house.station_disc_for_transport:
        out[at + 6] = 1
    if house.stand_in_deliveries:
        out[at + 7] = 1
    if house.left_actions_kept:
        out[at + 8] = 1
    if house.may_end_unused:
        out[at + 9] = 1
    if house.stations_once:
        out[at + 10] = 1
    if house.arrows_from_display:
        out[at + 11] = 1
    if house.immediate_gains_optional:
        out[at + 12] = 1
    if not house.foreign_risk_copied:
        out[at + 13] = 1
    if table.simmental:
        out[at + 14] = 1
    sides = table.sides
    for number in range(1, len(sides)):
        if sides[number]:
            out[GAME_SIDE_B + number - 1] = 1


def write_turn(out: bytearray, table: Table, seat: int) -> None:
    ranchers = table.ranchers
    out[GAME_TO_MOVE + (table.to_move - seat) % ranchers] = 1
    out[GAME_FIRST + (table.first - seat) % ranchers] = 1
    if table.ending != NOBODY:
        out[GAME_JOB_TOKEN + (table.ending - seat) % ranchers] = 1
    if table.over:
        out[GAME_OVER] = 1
    else:
        out[GAME_QUESTION + QUESTION_ENTRY[table.frames.kind()]] = 1


def write_market(out: bytearray, table: Table) -> None:
    """What all share besides the trail; the block was all 0."""
    write_job_token(out, table)
    write_numbers(out, JOB, table.jobs, _NO_NUMBERS)
    write_tiles(out, FORESIGHT - tile_kinds.FIRST_HAZARD, FORESIGHT_WIDTH, table.foresight, _NO_TILES)
    write_stacks(out, table)
    write_numbers(out, GAME_CATTLE, table.cattle, _NO_NUMBERS)
    write_numbers(out, GAME_SIMMENTAL, table.simmental, _NO_NUMBERS)
    write_counts(out, GAME_DISPLAY - FIRST_OBJECTIVE, table.display, [])
    write_masters(out, table.master_at, _NO_MASTERS)
    write_numbers(out, GAME_STATIONED, table.stationed, _NO_NUMBERS)
    write_counts(out, GAME_REMOVED, table.removed, [])
    write_counts(out, GAME_AWAY - tile_kinds.FIRST_HAZARD, tiles_out_of_the_game(table), [])


def write_job_token(out: bytearray, table: Table) -> None:
    """The place of the job market token; it only moves down."""
    if table.job_row < ROWS:
        out[GAME_JOB_ROW + table.job_row] = 1
    out[GAME_JOB_FILLED] = table.job_filled


def write_stacks(out: bytearray, table: Table) -> None:
    """How high the stacks are."""
    for column in range(3):
        out[GAME_SUPPLY + column] = len(table.supply[column])
    out[GAME_CATTLE_STACK] = len(table.cattle_stack)
    out[GAME_OBJECTIVE_STACK] = len(table.objectives)


def write_numbers(out: bytearray, at: int, numbers: list[int], before: list[int]) -> None:
    """The numbers that are not what they were before."""
    for index in range(len(numbers)):
        number = numbers[index]
        if number != before[index]:
            out[at + index] = number


def write_tiles(out: bytearray, at: int, width: int, tiles: list[int], before: list[int]) -> None:
    """A mark for the tile of each space, where another one lay before."""
    for index in range(len(tiles)):
        tile, old = tiles[index], before[index]
        if tile != old:
            if old != tile_kinds.EMPTY:
                out[at + old] = 0
            if tile != tile_kinds.EMPTY:
                out[at + tile] = 1
        at += width


def write_masters(out: bytearray, masters: list[int], before: list[int]) -> None:
    """The station masters at their stations; none is ever put back."""
    at = STATION
    for station in range(MASTER_SPACES):
        master, old = masters[station], before[station]
        if master != old:
            if old != NOBODY:
                out[at + old] = 0
            if master != NOBODY:
                out[at + master] = 1
        at += STATION_WIDTH


def write_counts(out: bytearray, at: int, things: list[int], before: list[int]) -> None:
    """How many there are of each thing; mostly some were added to those there were before."""
    counted = len(before)
    if things[:counted] != before:
        for thing in before:
            out[at + thing] = 0
        counted = 0
    for index in range(counted, len(things)):
        out[at + things[index]] += 1


def _trail(out: bytearray, table: Table, seat: int) -> None:
    """The trail seldom changes, and then its list is replaced: what was written for a list is cached
    together with the list, so that no other list can get its id."""
    tiles = table.tile
    key = id(tiles) * MOST_RANCHERS + seat
    kept = _TRAILS.get(key)
    if kept is None or kept[1] != table.ranchers:
        if len(_TRAILS) >= MOST_TRAILS:
            _TRAILS.clear()
        write_trail(out, tiles, _NO_TRAIL, table.ranchers, seat)
        _TRAILS[key] = (tiles, table.ranchers, bytes(out[TRAIL:TRAIL_END]))
    else:
        out[TRAIL:TRAIL_END] = kept[2]


def write_trail(out: bytearray, tiles: list[int], before: list[int], ranchers: int, seat: int) -> None:
    """What is on the trail, where something else lay before."""
    at = NEUTRAL - tile_kinds.FIRST_NEUTRAL
    for space in observation_layout.NEUTRAL_SPACES:  # they stay where they are
        if before[space] != tiles[space]:
            out[at + tiles[space]] = 1
        at += NEUTRAL_WIDTH
    at = BUILDING
    for space in observation_layout.BUILDING_SPACES:
        tile, old = tiles[space], before[space]
        if tile != old:
            if old != tile_kinds.EMPTY:
                out[at + (owner_of(old) - seat) % ranchers] = 0
                out[at + BUILDING_NUMBER + number_of(old) - 1] = 0
            if tile != tile_kinds.EMPTY:
                out[at + (owner_of(tile) - seat) % ranchers] = 1
                out[at + BUILDING_NUMBER + number_of(tile) - 1] = 1
        at += BUILDING_WIDTH
    at = HAZARD
    for space in observation_layout.HAZARD_SPACES:
        tile = tiles[space]
        if tile != before[space]:
            there = tile != tile_kinds.EMPTY
            out[at] = tile_kinds.TILE_VP[tile] if there else 0
            out[at + 1] = tile_kinds.TILE_GREEN_HAND[tile] if there else 0
            out[at + 2] = tile_kinds.TILE_BLACK_HAND[tile] if there else 0
        at += HAZARD_WIDTH
    at = TRIBE - tile_kinds.GREEN_TRIBE
    for space in observation_layout.TRIBE_SPACES:
        tile, old = tiles[space], before[space]
        if tile != old:
            if old != tile_kinds.EMPTY:
                out[at + old] = 0
            if tile != tile_kinds.EMPTY:
                out[at + tile] = 1
        at += TRIBE_WIDTH


def place_of(rancher: int, seat: int, ranchers: int) -> int:
    """Where the block of a rancher begins."""
    return RANCHER + RANCHER_WIDTH * ((rancher - seat) % ranchers)


def write_money(out: bytearray, at: int, table: Table, rancher: int) -> None:
    out[at + MONEY] = min(table.money[rancher], MOST)


def write_herder(out: bytearray, at: int, table: Table, rancher: int) -> None:
    if table.herder[rancher] != NOT_PLACED:  # once it stands somewhere it never leaves the trail
        out[at + HERDER : at + ENGINE] = _HERDERS[table.herder[rancher]]


def write_workers(out: bytearray, at: int, table: Table, rancher: int) -> None:
    for kind in range(WORKER_KINDS):
        out[at + WORKERS + kind] = table.workers[WORKER_KINDS * rancher + kind]


def write_board(out: bytearray, at: int, table: Table, rancher: int) -> None:
    """What a rancher has besides money, herder, workers and cards."""
    out[at] = 1
    write_engine(out, at, table, rancher)
    out[at + CERTIFICATES] = table.certificate_value(rancher)
    out[at + TOKENS] = min(table.tokens[rancher], MOST)
    if not (rancher == SAM and table.sam is not None):
        write_discs(out, at, table, rancher)
    write_stock(out, at, table, rancher)
    write_taken(out, at, table, rancher)
    write_stations(out, at, table, rancher)
    write_cities(out, at, table, rancher)
    out[at + STAND_INS] = min(deliveries_without_disc(table)[rancher], MOST)
    write_own_masters(out, at, table, rancher)
    write_objectives(out, at, table, rancher)


def write_engine(out: bytearray, at: int, table: Table, rancher: int) -> None:
    out[at + ENGINE : at + CERTIFICATES] = _ENGINES[table.engine[rancher]]


def write_discs(out: bytearray, at: int, table: Table, rancher: int) -> None:
    """The discs on the player board, and the limits that they set."""
    out[at + CERTIFICATE_LIMIT] = CERTIFICATE_TRACK[table.certificate_limit(rancher)]
    out[at + STEP_LIMIT] = table.step_limit(rancher)
    out[at + HAND_LIMIT] = table.hand_limit(rancher)
    _bits(out, at + DISC, table.discs[rancher], DISCS)


def write_stock(out: bytearray, at: int, table: Table, rancher: int) -> None:
    _bits(out, at + STOCK, table.stock[rancher] >> 1, table.edition.buildings)


def write_taken(out: bytearray, at: int, table: Table, rancher: int) -> None:
    first = TAKEN_WIDTH * rancher
    out[at + TILES : at + OWN_STATIONS] = bytes(
        table.taken[first + tile_kinds.FIRST_HAZARD : first + tile_kinds.SECOND_TRIBE + 1]
    )


def write_stations(out: bytearray, at: int, table: Table, rancher: int) -> None:
    _bits(out, at + OWN_STATIONS, table.stations[rancher], STATIONS)


def write_cities(out: bytearray, at: int, table: Table, rancher: int) -> None:
    first = CITIES * rancher
    out[at + OWN_CITIES : at + STAND_INS] = bytes(table.cities[first : first + CITIES])


def write_own_masters(out: bytearray, at: int, table: Table, rancher: int) -> None:
    _bits(out, at + MASTERS, table.masters[rancher], len(MASTER_IDS))


def write_objectives(out: bytearray, at: int, table: Table, rancher: int) -> None:
    counts = [0] * (RANCHER_WIDTH - OBJECTIVES)
    for face in table.played_objectives[rancher]:
        counts[face - FIRST_OBJECTIVE] += 1
    out[at + OBJECTIVES : at + RANCHER_WIDTH] = bytes(counts)


def write_rancher(out: bytearray, at: int, table: Table, rancher: int, seat: int) -> None:
    """The whole block of a rancher, which was all 0."""
    write_money(out, at, table, rancher)
    write_herder(out, at, table, rancher)
    write_workers(out, at, table, rancher)
    write_board(out, at, table, rancher)
    write_cards(out, at, table, rancher, seat)


def write_cards(out: bytearray, at: int, table: Table, rancher: int, seat: int) -> None:
    """Everything from the number of cards in hand to the discard pile."""
    counts = [0] * (OBJECTIVES - HAND_SIZE)
    hand = table.hand[rancher]
    stack = table.stack[rancher]
    counts[0] = len(hand)
    counts[STACK_SIZE - HAND_SIZE] = len(stack)
    base = UNSHOWN - HAND_SIZE
    for face in hand:
        counts[base + face] += 1
    for face in stack:
        counts[base + face] += 1
    if rancher != seat and not table.over:
        unseen = table.unseen[rancher]
        counts[UNKNOWN - HAND_SIZE] = len(unseen)
        for face in unseen:
            counts[base + face] -= 1
    base = PILE - HAND_SIZE
    for face in table.pile[rancher]:
        counts[base + face] += 1
    out[at + HAND_SIZE : at + OBJECTIVES] = bytes(counts)


def _bits(out: bytearray, at: int, mask: int, count: int) -> None:
    """The bits of a mask of at most 16, a byte for each."""
    out[at : at + count] = (BYTES[mask & 255] + BYTES[mask >> 8])[:count]


def write_hand(out: bytearray, hand: list[int]) -> None:
    counts = [0] * (RANCHER - HAND)
    best = [0] * TYPES
    for face in hand:
        counts[face] += 1
        kind = FACE_TYPE[face]
        if kind != NO_TYPE and FACE_VALUE[face] > best[kind]:
            best[kind] = FACE_VALUE[face]
    counts[BREEDING_VALUE - HAND] = sum(best)
    out[HAND:RANCHER] = bytes(counts)


def _sam(out: bytearray, table: Table) -> None:
    sam = table.sam
    assert sam is not None
    out[SAM_LEVEL + LEVELS.index(sam.level)] = 1
    out[SAM_SPECIALIZATION + sam.specialty] = 1
    for card in sam.deck:
        out[SAM_CARDS + card - 1] = 1
    for card in sam.pile:
        out[SAM_PILE + card - 1] = 1
    out[SAM_DISCS] = table.discs[SAM].bit_count()
