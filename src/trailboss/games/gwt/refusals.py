"""Why a move is refused: which question is asked, and which condition of it fails."""

from collections.abc import Callable
from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.words import word
from trailboss.games.gwt.components.actions import FIRST_AUXILIARY
from trailboss.games.gwt.components.railroad import STATION_COST, STATION_DARK
from trailboss.games.gwt.components.tiles import EMPTY, FORESIGHT_SPACES
from trailboss.games.gwt.moves import (
    ADD_CATTLE,
    BUILD_NUMBER,
    BUY_CARDS,
    BUY_SIMMENTAL,
    CHOOSE_STATION,
    CHOOSE_TILE,
    COPY_AT,
    DELIVER_TO,
    DISCARD,
    DO,
    END,
    ENGINE_TO,
    EXCHANGE,
    GAIN_CARD,
    GIVE,
    GO_VIA,
    HIRE_FROM,
    MOVES,
    PLACE,
    PLAY,
    PUT_AT,
    RAISE,
    REMOVE_CARD,
    RIDE_TO,
    SECOND_MOVES,
    SKIP,
    STOP,
    TAKE_HAZARD,
    TAKE_TRIBE,
    USE_CERTIFICATES,
    USE_DISC,
)
from trailboss.games.gwt.naming import question_word, seat_word
from trailboss.games.gwt.refusing.actions import no_action, no_auxiliary, no_local
from trailboss.games.gwt.refusing.because import because
from trailboss.games.gwt.refusing.cards import (
    no_addition,
    no_certificates,
    no_discard,
    no_exchange,
    no_gain,
    no_hire,
    no_play,
    no_purchase,
    no_raise,
    no_remove,
    no_tile,
)
from trailboss.games.gwt.refusing.railroad import (
    no_back,
    no_delivery,
    no_disc,
    no_forward,
    no_gift,
    no_station,
)
from trailboss.games.gwt.refusing.trail import (
    no_building,
    no_copy,
    no_hazard,
    no_ride,
    no_site,
    no_trade,
    no_way,
)
from trailboss.games.gwt.table import Table
from trailboss.games.gwt.verbs import (
    AUXILIARY,
    BUILD,
    BUILD_AT,
    BUY,
    CERTIFICATES,
    COPY,
    DELIVER,
    DISC,
    DRAW,
    END_TURN,
    ENGINE,
    ENGINE_BACK,
    ENGINE_FOR_DELIVERY,
    ENGINE_HOME,
    FORESIGHT,
    FREE_RIDE,
    HAZARD,
    HIRE,
    IMMEDIATE,
    LOCATION,
    MASTER,
    OBJECTIVE,
    PHASE_A,
    REMOVE,
    RIDE,
    SIMMENTAL,
    STATION_BEHIND,
    THROW_ANY,
    THROW_DOWN,
    THROW_OBJECTIVE,
    THROW_PAIR,
    THROW_SECOND,
    THROW_VALUE3,
    TRIBE,
    UPGRADE,
    VIA,
)

RULINGS: Final = {
    PHASE_A: "GWT-1",
    LOCATION: "GWT-19",
    END_TURN: "GWT-1",
    VIA: "GWT-11",
    RIDE: "GWT-12",
    FREE_RIDE: "GWT-93",
    HIRE: "GWT-77",
    BUILD: "GWT-79",
    BUILD_AT: "GWT-79",
    BUY: "GWT-82",
    ENGINE: "GWT-42",
    ENGINE_BACK: "GWT-43",
    ENGINE_HOME: "GWT-48",
    ENGINE_FOR_DELIVERY: "GWT-111",
    UPGRADE: "GWT-44",
    STATION_BEHIND: "GWT-51",
    MASTER: "GWT-46",
    HAZARD: "GWT-87",
    TRIBE: "GWT-86",
    OBJECTIVE: "GWT-88",
    AUXILIARY: "GWT-33",
    THROW_ANY: "GWT-24",
    THROW_PAIR: "GWT-24",
    THROW_SECOND: "GWT-24",
    THROW_OBJECTIVE: "GWT-24",
    THROW_DOWN: "GWT-28",
    DRAW: "GWT-28",
    REMOVE: "GWT-35",
    COPY: "GWT-105",
    FORESIGHT: "GWT-65",
    CERTIFICATES: "GWT-69",
    DELIVER: "GWT-70",
    DISC: "GWT-52",
    IMMEDIATE: "GWT-77",
    THROW_VALUE3: "GWT-24",
    SIMMENTAL: "GWT-117",
}
"""The ruling behind each question."""


