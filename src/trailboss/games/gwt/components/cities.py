"""The strip of cities above the railroad, and the arrows between them."""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.marks import HIGH, Mark

KANSAS_CITY: Final = 0
TERMINAL: Final = 9
CITIES: Final = 10

NO_ACTION: Final = 0
OBJECTIVE_CARD: Final = 1
"""Gain one objective card, to the discard pile."""
EXCHANGE_TOKEN: Final = 2
"""Second edition only."""

CITY_VALUE: Final[list[int]] = [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]
"""Total breeding value needed; also the space of the railroad beneath the crest. Both editions have these."""


class City(NamedTuple):
    """One city as printed."""

    id: str
    value: int
    dark: int = 0
    """1: dark corners, takes any disc; 0: white corners, takes only discs from white-cornered spaces."""
    repeatable: int = 0
    """1: may be delivered to again despite a disc of yours there."""
    vp_per_disc: int = 0
    """Points for every own disc there."""
    vp: int = 0
    """Points once for having a disc there."""


class Cities:
    """The cities of one edition; every list is read with the number of a city, 0 to 9 along the track."""

    def __init__(
        self, cities: list[City], arrows: list[tuple[int, int, int, int]], kansas_city_dollars: int
    ) -> None:
        self.ids: list[str] = [city.id for city in cities]
        self.value: list[int] = [city.value for city in cities]
        if self.value != CITY_VALUE or len(CITY_VALUE) != CITIES or TERMINAL != CITIES - 1:
            raise ValueError(f"{self.value} doesn't fit CITY_VALUE, CITIES and TERMINAL; change all of them")
        self.dark: list[int] = [city.dark for city in cities]
        self.repeatable: list[int] = [city.repeatable for city in cities]
        self.vp_per_disc: list[int] = [city.vp_per_disc for city in cities]
        self.vp: list[int] = [city.vp for city in cities]
        self.arrows: list[tuple[int, int, int, int]] = arrows
        """Low city, high city, points, action. For own discs on both; the action with the second disc."""
        self.kansas_city_dollars: int = kansas_city_dollars
        """Gained with a delivery to Kansas City."""


FIRST_CITIES: Final = Cities(
    [
        City("kansas_city", 0, repeatable=1, vp_per_disc=-6),
        City("topeka", 1),
        City("wichita", 4),
        City("colorado_springs", 6),
        City("santa_fe", 8),
        City("albuquerque", 10, dark=1),
        City("el_paso", 12, dark=1),
        City("san_diego", 14),
        City("sacramento", 16, dark=1, vp=6),
        City("san_francisco", 18, dark=1, repeatable=1, vp_per_disc=9),
    ],
    [
        (1, 2, -3, OBJECTIVE_CARD),
        (2, 3, -1, NO_ACTION),
        (3, 4, 0, OBJECTIVE_CARD),
        (4, 5, 0, OBJECTIVE_CARD),
        (5, 6, 6, NO_ACTION),
        (6, 7, 8, NO_ACTION),
        (7, 8, 4, NO_ACTION),
    ],
    kansas_city_dollars=6,
)

SECOND_CITIES: Final = Cities(
    [
        City("kansas_city", 0, repeatable=1, vp_per_disc=-6),
        City("fulton", 1),
        City("st_louis", 4),
        City("bloomington", 6),
        City("peoria", 8),
        City("chicago", 10, dark=1),
        City("toledo", 12, dark=1),
        City("pittsburgh", 14),
        City("philadelphia", 16, dark=1, vp=6),
        City("new_york", 18, dark=1, repeatable=1, vp_per_disc=9),
    ],
    [
        (1, 2, -3, OBJECTIVE_CARD),
        (2, 3, 0, EXCHANGE_TOKEN),
        (3, 4, 0, OBJECTIVE_CARD),
        (4, 5, 0, OBJECTIVE_CARD),
        (5, 6, 6, NO_ACTION),
        (6, 7, 8, NO_ACTION),
        (7, 8, 4, NO_ACTION),
    ],
    kansas_city_dollars=4,
)

MARKS: Final[list[Mark]] = [
    Mark(
        "SECOND_CITIES",
        "values, corners and points",
        HIGH,
        "one implementation; fits the rulebook's examples",
    ),
    Mark(
        "SECOND_CITIES",
        "arrow from St. Louis to Bloomington",
        HIGH,
        "one implementation; some arrow has a token",
    ),
]
