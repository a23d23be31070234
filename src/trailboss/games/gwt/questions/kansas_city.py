"""Kansas City: the five subphases, and the job market they feed."""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import Reason
from trailboss.core.fields import Field, by_seat, put_list
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.core.question import Arg, flag
from trailboss.games.gwt.components import tiles
from trailboss.games.gwt.components.cattle import FACE_TYPE, FACE_VALUE, FIRST_OBJECTIVE, TYPES
from trailboss.games.gwt.components.cities import CITIES, EXCHANGE_TOKEN, KANSAS_CITY, OBJECTIVE_CARD
from trailboss.games.gwt.components.job_market import COLUMNS, END_ROW, ROW_CATTLE_ARROW
from trailboss.games.gwt.components.player_board import CERTIFICATE_TRACK
from trailboss.games.gwt.components.railroad import TRANSPORT as TRANSPORT_COST
from trailboss.games.gwt.components.station_masters import MASTER_PERMANENT
from trailboss.games.gwt.components.tiles import is_worker, worker_kind
from trailboss.games.gwt.components.trail import START_SPACE
from trailboss.games.gwt.questions.cards import objectives
from trailboss.games.gwt.questions.cards.exchange import GAIN_TOKENS
from trailboss.games.gwt.questions.cards.objectives import add_plays, not_this_play, play_objective
from trailboss.games.gwt.questions.cards.simmental import SIMMENTAL, market_size, may_grow
from trailboss.games.gwt.questions.cattle import fill_market
from trailboss.games.gwt.questions.location import END_TURN
from trailboss.games.gwt.questions.money import gain, pay
from trailboss.games.gwt.questions.tiles import put_on_trail
from trailboss.games.gwt.rules import events, moves
from trailboss.games.gwt.rules.cards import show
from trailboss.games.gwt.rules.discs import add_discs, has_legal_disc, not_this_disc, use_disc
from trailboss.games.gwt.rules.effects import Question, Step, reason, register
from trailboss.games.gwt.state.table import NOBODY, Table

REFILL: Final = 2
ARROWS: Final = 12
TRANSPORT: Final = 13
FORESIGHT: Final = 45
CERTIFICATES: Final = 46
DELIVER: Final = 47
DISC: Final = 48
DISCARD_HAND: Final = 66

DISCLESS_DELIVERIES: Final[Field] = by_seat(
    "discless_deliveries",
    "Deliveries to Kansas City without a disc (GWT-57).",
    "0",
    "100_000",
    saved_as="stand_ins",
)


def shown_city(state: State, city: int) -> object:
    assert isinstance(state, Table)
    return state.edition.cities.ids[city]


def arrive_in_kansas_city(table: Table) -> None:
    """Put the five subphases on the stack, in order (GWT-65); refill and phase C follow (GWT-75)."""
    frames = table.frames
    frames.push(REFILL)
    frames.push(END_TURN)
    frames.push(CERTIFICATES)
    for column in (2, 1, 0):
        frames.push(FORESIGHT, column)


# -------------------------------------------------------------------- subphases 1 to 3: foresight tiles


def add_tiles(table: Table, column: int, found: MoveList) -> None:
    """One of the two tiles of a column. Once the job market is closed no worker may be chosen (GWT-121,
    GWT-122)."""
    for space in range(tiles.FORESIGHT_SPACES):
        tile = table.foresight[tiles.FORESIGHT_SPACES * column + space]
        if tile != tiles.EMPTY and not (table.ending != NOBODY and is_worker(tile)):
            found.add(moves.CHOOSE_TILE + space)


def choose_tile(table: Table, seat: int, column: int, space: int) -> None:
    """Take a tile and place it at once (GWT-65)."""
    index = tiles.FORESIGHT_SPACES * column + space
    tile = table.foresight[index]
    table.own_foresight()[index] = tiles.EMPTY
    table.emit(events.TILE_CHOSEN, EVERYBODY, seat, tile, column)
    if is_worker(tile):
        _place_worker(table, seat, tile)
    else:
        put_on_trail(table, tile)


def _place_worker(table: Table, seat: int, tile: int) -> None:
    """The next space of the token's row; on the token's own space the token moves on (GWT-67)."""
    row = table.job_row
    job = 3 * row + worker_kind(tile)
    table.own_jobs()[job] += 1
    table.job_filled += 1
    table.emit(events.WORKER_PLACED, EVERYBODY, tile, row)
    if table.job_filled < COLUMNS[table.ranchers]:
        return
    table.job_filled = 0
    table.job_row = row + 1
    if row == END_ROW:
        table.ending = seat  # GWT-121: the token and the end of the game
        table.emit(events.TOKEN_TAKEN, EVERYBODY, seat)
        return
    table.emit(events.TOKEN_MOVED, EVERYBODY, row + 1)
    if ROW_CATTLE_ARROW[row]:
        fill_market(table, market_size(table) - sum(table.cattle))  # GWT-68


