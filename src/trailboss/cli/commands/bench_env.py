"""What `trailboss bench` adds where the extra `env` is installed: how fast the lab's environments step."""

from trailboss.lab import observation

FIGURES = ("env_steps", "env_observed_steps")


def measured(game: str, seats: int, seconds: float) -> dict[str, object]:
    """The figures by name; none for a game without observations, or without the extra."""
    from trailboss.lab.env.extras import missing

    if missing("env") or not any(game in plan.games for plan in observation.layouts()):
        return {}
    from trailboss.lab.env.pace import steps_per_s

    return {
        f"{name}_per_s": round(steps_per_s(game, seats, seconds, observed), 1)
        for name, observed in zip(FIGURES, (False, True), strict=True)
    }
