"""Kansas City: the five subphases, and the job market they feed."""

from trailboss.core.fields import put, put_list
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.actions.buy_cattle import fill_market
from trailboss.games.gwt.actions.disc import legal_discs, use_disc
from trailboss.games.gwt.actions.simmental import market_size, raisable
from trailboss.games.gwt.actions.tiles import put_on_trail
from trailboss.games.gwt.cards import show
from trailboss.games.gwt.components.cattle import FACE_TYPE, FACE_VALUE, FIRST_OBJECTIVE, TYPES
from trailboss.games.gwt.components.cities import CITIES, EXCHANGE_TOKEN, KANSAS_CITY, OBJECTIVE_CARD
from trailboss.games.gwt.components.job_market import COLUMNS, END_ROW, ROW_CATTLE_ARROW
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK
from trailboss.games.gwt.components.railroad import TRANSPORT as TRANSPORT_COST
from trailboss.games.gwt.components.station_masters import MASTER_PERMANENT
from trailboss.games.gwt.components.tiles import (
    EMPTY,
    FORESIGHT_COLUMNS,
    FORESIGHT_SPACES,
    is_worker,
    worker_kind,
)
from trailboss.games.gwt.components.trail import START_SPACE
from trailboss.games.gwt.happenings import (
    DELIVERED,
    INCOME,
    NOT_DELIVERED,
    TILE_CHOSEN,
    TILE_TURNED,
    TOKEN_MOVED,
    TOKEN_TAKEN,
    TRANSPORT_PAID,
    WORKER_PLACED,
)
from trailboss.games.gwt.money import gain, pay
from trailboss.games.gwt.moves import CHOOSE_TILE, DELIVER_TO, SKIP, USE_CERTIFICATES
from trailboss.games.gwt.table import NOBODY, Table
from trailboss.games.gwt.verbs import (
    ARROWS,
    CERTIFICATES,
    DELIVER,
    DISC,
    DISCARD_HAND,
    END_TURN,
    FORESIGHT,
    GAIN_TOKENS,
    OBJECTIVE,
    REFILL,
    SIMMENTAL,
    TRANSPORT,
)


def arrive_in_kansas_city(table: Table) -> None:
    """Put the five subphases on the agenda, in order (GWT-65); refill and phase C follow (GWT-75)."""
    agenda = table.agenda
    agenda.push(REFILL)
    agenda.push(END_TURN)
    agenda.push(CERTIFICATES)
    for column in (2, 1, 0):
        agenda.push(FORESIGHT, column)


# -------------------------------------------------------------------- subphases 1 to 3: foresight tiles


def legal_tiles(table: Table, column: int) -> list[int]:
    """One of the two tiles of a column. Once the job market is closed no worker may be chosen (GWT-121,
    GWT-122)."""
    moves: list[int] = []
    for space in range(FORESIGHT_SPACES):
        tile = table.foresight[FORESIGHT_SPACES * column + space]
        if tile != EMPTY and not (is_worker(tile) and table.ending != NOBODY):
            moves.append(CHOOSE_TILE + space)
    return moves


def choose_tile(table: Table, seat: int, column: int, space: int) -> None:
    """Take a tile and place it at once (GWT-65)."""
    index = FORESIGHT_SPACES * column + space
    tile = table.foresight[index]
    table.foresight = put(table.foresight, index, EMPTY)
    table.note(TILE_CHOSEN, EVERYBODY, seat, tile, column)
    if is_worker(tile):
        _place_worker(table, seat, tile)
    else:
        put_on_trail(table, tile)


def _place_worker(table: Table, seat: int, tile: int) -> None:
    """The next space of the token's row; on the token's own space the token moves on (GWT-67)."""
    row = table.job_row
    job = 3 * row + worker_kind(tile)
    table.jobs = put(table.jobs, job, table.jobs[job] + 1)
    table.job_filled += 1
    table.note(WORKER_PLACED, EVERYBODY, tile, row)
    if table.job_filled < COLUMNS[table.ranchers]:
        return
    table.job_filled = 0
    table.job_row = row + 1
    if row == END_ROW:
        table.ending = seat  # GWT-121: the token and the end of the game
        table.note(TOKEN_TAKEN, EVERYBODY, seat)
        return
    table.note(TOKEN_MOVED, EVERYBODY, row + 1)
    if ROW_CATTLE_ARROW[row]:
        fill_market(table, market_size(table) - sum(table.cattle))  # GWT-68


# -------------------------------------------------------------------- subphase 4: income


def hand_value(table: Table, seat: int) -> int:
    """Breeding values of the different types in the hand, and permanent certificates (GWT-63, GWT-69)."""
    best = [0] * TYPES
    for face in table.hand[seat]:
        if face < FIRST_OBJECTIVE:
            kind = FACE_TYPE[face]
            best[kind] = max(best[kind], FACE_VALUE[face])
    return sum(best) + permanent_certificates(table, seat)


def permanent_certificates(table: Table, seat: int) -> int:
    count = 0
    for master in table.edition.masters:
        if table.has_master(seat, master):
            count += MASTER_PERMANENT[master]
    return count


def legal_certificates(table: Table, seat: int) -> list[int]:
    """How many temporary certificates to use: any number that the track can show (GWT-62, GWT-64b)."""
    value = table.certificate_value(seat)
    return [USE_CERTIFICATES + count for count in range(value + 1) if value - count in CERTIFICATE_TRACK]


