"""Printed actions composed from their effects: a sentence, a label, a short label, and a picture."""

from typing import Final, NamedTuple

from trailboss.core.messages import format_message
from trailboss.games.gwt.components.actions import COUNTED_IDS, COUNTS, FIRST_AUXILIARY, Action
from trailboss.games.gwt.components.cattle import TYPE_IDS
from trailboss.games.gwt.messages.effects import PRINTED, Printed

REQUIREMENTS: Final = ("pay", "engine_back", "discard_")
"""How the names of effects begin that an action requires before it brings anything."""
AUXILIARY: Final = ("auxiliary", "double_auxiliary")
MINUS: Final = "−"

Part = tuple[str, int]
"""The name of an effect, and its number."""


class Picture(NamedTuple):
    """Icons, and below them a text with a small icon behind it; both are kept short, tiles are narrow."""

    icons: list[str]
    text: str
    small: str


def is_required(part: Part) -> bool:
    return part[0].startswith(REQUIREMENTS)


# -------------------------------------------------------------------- texts


def sentence(action: Action, number: int, lang: str, nouns: dict[str, object]) -> str:
    """An action as a sentence without its full stop: `Discard a Guernsey for $2`."""
    parts = action.parts
    required = [_effect(part, "sentence", lang, nouns) for part in parts if is_required(part)]
    gains = [part for part in parts if not is_required(part)]
    nominal = [_effect(part, "sentence", lang, nouns) for part in gains if PRINTED[part[0]].noun]
    verbal = [_effect(part, "sentence", lang, nouns) for part in gains if not PRINTED[part[0]].noun]
    items = _joined(nominal, "and", lang)
    gain = [_format("gain", lang, things=items)] if items else []
    if required and _format("style", lang) == "exchange":
        price = _joined(required, "and", lang)
        if items:
            sentence = _joined(
                [_format("exchange", lang, required=price, things=items), *verbal], "and", lang
            )
        else:
            sentence = _format("purpose", lang, required=price, actions=_joined(verbal, "and", lang))
    else:
        sentence = _joined([*required, *gain, *verbal], "comma", lang)
    if number >= FIRST_AUXILIARY:
        return _format(AUXILIARY[(number - FIRST_AUXILIARY) % 2], lang, action=sentence)
    return sentence[0].upper() + sentence[1:]


def label(action: Action, lang: str) -> str:
    """An action for a button: `white card: $2`."""
    required = [_effect(part, "label", lang) for part in action.parts if is_required(part)]
    gains = [part for part in action.parts if not is_required(part)]
    sentence = ", ".join(_effect(part, "label", lang) for part in gains)
    if required:
        return f"{', '.join(required)}: {sentence}"
    if len(gains) == 1 and gains[0][0] == "gain" and gains[0][1] >= 0:
        return _format("gain", lang, things=sentence)
    return sentence


def short_label(action: Action, lang: str) -> str:
    """An action for a narrow place: `white→$2`."""
    texts = [(part, _effect(part, "short", lang)) for part in action.parts]
    required = "+".join(text for part, text in texts if is_required(part))
    gained = "+".join(text for part, text in texts if not is_required(part))
    return f"{required}→{gained}" if required else gained


def _format(key: str, lang: str, **values: object) -> str:
    return format_message(f"gwt.sentence.{key}", values, lang)


def _joined(texts: list[str], between: str, lang: str) -> str:
    """`A, B and C`. The last comes after another comma if it contains an `and` itself."""
    sentence = texts[0] if texts else ""
    for place, text in enumerate(texts[1:], 2):
        last = place == len(texts) and _format("and", lang, first="", last="") not in text
        sentence = _format("and" if last else between, lang, first=sentence, last=text)
    return sentence


def _effect(part: Part, kind: str, lang: str, nouns: dict[str, object] | None = None) -> str:
    """The text of one effect: its `sentence`, `label` or `short` label."""
    name, number = part
    values: dict[str, object] = dict(nouns or {})
    values["form"], values["n"] = str(number), number
    if name == "hire":
        values["form"], values["n"] = "plus" if number > 0 else "minus" if number else "0", abs(number)
    elif number < 0:
        count = COUNTS[-1 - number]
        counted = COUNTED_IDS[count.counted]
        values |= {"form": "per", "each": count.each}
        if nouns:
            values["count"] = format_message(f"gwt.count.{counted}.counted", nouns, lang)
        for field in ("unit", "sign"):
            values[field] = format_message(f"gwt.count.{counted}.{field}", {}, lang)
    if name == "discard_type":
        colour = TYPE_IDS[number]
        values["colour"] = format_message(f"gwt.colour.{colour}", {}, lang)
        values["inflected"] = format_message(f"gwt.colour.card.{colour}", {}, lang)
        values["type"] = values.get(colour, values["colour"])
    return format_message(f"gwt.effect.{name}.{kind}", values, lang)


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
    elif name != "hire" and number < 0:
        count = COUNTS[-1 - number]
        shown = f"per_{COUNTED_IDS[count.counted]}{'' if count.each == 1 else f'_{count.each}'}"
    return f"{PRINTED[name].glyph}:{shown}"


def picture(parts: list[Part]) -> Picture:
    """What a client draws for an action: the card it takes or else what it does, and its costs and gains."""
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
        count = COUNTS[-1 - number]
        return f"{count.each if count.each > 1 else ''}/", COUNTED_IDS[count.counted]
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
