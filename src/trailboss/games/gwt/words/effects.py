"""How printed effects are drawn and explained, by the name of the effect.

Adding an effect to printed actions takes its class and one entry here; adding an action takes neither.
"""

from typing import Final, NamedTuple


class Printed(NamedTuple):
    """One effect: what clients draw, the sentence of the help that explains it, and rulings to read."""

    glyph: str
    help: str
    rulings: tuple[str, ...]


PRINTED: Final[dict[str, Printed]] = {
    "gain": Printed("dollars", "", ()),
    "pay": Printed("pay", "", ()),
    "certify": Printed("certificates", "certify", ("GWT-61",)),
    "certify_to_limit": Printed("certificates", "certify", ("GWT-61", "GWT-64")),
    "pairs": Printed("pairs", "pairs", ()),
    "discard_type": Printed("discard", "throw", ("GWT-24", "GWT-26")),
    "discard_any": Printed("discard", "throw", ("GWT-24", "GWT-27")),
    "discard_pair": Printed("discard", "throw", ("GWT-24", "GWT-26")),
    "discard_objective": Printed("discard", "throw", ("GWT-24", "GWT-26")),
    "discard_value3": Printed("discard", "throw", ("GWT-24", "GWT-101")),
    "hire": Printed("hire", "hire", ("GWT-77",)),
    "build": Printed("build", "build", ("GWT-79", "GWT-80")),
    "buy": Printed("buy", "buy", ("GWT-82", "GWT-85")),
    "hazard": Printed("hazard", "hazard", ("GWT-87",)),
    "tribe": Printed("tribe", "tribe", ("GWT-86",)),
    "objective": Printed("objective", "objective", ("GWT-88",)),
    "draw": Printed("draw", "draw", ("GWT-28", "GWT-32d")),
    "draw_then_discard": Printed("draw", "draw", ("GWT-28",)),
    "engine": Printed("engine", "engine", ("GWT-39", "GWT-42", "GWT-44")),
    "engine_back": Printed("engine_back", "engine_back", ("GWT-43",)),
    "engine_for_delivery": Printed("delivery", "delivery", ("GWT-111", "GWT-114b")),
    "station_behind": Printed("station_behind", "behind", ("GWT-51",)),
    "ride": Printed("herder", "ride", ("GWT-12", "GWT-13")),
    "free_ride": Printed("herder_free", "free_ride", ("GWT-93",)),
    "copy": Printed("copy", "copy", ("GWT-105", "GWT-106")),
    "auxiliary": Printed("auxiliary", "auxiliary", ("GWT-33", "GWT-34")),
    "remove": Printed("remove", "remove", ("GWT-38",)),
    "gain_tokens": Printed("exchange_token", "token", ("GWT-115",)),
}
