"""Taking tiles off the trail: removing hazards, trading for tribe tiles; and placing them there."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.fields import LIST, Field
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg
from trailboss.games.gwt.components.tiles import EMPTY, HAZARD_SECTION, is_hazard
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.messages.names import space_message, tribe_message
from trailboss.games.gwt.questions.cards.exchange import gain_tokens
from trailboss.games.gwt.questions.money import gain, no_money, pay
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import Question, reason, register
from trailboss.games.gwt.state.table import TAKEN_WIDTH, Table

HAZARD: Final = 33
TRIBE: Final = 34

SECTION_SPACES: Final = 4

REMOVED_TILES: Final = Field(
    "removed_tiles",
    "Supply tiles out of the game.",
    LIST,
    "1",
    "PRIVATE - 1",
    holds="tiles",
    saved_as="away",
)


def hazard_space(table: Table, move: int) -> int:
    """The space that a move names."""
    section, number = divmod(move - moves.TAKE_HAZARD, SECTION_SPACES)
    return table.trail.sections[section][number]


def _take(table: Table, seat: int, space: int) -> int:
    tile = table.tile[space]
    table.put_tile(space, EMPTY)
    index = TAKEN_WIDTH * seat + tile
    table.own_taken()[index] += 1
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
        table.emit(events.TILE_GONE, EVERYBODY, tile)
    else:
        table.put_tile(space, tile)
        table.emit(events.TILE_PLACED, EVERYBODY, tile, space)


def tiles_out_of_the_game(table: Table) -> list[int]:
    """The tiles that found no space (GWT-66)."""
    return table.removed_tiles


class Hazard(Question):
    """Any hazard of any section at the printed price (GWT-87); none if all are empty (GWT-87a)."""

    kind = HAZARD
    name = "hazard"
    ruling = "GWT-87"
    see = ["GWT-87"]
    concerns = ["trail"]
    args = [Arg("price")]
    costs_money = True
    verbs = ["hazard"]

    def possible(self, table: Table, seat: int, price: int) -> bool:
        if table.money[seat] < price:
            return False
        for section in range(TRIBES):
            for space in table.trail.sections[section]:
                if table.tile[space] != EMPTY:
                    return True
        return False

    def impossible(self, table: Table, seat: int, price: int) -> Reason:
        return reason("no_hazard", "GWT-87")

    def legal(self, table: Table, seat: int, price: int, _: int, found: MoveList) -> None:
        if table.money[seat] < price:
            return
        for section in range(TRIBES):
            spaces = table.trail.sections[section]
            for number in range(SECTION_SPACES):
                if table.tile[spaces[number]] != EMPTY:
                    found.add(moves.TAKE_HAZARD + SECTION_SPACES * section + number)

    def apply(self, table: Table, seat: int, move: int, price: int, _: int) -> None:
        """Pay and take it. Herders stay where they stand (GWT-15)."""
        table.frames.drop()
        pay(table, seat, price)
        space = hazard_space(table, move)
        tile = _take(table, seat, space)
        table.emit(events.TOOK_HAZARD, EVERYBODY, seat, tile, space)

    def explain(self, table: Table, seat: int, move: int, price: int, _: int) -> Reason | None:
        if not moves.TAKE_HAZARD <= move < moves.TAKE_TRIBE:
            return None
        space = hazard_space(table, move)
        if table.tile[space] == EMPTY:
            return reason("no_tile", "GWT-87a", space=space_message(table, space))
        return no_money(table, seat, price, "GWT-87")


class Tribe(Question):
    """Any tribe tile whose space can be paid in full (GWT-86)."""

    kind = TRIBE
    name = "tribe"
    ruling = "GWT-86"
    see = ["GWT-86"]
    concerns = ["trail"]
    costs_money = True
    differs_by_edition = True
    verbs = ["trade"]

    def possible(self, table: Table, seat: int, _: int) -> bool:
        money, reward = table.money[seat], table.trail.reward
        for space in table.trail.sections[TRIBES]:
            if table.tile[space] != EMPTY and money + reward[space] >= 0:
                return True
        return False

    def impossible(self, table: Table, seat: int, _: int) -> Reason:
        if all(table.tile[space] == EMPTY for space in table.trail.sections[TRIBES]):
            return reason("no_tribe_tile", "GWT-86", tile=tribe_message(table))
        return reason("no_trade", "GWT-86")

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        money, reward = table.money[seat], table.trail.reward
        for number, space in enumerate(table.trail.sections[TRIBES]):
            if table.tile[space] != EMPTY and money + reward[space] >= 0:
                found.add(moves.TAKE_TRIBE + number)

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        """Pay or gain what the space shows and take the tile (GWT-86)."""
        table.frames.drop()
        space = table.trail.sections[TRIBES][move - moves.TAKE_TRIBE]
        reward = table.trail.reward[space]
        if reward < 0:
            pay(table, seat, -reward)
        tile = _take(table, seat, space)
        table.emit(events.TOOK_TRIBE, EVERYBODY, seat, tile, space)
        if reward > 0:
            gain(table, seat, reward)
        if table.trail.token[space]:
            gain_tokens(table, seat, table.trail.token[space])

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        if not moves.TAKE_TRIBE <= move < moves.DO:
            return None
        space = table.trail.sections[TRIBES][move - moves.TAKE_TRIBE]
        if table.tile[space] == EMPTY:
            return reason("no_tile", "GWT-86", space=space_message(table, space))
        return no_money(table, seat, -table.trail.reward[space], "GWT-86")


register(Hazard(), Tribe())
