"""The weights of an heir, in one table.

How they were found. The races (`speed`, `majority`, and the constants in race.py) were first fitted to
who really earned the objectives in 500 games of heirs. Then heirs with one or a few weights changed
played against heirs without the change, half and half, every deal twice with the seats exchanged: some
60 changes, most on the same deals, 800 to 1,600 games each (a standard error of 0.6 to 1.7 points). What
won was kept, by judgement where several did. Not every weight was tried again around the end point, and
a single step of most of them is within the error, so read them as one good place on a flat top. On deals
not used before, these weights won 55 % (+- 1.2; 1,600 games) of tables of four mixed half and half with
the fitted ones, 54 % of three and 53 % of five (+- 1.2).

What matters most is that an heir does not pay for all that could be made of a plot: `speed`, `majority`
and `lines` came out lower than what happens in play.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """How much an heir makes of things. Money is in notes."""

    hidden: float
    """How far totals at the end differ from what they seem, in notes, on the last turn."""
    luck: float
    """How much that grows with every plot still to come (with the square root of their number)."""
    inference: float
    """How far plots that a rival owns tell its secret objectives: this much per match above average."""
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
    hidden=2.5,
    luck=0.6,
    inference=0.5,
    speed=1.6,
    majority=1.1,
    lines=0.35,
    rumor=0.1,
    comfort=6.0,
    pinch=0.5,
    limit=0.85,
    doubt=1.5,
    duel=0.4,
)

SHORT_SIGHTED: Final = WEIGHTS._replace(
    inference=0.0, majority=0.0, lines=0.0, rumor=0.0, pinch=0.0, speed=0.5, limit=0.5
)
"""Sees what a plot is worth to itself now: not the secrets of rivals, races, income or auctions to come."""
