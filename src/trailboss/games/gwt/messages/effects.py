"""How printed effects are drawn and explained, by the name of the effect.

Their texts are the messages `gwt.effect.NAME.sentence`, `.label` (for a button) and `.short` (for a narrow
place). An action is composed from its effects (`actions.py`), so it needs no text of its own. A text has the
number as `{n}`, the type of cattle as `{type}` or `{colour}`, what is counted as `{count}` (one of them worth
`{each}`; see `gwt.count`), and the edition's nouns. Its `form` is the number, or `per` for a count.
"""

from typing import Final, NamedTuple


class Printed(NamedTuple):
    """One effect."""

    glyph: str
    """The name of the step for clients: `dollars` in `dollars:2`."""
    icon: str
    """The picture; `-TYPE` follows for a type of cattle."""
    help: str = ""
    """The sentence of the help that explains it."""
    rulings: tuple[str, ...] = ()
    noun: bool = False
    """Does the sentence name what is gained, rather than what to do?"""


PRINTED: Final[dict[str, Printed]] = {
    # -- what is required
    "pay": Printed("pay", ""),
    "discard_type": Printed("discard", "cattle", "throw", ("GWT-24", "GWT-26")),
    "discard_any": Printed("discard", "cattle", "throw", ("GWT-24", "GWT-27")),
    "discard_pair": Printed("discard", "pair", "throw", ("GWT-24", "GWT-26")),
    "discard_objective": Printed("discard", "objective", "throw", ("GWT-24", "GWT-26")),
    "discard_value3": Printed("discard", "cattle-yellow", "throw", ("GWT-24", "GWT-101")),
    "engine_back": Printed("engine_back", "engine-back", "engine_back", ("GWT-43",)),
    # -- what is gained
    "gain": Printed("dollars", "dollar", noun=True),
    "certify": Printed("certificates", "certificate", "certify", ("GWT-61",), noun=True),
    "certify_to_limit": Printed("certificates", "certificate", "certify", ("GWT-61", "GWT-64"), noun=True),
    "pairs": Printed("pairs", "tribe", "pairs", noun=True),
    "objective": Printed("objective", "objective", "objective", ("GWT-88",), noun=True),
    "gain_tokens": Printed("exchange_token", "exchange", "token", ("GWT-115",), noun=True),
    "hire": Printed("hire", "hire", "hire", ("GWT-77",)),
    "build": Printed("build", "build", "build", ("GWT-79", "GWT-80")),
    "buy": Printed("buy", "buy-cattle", "buy", ("GWT-82", "GWT-85")),
    "hazard": Printed("hazard", "hazard", "hazard", ("GWT-87",)),
    "tribe": Printed("tribe", "tribe", "tribe", ("GWT-86",)),
    "draw": Printed("draw", "draw-discard", "draw", ("GWT-28", "GWT-32d")),
    "draw_then_discard": Printed("draw", "draw-discard", "draw", ("GWT-28",)),
    "remove": Printed("remove", "remove-card", "remove", ("GWT-38",)),
    "engine": Printed("engine", "engine-forward", "engine", ("GWT-39", "GWT-42", "GWT-44")),
    "engine_for_delivery": Printed("delivery", "deliver", "delivery", ("GWT-111", "GWT-114b")),
    "station_behind": Printed("station_behind", "station", "behind", ("GWT-51",)),
    "ride": Printed("herder", "steps", "ride", ("GWT-12", "GWT-13")),
    "free_ride": Printed("herder_free", "steps", "free_ride", ("GWT-93",)),
    "copy": Printed("copy", "copy", "copy", ("GWT-105", "GWT-106")),
    "auxiliary": Printed("auxiliary", "aux-double", "auxiliary", ("GWT-33", "GWT-34")),
}
