"""What the balance lab looks at in Great Western Trail."""

from collections.abc import Sequence
from typing import Final

from trailboss.core.contract import State
from trailboss.core.events import Event
from trailboss.core.messages import format_message
from trailboss.games.gwt.components.buildings import SIDE_IDS
from trailboss.games.gwt.components.cattle import FACE_IDS, FACE_TYPE, TYPE_IDS
from trailboss.games.gwt.components.cities import KANSAS_CITY
from trailboss.games.gwt.components.player_board import WORKER_IDS
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import TILE_IDS, is_neutral, is_private, number_of, owner_of
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.state.table import NOBODY
from trailboss.games.gwt.state.table import Table as Board
from trailboss.lab.balance import probe as probes
from trailboss.lab.balance.probe import BalanceProbe, Factor, Topic, Watcher

# -- topics
SIDES: Final = "sides"
BUILDINGS: Final = "built"
NEUTRAL: Final = "neutral"
DEALT: Final = "masters_dealt"
STATIONS: Final = "masters_placed"
TAKEN: Final = "masters_taken"
STARTING: Final = "start_cards"
MAIN_WORKERS: Final = "main_workers"

FIRST_STOP: Final = Factor(probes.OPENING, "first_stop")
SECOND_STOP: Final = Factor(probes.OPENING, "second_stop")
FIRST_HIRE: Final = Factor(probes.OPENING, "first_hire")
FIRST_BUILDING: Final = Factor(probes.OPENING, "first_building")
FIRST_PURCHASE: Final = Factor(probes.OPENING, "first_purchase")
FIRST_DELIVERY: Final = Factor(probes.OPENING, "first_delivery")
SECOND_DELIVERY: Final = Factor(probes.OPENING, "second_delivery")
OPENINGS: Final = (
    FIRST_STOP,
    SECOND_STOP,
    FIRST_HIRE,
    FIRST_BUILDING,
    FIRST_PURCHASE,
    FIRST_DELIVERY,
    SECOND_DELIVERY,
)

HIRED_KINDS: Final = ("cowboy", "builder", "engineer")
COUNTED: Final = (
    *HIRED_KINDS,
    "cattle",
    "buildings",
    "deliveries",
    "kansas_city",
    "stations",
    "masters",
    "hazards",
    "tribes",
    "objectives",
    "fees",
)
"""What is counted of a rancher."""
MIXED: Final = "mixed"
"""Instead of a main kind of worker."""

_COUNTS_OF: Final = {
    events.BUILT: "buildings",
    events.DELIVERED: "deliveries",
    events.UPGRADED: "stations",
    events.TOOK_MASTER: "masters",
    events.TOOK_HAZARD: "hazards",
    events.TOOK_TRIBE: "tribes",
    events.GAINED_OBJECTIVE: "objectives",
    events.GAINED_UNSEEN: "objectives",
}
"""Events that count one each."""


# -------------------------------------------------------------------- watching


