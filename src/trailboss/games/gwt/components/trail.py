"""The trail as a graph: every space, where it leads, and what may be on it.

An empty space costs no step; only tiles do. Spaces have the same numbers in both editions.
"""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.marks import HIGH, MEDIUM, Mark

# ---------------------------------------------------------------- kinds of spaces

START: Final = 0
NEUTRAL: Final = 1
BUILDING: Final = 2
HAZARD: Final = 3
TRIBE: Final = 4
KANSAS_CITY: Final = 5
KINDS: Final[list[str]] = ["start", "neutral", "building", "hazard", "tribe", "kansas_city"]

NO_RISK: Final = -1
RISK_ANY: Final = 0
RISK_GRAY: Final = 1

FLOOD: Final = 0
DROUGHT: Final = 1
ROCKFALL: Final = 2
TRIBES: Final = 3
NO_SECTION: Final = -1
SECTIONS: Final = 4
SECTION_IDS: Final[list[str]] = ["flood", "drought", "rockfall", "tribe"]


class Space(NamedTuple):
    """One space as printed."""

    id: str
    kind: int
    next: tuple[str, ...]
    """The spaces a herder may go to from here."""
    woods: int = 0
    """1: a building here touches the woods."""
    risk: int = NO_RISK
    """The risk action printed next to a building space."""
    section: int = NO_SECTION
    """Of hazard and tribe spaces; inside a section they are filled in the order of this table."""
    reward: int = 0
    """Dollars for taking the tile of a tribe space; below zero they are paid."""
    token: int = 0
    """Exchange tokens for taking the tile of a tribe space."""


class Trail:
    """The trail of one edition; every list is read with the number of a space."""

    def __init__(self, spaces: list[Space]) -> None:
        numbers = {space.id: number for number, space in enumerate(spaces)}
        self.ids: list[str] = [space.id for space in spaces]
        self.next: list[list[int]] = [[numbers[after] for after in space.next] for space in spaces]
        self.back: list[list[int]] = [[] for _ in spaces]
        """The spaces that lead here."""
        self.kind: list[int] = [space.kind for space in spaces]
        self.woods: list[int] = [space.woods for space in spaces]
        self.risk: list[int] = [space.risk for space in spaces]
        self.section_of: list[int] = [space.section for space in spaces]
        self.reward: list[int] = [space.reward for space in spaces]
        self.token: list[int] = [space.token for space in spaces]
        self.neutral: list[int] = []
        """The seven spaces of the neutral buildings, A to G."""
        self.buildings: list[int] = []
        """All spaces for private buildings."""
        self.sections: list[list[int]] = [[] for _ in range(SECTIONS)]
        """By section: its spaces, the lowest number first."""
        for number in range(len(spaces)):
            for after in self.next[number]:
                self.back[after].append(number)
            if self.kind[number] == NEUTRAL:
                self.neutral.append(number)
            elif self.kind[number] == BUILDING:
                self.buildings.append(number)
            if self.section_of[number] != NO_SECTION:
                self.sections[self.section_of[number]].append(number)


