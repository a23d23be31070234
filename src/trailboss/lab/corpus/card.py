"""The data card of a corpus: its content, its origin and its limits."""

from collections import Counter
from importlib.resources import files
from typing import Final

from trailboss.lab.corpus.plan import SHARDS, Plan

CARD: Final = "README.md"


def card(plan: Plan, games: int, command: str) -> str:
    """The data card as Markdown."""
    text = files("trailboss").joinpath("lab/corpus/card.md").read_text(encoding="utf-8")
    counts = Counter(number % len(plan.cells) for number in range(games))
    rows = []
    for index, cell in enumerate(plan.cells):
        options = ", ".join(f"{name}={value}" for name, value in cell.options.items()) or "standard"
        rules = plan.rules[cell.game]
        rows.append(
            f"| `{cell.game}` | {rules} | {cell.seats} | {options} | `{cell.bot}` | {counts[index]} |"
        )
    return text.format(
        games=games,
        version=plan.version,
        command=command,
        rows="\n".join(rows),
        shard=SHARDS.size,
        noise=plan.noise,
    )
