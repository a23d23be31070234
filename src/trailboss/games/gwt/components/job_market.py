"""The job market. The same in both editions. Rows are numbered from 0 here, from 1 on the board."""

from typing import Final

ROWS: Final = 12
COLUMNS: Final[list[int]] = [0, 0, 2, 3, 4]
"""By seats: spaces of each row in use."""
ROW_COST: Final[list[int]] = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]
"""Dollars to hire from that row."""
ROW_CATTLE_ARROW: Final[list[int]] = [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0]
"""1: when the row is full the token follows a yellow arrow, and the cattle market is refilled."""
TOKEN_START_ROW: Final = 1
END_ROW: Final = 11
"""When this row is full the game ends."""
SETUP_WORKERS: Final[list[int]] = [0, 0, 3, 5, 7]
"""By seats: workers laid out at set-up, the first row full and the second but for the token's space."""
