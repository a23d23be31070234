"""How docs/differences.py writes what an edition prints: actions, buildings, spaces, cities, station masters.

Words are those that mean the same to players of both editions: cattle by colour, and *builder*, *herder*.
"""

from typing import Final

from trailboss.core.contract import Game
from trailboss.core.words import phrases
from trailboss.games.gwt import verbs
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.cattle import TYPE_IDS
from trailboss.games.gwt.components.cities import EXCHANGE_TOKEN, NO_ACTION, OBJECTIVE_CARD, Cities
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.trail import KINDS, NO_RISK, NO_SECTION, SECTION_IDS
from trailboss.games.gwt.edition import Edition
from trailboss.games.gwt.words.editions import ACTIONS

NOUNS: Final[dict[str, str]] = {colour: f"{colour} card" for colour in TYPE_IDS} | {
    "herder": "herder",
    "cowboy": "cowboy",
    "builder": "builder",
    "engineer": "engineer",
    "trade": "Trade with the Indians or collect a bounty",
    "pair": "pair of teepees or outlaws of two colours",
}
"""What the phrases of the actions are filled in with."""

VERBS: Final[dict[int, str]] = {
    verbs.PAY: "pay ${number}",
    verbs.GAIN: "gain ${number}",
    verbs.CERTIFY: "certificates: {number}",
    verbs.CERTIFY_TO_LIMIT: "certificates up to the limit",
    verbs.PAIRS: "2 certificates and $2 per pair",
    verbs.THROW: "discard a card of type {number}",
    verbs.TAKE: "draw {number} and discard as many",
    verbs.RIDE: "move the herder up to {number}",
    verbs.FREE_RIDE: "move the herder up to {number} without fees",
    verbs.HIRE: "hire, price {number:+}",
    verbs.BUILD: "build at ${number} per builder",
    verbs.BUY: "buy cattle, cowboys: {number}",
    verbs.ENGINE: "engine up to {number} forward",
    verbs.ENGINE_BACK: "engine {number} back",
    verbs.ENGINE_FOR_DELIVERY: "engine back for a delivery",
    verbs.STATION_BEHIND: "upgrade a station behind the engine",
    verbs.HAZARD: "take a hazard for ${number}",
    verbs.TRIBE: "take a teepee or an outlaw",
    verbs.OBJECTIVE: "gain an objective card ({number})",
    verbs.AUXILIARY: "auxiliary action",
    verbs.THROW_ANY: "discard any cattle card",
    verbs.THROW_PAIR: "discard two cattle cards of one type",
    verbs.THROW_VALUE3: "discard a card of value 3",
    verbs.THROW_OBJECTIVE: "discard an objective card",
    verbs.DRAW: "draw up to {number} and discard as many",
    verbs.REMOVE: "remove hand cards: {number}",
    verbs.COPY: "copy a neighbour",
    verbs.GAIN_TOKENS: "exchange tokens: {number}",
}
"""The verbs of the printed actions. A number below zero stands for a count (games/gwt/verbs.py)."""


def several(number: int, noun: str, sign: str = "") -> str:
    """1 point, 2 points; with a sign: +1 point."""
    return f"{number:{sign}} {noun}" + ("" if abs(number) == 1 else "s")


def phrase(game: Game, key: str) -> str:
    """What an edition calls something, in English; empty if it has no word for it."""
    both = phrases().get(f"{game.name}.{key}")
    return both[0] if both else ""


def action_text(action: int) -> str:
    """A printed action."""
    name = ACTION_IDS[action]
    return ACTIONS[name][0].format(**NOUNS) if name in ACTIONS else f"`{name}`"


def program_text(program: list[int]) -> str:
    """What an action does, verb by verb; verbs without a number are told without it."""
    steps = zip(program[::2], program[1::2], strict=True)
    told = []
    for verb, number in steps:
        text = VERBS[verb].format(number=number)
        told.append(text if "{" in VERBS[verb] or not number else f"{text} ({number})")
    return ", ".join(told)


def building_text(edition: Edition, key: int) -> str:
    """A side of a building: builders, points, hands, local actions."""
    printed = [several(edition.workers[key], "builder"), several(edition.vp[key], "point")]
    hands = {"green": edition.green_hand[key], "black": edition.black_hand[key]}
    if any(hands.values()):
        printed.append(" and ".join(name for name, shown in hands.items() if shown) + " hand")
    actions = [" *or* ".join(action_text(action) for action in choice) for choice in edition.local[key]]
    return f"{', '.join(printed)}: {'; '.join(actions)}"


SPACE_ATTRIBUTES: Final = ("kind", "next", "woods", "risk", "section_of", "reward", "token")


def space_text(edition: Edition, number: int, said: list[str]) -> str:
    """A space of the trail with those of its attributes that are to be said."""
    trail = edition.trail
    risk, section = trail.risk[number], trail.section_of[number]
    after = ", ".join(f"`{trail.ids[other]}`" for other in trail.next[number])
    told = {
        "kind": KINDS[trail.kind[number]],
        "next": f"leads to {after or 'nothing'}",
        "woods": "in the woods" if trail.woods[number] else "not in the woods",
        "risk": "no risk action" if risk == NO_RISK else f"risk action: {action_text(edition.risk[risk])}",
        "section_of": "in no section" if section == NO_SECTION else f"section {SECTION_IDS[section]}",
        "reward": several(trail.reward[number], "dollar", "+") if trail.reward[number] else "no money",
        "token": several(trail.token[number], "exchange token")
        if trail.token[number]
        else "no exchange token",
    }
    return ": ".join([f"`{trail.ids[number]}`", ", ".join(told[name] for name in said)]).removesuffix(": ")


def city_name(game: Game, cities: Cities, city: int) -> str:
    return phrase(game, f"city.{cities.ids[city]}") or f"`{cities.ids[city]}`"


def city_text(game: Game, cities: Cities, city: int) -> str:
    """A city: value, corners, and what discs there are worth."""
    told = [f"value {cities.value[city]}", "dark corners" if cities.dark[city] else "white corners"]
    if cities.repeatable[city]:
        told.append("again and again")
    if cities.vp_per_disc[city]:
        told.append(f"{several(cities.vp_per_disc[city], 'point', '+')} per disc")
    if cities.vp[city]:
        told.append(several(cities.vp[city], "point", "+"))
    return f"{city_name(game, cities, city)}: {', '.join(told)}"


def arrow_text(game: Game, cities: Cities, arrow: tuple[int, int, int, int]) -> str:
    """What stands between two cities."""
    low, high, points, action = arrow
    words = {NO_ACTION: [], OBJECTIVE_CARD: ["an objective card"], EXCHANGE_TOKEN: ["an exchange token"]}
    told = [*words[action], *([several(points, "point", "+")] if points else [])]
    ends = [city_name(game, cities, city) for city in (low, high)]
    return f"{' to '.join(ends)}: {', '.join(told) or 'nothing'}"


def master_text(game: Game, master: int) -> str:
    """What a station master brings."""
    return phrase(game, f"master_text.{MASTER_IDS[master]}") or f"`{MASTER_IDS[master]}`"
