"""The page of differences: first against second edition of Great Western Trail, written from the tables.

    python docs/differences.py            write docs/games/gwt-differences.md
    python docs/differences.py --check    change nothing; exit 1 if the page is old or leaves a difference out

What is printed comes from the component tables (`FIRST` and `SECOND` of games/gwt/edition.py), names from the
words, rules from the parts of docs/rulings/gwt.md that begin with *First edition:* or *Second edition:*. An
attribute of the tables that differs, and of which no part of the page tells, is refused.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

if __name__ == "__main__":  # a script sees what lies beside it, but not the project
    sys.path[:0] = [str(Path(__file__).resolve().parents[1] / part) for part in ("src", ".")]

from docs.edition_texts import (
    SPACE_ATTRIBUTES,
    action_text,
    arrow_text,
    building_text,
    city_text,
    master_text,
    phrase,
    program_text,
    space_text,
)
from docs.ledger import ROOT, RULINGS, read_page
from trailboss.core.contract import Game, Value
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.buildings import SIDE_IDS
from trailboss.games.gwt.components.cattle import BREED_VALUE, TYPE_IDS
from trailboss.games.gwt.components.cities import Cities
from trailboss.games.gwt.components.railroad import MASTER_SPACES
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import TILE_IDS
from trailboss.games.gwt.components.trail import Trail
from trailboss.games.gwt.rules.edition import FIRST_PRIVATE_KEY, SIDES, Edition, private_key
from trailboss.games.gwt.rules.editions import FIRST, SECOND
from trailboss.games.gwt.rules.game import GWT1, GWT2

PAGE: Final = Path("docs/games/gwt-differences.md")
RULES: Final = RULINGS / "gwt.md"
HEADS: Final = ("First edition", "Second edition")
NOTHING: Final = "-"

TOLD: Final[dict[str, str]] = {
    "Edition.name": "the title",
    "Edition.trail": "see Trail",
    "Edition.cities": "see Cities",
    "Edition.buildings": "In short",
    "Edition.masters": "In short, Station masters",
    "Edition.programs": "Actions",
    "Edition.start_cards": "In short",
    "Edition.start_tokens": "In short",
    "Edition.local": "Buildings",
    "Edition.workers": "Buildings",
    "Edition.vp": "Buildings",
    "Edition.green_hand": "Buildings",
    "Edition.black_hand": "Buildings",
    "Edition.risk": "The trail",
    "Trail.ids": "The trail",
    "Trail.next": "The trail",
    "Trail.kind": "The trail",
    "Trail.woods": "The trail",
    "Trail.risk": "The trail",
    "Trail.section_of": "The trail",
    "Trail.reward": "The trail",
    "Trail.token": "The trail",
    "Cities.ids": "Cities",
    "Cities.value": "Cities",
    "Cities.dark": "Cities",
    "Cities.repeatable": "Cities",
    "Cities.vp_per_disc": "Cities",
    "Cities.vp": "Cities",
    "Cities.arrows": "Cities",
    "Cities.kansas_city_dollars": "In short",
}
"""By attribute of the tables: the part of the page that tells of it."""
FOLLOWS: Final[dict[str, str]] = {
    "Edition.has_tokens": "Edition.start_tokens",
    "Trail.back": "Trail.next",
    "Trail.neutral": "Trail.kind",
    "Trail.buildings": "Trail.kind",
    "Trail.sections": "Trail.section_of",
}
"""Attributes that are worked out from another one, and so need not be told."""

INTRODUCTION: Final = """\
# Great Western Trail: {first} against {second} edition

For players who know one edition and want to play the other. The complete rules are in the guides: [first
edition](gwt.md), [second edition](gwt2.md).

Everything that isn't listed here is the same in both: the railroad with its stations, the job market, the
objective cards, the player board, the fees, the prices in the cattle market, the tiles of the supply, and the
phases of a turn. Types of cattle are named by their colour. *Builder* also means the craftsman, *herder* also
the cattleman.

