"""Moves on the railroad and in Kansas City as text."""

from trailboss.core.messages import Message, Names, message
from trailboss.games.gwt.components import railroad, tiles
from trailboss.games.gwt.components.actions import ACTION_IDS, FIRST_AUXILIARY
from trailboss.games.gwt.components.cities import CITIES, EXCHANGE_TOKEN, KANSAS_CITY, OBJECTIVE_CARD
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import AUX_DISCS, CERT_4, DISC_DARK, DISC_IDS
from trailboss.games.gwt.components.railroad import TRANSPORT as TRANSPORT_COST
from trailboss.games.gwt.components.tiles import is_worker
from trailboss.games.gwt.messages.names import (
    city_message,
    disc_message,
    master_message,
    money_message,
    position_message,
    space_message,
    station_message,
    tile_message,
    tokens_message,
    worker_message,
)
from trailboss.games.gwt.questions.engine import spaces_moved_onto
from trailboss.games.gwt.questions.kansas_city import hand_value
from trailboss.games.gwt.questions.tiles import free_space
from trailboss.games.gwt.rules import moves
from trailboss.games.gwt.state.table import NOBODY, Table


def format_engine(table: Table, move: int, names: Names) -> Message:
    seat, position, question = table.to_move, move - moves.ENGINE_TO, table.question_name()
    where = position_message(position)
    behind = railroad.RANK[position] < railroad.RANK[table.engine[seat]]
    if question == "engine_for_delivery" and behind:
        value = spaces_moved_onto(table, seat, table.engine[seat], position)
        return message("gwt.move.engine.value", position=where, value=value)
    if question == "engine_home" and table.engine[seat] == railroad.LAST_SPACE:
        return message(
            "gwt.move.engine.home", position=where, money=money_message(railroad.LAST_SPACE_DOLLARS)
        )
    station = railroad.TURNOUT_STATION[position]
    if station < 0 or table.has_station(seat, station):
        return message("gwt.move.engine", position=where)
    price = money_message(railroad.STATION_COST[station])
    return message("gwt.move.engine.station", position=where, station=station_message(station), money=price)


def format_disc(table: Table, move: int, names: Names) -> Message:
    """With the points of its new place, and what the space unlocks that becomes clear."""
    disc, question = move - moves.USE_DISC, table.question_name()
    unlocks = _unlocks(table, disc)
    if question == "upgrade":
        station = table.frames.a()
        price, worth = money_message(railroad.STATION_COST[station]), _worth(railroad.STATION_VP[station])
        place = station_message(station)
        return message("gwt.move.disc.upgrade", station=place, money=price, worth=worth, unlocks=unlocks)
    if question == "disc":
        city = table.frames.a()
        worth = _worth(_city_points(table, table.to_move, city))
        return message("gwt.move.disc.city", city=city_message(table, city), worth=worth, unlocks=unlocks)
    return message("gwt.move.disc", disc=disc_message(disc), unlocks=unlocks)


def format_disc_from(table: Table, move: int, names: Names) -> Message:
    return message("gwt.move.disc.station", disc=station_message(move - moves.USE_STATION))


def _worth(points: int) -> Message:
    return message("gwt.effect.points", points=points)


def _unlocks(table: Table, disc: int) -> Message:
    """What a seat gets when a disc leaves its space. An auxiliary action is single with one clear space and
    double with both."""
    seat, name = table.to_move, DISC_IDS[disc]
    for aux, discs in enumerate(AUX_DISCS):
        if disc in discs:
            double = int(not any(table.covered(seat, each) for each in discs if each != disc))
            action = ACTION_IDS[FIRST_AUXILIARY + 2 * aux + double]
            found = message("gwt.unlocks.aux", action=message(f"gwt.action.{action}"))
            break
    else:
        later = name == "cert_6" and table.covered(seat, CERT_4)
        found = message(f"gwt.unlocks.{name}.later" if later else f"gwt.unlocks.{name}")
    return message("gwt.unlocks.dark", unlocks=found) if DISC_DARK[disc] else found


