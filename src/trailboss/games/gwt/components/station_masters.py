"""The station master tiles, one copy each."""

from typing import Final, NamedTuple

WORKERS: Final = 0
OBJECTIVES: Final = 1
HAZARDS: Final = 2
TRIBE_PAIRS: Final = 3
CERTIFICATES: Final = 4
STATIONS: Final = 5
BUILDINGS: Final = 6
TWO_CERTIFICATES: Final = 7
TWELVE_DOLLARS: Final = 8


class StationMaster(NamedTuple):
    """One tile: the upper half works when it is taken, the lower half at the end of the game."""

    id: str
    permanent: int
    """Certificates that add to every delivery."""
    now: str
    """The name of the action done at once or forfeited; empty for none."""
    vp: int
    per: int
    """`vp` points for every full `per` of what the tile is named after."""


STATION_MASTERS: Final[list[StationMaster]] = [
    StationMaster("workers", 0, "dollars_2", 1, 1),
    StationMaster("objectives", 0, "hazard_or_tribe", 3, 2),
    StationMaster("hazards", 1, "", 3, 2),
    StationMaster("tribe_pairs", 1, "", 3, 1),
    StationMaster("certificates", 1, "", 3, 2),
    # second edition only
    StationMaster("stations", 1, "", 3, 2),
    StationMaster("buildings", 0, "certificates_2", 2, 1),
    StationMaster("two_certificates", 2, "", 0, 1),
    StationMaster("twelve_dollars", 0, "dollars_12", 0, 1),
]
MASTER_IDS: Final[list[str]] = [master.id for master in STATION_MASTERS]
MASTER_PERMANENT: Final[list[int]] = [master.permanent for master in STATION_MASTERS]
MASTER_NOW: Final[list[str]] = [master.now for master in STATION_MASTERS]
MASTER_VP: Final[list[int]] = [master.vp for master in STATION_MASTERS]
MASTER_PER: Final[list[int]] = [master.per for master in STATION_MASTERS]

FIRST_MASTERS: Final[list[int]] = [WORKERS, OBJECTIVES, HAZARDS, TRIBE_PAIRS, CERTIFICATES]
"""The tiles of the first edition: all five are dealt."""

SECOND_MASTERS: Final[list[int]] = list(range(len(STATION_MASTERS)))
"""The tiles of the second edition: five of the nine are dealt."""
