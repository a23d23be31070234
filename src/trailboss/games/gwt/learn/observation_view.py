"""An observation of Great Western Trail from the view: the definition of what the vector holds."""

from typing import cast

from trailboss.games.gwt.components import tiles as tile_kinds
from trailboss.games.gwt.components.cattle import FACE_IDS, FACE_TYPE, FACE_VALUE, NO_TYPE
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.trail import FIRST_TRAIL, SECOND_TRAIL
from trailboss.games.gwt.learn import observation_layout
from trailboss.games.gwt.present.view import GwtView, RancherView
from trailboss.games.gwt.rules.editions import FIRST, SECOND
from trailboss.lab.observation.plan import Notes


def observed(view: dict[str, object]) -> list[int]:
    """The entries of the vector, from what a seat sees."""
    seen = cast(GwtView, view)
    notes = Notes(observation_layout.GWT_LAYOUT)
    seat = seen["seat"]
    if seat is None:
        raise ValueError("a spectator has no observation")
    _game(notes, seen, seat)
    _market(notes, seen)
    _trail(notes, seen, seat)
    for rancher in seen["ranchers"]:
        _rancher(notes, seen, rancher, (rancher["seat"] - seat) % seen["seats"])
    _hand(notes, seen["ranchers"][seat]["hand"] or [])
    _sam(notes, seen)
    return notes.values


def _game(notes: Notes, seen: GwtView, seat: int) -> None:
    ranchers = seen["seats"]
    notes.put("game.second_edition", seen["game"] == "gwt2")
    notes.mark("game.seats", str(ranchers if seen["sam"] is None else 1))
    for name, value in seen["options"].items():
        if f"{name}={value}" in observation_layout.HOUSE_RULES:
            notes.mark("game.options", f"{name}={value}")
    notes.put("game.over", seen["over"])
    notes.put("game.to_move", 1, (seen["to_move"] - seat) % ranchers)
    notes.put("game.first", 1, (seen["first"] - seat) % ranchers)
    if seen["token"] is not None:
        notes.put("game.job_token", 1, (seen["token"] - seat) % ranchers)
    if seen["question"] is not None:
        notes.mark("game.question", seen["question"])
    for number, side in enumerate(seen["sides"]):
        notes.put("game.side_b", side == "b", number)


def _market(notes: Notes, seen: GwtView) -> None:
    if seen["job_row"] is not None:
        notes.put("game.job_row", 1, seen["job_row"])
    notes.put("game.job_filled", seen["job_filled"])
    for row in range(ROWS):
        for kind, count in enumerate(seen["jobs"][row]["workers"].values()):
            notes.put("job.workers", count, kind, row)
    for column, tiles in enumerate(seen["foresight"]):
        for space, tile in enumerate(tiles):
            if tile is not None:
                notes.mark("foresight.tile", tile, tile_kinds.FORESIGHT_SPACES * column + space)
    for column, size in enumerate(seen["supply"]):
        notes.put("game.supply", size, column)
    for face, count in seen["cattle"].items():
        notes.put("game.cattle", count, FACE_IDS.index(face))
    notes.put("game.cattle_stack", seen["cattle_stack"])
    for stage, count in enumerate(seen["simmental"]):
        notes.put("game.simmental", count, stage)
    notes.count("game.display", seen["display"])
    notes.put("game.objective_stack", seen["objective_stack"])
    for station, master in enumerate(seen["station_masters"]):
        if master is not None:
            notes.mark("station.master", master, station)
    for worker, count in seen["stationed"].items():
        notes.put("game.stationed", count, ["cowboy", "builder", "engineer"].index(worker))
    notes.count("game.removed", seen["removed"])
    notes.count("game.away", seen["away"])


