"""Stories: a table with names instead of seats, laid out as a test needs it, so that a test reads as a game.

    game = Story("Mary Tom", on="a", money=8, hand="gray", jobs={1: "cowboy"})
    game.play("do hire_0; hire cowboy row1; end")
    assert game.money() == 2

Where one value stands for a rancher it is the first one's; a mapping speaks for several. That rancher begins
phase A from the space given by `at`, or phase B on the one given by `on`. What a test does not name is out of
its way: no tiles but the neutral buildings on their letters, no hand, nobody to hire, no cattle to buy;
herders and engines wait at the start. Every move is checked to keep all components on the table.
"""

from collections.abc import Mapping
from typing import cast

from trailboss.core.contract import State, Value
from trailboss.games.gwt.components.cattle import FACE_IDS, STARTING_DECK
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.job_market import COLUMNS, ROWS
from trailboss.games.gwt.components.objectives import OBJECTIVE_DECK
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK, DISC_IDS, DISCS, WORKER_IDS
from trailboss.games.gwt.components.railroad import POSITION_IDS, STATION_IDS
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import (
    EMPTY,
    TILE_IDS,
    is_private,
    number_of,
    owner_of,
    private_tile,
)
from trailboss.games.gwt.components.trail import GOAL_SPACE
from trailboss.games.gwt.game import GWT1
from trailboss.games.gwt.state import GwtState
from trailboss.games.gwt.table import NOBODY, NOT_PLACED, TAKEN_WIDTH
from trailboss.games.gwt.turn import go_on
from trailboss.games.gwt.verbs import ARRIVE, NEXT_TURN, PHASE_A, PHASE_C
from trailboss.games.gwt.view import GwtView, tile_name

Words = str | Mapping[str, str]
Numbers = int | Mapping[str, int]
ALL_DISCS = (1 << DISCS) - 1


