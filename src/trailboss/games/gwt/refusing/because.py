"""How a reason is made, and the things it names."""

from trailboss.core.errors import Reason
from trailboss.core.words import Word, word
from trailboss.games.gwt.components.cattle import FACE_IDS
from trailboss.games.gwt.table import Table


def because(key: str, ruling: str, **args: object) -> Reason:
    return Reason(f"gwt.no.{key}", ruling, args)


def seat_word(seat: int) -> Word:
    return word(f"core.seat.{seat}")


def money_word(dollars: int) -> Word:
    return word("gwt.money", dollars=dollars)


def face_word(table: Table, face: int) -> Word:
    return word(f"{table.setting.game.name}.face.{FACE_IDS[face]}")


def space_word(table: Table, space: int) -> Word:
    return word("gwt.space", space=table.trail.ids[space])
