"""Discs: which may go where, what they cost and bring, and what their spaces unlock."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.fields import Field, by_seat
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.games.gwt.components.player_board import DISC_COST, DISC_DARK, DISC_GAIN, DISCS
from trailboss.games.gwt.messages.names import disc_message, money_message, station_message
from trailboss.games.gwt.questions.money import gain, pay
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.effects import reason
from trailboss.games.gwt.rules.moves import STATIONS
from trailboss.games.gwt.state.table import Table

VACATED: Final[Field] = by_seat(
    "vacated",
    "Stations that gave their disc away, as bits; a position keeps them where it matters (GWT-56).",
    "0",
    "(1 << STATIONS) - 1",
    only_if='config.options["station_again"] == "no"',
)

WHITE_DISCS: Final[int] = sum(1 << disc for disc in range(DISCS) if not DISC_DARK[disc])


def add_discs(
    table: Table, seat: int, dark: bool, money: int, costs_after: int, station: int, found: MoveList
) -> None:
    """Add to an empty list of moves: the discs that can go to a target with dark or white corners.

    `money` is what can pay for the disc, `costs_after` what has to be paid once its dollars are in (GWT-59),
    and `station` the one to be upgraded, whose own disc is no help (GWT-56), or -1.
    """
    covered = table.discs[seat]
    payable = False
    # GWT-52: dark-cornered discs only onto dark corners; GWT-53: unless only such discs are left
    dark_allowed = dark or covered & WHITE_DISCS == 0
    for disc in range(DISCS):
        if covered >> disc & 1 and (dark_allowed or not DISC_DARK[disc]) and DISC_COST[disc] <= money:
            payable = True
            if money - DISC_COST[disc] + DISC_GAIN[disc] >= costs_after:
                found.add(moves.USE_DISC + disc)
    if table.house.station_disc_for_transport:
        payable = found.count > 0  # GWT-60g
    if not payable and money >= costs_after:
        # GWT-55, GWT-60a: the last resort, one's own discs on stations; GWT-60b: they fit all corners
        for other in range(STATIONS):
            if other != station and table.has_station(seat, other):
                found.add(moves.USE_STATION + other)


def has_legal_disc(table: Table, seat: int, dark: bool, money: int, costs_after: int, station: int) -> bool:
    """Is there any such disc? As `add_discs`, stopping at the first."""
    covered = table.discs[seat]
    dark_allowed = dark or covered & WHITE_DISCS == 0
    for disc in range(DISCS):
        if covered >> disc & 1 and (dark_allowed or not DISC_DARK[disc]) and DISC_COST[disc] <= money:
            if money - DISC_COST[disc] + DISC_GAIN[disc] >= costs_after:
                return True
    found = MoveList()
    add_discs(table, seat, dark, money, costs_after, station, found)
    return found.count > 0


def use_disc(table: Table, seat: int, move: int) -> None:
    """Take the disc, with the dollars that go with it; what its space unlocks holds from now on (GWT-60c)."""
    if move >= moves.USE_STATION:
        station = move - moves.USE_STATION
        # GWT-56: it no longer counts for anything
        table.own_stations()[seat] &= ~(1 << station)
        if table.house.stations_once:
            table.own_vacated()[seat] |= 1 << station
        table.emit(events.STATION_DISC_USED, EVERYBODY, seat, station)
        return
    disc = move - moves.USE_DISC
    table.own_discs()[seat] &= ~(1 << disc)
    table.emit(events.DISC_USED, EVERYBODY, seat, disc)
    pay(table, seat, DISC_COST[disc])  # GWT-54
    gain(table, seat, DISC_GAIN[disc])


def is_vacated(table: Table, seat: int, station: int) -> bool:
    """Did its disc move away, where the table plays that it cannot be upgraded again? (GWT-56)"""
    return table.house.stations_once and table.vacated[seat] >> station & 1 == 1


def not_this_disc(table: Table, seat: int, move: int, money: int, dark: bool, station: int) -> Reason | None:
    """Why a disc of the player board cannot be used for a target with these corners."""
    if not moves.USE_DISC <= move < moves.GIVE:
        return None
    if move >= moves.USE_STATION:
        chosen = move - moves.USE_STATION
        if not table.has_station(seat, chosen) or chosen == station:
            return reason("no_disc_there", "GWT-55", station=station_message(chosen))
        return reason("disc_last_resort", "GWT-60a")
    disc = move - moves.USE_DISC
    if not table.covered(seat, disc):
        return reason("disc_used", "GWT-52", disc=disc_message(disc))
    if DISC_DARK[disc] and not dark and table.discs[seat] & WHITE_DISCS:  # GWT-53
        return reason("disc_dark", "GWT-52")
    if DISC_COST[disc] > money:
        return reason("costs", "GWT-54", price=money_message(DISC_COST[disc]), money=money_message(money))
    return reason("disc_transport", "GWT-59")
