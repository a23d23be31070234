"""Reads a table back from untrusted data."""

from typing import Final

from trailboss.core.contract import GameConfig
from trailboss.core.fields import Fields
from trailboss.core.frames import WIDTH, FrameStack
from trailboss.core.knowledge import Knowledge
from trailboss.core.rng import Rng
from trailboss.games.gwt.components import cattle, tiles
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.objectives import OBJECTIVE_DECK, STARTING_OBJECTIVES
from trailboss.games.gwt.components.player_board import DISCS, WORKER_KINDS
from trailboss.games.gwt.components.railroad import MASTER_SPACES
from trailboss.games.gwt.components.tiles import is_hazard, is_private, is_tribe, number_of, owner_of
from trailboss.games.gwt.components.trail import BUILDING, GOAL_SPACE, HAZARD, NEUTRAL, TRIBE
from trailboss.games.gwt.questions.build import replaced_by
from trailboss.games.gwt.questions.cards.out_of_turn import RESUME
from trailboss.games.gwt.questions.kansas_city import REFILL
from trailboss.games.gwt.questions.turn import NEXT_TURN, PHASE_C
from trailboss.games.gwt.rules.edition import Edition
from trailboss.games.gwt.rules.effects import EFFECTS, KINDS, QUESTIONS
from trailboss.games.gwt.rules.house_rules import HouseRules
from trailboss.games.gwt.rules.setup import sam_of
from trailboss.games.gwt.solo.deck import MAX_CARDS
from trailboss.games.gwt.solo.sam_state import SAM, SamState
from trailboss.games.gwt.state.state import GwtState
from trailboss.games.gwt.state.table import NOBODY, NOT_PLACED

_MANY: Final = 100_000
_WIDE: Final = (1 << 62) - 1


def load(edition: Edition, config: GameConfig, data: dict[str, object]) -> GwtState:
    """The state that `dump` wrote; raises `BadPosition` for what cannot come up in play."""
    sam = sam_of(config.options)
    fields = Fields(data)
    state = GwtState(
        config,
        Rng(*fields.numbers("chance", 0, 0xFFFFFFFF, 4)),
        FrameStack(fields.numbers("agenda", -100, _WIDE)),
        Knowledge([], fields.number("learned", 0, _MANY)),
        [],
        fields.number("to_move", 0, config.seats - 1),
        fields.number("over", 0, 1) == 1,
        edition,
        HouseRules(config.options, config.rules),
        sam,
    )
    state.load_fields(fields, edition, state.ranchers)
    if sam is not None:
        _load_sam(sam, fields)
    fields.done()
    _check_components(state, fields)
    _check_sam(state, fields)
    _check_tiles(state, fields)
    if not state.over:
        _check_frames(state, fields)
    return state


def _load_sam(sam: SamState, fields: Fields) -> None:
    cards = sorted(sam.deck)
    sam.deck = fields.numbers("sam_deck", 1, MAX_CARDS)
    sam.pile = fields.numbers("sam_pile", 1, MAX_CARDS)
    sam.specialty = fields.number("sam_specialty", 0, WORKER_KINDS - 1)
    if sorted(sam.deck + sam.pile) != cards:
        raise fields.impossible("sam_deck")


def _check_components(state: GwtState, fields: Fields) -> None:
    """Every component is there as often as in the box."""
    seats = state.ranchers
    simmental = cattle.SIMMENTAL_STAGES * cattle.SIMMENTAL_CARDS if state.simmental else 0
    wanted = {
        "cattle cards": len(cattle.MARKET_DECK) + len(cattle.STARTING_DECK) * state.config.seats + simmental,
        "objective cards": len(OBJECTIVE_DECK) + len(STARTING_OBJECTIVES),
        "supply tiles and neutral buildings": sum(len(stack) for stack in tiles.SUPPLY) + tiles.NEUTRALS,
        "station masters": MASTER_SPACES,
    }
    names = {
        "cattle cards": "cattle",
        "objective cards": "objectives",
        "supply tiles and neutral buildings": "supply",
        "station masters": "master_at",
    }
    there = state.inventory()
    for component, count in wanted.items():
        if there[component] != count:
            raise fields.impossible(names[component])
    for seat in range(seats):
        if there[f"discs of seat {seat}"] != DISCS:
            raise fields.impossible("discs")
        buildings, twice = there[f"buildings of seat {seat}"], state.stock[seat] & replaced_by(state, seat)
        if buildings != state.edition.buildings or twice:
            raise fields.impossible("stock")
        unseen, deck = state.unseen[seat], state.hand[seat] + state.stack[seat]
        # to the others an unseen card has not left the hand; it may have, if they cannot tell (see `show`)
        if len(unseen) > len(state.hand[seat]) or any(
            unseen.count(face) > deck.count(face) for face in unseen
        ):
            raise fields.impossible("unseen")
        if state.certificates[seat] > state.certificate_limit(seat):
            raise fields.impossible("certificates")
    if state.rng.words() == [0, 0, 0, 0]:
        raise fields.impossible("chance")


