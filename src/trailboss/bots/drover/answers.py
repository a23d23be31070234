"""Answers: what a drover says to each question of the rules."""

from collections.abc import Callable
from typing import Final

from trailboss.bots.drover import cards
from trailboss.bots.drover.appraisal import Appraisal, extraordinary_stop, objective, play
from trailboss.bots.drover.building import best_site, site
from trailboss.bots.drover.delivery import (
    certificates_to_use,
    choose_disc,
    city,
    delivery,
    disc,
    kept,
    tile,
)
from trailboss.bots.drover.exchange import use_token
from trailboss.bots.drover.railroad import best_gift, master, place, station, stop
from trailboss.bots.drover.ranch import hazard, hire, purchase_after_adding, purchase_and_more, tribe, worker
from trailboss.bots.drover.sight import delivery_value
from trailboss.bots.drover.trail import Trail
from trailboss.games.gwt.actions.buy_cattle import purchase_of
from trailboss.games.gwt.actions.herder import fee
from trailboss.games.gwt.actions.tiles import hazard_space
from trailboss.games.gwt.components.actions import COPY_ACTION, FIRST_AUXILIARY
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.cattle import SIMMENTAL as CALF
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import WORKER_KINDS
from trailboss.games.gwt.components.tiles import FORESIGHT_SPACES
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.moves import (
    ADD_CATTLE,
    BUILD_NUMBER,
    CHOOSE_STATION,
    CHOOSE_TILE,
    COPY_AT,
    DELIVER_TO,
    DISCARD,
    DO,
    DRAW_ONE,
    END,
    ENGINE_TO,
    EXCHANGE,
    GAIN_CARD,
    GAIN_TOP,
    GIVE,
    GO_VIA,
    HIRE_FROM,
    PLACE,
    PLAY,
    PUT_AT,
    RAISE,
    REMOVE_CARD,
    RIDE_TO,
    SKIP,
    STOP,
    TAKE_TRIBE,
    USE_CERTIFICATES,
    USE_DISC,
    USE_STATION,
)
from trailboss.games.gwt.verbs import (
    AUXILIARY,
    BUILD,
    BUILD_AT,
    BUY,
    CERTIFICATES,
    COPY,
    DELIVER,
    DISC,
    DRAW,
    ENGINE,
    ENGINE_BACK,
    ENGINE_FOR_DELIVERY,
    ENGINE_HOME,
    FORESIGHT,
    FREE_RIDE,
    HAZARD,
    HIRE,
    IMMEDIATE,
    LOCATION,
    MASTER,
    OBJECTIVE,
    PHASE_A,
    REMOVE,
    RIDE,
    SIMMENTAL,
    STATION_BEHIND,
    THROW_ANY,
    THROW_DOWN,
    THROW_OBJECTIVE,
    THROW_PAIR,
    THROW_SECOND,
    THROW_VALUE3,
    TRIBE,
    UPGRADE,
    VIA,
)

THROWS: Final = (THROW_ANY, THROW_DOWN, THROW_OBJECTIVE, THROW_PAIR, THROW_SECOND, THROW_VALUE3)
Worth = Callable[[Appraisal, int], float]


def answer(sight: Appraisal, moves: list[int]) -> int:
    """The move that is worth most; the first of equals."""
    question = sight.table.agenda.kind()
    if EXCHANGE in moves:
        moves.remove(EXCHANGE)
        if not moves or (question == CERTIFICATES and use_token(sight)):
            return EXCHANGE
    if question in (PHASE_A, LOCATION, FORESIGHT, CERTIFICATES):
        card = _card_to_play(sight, moves)
        if card is not None:
            return card
    if question == CERTIFICATES:
        count = certificates_to_use(sight, delivery_value(sight))[0]
        return USE_CERTIFICATES + count
    if question in (UPGRADE, DISC):
        return _disc(sight, moves)
    if question in (PHASE_A, RIDE, VIA, FREE_RIDE):
        return _ride(sight, moves)
    if question == LOCATION:
        return _local(sight, moves)
    if question in THROWS:
        return DISCARD + cards.cheapest(sight, [move - DISCARD for move in moves])
    worth = WORTHS.get(question)
    if worth is None:
        return moves[0]
    return max(moves, key=lambda move: worth(sight, move))


def ranked(sight: Appraisal, moves: list[int]) -> list[int]:
    """All moves in the order of what they are worth by themselves, the best first.

    `answer` looks further in places (what brings money comes before what costs some), so its move need not
    be the first.
    """
    question = sight.table.agenda.kind()
    worths: dict[int, float] = {}
    trail: Trail | None = None
    for move in moves:
        if move == EXCHANGE:
            worths[move] = -1.0
        elif PLAY <= move < GAIN_CARD:
            worths[move] = play(sight, move - PLAY + FIRST_OBJECTIVE)
        elif question in (PHASE_A, RIDE):
            trail = Trail(sight) if trail is None else trail
            worths[move] = _stop(sight, trail, move)
        else:
            worths[move] = _alone(sight, question, move)
    return sorted(moves, key=lambda move: -worths[move])