def _add_cards(table: Table, seat: int, found: MoveList) -> None:
    """Objective cards between the subphases, where the table plays so (GWT-91)."""
    if found.count and table.house.cards_in_kansas_city:
        add_plays(table, seat, found)


class Foresight(Question):
    """Choose a tile of a column."""

    kind = FORESIGHT
    name = "foresight"
    ruling = "GWT-65"
    see = ["GWT-65", "GWT-76b"]
    concerns = ["jobs"]
    args = [Arg("column", high=tiles.FORESIGHT_COLUMNS - 1)]
    skipped_when_empty = True
    in_columns = True
    verbs = ["foresight"]

    def legal(self, table: Table, seat: int, column: int, _: int, found: MoveList) -> None:
        add_tiles(table, column, found)
        _add_cards(table, seat, found)

    def apply(self, table: Table, seat: int, move: int, column: int, _: int) -> None:
        if move < moves.CHOOSE_TILE:
            play_objective(table, seat, move)
            return
        table.frames.drop()
        choose_tile(table, seat, column, move - moves.CHOOSE_TILE)

    def explain(self, table: Table, seat: int, move: int, column: int, _: int) -> Reason | None:
        if not moves.CHOOSE_TILE <= move < moves.USE_CERTIFICATES:
            return not_this_play(table, seat, move)
        if table.foresight[tiles.FORESIGHT_SPACES * column + move - moves.CHOOSE_TILE] == tiles.EMPTY:
            return reason("foresight_empty", "GWT-76")
        return reason("market_closed", "GWT-121")

    def alike(self, table: Table, legal: list[int]) -> bool:
        """Are all tiles to choose from the same? If objective cards can be played here, too, nobody may
        learn whether there is one."""
        if table.house.cards_in_kansas_city:
            return False
        column = tiles.FORESIGHT_SPACES * table.frames.a()
        return len({table.foresight[column + move - moves.CHOOSE_TILE] for move in legal}) == 1


# -------------------------------------------------------------------- subphase 4: income


def hand_value(table: Table, seat: int) -> int:
    """Breeding values of the different types in the hand, and permanent certificates (GWT-63, GWT-69)."""
    best = [0] * TYPES
    for face in table.hand[seat]:
        if face < FIRST_OBJECTIVE and FACE_VALUE[face] > best[FACE_TYPE[face]]:
            best[FACE_TYPE[face]] = FACE_VALUE[face]
    total = permanent_certificates(table, seat)
    for value in best:
        total += value
    return total


def permanent_certificates(table: Table, seat: int) -> int:
    count = 0
    if table.masters[seat]:
        for master in table.edition.masters:
            if table.has_master(seat, master):
                count += MASTER_PERMANENT[master]
    return count


def discard_hand(table: Table, seat: int) -> None:
    """The whole hand goes to the discard pile, and everybody sees it (GWT-69)."""
    cards = table.hand[seat]
    table.hand[seat] = []
    table.pile[seat].extend(cards)
    for face in cards:
        show(table, seat, face)
    if cards:
        table.knowledge.chance()  # GWT-32f: everybody sees the hand