`python docs/differences.py` generates this page from the tables of the game and from [the
rulings](../rulings/gwt.md); don't edit it.
"""


class Part(NamedTuple):
    """What a ruling says of each edition; empty where it says nothing."""

    ruling: str
    anchor: str
    title: str
    first: str
    second: str


# ---------------------------------------------------------------- comparing


def attributes(table: object) -> Iterator[tuple[str, object]]:
    """Every attribute of a table of an edition, and of the tables within, with the name of its class."""
    for name, value in vars(table).items():
        yield f"{type(table).__name__}.{name}", value
        if isinstance(value, Trail | Cities):
            yield from attributes(value)


def untold(first: Edition, second: Edition) -> list[str]:
    """Attributes that differ, or that one edition lacks, and of which the page does not tell."""
    ours, theirs = dict(attributes(first)), dict(attributes(second))
    known = TOLD.keys() | FOLLOWS.keys()
    return [
        f"{name} differs between the editions, and {PAGE.as_posix()} has no part for it"
        for name in {**ours, **theirs}
        if name not in known and (name not in ours or name not in theirs or ours[name] != theirs[name])
    ]


# ---------------------------------------------------------------- how things are written


def table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """A table with a blank line before and behind it; nothing for no rows."""
    if not rows:
        return []
    filled = [heads, tuple("---" for _ in heads), *(tuple(cell or NOTHING for cell in row) for row in rows)]
    return ["", *("| " + " | ".join(row) + " |" for row in filled), ""]


# ---------------------------------------------------------------- the parts of the page


def in_short(first: Edition, second: Edition) -> list[str]:
    games, editions = (GWT1, GWT2), (first, second)
    facts: list[tuple[str, list[object]]] = [
        ("Players", [f"{min(game.seats)} to {max(game.seats)}" for game in games]),
        ("Private buildings each", [each.buildings for each in editions]),
        ("Station masters dealt", [f"{MASTER_SPACES} of {len(each.masters)}" for each in editions]),
        (
            "Cards of the first hands, in turn order",
            [", ".join(map(str, each.start_cards)) for each in editions],
        ),
        ("Exchange tokens at the start", [each.start_tokens or "" for each in editions]),
        ("A delivery to Kansas City brings", [f"${each.cities.kansas_city_dollars}" for each in editions]),
    ]
    return ["## In short", *table(("", *HEADS), [(what, *map(str, cells)) for what, cells in facts])]


def names() -> list[str]:
    keys = ("herder", "worker.builder", "tile.green_tribe", "tile.second_tribe", "action.tribe")
    rows = [(phrase(GWT1, key), phrase(GWT2, key)) for key in keys]
    colours = [(name, phrase(GWT1, f"type.{name}"), phrase(GWT2, f"type.{name}")) for name in TYPE_IDS]
    cattle = [
        (name, str(value or "by stage"), old if value else "", new)  # without a fixed value: Simmental
        for (name, old, new), value in zip(colours, BREED_VALUE, strict=True)
    ]
    beware = [
        f"Beware: **{old}** is the {name} card of the first edition and the {other} one of the second."
        for name, old, _ in colours
        for other, _, new in colours
        if new == old and other != name
    ]
    return ["## Names", *table(HEADS, rows), *table(("Cattle", "Value", *HEADS), cattle), *beware]


def trail(first: Edition, second: Edition) -> list[str]:
    ours, theirs = first.trail, second.trail
    both = min(len(ours.ids), len(theirs.ids))
    rows = []
    for number in range(both):
        changed = [
            name for name in SPACE_ATTRIBUTES if getattr(ours, name)[number] != getattr(theirs, name)[number]
        ]
        if changed or ours.ids[number] != theirs.ids[number]:
            rows.append((space_text(first, number, changed), space_text(second, number, changed)))
    rows += [(space_text(first, number, []), "") for number in range(both, len(ours.ids))]
    rows += [("", space_text(second, number, [])) for number in range(both, len(theirs.ids))]
    risks = [
        (action_text(old), action_text(new))
        for old, new in zip(first.risk, second.risk, strict=True)
        if old != new
    ]
    lines = [
        "",
        "## The trail",
        "",
        "Spaces that differ, each with what differs; a name alone is just another name.",
    ]
    return [*lines, *table(HEADS, rows), *table(("Risk action", "instead of"), risks)]


def side_by_side(first: list[str], second: list[str]) -> list[tuple[str, ...]]:
    """Rows of two lists, the shorter one filled up."""
    length = max(len(first), len(second))
    return [(*(each[at] if at < len(each) else "" for each in (first, second)),) for at in range(length)]


def cities(first: Cities, second: Cities) -> list[str]:
    both = ((GWT1, first), (GWT2, second))
    strips = [[city_text(game, each, city) for city in range(len(each.ids))] for game, each in both]
    arrows = [[arrow_text(game, each, arrow) for arrow in each.arrows] for game, each in both]
    lines = ["## Cities", *table(HEADS, side_by_side(*strips)), "Between the cities, for discs on both:"]
    return [*lines, *table(HEADS, side_by_side(*arrows))]


def station_masters(first: Edition, second: Edition) -> list[str]:
    rows = [
        (
            f"`{MASTER_IDS[master]}`",
            master_text(GWT2 if master in second.masters else GWT1, master),
            *("yes" if master in edition.masters else "" for edition in (first, second)),
        )
        for master in sorted({*first.masters, *second.masters})
    ]
    return ["## Station masters", *table(("Tile", "Brings", *HEADS), rows)]


def buildings(first: Edition, second: Edition) -> list[str]:
    same: list[str] = []
    rows: list[tuple[str, ...]] = []
    for key in range(FIRST_PRIVATE_KEY):
        name, old, new = TILE_IDS[key] or "no building", building_text(first, key), building_text(second, key)
        if old != new:
            rows.append((name, old, new, "changed"))
        elif TILE_IDS[key]:
            same.append(name)
    for number in range(1, max(first.buildings, second.buildings) + 1):
        for side in range(SIDES):
            key, name = private_key(number, side), f"{number}{SIDE_IDS[side]}"
            old = building_text(first, key) if number <= first.buildings else ""
            new = building_text(second, key) if number <= second.buildings else ""
            if old != new:
                rows.append((name, old, new, what_happened(first, second, number, side)))
            else:
                same.append(name)
    gone = [
        f"{number}{SIDE_IDS[side]}"
        for number in range(1, first.buildings + 1)
        for side in range(SIDES)
        if first.local[private_key(number, side)] not in second.local
    ]
    return [
        "## Buildings",
        "",
        f"The same: {', '.join(same)}.",
        *table(("Tile", *HEADS, "What happened"), rows),
        f"What these tiles of the first edition offered is gone: {', '.join(gone) or 'none'}.",
    ]


def what_happened(first: Edition, second: Edition, number: int, side: int) -> str:
    """Whether a side of the second edition is new, changed, or one of the first under another number."""
    if number > second.buildings:
        return "gone"
    key = private_key(number, side)
    actions = second.local[key]
    if number <= first.buildings and first.local[key] == actions:
        return "changed"
    for old in range(1, first.buildings + 1):
        for other in range(SIDES):
            if first.local[private_key(old, other)] == actions:
                return f"was {old}{SIDE_IDS[other]}"
    return "changed" if number <= first.buildings else "new"


def actions(first: Edition, second: Edition) -> list[str]:
    rows = [
        (f"`{ACTION_IDS[action]}`", program_text(old), program_text(new))
        for action, (old, new) in enumerate(zip(first.programs, second.programs, strict=True))
        if old != new
    ]
    return ["", "## Actions", "", "The same name, and another effect.", *table(("Action", *HEADS), rows)]


def choices(game: Game) -> dict[str, tuple[Value, tuple[Value, ...]]]:
    return {option.name: (option.default, option.choices) for option in game.options}


def options_and_moves() -> list[str]:
    ours, theirs = choices(GWT1), choices(GWT2)
    lines = ["## Options and moves"]
    rows = []
    for name in {**ours, **theirs}:
        if ours.get(name) != theirs.get(name):
            cells = [
                f"default {each[name][0]}; {', '.join(map(str, each[name][1])) or 'any text'}"
                if name in each
                else ""
                for each in (ours, theirs)
            ]
            rows.append((f"`{name}`", *cells))
    lines += table(("Option", *HEADS), rows)
    kinds = [[kind.name for kind in game.vocabulary.kinds] for game in (GWT1, GWT2)]
    moves = [
        tuple(f"`{name}`" if name in there else "" for there in kinds)
        for name in dict.fromkeys(kinds[0] + kinds[1])
        if (name in kinds[0]) != (name in kinds[1])
    ]
    return [*lines, *table(tuple(f"Moves, {head.lower()}" for head in HEADS), moves)]


# ---------------------------------------------------------------- rulings

MARK: Final = re.compile(r"\*(First|Second) edition:\*")
SOURCE: Final = re.compile(
    r"\s*\((?:EN2?|DE|from|print|also|FAQ|boardgamefiesta|compare)\b(?:[^()]|\([^()]*\))*\)$"
)
TAG: Final = re.compile(r"\[[A-Z]\d?\]\s*")


def parts_of(body: str) -> dict[str, str]:
    """What a ruling's text says of each edition, by `First` and `Second`."""
    found = {"First": "", "Second": ""}
    for paragraph in body.split("\n\n"):
        pieces = MARK.split(SOURCE.sub("", " ".join(paragraph.split())))
        for edition, text in zip(pieces[1::2], pieces[2::2], strict=True):
            found[edition] = f"{found[edition]} {TAG.sub('', text).strip()}".strip()
    return found


