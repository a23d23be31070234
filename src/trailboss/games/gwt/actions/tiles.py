"""Taking tiles off the trail: removing hazards, trading for tribe tiles; and placing them there."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.actions.exchange import gain_tokens
from trailboss.games.gwt.components.tiles import EMPTY, HAZARD_SECTION, is_hazard
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.happenings import TILE_GONE, TILE_PLACED, TOOK_HAZARD, TOOK_TRIBE
from trailboss.games.gwt.money import gain, pay
from trailboss.games.gwt.moves import TAKE_HAZARD, TAKE_TRIBE
from trailboss.games.gwt.table import TAKEN_WIDTH, Table

SECTION_SPACES = 4


def legal_hazards(table: Table, seat: int, price: int) -> list[int]:
    """Any hazard of any section at the printed price (GWT-87); none if all are empty (GWT-87a)."""
    moves: list[int] = []
    if table.money[seat] < price:
        return moves
    for section in range(TRIBES):
        spaces = table.trail.sections[section]
        for number in range(SECTION_SPACES):
            if table.tile[spaces[number]] != EMPTY:
                moves.append(TAKE_HAZARD + SECTION_SPACES * section + number)
    return moves


def hazard_space(table: Table, move: int) -> int:
    """The space that a move names."""
    section, number = divmod(move - TAKE_HAZARD, SECTION_SPACES)
    return table.trail.sections[section][number]


def take_hazard(table: Table, seat: int, space: int, price: int) -> None:
    """Pay and take it. Herders stay where they stand (GWT-15)."""
    pay(table, seat, price)
    tile = _take(table, seat, space)
    table.note(TOOK_HAZARD, EVERYBODY, seat, tile, space)


def legal_trades(table: Table, seat: int) -> list[int]:
    """Any tribe tile whose space can be paid in full (GWT-86)."""
    moves: list[int] = []
    spaces = table.trail.sections[TRIBES]
    for number in range(len(spaces)):
        space = spaces[number]
        if table.tile[space] != EMPTY and table.money[seat] + table.trail.reward[space] >= 0:
            moves.append(TAKE_TRIBE + number)
    return moves


def trade(table: Table, seat: int, space: int) -> None:
    """Pay or gain what the space shows and take the tile (GWT-86)."""
    reward = table.trail.reward[space]
    if reward < 0:
        pay(table, seat, -reward)
    tile = _take(table, seat, space)
    table.note(TOOK_TRIBE, EVERYBODY, seat, tile, space)
    if reward > 0:
        gain(table, seat, reward)
    if table.trail.token[space]:
        gain_tokens(table, seat, table.trail.token[space])


def _take(table: Table, seat: int, space: int) -> int:
    tile = table.tile[space]
    table.tile = put(table.tile, space, EMPTY)
    index = TAKEN_WIDTH * seat + tile
    table.taken = put(table.taken, index, table.taken[index] + 1)
    return tile


def free_space(table: Table, tile: int) -> int:
    """Where a hazard or tribe tile goes: the lowest empty space of its section; -1 if full (GWT-66)."""
    section = HAZARD_SECTION[tile] if is_hazard(tile) else TRIBES
    for space in table.trail.sections[section]:
        if table.tile[space] == EMPTY:
            return space
    return -1


def put_on_trail(table: Table, tile: int) -> None:
    """Place a tile chosen in Kansas City; without a space it leaves the game (GWT-66, GWT-76b)."""
    space = free_space(table, tile)
    if space < 0:
        table.removed_tiles = [*table.removed_tiles, tile]
        table.note(TILE_GONE, EVERYBODY, tile)
    else:
        table.tile = put(table.tile, space, tile)
        table.note(TILE_PLACED, EVERYBODY, tile, space)
