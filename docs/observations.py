"""The page of observations: every entry of the vectors, written from the plans that build them.

python docs/observations.py            write docs/observations.md
python docs/observations.py --check    change nothing; exit 1 if the page is out of date
"""

import argparse
import sys
from pathlib import Path
from typing import Final

if __name__ == "__main__":  # a script sees what lies beside it, but not the project
    sys.path[:0] = [str(Path(__file__).resolve().parents[1] / part) for part in ("src", ".")]

from trailboss.core.contract import registered
from trailboss.lab import observation
from trailboss.lab.observation import Block, Field, Layout

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = Path("docs/observations.md")
HEAD: Final = """\
# Observations, entry by entry

What each entry of an observation vector means. For how to use them, see [Environments](environments.md).

A vector is a sequence of blocks. If a block has several copies, only the entries of the first one are listed;
the others follow directly. An entry is a count, or 1 for yes and 0 for no, divided by the scale of its field.
Counts above 255 are capped at 255. In a field with several entries, each stands for one thing, in this order.

`docs/observations.py` generates this page from the layouts that build the vectors; don't edit it.
"""


def render() -> str:
    """The page as it should be."""
    return HEAD + "".join(_plan(plan) for plan in observation.layouts())


def _plan(plan: Layout) -> str:
    titles = " and ".join(f"{registered(game).title()} (`{game}`)" for game in plan.games)
    lines = ["", f"## {titles}", "", f"{plan.size} entries.", ""]
    for block in plan.blocks:
        lines += _block(plan, block)
    return "\n".join(lines)


def _block(plan: Layout, block: Block) -> list[str]:
    first = plan.at(block.name)
    last = first + block.copies * block.width - 1
    copies = f", {block.copies} copies of {block.width} entries each" if block.copies > 1 else ""
    lines = [f"### `{block.name}`: {first} to {last}{copies}", "", block.about, ""]
    lines += ["| Field | Entries | Scale | Meaning | Each entry |", "| --- | --- | --- | --- | --- |"]
    lines += [_field(plan.at(f"{block.name}.{field.name}"), field) for field in block.fields]
    return [*lines, ""]


def _field(first: int, field: Field) -> str:
    size = len(field.entries)
    where = str(first) if size == 1 else f"{first} to {first + size - 1}"
    return f"| `{field.name}` | {where} | {field.scale} | {field.meaning} | {_named(field.entries)} |"


def _named(entries: tuple[str, ...]) -> str:
    """The entries by name; a long row of plain numbers is cut short."""
    if len(entries) == 1:
        return ""
    if len(entries) > 12 and all(entry.isdigit() for entry in entries):
        return f"{entries[0]} to {entries[-1]}"
    return ", ".join(entries)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Write docs/observations.md from the plans of the vectors.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if it is out of date")
    check = parser.parse_args(arguments).check
    page = ROOT / PAGE
    text = render()
    if not check:
        page.write_text(text, encoding="utf-8")
    elif not page.is_file() or page.read_text(encoding="utf-8") != text:
        print(f"{PAGE} is out of date: run python docs/observations.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
