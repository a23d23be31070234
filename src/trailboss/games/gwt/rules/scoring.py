"""The final scoring: eleven categories, with the best division of tasks among objective cards (GWT-124)."""

from typing import Final

from trailboss.core.contract import Score
from trailboss.games.gwt.components import objectives as objective_cards
from trailboss.games.gwt.components import player_board, station_masters, tiles
from trailboss.games.gwt.components.cattle import BROWN, FACE_TYPE, FACE_VP, FIRST_OBJECTIVE, PURPLE, YELLOW
from trailboss.games.gwt.components.cities import CITIES, KANSAS_CITY, TERMINAL
from trailboss.games.gwt.components.railroad import STATION_VP
from trailboss.games.gwt.components.station_masters import STATIONS as STATION_MASTER_STATIONS
from trailboss.games.gwt.components.tiles import is_private, owner_of
from trailboss.games.gwt.questions.kansas_city import deliveries_without_disc, permanent_certificates
from trailboss.games.gwt.rules.moves import STATIONS
from trailboss.games.gwt.state.table import TAKEN_WIDTH, Table

NOTHING_DROPPED: Final = 99
"""More than any penalty."""

CATEGORIES: Final = (
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station_masters",
    "workers",
    "steps",
    "token",
)


def count(table: Table) -> list[Score]:
    """The points of everybody as if the game ended now. Equal totals share the place (GWT-125)."""
    parts = [points(table, seat) for seat in range(table.ranchers)]
    totals = [sum(part.values()) for part in parts]
    return [
        Score(total, part, 1 + sum(1 for other in totals if other > total))
        for part, total in zip(parts, totals, strict=True)
    ]


def points(table: Table, seat: int) -> dict[str, int]:
    """One rancher's points by category; some can be negative (GWT-126a)."""
    if seat == 1 and table.sam is not None:
        return _sams_points(table, seat)
    objectives, cards = objective_points(table, seat)
    return {
        "money": table.money[seat] // player_board.DOLLARS_PER_VP,
        "buildings": building_points(table, seat),
        "cities": city_points(table, seat),
        "stations": station_points(table, seat),
        "hazards": hazard_points(table, seat),
        "cattle": cattle_points(table, seat),
        "objectives": objectives,
        "station_masters": master_points(table, seat, cards),
        "workers": worker_points(table, seat),
        "steps": 0 if table.covered(seat, player_board.STEP_VP) else player_board.STEP_VP_POINTS,
        "token": token_points(table, seat),
    }


def _sams_points(table: Table, seat: int) -> dict[str, int]:
    """Sam scores every objective card as fulfilled (SAM-67), and no money, station masters or step disc
    (SAM-66). Who has more wins, as always; a tie is shared (SAM-68)."""
    return {
        "money": 0,
        "buildings": building_points(table, seat),
        "cities": city_points(table, seat),
        "stations": station_points(table, seat),
        "hazards": hazard_points(table, seat),
        "cattle": cattle_points(table, seat),
        "objectives": sum(objective_cards.OBJECTIVE_VP[face] for face in table.played_objectives[seat]),
        "station_masters": 0,
        "workers": worker_points(table, seat),
        "steps": 0,
        "token": token_points(table, seat),
    }


def station_points(table: Table, seat: int) -> int:
    return sum(STATION_VP[station] for station in range(STATIONS) if table.has_station(seat, station))


def cattle_points(table: Table, seat: int) -> int:
    return sum(FACE_VP[face] for face in deck(table, seat) if face < FIRST_OBJECTIVE)


def token_points(table: Table, seat: int) -> int:
    return player_board.JOB_TOKEN_VP if table.ending == seat else 0


def deck(table: Table, seat: int) -> list[int]:
    """All cards of a rancher but those in the objective area."""
    return table.hand[seat] + table.stack[seat] + table.pile[seat]