def rulings(root: Path = ROOT) -> list[Part]:
    """Every ruling that tells the editions apart, in the order of the page."""
    text = (root / RULES).read_text(encoding="utf-8")
    bodies = re.split(r"(?m)^### .*$", re.sub(r"(?m)^## .*$", "", text))[1:]
    parts = []
    for ruling, body in zip(read_page(root / RULES).rulings, bodies, strict=True):
        editions = parts_of(body)
        if any(editions.values()):
            parts.append(Part(ruling.id, ruling.anchor, ruling.title, editions["First"], editions["Second"]))
    return parts


def rules(parts: list[Part]) -> list[str]:
    up = "../rulings/gwt.md"
    rows = [
        (f"[{part.ruling}]({up}#{part.anchor})", *(cell.replace("|", "\\|") for cell in part[2:]))
        for part in parts
    ]
    lines = ["## Rules", "", "A cell is empty where a ruling has nothing to say of that edition."]
    return [*lines, *table(("Ruling", "What", *HEADS), rows)]


# ---------------------------------------------------------------- the page


def render(first: Edition, second: Edition, parts: list[Part]) -> str:
    """The text of the page."""
    lines = [
        INTRODUCTION.format(first=first.name, second=second.name),
        *in_short(first, second),
        *names(),
        *trail(first, second),
        *cities(first.cities, second.cities),
        *station_masters(first, second),
        *buildings(first, second),
        *actions(first, second),
        *options_and_moves(),
        *rules(parts),
    ]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def check(first: Edition = FIRST, second: Edition = SECOND, root: Path = ROOT) -> list[str]:
    """What is wrong with the page, one sentence each; empty if nothing is."""
    problems = untold(first, second)
    path = root / PAGE
    written = path.read_text(encoding="utf-8") if path.is_file() else ""
    if written != render(first, second, rulings(root)):
        problems.append(f"{PAGE.as_posix()} is out of date: run python docs/differences.py")
    return problems


def main(arguments: list[str]) -> int:
    """The command; its exit code."""
    parser = argparse.ArgumentParser(prog="docs/differences.py", description="Write the page of differences.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 and say what is missing")
    if parser.parse_args(arguments).check:
        problems = check()
        print("\n".join(problems) or "The page of differences is complete and up to date.")
        return 1 if problems else 0
    problems = untold(FIRST, SECOND)
    (ROOT / PAGE).write_text(render(FIRST, SECOND, rulings()), encoding="utf-8", newline="\n")
    print("\n".join([f"{PAGE.as_posix()} written.", *problems]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