class Story:
    """A game in the middle of the first one's turn, told by names."""

    def __init__(
        self,
        names: str = "Mary Tom",
        *,
        on: str = "",
        at: Words = "start",
        first_turn: bool = False,
        money: Numbers = 0,
        hand: Words = "",
        stack: Words | None = None,
        pile: Words = "",
        area: Words = "",
        engine: Words = "0",
        marker: Numbers = 0,
        cleared: Words = "",
        covered: Words | None = None,
        cowboys: Numbers = 1,
        builders: Numbers = 1,
        engineers: Numbers = 1,
        buildings: Mapping[str, str] | None = None,
        stock: Words | None = None,
        sides: str = "",
        tiles: Mapping[str, str] | None = None,
        taken: Words = "",
        stations: Words = "",
        cities: Words = "",
        masters: Words = "",
        waiting: str = "workers objectives hazards tribe_pairs certificates",
        jobs: Mapping[int, str] | None = None,
        token: int = 2,
        closed_by: str = "",
        foresight: tuple[str, str, str] = ("green_tribe green_tribe", "cowboy cowboy", "builder builder"),
        cattle: str = "",
        cattle_stack: str = "",
        display: str = "obj_01 obj_02 obj_03 obj_04",
        objectives: str | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        """Stacks are told from the top. `covered` lists the disc spaces that still have a disc, `cleared`
        those that have none; `buildings` are like `{"a1": "Mary 2a"}`, `sides` those not named there that lie
        on b; `waiting` are the station masters of the first five stations; `jobs` are by row as numbered on
        the board, and `token` is the row of the token; `closed_by` has taken it."""
        self.names = names.split()
        state = GWT1.start(len(self.names), seed=7, **{"first": 0, **(options or {})})
        assert isinstance(state, GwtState)
        self.state = state
        self._lay_trail(buildings or {}, sides, tiles or {})
        self._lay_markets(jobs or {}, token, closed_by, foresight)
        state.cattle = [cattle.split().count(face) for face in FACE_IDS[: len(state.cattle)]]
        state.cattle_stack = _faces(cattle_stack)[::-1]
        state.master_at = [NOBODY if name == "-" else MASTER_IDS.index(name) for name in waiting.split()]
        for seat, name in enumerate(self.names):
            self._lay_board(seat, _said(covered, name, seat), _word(cleared, name, seat))
            self._lay_cards(seat, _word(hand, name, seat), _said(stack, name, seat), _word(pile, name, seat))
            state.area[seat] = _faces(_word(area, name, seat))
            state.money[seat] = _number(money, name, seat, 0)
            space = _word(at, name, seat) or "start"
            state.herder[seat] = NOT_PLACED if first_turn else state.trail.ids.index(space)
            state.engine[seat] = POSITION_IDS.index(_word(engine, name, seat) or "0")
            state.certificates[seat] = CERTIFICATE_TRACK.index(_number(marker, name, seat, 0))
            for kind, count in enumerate((cowboys, builders, engineers)):
                state.workers[3 * seat + kind] = _number(count, name, seat, 1)
            for tile in _word(taken, name, seat).split():
                state.taken[TAKEN_WIDTH * seat + TILE_IDS.index(tile)] += 1
            state.stations[seat] = _bits(STATION_IDS, _word(stations, name, seat))
            for city in _word(cities, name, seat).split():
                state.cities[CITIES * seat + state.edition.cities.ids.index(city)] += 1
            state.masters[seat] = _bits(MASTER_IDS, _word(masters, name, seat))
            self._lay_stock(seat, _said(stock, name, seat))
        self._lay_objectives(display, objectives)
        state.agenda.frames = []
        state.agenda.push(NEXT_TURN)
        state.agenda.push(PHASE_C)
        if on:
            state.herder[0] = state.trail.ids.index(on)
            state.agenda.push(ARRIVE)
        else:
            state.agenda.push(PHASE_A)
        state.events = []
        go_on(state)
        self.box = state.inventory()

    # ---------------------------------------------------------------- laying out the table

    def _lay_trail(self, buildings: Mapping[str, str], sides: str, tiles: Mapping[str, str]) -> None:
        state = self.state
        trail = state.trail
        for space in range(GOAL_SPACE):
            if space not in trail.neutral:
                state.tile[space] = EMPTY
        for place, tile in tiles.items():
            state.tile[trail.ids.index(place)] = TILE_IDS.index(tile)
        named = [building.split()[1] for building in buildings.values()] + sides.split()
        for building in named:
            state.sides[int(building[:-1])] = "ab".index(building[-1])
        for place, building in buildings.items():
            owner, number = building.split()
            state.tile[trail.ids.index(place)] = private_tile(self.seat(owner), int(number[:-1]))

    def _lay_stock(self, seat: int, stock: str | None) -> None:
        state = self.state
        built = [number_of(tile) for tile in state.tile if is_private(tile) and owner_of(tile) == seat]
        left = [number for number in range(1, state.edition.buildings + 1) if number not in built]
        kept = left if stock is None else [int(building[:-1]) for building in stock.split()]
        for building in (stock or "").split():
            state.sides[int(building[:-1])] = "ab".index(building[-1])
        state.stock[seat] = sum(1 << number for number in kept)
        state.scrapped[seat] = sum(1 << number for number in left if number not in kept)

    def _lay_markets(
        self, jobs: Mapping[int, str], token: int, closed_by: str, foresight: tuple[str, str, str]
    ) -> None:
        state = self.state
        state.jobs = [0] * len(state.jobs)
        for row, workers in jobs.items():
            assert len(workers.split()) <= COLUMNS[state.seats], f"row {row} has not that many spaces"
            for worker in workers.split():
                state.jobs[3 * (row - 1) + WORKER_IDS.index(worker)] += 1
        state.job_row = ROWS if closed_by else token - 1
        state.job_filled = 0 if closed_by else len(jobs.get(token, "").split())
        state.ending = self.seat(closed_by) if closed_by else NOBODY
        shown = [tile for column in foresight for tile in column.split()]
        state.foresight = [EMPTY if tile == "-" else TILE_IDS.index(tile) for tile in shown]

    def _lay_board(self, seat: int, covered: str | None, cleared: str) -> None:
        discs = ALL_DISCS if covered is None else _bits(DISC_IDS, covered)
        self.state.discs[seat] = discs & ~_bits(DISC_IDS, cleared)

    def _lay_cards(self, seat: int, hand: str, stack: str | None, pile: str) -> None:
        state = self.state
        state.hand[seat] = _faces(hand)
        state.pile[seat] = _faces(pile)
        if stack is None:
            state.stack[seat] = STARTING_DECK[:]
            for face in state.hand[seat] + state.pile[seat]:
                if face in state.stack[seat]:
                    state.stack[seat].remove(face)
        else:
            state.stack[seat] = _faces(stack)[::-1]

    def _lay_objectives(self, display: str, objectives: str | None) -> None:
        state = self.state
        state.display = _faces(display)
        if objectives is not None:
            state.objectives = _faces(objectives)[::-1]
            return
        state.objectives = OBJECTIVE_DECK[::-1]
        owned = [state.hand, state.stack, state.pile, state.area]
        for face in [*state.display, *(face for cards in owned for own in cards for face in own)]:
            if face in state.objectives:
                state.objectives.remove(face)

    # ---------------------------------------------------------------- playing

    def play(self, *lines: str) -> None:
        """Lines like `ride b; aux dollars single; end`, or `Tom: place a` where it matters who does it."""
        for line in lines:
            name, colon, moves = line.rpartition(":")
            for move in moves.split(";"):
                if colon:
                    assert self.to_move == name, f"it is {self.to_move}'s turn, not {name}'s"
                assert move.strip() in self.may(), f"{move.strip()} is not among {sorted(self.may())}"
                self.state.play(GWT1.move(move))
                assert self.state.inventory() == self.box, f"{move.strip()} loses or makes components"

    def try_out(self, line: str) -> "Story":
        """The same story gone on with these moves, while this one stays where it is."""
        twin = Story.__new__(Story)
        twin.names = self.names
        twin.state = self.state.copy()
        twin.state.events = []
        twin.box = self.box
        twin.play(line)
        return twin

    # ---------------------------------------------------------------- asking

    def seat(self, name: str = "") -> int:
        return self.names.index(name) if name else 0

    @property
    def to_move(self) -> str:
        return self.names[self.state.to_move]

    @property
    def question(self) -> str:
        """What is asked: phase_a, location, engine ..."""
        return str(self.state.view(None)["question"])

    def may(self, kind: str = "") -> set[str]:
        """The legal moves; of one kind (`engine`, `hire cowboy`) without its name."""
        moves = {GWT1.text(move) for move in self.state.legal()}
        if not kind:
            return moves
        return {move.removeprefix(f"{kind} ") for move in moves if move.startswith(f"{kind} ")}

    def money(self, name: str = "") -> int:
        return self.state.money[self.seat(name)]

    def hand(self, name: str = "") -> str:
        """The cards in hand, in the order of their fronts."""
        return _told(sorted(self.state.hand[self.seat(name)]))

    def pile(self, name: str = "") -> str:
        """The discard pile, the latest card last."""
        return _told(self.state.pile[self.seat(name)])

    def stack(self, name: str = "") -> str:
        """The draw stack from the top."""
        return _told(self.state.stack[self.seat(name)][::-1])

    def area(self, name: str = "") -> str:
        return _told(self.state.area[self.seat(name)])

    def herder(self, name: str = "") -> str:
        return self.state.trail.ids[self.state.herder[self.seat(name)]]

    def engine(self, name: str = "") -> str:
        return POSITION_IDS[self.state.engine[self.seat(name)]]

    def marker(self, name: str = "") -> int:
        """The number beside the certificate marker."""
        return self.state.certificate_value(self.seat(name))

    def workers(self, kind: str, name: str = "") -> int:
        return self.state.workers[3 * self.seat(name) + WORKER_IDS.index(kind)]

    def stations(self, name: str = "") -> str:
        bits = self.state.stations[self.seat(name)]
        return " ".join(station for index, station in enumerate(STATION_IDS) if bits >> index & 1)

    def discs(self, city: str, name: str = "") -> int:
        """Own discs on a city."""
        return self.state.delivered(self.seat(name), self.state.edition.cities.ids.index(city))

    def masters(self, name: str = "") -> str:
        bits = self.state.masters[self.seat(name)]
        return " ".join(master for index, master in enumerate(MASTER_IDS) if bits >> index & 1)

    def taken(self, tile: str, name: str = "") -> int:
        return self.state.taken[TAKEN_WIDTH * self.seat(name) + TILE_IDS.index(tile)]

    def tile(self, space: str) -> str:
        """What lies on a space: `A`, `flood_green_4`, `Mary 2a`, or nothing."""
        tile = self.state.tile[self.state.trail.ids.index(space)]
        owner = f"{self.names[owner_of(tile)]} " if is_private(tile) else ""
        return owner + tile_name(self.state, tile)

    def jobs(self, row: int) -> dict[str, int]:
        """The workers in a row of the job market, as numbered on the board."""
        return seen(self.state)["jobs"][row - 1]["workers"]

    @property
    def token(self) -> int:
        """The row of the job market token, as numbered on the board."""
        return self.state.job_row + 1

    def market(self) -> str:
        return " ".join(face for face, count in seen(self.state)["cattle"].items() for _ in range(count))

    def display(self) -> str:
        return _told(self.state.display)

    def ended(self) -> bool:
        return self.state.over

    def points(self, part: str, name: str = "") -> int:
        """One line of the final count, as if the game ended now."""
        return self.state.scores()[self.seat(name)].parts[part]

    def total(self, name: str = "") -> int:
        return self.state.scores()[self.seat(name)].total


def new_game(seats: int = 2, seed: int = 7, **options: Value) -> GwtState:
    """A game as the seed deals it."""
    state = GWT1.start(seats, seed, **options)
    assert isinstance(state, GwtState)
    return state


def seen(state: State, seat: int | None = None) -> GwtView:
    """The table as a seat sees it, by its names."""
    return cast(GwtView, state.view(seat))


# -------------------------------------------------------------------- reading what a test says


def _word(said: Words, name: str, seat: int) -> str:
    if isinstance(said, str):
        return said if seat == 0 else ""
    return said.get(name, "")


def _said(said: Words | None, name: str, seat: int) -> str | None:
    """The same where saying nothing differs from an empty word."""
    if said is None or (isinstance(said, str) and seat) or (not isinstance(said, str) and name not in said):
        return None
    return _word(said, name, seat)


def _number(said: Numbers, name: str, seat: int, otherwise: int) -> int:
    if isinstance(said, int):
        return said if seat == 0 else otherwise
    return said.get(name, otherwise)


def _faces(cards: str) -> list[int]:
    return [FACE_IDS.index(card) for card in cards.split()]


def _told(faces: list[int]) -> str:
    return " ".join(FACE_IDS[face] for face in faces)


def _bits(names: list[str], chosen: str) -> int:
    return sum(1 << names.index(name) for name in chosen.split())
