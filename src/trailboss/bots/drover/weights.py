"""The weights of a drover, in one table. Everything is in victory points."""

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
    workers_per_visit=1.75,
    horizon=2.0,
    turn=1.5,
    patience=0.95,
    lap=2.0,
    dollar=0.4,
    comfort=10.0,
    breeding=0.5,
    redraw=0.8,
    card=0.5,
    replaced=1.2,
    twin=0.7,
    thin=0.3,
    certificate=1.0,
    keep_certificate=0.7,
    cowboys=(2.0, 2.0, 1.6, 1.3, 0.6),
    builders=(0.9, 1.0, 1.0, 0.9, 0.5),
    engineers=(1.2, 1.2, 1.2, 1.0, 0.6),
    focus=0.3,
    use=0.5,
    toll=0.5,
    engine=0.1,
    station_hope=0.6,
    transport=0.5,
    hand_disc=2.0,
    step_disc=0.8,
    certificate_disc=0.4,
    auxiliary_disc=0.25,
    later=0.8,
    task=0.8,
    hope=0.6,
    arrow=0.5,
    objective=1.5,
)
