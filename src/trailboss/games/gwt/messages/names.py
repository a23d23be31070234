"""Names: a `Message` for every card, place, tile, worker and station of a table.

Names that differ between editions are looked up under the name of the game.
"""

from trailboss.core.messages import Message, Names, message
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.buildings import SIDE_IDS
from trailboss.games.gwt.components.cattle import FACE_IDS, TYPE_IDS
from trailboss.games.gwt.components.player_board import DISC_IDS, WORKER_IDS
from trailboss.games.gwt.components.railroad import FIRST_TURNOUT
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import TILE_IDS, is_neutral, is_private, number_of, owner_of
from trailboss.games.gwt.components.trail import GOAL_SPACE, SECTION_IDS, START_SPACE, TRIBES
from trailboss.games.gwt.rules.effects import Question
from trailboss.games.gwt.solo.sam_state import SAM
from trailboss.games.gwt.state.table import NOBODY, Table


def edition_message(table: Table, key: str) -> Message:
    """A text of the table's own edition."""
    return message(f"{table.config.game.name}.{key}")


# -------------------------------------------------------------------- people and money


def is_sam(table: Table, rancher: int) -> bool:
    """Is this rancher the solo opponent, who has no seat?"""
    return rancher == SAM and table.sam is not None


def seat_message(table: Table, seat: int, names: Names = None) -> object:
    """A seat by its player's name, or by its colour; Sam is Sam."""
    if is_sam(table, seat):
        return message("gwt2.sam")
    return message(f"core.seat.{seat}") if names is None or seat >= len(names) else names[seat]


def payee_message(table: Table, seat: int, names: Names) -> object:
    """Who gets a fee: a seat, or the bank."""
    return message("gwt.bank") if seat == NOBODY else seat_message(table, seat, names)


def money_message(dollars: int) -> Message:
    return message("gwt.money", dollars=dollars)


def worker_message(table: Table, kind: int) -> Message:
    """One worker as an object: `an engineer`, `einen Ingenieur`."""
    return edition_message(table, f"one_worker.{WORKER_IDS[kind]}")


def workers_message(table: Table, kind: int) -> Message:
    """Several workers: `engineers`."""
    return edition_message(table, f"workers.{WORKER_IDS[kind]}")


def herder_message(table: Table) -> Message:
    return edition_message(table, "herder")


# -------------------------------------------------------------------- cards and actions


def face_message(table: Table, face: int) -> Message:
    return edition_message(table, f"face.{FACE_IDS[face]}")


def purchase_message(table: Table, first: int, second: int) -> Message:
    """One card or two."""
    if second < 0:
        return face_message(table, first)
    return message("gwt.both", first=face_message(table, first), second=face_message(table, second))


def type_message(table: Table, kind: int) -> Message:
    return edition_message(table, f"type.{TYPE_IDS[kind]}")


def cards_message(count: int) -> Message:
    """`1 card`, `3 cards`."""
    return message("gwt.card.1") if count == 1 else message("gwt.cards", count=count)


def steps_message(count: int) -> Message:
    """`1 step`, `3 steps`."""
    return message("gwt.step.1") if count == 1 else message("gwt.steps", count=count)


def track_message(count: int) -> Message:
    """A distance on the railroad: `1 space`, `3 spaces`."""
    return message("gwt.track_space.1") if count == 1 else message("gwt.track_spaces", count=count)


def action_message(table: Table, action: int) -> Message:
    """A printed action as a sentence without its full stop."""
    return edition_message(table, f"action.{ACTION_IDS[action]}")


def tokens_message(count: int) -> Message:
    """`an exchange token`, `2 exchange tokens`."""
    return message("gwt.token.1") if count == 1 else message("gwt.tokens", count=count)


def question_message(table: Table, question: Question) -> Message:
    """What a question asks for."""
    if question.name == "certificates" and table.certificate_value(table.to_move) == 0:
        return message("gwt.question.income")
    if question.differs_by_edition:
        return edition_message(table, f"question.{question.name}")
    return message(f"gwt.question.{question.name}")


# -------------------------------------------------------------------- the trail


def tile_name(table: Table, tile: int) -> str:
    """The name of a tile in the notation: `neutral_a`, `flood_4_green`, `3a`."""
    if is_private(tile):
        number = number_of(tile)
        return f"{number}{SIDE_IDS[table.side(owner_of(tile), number)]}"
    return TILE_IDS[tile]


def space_message(table: Table, space: int) -> object:
    """A space of the trail: `B1`, `flood 2`, `flood risk 1`."""
    trail = table.trail
    if space == START_SPACE:
        return message("gwt.space.start")
    if space == GOAL_SPACE:
        return message("gwt.space.kansas_city")
    parts = trail.ids[space].split("_")
    if len(parts) == 1:
        return parts[0].upper()
    section = _section_message(table, parts[0])
    return message(
        "gwt.space.risk" if len(parts) > 2 else "gwt.space.section", section=section, number=parts[-1]
    )


def _section_message(table: Table, name: str) -> Message:
    if name in SECTION_IDS:
        return message(f"gwt.section.{name}")
    return tribe_message(table)


def tribe_message(table: Table) -> Message:
    """What is in the section of the tribes: `teepee`, `outlaw`."""
    return edition_message(table, f"section.{SECTION_IDS[TRIBES]}")


def building_name(table: Table, seat: int, number: int) -> str:
    """A rancher's private building as printed: `2a`; a number that the edition has not stays bare."""
    return f"{number}{SIDE_IDS[table.side(seat, number)]}" if number < len(table.sides) else str(number)


def place_message(
    table: Table, space: int, names: Names, viewer: int = NOBODY, dative: bool = False
) -> object:
    """A space with the building on it: `building C on A`, `2a of Blue on B1`, for the viewer `your 2a` (in
    German `dein 2a`, dative `deinem 2a`)."""
    tile = table.tile[space]
    where = space_message(table, space)
    if is_neutral(tile):
        letter = TILE_IDS[tile]
        if letter == where:
            return message("gwt.place.neutral", letter=letter)
        return message("gwt.place.neutral_on", letter=letter, space=where)
    if is_private(tile):
        owner = owner_of(tile)
        building = building_name(table, owner, number_of(tile))
        if owner == viewer:
            case = "dative" if dative else "nominative"
            return message("gwt.place.own", building=building, space=where, case=case)
        return message(
            "gwt.place.foreign", building=building, seat=seat_message(table, owner, names), space=where
        )
    return where


def tile_message(table: Table, tile: int) -> Message:
    """A hazard, tribe tile, worker or neutral building."""
    return edition_message(table, f"tile.{TILE_IDS[tile]}")


# -------------------------------------------------------------------- the railroad


def position_message(position: int) -> Message:
    """A place of an engine: `space 17`, `turnout 3`."""
    if position == 0:
        return message("gwt.position.start")
    if position < FIRST_TURNOUT:
        return message("gwt.position.space", number=position)
    return message("gwt.position.turnout", number=position - FIRST_TURNOUT + 1)


def station_message(station: int) -> Message:
    return message("gwt.station", number=station + 1)


def disc_message(disc: int) -> Message:
    """A disc by its space on the player board."""
    return message(f"gwt.disc.{DISC_IDS[disc]}")


def master_message(table: Table, master: int) -> Message:
    """What a station master brings."""
    return edition_message(table, f"master_text.{MASTER_IDS[master]}")


def city_message(table: Table, city: int) -> Message:
    return edition_message(table, f"city.{table.edition.cities.ids[city]}")
