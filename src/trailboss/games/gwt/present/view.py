"""Views: what each seat may see, listed explicitly (GWT-32f).

Public are boards, money, tiles, objective areas, discard piles, what left the game, and how many cards each
hand and stack has. A hand is shown only to its owner, a draw stack to nobody (GWT-32). A rancher's hand and
stack together are public, too, because every card was seen; only an objective card taken unseen is unknown
to the others.
"""

from typing import Any, TypedDict, cast

from trailboss.games.gwt.components import player_board
from trailboss.games.gwt.components import tiles as tile_kinds
from trailboss.games.gwt.components.buildings import SIDE_IDS
from trailboss.games.gwt.components.cattle import CATTLE_FACES, FACE_IDS
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.job_market import ROW_COST, ROWS
from trailboss.games.gwt.components.railroad import MASTER_SPACES, POSITION_IDS, STATION_IDS
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import is_private, owner_of
from trailboss.games.gwt.messages.names import tile_name
from trailboss.games.gwt.questions.kansas_city import deliveries_without_disc
from trailboss.games.gwt.questions.tiles import tiles_out_of_the_game
from trailboss.games.gwt.rules.discs import is_vacated
from trailboss.games.gwt.rules.effects import QUESTIONS
from trailboss.games.gwt.rules.moves import STATIONS
from trailboss.games.gwt.rules.scoring import failed_objectives
from trailboss.games.gwt.solo.deck import RULE_SET
from trailboss.games.gwt.solo.sam_state import SAM
from trailboss.games.gwt.state.table import NOBODY, NOT_PLACED, TAKEN_WIDTH, Table


class TileView(TypedDict):
    """What is on a space: a tile of the box, or a private building with its side and owner."""

    space: str
    tile: str
    owner: int | None


class JobView(TypedDict):
    """One row of the job market."""

    cost: int
    workers: dict[str, int]


class RancherView(TypedDict):
    """One rancher; `hand` is None if the viewer may not know it.

    `deliveries_without_disc` counts those to Kansas City (GWT-57); `vacated` are stations that gave a disc
    away, if that matters (GWT-56).
    """

    seat: int
    money: int
    herder: str | None
    engine: str
    certificates: int
    certificate_limit: int
    tokens: int
    step_limit: int
    hand_limit: int
    discs: list[str]
    workers: dict[str, int]
    stock: list[str]
    tiles: dict[str, int]
    stations: list[str]
    vacated: list[str]
    cities: dict[str, int]
    deliveries_without_disc: int
    station_masters: list[str]
    hand: list[str] | None
    hand_size: int
    stack_size: int
    unshown: dict[str, int]
    unknown: int
    pile: list[str]
    objectives: list[str]
    failed_objectives: list[str]
    """Those of `objectives` that are not fulfilled, once the game is over."""


class SamView(TypedDict):
    """What the solo opponent has besides a rancher's pieces. His cards are known, their order is not."""

    rancher: int
    """Which of `ranchers` he is; he has no seat."""
    rules: str
    """The name of his rule set."""
    level: str
    specialization: str
    """The kind of worker that his specialization tile is next to."""
    cards: list[int]
    """The numbers of the cards in his deck, in order of their numbers."""
    pile: list[int]
    """The numbers of the cards turned up since the last shuffle, the last one last."""
    discs: int
    """Discs left next to his board."""


class GwtView(TypedDict):
    """The table as one seat sees it."""

    game: str
    seats: int
    options: dict[str, str | int]
    seat: int | None
    to_move: int
    over: bool
    first: int
    last_turns: bool
    token: int | None
    question: str | None
    question_args: dict[str, Any]
    """The arguments of the question by name: the price, the city, the column ..."""
    sides: list[str]
    trail: list[TileView]
    job_row: int | None
    job_filled: int
    jobs: list[JobView]
    foresight: list[list[str | None]]
    supply: list[int]
    cattle: dict[str, int]
    cattle_stack: int
    simmental: list[int]
    display: list[str]
    objective_stack: int
    station_masters: list[str | None]
    stationed: dict[str, int]
    removed: list[str]
    away: list[str]
    ranchers: list[RancherView]
    sam: SamView | None


