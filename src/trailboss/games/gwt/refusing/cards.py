"""Refusals about cards, workers, cattle and certificates."""

from trailboss.core.errors import Reason
from trailboss.games.gwt.actions.buy_cattle import purchase_of
from trailboss.games.gwt.components.cattle import FACE_TYPE, FIRST_OBJECTIVE, ORANGE, SIMMENTAL
from trailboss.games.gwt.components.job_market import ROW_COST, ROWS
from trailboss.games.gwt.components.player_board import ROW_SPACES
from trailboss.games.gwt.moves import (
    DISCARD,
    GAIN_CARD,
    GAIN_TOP,
    HIRE_FROM,
    PLAY,
    RAISE,
    REMOVE_CARD,
    USE_CERTIFICATES,
)
from trailboss.games.gwt.naming import face_word, money_word
from trailboss.games.gwt.refusing.because import because
from trailboss.games.gwt.table import NOBODY, Table
from trailboss.games.gwt.verbs import FROM_DISPLAY, THROW_DOWN, THROW_VALUE3


def no_play(table: Table, move: int) -> Reason:
    face = move - PLAY + FIRST_OBJECTIVE
    if face in table.hand[table.to_move]:
        return because("cards_not_here", "GWT-91")
    return because("not_in_hand", "GWT-89", card=face_word(table, face))


def no_discard(table: Table, seat: int, move: int) -> Reason:
    face = move - DISCARD
    if face not in table.hand[seat]:
        return because("not_in_hand", "GWT-26", card=face_word(table, face))
    if table.agenda.kind() == THROW_DOWN:
        return because("required_card", "GWT-120c", card=face_word(table, face))
    simmental = table.agenda.kind() == THROW_VALUE3 and FACE_TYPE[face] == ORANGE
    return because("wrong_card", "GWT-119" if simmental else "GWT-24", card=face_word(table, face))


def no_remove(table: Table, move: int) -> Reason:
    return because("not_in_hand", "GWT-38", card=face_word(table, move - REMOVE_CARD))


def no_exchange(table: Table, seat: int) -> Reason:
    """Why an exchange token cannot be used."""
    if table.tokens[seat] == 0:
        return because("no_token", "GWT-115")
    return because("nothing_to_exchange", "GWT-115")


def no_raise(table: Table, move: int) -> Reason:
    return because("not_in_hand", "GWT-117", card=face_word(table, SIMMENTAL + move - RAISE))


def no_gain(table: Table, move: int) -> Reason:
    if move == GAIN_TOP and table.agenda.a() == FROM_DISPLAY and table.objectives:
        return because("display_only", "GWT-73")
    if move == GAIN_TOP:
        return because("objective_stack_empty", "GWT-88")
    return because("not_on_display", "GWT-88", card=face_word(table, move - GAIN_CARD + FIRST_OBJECTIVE))


def no_hire(table: Table, seat: int, move: int, modifier: int) -> Reason:
    kind, row = divmod(move - HIRE_FROM, ROWS)
    if row >= table.job_row:
        return because("row_not_open", "GWT-77", row=row + 1)
    if table.jobs[3 * row + kind] == 0:
        return because("no_worker", "GWT-77", row=row + 1)
    if table.workers[3 * seat + kind] == ROW_SPACES:
        return because("worker_row_full", "GWT-77")
    price = ROW_COST[row] + modifier
    return because("costs", "GWT-77", price=money_word(price), money=money_word(table.money[seat]))


def no_purchase(table: Table, seat: int, move: int, cowboys: int) -> Reason:
    way = purchase_of(move)
    if way.cowboys > cowboys:
        return because("cowboys", "GWT-82", need=way.cowboys, cowboys=cowboys)
    if way.dollars > table.money[seat]:
        price = money_word(way.dollars)
        return because("costs", "GWT-82", price=price, money=money_word(table.money[seat]))
    return because("not_in_market", "GWT-87d")


def no_addition() -> Reason:
    return because("cattle_stack_empty", "GWT-85")


def no_certificates(table: Table, seat: int, move: int) -> Reason:
    count = move - USE_CERTIFICATES
    value = table.certificate_value(seat)
    if count > value:
        return because("certificates_few", "GWT-62", count=count, value=value)
    return because("certificates_track", "GWT-62")


def no_tile(table: Table, tile_there: bool) -> Reason:
    """Why a foresight tile cannot be chosen."""
    if not tile_there:
        return because("foresight_empty", "GWT-76")
    assert table.ending != NOBODY
    return because("market_closed", "GWT-121")
