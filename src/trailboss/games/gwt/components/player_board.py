"""The player board: disc spaces, auxiliary actions, worker rows, limits, and what a player starts with."""

from typing import Final, NamedTuple

from trailboss.games.gwt.components.marks import HIGH, MEDIUM, Mark

# ---------------------------------------------------------------- disc spaces

AUX_DOLLAR_2: Final = 0
AUX_DRAW_2: Final = 1
AUX_CERTIFICATE_1: Final = 2
AUX_CERTIFICATE_2: Final = 3
AUX_ENGINE_1: Final = 4
AUX_ENGINE_2: Final = 5
AUX_REMOVE_1: Final = 6
AUX_REMOVE_2: Final = 7
CERT_4: Final = 8
CERT_6: Final = 9
STEP_DOLLARS: Final = 10
STEP_VP: Final = 11
HAND_1: Final = 12
HAND_2: Final = 13
DISCS: Final = 14


class DiscSpace(NamedTuple):
    """One space that is covered by a disc at the start."""

    id: str
    dark: int
    """1: dark corners, its disc goes to dark-cornered cities and stations only; 0: white, anywhere."""
    cost: int = 0
    """Dollars paid to clear it."""
    gain: int = 0
    """Dollars gained for clearing it."""


DISC_SPACES: Final[list[DiscSpace]] = [
    DiscSpace("aux_dollar_2", 0),
    DiscSpace("aux_draw_2", 0),
    DiscSpace("aux_certificate_1", 0),
    DiscSpace("aux_certificate_2", 0),
    DiscSpace("aux_engine_1", 0),
    DiscSpace("aux_engine_2", 0),
    DiscSpace("aux_remove_1", 0),
    DiscSpace("aux_remove_2", 0),
    DiscSpace("cert_4", 0),
    DiscSpace("cert_6", 1),
    DiscSpace("step_dollars", 1, gain=3),
    DiscSpace("step_vp", 1),
    DiscSpace("hand_1", 1, cost=5),
    DiscSpace("hand_2", 1, cost=5),
]
DISC_IDS: Final[list[str]] = [space.id for space in DISC_SPACES]
DISC_DARK: Final[list[int]] = [space.dark for space in DISC_SPACES]
DISC_COST: Final[list[int]] = [space.cost for space in DISC_SPACES]
DISC_GAIN: Final[list[int]] = [space.gain for space in DISC_SPACES]

STEP_VP_POINTS: Final = 3
"""At the end of the game, if STEP_VP is cleared."""

# ---------------------------------------------------------------- auxiliary actions

AUX_DOLLARS: Final = 0
AUX_DRAW: Final = 1
AUX_CERTIFICATE: Final = 2
AUX_ENGINE: Final = 3
AUX_REMOVE: Final = 4
AUX_ACTIONS: Final = 5
AUX_IDS: Final[list[str]] = ["dollars", "draw", "certificate", "engine", "remove"]
AUX_DISCS: Final[list[list[int]]] = [
    [AUX_DOLLAR_2],
    [AUX_DRAW_2],
    [AUX_CERTIFICATE_1, AUX_CERTIFICATE_2],
    [AUX_ENGINE_1, AUX_ENGINE_2],
    [AUX_REMOVE_1, AUX_REMOVE_2],
]
"""The disc spaces of each action. With the open one there are two: one clear is single, both are double."""
AUX_OPEN: Final[list[int]] = [1, 1, 0, 0, 0]
"""How many of the two spaces carry no disc from the start."""
AUX_BITS: Final = (1 << (AUX_REMOVE_2 + 1)) - 1
"""All their disc spaces, as bits."""

# ---------------------------------------------------------------- limits

STEP_BASE: Final[list[int]] = [0, 0, 3, 3, 4]
STEP_DOLLARS_BONUS: Final[list[int]] = [0, 0, 1, 2, 2]
STEP_VP_BONUS: Final[list[int]] = [0, 0, 1, 1, 1]
"""By seats: the step limit, and what each of the two cleared disc spaces adds."""

HAND_BASE: Final = 4
"""The hand limit; each cleared hand space adds one."""

CERTIFICATE_TRACK: Final[list[int]] = [0, 1, 2, 3, 4, 6]
"""There is no 5: the step after 4 is 6."""
CERTIFICATE_BASE: Final = 3
CERTIFICATE_WITH_4: Final = 4
CERTIFICATE_WITH_6: Final = 6
"""The limit with CERT_4 cleared, and with CERT_6 as well; CERT_6 alone changes nothing."""

# ---------------------------------------------------------------- workers

COWBOY: Final = 0
BUILDER: Final = 1
"""The craftsman of the first edition."""
ENGINEER: Final = 2
WORKER_KINDS: Final = 3
WORKER_IDS: Final[list[str]] = ["cowboy", "builder", "engineer"]
ROW_SPACES: Final = 6
PRINTED_WORKERS: Final = 1
"""The first space of each row is printed as taken."""
WORKER_VP_SPACES: Final[list[int]] = [5, 6]
WORKER_VP: Final = 4
"""For a worker on one of these spaces at the end of the game."""

WORKER_IMMEDIATE: Final[list[list[str]]] = [
    ["", "", "", "", "hazard_0", "", "tribe"],
    ["", "", "", "", "build_1", "", "build_1"],
    [
        "",
        "",
        "gray_for_certificate",
        "gray_for_2",
        "hire_minus_2",
        "gray_for_2_certificates",
        "gray_for_4",
    ],
]
"""By kind and space, 1 to 6: the name of the action whenever a worker is placed there; empty for none."""

# ---------------------------------------------------------------- start and end

START_DOLLARS: Final[list[int]] = [6, 7, 8, 9]
"""By place in the order of play."""
START_CARDS: Final = 4
SECOND_START_CARDS: Final[list[int]] = [4, 5, 6, 7]
"""By place in the order of play, cut to START_CARDS at the first turn."""
START_TOKENS: Final = 1
"""Exchange tokens of each player in the second edition."""
TOKEN_CARDS: Final = 2
"""Cards that an exchange token draws at most."""
FIRST_BUILDINGS: Final = 10
"""Private buildings of each player in the first edition."""
JOB_TOKEN_VP: Final = 2
DOLLARS_PER_VP: Final = 5

MARKS: Final[list[Mark]] = [
    Mark("STEP_BASE", "second edition", HIGH, "one implementation; the rulebook changes nothing"),
    Mark("DISC_SPACES", "second edition", HIGH, "one implementation; the rulebook changes nothing"),
    Mark("WORKER_IMMEDIATE", "second edition", MEDIUM, "one implementation"),
]
