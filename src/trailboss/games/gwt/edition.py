"""Editions: whatever differs between the printings of the game, side by side."""

from typing import Final

from trailboss.games.gwt.components.actions import SECOND_ACTIONS, Action, action_number, programs
from trailboss.games.gwt.components.buildings import (
    NEUTRAL_ACTIONS,
    PRIVATE,
    RISK_ACTIONS,
    SECOND_PRIVATE,
    PrivateSide,
)
from trailboss.games.gwt.components.cities import FIRST_CITIES, SECOND_CITIES, Cities
from trailboss.games.gwt.components.player_board import SECOND_START_CARDS, START_CARDS, START_TOKENS
from trailboss.games.gwt.components.station_masters import FIRST_MASTERS, SECOND_MASTERS
from trailboss.games.gwt.components.trail import FIRST_TRAIL, SECOND_TRAIL, Trail

SIDES: Final = 2
FIRST_PRIVATE_KEY: Final = 8
"""Local actions are listed by key: 1 to 7 for the neutral buildings, then two sides for each private one."""


def private_key(number: int, side: int) -> int:
    """The key of a side of a private building."""
    return FIRST_PRIVATE_KEY + SIDES * (number - 1) + side


class Edition:
    """One printing. Lists by key hold what a building tile prints (see `private_key`)."""

    def __init__(
        self,
        name: str,
        trail: Trail,
        cities: Cities,
        private: list[list[PrivateSide]],
        masters: list[int],
        changed_actions: dict[str, Action],
        start_cards: list[int],
        start_tokens: int,
    ) -> None:
        self.name = name
        self.trail = trail
        self.cities = cities
        self.buildings = len(private) - 1
        """How many private buildings each rancher has."""
        self.masters = masters
        """The station masters there are; five of them are dealt."""
        self.programs = programs(changed_actions)
        """By action: its program of verbs."""
        self.start_cards = start_cards
        """By place in the order of play: cards of the first hand."""
        self.start_tokens = start_tokens
        """Exchange tokens of each rancher at the start."""
        self.has_tokens = start_tokens > 0
        """Are there exchange tokens at all?"""
        keys = FIRST_PRIVATE_KEY + SIDES * self.buildings
        self.local: list[list[list[int]]] = [[] for _ in range(keys)]
        """By key: local actions, each a list of alternatives (GWT-22)."""
        self.workers: list[int] = [0] * keys
        """By key: builders needed."""
        self.vp: list[int] = [0] * keys
        """By key: points at the end."""
        self.green_hand: list[int] = [0] * keys
        """By key: shows a green hand."""
        self.black_hand: list[int] = [0] * keys
        """By key: shows a black hand."""
        self.risk: list[int] = [action_number(name) for name in RISK_ACTIONS]
        """By kind of risk: the action that belongs to a building there (GWT-23)."""
        for letter, actions in enumerate(NEUTRAL_ACTIONS):
            self.local[1 + letter] = _numbers(actions)
        for number in range(1, len(private)):
            for side, building in enumerate(private[number]):
                key = private_key(number, side)
                self.local[key] = _numbers(building.actions)
                self.workers[key] = building.workers
                self.vp[key] = building.vp
                self.green_hand[key] = building.green_hand
                self.black_hand[key] = building.black_hand


def _numbers(actions: list[list[str]]) -> list[list[int]]:
    return [[action_number(name) for name in alternatives] for alternatives in actions]


FIRST: Final = Edition("first", FIRST_TRAIL, FIRST_CITIES, PRIVATE, FIRST_MASTERS, {}, [START_CARDS] * 4, 0)
SECOND: Final = Edition(
    "second",
    SECOND_TRAIL,
    SECOND_CITIES,
    SECOND_PRIVATE,
    SECOND_MASTERS,
    SECOND_ACTIONS,
    SECOND_START_CARDS,
    START_TOKENS,
)
