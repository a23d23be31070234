"""The way of the weights, as a picture."""

import math
from typing import Final

from trailboss.core.words import learn, say
from trailboss.lab.drawing import Axis, Curve, Mark, lines
from trailboss.lab.tuning.climb import Climb

learn(
    {
        "lab.tune.curve": (
            "What became of the weights of {bot}: those that moved furthest",
            "Was aus den Gewichten von {bot} wurde: die am weitesten bewegten",
        ),
        "lab.tune.across": ("step", "Schritt"),
        "lab.tune.up": ("times the old weight", "mal das alte Gewicht"),
    }
)

DRAWN: Final = 6
"""So many weights are drawn."""


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
    comma = lang == "de"
    return lines(
        say("lab.tune.curve", {"bot": climb.plan.bot}, lang),
        curves,
        across=Axis(say("lab.tune.across", {}, lang), comma=comma),
        up=Axis(say("lab.tune.up", {}, lang), comma=comma),
    )
