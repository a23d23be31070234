"""The editions side by side."""

from typing import Final

from trailboss.games.gwt.components.actions import SECOND_ACTIONS, programs
from trailboss.games.gwt.components.buildings import PRIVATE, SECOND_PRIVATE
from trailboss.games.gwt.components.cities import FIRST_CITIES, SECOND_CITIES
from trailboss.games.gwt.components.player_board import SECOND_START_CARDS, START_CARDS, START_TOKENS
from trailboss.games.gwt.components.station_masters import FIRST_MASTERS, SECOND_MASTERS
from trailboss.games.gwt.components.trail import FIRST_TRAIL, SECOND_TRAIL
from trailboss.games.gwt.rules import turn as _turn  # noqa: F401  registers all effects
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.effects import BY_NAME

FIRST: Final = Edition(
    "first",
    FIRST_TRAIL,
    FIRST_CITIES,
    PRIVATE,
    FIRST_MASTERS,
    programs({}, BY_NAME),
    [START_CARDS] * 4,
    0,
)
SECOND: Final = Edition(
    "second",
    SECOND_TRAIL,
    SECOND_CITIES,
    SECOND_PRIVATE,
    SECOND_MASTERS,
    programs(SECOND_ACTIONS, BY_NAME),
    SECOND_START_CARDS,
    START_TOKENS,
)
