"""The whole table as plain data, and the inventory of all components."""

from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.player_board import DISCS, PRINTED_WORKERS
from trailboss.games.gwt.components.tiles import EMPTY, PRIVATE, is_private, owner_of
from trailboss.games.gwt.moves import STATIONS
from trailboss.games.gwt.table import NOBODY, Table


def dump(table: Table) -> dict[str, object]:
    """Every number of the table by name. A position prints this, and a digest is taken of it."""
    data: dict[str, object] = {
        "to_move": table.to_move,
        "over": int(table.over),
        "first": table.first,
        "ending": table.ending,
        "agenda": table.agenda.frames[:],
        "sides": table.sides[1:],
        "tile": table.tile[:],
        "money": table.money[:],
        "herder": table.herder[:],
        "engine": table.engine[:],
        "certificates": table.certificates[:],
        "discs": table.discs[:],
        "workers": table.workers[:],
        "stock": table.stock[:],
        "scrapped": table.scrapped[:],
        "taken": table.taken[:],
        "stations": table.stations[:],
        "cities": table.cities[:],
        "stand_ins": table.stand_ins[:],
        "masters": table.masters[:],
        "hand": [cards[:] for cards in table.hand],
        "stack": [cards[:] for cards in table.stack],
        "pile": [cards[:] for cards in table.pile],
        "area": [cards[:] for cards in table.area],
        "unseen": [cards[:] for cards in table.unseen],
        "jobs": table.jobs[:],
        "job_row": table.job_row,
        "job_filled": table.job_filled,
        "foresight": table.foresight[:],
        "supply": [tiles[:] for tiles in table.supply],
        "cattle": table.cattle[:],
        "cattle_stack": table.cattle_stack[:],
        "display": table.display[:],
        "objectives": table.objectives[:],
        "master_at": table.master_at[:],
        "stationed": table.stationed[:],
        "removed": table.removed[:],
        "away": table.away[:],
        "learned": table.knowledge.count,
        "chance": table.rng.words(),
    }
    if table.house.stations_once:
        data["vacated"] = table.vacated[:]
    if table.edition.has_tokens:  # what the first edition has not is not written either
        data["tokens"] = table.tokens[:]
        data["simmental"] = table.simmental[:]
        if table.sam is not None:
            data["sam_deck"] = table.sam.deck[:]
            data["sam_pile"] = table.sam.pile[:]
            data["sam_specialty"] = table.sam.specialty
    return data


def inventory(table: Table) -> dict[str, int]:
    """How many of everything there are, wherever they lie."""
    result: dict[str, int] = {}
    cards = table.removed + table.cattle_stack + table.display + table.objectives
    for seat in range(table.ranchers):
        cards = cards + table.hand[seat] + table.stack[seat] + table.pile[seat] + table.area[seat]
    result["cattle cards"] = sum(1 for face in cards if face < FIRST_OBJECTIVE) + sum(table.cattle)
    result["cattle cards"] += sum(table.simmental)
    result["objective cards"] = sum(1 for face in cards if face >= FIRST_OBJECTIVE)
    tiles = sum(1 for tile in table.tile + table.foresight if EMPTY < tile < PRIVATE) + len(table.away)
    tiles += (
        sum(table.taken) + sum(table.jobs) + sum(table.stationed) + sum(len(stack) for stack in table.supply)
    )
    tiles += sum(table.workers) - PRINTED_WORKERS * len(table.workers)
    result["supply tiles and neutral buildings"] = tiles
    masters = sum(1 for master in table.master_at if master != NOBODY)
    result["station masters"] = masters + sum(mask.bit_count() for mask in table.masters)
    for seat in range(table.ranchers):
        discs = sum(table.discs[seat] >> disc & 1 for disc in range(DISCS))
        discs += sum(table.stations[seat] >> station & 1 for station in range(STATIONS))
        result[f"discs of seat {seat}"] = discs + sum(table.cities[CITIES * seat : CITIES * seat + CITIES])
        buildings = table.stock[seat].bit_count() + table.scrapped[seat].bit_count()
        on_trail = sum(1 for tile in table.tile if is_private(tile) and owner_of(tile) == seat)
        result[f"buildings of seat {seat}"] = buildings + on_trail
    return result