def refusal(table: Table, seat: int, move: int) -> Reason:
    """Why this move is not legal for this seat now."""
    if table.over:
        return Reason("core.over", "GWT-122", {})
    verb = table.agenda.kind()
    if move == EXCHANGE:  # GWT-116: whoever is asked, and whatever for
        return no_exchange(table, seat)
    question = question_word(table, verb)
    if seat != table.to_move:
        return because("not_your_turn", "GWT-6a", seat=seat_word(table, table.to_move), question=question)
    if move >= BUY_SIMMENTAL and not table.simmental:
        return because("no_simmental", "GWT-117")
    first, last, explain = ANSWERS.get((verb, _kind(move)), (0, -1, _other))
    if first <= move <= last:
        return explain(table, seat, move)
    if move == END and verb == LOCATION:
        return because("do_something", "GWT-21")
    if move == SKIP and verb != SIMMENTAL:  # raising nothing is said with stop
        return because("not_optional", RULINGS[verb], question=question)
    if move == STOP and verb in (BUY, DRAW):
        return because("stop_after_something", "GWT-32b")
    occasion = OCCASIONS.get(_kind(move))
    when = (
        word(f"gwt.when.{occasion}")
        if occasion is not None
        else word("gwt.when.none", move=table.setting.game.text(move))
    )
    return because("other_question", RULINGS[verb], question=question, when=when)


# -------------------------------------------------------------------- kinds of moves

_KINDS: Final = (
    PLACE,
    RIDE_TO,
    GO_VIA,
    PUT_AT,
    COPY_AT,
    TAKE_HAZARD,
    TAKE_TRIBE,
    DO,
    PLAY,
    GAIN_CARD,
    DISCARD,
    REMOVE_CARD,
    HIRE_FROM,
    BUILD_NUMBER,
    BUY_CARDS,
    ENGINE_TO,
    USE_DISC,
    GIVE,
    CHOOSE_STATION,
    CHOOSE_TILE,
    USE_CERTIFICATES,
    DELIVER_TO,
    BUY_SIMMENTAL,
    RAISE,
)
"""The first move of each kind."""

OCCASIONS: Final = {
    PLACE: "place",
    RIDE_TO: "ride",
    GO_VIA: "ride",
    PUT_AT: "build_at",
    COPY_AT: "copy",
    TAKE_HAZARD: "hazard",
    TAKE_TRIBE: "tribe",
    DO: "do",
    PLAY: "play",
    GAIN_CARD: "gain",
    DISCARD: "discard",
    REMOVE_CARD: "remove",
    HIRE_FROM: "hire",
    BUILD_NUMBER: "build",
    BUY_CARDS: "buy",
    ENGINE_TO: "engine",
    USE_DISC: "disc",
    GIVE: "give",
    CHOOSE_STATION: "station",
    CHOOSE_TILE: "foresight",
    USE_CERTIFICATES: "certificates",
    DELIVER_TO: "deliver",
    BUY_SIMMENTAL: "buy",
    RAISE: "raise",
}
"""By kind of move: the phrase that says when it has its place."""


def _kind(move: int) -> int:
    """The first move of the kind that a move belongs to; itself for moves without arguments."""
    kind = move
    for first in _KINDS:
        if first <= move:
            kind = first
    return kind


def _other(table: Table, seat: int, move: int) -> Reason:
    raise AssertionError("a kind of move that answers no question has no range")


# -------------------------------------------------------------------- what each question refuses


def _place(table: Table, seat: int, move: int) -> Reason:
    return because("place_first_turn", "GWT-2")


def _ride(table: Table, seat: int, move: int) -> Reason:
    if table.first_turn(seat):
        return because("place_first", "GWT-2")
    verb = table.agenda.kind()
    if verb == PHASE_A:
        return no_ride(table, seat, move, table.step_limit(seat), "GWT-8")
    return no_ride(table, seat, move, table.agenda.a(), RULINGS[verb])