def _trail(notes: Notes, seen: GwtView, seat: int) -> None:
    trail = SECOND_TRAIL if seen["game"] == "gwt2" else FIRST_TRAIL
    for lying in seen["trail"]:
        space, tile, owner = trail.ids.index(lying["space"]), lying["tile"], lying["owner"]
        if space in observation_layout.NEUTRAL_SPACES:
            notes.mark("neutral.letter", tile, observation_layout.NEUTRAL_SPACES.index(space))
        elif space in observation_layout.BUILDING_SPACES:
            assert owner is not None
            place = observation_layout.BUILDING_SPACES.index(space)
            notes.put("building.owner", 1, (owner - seat) % seen["seats"], place)
            notes.mark("building.number", tile[:-1], place)
        elif space in observation_layout.HAZARD_SPACES:
            place, code = observation_layout.HAZARD_SPACES.index(space), tile_kinds.TILE_IDS.index(tile)
            notes.put("hazard.points", tile_kinds.TILE_VP[code], 0, place)
            notes.put("hazard.green", tile_kinds.TILE_GREEN_HAND[code], 0, place)
            notes.put("hazard.black", tile_kinds.TILE_BLACK_HAND[code], 0, place)
        else:
            notes.mark("tribe.tile", tile, trail.sections[3].index(space))


def _rancher(notes: Notes, seen: GwtView, rancher: RancherView, copy: int) -> None:
    edition = SECOND if seen["game"] == "gwt2" else FIRST
    notes.put("rancher.plays", 1, 0, copy)
    for name, value in (
        ("money", rancher["money"]),
        ("certificates", rancher["certificates"]),
        ("certificate_limit", rancher["certificate_limit"]),
        ("tokens", rancher["tokens"]),
        ("step_limit", rancher["step_limit"]),
        ("hand_limit", rancher["hand_limit"]),
        ("deliveries_without_disc", rancher["deliveries_without_disc"]),
        ("hand_size", rancher["hand_size"]),
        ("stack_size", rancher["stack_size"]),
        ("unknown", rancher["unknown"]),
    ):
        notes.put(f"rancher.{name}", value, 0, copy)
    if rancher["herder"] is not None:
        notes.put("rancher.herder", 1, edition.trail.ids.index(rancher["herder"]), copy)
    notes.mark("rancher.engine", rancher["engine"], copy)
    for disc in rancher["discs"]:
        notes.mark("rancher.discs", disc, copy)
    for kind, count in enumerate(rancher["workers"].values()):
        notes.put("rancher.workers", count, kind, copy)
    for building in rancher["stock"]:
        notes.mark("rancher.stock", building[:-1], copy)
    for tile, count in rancher["tiles"].items():
        notes.put("rancher.tiles", count, notes.layout.field("rancher.tiles").entries.index(tile), copy)
    for station in rancher["stations"]:
        notes.mark("rancher.stations", station, copy)
    for city, count in rancher["cities"].items():
        notes.put("rancher.cities", count, edition.cities.ids.index(city), copy)
    for master in rancher["station_masters"]:
        notes.mark("rancher.station_masters", master, copy)
    for face, count in rancher["unshown"].items():
        notes.put("rancher.unshown", count, FACE_IDS.index(face), copy)
    notes.count("rancher.pile", rancher["pile"], copy)
    notes.count("rancher.objectives", rancher["objectives"], copy)


def _hand(notes: Notes, hand: list[str]) -> None:
    notes.count("you.hand", hand)
    values: dict[int, int] = {}
    for card in hand:
        face = FACE_IDS.index(card)
        if FACE_TYPE[face] != NO_TYPE:
            values[FACE_TYPE[face]] = max(FACE_VALUE[face], values.get(FACE_TYPE[face], 0))
    notes.put("you.breeding_value", sum(values.values()))


def _sam(notes: Notes, seen: GwtView) -> None:
    sam = seen["sam"]
    if sam is None:
        return
    notes.mark("sam.level", sam["level"])
    notes.mark("sam.specialization", sam["specialization"])
    for card in sam["cards"]:
        notes.mark("sam.cards", str(card))
    for card in sam["pile"]:
        notes.mark("sam.pile", str(card))
    notes.put("sam.discs", sam["discs"])