class GwtWatcher(Watcher):
    """Watches one game."""

    def __init__(self, board: State) -> None:
        assert isinstance(board, Board)
        super().__init__(board.first, board.seats, OPENINGS, COUNTED)
        self._turns = [0] * board.seats
        self._turns[0] = 1  # the first turn begins with the deal, before anybody listens
        self._on_turn = 0
        self._ways[Factor(STARTING, "")] = [
            FACE_IDS[board.played_objectives[(seat + board.first) % board.seats][0]]
            for seat in range(board.seats)
        ]
        self._look_at_set_up(board)
        jobs = [sum(board.jobs[kind :: len(HIRED_KINDS)]) for kind in range(len(HIRED_KINDS))]
        self._offered_most = most_frequent(jobs)

    def _look_at_set_up(self, board: Board) -> None:
        sides_drawn = board.config.options["building_sides"] == "random"
        for number in range(1, len(board.sides)):
            side = SIDE_IDS[board.sides[number]]
            if sides_drawn:
                self._drawn[Factor(SIDES, str(number))] = side
            self._offer(Factor(BUILDINGS, f"{number}{side}"))
        if board.config.options["neutral_buildings"] == "shuffled":
            for space in board.trail.neutral:
                letter = TILE_IDS[board.tile[space]]
                self._drawn[Factor(NEUTRAL, letter)] = board.trail.ids[space].upper()
        dealt = {master: station for station, master in enumerate(board.master_at) if master != NOBODY}
        for master in board.edition.masters:
            name = MASTER_IDS[master]
            if len(dealt) < len(board.edition.masters):
                self._drawn[Factor(DEALT, name)] = probes.IN if master in dealt else probes.OUT
            if master in dealt:
                self._drawn[Factor(STATIONS, name)] = str(dealt[master] + 1)
                self._offer(Factor(TAKEN, name))

    def hear(self, state: State, event: Event) -> None:
        assert isinstance(state, Board)
        kind = event.kind
        if kind in _COUNTS_OF:
            self._count(_COUNTS_OF[kind], self._seat(event.a))
        if kind == events.TURN_BEGAN:
            self._turn_began(state, self._seat(event.a))
        elif kind == events.PLACED:
            self._note(FIRST_STOP, self._seat(event.a), stop(state, event.a))
        elif kind == events.HIRED:
            seat, worker = self._seat(event.a), WORKER_IDS[event.b]
            self._count(worker, seat)
            self._note(FIRST_HIRE, seat, worker)
        elif kind == events.BUILT:
            seat, name = self._seat(event.a), f"{event.b}{SIDE_IDS[state.side(event.a, event.b)]}"
            self._did(Factor(BUILDINGS, name), seat)
            self._note(FIRST_BUILDING, seat, name)
        elif kind == events.BOUGHT:
            seat = self._seat(event.a)
            cards = [TYPE_IDS[FACE_TYPE[face]] for face in (event.b, event.c) if face >= 0]
            self._count("cattle", seat, len(cards))
            self._note(FIRST_PURCHASE, seat, "+".join(sorted(cards, key=TYPE_IDS.index)))
        elif kind == events.DELIVERED:
            self._delivered(state, self._seat(event.a), event.b)
        elif kind == events.TOOK_MASTER:
            self._did(Factor(TAKEN, MASTER_IDS[event.b]), self._seat(event.a))
        elif kind == events.PAID_FEE:
            self._count("fees", self._seat(event.a), event.b)

    def _turn_began(self, board: Board, seat: int) -> None:
        before = self._on_turn
        if self._turns[before] == 2:
            where = (before + self._first) % self._seats
            self._note(SECOND_STOP, before, stop(board, where))
        self._on_turn = seat
        self._turns[seat] += 1

    def _delivered(self, board: Board, seat: int, city: int) -> None:
        name = board.edition.cities.ids[city]
        if city == KANSAS_CITY:
            self._count("kansas_city", seat)
        self._note(SECOND_DELIVERY if self._ways[FIRST_DELIVERY][seat] else FIRST_DELIVERY, seat, name)

    def _look_back(self) -> None:
        self._amounts[Factor(probes.GAME, "rounds")] = self._turns[0]
        hired = zip(*(self._counts[Factor(probes.STRATEGY, kind)] for kind in HIRED_KINDS), strict=True)
        ways = [most_frequent(counts) for counts in hired]
        self._ways[Factor(MAIN_WORKERS, "")] = ways
        if self._offered_most != MIXED:
            self._ways[Factor(MAIN_WORKERS, self._offered_most)] = ways

    def _all_turns(self) -> int:
        return sum(self._turns)


def most_frequent(counts: Sequence[int]) -> str:
    """The kind of worker of which there are most; `MIXED` if there are as many of another kind."""
    most = max(counts)
    kinds = [kind for kind, count in zip(HIRED_KINDS, counts, strict=True) if count == most]
    return kinds[0] if len(kinds) == 1 else MIXED


