"""How docs/differences.py writes what an edition prints: actions, buildings, spaces, cities, station masters.

Words are those that mean the same to players of both editions: cattle by colour, and *builder*, *herder*.
"""

from typing import Final

from trailboss.core.contract import Game
from trailboss.core.messages import format_message, has_message
from trailboss.games.gwt.components.actions import ACTIONS
from trailboss.games.gwt.components.cattle import TYPE_IDS
from trailboss.games.gwt.components.cities import EXCHANGE_TOKEN, NO_ACTION, OBJECTIVE_CARD, Cities
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.trail import KINDS, NO_RISK, NO_SECTION, SECTION_IDS
from trailboss.games.gwt.messages.actions import sentence
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.effects import EFFECTS

NOUNS: Final[dict[str, str]] = {colour: f"{colour} card" for colour in TYPE_IDS} | {
    "herder": "herder",
    "cowboy": "cowboy",
    "builder": "builder",
    "engineer": "engineer",
    "trade": "Trade with the Indians or collect a bounty",
    "pair": "pair of teepees or outlaws of two colours",
}
"""What the phrases of the actions are filled in with."""

EFFECT_TEXTS: Final[dict[str, str]] = {
    "pay": "pay ${number}",
    "gain": "gain ${number}",
    "certify": "certificates: {number}",
    "certify_to_limit": "certificates up to the limit",
    "pairs": "2 certificates and $2 per pair",
    "discard_type": "discard a card of type {number}",
    "draw_then_discard": "draw {number} and discard as many",
    "ride": "move the herder up to {number}",
    "free_ride": "move the herder up to {number} without fees",
    "hire": "hire, price {number:+}",
    "build": "build at ${number} per builder",
    "buy": "buy cattle, cowboys: {number}",
    "engine": "engine up to {number} forward",
    "engine_back": "engine {number} back",
    "engine_for_delivery": "engine back for a delivery",
    "station_behind": "upgrade a station behind the engine",
    "hazard": "take a hazard for ${number}",
    "tribe": "take a teepee or an outlaw",
    "objective": "gain an objective card ({number})",
    "auxiliary": "auxiliary action",
    "discard_any": "discard any cattle card",
    "discard_pair": "discard two cattle cards of one type",
    "discard_value3": "discard a card of value 3",
    "discard_objective": "discard an objective card",
    "draw": "draw up to {number} and discard as many",
    "remove": "remove hand cards: {number}",
    "copy": "copy a neighbour",
    "gain_tokens": "exchange tokens: {number}",
}
"""The effects of the printed actions. A number below zero stands for a count, like one per engineer."""


def several(number: int, noun: str, sign: str = "") -> str:
    """1 point, 2 points; with a sign: +1 point."""
    return f"{number:{sign}} {noun}" + ("" if abs(number) == 1 else "s")


def phrase(game: Game, key: str) -> str:
    """What an edition calls something, in English; empty if it has no word for it."""
    full = f"{game.name}.{key}"
    return format_message(full, {}, "en") if has_message(full) else ""


def action_text(action: int) -> str:
    """A printed action."""
    return sentence(ACTIONS[action], action, "en", dict(NOUNS))


def program_text(program: list[int]) -> str:
    """What an action does, effect by effect; those without a number are told without it."""
    steps = zip(program[::2], program[1::2], strict=True)
    texts = []
    for kind, number in steps:
        pattern = EFFECT_TEXTS[EFFECTS[kind].name]
        text = pattern.format(number=number)
        texts.append(text if "{" in pattern or not number else f"{text} ({number})")
    return ", ".join(texts)


def building_text(edition: Edition, key: int) -> str:
    """A side of a building: builders, points, hands, local actions."""
    printed = [several(edition.workers[key], "builder"), several(edition.vp[key], "point")]
    hands = {"green": edition.green_hand[key], "black": edition.black_hand[key]}
    if any(hands.values()):
        printed.append(" and ".join(name for name, shown in hands.items() if shown) + " hand")
    actions = [" *or* ".join(action_text(action) for action in choice) for choice in edition.local[key]]
    return f"{', '.join(printed)}: {'; '.join(actions)}"


SPACE_ATTRIBUTES: Final = ("kind", "next", "woods", "risk", "section_of", "reward", "token")


def space_text(edition: Edition, number: int, names: list[str]) -> str:
    """A space of the trail with those of its attributes that are to be said."""
    trail = edition.trail
    risk, section = trail.risk[number], trail.section_of[number]
    after = ", ".join(f"`{trail.ids[other]}`" for other in trail.next[number])
    attributes = {
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
    return ": ".join([f"`{trail.ids[number]}`", ", ".join(attributes[name] for name in names)]).removesuffix(
        ": "
    )


def city_name(game: Game, cities: Cities, city: int) -> str:
    return phrase(game, f"city.{cities.ids[city]}") or f"`{cities.ids[city]}`"


def city_text(game: Game, cities: Cities, city: int) -> str:
    """A city: value, corners, and what discs there are worth."""
    texts = [f"value {cities.value[city]}", "dark corners" if cities.dark[city] else "white corners"]
    if cities.repeatable[city]:
        texts.append("again and again")
    if cities.vp_per_disc[city]:
        texts.append(f"{several(cities.vp_per_disc[city], 'point', '+')} per disc")
    if cities.vp[city]:
        texts.append(several(cities.vp[city], "point", "+"))
    return f"{city_name(game, cities, city)}: {', '.join(texts)}"


def arrow_text(game: Game, cities: Cities, arrow: tuple[int, int, int, int]) -> str:
    """What stands between two cities."""
    low, high, points, action = arrow
    words = {NO_ACTION: [], OBJECTIVE_CARD: ["an objective card"], EXCHANGE_TOKEN: ["an exchange token"]}
    texts = [*words[action], *([several(points, "point", "+")] if points else [])]
    ends = [city_name(game, cities, city) for city in (low, high)]
    return f"{' to '.join(ends)}: {', '.join(texts) or 'nothing'}"


def master_text(game: Game, master: int) -> str:
    """What a station master brings."""
    return phrase(game, f"master_text.{MASTER_IDS[master]}") or f"`{MASTER_IDS[master]}`"
