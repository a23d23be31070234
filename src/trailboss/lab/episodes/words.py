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
        "env.shaping": (
            "shaping is a discount above 0, at most 1, not {given}.",
            "shaping ist ein Diskontfaktor über 0 und höchstens 1, nicht {given}.",
        ),
        "env.max_decisions": (
            "max_decisions must be at least 1, not {given}.",
            "max_decisions muss mindestens 1 sein, nicht {given}.",
        ),
        "env.copies": (
            "There must be at least one copy, not {given}.",
            "Es muss mindestens ein Exemplar geben, nicht {given}.",
        ),
        "env.not_reset": (
            "Call reset() before the first step.",
            "Vor dem ersten Schritt muss reset() aufgerufen werden.",
        ),
    }
)
