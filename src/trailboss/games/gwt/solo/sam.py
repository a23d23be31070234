"""Sam, the solo opponent. He has no money, no hand and no choices: his cards and chance move him.

The rule set is reconstructed (`deck.RULE_SET`, docs/rulings/sam.md). Sam is the second rancher, after the one
player; his turn is a step of the stack. What he does costs nothing and brings no money (SAM-2, SAM-21).
"""

from trailboss.core.fields import put_list, without
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.move_list import MoveList
from trailboss.games.gwt.components import railroad
from trailboss.games.gwt.components import tiles as tile_kinds
from trailboss.games.gwt.components.cities import CITIES, OBJECTIVE_CARD, TERMINAL
from trailboss.games.gwt.components.job_market import ROW_COST
from trailboss.games.gwt.components.player_board import ENGINEER, ROW_SPACES, WORKER_KINDS
from trailboss.games.gwt.components.tiles import is_private, owner_of
from trailboss.games.gwt.components.trail import GOAL_SPACE, TRIBES
from trailboss.games.gwt.questions.cards.objectives import fill_display
from trailboss.games.gwt.questions.cattle import fill_market
from trailboss.games.gwt.questions.kansas_city import add_tiles, choose_tile, refill
from trailboss.games.gwt.questions.movement import fee, next_locations
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.rules.moves import CHOOSE_TILE, STATIONS
from trailboss.games.gwt.solo import deck
from trailboss.games.gwt.solo.ranch import build, buy, drive, spend_disc
from trailboss.games.gwt.solo.sam_state import SAM, YOU
from trailboss.games.gwt.state.table import TAKEN_WIDTH, Table


def take_turn(table: Table) -> None:
    """Turn up a card, move, act, and in Kansas City deliver (SAM-19). He draws nothing afterwards (SAM-24).

    An action for a specialization needs it when it begins; the move is made in any case (SAM-23).
    """
    sam = table.sam
    assert sam is not None
    if not sam.deck:
        sam.deck.extend(sam.pile)
        sam.pile.clear()
        table.rng.shuffle(sam.deck)
    number = sam.deck.pop()
    table.knowledge.chance()
    card = sam.rules.card(number)
    table.emit(events.SAM_CARD, EVERYBODY, SAM, number)
    specialty = sam.specialty
    _move(table, _steps(table, card.steps))
    if card.requires in (-1, specialty):
        for action in card.actions:
            _act(table, action)
    if table.herder[SAM] == GOAL_SPACE:
        _kansas_city(table)
    sam.pile.append(number)


def _steps(table: Table, steps: int) -> int:
    """A printed number, or a count made before moving; always at least 1 (SAM-25, SAM-33)."""
    if steps > 0:
        return steps
    sam = table.sam
    assert sam is not None
    if steps == deck.BUILDINGS:
        return max(1, table.buildings_on_trail(YOU), table.buildings_on_trail(SAM))
    if steps == deck.COWBOYS:
        return table.cowboys(SAM)
    return table.workers[WORKER_KINDS * SAM + sam.specialty]


# -------------------------------------------------------------------- the herder


def _move(table: Table, steps: int) -> None:
    """Along his route, all the steps or as far as Kansas City (SAM-26); at first from the start (SAM-28).

    He pays nothing (SAM-29). You get the fees of your buildings (SAM-30).
    """
    route = _route(table, table.herder[SAM])
    for space in route[:steps]:
        table.herder[SAM] = space
        table.emit(events.MOVED, EVERYBODY, SAM, space)
        tile = table.tile[space]
        if is_private(tile) and owner_of(tile) == YOU:
            dollars = fee(table, SAM, tile)
            if dollars:  # SAM-30: from the bank
                table.money[YOU] += dollars
                table.emit(events.GAINED, EVERYBODY, YOU, dollars)


