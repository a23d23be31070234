"""Discs: which may go where, what they cost and bring, and what their spaces unlock."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.components.player_board import DISC_COST, DISC_DARK, DISC_GAIN, DISCS
from trailboss.games.gwt.happenings import DISC_USED, STATION_DISC_USED
from trailboss.games.gwt.money import gain, pay
from trailboss.games.gwt.moves import STATIONS, USE_DISC, USE_STATION
from trailboss.games.gwt.table import Table

WHITE_DISCS: int = sum(1 << disc for disc in range(DISCS) if not DISC_DARK[disc])


def legal_discs(table: Table, seat: int, dark: bool, money: int, costs_after: int, station: int) -> list[int]:
    """The discs that can go to a target with dark or white corners.

    `money` is what can pay for the disc, `costs_after` what has to be paid once its dollars are in (GWT-59),
    and `station` the one to be upgraded, whose own disc is no help (GWT-56), or -1.
    """
    covered = table.discs[seat]
    moves: list[int] = []
    payable = False
    # GWT-52: dark-cornered discs only onto dark corners; GWT-53: unless only such discs are left
    dark_allowed = dark or covered & WHITE_DISCS == 0
    for disc in range(DISCS):
        if covered >> disc & 1 and (dark_allowed or not DISC_DARK[disc]) and DISC_COST[disc] <= money:
            payable = True
            if money - DISC_COST[disc] + DISC_GAIN[disc] >= costs_after:
                moves.append(USE_DISC + disc)
    if table.house.station_disc_for_transport:
        payable = len(moves) > 0  # GWT-60g
    if not payable and money >= costs_after:
        # GWT-55, GWT-60a: the last resort, one's own discs on stations; GWT-60b: they fit all corners
        for other in range(STATIONS):
            if other != station and table.has_station(seat, other):
                moves.append(USE_STATION + other)
    return moves


def use_disc(table: Table, seat: int, move: int) -> None:
    """Take the disc, with the dollars that go with it; what its space unlocks holds from now on (GWT-60c)."""
    if move >= USE_STATION:
        station = move - USE_STATION
        # GWT-56: it no longer counts for anything
        table.stations = put(table.stations, seat, table.stations[seat] & ~(1 << station))
        table.note(STATION_DISC_USED, EVERYBODY, seat, station)
        return
    disc = move - USE_DISC
    table.discs = put(table.discs, seat, table.discs[seat] & ~(1 << disc))
    table.note(DISC_USED, EVERYBODY, seat, disc)
    pay(table, seat, DISC_COST[disc])  # GWT-54
    gain(table, seat, DISC_GAIN[disc])