def _stop(sight: Appraisal, trail: Trail, move: int) -> float:
    """A stop of the herder, with the rest of the lap."""
    table, money = sight.table, sight.money
    if move < RIDE_TO:
        return trail.stay(table.trail.neutral[move - PLACE], money)
    steps = table.agenda.a() if table.agenda.kind() == RIDE else trail.limit
    due = min(trail.reach(table.herder[sight.me], steps)[move - RIDE_TO], money)
    return trail.stay(move - RIDE_TO, money - due) - sight.price(due)


def _alone(sight: Appraisal, question: int, move: int) -> float:
    """What a move is worth by itself, where the question is not about the way."""
    if question == LOCATION:
        return sight.offer(move - DO).worth if DO <= move < PLAY else 0.0
    if question == CERTIFICATES:
        used, have = move - USE_CERTIFICATES, sight.table.certificate_value(sight.me)
        return delivery(sight, delivery_value(sight) + used) + kept(sight, have - used)
    if question in THROWS:
        return cards.throw(sight, move - DISCARD)
    if question in (UPGRADE, DISC):
        return disc(sight, move - USE_DISC) if USE_DISC <= move < USE_STATION else 0.0
    worth = WORTHS.get(question)
    return 0.0 if worth is None else worth(sight, move)


def _card_to_play(sight: Appraisal, moves: list[int]) -> int | None:
    """An objective card that is better played than kept."""
    worths = [
        (play(sight, move - PLAY + FIRST_OBJECTIVE), move) for move in moves if PLAY <= move < GAIN_CARD
    ]
    best, move = max(worths, default=(0.0, -1))
    return move if best > 0 else None


# -------------------------------------------------------------------- the trail


def _ride(sight: Appraisal, moves: list[int]) -> int:
    table, me = sight.table, sight.me
    trail = Trail(sight)
    here = table.herder[me]
    question = table.agenda.kind()
    if question == VIA:
        return _via(sight, trail, moves)
    money = sight.money
    if question == FREE_RIDE:
        here_on = trail.onward(here, money)
        return max(
            moves,
            key=lambda move: here_on if move == SKIP else trail.onward(move - RIDE_TO, money) + 0.01,
        )
    rides = [move for move in moves if move < PLAY]
    if rides[0] < RIDE_TO:
        return max(rides, key=lambda move: trail.stay(table.trail.neutral[move - PLACE], money))
    steps = table.agenda.a() if question == RIDE else trail.limit
    reach = trail.reach(here, steps)
    return max(rides, key=lambda move: _ride_to(sight, trail, move - RIDE_TO, reach[move - RIDE_TO]))


def _ride_to(sight: Appraisal, trail: Trail, space: int, fees: int) -> float:
    due = min(fees, sight.money)
    return trail.stay(space, sight.money - due) - sight.price(due)


def _via(sight: Appraisal, trail: Trail, moves: list[int]) -> int:
    """The way that costs least."""
    table, me = sight.table, sight.me
    goal, steps = table.agenda.a(), table.agenda.b() // 2
    dues: dict[int, int] = {}
    for move in moves:
        space = move - GO_VIA
        onward = 0 if space == goal else trail.reach(space, steps - 1).get(goal, 100)
        dues[move] = fee(table, me, table.tile[space]) + onward
    return min(moves, key=lambda move: dues[move])


def _local(sight: Appraisal, moves: list[int]) -> int:
    """The next action at a location: what brings money first, then by worth; riding on comes last."""
    actions = [move - DO for move in moves if DO <= move < PLAY]
    if COPY_ACTION in actions:
        return DO + COPY_ACTION
    riding = [action for action in actions if sight.table.edition.programs[action][0] == RIDE]
    offers = [(sight.offer(action), action) for action in actions if action not in riding]
    local = [(offer, action) for offer, action in offers if action < FIRST_AUXILIARY and offer.worth > 0]
    instead = max(
        [(offer.worth, -action) for offer, action in offers if action >= FIRST_AUXILIARY], default=(0.0, 0)
    )
    if sum(offer.worth for offer, _ in local) >= instead[0]:
        for costs in (False, True):
            some = [(offer.worth, -action) for offer, action in local if (offer.cost > 0) == costs]
            if some:
                return DO - max(some)[1]
    elif not riding:
        return DO - instead[1]
    if riding:
        trail = Trail(sight)
        here = sight.table.herder[sight.me]
        steps = sight.table.edition.programs[riding[0]][1]
        if END not in moves or trail.best_ride(here, steps, sight.money) > trail.onward(here, sight.money):
            return DO + riding[0]
    if END in moves:
        return END
    return DO + max(offers, key=lambda pair: (pair[0].worth, -pair[1]))[1]


# -------------------------------------------------------------------- discs