def _route(table: Table, space: int) -> list[int]:
    """The locations from here to Kansas City on Sam's way: the fewest, then the lowest fees (SAM-27)."""
    if space == GOAL_SPACE:
        return []
    best: list[int] = []
    best_fees = 0
    for other in sorted(next_locations(table, space)):  # the main path has the lower numbers
        rest = _route(table, other)
        route = [other, *rest]
        fees = sum(fee(table, SAM, table.tile[each]) for each in route if each != GOAL_SPACE)
        if not best or (len(route), fees) < (len(best), best_fees):
            best, best_fees = route, fees
    return best


# -------------------------------------------------------------------- actions


def _act(table: Table, action: int) -> None:
    """One action of a card, wherever he stands (SAM-20); what cannot be done is skipped (SAM-22)."""
    if action == deck.HIRE_ANY:
        _hire_any(table)
    elif action == deck.HIRE_SPECIALIZED:
        _hire_specialized(table)
    elif action == deck.HIRE_ENGINEER:
        _hire_kind(table, ENGINEER)
    elif action == deck.ENGINE:
        drive(table)
    elif action == deck.OBJECTIVE:
        _take_objective(table)
    elif action == deck.OUTLAW:
        _take_outlaw(table)
    elif action == deck.HAZARD:
        _take_hazard(table)
    elif action == deck.CATTLE:
        buy(table, table.cowboys(SAM))
    elif action == deck.ADD_CATTLE:
        fill_market(table, 2)  # SAM-47
    elif action == deck.CATTLE_WITH_ONE_LESS:
        buy(table, table.cowboys(SAM) - 1)
    elif action == deck.BUILD:
        build(table)


def _has_room(table: Table, kind: int) -> bool:
    """Six of a kind at most, the printed one included (SAM-3)."""
    return table.workers[WORKER_KINDS * SAM + kind] < ROW_SPACES


def _cheapest_row(table: Table, kinds: list[int]) -> int:
    """The open row with the lowest cost that holds one of these kinds, the upper one if equal (SAM-34,
    SAM-35); -1 if none."""
    best = -1
    for row in range(table.job_row):
        if any(table.jobs[3 * row + kind] for kind in kinds) and (best < 0 or ROW_COST[row] < ROW_COST[best]):
            best = row
    return best


def _hire_any(table: Table) -> None:
    """From the cheapest row one of the specialization, else the first in the order of kinds (SAM-36)."""
    sam = table.sam
    assert sam is not None
    kinds = [kind for kind in range(WORKER_KINDS) if _has_room(table, kind)]
    row = _cheapest_row(table, kinds)
    if row < 0:
        return
    there = [kind for kind in kinds if table.jobs[3 * row + kind]]
    _hire(table, sam.specialty if sam.specialty in there else there[0], row)


def _hire_kind(table: Table, kind: int) -> None:
    """The cheapest of a kind, if there is room (SAM-37)."""
    row = _cheapest_row(table, [kind])
    if row >= 0 and _has_room(table, kind):
        _hire(table, kind, row)


def _hire_specialized(table: Table) -> None:
    """Of the specialization, else of the kind with most tiles in the open rows (SAM-38)."""
    sam = table.sam
    assert sam is not None
    if _has_room(table, sam.specialty) and _cheapest_row(table, [sam.specialty]) >= 0:
        _hire_kind(table, sam.specialty)
        return
    counts = [sum(table.jobs[3 * row + kind] for row in range(table.job_row)) for kind in range(WORKER_KINDS)]
    most = [kind for kind in range(WORKER_KINDS) if counts[kind] and counts[kind] == max(counts)]
    if not most:
        return
    row = _cheapest_row(table, most)
    _hire_kind(table, next(kind for kind in most if table.jobs[3 * row + kind]))


def _hire(table: Table, kind: int, row: int) -> None:
    """Free, without immediate action (SAM-39). The specialization goes to the row with most workers; a tie
    leaves it (SAM-40)."""
    sam = table.sam
    assert sam is not None
    table.own_jobs()[3 * row + kind] -= 1
    table.workers[WORKER_KINDS * SAM + kind] += 1
    table.emit(events.HIRED, EVERYBODY, SAM, kind, 0)
    if table.workers[WORKER_KINDS * SAM + kind] > table.workers[WORKER_KINDS * SAM + sam.specialty]:
        sam.specialty = kind
        table.emit(events.SAM_SPECIALTY, EVERYBODY, SAM, kind)


