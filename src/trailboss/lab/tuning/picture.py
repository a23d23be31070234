"""A chart of the weights, step by step."""

import math
from typing import Final

from trailboss.core.messages import format_message
from trailboss.lab.drawing import Axis, Curve, Mark, lines
from trailboss.lab.tuning.climb import Climb

DRAWN: Final = 6
"""How many weights are drawn."""


def drawn(climb: Climb, lang: str) -> str:
    """The weights that have moved furthest, step by step, as SVG."""
    first, last = climb.path[0], climb.path[-1]
    order = sorted(range(len(first)), key=lambda index: (-abs(last[index] - first[index]), index))
    across = [float(step) for step in range(len(climb.path))]
    curves = [
        Curve(
            climb.names[index],
            across,
            [Mark(math.exp(place[index] - first[index])) for place in climb.path],
        )
        for index in order[:DRAWN]
    ]
    return lines(
        format_message("lab.tune.curve", {"bot": climb.plan.bot}, lang),
        curves,
        across=Axis(format_message("lab.tune.across", {}, lang), lang=lang),
        up=Axis(format_message("lab.tune.up", {}, lang), lang=lang),
    )
