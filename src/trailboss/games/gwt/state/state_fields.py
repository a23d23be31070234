"""Generated from `fields.py` by `./run docs`; do not edit."""

from typing import Final

from mypy_extensions import i64

from trailboss.core.contract import GameConfig, State
from trailboss.core.fields import Fields
from trailboss.core.frames import FrameStack
from trailboss.core.knowledge import Knowledge
from trailboss.core.rng import Rng
from trailboss.games.gwt.components.cattle import (
    CATTLE_FACES,
    FACES,
    FIRST_OBJECTIVE,
    MARKET_DECK,
    SIMMENTAL_CARDS,
    SIMMENTAL_STAGES,
)
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.job_market import COLUMNS, ROWS
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK, DISCS, ROW_SPACES, WORKER_KINDS
from trailboss.games.gwt.components.railroad import MASTER_SPACES, POSITIONS
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import FORESIGHT_COLUMNS, FORESIGHT_SPACES, PRIVATE, TILES
from trailboss.games.gwt.components.trail import SPACES
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.moves import STATIONS

NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []


class StateFields(State):
    """Everything that lies on the table, as numbers."""

    def __init__(
        self,
        config: GameConfig,
        rng: Rng,
        frames: FrameStack,
        knowledge: Knowledge,
        history: list[int],
        to_move: int,
        over: bool,
    ) -> None:
        super().__init__(config, rng, frames, knowledge, history, to_move, over)
        self.owned: i64 = 0
        """Which lists no copy shares, as bits. To change a number, use `own_NAME`."""
        self.first: int = 0
        """The starting player."""
        self.ending: int = -1
        """Who took the job market token and so set off the last turns, or NOBODY."""
        self.sides: list[int] = NO_NUMBERS
        """By number of a private building: 0 for side a, 1 for side b; the same for everybody (GWT-6)."""
        self.tile: list[int] = NO_NUMBERS
        """By space: the tile that lies there."""
        self.money: list[int] = NO_NUMBERS
        """Dollars."""
        self.herder: list[int] = NO_NUMBERS
        """The space of the herder; NOT_PLACED before the first turn."""
        self.engine: list[int] = NO_NUMBERS
        """The position of the engine on the railroad."""
        self.certificates: list[int] = NO_NUMBERS
        """The space of the marker on the certificate track, from 0."""
        self.discs: list[int] = NO_NUMBERS
        """Disc spaces of the player board that are still covered, as bits."""
        self.workers: list[int] = NO_NUMBERS
        """3 * seat + kind: workers in that row, the printed one included."""
        self.stock: list[int] = NO_NUMBERS
        """Private buildings not yet built, as bits by number."""
        self.replaced_buildings: list[int] = NO_NUMBERS
        """Private buildings out of the game, as bits by number."""
        self.taken: list[int] = NO_NUMBERS
        """32 * seat + tile code: hazards and tribe tiles taken."""
        self.stations: list[int] = NO_NUMBERS
        """Stations with a disc of the rancher, as bits."""
        self.cities: list[int] = NO_NUMBERS
        """10 * seat + city: own discs there."""
        self.discless_deliveries: list[int] = NO_NUMBERS
        """Deliveries to Kansas City without a disc (GWT-57)."""
        self.masters: list[int] = NO_NUMBERS
        """Station masters taken, as bits."""
        self.hand: list[list[int]] = NO_LISTS
        """The cards in hand."""
        self.stack: list[list[int]] = NO_LISTS
        """The draw stack, the top last."""
        self.pile: list[list[int]] = NO_LISTS
        """The discard pile, the top last."""
        self.played_objectives: list[list[int]] = NO_LISTS
        """Objective cards that will be scored."""
        self.unseen: list[list[int]] = NO_LISTS
        """Objective cards in the rancher's deck that nobody else has seen (GWT-32f)."""
        self.jobs: list[int] = NO_NUMBERS
        """3 * row + kind: workers on offer."""
        self.job_row: int = 0
        """The row of the job market token; ROWS once it is taken."""
        self.job_filled: int = 0
        """Workers in that row."""
        self.foresight: list[int] = NO_NUMBERS
        """2 * column + space: the tile there, or EMPTY."""
        self.supply: list[list[int]] = NO_LISTS
        """The three stacks of the Kansas City supply, the top last."""
        self.cattle: list[int] = NO_NUMBERS
        """By face: cattle cards in the market."""
        self.cattle_stack: list[int] = NO_NUMBERS
        """The stack of cattle cards, the top last."""
        self.display: list[int] = NO_NUMBERS
        """Objective cards on display, at most four."""
        self.objectives: list[int] = NO_NUMBERS
        """The stack of objective cards, the top last."""
        self.master_at: list[int] = NO_NUMBERS
        """By station: the station master there, or NOBODY."""
        self.stationed: list[int] = NO_NUMBERS
        """By kind: workers given for station masters."""
        self.removed: list[int] = NO_NUMBERS
        """Cards out of the game."""
        self.removed_tiles: list[int] = NO_NUMBERS
        """Supply tiles out of the game."""
        self.vacated: list[int] = NO_NUMBERS
        """Stations that gave their disc away, as bits; a position keeps them where it matters (GWT-56)."""
        self.tokens: list[int] = NO_NUMBERS
        """Exchange tokens."""
        self.simmental: list[int] = NO_NUMBERS
        """Simmental of the second and third stage beside the board; empty if they are not played."""

    def start_fields(self, edition: Edition, seats: int) -> None:
        """An empty table: numbers in lists as low as they can be, lists of any length empty."""
        self.sides = [0] * (edition.buildings + 1)
        self.tile = [0] * SPACES
        self.money = [0] * seats
        self.herder = [-1] * seats
        self.engine = [0] * seats
        self.certificates = [0] * seats
        self.discs = [0] * seats
        self.workers = [1] * (WORKER_KINDS * seats)
        self.stock = [0] * seats
        self.replaced_buildings = [0] * seats
        self.taken = [0] * (32 * seats)
        self.stations = [0] * seats
        self.cities = [0] * (CITIES * seats)
        self.discless_deliveries = [0] * seats
        self.masters = [0] * seats
        self.hand = [[] for _ in range(seats)]
        self.stack = [[] for _ in range(seats)]
        self.pile = [[] for _ in range(seats)]
        self.played_objectives = [[] for _ in range(seats)]
        self.unseen = [[] for _ in range(seats)]
        self.jobs = [0] * (WORKER_KINDS * ROWS)
        self.foresight = [0] * (FORESIGHT_COLUMNS * FORESIGHT_SPACES)
        self.supply = [[] for _ in range(FORESIGHT_COLUMNS)]
        self.cattle = [0] * CATTLE_FACES
        self.cattle_stack = []
        self.display = []
        self.objectives = []
        self.master_at = [-1] * MASTER_SPACES
        self.stationed = [0] * WORKER_KINDS
        self.removed = []
        self.removed_tiles = []
        self.vacated = [0] * seats
        self.tokens = [0] * seats
        self.simmental = []

    def copy_fields(self, twin: "StateFields") -> None:
        """Give a copy the same fields. Lists that seldom change are shared until one does."""
        twin.first = self.first
        twin.ending = self.ending
        twin.sides = self.sides
        twin.tile = self.tile
        twin.money = self.money[:]
        twin.herder = self.herder[:]
        twin.engine = self.engine
        twin.certificates = self.certificates
        twin.discs = self.discs
        twin.workers = self.workers[:]
        twin.stock = self.stock
        twin.replaced_buildings = self.replaced_buildings
        twin.taken = self.taken
        twin.stations = self.stations
        twin.cities = self.cities
        twin.discless_deliveries = self.discless_deliveries
        twin.masters = self.masters
        twin.hand = [each[:] for each in self.hand]
        twin.stack = [each[:] for each in self.stack]
        twin.pile = [each[:] for each in self.pile]
        twin.played_objectives = self.played_objectives
        twin.unseen = self.unseen
        twin.jobs = self.jobs
        twin.job_row = self.job_row
        twin.job_filled = self.job_filled
        twin.foresight = self.foresight
        twin.supply = self.supply
        twin.cattle = self.cattle
        twin.cattle_stack = self.cattle_stack
        twin.display = self.display
        twin.objectives = self.objectives
        twin.master_at = self.master_at
        twin.stationed = self.stationed
        twin.removed = self.removed
        twin.removed_tiles = self.removed_tiles
        twin.vacated = self.vacated
        twin.tokens = self.tokens
        twin.simmental = self.simmental
        self.owned = twin.owned = 0

    def own_engine(self) -> list[int]:
        if not self.owned & 4:
            self.engine = self.engine[:]
            self.owned |= 4
        return self.engine

    def own_certificates(self) -> list[int]:
        if not self.owned & 8:
            self.certificates = self.certificates[:]
            self.owned |= 8
        return self.certificates

    def own_discs(self) -> list[int]:
        if not self.owned & 16:
            self.discs = self.discs[:]
            self.owned |= 16
        return self.discs

    def own_stock(self) -> list[int]:
        if not self.owned & 32:
            self.stock = self.stock[:]
            self.owned |= 32
        return self.stock

    def own_replaced_buildings(self) -> list[int]:
        if not self.owned & 64:
            self.replaced_buildings = self.replaced_buildings[:]
            self.owned |= 64
        return self.replaced_buildings

    def own_taken(self) -> list[int]:
        if not self.owned & 128:
            self.taken = self.taken[:]
            self.owned |= 128
        return self.taken

    def own_stations(self) -> list[int]:
        if not self.owned & 256:
            self.stations = self.stations[:]
            self.owned |= 256
        return self.stations

    def own_cities(self) -> list[int]:
        if not self.owned & 512:
            self.cities = self.cities[:]
            self.owned |= 512
        return self.cities

    def own_discless_deliveries(self) -> list[int]:
        if not self.owned & 1024:
            self.discless_deliveries = self.discless_deliveries[:]
            self.owned |= 1024
        return self.discless_deliveries

    def own_masters(self) -> list[int]:
        if not self.owned & 2048:
            self.masters = self.masters[:]
            self.owned |= 2048
        return self.masters

    def own_jobs(self) -> list[int]:
        if not self.owned & 4096:
            self.jobs = self.jobs[:]
            self.owned |= 4096
        return self.jobs

    def own_foresight(self) -> list[int]:
        if not self.owned & 8192:
            self.foresight = self.foresight[:]
            self.owned |= 8192
        return self.foresight

    def own_cattle(self) -> list[int]:
        if not self.owned & 16384:
            self.cattle = self.cattle[:]
            self.owned |= 16384
        return self.cattle

    def own_master_at(self) -> list[int]:
        if not self.owned & 32768:
            self.master_at = self.master_at[:]
            self.owned |= 32768
        return self.master_at

    def own_stationed(self) -> list[int]:
        if not self.owned & 65536:
            self.stationed = self.stationed[:]
            self.owned |= 65536
        return self.stationed

    def own_vacated(self) -> list[int]:
        if not self.owned & 131072:
            self.vacated = self.vacated[:]
            self.owned |= 131072
        return self.vacated

    def own_tokens(self) -> list[int]:
        if not self.owned & 262144:
            self.tokens = self.tokens[:]
            self.owned |= 262144
        return self.tokens

    def own_simmental(self) -> list[int]:
        if not self.owned & 524288:
            self.simmental = self.simmental[:]
            self.owned |= 524288
        return self.simmental

    def dump_fields(self, edition: Edition) -> dict[str, object]:
        """Every field under its name in positions."""
        config = self.config
        data: dict[str, object] = {}
        data["to_move"] = self.to_move
        data["over"] = int(self.over)
        data["first"] = self.first
        data["ending"] = self.ending
        data["agenda"] = self.frames.to_list()
        data["sides"] = self.sides[1:]
        data["tile"] = self.tile[:]
        data["money"] = self.money[:]
        data["herder"] = self.herder[:]
        data["engine"] = self.engine[:]
        data["certificates"] = self.certificates[:]
        data["discs"] = self.discs[:]
        data["workers"] = self.workers[:]
        data["stock"] = self.stock[:]
        data["scrapped"] = self.replaced_buildings[:]
        data["taken"] = self.taken[:]
        data["stations"] = self.stations[:]
        data["cities"] = self.cities[:]
        data["stand_ins"] = self.discless_deliveries[:]
        data["masters"] = self.masters[:]
        data["hand"] = [each[:] for each in self.hand]
        data["stack"] = [each[:] for each in self.stack]
        data["pile"] = [each[:] for each in self.pile]
        data["area"] = [each[:] for each in self.played_objectives]
        data["unseen"] = [each[:] for each in self.unseen]
        data["jobs"] = self.jobs[:]
        data["job_row"] = self.job_row
        data["job_filled"] = self.job_filled
        data["foresight"] = self.foresight[:]
        data["supply"] = [each[:] for each in self.supply]
        data["cattle"] = self.cattle[:]
        data["cattle_stack"] = self.cattle_stack[:]
        data["display"] = self.display[:]
        data["objectives"] = self.objectives[:]
        data["master_at"] = self.master_at[:]
        data["stationed"] = self.stationed[:]
        data["removed"] = self.removed[:]
        data["away"] = self.removed_tiles[:]
        data["learned"] = self.knowledge.count
        data["chance"] = self.rng.words()
        if config.options["station_again"] == "no":
            data["vacated"] = self.vacated[:]
        if edition.has_tokens:
            data["tokens"] = self.tokens[:]
        if edition.has_tokens:
            data["simmental"] = self.simmental[:]
        return data

    def load_fields(self, fields: Fields, edition: Edition, seats: int) -> None:
        """Read every field, within its bounds."""
        config = self.config
        self.first = fields.number("first", 0, config.seats - 1)
        self.ending = fields.number("ending", -1, seats - 1)
        self.sides = [0] * 1 + fields.numbers("sides", 0, 1, edition.buildings)
        self.tile = fields.numbers("tile", 0, TILES - 1, SPACES)
        self.money = fields.numbers("money", 0, 100_000, seats)
        self.herder = fields.numbers("herder", -1, SPACES - 1, seats)
        self.engine = fields.numbers("engine", 0, POSITIONS - 1, seats)
        self.certificates = fields.numbers("certificates", 0, len(CERTIFICATE_TRACK) - 1, seats)
        self.discs = fields.numbers("discs", 0, (1 << DISCS) - 1, seats)
        self.workers = fields.numbers("workers", 1, ROW_SPACES, WORKER_KINDS * seats)
        self.stock = fields.numbers("stock", 0, (1 << (edition.buildings + 1)) - 2, seats)
        self.replaced_buildings = fields.numbers("scrapped", 0, (1 << (edition.buildings + 1)) - 2, seats)
        self.taken = fields.numbers("taken", 0, 20, 32 * seats)
        self.stations = fields.numbers("stations", 0, (1 << STATIONS) - 1, seats)
        self.cities = fields.numbers("cities", 0, DISCS, CITIES * seats)
        self.discless_deliveries = fields.numbers("stand_ins", 0, 100_000, seats)
        self.masters = fields.numbers("masters", 0, (1 << len(MASTER_IDS)) - 1, seats)
        self.hand = fields.lists("hand", 0, FACES - 1, seats)
        self.stack = fields.lists("stack", 0, FACES - 1, seats)
        self.pile = fields.lists("pile", 0, FACES - 1, seats)
        self.played_objectives = fields.lists("area", FIRST_OBJECTIVE, FACES - 1, seats)
        self.unseen = fields.lists("unseen", FIRST_OBJECTIVE, FACES - 1, seats)
        self.jobs = fields.numbers("jobs", 0, COLUMNS[seats], WORKER_KINDS * ROWS)
        self.job_row = fields.number("job_row", 1, ROWS)
        self.job_filled = fields.number("job_filled", 0, COLUMNS[seats] - 1)
        self.foresight = fields.numbers("foresight", 0, PRIVATE - 1, FORESIGHT_COLUMNS * FORESIGHT_SPACES)
        self.supply = fields.lists("supply", 1, PRIVATE - 1, FORESIGHT_COLUMNS)
        self.cattle = fields.numbers("cattle", 0, len(MARKET_DECK), CATTLE_FACES)
        self.cattle_stack = fields.numbers("cattle_stack", 0, CATTLE_FACES - 1)
        self.display = fields.numbers("display", FIRST_OBJECTIVE, FACES - 1)
        self.objectives = fields.numbers("objectives", FIRST_OBJECTIVE, FACES - 1)
        self.master_at = fields.numbers("master_at", -1, len(MASTER_IDS) - 1, MASTER_SPACES)
        self.stationed = fields.numbers("stationed", 0, 5, WORKER_KINDS)
        self.removed = fields.numbers("removed", 0, FACES - 1)
        self.removed_tiles = fields.numbers("away", 1, PRIVATE - 1)
        self.vacated = (
            fields.numbers("vacated", 0, (1 << STATIONS) - 1, seats)
            if config.options["station_again"] == "no"
            else [0] * seats
        )
        self.tokens = fields.numbers("tokens", 0, 100_000, seats) if edition.has_tokens else [0] * seats
        self.simmental = (
            fields.numbers(
                "simmental",
                0,
                SIMMENTAL_CARDS,
                SIMMENTAL_STAGES - 1 if config.options["simmental"] is True else 0,
            )
            if edition.has_tokens
            else []
        )

    def held_cards(self) -> list[int]:
        """All cards, one by one."""
        found: list[int] = []
        for each in self.hand:
            found.extend(each)
        for each in self.stack:
            found.extend(each)
        for each in self.pile:
            found.extend(each)
        for each in self.played_objectives:
            found.extend(each)
        found.extend(self.cattle_stack)
        found.extend(self.display)
        found.extend(self.objectives)
        found.extend(self.removed)
        return found

    def counted_cards(self) -> int:
        """How many more cards are only counted."""
        return sum(self.cattle) + sum(self.simmental)

    def held_tiles(self) -> list[int]:
        """All tiles, one by one."""
        found: list[int] = []
        found.extend(self.tile)
        found.extend(self.foresight)
        for each in self.supply:
            found.extend(each)
        found.extend(self.removed_tiles)
        return found

    def counted_tiles(self) -> int:
        """How many more tiles are only counted."""
        return sum(self.taken) + sum(self.jobs) + sum(self.stationed)
