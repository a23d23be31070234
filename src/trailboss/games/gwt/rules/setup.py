"""Set-up of the board and the ranchers."""

from trailboss.core.contract import GameConfig, Value
from trailboss.core.frames import FrameStack
from trailboss.core.knowledge import Knowledge
from trailboss.core.rng import Rng
from trailboss.games.gwt.components import cattle, player_board, tiles
from trailboss.games.gwt.components.buildings import SIDE_IDS
from trailboss.games.gwt.components.job_market import COLUMNS, SETUP_WORKERS, TOKEN_START_ROW
from trailboss.games.gwt.components.objectives import DISPLAY_SIZE, OBJECTIVE_DECK, STARTING_OBJECTIVES
from trailboss.games.gwt.components.railroad import MASTER_SPACES
from trailboss.games.gwt.components.station_masters import MASTER_IDS
from trailboss.games.gwt.components.tiles import worker_kind
from trailboss.games.gwt.components.trail import SPACES, START_SPACE
from trailboss.games.gwt.questions.cards.simmental import market_size
from trailboss.games.gwt.questions.tiles import free_space
from trailboss.games.gwt.questions.turn import begin_turn
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.house_rules import HouseRules
from trailboss.games.gwt.rules.turn import go_on
from trailboss.games.gwt.solo.deck import sam_deck
from trailboss.games.gwt.solo.sam_state import SAM, SamState
from trailboss.games.gwt.state.state import GwtState
from trailboss.games.gwt.state.table import Table


def deal(edition: Edition, config: GameConfig, rng: Rng) -> GwtState:
    """A table set up by the game's own chance, with the first rancher to place a herder."""
    options = config.options
    sam = sam_of(options)
    seats = config.seats + (1 if sam is not None else 0)  # SAM-5: as for two, Sam behind the one player
    trail = edition.trail
    neutral = list(range(tiles.FIRST_NEUTRAL, tiles.FIRST_NEUTRAL + tiles.NEUTRALS))
    if options["neutral_buildings"] == "shuffled":  # GWT-6a
        rng.shuffle(neutral)
    elif options["neutral_buildings"] != "by_letter":
        neutral = [tiles.TILE_IDS.index(letter) for letter in str(options["neutral_buildings"]).split()]
    tile = [tiles.EMPTY] * SPACES
    for space, letter in zip(trail.neutral, neutral, strict=True):
        tile[space] = letter
    sides = [0] * (edition.buildings + 1)
    if options["building_sides"] == "random":  # GWT-6: the same side of each number for everybody
        for number in range(1, edition.buildings + 1):
            sides[number] = int(rng.below(2))
    elif options["building_sides"] != "a":
        sides = [0, *(SIDE_IDS.index(side[-1]) for side in str(options["building_sides"]).split())]
    masters = edition.masters[:]
    rng.shuffle(masters)
    if options["station_masters"] != "drawn":
        masters = [MASTER_IDS.index(name) for name in str(options["station_masters"]).split()]
    supply = [stack[:] for stack in tiles.SUPPLY]
    for stack in supply:
        rng.shuffle(stack)
    cattle_stack = cattle.MARKET_DECK[:]
    simmental = options.get("simmental", False) is True
    if simmental:
        cattle_stack += [cattle.SIMMENTAL] * cattle.SIMMENTAL_CARDS  # GWT-117
    rng.shuffle(cattle_stack)
    objectives = OBJECTIVE_DECK[:]
    rng.shuffle(objectives)
    starting = STARTING_OBJECTIVES[:]
    rng.shuffle(starting)
    drawn = int(rng.below(config.seats))
    named = options["first"]
    first = named if isinstance(named, int) else drawn
    stacks: list[list[int]] = []
    for seat in range(seats):
        stack = cattle.STARTING_DECK[:] if seat < config.seats else []  # SAM-11: Sam has no cattle
        rng.shuffle(stack)
        stacks.append(stack)
    state = GwtState(
        config,
        rng,
        FrameStack([]),
        Knowledge([], 0),
        [],
        first,
        False,
        edition,
        HouseRules(config.options, config.rules),
        sam,
    )
    state.start_fields(edition, seats)
    state.sides = sides
    state.tile = tile
    state.money = [player_board.START_DOLLARS[(seat - first) % seats] for seat in range(seats)]  # GWT-4
    state.discs = [(1 << player_board.DISCS) - 1] * seats
    state.stock = [(1 << (edition.buildings + 1)) - 2] * seats
    state.stack = stacks
    state.played_objectives = [[starting[seat]] for seat in range(seats)]
    state.job_row = TOKEN_START_ROW
    state.job_filled = COLUMNS[seats] - 1
    state.supply = supply
    state.cattle_stack = cattle_stack
    state.objectives = objectives
    state.master_at = masters[:MASTER_SPACES]
    state.tokens = [edition.start_tokens] * seats
    state.simmental = [cattle.SIMMENTAL_CARDS] * (cattle.SIMMENTAL_STAGES - 1) if simmental else []
    state.removed = starting[seats:]  # those nobody got stay in the box
    state.first = first
    if sam is not None:
        _seat_sam(state, sam)
    fill_trail(state)
    _fill_job_market(state)
    for column in range(tiles.FORESIGHT_COLUMNS):
        for space in range(tiles.FORESIGHT_SPACES):
            state.foresight[tiles.FORESIGHT_SPACES * column + space] = supply[column].pop()
    for _ in range(market_size(state)):
        state.cattle[cattle_stack.pop()] += 1
    for _ in range(DISPLAY_SIZE):
        state.display.append(objectives.pop())
    for seat in range(config.seats):
        for _ in range(edition.start_cards[(seat - first) % seats]):  # GWT-3, GWT-4; SAM-12
            state.hand[seat].append(stacks[seat].pop())
    begin_turn(state, first)
    go_on(state)
    return state


