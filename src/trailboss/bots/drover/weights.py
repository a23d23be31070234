"""The weights of a drover, in one table. Worths are in victory points, those of the last turn of the game."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """How much a drover makes of things."""

    # -- time
    workers_per_visit: float
    """Workers that a visit to Kansas City brings to the job market, on average: how fast the game ends."""
    horizon: float
    """With this many laps to come, what pays later counts fully."""
    turn: float
    """What a turn is worth: a stop has to bring more than this, or it is better passed by."""
    patience: float
    """What a turn from now is worth, of what it would be worth now."""
    lap: float
    """What arriving in Kansas City is worth besides the delivery: the way is free for the next lap."""
    # -- money and cards
    dollar: float
    """What the first dollar is worth early, above its fifth of a point at the end."""
    comfort: float
    """With this much money another dollar is worth half as much above that."""
    breeding: float
    """A point of breeding value in the hand, besides its dollar."""
    redraw: float
    """How much of the value expected from a card drawn later counts."""
    card: float
    """How often a lap shows a card that was bought, times the value it adds to the hand."""
    replaced: float
    """Breeding value of the card that a better one takes the place of."""
    twin: float
    """What a card is worth for deliveries, for every other of its type in the deck."""
    thin: float
    """Removing a card of no use from the deck, for every lap."""
    certificate: float
    """A certificate, as a part of a point of breeding value, for it can wait for its moment."""
    keep_certificate: float
    """What a certificate kept for the next delivery is worth, as part of the same."""
    token: float
    """What an exchange token is worth while deliveries are to come."""
    # -- workers and buildings
    cowboys: tuple[float, ...]
    builders: tuple[float, ...]
    engineers: tuple[float, ...]
    """For a worker on space 2 to 6 of its row: what it brings in a lap."""
    focus: float
    """How much more a worker of the plan's kind counts."""
    use: float
    """How much of what a building offers is used in a lap."""
    toll: float
    """How many fees a building with a hand brings from each rival in a lap."""
    # -- railroad
    engine: float
    """A space forward, besides what it leads to."""
    station_hope: float
    """What a station ahead counts, as part of its worth when the engine gets there."""
    transport: float
    """How often a lap pays transport for the way that the engine is short of."""
    # -- discs, for every lap to come
    hand_disc: float
    step_disc: float
    certificate_disc: float
    auxiliary_disc: float
    later: float
    """How far points that a disc can bring as well later do not count in the choice of one."""
    # -- objectives and cities
    task: float
    """A task met for an objective card, as part of the card's points."""
    hope: float
    """The chance to meet a task that is not met yet, with plenty of time."""
    arrow: float
    """What an arrow counts, as part of its points, while its other city is open."""
    objective: float
    """An objective card from an arrow."""


WEIGHTS: Final = Weights(
    workers_per_visit=1.86,
    horizon=3.52,
    turn=4.0,
    patience=0.8,
    lap=2.74,
    dollar=1.22,
    comfort=11.98,
    breeding=0.31,
    redraw=1.48,
    card=0.57,
    replaced=0.97,
    twin=0.36,
    thin=0.39,
    certificate=1.72,
    keep_certificate=0.72,
    token=1.5,
    cowboys=(2.45, 2.45, 1.96, 1.59, 0.73),
    builders=(0.68, 0.75, 0.75, 0.68, 0.38),
    engineers=(1.20, 1.20, 1.20, 1.00, 0.60),
    focus=0.66,
    use=0.54,
    toll=0.45,
    engine=0.48,
    station_hope=0.53,
    transport=0.2,
    hand_disc=3.84,
    step_disc=0.74,
    certificate_disc=0.38,
    auxiliary_disc=0.24,
    later=0.84,
    task=1.06,
    hope=0.24,
    arrow=0.31,
    objective=1.77,
)
"""Found by self-play with two seats: first by judgement, then by simultaneous perturbation. In each of about
250 rounds all weights were moved a fifth up or down at random, the two drovers that result played 16 games
with each other and 8 with themselves, and the weights followed the better one: by 0.8 times the points
between them and 0.25 times the points that both reach among themselves. `turn` was set by hand in between
(1.5, then 4): a hurried drover beats a slow one, though two slow ones end with more points.
`token` is of the second edition: in 120 games each, 0.4 and 0.8 lost by two points to 1.5; 2.5 and 4 did no
better.
"""