def format_give(table: Table, move: int, names: Names) -> Message:
    worker = worker_message(table, move - moves.GIVE)
    if table.question_name() == "master" and table.frames.a() < railroad.MASTER_SPACES:
        master = table.master_at[table.frames.a()]
        if master != NOBODY:
            return message("gwt.move.give.master", worker=worker, master=master_message(table, master))
    return message("gwt.move.give", worker=worker)


def format_station(table: Table, move: int, names: Names) -> Message:
    station = move - moves.CHOOSE_STATION
    return message(
        "gwt.move.station",
        station=station_message(station),
        money=money_message(railroad.STATION_COST[station]),
    )


def format_foresight(table: Table, move: int, names: Names) -> Message:
    """With the place where the tile goes (GWT-66, GWT-67)."""
    space = move - moves.CHOOSE_TILE
    which = message(f"gwt.which.{space}")
    column = table.frames.a() if table.question_name() == "foresight" else -1
    tile = table.foresight[tiles.FORESIGHT_SPACES * column + space] if column >= 0 else tiles.EMPTY
    if tile == tiles.EMPTY:
        return message("gwt.move.foresight", which=which)
    name = tile_message(table, tile)
    if is_worker(tile):
        row = message("gwt.goal.row", row=min(table.job_row + 1, ROWS))
        return message("gwt.move.foresight.tile", which=which, tile=name, goal=row)
    goal = free_space(table, tile)
    if goal < 0:
        return message("gwt.move.foresight.gone", which=which, tile=name)
    return message(
        "gwt.move.foresight.tile",
        which=which,
        tile=name,
        goal=message("gwt.goal.space", space=space_message(table, goal)),
    )


def format_certificates(table: Table, move: int, names: Names) -> Message:
    count = move - moves.USE_CERTIFICATES
    total = hand_value(table, table.to_move) + count
    if table.certificate_value(table.to_move) == 0:
        return message("gwt.move.income", total=total, money=money_message(total))
    return message("gwt.move.certificates", count=count, total=total, money=money_message(total))


def format_deliver(table: Table, move: int, names: Names) -> Message:
    """With what the city brings: money, points, cards of the arrows, and what transport costs (GWT-59)."""
    seat, city = table.to_move, move - moves.DELIVER_TO
    cities = table.edition.cities
    effects: list[Message] = []
    if city == KANSAS_CITY:
        effects.append(message("gwt.effect.gain", money=money_message(cities.kansas_city_dollars)))
    points = _city_points(table, seat, city)
    for low, high, _, action in cities.arrows:
        if _completes(table, seat, city, low, high):
            if action == OBJECTIVE_CARD:
                effects.append(message("gwt.effect.objective"))
            elif action == EXCHANGE_TOKEN:
                effects.append(tokens_message(1))
    if points:
        effects.append(_worth(points))
    extraordinary = table.question_name() == "deliver" and table.frames.b() == 1
    transport = 0 if extraordinary else TRANSPORT_COST[table.engine[seat]][city]
    if transport:
        effects.append(message("gwt.effect.transport", money=money_message(transport)))
    name = city_message(table, city)
    if not effects:
        return message("gwt.move.deliver", city=name)
    return message("gwt.move.deliver.effects", city=name, effects=effects)


def _city_points(table: Table, seat: int, city: int) -> int:
    """The points that another disc on a city is worth, with those of arrows it completes."""
    cities = table.edition.cities
    arrows = sum(vp for low, high, vp, _ in cities.arrows if _completes(table, seat, city, low, high))
    return arrows + cities.vp_per_disc[city] + (0 if table.delivered(seat, city) else cities.vp[city])


def _completes(table: Table, seat: int, city: int, low: int, high: int) -> bool:
    """Would a disc on the city be the second one beside this arrow?"""
    if city not in (low, high) or table.cities[CITIES * seat + city]:
        return False
    return table.delivered(seat, high if city == low else low) > 0
