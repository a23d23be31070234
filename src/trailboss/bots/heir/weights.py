"""The weights of an heir, in one table."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """How much an heir makes of things. Money is in notes."""

    rivalry: float
    """A note for all rivals together hurts as much as losing this many."""
    leaders: float
    """How much more of that goes to rivals who are ahead: so much per note of lead."""
    inference: float
    """How far plots that a rival owns tell its secret objectives: so much per match above average."""
    speed: float
    """Being one purchase nearer to a shared objective weighs this many times as much in the race for it."""
    majority: float
    """How firmly a lead in plots holds until the end."""
    lines: float
    """What a plot at rail or river earns by movement tokens still to come, as a part of the most it could."""
    rumor: float
    """What a rumor is worth on the first turn; it falls to nothing on the last."""
    comfort: float
    """Notes in hand that are enough for any auction to come."""
    pinch: float
    """How much more than its face the last note in hand is worth, on the first turn."""
    limit: float
    """What rivals pay at most, as a part of what a plot seems worth to them."""
    doubt: float
    """How unsure that guess is, in notes."""
    duel: float
    """What the duel token is worth while it is kept."""


WEIGHTS: Final = Weights(
    rivalry=0.8,
    leaders=0.05,
    inference=0.4,
    speed=2.0,
    majority=1.0,
    lines=0.7,
    rumor=0.5,
    comfort=6.0,
    pinch=0.3,
    limit=1.0,
    doubt=1.5,
    duel=0.3,
)