def _check_sam(state: GwtState, fields: Fields) -> None:
    """The solo opponent has no money, no tokens, no certificates and no hand, and his herder is always
    placed."""
    if state.sam is None:
        return
    if state.money[SAM] or state.tokens[SAM] or state.certificates[SAM]:
        raise fields.impossible("money")
    if state.hand[SAM] or state.stack[SAM] or state.unseen[SAM]:
        raise fields.impossible("hand")
    if state.herder[SAM] in (NOT_PLACED, GOAL_SPACE):
        raise fields.impossible("herder")


def _check_tiles(state: GwtState, fields: Fields) -> None:
    """Every tile lies where such a tile may lie, and every herder and engine stands where it may stand."""
    seen: list[int] = []
    for space, tile in enumerate(state.tile):
        kind = state.trail.kind[space]
        fits = tile == tiles.EMPTY and kind != NEUTRAL
        if kind == NEUTRAL:
            fits = tiles.EMPTY < tile <= tiles.NEUTRALS and tile not in seen
        elif kind == BUILDING and is_private(tile):
            owner, number = owner_of(tile), number_of(tile)
            fits = (
                owner < state.ranchers
                and 1 <= number <= state.edition.buildings
                and tile not in seen
                and not (state.stock[owner] | replaced_by(state, owner)) >> number & 1
            )
        elif (kind == HAZARD and is_hazard(tile)) or (kind == TRIBE and is_tribe(tile)):
            fits = True
        if not fits:
            raise fields.impossible("tile")
        seen.append(tile)
    # GWT-121: the seat that fills the market has the token
    if (state.job_row == ROWS) != (state.ending != NOBODY):
        raise fields.impossible("job_row")
    engines = [engine for engine in state.engine if engine > 0]
    if len(set(engines)) != len(engines):
        raise fields.impossible("engine")


def _check_frames(state: GwtState, fields: Fields) -> None:
    """Frames are complete, of known kinds with numbers in their ranges; a turn is at the bottom, a
    question on top. Every question can be waiting for the seat that has to answer it, and has an answer
    now."""
    frames = state.frames.to_list()
    if len(frames) % WIDTH or frames[: 2 * WIDTH] != [NEXT_TURN, 0, 0, PHASE_C, 0, 0]:
        raise fields.impossible("agenda")
    try:
        seat = state.to_move
        for index in range(len(frames) - WIDTH, WIDTH, -WIDTH):
            if QUESTIONS[frames[index]].opens_turn and index > 2 * WIDTH:
                raise fields.impossible("agenda")
            if not _fits(state, seat, frames[index], frames[index + 1], frames[index + 2]):
                raise fields.impossible("agenda")
            if frames[index] == RESUME:
                seat = frames[index + 1]
        _check_visits(state, seat, fields)
        playable = QUESTIONS[state.frames.kind()].kind >= 0 and len(state.moves()) > 0
    except (IndexError, ValueError, KeyError) as error:
        raise fields.impossible("agenda") from error
    if not playable:
        raise fields.impossible("agenda")


def _check_visits(state: GwtState, seat: int, fields: Fields) -> None:
    """In Kansas City stands at most the herder of the turn, and its subphases are on the stack then."""
    for other in range(state.seats):
        visits = other == seat and REFILL in state.frames.to_list()[::WIDTH]
        if (state.herder[other] == GOAL_SPACE) != visits:
            raise fields.impossible("herder")


def _fits(state: GwtState, seat: int, kind: int, a: int, b: int) -> bool:
    if not 0 <= kind < KINDS or EFFECTS[kind].kind < 0 or not EFFECTS[kind].has_args(a, b):
        return False
    if kind == NEXT_TURN or (kind == RESUME and a >= state.seats):
        return False
    return EFFECTS[kind].fits(state, seat, a, b)