def _via(table: Table, seat: int, move: int) -> Reason:
    return no_way(table, move)


def _play(table: Table, seat: int, move: int) -> Reason:
    return no_play(table, move)


def _local(table: Table, seat: int, move: int) -> Reason:
    return no_local(table, seat, move - DO, table.agenda.a(), table.agenda.b())


def _immediate(table: Table, seat: int, move: int) -> Reason:
    if move - DO in (table.agenda.a(), table.agenda.b()):
        return no_action(table, seat, move - DO)
    return because("other_action", "GWT-77")


def _auxiliary(table: Table, seat: int, move: int) -> Reason:
    return no_auxiliary(table, seat, move - DO)


def _hire(table: Table, seat: int, move: int) -> Reason:
    return no_hire(table, seat, move, table.agenda.a())


def _build(table: Table, seat: int, move: int) -> Reason:
    return no_building(table, seat, move, table.agenda.a())


def _build_at(table: Table, seat: int, move: int) -> Reason:
    return no_site(table, seat, move, table.agenda.b(), table.agenda.a())


def _buy(table: Table, seat: int, move: int) -> Reason:
    return no_purchase(table, seat, move, table.amount(seat, table.agenda.a()))


def _add(table: Table, seat: int, move: int) -> Reason:
    return no_addition()


def _engine(table: Table, seat: int, move: int) -> Reason:
    limit = table.amount(seat, table.agenda.a())
    return no_forward(table, seat, move, limit)


def _engine_back(table: Table, seat: int, move: int) -> Reason:
    return no_back(table, seat, move, table.agenda.a(), RULINGS[ENGINE_BACK])


def _engine_behind(table: Table, seat: int, move: int) -> Reason:
    return no_back(table, seat, move, 0, RULINGS[table.agenda.kind()])


def _upgrade(table: Table, seat: int, move: int) -> Reason:
    station = table.agenda.a()
    money = table.money[seat] - STATION_COST[station]
    return no_disc(table, seat, move, money, STATION_DARK[station] == 1, station)


def _disc(table: Table, seat: int, move: int) -> Reason:
    dark = table.edition.cities.dark[table.agenda.a()] == 1
    return no_disc(table, seat, move, table.money[seat], dark, -1)


def _station(table: Table, seat: int, move: int) -> Reason:
    return no_station(table, seat, move)


def _give(table: Table, seat: int, move: int) -> Reason:
    return no_gift(table, seat, move)


def _hazard(table: Table, seat: int, move: int) -> Reason:
    return no_hazard(table, seat, move, table.agenda.a())


def _trade(table: Table, seat: int, move: int) -> Reason:
    return no_trade(table, seat, move)


def _gain(table: Table, seat: int, move: int) -> Reason:
    return no_gain(table, move)


def _discard(table: Table, seat: int, move: int) -> Reason:
    return no_discard(table, seat, move)


def _remove(table: Table, seat: int, move: int) -> Reason:
    return no_remove(table, move)


def _raise(table: Table, seat: int, move: int) -> Reason:
    return no_raise(table, move)


def _copy(table: Table, seat: int, move: int) -> Reason:
    return no_copy(table, move)


def _tile(table: Table, seat: int, move: int) -> Reason:
    index = FORESIGHT_SPACES * table.agenda.a() + move - CHOOSE_TILE
    return no_tile(table, table.foresight[index] != EMPTY)


def _certificates(table: Table, seat: int, move: int) -> Reason:
    return no_certificates(table, seat, move)


def _deliver(table: Table, seat: int, move: int) -> Reason:
    return no_delivery(table, seat, move, table.agenda.a())


Explain = Callable[[Table, int, int], Reason]