def stop(board: Board, seat: int) -> str:
    """Where a rancher is: a neutral building by its letter, a private building, or elsewhere."""
    tile = board.tile[board.herder[seat]]
    if is_neutral(tile):
        return TILE_IDS[tile]
    if is_private(tile):
        own = owner_of(tile) == seat
        return f"{'own' if own else 'foreign'} {number_of(tile)}"
    return "elsewhere"


# -------------------------------------------------------------------- names


def factor_name(game: str, factor: Factor, lang: str) -> str:
    if factor.topic in (DEALT, STATIONS, TAKEN):
        return format_message(f"{game}.master.{factor.item}", {}, lang)
    if factor.topic in (probes.STRATEGY, MAIN_WORKERS) and factor.item in HIRED_KINDS:
        key = "lab.balance.hired" if factor.topic == probes.STRATEGY else "lab.balance.offered_most"
        workers = format_message(f"{game}.workers.{factor.item}", {}, lang)
        return format_message(key, {"workers": workers}, lang)
    if factor.topic in (probes.OPENING, probes.STRATEGY, probes.GAME):
        return format_message(f"lab.balance.{factor.topic}.{factor.item}", {}, lang)
    return factor.item


def level_name(game: str, factor: Factor, level: str, lang: str) -> str:
    if factor == FIRST_HIRE:
        return format_message(f"{game}.worker.{level}", {}, lang)
    if factor.topic == MAIN_WORKERS:
        return format_message("lab.balance.mixed" if level == MIXED else f"{game}.workers.{level}", {}, lang)
    if factor == FIRST_PURCHASE:
        cards = [format_message(f"{game}.type.{card}", {}, lang) for card in level.split("+")]
        return " + ".join(cards)
    if factor in (FIRST_DELIVERY, SECOND_DELIVERY):
        return format_message(f"{game}.city.{level}", {}, lang)
    if factor.topic == STARTING:
        return format_message(f"{game}.face.{level}", {}, lang)
    if factor in (FIRST_STOP, SECOND_STOP) and len(level) > 1:
        word, _, number = level.partition(" ")
        return format_message(f"lab.balance.stop.{word}", {"number": number}, lang)
    return level


PROBE: Final = BalanceProbe(
    usual_seats=2,
    usual_bot="drover",
    drawn={"neutral_buildings": "shuffled", "building_sides": "random"},
    topics=(
        Topic(probes.GAME, probes.AMOUNTS, chance=True),
        Topic(probes.SEATS, probes.GROUPS, chance=True),
        Topic(SIDES, probes.PAIRS, chance=True, turns=True),
        Topic(BUILDINGS, probes.GROUPS, chance=False),
        Topic(NEUTRAL, probes.GRID, chance=True, turns=True),
        Topic(DEALT, probes.PAIRS, chance=True, turns=True),
        Topic(STATIONS, probes.GRID, chance=True, turns=True),
        Topic(TAKEN, probes.GROUPS, chance=False),
        Topic(STARTING, probes.GROUPS, chance=True),
        Topic(probes.OPENING, probes.GROUPS, chance=False),
        Topic(MAIN_WORKERS, probes.GROUPS, chance=False),
        Topic(probes.STRATEGY, probes.COUNTS, chance=False),
    ),
    order={
        probes.GAME: ("winner", "lead", "rounds"),
        probes.OPENING: tuple(factor.item for factor in OPENINGS),
        MAIN_WORKERS: ("", *HIRED_KINDS),
        probes.STRATEGY: COUNTED,
        DEALT: tuple(MASTER_IDS),
        STATIONS: tuple(MASTER_IDS),
        TAKEN: tuple(MASTER_IDS),
    },
    widths={"cattle": 2, "fees": 5},
    watcher=GwtWatcher,
    factor_name=factor_name,
    level_name=level_name,
)
"""Both editions."""