def income(table: Table, seat: int, certificates: int) -> None:
    """Show the hand, take its value in dollars, discard it whole, then deliver (GWT-69)."""
    total = hand_value(table, seat) + certificates
    marker = CERTIFICATE_TRACK.index(table.certificate_value(seat) - certificates)
    table.certificates = put(table.certificates, seat, marker)
    table.note(INCOME, EVERYBODY, seat, total, certificates)
    gain(table, seat, total)
    table.agenda.push(DELIVER, total, 0)
    if raisable(table, seat):  # GWT-117: between the money and the discarding
        table.knowledge.chance()  # GWT-32f: everybody sees the hand
        table.agenda.push(DISCARD_HAND)
        table.agenda.push(SIMMENTAL)
    else:
        discard_hand(table, seat)


def discard_hand(table: Table, seat: int) -> None:
    """The whole hand goes to the discard pile, and everybody sees it (GWT-69)."""
    cards = table.hand[seat]
    table.hand[seat] = []
    table.pile[seat].extend(cards)
    for face in cards:
        show(table, seat, face)
    if cards:
        table.knowledge.chance()  # GWT-32f: everybody sees the hand


# -------------------------------------------------------------------- subphase 5: delivery


def city_discs(table: Table, seat: int, city: int, extraordinary: bool) -> list[int]:
    """The discs that can go to a city and be paid, transport included (GWT-59, GWT-60f)."""
    money = table.money[seat]
    if city == KANSAS_CITY and table.house.kansas_city_money_first:
        money += table.edition.cities.kansas_city_dollars  # GWT-58
    transport = 0 if extraordinary else TRANSPORT_COST[table.engine[seat]][city]
    return legal_discs(table, seat, table.edition.cities.dark[city] == 1, money, transport, -1)


def legal_deliveries(table: Table, seat: int, total: int, extraordinary: bool) -> list[int]:
    """Cities not above the total and not delivered to before, but for endless ones (GWT-70, GWT-114b)."""
    cities = table.edition.cities
    moves: list[int] = []
    for city in range(CITIES):
        if cities.value[city] > total:
            break
        if table.delivered(seat, city) and not cities.repeatable[city]:
            continue
        if city_discs(table, seat, city, extraordinary):
            moves.append(DELIVER_TO + city)
    if extraordinary and table.house.delivery_optional:
        moves.append(SKIP)  # GWT-114
    return moves


def skip_delivery(table: Table, seat: int) -> None:
    """No disc can be placed anywhere: no city, no money, no arrow, no transport (GWT-57, GWT-60d)."""
    table.note(NOT_DELIVERED, EVERYBODY, seat)
    if table.house.stand_in_deliveries:
        deliveries = table.discless_deliveries
        table.discless_deliveries = put(deliveries, seat, deliveries[seat] + 1)
        gain(table, seat, table.edition.cities.kansas_city_dollars)


def deliver(table: Table, city: int, extraordinary: bool) -> None:
    """Disc, then delivery actions, then transport (GWT-59)."""
    if not extraordinary:
        table.agenda.push(TRANSPORT, city)
    table.agenda.push(ARROWS, city)
    table.agenda.push(DISC, city, int(extraordinary))


def place_city_disc(table: Table, seat: int, city: int, move: int) -> None:
    """Take a disc with what it costs and brings, and put it on the city."""
    first = city == KANSAS_CITY and table.house.kansas_city_money_first
    if first:
        gain(table, seat, table.edition.cities.kansas_city_dollars)
    use_disc(table, seat, move)
    table.cities = put(table.cities, CITIES * seat + city, table.cities[CITIES * seat + city] + 1)
    table.note(DELIVERED, EVERYBODY, seat, city)
    if city == KANSAS_CITY and not first:
        gain(table, seat, table.edition.cities.kansas_city_dollars)  # GWT-71


def arrows(table: Table, seat: int, city: int) -> None:
    """What stands in an arrow takes effect with the second disc, the arrow to the lower city first (GWT-72,
    GWT-76c)."""
    for low, high, _, action in reversed(table.edition.cities.arrows):
        if city in (low, high) and table.delivered(seat, low) and table.delivered(seat, high):
            if action == OBJECTIVE_CARD:
                table.agenda.push(OBJECTIVE, 0, 0)
            elif action == EXCHANGE_TOKEN:
                table.agenda.push(GAIN_TOKENS, 1)


def transport(table: Table, seat: int, city: int) -> None:
    """A dollar for every cross between the engine and the city (GWT-74)."""
    cost = TRANSPORT_COST[table.engine[seat]][city]
    if cost:
        pay(table, seat, cost)
        table.note(TRANSPORT_PAID, EVERYBODY, seat, cost)


def refill(table: Table, seat: int) -> None:
    """The herder returns to the start and the foresight spaces are filled up (GWT-75), as far as tiles last
    (GWT-76), which they do until the job market is full (GWT-76a)."""
    table.herder[seat] = START_SPACE
    for column in range(FORESIGHT_COLUMNS):
        for space in range(FORESIGHT_SPACES):
            index = FORESIGHT_SPACES * column + space
            if table.foresight[index] == EMPTY and table.supply[column]:
                tile = table.supply[column][-1]
                table.supply = put_list(table.supply, column, table.supply[column][:-1])
                table.foresight = put(table.foresight, index, tile)
                table.knowledge.chance()
                table.note(TILE_TURNED, EVERYBODY, tile, column)
