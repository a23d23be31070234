"""The whole table as plain data, and the inventory of all components."""

from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.cities import CITIES
from trailboss.games.gwt.components.player_board import DISCS, PRINTED_WORKERS
from trailboss.games.gwt.components.tiles import EMPTY, PRIVATE, is_private, owner_of
from trailboss.games.gwt.questions.build import replaced_by
from trailboss.games.gwt.rules.moves import STATIONS
from trailboss.games.gwt.state.table import NOBODY, Table


def dump(table: Table) -> dict[str, object]:
    """Every number of the table by name. A position prints this, and a digest is taken of it."""
    data = table.dump_fields(table.edition)
    if table.sam is not None:
        data["sam_deck"] = table.sam.deck[:]
        data["sam_pile"] = table.sam.pile[:]
        data["sam_specialty"] = table.sam.specialty
    return data


def inventory(table: Table) -> dict[str, int]:
    """How many of everything there are, wherever they are."""
    result: dict[str, int] = {}
    cards = table.held_cards()
    result["cattle cards"] = sum(1 for face in cards if face < FIRST_OBJECTIVE) + table.counted_cards()
    result["objective cards"] = sum(1 for face in cards if face >= FIRST_OBJECTIVE)
    tiles = sum(1 for tile in table.held_tiles() if EMPTY < tile < PRIVATE) + table.counted_tiles()
    tiles += sum(table.workers) - PRINTED_WORKERS * len(table.workers)
    result["supply tiles and neutral buildings"] = tiles
    masters = sum(1 for master in table.master_at if master != NOBODY)
    result["station masters"] = masters + sum(mask.bit_count() for mask in table.masters)
    for seat in range(table.ranchers):
        discs = sum(table.discs[seat] >> disc & 1 for disc in range(DISCS))
        discs += sum(table.stations[seat] >> station & 1 for station in range(STATIONS))
        result[f"discs of seat {seat}"] = discs + sum(table.cities[CITIES * seat : CITIES * seat + CITIES])
        buildings = table.stock[seat].bit_count() + replaced_by(table, seat).bit_count()
        on_trail = sum(1 for tile in table.tile if is_private(tile) and owner_of(tile) == seat)
        result[f"buildings of seat {seat}"] = buildings + on_trail
    return result
