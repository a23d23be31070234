"""What the environments say."""

from trailboss.core.words import learn

learn(
    {
        "env.missing": (
            "This needs the extra {extra!r} ({module} is not installed): pip install 'trailboss[{extra}]'.",
            "Dazu gehört das Extra {extra!r} (es fehlt {module}): pip install 'trailboss[{extra}]'.",
        ),
        "env.choice": (
            "{name} cannot be {given!r}; it can be {choices}.",
            "{name} kann nicht {given!r} sein; möglich ist {choices}.",
        ),
        "env.copies": (
            "There must be at least one copy, not {given}.",
            "Es muss mindestens ein Exemplar geben, nicht {given}.",
        ),
        "env.not_reset": (
            "Call reset() before the first step.",
            "Vor dem ersten Schritt muss reset() aufgerufen werden.",
        ),
        "env.points": ("Points so far: {points}.", "Punkte bisher: {points}."),
        "env.final": ("The game is over. Points: {points}.", "Das Spiel ist zu Ende. Punkte: {points}."),
        "env.seat_points": ("{seat} {points}", "{seat} {points}"),
        "env.decides": ("{seat} decides:", "{seat} entscheidet:"),
    }
)