class Certificates(Question):
    """How many temporary certificates to use: any number that the track can show (GWT-62, GWT-64b)."""

    kind = CERTIFICATES
    name = "certificates"
    ruling = "GWT-69"
    see = ["GWT-61", "GWT-69"]
    concerns = ["railroad", "engine", "cards"]
    lists_tokens = True

    def legal(self, table: Table, seat: int, _a: int, _b: int, found: MoveList) -> None:
        value = table.certificate_value(seat)
        for count in range(value + 1):
            if value - count in CERTIFICATE_TRACK:
                found.add(moves.USE_CERTIFICATES + count)
        _add_cards(table, seat, found)

    def apply(self, table: Table, seat: int, move: int, _a: int, _b: int) -> None:
        """Show the hand, take its value in dollars, discard it whole, then deliver (GWT-69)."""
        if move < moves.USE_CERTIFICATES:
            play_objective(table, seat, move)
            return
        table.frames.drop()
        used = move - moves.USE_CERTIFICATES
        total = hand_value(table, seat) + used
        marker = CERTIFICATE_TRACK.index(table.certificate_value(seat) - used)
        table.own_certificates()[seat] = marker
        table.emit(events.INCOME, EVERYBODY, seat, total, used)
        gain(table, seat, total)
        table.frames.push(DELIVER, total, 0)
        if may_grow(table, seat):  # GWT-117: between the money and the discarding
            table.knowledge.chance()  # GWT-32f: everybody sees the hand
            table.frames.push(DISCARD_HAND)
            table.frames.push(SIMMENTAL)
        else:
            discard_hand(table, seat)

    def explain(self, table: Table, seat: int, move: int, _a: int, _b: int) -> Reason | None:
        if not moves.USE_CERTIFICATES <= move < moves.DELIVER_TO:
            return not_this_play(table, seat, move)
        count, value = move - moves.USE_CERTIFICATES, table.certificate_value(seat)
        if count > value:
            return reason("certificates_few", "GWT-62", count=count, value=value)
        return reason("certificates_track", "GWT-62")

    def alike(self, table: Table, legal: list[int]) -> bool:
        """There is no certificate to use, and no card could be played instead."""
        none_owned = table.certificate_value(table.to_move) == 0
        return none_owned and not table.house.cards_in_kansas_city and len(legal) == 1


class DiscardHand(Step):
    """The end of the income subphase."""

    kind = DISCARD_HAND
    name = "discard_hand"

    def apply(self, table: Table, seat: int, _a: int, _b: int) -> None:
        discard_hand(table, seat)


# -------------------------------------------------------------------- subphase 5: delivery


def disc_money(table: Table, seat: int, city: int) -> int:
    """What can pay for a disc that goes to a city."""
    if city == KANSAS_CITY and table.house.kansas_city_money_first:
        return table.money[seat] + table.edition.cities.kansas_city_dollars  # GWT-58
    return table.money[seat]


def transport_cost(table: Table, seat: int, city: int, extraordinary: bool) -> int:
    return 0 if extraordinary else TRANSPORT_COST[table.engine[seat]][city]


def takes_disc(table: Table, seat: int, city: int, extraordinary: bool) -> bool:
    """Can any disc go to a city and be paid, transport included? (GWT-59, GWT-60f)"""
    dark = table.edition.cities.dark[city] == 1
    cost = transport_cost(table, seat, city, extraordinary)
    return has_legal_disc(table, seat, dark, disc_money(table, seat, city), cost, -1)


class Deliver(Question):
    """Cities not above the total and not delivered to before, but for endless ones (GWT-70, GWT-114b)."""

    kind = DELIVER
    name = "deliver"
    ruling = "GWT-70"
    see = ["GWT-70", "GWT-74"]
    concerns = ["railroad", "engine"]
    args = [Arg("total"), Arg("extraordinary", flag, high=1)]
    skipped_when_empty = True
    costs_money = True

    def legal(self, table: Table, seat: int, total: int, extraordinary: int, found: MoveList) -> None:
        cities = table.edition.cities
        for city in range(CITIES):
            if cities.value[city] > total:
                break
            if table.delivered(seat, city) and not cities.repeatable[city]:
                continue
            if takes_disc(table, seat, city, extraordinary == 1):
                found.add(moves.DELIVER_TO + city)
        if extraordinary and table.house.delivery_optional:
            found.add(moves.SKIP)  # GWT-114

    def apply(self, table: Table, seat: int, move: int, total: int, extraordinary: int) -> None:
        """Disc, then delivery actions, then transport (GWT-59)."""
        frames = table.frames
        frames.drop()
        if move == moves.SKIP:
            return
        city = move - moves.DELIVER_TO
        if not extraordinary:
            frames.push(TRANSPORT, city)
        frames.push(ARROWS, city)
        frames.push(DISC, city, extraordinary)

    def skipped(self, table: Table, seat: int) -> None:
        """No disc can be placed anywhere: no city, no money, no arrow, no transport (GWT-57, GWT-60d)."""
        table.emit(events.NOT_DELIVERED, EVERYBODY, seat)
        if table.house.delivers_without_disc:
            table.own_discless_deliveries()[seat] += 1
            gain(table, seat, table.edition.cities.kansas_city_dollars)

    def explain(self, table: Table, seat: int, move: int, total: int, extraordinary: int) -> Reason | None:
        if not moves.DELIVER_TO <= move < moves.MOVES:
            return not_this_play(table, seat, move)
        city = move - moves.DELIVER_TO
        cities = table.edition.cities
        if cities.value[city] > total:
            return reason("city_value", "GWT-70", value=cities.value[city], total=total)
        if table.delivered(seat, city) and not cities.repeatable[city]:
            return reason("city_again", "GWT-70")
        return reason("city_disc", "GWT-60f")


