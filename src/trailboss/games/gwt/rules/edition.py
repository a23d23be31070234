"""An edition: whatever differs between the printings of the game."""

from typing import Final

from trailboss.games.gwt.components import buildings
from trailboss.games.gwt.components.actions import action_number
from trailboss.games.gwt.components.buildings import MAX_BUILDINGS, PrivateSide
from trailboss.games.gwt.components.cities import Cities
from trailboss.games.gwt.components.tiles import PER_SEAT
from trailboss.games.gwt.components.trail import Trail

SIDES: Final = 2
FIRST_PRIVATE_KEY: Final = 8
"""Local actions are listed by key: 1 to 7 for the neutral buildings, then two sides for each private one."""
MOST_KEYS: Final = FIRST_PRIVATE_KEY + SIDES * MAX_BUILDINGS
"""Above every key of any edition."""

if MAX_BUILDINGS >= PER_SEAT:
    raise ValueError("the private buildings do not fit into the codes of tiles")


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
        programs: list[list[int]],
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
        self.programs = programs
        """By action: its effects, each as a kind and a number."""
        self.start_cards = start_cards
        """By place in the order of play: cards of the first hand."""
        self.start_tokens = start_tokens
        """Exchange tokens of each rancher at the start."""
        self.has_tokens = start_tokens > 0
        """Are there exchange tokens at all?"""
        if self.buildings > MAX_BUILDINGS:
            raise ValueError(f"the edition {name} has more private buildings than there are numbers for")
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
        self.risk: list[int] = [action_number(name) for name in buildings.RISK_ACTIONS]
        """By kind of risk: the action that belongs to a building there (GWT-23)."""
        for letter, actions in enumerate(buildings.NEUTRAL_ACTIONS):
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
