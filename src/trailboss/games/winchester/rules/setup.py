"""Set-up: section S. Everything that chance decides before the first auction."""

from typing import Final

from trailboss.core.contract import GameConfig, Value
from trailboss.core.frames import FrameStack
from trailboss.core.knowledge import EVERYBODY, Knowledge, seat_bit
from trailboss.core.rng import Rng
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.components.map import Map, parse, standard
from trailboss.games.winchester.rules.effects import TURN, go_on
from trailboss.games.winchester.rules.vehicles import ask_for_places
from trailboss.games.winchester.state.state import WinchesterState
from trailboss.games.winchester.state.table import (
    AUTOMATIC,
    BONUS_PLACE,
    MANUAL,
    NOBODY,
    NOWHERE,
    PLACES,
    PROMPTED,
    SECRET_PLACE,
)

MAX_MAPS: Final = 32
"""How many custom maps are kept in memory; beyond that the oldest one goes."""
_MAPS: Final[dict[str, Map]] = {}


def map_of(text: str) -> Map:
    """The map that an option names: "standard", or the whole text of another one. Read once, then shared."""
    if text == "standard":
        return standard()
    found = _MAPS.get(text)
    if found is None:
        found = parse(text)
        if len(_MAPS) >= MAX_MAPS:
            del _MAPS[next(iter(_MAPS))]
        _MAPS[text] = found
    return found


CLAIMS: Final[dict[Value, int]] = {"automatic": AUTOMATIC, "prompted": PROMPTED, "manual": MANUAL}


def claims_of(config: GameConfig) -> int:
    """How objectives are claimed. By rules 1, those who could claim were asked, which is `prompted` now."""
    claims = CLAIMS[config.options["claims"]]
    return PROMPTED if claims == MANUAL and config.rules == 1 else claims


def deal(config: GameConfig, rng: Rng) -> WinchesterState:
    """A table set up by the game's own chance, with the first plot token turned up."""
    seats = config.seats
    options = config.options
    board = map_of(str(options["map"]))
    secret = _shuffled(
        len(cards.SECRET), rng
    )  # WIN-S-1: the first two for each seat, the rest stays in the box unseen
    shared = _shuffled(len(cards.SHARED), rng)  # WIN-S-3: the first five on the piles
    mines = _shuffled(cards.MINE_CARDS, rng)  # WIN-S-5: the first three on plots 3, 4 and 5
    ranch = _shuffled(cards.RANCH_CARDS, rng)
    tokens = [kind for kind, how_many in enumerate(board.tokens) for _ in range(how_many)]
    rng.shuffle(tokens)
    order = [index + 1 for index in _shuffled(cards.PLOTS, rng)]
    # WIN-S-6: drawn in any case, so that placing the vehicles changes nothing else
    rail = int(rng.below(len(board.rail)))
    river = int(rng.below(len(board.river)))
    drawn = int(rng.below(seats))  # WIN-S-7: drawn in any case, so that naming a seat changes nothing else
    named = options["first"]
    first = named if isinstance(named, int) else drawn
    placed = options["vehicles"] == "chosen"
    knowledge = Knowledge([0] * PLACES, 0)
    for seat in range(seats):
        for place in range(cards.SECRET_EACH):
            knowledge.learn(SECRET_PLACE + cards.SECRET_EACH * seat + place, seat_bit(seat))
    for plot in range(cards.PLOTS + 1):
        if plot == 0 or options["bonus_tokens"] == "face_up":  # WIN-S-4
            knowledge.learn(BONUS_PLACE + plot, EVERYBODY)
    state = empty_table(config, rng, FrameStack([]), knowledge, first, over=False)
    state.start_fields(seats)
    state.bank = bank_at_start(seats)
    state.saloon = cards.SALOON_START
    state.cash = [cards.START_CASH] * seats
    state.duels = (1 << seats) - 1
    state.secret = secret
    state.shared = shared
    state.mines = mines
    state.ranch = ranch
    state.bonus = [NOBODY, *tokens]
    state.order = order
    state.first = first
    state.rail = NOWHERE if placed else rail
    state.river = NOWHERE if placed else river
    state.frames.push(TURN)
    if placed:
        ask_for_places(state)
    go_on(state)
    return state


def empty_table(
    config: GameConfig, rng: Rng, frames: FrameStack, knowledge: Knowledge, to_move: int, over: bool
) -> WinchesterState:
    """A state with what the table agreed on, and nothing on it."""
    options = config.options
    return WinchesterState(
        config,
        rng,
        frames,
        knowledge,
        [],
        to_move,
        over,
        board=map_of(str(options["map"])),
        claims=claims_of(config),
        limited=options["bank"] == "limited",
        any_time=options["duels"] == "any_time",
        touching=options["majority_tie"] == "touching_plots",
    )


def bank_at_start(seats: int) -> int:
    """What the players, the piles and the saloon leave of the notes in the box (WIN-N-1)."""
    return cards.NOTES_IN_BOX - cards.START_CASH * seats - sum(cards.PILES) - cards.SALOON_START


def _shuffled(count: int, rng: Rng) -> list[int]:
    items = list(range(count))
    rng.shuffle(items)
    return items
