"""Great Western Trail: which sentence explains a move or a sign, and the rulings behind it."""

from typing import Final

Explanation = tuple[str, tuple[str, ...]]
"""The key of a sentence of the help, and rulings."""

VERBS: Final[dict[str, Explanation]] = {
    "end": ("question.end_turn", ("GWT-32g",)),
    "skip": ("verb.skip.help", ("GWT-25",)),
    "stop": ("verb.stop.help", ("GWT-25",)),
    "draw": ("question.draw", ("GWT-28",)),
    "add": ("do.buy", ("GWT-85",)),
    "place": ("space.neutral", ("GWT-2",)),
    "ride": ("question.phase_a", ("GWT-8",)),
    "via": ("question.via", ("GWT-11",)),
    "at": ("question.build_at", ("GWT-79", "GWT-80")),
    "copy": ("do.copy", ("GWT-105",)),
    "hazard": ("do.hazard", ("GWT-87",)),
    "trade": ("do.tribe", ("GWT-86",)),
    "do": ("question.location", ("GWT-19",)),
    "aux": ("do.auxiliary", ("GWT-33",)),
    "play": ("sign.objective_card.help", ("GWT-89", "GWT-92")),
    "gain": ("do.objective", ("GWT-88",)),
    "discard": ("do.throw", ("GWT-26",)),
    "remove": ("do.remove", ("GWT-38",)),
    "hire": ("do.hire", ("GWT-77",)),
    "build": ("do.build", ("GWT-79", "GWT-80")),
    "buy": ("do.buy", ("GWT-82",)),
    "engine": ("do.engine", ("GWT-39", "GWT-42")),
    "disc": ("question.disc", ("GWT-52", "GWT-54")),
    "disc from": ("verb.disc from.help", ("GWT-55", "GWT-60a")),
    "give": ("question.master", ("GWT-46",)),
    "station": ("do.behind", ("GWT-51",)),
    "foresight": ("foresight", ("GWT-65",)),
    "certificates": ("certificates.use", ("GWT-61", "GWT-69")),
    "deliver": ("question.deliver", ("GWT-70",)),
    "exchange": ("do.token", ("GWT-115",)),
    "buy orange1 with": ("do.buy", ("GWT-117",)),
    "raise": ("question.simmental", ("GWT-117", "GWT-118")),
}
"""By the word with which a move begins."""

SIGNS: Final[dict[str, Explanation]] = {
    "dollar": ("sign.dollar.help", ("GWT-126",)),
    "certificate": ("sign.certificate.help", ("GWT-64b",)),
    "permanent_certificate": ("sign.permanent_certificate.help", ("GWT-63",)),
    "green_hand": ("sign.hand.help", ("GWT-9",)),
    "black_hand": ("sign.hand.help", ("GWT-9",)),
    "woods": ("sign.woods.help", ("GWT-32c",)),
    "white_corner": ("sign.white_corner.help", ("GWT-52", "GWT-53")),
    "dark_corner": ("sign.dark_corner.help", ("GWT-52",)),
    "points": ("sign.points.help", ("GWT-124",)),
    "herder": ("sign.herder.help", ("GWT-8",)),
    "engine": ("sign.engine.help", ("GWT-42", "GWT-74")),
    "disc": ("sign.disc.help", ("GWT-52", "GWT-60c")),
    "objective_card": ("sign.objective_card.help", ("GWT-89", "GWT-92")),
    "cattle_card": ("sign.cattle_card.help", ("GWT-69",)),
    "auxiliary": ("do.auxiliary", ("GWT-33",)),
    "hazard": ("sign.hazard.help", ("GWT-9", "GWT-87")),
    "cross": ("sign.cross.help", ("GWT-74",)),
    "turnout": ("position.turnout", ("GWT-40", "GWT-44")),
    "job_token": ("sign.job_token.help", ("GWT-67", "GWT-121")),
    "cattle_arrow": ("sign.cattle_arrow.help", ("GWT-68",)),
    "risk": ("sign.risk.help", ("GWT-23",)),
    "slash": ("sign.slash.help", ("GWT-22",)),
    "steps": ("sign.steps.help", ("GWT-8", "GWT-18b")),
    "hand_limit": ("sign.hand_limit.help", ("GWT-32g",)),
    "stack": ("sign.stack.help", ("GWT-29",)),
    "pile": ("sign.pile.help", ("GWT-32",)),
    "stand_in": ("sign.stand_in.help", ("GWT-57",)),
}
"""By sign; its name is the phrase `sign.SIGN`."""
