"""The weights of a drover, in one table. Values are in victory points at the end of the game."""

from typing import Final, NamedTuple

from trailboss.core.rng import Rng


class Weights(NamedTuple):
    """How much everything counts for a drover."""

    # -- time
    workers_per_visit: float
    """Workers that a visit to Kansas City brings to the job market, on average: how fast the game ends."""
    horizon: float
    """With this many laps to come, what pays later counts fully."""
    turn: float
    """What a turn is worth: a stop has to bring more than this, or it is better passed by."""
    patience: float
    """The worth of something next turn, as a share of its worth now."""
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


class Phases(NamedTuple):
    """Weights that change in the course of a game."""

    early: Weights
    late: Weights


WEIGHTS: Final = Weights(
    workers_per_visit=1.86,
    horizon=3.52,
    turn=4.0,
    patience=0.8,
    lap=2.74,
    dollar=1.29,
    comfort=7.5,
    breeding=0.208,
    redraw=1.61,
    card=0.67,
    replaced=1.78,
    twin=0.612,
    thin=0.306,
    certificate=1.28,
    keep_certificate=1.04,
    token=1.86,
    cowboys=(2.87, 1.84, 1.19, 1.09, 1.04),
    builders=(0.612, 0.775, 0.821, 0.478, 0.239),
    engineers=(0.862, 1.62, 1.38, 0.43, 0.665),
    focus=0.736,
    use=0.502,
    toll=0.469,
    engine=0.604,
    station_hope=0.579,
    transport=0.28,
    hand_disc=2.97,
    step_disc=0.347,
    certificate_disc=0.324,
    auxiliary_disc=0.253,
    later=0.846,
    task=0.729,
    hope=0.262,
    arrow=0.453,
    objective=1.89,
)
"""Found by self-play with two seats. First by judgement and 250 rounds of simultaneous perturbation; `turn`
was set by hand in between (1.5, then 4): a hurried drover beats a slow one, though two slow ones end with
more points. Then, from the weights that this had come to, by
`trailboss lab tune drover --game gwt2 --games 240 --steps 60 --proof 4000 --seed 1`.
The result is in docs/learning.md.
"""

SWIFT: Final = Weights(
    workers_per_visit=1.63,
    horizon=6.94,
    turn=5.46,
    patience=0.419,
    lap=3.09,
    dollar=2.14,
    comfort=9.74,
    breeding=0.119,
    redraw=1.14,
    card=0.911,
    replaced=2.03,
    twin=0.561,
    thin=0.237,
    certificate=0.948,
    keep_certificate=1.15,
    token=1.92,
    cowboys=(2.48, 3.34, 1.46, 0.98, 0.711),
    builders=(0.643, 0.741, 1.3, 0.516, 0.329),
    engineers=(1.14, 1.87, 1.26, 0.409, 0.63),
    focus=0.601,
    use=0.502,
    toll=0.502,
    engine=0.366,
    station_hope=0.454,
    transport=0.299,
    hand_disc=2.11,
    step_disc=0.573,
    certificate_disc=0.256,
    auxiliary_disc=0.281,
    later=0.687,
    task=0.611,
    hope=0.228,
    arrow=0.309,
    objective=1.07,
)
"""The weights by which search plays on: they hurry. Found from `turn` 5, `patience` 0.6,
`dollar` 1.5 and `hand_disc` 2.5 by 56 steps of 300 games, both editions in turn, every weight free
(docs/bot-experiments.md)."""

SHORT_SIGHTED: Final = WEIGHTS._replace(patience=0.0, horizon=12.0, station_hope=0.0, card=0.3, hope=0.0)
"""Looks no further than the next stop, and makes little of what pays in later laps."""


# -------------------------------------------------------------------- styles


def _times(value: object, factor: float) -> object:
    """A weight, or all of a row of weights, multiplied by a factor."""
    if isinstance(value, tuple):
        return tuple(one * factor for one in value)
    assert isinstance(value, float)
    return value * factor


def _multiplied(weights: Weights, factors: dict[str, float]) -> Weights:
    pairs = zip(weights._fields, weights, strict=True)
    return Weights._make([_times(value, factors.get(name, 1.0)) for name, value in pairs])


PATIENT: Final = {"turn": 0.6, "patience": 1.8}
ENGINEERS: Final = {"engineers": 2.0, "engine": 1.8, "station_hope": 1.5}
BUILDERS: Final = {"builders": 2.5, "use": 1.8, "toll": 1.5}
FAR: Final = {"arrow": 2.0, "certificate": 1.5, "breeding": 2.5, "card": 1.4, "thin": 2.0, "hand_disc": 1.3}
CERTIFICATES: Final = {"certificate": 1.8, "keep_certificate": 1.3}
DISCS: Final = {"hand_disc": 1.7, "step_disc": 2.0, "certificate_disc": 2.0, "auxiliary_disc": 2.0}
THRIFTY: Final = {"dollar": 1.6}
GENEROUS: Final = {"dollar": 0.55}

STYLES: Final = {
    name: _multiplied(SWIFT, factors)
    for name, factors in {
        "thrifty": THRIFTY,
        "certificates": CERTIFICATES,
        "engineers": ENGINEERS,
        "builders": BUILDERS,
        "patient, certificates": PATIENT | CERTIFICATES,
        "patient, thrifty": PATIENT | THRIFTY,
        "patient, generous": PATIENT | GENEROUS,
        "patient, engineers": PATIENT | ENGINEERS,
        "patient, far cities": PATIENT | FAR,
        "patient, discs": PATIENT | DISCS,
        "very patient": {"turn": 0.4, "patience": 2.1},
    }.items()
}
"""Other ways to play. In every turn, search starts from them to find one that ends better than `SWIFT`. They
were found among 54, by how far the best of them is ahead of `SWIFT` (docs/bots.md)."""

CHANGED: Final = 70
"""How many per cent of the weights change when two styles are blended, each by a factor from 1/2 to 2."""


def blended(one: Weights, other: Weights, rng: Rng) -> Weights:
    """A new style: every weight is that of one of the two, and some of them change."""
    values: list[object] = []
    for pair in zip(one, other, strict=True):
        value: object = pair[rng.below(2)]
        if rng.below(100) < CHANGED:
            value = _times(value, 2.0 ** (int(rng.below(2001)) / 1000.0 - 1.0))
        values.append(value)
    return Weights._make(values)