def _take_objective(table: Table) -> None:
    """A random card of the display; its immediate action is not used (SAM-43)."""
    if not table.display:
        return
    face = table.display[table.rng.below(len(table.display))]
    table.display = without(table.display, face)
    played = table.played_objectives
    table.played_objectives = put_list(played, SAM, [*played[SAM], face])
    table.knowledge.chance()
    table.emit(events.GAINED_OBJECTIVE, EVERYBODY, SAM, face)
    fill_display(table)


def _take_outlaw(table: Table) -> None:
    """The one with the highest bounty, which he does not gain (SAM-41)."""
    best = -1
    for space in table.trail.sections[TRIBES]:
        if table.tile[space] != tile_kinds.EMPTY and (
            best < 0 or table.trail.reward[space] > table.trail.reward[best]
        ):
            best = space
    if best >= 0:
        _take(table, best, events.TOOK_TRIBE)


def _take_hazard(table: Table) -> None:
    """Of the kind with most tiles the one with most points; kinds tied: the better best tile, then their
    order (SAM-42)."""
    best_space = -1
    best_key = (0, 0)
    for section in range(TRIBES):
        spaces = [space for space in table.trail.sections[section] if table.tile[space] != tile_kinds.EMPTY]
        if not spaces:
            continue
        top = max(tile_kinds.TILE_VP[table.tile[space]] for space in spaces)
        if (len(spaces), top) > best_key:
            best_key = (len(spaces), top)
            best_space = next(space for space in spaces if tile_kinds.TILE_VP[table.tile[space]] == top)
    if best_space >= 0:
        _take(table, best_space, events.TOOK_HAZARD)


def _take(table: Table, space: int, event: int) -> None:
    tile = table.tile[space]
    table.put_tile(space, tile_kinds.EMPTY)
    index = TAKEN_WIDTH * SAM + tile
    table.own_taken()[index] += 1
    table.emit(event, EVERYBODY, SAM, tile, space)


# -------------------------------------------------------------------- Kansas City


def _kansas_city(table: Table) -> None:
    """Random foresight tiles (SAM-58), no workers once the job market is full (SAM-59); the next city in
    line, without income and transport (SAM-60). Then back to the start (SAM-64)."""
    for column in range(tile_kinds.FORESIGHT_COLUMNS):
        found = MoveList()
        add_tiles(table, column, found)
        if found.count:
            choice = found.items[table.rng.below(found.count)]
            table.knowledge.chance()
            choose_tile(table, SAM, column, choice - CHOOSE_TILE)
    city = _next_city(table)
    if table.discs[SAM]:
        spend_disc(table)
    else:  # SAM-62
        station = min(
            [each for each in range(STATIONS) if table.has_station(SAM, each)],
            key=_station_points,
            default=-1,
        )
        if station < 0:
            refill(table, SAM)
            return
        table.own_stations()[SAM] &= ~(1 << station)
        table.emit(events.STATION_DISC_USED, EVERYBODY, SAM, station)
    table.own_cities()[CITIES * SAM + city] += 1
    table.emit(events.DELIVERED, EVERYBODY, SAM, city)
    for low, high, _, action in table.edition.cities.arrows:
        if city in (low, high) and table.delivered(SAM, low) and table.delivered(SAM, high):
            if action == OBJECTIVE_CARD:  # SAM-63: a token is lost
                _take_objective(table)
    refill(table, SAM)


def _station_points(station: int) -> int:
    return railroad.STATION_VP[station]


def _next_city(table: Table) -> int:
    """First the level's city (SAM-15), then the next one without his disc, in the end the last one again and
    again (SAM-61)."""
    sam = table.sam
    assert sam is not None
    city = sam.rules.levels[sam.level].first_city
    while city < TERMINAL and table.delivered(SAM, city):
        city += 1
    return city
