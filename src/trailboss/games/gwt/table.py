"""The table: everything that lies on it, as plain numbers. The rules, in the other modules, work on this.

Lists by seat have one entry per rancher; where a rancher has several figures of a kind they stand in one flat
list (`workers[3 * seat + kind]`). Cards are faces and tiles are codes, see `components`.
"""

from typing import Final

from trailboss.core.agenda import Agenda
from trailboss.core.contract import Setting, State
from trailboss.core.knowledge import Knowledge
from trailboss.core.rng import Rng
from trailboss.games.gwt.components.actions import (
    PER_BUILDER,
    PER_COWBOY,
    PER_ENGINEER,
    PER_HAZARD,
    PER_STATION_TWICE,
    PER_WOODS,
    PER_WOODS_TWICE,
)
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.player_board import (
    BUILDER,
    CERT_4,
    CERT_6,
    CERTIFICATE_TRACK,
    COWBOY,
    ENGINEER,
    HAND_1,
    HAND_2,
    HAND_BASE,
    STEP_BASE,
    STEP_DOLLARS,
    STEP_DOLLARS_BONUS,
    STEP_VP,
    STEP_VP_BONUS,
)
from trailboss.games.gwt.components.tiles import (
    FIRST_HAZARD,
    GREEN_TRIBE,
    SECOND_TRIBE,
    is_private,
    number_of,
    owner_of,
)
from trailboss.games.gwt.edition import Edition, private_key
from trailboss.games.gwt.house_rules import HouseRules
from trailboss.games.gwt.sam_state import SamState

NOBODY: Final = -1
NOT_PLACED: Final = -1
TAKEN_WIDTH: Final = 32