def view(table: Table, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it; None is a spectator."""
    if seat is not None:
        table.check_seat(seat)
    public = _public(table)
    return cast(dict[str, object], public if seat is None else _of_seat(table, seat, public))


def seat_view(table: Table, seat: int, public: dict[str, object]) -> dict[str, object]:
    """The view of a seat, given the spectator's view; both share what is the same."""
    return cast(dict[str, object], _of_seat(table, seat, cast(GwtView, public)))


def _of_seat(table: Table, seat: int, public: GwtView) -> GwtView:
    """The public view plus what only this seat sees: its cards, and its question."""
    ranchers = public["ranchers"][:]
    ranchers[seat] = _own_rancher(table, ranchers[seat])
    return {
        **public,
        "seat": seat,
        "question_args": {} if table.over else _question_args(table, seat),
        "ranchers": ranchers,
    }


def _public(table: Table) -> GwtView:
    """The table as a spectator sees it."""
    return {
        "game": table.config.game.name,
        "seats": table.ranchers,
        "options": dict(table.config.options),
        "seat": None,
        "to_move": table.to_move,
        "over": table.over,
        "first": table.first,
        "last_turns": table.ending != NOBODY,
        "token": None if table.ending == NOBODY else table.ending,
        "question": table.question_name(),
        "question_args": {} if table.over else _question_args(table, None),
        "sides": [SIDE_IDS[side] for side in table.sides[1:]],
        "trail": [
            _tile(table, space) for space in range(len(table.tile)) if table.tile[space] != tile_kinds.EMPTY
        ],
        "job_row": None if table.job_row == ROWS else table.job_row,
        "job_filled": table.job_filled,
        "jobs": [_job(table, row) for row in range(ROWS)],
        "foresight": [
            [
                _tile_id(table.foresight[tile_kinds.FORESIGHT_SPACES * column + space])
                for space in range(tile_kinds.FORESIGHT_SPACES)
            ]
            for column in range(tile_kinds.FORESIGHT_COLUMNS)
        ],
        "supply": [len(stack) for stack in table.supply],
        "cattle": {FACE_IDS[face]: table.cattle[face] for face in range(CATTLE_FACES) if table.cattle[face]},
        "cattle_stack": len(table.cattle_stack),
        "simmental": table.simmental[:],
        "display": [FACE_IDS[face] for face in table.display],
        "objective_stack": len(table.objectives),
        "station_masters": [
            None if table.master_at[station] == NOBODY else MASTER_IDS[table.master_at[station]]
            for station in range(MASTER_SPACES)
        ],
        "stationed": {
            player_board.WORKER_IDS[kind]: table.stationed[kind] for kind in range(player_board.WORKER_KINDS)
        },
        "removed": [FACE_IDS[face] for face in table.removed],
        "away": [tile_kinds.TILE_IDS[tile] for tile in tiles_out_of_the_game(table)],
        "ranchers": [_rancher(table, rancher) for rancher in range(table.ranchers)],
        "sam": _sam(table),
    }


def _question_args(table: Table, seat: int | None) -> dict[str, object]:
    frames = table.frames
    return QUESTIONS[frames.kind()].shown_args(table, seat, frames.a(), frames.b())


def _tile(table: Table, space: int) -> TileView:
    tile = table.tile[space]
    return {
        "space": table.trail.ids[space],
        "tile": tile_name(table, tile),
        "owner": owner_of(tile) if is_private(tile) else None,
    }


def _tile_id(tile: int) -> str | None:
    return None if tile == tile_kinds.EMPTY else tile_kinds.TILE_IDS[tile]


def _job(table: Table, row: int) -> JobView:
    return {
        "cost": ROW_COST[row],
        "workers": {
            player_board.WORKER_IDS[kind]: table.jobs[3 * row + kind]
            for kind in range(player_board.WORKER_KINDS)
        },
    }


def _own_rancher(table: Table, public: RancherView) -> RancherView:
    """What a rancher sees of himself beyond the public view."""
    rancher = public["seat"]
    return {
        **public,
        "hand": _hand(table, rancher),
        "unshown": _counted(table.hand[rancher] + table.stack[rancher]),
        "unknown": 0,
    }


def _hand(table: Table, rancher: int) -> list[str]:
    return sorted(FACE_IDS[face] for face in table.hand[rancher])


def _counted(cards: list[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for face in sorted(cards):
        found[FACE_IDS[face]] = found.get(FACE_IDS[face], 0) + 1
    return found


def _rancher(table: Table, rancher: int) -> RancherView:
    """One rancher in the public view. `unshown` counts the cards in hand and stack together by face; cards
    that others only know to be objective cards are counted in `unknown`. Sam has no player board: no
    limits, and no discs that cover anything."""
    hand = table.hand[rancher]
    cards = hand + table.stack[rancher]
    unknown = 0
    if not table.over:
        for face in table.unseen[rancher]:
            cards.remove(face)
            unknown += 1
    base = TAKEN_WIDTH * rancher
    board = not (rancher == SAM and table.sam is not None)
    return {
        "seat": rancher,
        "money": table.money[rancher],
        "herder": None if table.herder[rancher] == NOT_PLACED else table.trail.ids[table.herder[rancher]],
        "engine": POSITION_IDS[table.engine[rancher]],
        "certificates": table.certificate_value(rancher),
        "certificate_limit": player_board.CERTIFICATE_TRACK[table.certificate_limit(rancher)] if board else 0,
        "tokens": table.tokens[rancher],
        "step_limit": table.step_limit(rancher) if board else 0,
        "hand_limit": table.hand_limit(rancher) if board else 0,
        "discs": [
            player_board.DISC_IDS[disc]
            for disc in range(player_board.DISCS)
            if board and table.covered(rancher, disc)
        ],
        "workers": {
            player_board.WORKER_IDS[kind]: table.workers[3 * rancher + kind]
            for kind in range(player_board.WORKER_KINDS)
        },
        "stock": [
            f"{number}{SIDE_IDS[table.side(rancher, number)]}"
            for number in range(1, table.edition.buildings + 1)
            if table.stock[rancher] >> number & 1
        ],
        "tiles": {
            tile_kinds.TILE_IDS[tile]: table.taken[base + tile]
            for tile in range(tile_kinds.FIRST_HAZARD, tile_kinds.SECOND_TRIBE + 1)
            if table.taken[base + tile]
        },
        "stations": [
            STATION_IDS[station] for station in range(STATIONS) if table.has_station(rancher, station)
        ],
        "vacated": [
            STATION_IDS[station] for station in range(STATIONS) if is_vacated(table, rancher, station)
        ],
        "cities": {
            table.edition.cities.ids[city]: table.delivered(rancher, city)
            for city in range(CITIES)
            if table.delivered(rancher, city)
        },
        "deliveries_without_disc": deliveries_without_disc(table)[rancher],
        "station_masters": [
            MASTER_IDS[master] for master in table.edition.masters if table.has_master(rancher, master)
        ],
        "hand": _hand(table, rancher) if table.over else None,
        "hand_size": len(hand),
        "stack_size": len(table.stack[rancher]),
        "unshown": _counted(cards),
        "unknown": unknown,
        "pile": [FACE_IDS[face] for face in table.pile[rancher]],
        "objectives": [FACE_IDS[face] for face in table.played_objectives[rancher]],
        "failed_objectives": [FACE_IDS[face] for face in failed_objectives(table, rancher)]
        if table.over
        else [],
    }


def _sam(table: Table) -> SamView | None:
    """The deck is shown sorted: which cards are left is public, their order isn't."""
    sam = table.sam
    if sam is None:
        return None
    return {
        "rancher": SAM,
        "rules": RULE_SET,
        "level": sam.level,
        "specialization": player_board.WORKER_IDS[sam.specialty],
        "cards": sorted(sam.deck),
        "pile": sam.pile[:],
        "discs": table.discs[SAM].bit_count(),
    }
