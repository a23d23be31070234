"""Specs: how bots are named everywhere, `NAME[:BUDGET][@MODEL]`.

`random`, `heir`, `search:2s`, `search:2s@model`, `policy@model`. Each bot decides what its budget and model
mean.
"""

import re
from typing import Final, NamedTuple

from trailboss.core.errors import TrailbossError

NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
_SPEC: Final = re.compile(rf"({NAME.pattern})(?::([^:@\s]+))?(?:@(\S+))?")


class UnknownBot(TrailbossError):
    """No bot of that name is registered."""


class BadSpec(TrailbossError):
    """A spec that can't be parsed, or that gives a bot a budget or model it doesn't take."""


class Spec(NamedTuple):
    """A spec in its parts; `budget` and `model` are empty if not given. `str()` is the spec again."""

    name: str
    budget: str
    model: str

    @staticmethod
    def parse(text: str) -> "Spec":
        """The parts of a spec. Blanks around it and the case of the name do not matter."""
        name, mark, rest = re.split(r"([:@]|$)", text.strip(), maxsplit=1)
        found = _SPEC.fullmatch(name.lower() + mark + rest)
        if found is None:
            raise BadSpec("bots.bad_spec", spec=text[:60])
        return Spec(found[1], found[2] or "", found[3] or "")

    def __str__(self) -> str:
        budget = f":{self.budget}" if self.budget else ""
        model = f"@{self.model}" if self.model else ""
        return f"{self.name}{budget}{model}"