def building_points(table: Table, seat: int) -> int:
    total = 0
    for space in table.trail.buildings:
        tile = table.tile[space]
        if is_private(tile) and owner_of(tile) == seat:
            total += table.edition.vp[table.key(tile)]
    return total


def city_points(table: Table, seat: int) -> int:
    """Points for each disc, points once, and points in the arrows between two own discs (GWT-71)."""
    cities = table.edition.cities
    total = 0
    for city in range(CITIES):
        discs = table.delivered(seat, city)
        if discs:
            total += cities.vp[city] + discs * cities.vp_per_disc[city]
    total += deliveries_without_disc(table)[seat] * cities.vp_per_disc[KANSAS_CITY]
    for low, high, vp, _ in cities.arrows:
        if table.delivered(seat, low) and table.delivered(seat, high):
            total += vp
    return total


def hazard_points(table: Table, seat: int) -> int:
    base = TAKEN_WIDTH * seat
    return sum(
        tiles.TILE_VP[tile] * table.taken[base + tile]
        for tile in range(tiles.FIRST_HAZARD, tiles.GREEN_TRIBE)
    )


def worker_points(table: Table, seat: int) -> int:
    """4 points for each worker on a fifth or sixth space."""
    total = 0
    for kind in range(player_board.WORKER_KINDS):
        for space in player_board.WORKER_VP_SPACES:
            if table.workers[3 * seat + kind] >= space:
                total += player_board.WORKER_VP
    return total


def master_points(table: Table, seat: int, cards: int) -> int:
    """Station masters count what they name, whatever objectives use of it (GWT-103). `cards`: in the area
    (GWT-104)."""
    certificates = table.certificate_value(seat) + permanent_certificates(table, seat)  # GWT-64a
    counts = {
        station_masters.WORKERS: sum(table.workers[3 * seat : 3 * seat + player_board.WORKER_KINDS]),
        station_masters.OBJECTIVES: cards,
        station_masters.HAZARDS: table.hazards(seat),
        station_masters.TRIBE_PAIRS: table.tribe_pairs(seat),
        station_masters.CERTIFICATES: certificates,
        STATION_MASTER_STATIONS: table.stations[seat].bit_count(),
        station_masters.BUILDINGS: table.buildings_on_trail(seat),
    }
    return sum(
        counts.get(master, 0) // station_masters.MASTER_PER[master] * station_masters.MASTER_VP[master]
        for master in table.edition.masters
        if table.has_master(seat, master)
    )


# -------------------------------------------------------------------- objective cards


def tasks_met(table: Table, seat: int) -> list[int]:
    """How often a rancher meets each kind of task (GWT-101, GWT-102)."""
    base = TAKEN_WIDTH * seat
    met = [0] * objective_cards.TASK_KINDS
    met[objective_cards.BUILDING] = table.buildings_on_trail(seat)
    met[objective_cards.GREEN_TILE] = table.taken[base + tiles.GREEN_TRIBE]
    met[objective_cards.SECOND_TILE] = table.taken[base + tiles.SECOND_TRIBE]
    met[objective_cards.HAZARD] = table.hazards(seat)
    met[objective_cards.STATION] = sum(1 for station in range(STATIONS) if table.has_station(seat, station))
    met[objective_cards.TERMINAL_CITY] = table.delivered(seat, TERMINAL)
    for face in deck(table, seat):
        kind = FACE_TYPE[face]
        if kind == BROWN:
            met[objective_cards.BROWN_CARD] += 1
        elif kind == PURPLE:
            met[objective_cards.PURPLE_CARD] += 1
        elif YELLOW <= kind < BROWN:
            met[objective_cards.VALUE3] += 1
    return met


def objective_points(table: Table, seat: int) -> tuple[int, int]:
    """The points of the objective cards, and how many cards are in the area, for the best total (GWT-98 to
    GWT-100).

    Cards of the deck may be added or dropped. With the station master that counts cards, adding one that is
    not fulfilled can pay.
    """
    search = _divided(table, seat)
    return search.best_points, search.best_cards


