"""The weights of an heir, in one table."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """How much an heir makes of things. Money is in notes."""

    rivalry: float
    """How many notes somebody gives that all rivals together lose one each."""
    hidden: float
    """How far totals at the end differ from what they seem, in notes, on the last turn."""
    luck: float
    """How much that grows with every plot still to come (with the square root of their number)."""
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
    thrift: float
    """How much more than its face a note is worth on the first turn, for what it can still buy."""
    comfort: float
    """Notes in hand that are enough for any auction to come."""
    pinch: float
    """How much more again the last note in hand is worth, on the first turn."""
    limit: float
    """What rivals pay at most, as a part of what a plot seems worth to them."""
    doubt: float
    """How unsure that guess is, in notes."""
    duel: float
    """What the duel token is worth while it is kept."""


WEIGHTS: Final = Weights(
    rivalry=0.8,
    hidden=2.5,
    luck=0.8,
    inference=0.4,
    speed=1.9,
    majority=1.8,
    lines=0.7,
    rumor=0.5,
    thrift=0.2,
    comfort=6.0,
    pinch=0.3,
    limit=1.0,
    doubt=1.5,
    duel=0.3,
)