def sam_of(options: dict[str, Value]) -> SamState | None:
    """Sam with his cards unshuffled, if the options ask for him."""
    level = str(options.get("sam", "none"))
    if level == "none":
        return None
    rules = sam_deck(str(options["sam_deck"]))
    return SamState(rules, level, rules.numbers(level), [], 0)


def _seat_sam(table: Table, sam: SamState) -> None:
    """A herder at the start (SAM-9), one worker drawn from the tiles with a 2 (SAM-6), who is his
    specialization (SAM-8), on the hard level one more of each (SAM-16). None of them comes back (SAM-13)."""
    table.money[SAM] = 0
    table.tokens[SAM] = 0
    table.herder[SAM] = START_SPACE
    sam.specialty = worker_kind(table.supply[1].pop())
    table.workers[player_board.WORKER_KINDS * SAM + sam.specialty] += 1
    for kind in sam.rules.levels[sam.level].workers:
        table.supply[1].remove(tiles.COWBOY_TILE + kind)
        table.workers[player_board.WORKER_KINDS * SAM + kind] += 1
    rows = table.workers[player_board.WORKER_KINDS * SAM :]
    if rows[sam.specialty] < max(rows):  # only with a custom deck that adds several of a kind
        sam.specialty = rows.index(max(rows))
    table.rng.shuffle(sam.deck)  # SAM-10


def fill_trail(table: Table) -> None:
    """Seven tiles on the trail; one that finds no space goes back, and the supply is mixed again (GWT-66,
    GWT-76d)."""
    supply = table.supply[0]
    returned: list[int] = []
    placed = 0
    while placed < tiles.TRAIL_TILES_AT_START:
        tile = supply.pop()
        space = free_space(table, tile)
        if space < 0:
            returned.append(tile)
        else:
            table.put_tile(space, tile)
            placed += 1
    if returned:
        supply.extend(returned)
        table.rng.shuffle(supply)


def _fill_job_market(table: Table) -> None:
    """The first row full, the second but for the token's space."""
    columns = COLUMNS[table.ranchers]
    for index in range(SETUP_WORKERS[table.ranchers]):
        tile = table.supply[1].pop()
        table.jobs[3 * (index // columns) + worker_kind(tile)] += 1
