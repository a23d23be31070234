"""The table: everything that lies on it, and simple counts and limits. The rules work on this."""

from typing import Final

from trailboss.core.contract import GameConfig
from trailboss.core.fields import put
from trailboss.core.frames import FrameStack
from trailboss.core.knowledge import Knowledge
from trailboss.core.rng import Rng
from trailboss.games.gwt.components import actions, player_board, tiles
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.tiles import is_private, number_of, owner_of
from trailboss.games.gwt.rules.edition import Edition, private_key
from trailboss.games.gwt.rules.house_rules import HouseRules
from trailboss.games.gwt.solo.sam_state import SamState
from trailboss.games.gwt.state.state_fields import NO_LISTS, NO_NUMBERS, StateFields

NOBODY: Final = -1
NOT_PLACED: Final = -1
TAKEN_WIDTH: Final = 32


class SortedStacks:
    """Sorted copies of stacks, kept as long as the same list lies on the table."""

    __slots__ = ("results", "sources")

    def __init__(self) -> None:
        self.sources: list[list[int]] = []
        self.results: list[list[int]] = []

    def of(self, number: int, cards: list[int]) -> list[int]:
        """A sorted copy of a stack; each has its number, from 0 on."""
        sources = self.sources
        while number >= len(sources):
            sources.append(NO_NUMBERS)
            self.results.append(NO_NUMBERS)
        if sources[number] is not cards:
            self.results[number] = sorted(cards)
            sources[number] = cards
        return self.results[number][:]


class Table(StateFields):
    """The state without its rules. What is on the table is declared in `fields.py`."""

    def __init__(
        self,
        config: GameConfig,
        rng: Rng,
        frames: FrameStack,
        knowledge: Knowledge,
        history: list[int],
        to_move: int,
        over: bool,
        edition: Edition,
        house: HouseRules,
        sam: SamState | None,
    ) -> None:
        super().__init__(config, rng, frames, knowledge, history, to_move, over)
        self.ranchers = config.seats if sam is None else config.seats + 1
        """How many ranchers there are: the seats, and Sam if he plays."""
        self.edition = edition
        self.trail = edition.trail
        self.house = house
        """How the table plays what the rulebook leaves open."""
        self.ahead: list[list[int]] = NO_LISTS
        """By space: the locations one step ahead, as far as anybody asked since a tile changed."""
        self.owns_ahead = False
        """Does no copy share that list?"""
        self.sorted_stacks: SortedStacks | None = None
        """What `determinize` has sorted already."""
        self.sam = sam
        """The solo opponent, if he plays; he is the second rancher then."""

    def put_tile(self, space: int, tile: int) -> None:
        """Lay a tile on a space of the trail, or EMPTY."""
        before = self.tile
        self.tile = put(before, space, tile)
        if self.ahead and (before[space] == tiles.EMPTY) != (tile == tiles.EMPTY):
            if not self.owns_ahead:
                self.ahead = self.ahead[:]
                self.owns_ahead = True
            self._forget_ahead(space)

    def _forget_ahead(self, changed: int) -> None:
        """After a location appeared or disappeared, the cached locations ahead are invalid for the
        locations before that space, and for the empty spaces in between."""
        ahead, back, tile = self.ahead, self.trail.back, self.tile
        spaces = [changed]
        for space in spaces:  # grows while it is walked through
            for other in back[space]:
                if ahead[other]:
                    ahead[other] = NO_NUMBERS
                if tile[other] == tiles.EMPTY:
                    spaces.append(other)

    # ---------------------------------------------------------------- counts

    def cowboys(self, seat: int) -> int:
        return self.workers[3 * seat + player_board.COWBOY]

    def builders(self, seat: int) -> int:
        return self.workers[3 * seat + player_board.BUILDER]

    def engineers(self, seat: int) -> int:
        return self.workers[3 * seat + player_board.ENGINEER]

    def amount(self, seat: int, number: int) -> int:
        """A printed number, or the count it stands for, as it is now (GWT-32c)."""
        if number >= 0:
            return number
        place = -1 - number
        return actions.COUNTED_EACH[place] * self._counted(seat, actions.COUNTED[place])

    def _counted(self, seat: int, kind: int) -> int:
        if kind == actions.ENGINEERS:
            return self.engineers(seat)
        if kind == actions.COWBOYS:
            return self.cowboys(seat)
        if kind == actions.WOODS:
            return self.woods(seat)
        if kind == actions.BUILDERS:
            return self.builders(seat)
        if kind == actions.HAZARDS:
            return self.hazards(seat)
        assert kind == actions.STATIONS
        return self.stations[seat].bit_count()

    def woods(self, seat: int) -> int:
        """Own private buildings in the woods."""
        count = 0
        woods = self.trail.woods
        for space in self.trail.buildings:
            if woods[space]:
                tile = self.tile[space]
                if is_private(tile) and owner_of(tile) == seat:
                    count += 1
        return count

    def buildings_on_trail(self, seat: int) -> int:
        count = 0
        for space in self.trail.buildings:
            tile = self.tile[space]
            if is_private(tile) and owner_of(tile) == seat:
                count += 1
        return count

    def key(self, tile: int) -> int:
        """The key of a building tile in the lists of the edition."""
        if is_private(tile):
            number = number_of(tile)
            return private_key(number, self.side(owner_of(tile), number))
        return tile

    def side(self, seat: int, number: int) -> int:
        """The side of a rancher's building: the same for all (GWT-6), but Sam plays all b-sides (SAM-7)."""
        return 1 if seat == 1 and self.sam is not None else self.sides[number]

    def tribe_pairs(self, seat: int) -> int:
        base = TAKEN_WIDTH * seat
        return min(self.taken[base + tiles.GREEN_TRIBE], self.taken[base + tiles.SECOND_TRIBE])

    def hazards(self, seat: int) -> int:
        base = TAKEN_WIDTH * seat
        return sum(self.taken[base + tiles.FIRST_HAZARD : base + tiles.GREEN_TRIBE])

    # ---------------------------------------------------------------- limits

    def covered(self, seat: int, disc: int) -> bool:
        return self.discs[seat] >> disc & 1 == 1

    def step_limit(self, seat: int) -> int:
        limit = player_board.STEP_BASE[self.ranchers]
        if not self.covered(seat, player_board.STEP_DOLLARS):
            limit += player_board.STEP_DOLLARS_BONUS[self.ranchers]
        if not self.covered(seat, player_board.STEP_VP):
            limit += player_board.STEP_VP_BONUS[self.ranchers]
        return limit

    def hand_limit(self, seat: int) -> int:
        """4, 5 or 6 (GWT-32g)."""
        return (
            player_board.HAND_BASE
            + (not self.covered(seat, player_board.HAND_1))
            + (not self.covered(seat, player_board.HAND_2))
        )

    def certificate_limit(self, seat: int) -> int:
        """The last space of the track that the marker may reach: that of 3, 4 or 6 (GWT-60, GWT-61)."""
        if self.covered(seat, player_board.CERT_4):
            return 3
        return 4 if self.covered(seat, player_board.CERT_6) else 5

    def certificate_value(self, seat: int) -> int:
        return player_board.CERTIFICATE_TRACK[self.certificates[seat]]

    def delivered(self, seat: int, city: int) -> int:
        """Own discs on a city."""
        return self.cities[CITIES * seat + city]

    def has_station(self, seat: int, station: int) -> bool:
        return self.stations[seat] >> station & 1 == 1

    def has_master(self, seat: int, master: int) -> bool:
        return self.masters[seat] >> master & 1 == 1

    def first_turn(self, seat: int) -> bool:
        return self.herder[seat] == NOT_PLACED
