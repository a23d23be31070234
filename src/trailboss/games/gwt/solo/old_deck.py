"""The format of Sam's cards before TOML."""

from typing import Final

from trailboss.core.toml_file import OldFormat


def _converted(words: list[str]) -> str:
    match words:
        case ["sam", "deck", "1"]:
            return 'format = "sam deck 2"'
        case ["card", number, "steps", steps, "do", *actions]:
            return f"cards.{number} = {{ steps = {_steps(steps)}, do = {actions} }}"
        case ["card", number, "steps", steps, "if", worker, "do", *actions]:
            return f'cards.{number} = {{ steps = {_steps(steps)}, if = "{worker}", do = {actions} }}'
        case ["level", name, "first", city, *rest] if not rest or rest[0] in ("without", "with"):
            at = rest.index("with") if "with" in rest else len(rest)
            without = f", without = [{', '.join(rest[1:at])}]" if rest[:1] == ["without"] else ""
            workers = f", with = {rest[at + 1 :]}" if at < len(rest) else ""
            return f'levels.{name} = {{ first = "{city}"{without}{workers} }}'
    return ""


def _steps(word: str) -> str:
    return word if word.isdigit() else f'"{word}"'


OLD_DECK: Final = OldFormat(["sam", "deck"], _converted)