FIRST_SPACES: Final[list[Space]] = [
    Space("start", START, ("a",)),
    # A to B
    Space("a", NEUTRAL, ("a1", "flood_1")),
    Space("a1", BUILDING, ("a2",)),
    Space("a2", BUILDING, ("a3",)),
    Space("a3", BUILDING, ("b",)),
    Space("flood_1", HAZARD, ("flood_2",), section=FLOOD),
    Space("flood_2", HAZARD, ("flood_3",), section=FLOOD),
    Space("flood_3", HAZARD, ("flood_4",), section=FLOOD),
    Space("flood_4", HAZARD, ("flood_risk_1",), section=FLOOD),
    Space("flood_risk_1", BUILDING, ("flood_risk_2",), risk=RISK_GRAY),
    Space("flood_risk_2", BUILDING, ("b",), woods=1, risk=RISK_GRAY),
    # B to C
    Space("b", NEUTRAL, ("b1", "drought_1")),
    Space("b1", BUILDING, ("b2",), woods=1),
    Space("b2", BUILDING, ("b3",)),
    Space("b3", BUILDING, ("c",)),
    Space("drought_1", HAZARD, ("drought_2",), section=DROUGHT),
    Space("drought_2", HAZARD, ("drought_3",), section=DROUGHT),
    Space("drought_3", HAZARD, ("drought_4",), section=DROUGHT),
    Space("drought_4", HAZARD, ("drought_risk_1",), section=DROUGHT),
    Space("drought_risk_1", BUILDING, ("c",), risk=RISK_ANY),
    # C to E: three routes. Two of them part only behind c3, so a building there is passed on both.
    Space("c", NEUTRAL, ("c1", "c3")),
    Space("c1", BUILDING, ("c2",), woods=1),
    Space("c2", BUILDING, ("e",), woods=1),
    Space("c3", BUILDING, ("d", "teepee_4")),
    Space("d", NEUTRAL, ("e",)),
    # The first three are next to the path: nobody walks over them.
    Space("teepee_1", TRIBE, (), section=TRIBES, reward=-3),
    Space("teepee_2", TRIBE, (), section=TRIBES, reward=-2),
    Space("teepee_3", TRIBE, (), section=TRIBES, reward=-1),
    Space("teepee_4", TRIBE, ("teepee_5",), section=TRIBES, reward=1),
    Space("teepee_5", TRIBE, ("teepee_6",), section=TRIBES, reward=2),
    Space("teepee_6", TRIBE, ("teepee_7",), section=TRIBES, reward=4),
    Space("teepee_7", TRIBE, ("teepee_8",), section=TRIBES, reward=6),
    Space("teepee_8", TRIBE, ("teepee_9",), section=TRIBES, reward=8),
    Space("teepee_9", TRIBE, ("teepee_risk_1",), section=TRIBES, reward=10),
    Space("teepee_risk_1", BUILDING, ("teepee_risk_2",), risk=RISK_ANY),
    Space("teepee_risk_2", BUILDING, ("e",), risk=RISK_GRAY),
    # E to F
    Space("e", NEUTRAL, ("e1", "rockfall_1")),
    Space("e1", BUILDING, ("e2",), woods=1),
    Space("e2", BUILDING, ("f",), woods=1),
    Space("rockfall_1", HAZARD, ("rockfall_2",), section=ROCKFALL),
    Space("rockfall_2", HAZARD, ("rockfall_3",), section=ROCKFALL),
    Space("rockfall_3", HAZARD, ("rockfall_4",), section=ROCKFALL),
    Space("rockfall_4", HAZARD, ("rockfall_risk_1",), section=ROCKFALL),
    Space("rockfall_risk_1", BUILDING, ("rockfall_risk_2",), risk=RISK_ANY),
    Space("rockfall_risk_2", BUILDING, ("f",), woods=1, risk=RISK_GRAY),
    # F to G
    Space("f", NEUTRAL, ("f1", "f2")),
    Space("f1", BUILDING, ("g",)),
    Space("f2", BUILDING, ("g",), woods=1),
    # G to Kansas City
    Space("g", NEUTRAL, ("g1", "g2")),
    Space("g1", BUILDING, ("kansas_city",)),
    Space("g2", BUILDING, ("kansas_city",)),
    Space("kansas_city", KANSAS_CITY, ()),
]

FIRST_TRAIL: Final = Trail(FIRST_SPACES)


def _second(first: Space) -> Space:
    """A space of the second edition, from the one with the same number in the first."""
    if first.id in SECOND_CHANGES:
        return SECOND_CHANGES[first.id]
    return first._replace(
        id=first.id.replace("teepee", "outlaw"),
        next=tuple(after.replace("teepee", "outlaw") for after in first.next),
        reward=SECOND_REWARDS.get(first.id, first.reward),
        token=1 if first.id == "teepee_1" else 0,
    )


SECOND_CHANGES: Final[dict[str, Space]] = {
    "flood_risk_1": Space("flood_risk_1", BUILDING, ("flood_risk_2",), risk=RISK_ANY),
    # D is at the fork, and d1 after it takes the number of c3.
    "c": Space("c", NEUTRAL, ("c1", "d")),
    "c3": Space("d1", BUILDING, ("e",)),
    "d": Space("d", NEUTRAL, ("d1", "outlaw_4")),
}
SECOND_REWARDS: Final[dict[str, int]] = {
    "teepee_1": 0,
    "teepee_2": 1,
    "teepee_3": 2,
    "teepee_4": 3,
    "teepee_5": 4,
    "teepee_6": 5,
}
"""Bounties that differ; the first space gives an exchange token instead."""

SECOND_SPACES: Final[list[Space]] = [_second(space) for space in FIRST_SPACES]
SECOND_TRAIL: Final = Trail(SECOND_SPACES)

SPACES: Final = 52
START_SPACE: Final = 0
GOAL_SPACE: Final = 51
"""Kansas City. From here a herder returns to the start."""

MARKS: Final[list[Mark]] = [
    Mark(
        "SECOND_SPACES",
        "D at the fork, d1 behind it",
        HIGH,
        "one implementation and its drawing of the board",
    ),
    Mark(
        "SECOND_SPACES",
        "risk action of flood_risk_1",
        HIGH,
        "one implementation and its drawing of the board",
    ),
    Mark("SECOND_SPACES", "woods", MEDIUM, "carried over from the first edition"),
    Mark("SECOND_REWARDS", "", HIGH, "one implementation; the rulebook confirms 6 dollars and the token"),
]
