"""Trail and railroad of Great Western Trail on demand, in sentences."""

from typing import Final

from trailboss.cli.table.face import Seen
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.components.cities import CITIES, EXCHANGE_TOKEN, NO_ACTION, OBJECTIVE_CARD
from trailboss.games.gwt.components.railroad import STATION, STATION_DARK
from trailboss.games.gwt.components.tiles import TILE_IDS
from trailboss.games.gwt.components.trail import BUILDING, GOAL_SPACE, NEUTRAL, NO_RISK, TRIBE
from trailboss.games.gwt.terminal import terms
from trailboss.games.gwt.terminal.names import (
    building_named,
    capital,
    place_named,
    position_named,
    space_named,
    space_number,
)
from trailboss.games.gwt.terminal.terms import (
    edition_of,
    fees,
    game_text,
    hands,
    herders,
    on_trail,
    own_name,
    own_text,
    phrase,
    rancher,
    view_of,
)

ARROWS: Final = {OBJECTIVE_CARD: "arrow_card", EXCHANGE_TOKEN: "arrow_token"}
"""What an arrow between two cities brings besides points -> its phrase."""


def trail(seen: Seen) -> list[str]:
    """Every space on which something lies or somebody stands, from the start to Kansas City."""
    spaces = edition_of(seen).trail.ids
    lying = on_trail(seen)
    shown = [
        describe(seen, space)
        for space, space_id in enumerate(spaces)
        if space_id in lying or herders(seen, space_id)
    ]
    free = [
        space_named(seen, space) for space in edition_of(seen).trail.buildings if spaces[space] not in lying
    ]
    green, black = fees(seen)
    return [
        *shown,
        phrase(seen, "free_spaces", spaces=", ".join(free)),
        phrase(seen, "fees", green=green, black=black),
    ]


def describe(seen: Seen, space: int) -> str:
    """One space in a sentence: what is there, who stands there."""
    known = edition_of(seen).trail
    space_id = known.ids[space]
    tile = on_trail(seen).get(space_id)
    parts: list[str] = []
    if tile is not None and known.kind[space] not in (NEUTRAL, BUILDING):
        parts.append(own_text(seen, f"tile.{tile['tile']}"))
    elif tile is None and known.kind[space] == BUILDING:
        parts.append(phrase(seen, "free"))
    if known.kind[space] == TRIBE:
        reward = known.reward[space]
        kind = "reward_gain" if reward > 0 else "reward_pay" if reward else "reward_token"
        parts.append(phrase(seen, kind, money=abs(reward)))
    if tile is not None:
        hand = _hand(seen, tile["tile"])
        if hand:
            parts.append(hand)
    if known.woods[space]:
        parts.append(phrase(seen, "in_woods"))
    here = herders(seen, space_id)
    if here:
        parts.append(phrase(seen, "stands", seats=", ".join(own_name(seen, seat) for seat in here)))
    named = capital(place_named(seen, space))
    return f"{named}: {', '.join(parts)}." if parts else f"{named}."


def _hand(seen: Seen, tile: str) -> str:
    """The fee of a private building; a hazard's name tells its hand already."""
    if tile in TILE_IDS:
        return ""

    signs = hands(seen, tile)
    return (
        phrase(seen, f"hands.{int(terms.GREEN_HAND in signs)}{int(terms.BLACK_HAND in signs)}")
        if signs
        else ""
    )


def one_space(seen: Seen, text: str) -> list[str]:
    """Everything about one space: what is there, what it offers, where the way leads."""
    space = space_number(seen, text)
    if space is None:
        return [phrase(seen, "which_space")]
    known = edition_of(seen).trail
    result = [describe(seen, space)]
    tile = on_trail(seen).get(known.ids[space])
    if tile is not None and known.kind[space] in (NEUTRAL, BUILDING):
        result.append(phrase(seen, "offers", actions=building_named(seen, tile["tile"])))
    if known.risk[space] != NO_RISK:
        action = ACTION_IDS[edition_of(seen).risk[known.risk[space]]]
        result.append(phrase(seen, "risk", action=own_text(seen, f"action.{action}")))
    onward = [space_named(seen, after) for after in known.next[space]]
    if onward:
        result.append(phrase(seen, "leads_to", spaces=", ".join(onward)))
    elif space == GOAL_SPACE:
        result.append(phrase(seen, "leads_home"))
    else:
        result.append(phrase(seen, "beside"))
    return result


def railroad(seen: Seen) -> list[str]:
    """Engines, stations with their masters and discs, cities with their discs."""
    view = view_of(seen)
    result = [
        phrase(
            seen,
            "engine_is",
            seat=capital(own_name(seen, seat)),
            position=position_named(seen, rancher(seen, seat)["engine"]),
        )
        for seat in range(view["seats"])
    ]
    for number, station in enumerate(STATION):
        discs = [own_name(seen, each["seat"]) for each in view["ranchers"] if station.id in each["stations"]]
        text = phrase(
            seen,
            "station_is",
            station=capital(game_text(seen, "station", number=number + 1)),
            cost=station.cost,
            points=station.vp,
            corner=phrase(seen, f"corner.{STATION_DARK[number]}"),
            discs=", ".join(discs) or phrase(seen, "nobody"),
        )
        if number < len(view["station_masters"]):
            master = view["station_masters"][number]
            text += " " + (
                phrase(seen, "master_gone")
                if master is None
                else phrase(seen, "master_is", master=own_text(seen, f"master_text.{master}"))
            )
        result.append(text)
    return [*result, *cities(seen)]


def cities(seen: Seen) -> list[str]:
    printed = edition_of(seen).cities
    arrows = {low: (high, points, action) for low, high, points, action in printed.arrows}
    result: list[str] = []
    for city in range(CITIES):
        discs = [
            own_name(seen, each["seat"]) + (f" ({count})" if count > 1 else "")
            for each in view_of(seen)["ranchers"]
            if (count := each["cities"].get(printed.ids[city], 0))
        ]
        text = phrase(
            seen,
            "city_is",
            city=own_text(seen, f"city.{printed.ids[city]}"),
            value=printed.value[city],
            corner=phrase(seen, f"corner.{printed.dark[city]}"),
            discs=", ".join(discs) or phrase(seen, "nobody"),
        )
        if city == 0:
            text += " " + phrase(seen, "city_dollars", money=printed.kansas_city_dollars)
        if printed.vp_per_disc[city]:
            text += " " + phrase(seen, "city_each", points=printed.vp_per_disc[city])
        if printed.vp[city]:
            text += " " + phrase(seen, "city_once", points=printed.vp[city])
        if city in arrows:
            high, points, action = arrows[city]
            gains = [phrase(seen, "arrow_points", points=points)] if points else []
            gains += [phrase(seen, ARROWS[action])] if action != NO_ACTION else []
            text += " " + phrase(
                seen, "arrow_is", city=own_text(seen, f"city.{printed.ids[high]}"), gains=", ".join(gains)
            )
        result.append(text)
    return result