def failed_objectives(table: Table, seat: int) -> list[int]:
    """The cards in the area that the best division leaves unfulfilled; Sam's all count (SAM-67)."""
    return [] if seat == 1 and table.sam is not None else _divided(table, seat).best_failed


def _divided(table: Table, seat: int) -> "_Division":
    area = table.played_objectives[seat]
    spare = [face for face in deck(table, seat) if face >= FIRST_OBJECTIVE]
    bonus = table.has_master(seat, station_masters.OBJECTIVES)
    search = _Division(area + spare, len(area), tasks_met(table, seat), bonus)
    search.run(0, 0, 0, NOTHING_DROPPED)
    return search


class _Division:
    """A search for the best division of tasks among cards: each met task serves one card only (GWT-99)."""

    def __init__(self, cards: list[int], fixed: int, met: list[int], bonus: bool) -> None:
        self.cards = cards
        self.fixed = fixed
        """How many cards are in the area already; the others may be dropped."""
        self.met = met
        self.bonus = bonus
        self.best = -1000
        self.best_points = 0
        self.best_cards = 0
        self.best_failed: list[int] = []
        self.failed: list[int] = []
        """Cards in the area that are not fulfilled, so far."""
        self.promise: list[int] = [0] * (len(cards) + 1)
        """By index: the most points that the cards from there on can bring, those that could be fulfilled."""
        for index in range(len(cards) - 1, -1, -1):
            points = objective_cards.OBJECTIVE_VP[cards[index]] if self.fulfilled(cards[index]) else 0
            self.promise[index] = self.promise[index + 1] + points

    def run(self, index: int, points: int, cards: int, dropped: int) -> None:
        """Decide the cards from `index` on, with this many points and cards in the area so far. `dropped` is
        the lowest penalty among the cards of the deck that were left out."""
        left = len(self.cards) - index
        if left == 0:
            self.note(points, cards)
            if self.bonus and dropped != NOTHING_DROPPED:
                # one card that is not fulfilled can complete a pair; a second one costs more than it brings
                self.note(points - dropped, cards + 1)
            return
        if points + self.promise[index] + self.worth(cards + left + 1) <= self.best:
            return
        face = self.cards[index]
        if self.fulfilled(face):
            tasks = objective_cards.OBJECTIVE_TASKS[face]
            for kind in range(objective_cards.TASK_KINDS):
                self.met[kind] -= tasks[kind]
            self.run(index + 1, points + objective_cards.OBJECTIVE_VP[face], cards + 1, dropped)
            for kind in range(objective_cards.TASK_KINDS):
                self.met[kind] += tasks[kind]
        penalty = objective_cards.OBJECTIVE_PENALTY[face]
        if index < self.fixed:
            self.failed.append(face)
            self.run(index + 1, points - penalty, cards + 1, dropped)
            self.failed.pop()
        else:
            self.run(index + 1, points, cards, min(dropped, penalty))

    def note(self, points: int, cards: int) -> None:
        """Keep this division if it is the best so far."""
        total = points + self.worth(cards)
        if total > self.best:
            self.best, self.best_points, self.best_cards = total, points, cards
            self.best_failed = self.failed[:]

    def fulfilled(self, face: int) -> bool:
        """Are the tasks that are left enough for this card?"""
        tasks = objective_cards.OBJECTIVE_TASKS[face]
        for kind in range(objective_cards.TASK_KINDS):
            if self.met[kind] < tasks[kind]:
                return False
        return True

    def worth(self, cards: int) -> int:
        """What the station master adds for this many cards."""
        return (
            cards
            // station_masters.MASTER_PER[station_masters.OBJECTIVES]
            * station_masters.MASTER_VP[station_masters.OBJECTIVES]
            if self.bonus
            else 0
        )