def _disc(sight: Appraisal, moves: list[int]) -> int:
    """Upgrade or not, and which disc to take."""
    if SKIP in moves:
        if (station(sight, sight.table.agenda.a(), sight.money) or -1.0) <= 0:
            return SKIP
    discs = [move - USE_DISC for move in moves if USE_DISC <= move < USE_STATION]
    stations = [move - USE_STATION for move in moves if USE_STATION <= move < GIVE]
    from_board, number = choose_disc(sight, discs, stations)
    return USE_DISC + number if from_board else USE_STATION + number


# -------------------------------------------------------------------- the rest


def _hire(sight: Appraisal, move: int) -> float:
    kind, row = divmod(move - HIRE_FROM, ROWS)
    return hire(sight, kind, row, sight.table.agenda.a())


def _build(sight: Appraisal, move: int) -> float:
    return best_site(sight, move - BUILD_NUMBER + 1, sight.table.agenda.a()).worth


def _build_at(sight: Appraisal, move: int) -> float:
    return site(sight, sight.table.agenda.b(), move - PUT_AT, sight.table.agenda.a()).worth


def _buy(sight: Appraisal, move: int) -> float:
    if move == STOP:
        return 0.0
    cowboys = sight.table.amount(sight.me, sight.table.agenda.a())
    if move == ADD_CATTLE:
        return purchase_after_adding(sight, cowboys).worth - 0.01
    return purchase_and_more(sight, purchase_of(move), cowboys)


def _engine(sight: Appraisal, move: int) -> float:
    if move == SKIP:
        return place(sight, sight.table.engine[sight.me])
    return stop(sight, move - ENGINE_TO)


def _engine_home(sight: Appraisal, move: int) -> float:
    return stop(sight, move - ENGINE_TO, 3)


def _extraordinary(sight: Appraisal, move: int) -> float:
    return extraordinary_stop(sight, move - ENGINE_TO)


def _station_behind(sight: Appraisal, move: int) -> float:
    return station(sight, move - CHOOSE_STATION, sight.money) or 0.0


def _master(sight: Appraisal, move: int) -> float:
    kind, lost = best_gift(sight)
    if move == SKIP:
        return 0.0
    if move - GIVE != kind:
        return -1.0
    return master(sight, sight.table.master_at[sight.table.agenda.a()]) - lost


def _hazard(sight: Appraisal, move: int) -> float:
    return hazard(sight, hazard_space(sight.table, move), sight.table.agenda.a())


def _tribe(sight: Appraisal, move: int) -> float:
    return tribe(sight, sight.table.trail.sections[TRIBES][move - TAKE_TRIBE])


def _objective(sight: Appraisal, move: int) -> float:
    if move == SKIP:
        return 0.0
    if move == GAIN_TOP:
        return 0.3
    return objective(sight, move - GAIN_CARD + FIRST_OBJECTIVE)


def _do(sight: Appraisal, move: int) -> float:
    return 0.0 if move == SKIP else sight.offer(move - DO).worth


def _draw(sight: Appraisal, move: int) -> float:
    return 1.0 if move == DRAW_ONE else 0.0


def _remove(sight: Appraisal, move: int) -> float:
    return 0.0 if move == SKIP else cards.remove(sight, move - REMOVE_CARD)


def _copy(sight: Appraisal, move: int) -> float:
    table = sight.table
    key = table.key(table.tile[move - COPY_AT])
    return sum(
        max(0.0, *(sight.offer(action).worth for action in alternatives))
        for alternatives in table.edition.local[key]
    )


def _raise(sight: Appraisal, move: int) -> float:
    return 0.0 if move == STOP else cards.grow(sight, move - RAISE + CALF)


def _foresight(sight: Appraisal, move: int) -> float:
    if move < CHOOSE_TILE:
        return -1.0
    code = sight.table.foresight[FORESIGHT_SPACES * sight.table.agenda.a() + move - CHOOSE_TILE]
    return tile(sight, code, [worker(sight, kind) for kind in range(WORKER_KINDS)])


def _deliver(sight: Appraisal, move: int) -> float:
    if move == SKIP:
        return 0.0
    return city(sight, move - DELIVER_TO, sight.table.agenda.b() == 0)


WORTHS: Final[dict[int, Worth]] = {
    HIRE: _hire,
    BUILD: _build,
    BUILD_AT: _build_at,
    BUY: _buy,
    ENGINE: _engine,
    ENGINE_BACK: _engine,
    ENGINE_HOME: _engine_home,
    ENGINE_FOR_DELIVERY: _extraordinary,
    STATION_BEHIND: _station_behind,
    MASTER: _master,
    HAZARD: _hazard,
    TRIBE: _tribe,
    OBJECTIVE: _objective,
    AUXILIARY: _do,
    IMMEDIATE: _do,
    DRAW: _draw,
    REMOVE: _remove,
    COPY: _copy,
    FORESIGHT: _foresight,
    DELIVER: _deliver,
    SIMMENTAL: _raise,
}
