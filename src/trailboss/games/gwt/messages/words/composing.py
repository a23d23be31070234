"""Printed actions put together from their effects: a sentence, a label, a short label, and a picture."""

from typing import Final, NamedTuple

from trailboss.core.words import learn
from trailboss.games.gwt.components.actions import ACTIONS, COUNTS, FIRST_AUXILIARY, Action
from trailboss.games.gwt.components.cattle import TYPE_IDS
from trailboss.games.gwt.messages.words.effects import COLOURS, COUNTED, PRINTED, Printed, Texts

REQUIREMENTS: Final = ("pay", "engine_back", "discard_")
"""How the names of effects begin that an action requires before it brings anything."""
AUXILIARY: Final = (
    ("Auxiliary action: ", "Hilfsaktion: "),
    ("Double auxiliary action: ", "Doppelte Hilfsaktion: "),
)
AND: Final = (" and ", " und ")
MINUS: Final = "−"
COUNT_NAMES: Final = {number: name for name, number in COUNTS.items()}

Part = tuple[str, int]
"""The name of an effect, and its number."""


class Picture(NamedTuple):
    """Icons, and below them a text with a small icon behind it; both are kept short, tiles are narrow."""

    icons: list[str]
    text: str
    small: str


def is_required(part: Part) -> bool:
    return part[0].startswith(REQUIREMENTS)


def fill(texts: Texts, part: Part, lang: int, nouns: dict[str, str]) -> str:
    """One effect in words."""
    name, number = part
    values: dict[str, object] = dict(nouns)
    if name == "hire":
        form = "0" if number == 0 else "+" if number > 0 else "-"
        values["n"] = abs(number)
    elif number < 0:
        form, counted = "per", COUNTED[COUNT_NAMES[number]]
        values |= {
            "each": counted.each,
            "count": counted.counted[lang].format(**nouns) if nouns else "",
            "unit": counted.unit[lang],
            "sign": counted.sign[lang],
        }
    else:
        form = str(number)
        values["n"] = number
    if name == "discard_type":
        colour = COLOURS[TYPE_IDS[number]][lang]
        inflected = colour if colour[-1] in "ae" else f"{colour}e"  # orange and lila never change
        values |= {"colour": colour, "inflected": inflected, "type": nouns.get(TYPE_IDS[number], colour)}
    return texts[form if form in texts else "n"][lang].format(**values)


# -------------------------------------------------------------------- words


def sentences(changed: dict[str, Action], lang: int, nouns: dict[str, str]) -> dict[str, str]:
    """All actions of an edition as sentences, by name; `changed` are those that it prints otherwise than the
    first one."""
    return {
        action.name: sentence(changed.get(action.name, action), number, lang, nouns)
        for number, action in enumerate(ACTIONS)
    }


def sentence(action: Action, number: int, lang: int, nouns: dict[str, str]) -> str:
    """An action as a sentence without its full stop: `Discard a Guernsey for $2`."""
    parts = action.parts
    required = [_says(part, lang, nouns) for part in parts if is_required(part)]
    gains = [part for part in parts if not is_required(part)]
    things = AND[lang].join(_says(part, lang, nouns) for part in gains if PRINTED[part[0]].noun)
    deeds = [_says(part, lang, nouns) for part in gains if not PRINTED[part[0]].noun]
    said = (_english if lang == 0 else _german)(required, things, deeds)
    if number >= FIRST_AUXILIARY:
        return AUXILIARY[(number - FIRST_AUXILIARY) % 2][lang] + said
    return said[0].upper() + said[1:]


def _says(part: Part, lang: int, nouns: dict[str, str]) -> str:
    return fill(PRINTED[part[0]].says, part, lang, nouns)


def _english(required: list[str], things: str, deeds: list[str]) -> str:
    if not required:
        return " and ".join([f"gain {things}"] * bool(things) + deeds)
    said = " and ".join(required)
    if things:
        return " and ".join([f"{said} for {things}", *deeds])
    return f"{said} to {' and '.join(deeds)}"


def _german(required: list[str], things: str, deeds: list[str]) -> str:
    all_of_it = [*required, *([f"{things} nehmen"] if things else []), *deeds]
    if len(all_of_it) == 1:
        return all_of_it[0]
    last = all_of_it[-1]
    return ", ".join(all_of_it[:-1]) + (", " if AND[1] in last else AND[1]) + last