ANSWERS: Final[dict[tuple[int, int], tuple[int, int, Explain]]] = {
    (PHASE_A, PLACE): (PLACE, RIDE_TO - 1, _place),
    (PHASE_A, RIDE_TO): (RIDE_TO, GO_VIA - 1, _ride),
    (PHASE_A, PLAY): (PLAY, GAIN_CARD - 1, _play),
    (LOCATION, DO): (DO, PLAY - 1, _local),
    (LOCATION, PLAY): (PLAY, GAIN_CARD - 1, _play),
    (VIA, GO_VIA): (GO_VIA, PUT_AT - 1, _via),
    (RIDE, RIDE_TO): (RIDE_TO, GO_VIA - 1, _ride),
    (FREE_RIDE, RIDE_TO): (RIDE_TO, GO_VIA - 1, _ride),
    (HIRE, HIRE_FROM): (HIRE_FROM, BUILD_NUMBER - 1, _hire),
    (BUILD, BUILD_NUMBER): (BUILD_NUMBER, BUY_CARDS - 1, _build),
    (BUILD_AT, PUT_AT): (PUT_AT, COPY_AT - 1, _build_at),
    (BUY, BUY_CARDS): (BUY_CARDS, ENGINE_TO - 1, _buy),
    (BUY, ADD_CATTLE): (ADD_CATTLE, ADD_CATTLE, _add),
    (ENGINE, ENGINE_TO): (ENGINE_TO, USE_DISC - 1, _engine),
    (ENGINE_BACK, ENGINE_TO): (ENGINE_TO, USE_DISC - 1, _engine_back),
    (ENGINE_HOME, ENGINE_TO): (ENGINE_TO, USE_DISC - 1, _engine_behind),
    (ENGINE_FOR_DELIVERY, ENGINE_TO): (ENGINE_TO, USE_DISC - 1, _engine_behind),
    (UPGRADE, USE_DISC): (USE_DISC, GIVE - 1, _upgrade),
    (STATION_BEHIND, CHOOSE_STATION): (CHOOSE_STATION, CHOOSE_TILE - 1, _station),
    (MASTER, GIVE): (GIVE, CHOOSE_STATION - 1, _give),
    (HAZARD, TAKE_HAZARD): (TAKE_HAZARD, TAKE_TRIBE - 1, _hazard),
    (TRIBE, TAKE_TRIBE): (TAKE_TRIBE, DO - 1, _trade),
    (OBJECTIVE, GAIN_CARD): (GAIN_CARD, DISCARD - 1, _gain),
    (AUXILIARY, DO): (DO + FIRST_AUXILIARY, PLAY - 1, _auxiliary),
    (THROW_ANY, DISCARD): (DISCARD, REMOVE_CARD - 1, _discard),
    (THROW_PAIR, DISCARD): (DISCARD, REMOVE_CARD - 1, _discard),
    (THROW_SECOND, DISCARD): (DISCARD, REMOVE_CARD - 1, _discard),
    (THROW_OBJECTIVE, DISCARD): (DISCARD, REMOVE_CARD - 1, _discard),
    (THROW_DOWN, DISCARD): (DISCARD, REMOVE_CARD - 1, _discard),
    (REMOVE, REMOVE_CARD): (REMOVE_CARD, HIRE_FROM - 1, _remove),
    (COPY, COPY_AT): (COPY_AT, TAKE_HAZARD - 1, _copy),
    (FORESIGHT, PLAY): (PLAY, GAIN_CARD - 1, _play),
    (CERTIFICATES, PLAY): (PLAY, GAIN_CARD - 1, _play),
    (DELIVER, PLAY): (PLAY, GAIN_CARD - 1, _play),
    (END_TURN, PLAY): (PLAY, GAIN_CARD - 1, _play),
    (FORESIGHT, CHOOSE_TILE): (CHOOSE_TILE, USE_CERTIFICATES - 1, _tile),
    (CERTIFICATES, USE_CERTIFICATES): (USE_CERTIFICATES, DELIVER_TO - 1, _certificates),
    (DELIVER, DELIVER_TO): (DELIVER_TO, MOVES - 1, _deliver),
    (DISC, USE_DISC): (USE_DISC, GIVE - 1, _disc),
    (IMMEDIATE, DO): (DO, PLAY - 1, _immediate),
    (THROW_VALUE3, DISCARD): (DISCARD, REMOVE_CARD - 1, _discard),
    (BUY, BUY_SIMMENTAL): (BUY_SIMMENTAL, RAISE - 1, _buy),
    (SIMMENTAL, RAISE): (RAISE, SECOND_MOVES - 1, _raise),
}
"""By question and kind of move: the moves that could answer it, and who explains why one does not."""