def deliveries_without_disc(table: Table) -> list[int]:
    """By rancher: deliveries to Kansas City that no disc shows, where the table plays so (GWT-57)."""
    return table.discless_deliveries


class Disc(Question):
    """Choose the disc that goes to the city."""

    kind = DISC
    name = "disc"
    ruling = "GWT-52"
    see = ["GWT-52", "GWT-54"]
    concerns = ["railroad", "board"]
    args = [Arg("city", shown_city, high=CITIES - 1), Arg("extraordinary", flag, high=1)]
    verbs = ["disc"]

    def legal(self, table: Table, seat: int, city: int, extraordinary: int, found: MoveList) -> None:
        dark = table.edition.cities.dark[city] == 1
        cost = transport_cost(table, seat, city, extraordinary == 1)
        add_discs(table, seat, dark, disc_money(table, seat, city), cost, -1, found)

    def apply(self, table: Table, seat: int, move: int, city: int, extraordinary: int) -> None:
        """Take a disc with what it costs and brings, and put it on the city."""
        table.frames.drop()
        first = city == KANSAS_CITY and table.house.kansas_city_money_first
        if first:
            gain(table, seat, table.edition.cities.kansas_city_dollars)
        use_disc(table, seat, move)
        table.own_cities()[CITIES * seat + city] += 1
        table.emit(events.DELIVERED, EVERYBODY, seat, city)
        if city == KANSAS_CITY and not first:
            gain(table, seat, table.edition.cities.kansas_city_dollars)  # GWT-71

    def explain(self, table: Table, seat: int, move: int, city: int, extraordinary: int) -> Reason | None:
        dark = table.edition.cities.dark[city] == 1
        return not_this_disc(table, seat, move, table.money[seat], dark, -1)


class Arrows(Step):
    """What stands in an arrow takes effect with the second disc, the arrow to the lower city first (GWT-72,
    GWT-76c)."""

    kind = ARROWS
    name = "arrows"
    args = [Arg("city", shown_city, high=CITIES - 1)]

    def apply(self, table: Table, seat: int, city: int, _: int) -> None:
        for low, high, _kind, action in reversed(table.edition.cities.arrows):
            if city in (low, high) and table.delivered(seat, low) and table.delivered(seat, high):
                if action == OBJECTIVE_CARD:
                    table.frames.push(
                        objectives.OBJECTIVE,
                        objectives.FROM_DISPLAY if table.house.arrows_from_display else 0,
                        0,
                    )
                elif action == EXCHANGE_TOKEN:
                    table.frames.push(GAIN_TOKENS, 1)


class Transport(Step):
    """A dollar for every cross between the engine and the city (GWT-74)."""

    kind = TRANSPORT
    name = "transport"
    args = [Arg("city", shown_city, high=CITIES - 1)]

    def apply(self, table: Table, seat: int, city: int, _: int) -> None:
        cost = TRANSPORT_COST[table.engine[seat]][city]
        if cost:
            pay(table, seat, cost)
            table.emit(events.TRANSPORT_PAID, EVERYBODY, seat, cost)


# -------------------------------------------------------------------- the end


def refill(table: Table, seat: int) -> None:
    """The herder returns to the start and the foresight spaces are filled up (GWT-75), as far as tiles last
    (GWT-76), which they do until the job market is full (GWT-76a)."""
    table.herder[seat] = START_SPACE
    for column in range(tiles.FORESIGHT_COLUMNS):
        for space in range(tiles.FORESIGHT_SPACES):
            index = tiles.FORESIGHT_SPACES * column + space
            if table.foresight[index] == tiles.EMPTY and table.supply[column]:
                tile = table.supply[column][-1]
                table.supply = put_list(table.supply, column, table.supply[column][:-1])
                table.own_foresight()[index] = tile
                table.knowledge.chance()
                table.emit(events.TILE_TURNED, EVERYBODY, tile, column)


class Refill(Step):
    """Herder to the start, foresight spaces filled up."""

    kind = REFILL
    name = "refill"

    def apply(self, table: Table, seat: int, _a: int, _b: int) -> None:
        refill(table, seat)


register(Foresight(), Certificates(), DiscardHand(), Deliver(), Disc(), Arrows(), Transport(), Refill())
