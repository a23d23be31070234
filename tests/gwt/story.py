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

from tests.gwt.reading import Numbers, Words, bits_of, count_of, face_names, faces_of, word_of, word_or_none
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
from trailboss.games.gwt.messages.names import tile_name
from trailboss.games.gwt.present.view import GwtView
from trailboss.games.gwt.questions.movement import ARRIVE
from trailboss.games.gwt.questions.turn import NEXT_TURN, PHASE_A, PHASE_C
from trailboss.games.gwt.rules.game import GWT1, GreatWesternTrail
from trailboss.games.gwt.rules.turn import go_on
from trailboss.games.gwt.solo.sam_state import SamState
from trailboss.games.gwt.state.state import GwtState
from trailboss.games.gwt.state.table import NOBODY, NOT_PLACED, TAKEN_WIDTH

ALL_DISCS = (1 << DISCS) - 1


class Story:
    """A game in the middle of the first one's turn, told by names."""

    game: GreatWesternTrail = GWT1
    """The edition that is played."""

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
        tokens: Numbers = 0,
        sam: str = "",
        specialty: str = "cowboy",
        sams_cards: str = "",
        options: Mapping[str, Value] | None = None,
        rules: int = 0,
    ) -> None:
        """Stacks are told from the top. `covered` lists the disc spaces that still have a disc, `cleared`
        those that have none; `buildings` are like `{"a1": "Mary 2a"}`, `sides` those not named there that lie
        on b; `waiting` are the station masters of the first five stations; `jobs` are by row as numbered on
        the board, and `token` is the row of the token; `closed_by` has taken it. Second edition: `tokens` are
        exchange tokens; `sam` is the level of the solo opponent, who is the last of the names then, with his
        specialty and the next cards of his deck. `rules` is an older version of the rules."""
        self.names = names.split()
        chosen: dict[str, Value] = {"first": 0, **({"sam": sam} if sam else {}), **(options or {})}
        version = rules or self.game.rules_version
        state = self.game.start_by(version, len(self.names) - bool(sam), 7, chosen)
        assert isinstance(state, GwtState)
        self.state = state
        self.sits = state.seats
        self._lay_trail(buildings or {}, sides, tiles or {})
        self._lay_markets(jobs or {}, token, closed_by, foresight)
        state.cattle = [cattle.split().count(face) for face in FACE_IDS[: len(state.cattle)]]
        state.cattle_stack = faces_of(cattle_stack)[::-1]
        state.master_at = [NOBODY if name == "-" else MASTER_IDS.index(name) for name in waiting.split()]
        for seat, name in enumerate(self.names):
            self._lay_board(seat, word_or_none(covered, name, seat), word_of(cleared, name, seat))
            self._lay_cards(
                seat, word_of(hand, name, seat), word_or_none(stack, name, seat), word_of(pile, name, seat)
            )
            state.played_objectives[seat] = faces_of(word_of(area, name, seat))
            state.money[seat] = count_of(money, name, seat, 0)
            space = word_of(at, name, seat) or "start"
            state.herder[seat] = state.trail.ids.index(space)
            if first_turn and seat < self.sits:
                state.herder[seat] = NOT_PLACED
            state.engine[seat] = POSITION_IDS.index(word_of(engine, name, seat) or "0")
            state.certificates[seat] = CERTIFICATE_TRACK.index(count_of(marker, name, seat, 0))
            for kind, count in enumerate((cowboys, builders, engineers)):
                state.workers[3 * seat + kind] = count_of(count, name, seat, 1)
            for tile in word_of(taken, name, seat).split():
                state.taken[TAKEN_WIDTH * seat + TILE_IDS.index(tile)] += 1
            state.stations[seat] = bits_of(STATION_IDS, word_of(stations, name, seat))
            for city in word_of(cities, name, seat).split():
                state.cities[CITIES * seat + state.edition.cities.ids.index(city)] += 1
            state.masters[seat] = bits_of(MASTER_IDS, word_of(masters, name, seat))
            self._lay_stock(seat, word_or_none(stock, name, seat))
            state.tokens[seat] = count_of(tokens, name, seat, 0)
        self._lay_objectives(display, objectives)
        if state.sam is not None:
            self._lay_sam(state.sam, specialty, sams_cards)
        state.frames.cut(0)
        state.frames.push(NEXT_TURN)
        state.frames.push(PHASE_C)
        if on:
            state.herder[0] = state.trail.ids.index(on)
            state.frames.push(ARRIVE)
        else:
            state.frames.push(PHASE_A)
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
        state.replaced_buildings[seat] = sum(1 << number for number in left if number not in kept)

    def _lay_markets(
        self, jobs: Mapping[int, str], token: int, closed_by: str, foresight: tuple[str, str, str]
    ) -> None:
        state = self.state
        state.jobs = [0] * len(state.jobs)
        for row, workers in jobs.items():
            assert len(workers.split()) <= COLUMNS[state.ranchers], f"row {row} has not that many spaces"
            for worker in workers.split():
                state.jobs[3 * (row - 1) + WORKER_IDS.index(worker)] += 1
        state.job_row = ROWS if closed_by else token - 1
        state.job_filled = 0 if closed_by else len(jobs.get(token, "").split())
        state.ending = self.seat(closed_by) if closed_by else NOBODY
        shown = [tile for column in foresight for tile in column.split()]
        state.foresight = [EMPTY if tile == "-" else TILE_IDS.index(tile) for tile in shown]

    def _lay_board(self, seat: int, covered: str | None, cleared: str) -> None:
        discs = ALL_DISCS if covered is None else bits_of(DISC_IDS, covered)
        self.state.discs[seat] = discs & ~bits_of(DISC_IDS, cleared)

    def _lay_cards(self, seat: int, hand: str, stack: str | None, pile: str) -> None:
        state = self.state
        state.hand[seat] = faces_of(hand)
        state.pile[seat] = faces_of(pile)
        if stack is None and seat >= self.sits:
            state.stack[seat] = []
        elif stack is None:
            state.stack[seat] = STARTING_DECK[:]
            for face in state.hand[seat] + state.pile[seat]:
                if face in state.stack[seat]:
                    state.stack[seat].remove(face)
        else:
            state.stack[seat] = faces_of(stack)[::-1]

    def _lay_objectives(self, display: str, objectives: str | None) -> None:
        state = self.state
        state.display = faces_of(display)
        if objectives is not None:
            state.objectives = faces_of(objectives)[::-1]
            return
        state.objectives = OBJECTIVE_DECK[::-1]
        owned = [state.hand, state.stack, state.pile, state.played_objectives]
        for face in [*state.display, *(face for cards in owned for own in cards for face in own)]:
            if face in state.objectives:
                state.objectives.remove(face)

    def _lay_sam(self, sam: SamState, specialty: str, cards: str) -> None:
        """His deck is that of the level, with the named cards on top."""
        sam.specialty = WORKER_IDS.index(specialty)
        top = [int(card) for card in cards.split()]
        sam.deck = [card for card in sam.rules.numbers(sam.level) if card not in top] + top[::-1]

    # ---------------------------------------------------------------- playing

    def play(self, *lines: str) -> None:
        """Lines like `ride b; aux dollars single; end`, or `Tom: place a` where it matters who does it. A
        move with a `!` before it is legal without being listed. What the hand leaves no choice in, the
        story does not tell: a discard of the only card that fits, or no such card at all."""
        for line in lines:
            name, colon, moves = line.rpartition(":")
            for move in moves.split(";"):
                if colon:
                    assert self.to_move == name, f"it is {self.to_move}'s turn, not {name}'s"
                text = move.strip().removeprefix("!")
                assert (text in self.may()) == (text == move.strip()), f"{text}: {sorted(self.may())}"
                self.state.play(self.game.move(text))
                self._leave_out_what_is_forced()
                assert self.state.inventory() == self.box, f"{text} loses or makes components"

    def _leave_out_what_is_forced(self) -> None:
        """The game asks for every discard, lest a missing question tell the others of the hand (GWT-32f)."""
        while not self.state.over and (self.question.startswith("discard") or self.question == "immediate"):
            moves = self.state.legal()
            if len(moves) != 1:
                return
            self.state.play(moves[0])

    def interrupt(self, name: str, move: str) -> None:
        """A move that somebody may play at any time, listed or not, whoever is to decide."""
        self.state.play(self.game.move(move), self.seat(name))
        assert self.state.inventory() == self.box, f"{move} loses or makes components"

    def try_out(self, line: str) -> "Story":
        """The same story gone on with these moves, while this one stays where it is."""
        twin = type(self).__new__(type(self))
        twin.names = self.names
        twin.sits = self.sits
        twin.state = self.state.copy()
        twin.state.events = []
        twin.box = self.box
        twin.play(line)
        return twin

    # ---------------------------------------------------------------- asking

    def sentences(self, text: str) -> tuple[str, str]:
        """A legal move in English and German."""
        assert text in self.may()
        move = self.game.move(text)
        return self.game.format_move(self.state, move, "en"), self.game.format_move(self.state, move, "de")

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
        moves = {self.game.text(move) for move in self.state.legal()}
        if not kind:
            return moves
        return {move.removeprefix(f"{kind} ") for move in moves if move.startswith(f"{kind} ")}

    def may_interrupt(self, name: str) -> set[str]:
        """All that somebody may play now, listed or not, in their own turn or in another's."""
        return {self.game.text(move) for move in self.state.legal_for(self.seat(name))}

    def money(self, name: str = "") -> int:
        return self.state.money[self.seat(name)]

    def hand(self, name: str = "") -> str:
        """The cards in hand, in the order of their fronts."""
        return face_names(sorted(self.state.hand[self.seat(name)]))

    def pile(self, name: str = "") -> str:
        """The discard pile, the latest card last."""
        return face_names(self.state.pile[self.seat(name)])

    def stack(self, name: str = "") -> str:
        """The draw stack from the top."""
        return face_names(self.state.stack[self.seat(name)][::-1])

    def area(self, name: str = "") -> str:
        return face_names(self.state.played_objectives[self.seat(name)])

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
        return face_names(self.state.display)

    def tokens(self, name: str = "") -> int:
        """Exchange tokens."""
        return self.state.tokens[self.seat(name)]

    @property
    def specialty(self) -> str:
        """Of Sam."""
        assert self.state.sam is not None
        return WORKER_IDS[self.state.sam.specialty]

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