class Table(State):
    """The state without its rules."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        knowledge: Knowledge,
        history: list[int],
        to_move: int,
        over: bool,
        edition: Edition,
        house: HouseRules,
        sides: list[int],
        tile: list[int],
        money: list[int],
        herder: list[int],
        engine: list[int],
        certificates: list[int],
        discs: list[int],
        workers: list[int],
        stock: list[int],
        scrapped: list[int],
        taken: list[int],
        stations: list[int],
        vacated: list[int],
        cities: list[int],
        stand_ins: list[int],
        masters: list[int],
        hand: list[list[int]],
        stack: list[list[int]],
        pile: list[list[int]],
        area: list[list[int]],
        unseen: list[list[int]],
        jobs: list[int],
        job_row: int,
        job_filled: int,
        foresight: list[int],
        supply: list[list[int]],
        cattle: list[int],
        cattle_stack: list[int],
        display: list[int],
        objectives: list[int],
        master_at: list[int],
        stationed: list[int],
        tokens: list[int],
        simmental: list[int],
        removed: list[int],
        away: list[int],
        first: int,
        ending: int,
        sam: SamState | None,
    ) -> None:
        super().__init__(setting, rng, agenda, knowledge, history, to_move, over)
        self.ranchers = len(money)
        """How many ranchers there are: the seats, and Sam if he plays."""
        self.edition = edition
        self.trail = edition.trail
        self.house = house
        """How the table plays what the rulebook leaves open."""
        # -- the trail
        self.sides = sides
        """By number of a private building: 0 for side a, 1 for side b; the same for everybody (GWT-6)."""
        self.tile = tile
        """By space: the tile that lies there; changed by `put_tile`."""
        self.ahead: list[list[int]] = []
        """By space: the locations one step ahead, as far as anybody asked since a tile changed."""
        # -- by seat
        self.money = money
        self.herder = herder
        """The space of the herder; NOT_PLACED before the first turn."""
        self.engine = engine
        """The position of the engine on the railroad."""
        self.certificates = certificates
        """The space of the marker on the certificate track, from 0."""
        self.discs = discs
        """Disc spaces of the player board that are still covered, as bits."""
        self.workers = workers
        """3 * seat + kind: workers in that row, the printed one included."""
        self.stock = stock
        """Private buildings not yet built, as bits by number."""
        self.scrapped = scrapped
        """Private buildings out of the game, as bits by number."""
        self.taken = taken
        """32 * seat + tile code: hazards and tribe tiles taken."""
        self.stations = stations
        """Stations with an own disc, as bits."""
        self.vacated = vacated
        """Stations that gave their disc away, as bits; a position keeps them where it matters (GWT-56)."""
        self.cities = cities
        """10 * seat + city: own discs there."""
        self.stand_ins = stand_ins
        """Deliveries to Kansas City without a disc (GWT-57)."""
        self.masters = masters
        """Station masters taken, as bits."""
        self.hand = hand
        self.stack = stack
        """The draw stack, the top last."""
        self.pile = pile
        """The discard pile, the top last."""
        self.area = area
        """Objective cards that will be scored."""
        self.unseen = unseen
        """Objective cards in the rancher's deck that nobody else has seen (GWT-32f)."""
        # -- the rest of the board
        self.jobs = jobs
        """3 * row + kind: workers on offer."""
        self.job_row = job_row
        """The row of the job market token; ROWS once it is taken."""
        self.job_filled = job_filled
        """Workers in that row."""
        self.foresight = foresight
        """2 * column + space: the tile there, or EMPTY."""
        self.supply = supply
        """The three stacks of the Kansas City supply, the top last."""
        self.cattle = cattle
        """By face: cattle cards in the market."""
        self.cattle_stack = cattle_stack
        self.display = display
        """Objective cards on display, at most four."""
        self.objectives = objectives
        """The stack of objective cards, the top last."""
        self.master_at = master_at
        """By station: the station master there, or NOBODY."""
        self.stationed = stationed
        """By kind: workers given for station masters."""
        self.tokens = tokens
        """By seat: exchange tokens."""
        self.simmental = simmental
        """Simmental of the second and third stage beside the board; empty if they are not played."""
        self.removed = removed
        """Cards out of the game."""
        self.away = away
        """Supply tiles out of the game."""
        # -- the game
        self.first = first
        """The starting player."""
        self.ending = ending
        """Who took the job market token and so set off the last turns, or NOBODY."""
        self.sam = sam
        """The solo opponent, if he plays; he is the second rancher then."""

    def put_tile(self, space: int, tile: int) -> None:
        """Lay a tile on a space of the trail, or EMPTY."""
        self.tile[space] = tile
        self.ahead = []

    # ---------------------------------------------------------------- counts

    def cowboys(self, seat: int) -> int:
        return self.workers[3 * seat + COWBOY]

    def builders(self, seat: int) -> int:
        return self.workers[3 * seat + BUILDER]

    def engineers(self, seat: int) -> int:
        return self.workers[3 * seat + ENGINEER]

    def amount(self, seat: int, number: int) -> int:
        """A printed number, or the count it stands for, as it is now (GWT-32c)."""
        if number >= 0:
            return number
        if number == PER_ENGINEER:
            return self.engineers(seat)
        if number == PER_COWBOY:
            return self.cowboys(seat)
        if number == PER_WOODS:
            return self.woods(seat)
        if number == PER_WOODS_TWICE:
            return 2 * self.woods(seat)
        if number == PER_BUILDER:
            return self.builders(seat)
        if number == PER_HAZARD:
            return self.hazards(seat)
        if number == PER_STATION_TWICE:
            return 2 * self.stations[seat].bit_count()
        raise ValueError(f"{number} is no count")

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
        return min(self.taken[base + GREEN_TRIBE], self.taken[base + SECOND_TRIBE])

    def hazards(self, seat: int) -> int:
        base = TAKEN_WIDTH * seat
        return sum(self.taken[base + FIRST_HAZARD : base + GREEN_TRIBE])

    # ---------------------------------------------------------------- limits

    def covered(self, seat: int, disc: int) -> bool:
        return self.discs[seat] >> disc & 1 == 1

    def step_limit(self, seat: int) -> int:
        limit = STEP_BASE[self.ranchers]
        if not self.covered(seat, STEP_DOLLARS):
            limit += STEP_DOLLARS_BONUS[self.ranchers]
        if not self.covered(seat, STEP_VP):
            limit += STEP_VP_BONUS[self.ranchers]
        return limit

    def hand_limit(self, seat: int) -> int:
        """4, 5 or 6 (GWT-32g)."""
        return HAND_BASE + (not self.covered(seat, HAND_1)) + (not self.covered(seat, HAND_2))

    def certificate_limit(self, seat: int) -> int:
        """The last space of the track that the marker may reach: that of 3, 4 or 6 (GWT-60, GWT-61)."""
        if self.covered(seat, CERT_4):
            return 3
        return 4 if self.covered(seat, CERT_6) else 5

    def certificate_value(self, seat: int) -> int:
        return CERTIFICATE_TRACK[self.certificates[seat]]

    def delivered(self, seat: int, city: int) -> int:
        """Own discs on a city."""
        return self.cities[CITIES * seat + city]

    def has_station(self, seat: int, station: int) -> bool:
        return self.stations[seat] >> station & 1 == 1

    def has_master(self, seat: int, master: int) -> bool:
        return self.masters[seat] >> master & 1 == 1

    def first_turn(self, seat: int) -> bool:
        return self.herder[seat] == NOT_PLACED