def label(action: Action, lang: int) -> str:
    """An action for a button: `white card: $2`."""
    required = [fill(PRINTED[part[0]].label, part, lang, {}) for part in action.parts if is_required(part)]
    gains = [part for part in action.parts if not is_required(part)]
    said = ", ".join(fill(PRINTED[part[0]].label, part, lang, {}) for part in gains)
    if required:
        return f"{', '.join(required)}: {said}"
    if len(gains) == 1 and gains[0][0] == "gain" and gains[0][1] >= 0:
        return (f"gain {said}", f"{said} nehmen")[lang]
    return said


def short_label(action: Action, lang: int) -> str:
    """An action for a narrow place: `white→$2`."""
    texts = [(part, fill(PRINTED[part[0]].short, part, lang, {})) for part in action.parts]
    required = "+".join(text for part, text in texts if is_required(part))
    gained = "+".join(text for part, text in texts if not is_required(part))
    return f"{required}→{gained}" if required else gained


# -------------------------------------------------------------------- pictures


def step(part: Part) -> str:
    """One effect for drawing: `discard:white`, `dollars:2`, `engine:per_engineer`."""
    name, number = part
    shown = str(number)
    if name == "discard_type":
        shown = TYPE_IDS[number]
    elif name.startswith("discard_"):
        shown = name.removeprefix("discard_")
    elif name == "certify_to_limit":
        shown = "limit"
    elif name == "objective":
        shown = "hand" if number else "pile"
    elif name != "hire" and number in COUNT_NAMES:
        shown = COUNT_NAMES[number].replace("_twice", "_2")
    return f"{PRINTED[name].glyph}:{shown}"


def picture(parts: list[Part]) -> Picture:
    """What a client draws for an action: the card it takes, or else what it does, and what it costs and
    brings."""
    cards = [part for part in parts if part[0].startswith("discard_")]
    price = "".join(f" {MINUS}${number}" for name, number in parts if name == "pay")
    back = any(name == "engine_back" for name, _ in parts)
    gains = [part for part in parts if not is_required(part)]
    if not cards and not (back and gains[0][0] == "gain" and len(gains) == 1):
        main = next(part for part in reversed(gains) if part[0] != "gain" or len(gains) == 1)
        below, small = _below(main)
        if price and not below:
            below = str(main[1])
        return Picture(_icons(main), f"{below}{price}", "engine-back" if back else small)
    icon = _icons(cards[0]) if cards else ["engine-back"]
    money = "".join(f"${number}" for name, number in gains if name == "gain")
    others = [part for part in gains if part[0] != "gain"]
    if not others:
        return Picture(icon, money, "")
    others_icon = PRINTED[others[0][0]].icon
    return Picture(icon, f"{money} +" if money else _below(others[0], True)[0], others_icon)


def _icons(part: Part) -> list[str]:
    printed: Printed = PRINTED[part[0]]
    if part[0] == "discard_type":
        return [f"{printed.icon}-{TYPE_IDS[part[1]]}"]
    return [printed.icon] * (2 if part[0] == "pairs" else 1)


def _below(part: Part, always: bool = False) -> tuple[str, str]:
    """The text below the picture of an effect, and the small icon behind it."""
    name, number = part
    if name == "buy":
        return "", ""
    if name == "hire":
        return ("" if number == 0 else f"+${number}" if number > 0 else f"{MINUS}${-number}"), ""
    if number < 0:
        counted = COUNTED[COUNT_NAMES[number]]
        return f"{counted.each if counted.each > 1 else ''}/", counted.icon
    if name in ("hazard", "build"):
        return f"${number}", ""
    if name == "certify_to_limit":
        return "max", ""
    if name == "pairs":
        return "$2 +", "certificate"
    if name in ("engine_for_delivery", "station_behind"):
        return "", "engine-back"
    if number == 0 or name == "objective" or (name == "certify" and number == 1 and not always):
        return "", ""
    return str(number), ""


learn({f"gwt.action.{action.name}": (label(action, 0), label(action, 1)) for action in ACTIONS})
learn(
    {f"table.gwt.act.{action.name}": (short_label(action, 0), short_label(action, 1)) for action in ACTIONS}
)
