"""The drover's answer to each question of the rules."""

from trailboss.games.gwt.bots.drover import cards
from trailboss.games.gwt.bots.drover.appraisal import Appraisal, extraordinary_stop, objective, play
from trailboss.games.gwt.bots.drover.attached import CHOICES, WORTHS, chooses, weighs
from trailboss.games.gwt.bots.drover.building import best_site, site
from trailboss.games.gwt.bots.drover.delivery import (
    certificates_to_use,
    choose_disc,
    city,
    delivery,
    disc,
    kept,
    tile,
)
from trailboss.games.gwt.bots.drover.drover_view import delivery_value
from trailboss.games.gwt.bots.drover.exchange import use_token
from trailboss.games.gwt.bots.drover.railroad import best_gift, master, place, station, stop
from trailboss.games.gwt.bots.drover.ranch import (
    hazard,
    hire,
    purchase_after_adding,
    purchase_and_more,
    tribe,
    worker,
)
from trailboss.games.gwt.bots.drover.trail import Trail, trail_of
from trailboss.games.gwt.components.actions import COPY_ACTION, FIRST_AUXILIARY
from trailboss.games.gwt.components.cattle import FIRST_OBJECTIVE
from trailboss.games.gwt.components.cattle import SIMMENTAL as CALF
from trailboss.games.gwt.components.job_market import ROWS
from trailboss.games.gwt.components.player_board import WORKER_KINDS
from trailboss.games.gwt.components.tiles import FORESIGHT_SPACES
from trailboss.games.gwt.components.trail import TRIBES
from trailboss.games.gwt.questions.auxiliary import Auxiliary
from trailboss.games.gwt.questions.build import Build, BuildAt
from trailboss.games.gwt.questions.cards.discards import (
    Discard,
    DiscardAny,
    DiscardObjective,
    DiscardPair,
    DiscardSecond,
    DiscardValue3,
)
from trailboss.games.gwt.questions.cards.drawing import Draw, Remove
from trailboss.games.gwt.questions.cards.objectives import Objective
from trailboss.games.gwt.questions.cards.simmental import Simmental
from trailboss.games.gwt.questions.cattle import Buy, purchase_of
from trailboss.games.gwt.questions.engine import Engine, EngineBack, EngineForDelivery, EngineHome
from trailboss.games.gwt.questions.hire import Hire
from trailboss.games.gwt.questions.immediate import Immediate
from trailboss.games.gwt.questions.kansas_city import CERTIFICATES, Certificates, Deliver, Disc, Foresight
from trailboss.games.gwt.questions.location import Copy, Location
from trailboss.games.gwt.questions.movement import RIDE, FreeRide, Ride, Via, fee
from trailboss.games.gwt.questions.stations import Master, StationBehind, Upgrade
from trailboss.games.gwt.questions.tiles import Hazard, Tribe, hazard_space
from trailboss.games.gwt.questions.turn import PHASE_A, PhaseA
from trailboss.games.gwt.rules import moves


def answer(view: Appraisal, legal: list[int]) -> int:
    """The move that is worth most; the first of equals."""
    question = view.table.frames.kind()
    if moves.EXCHANGE in legal:
        legal.remove(moves.EXCHANGE)
        if not legal or (question == CERTIFICATES and use_token(view)):
            return moves.EXCHANGE
    card = _card_to_play(view, legal)
    if card >= 0:
        return card
    choose = CHOICES[question]
    if choose is not None:
        return choose(view, legal)
    worth = WORTHS[question]
    if worth is None:
        return legal[0]
    return max(legal, key=lambda move: worth(view, move))


def ranked(view: Appraisal, legal: list[int]) -> list[int]:
    """All moves ordered by their own worth, best first.

    `answer` sometimes looks further (gaining money before paying), so its move need not be the first.
    """
    worth = dict(zip(legal, worths(view, legal), strict=True))
    return sorted(legal, key=lambda move: -worth[move])


def worths(view: Appraisal, legal: list[int]) -> list[float]:
    """What each move is worth by itself."""
    question = view.table.frames.kind()
    worth = WORTHS[question]
    found: list[float] = []
    for move in legal:
        if move == moves.EXCHANGE:
            found.append(-1.0)
        elif moves.PLAY <= move < moves.GAIN_CARD:
            found.append(play(view, move - moves.PLAY + FIRST_OBJECTIVE))
        elif question in (PHASE_A, RIDE):
            found.append(_stop(view, trail_of(view), move))
        else:
            found.append(0.0 if worth is None else worth(view, move))
    return found


def _stop(view: Appraisal, trail: Trail, move: int) -> float:
    """A stop of the herder, with the rest of the lap."""
    table, money = view.table, view.money
    if move < moves.RIDE_TO:
        return trail.stay(table.trail.neutral[move - moves.PLACE], money)
    steps = table.frames.a() if table.frames.kind() == RIDE else trail.limit
    due = min(trail.reach(table.herder[view.me], steps)[move - moves.RIDE_TO], money)
    return trail.stay(move - moves.RIDE_TO, money - due) - view.price(due)


def _card_to_play(view: Appraisal, legal: list[int]) -> int:
    """An objective card that is better played than kept; -1 if there is none."""
    worths = [
        (play(view, move - moves.PLAY + FIRST_OBJECTIVE), move)
        for move in legal
        if moves.PLAY <= move < moves.GAIN_CARD
    ]
    best, move = max(worths, default=(0.0, -1))
    return move if best > 0 else -1


# -------------------------------------------------------------------- the trail


@chooses(PhaseA, Ride)
def _ride(view: Appraisal, legal: list[int]) -> int:
    table, money = view.table, view.money
    trail = trail_of(view)
    rides = [move for move in legal if move < moves.PLAY]
    if rides[0] < moves.RIDE_TO:
        return max(rides, key=lambda move: trail.stay(table.trail.neutral[move - moves.PLACE], money))
    steps = table.frames.a() if table.frames.kind() == RIDE else trail.limit
    reach = trail.reach(table.herder[view.me], steps)
    return max(
        rides, key=lambda move: _ride_to(view, trail, move - moves.RIDE_TO, reach[move - moves.RIDE_TO])
    )


def _ride_to(view: Appraisal, trail: Trail, space: int, fees: int) -> float:
    due = min(fees, view.money)
    return trail.stay(space, view.money - due) - view.price(due)


@chooses(FreeRide)
def _free_ride(view: Appraisal, legal: list[int]) -> int:
    trail, money = trail_of(view), view.money
    here_on = trail.onward(view.table.herder[view.me], money)
    return max(
        legal,
        key=lambda move: here_on if move == moves.SKIP else trail.onward(move - moves.RIDE_TO, money) + 0.01,
    )


@chooses(Via)
def _via(view: Appraisal, legal: list[int]) -> int:
    """The way that costs least."""
    table, me = view.table, view.me
    trail = trail_of(view)
    goal, steps = table.frames.a(), table.frames.b() // 2
    dues: dict[int, int] = {}
    for move in legal:
        space = move - moves.GO_VIA
        onward = 0 if space == goal else trail.reach(space, steps - 1).get(goal, 100)
        dues[move] = fee(table, me, table.tile[space]) + onward
    return min(legal, key=lambda move: dues[move])


@chooses(Location)
def _local(view: Appraisal, legal: list[int]) -> int:
    """The next action at a location: what brings money first, then by worth; riding on comes last."""
    actions = [move - moves.DO for move in legal if moves.DO <= move < moves.PLAY]
    if COPY_ACTION in actions:
        return moves.DO + COPY_ACTION
    riding = [action for action in actions if view.table.edition.programs[action][0] == RIDE]
    offers = [(view.offer(action), action) for action in actions if action not in riding]
    local = [(offer, action) for offer, action in offers if action < FIRST_AUXILIARY and offer.worth > 0]
    instead = max(
        [(offer.worth, -action) for offer, action in offers if action >= FIRST_AUXILIARY], default=(0.0, 0)
    )
    if sum(offer.worth for offer, _ in local) >= instead[0]:
        for costs in (False, True):
            some = [(offer.worth, -action) for offer, action in local if (offer.cost > 0) == costs]
            if some:
                return moves.DO - max(some)[1]
    elif not riding:
        return moves.DO - instead[1]
    if riding:
        trail = trail_of(view)
        here = view.table.herder[view.me]
        steps = view.table.edition.programs[riding[0]][1]
        if moves.END not in legal or trail.best_ride(here, steps, view.money) > trail.onward(
            here, view.money
        ):
            return moves.DO + riding[0]
    if moves.END in legal:
        return moves.END
    return moves.DO + max(offers, key=lambda pair: (pair[0].worth, -pair[1]))[1]


@weighs(Location)
def _local_action(view: Appraisal, move: int) -> float:
    return view.offer(move - moves.DO).worth if moves.DO <= move < moves.PLAY else 0.0


# -------------------------------------------------------------------- discs


@chooses(Upgrade, Disc)
def _disc(view: Appraisal, legal: list[int]) -> int:
    """Upgrade or not, and which disc to take."""
    if moves.SKIP in legal:
        if (station(view, view.table.frames.a(), view.money) or -1.0) <= 0:
            return moves.SKIP
    discs = [move - moves.USE_DISC for move in legal if moves.USE_DISC <= move < moves.USE_STATION]
    stations = [move - moves.USE_STATION for move in legal if moves.USE_STATION <= move < moves.GIVE]
    from_board, number = choose_disc(view, discs, stations)
    return moves.USE_DISC + number if from_board else moves.USE_STATION + number


@weighs(Upgrade, Disc)
def _one_disc(view: Appraisal, move: int) -> float:
    return disc(view, move - moves.USE_DISC) if moves.USE_DISC <= move < moves.USE_STATION else 0.0


# -------------------------------------------------------------------- cards and certificates


@chooses(Certificates)
def _certificates(view: Appraisal, legal: list[int]) -> int:
    return moves.USE_CERTIFICATES + certificates_to_use(view, delivery_value(view))[0]


@weighs(Certificates)
def _used(view: Appraisal, move: int) -> float:
    used, have = move - moves.USE_CERTIFICATES, view.table.certificate_value(view.me)
    return delivery(view, delivery_value(view) + used) + kept(view, have - used)


@chooses(Discard, DiscardAny, DiscardObjective, DiscardPair, DiscardSecond, DiscardValue3)
def _discard(view: Appraisal, legal: list[int]) -> int:
    return moves.DISCARD + cards.cheapest(view, [move - moves.DISCARD for move in legal])


@weighs(Discard, DiscardAny, DiscardObjective, DiscardPair, DiscardSecond, DiscardValue3)
def _one_discard(view: Appraisal, move: int) -> float:
    return cards.throw(view, move - moves.DISCARD)


# -------------------------------------------------------------------- the rest


@weighs(Hire)
def _hire(view: Appraisal, move: int) -> float:
    kind, row = divmod(move - moves.HIRE_FROM, ROWS)
    return hire(view, kind, row, view.table.frames.a())


@weighs(Build)
def _build(view: Appraisal, move: int) -> float:
    return best_site(view, move - moves.BUILD_NUMBER + 1, view.table.frames.a()).worth


@weighs(BuildAt)
def _build_at(view: Appraisal, move: int) -> float:
    return site(view, view.table.frames.b(), move - moves.PUT_AT, view.table.frames.a()).worth


@weighs(Buy)
def _buy(view: Appraisal, move: int) -> float:
    if move == moves.STOP:
        return 0.0
    cowboys = view.table.amount(view.me, view.table.frames.a())
    if move == moves.ADD_CATTLE:
        return purchase_after_adding(view, cowboys).worth - 0.01
    return purchase_and_more(view, purchase_of(move), cowboys)


@weighs(Engine, EngineBack)
def _engine(view: Appraisal, move: int) -> float:
    if move == moves.SKIP:
        return place(view, view.table.engine[view.me])
    return stop(view, move - moves.ENGINE_TO)


@weighs(EngineHome)
def _engine_home(view: Appraisal, move: int) -> float:
    return stop(view, move - moves.ENGINE_TO, 3)


@weighs(EngineForDelivery)
def _extraordinary(view: Appraisal, move: int) -> float:
    return extraordinary_stop(view, move - moves.ENGINE_TO)


@weighs(StationBehind)
def _station_behind(view: Appraisal, move: int) -> float:
    return station(view, move - moves.CHOOSE_STATION, view.money) or 0.0


@weighs(Master)
def _master(view: Appraisal, move: int) -> float:
    kind, lost = best_gift(view)
    if move == moves.SKIP:
        return 0.0
    if move - moves.GIVE != kind:
        return -1.0
    return master(view, view.table.master_at[view.table.frames.a()]) - lost


@weighs(Hazard)
def _hazard(view: Appraisal, move: int) -> float:
    return hazard(view, hazard_space(view.table, move), view.table.frames.a())


@weighs(Tribe)
def _tribe(view: Appraisal, move: int) -> float:
    return tribe(view, view.table.trail.sections[TRIBES][move - moves.TAKE_TRIBE])


@weighs(Objective)
def _objective(view: Appraisal, move: int) -> float:
    if move == moves.SKIP:
        return 0.0
    if move == moves.GAIN_TOP:
        return 0.3
    return objective(view, move - moves.GAIN_CARD + FIRST_OBJECTIVE)


@weighs(Auxiliary, Immediate)
def _do(view: Appraisal, move: int) -> float:
    return 0.0 if move == moves.SKIP else view.offer(move - moves.DO).worth


@weighs(Draw)
def _draw(view: Appraisal, move: int) -> float:
    return 1.0 if move == moves.DRAW_ONE else 0.0


@weighs(Remove)
def _remove(view: Appraisal, move: int) -> float:
    return 0.0 if move == moves.SKIP else cards.remove(view, move - moves.REMOVE_CARD)


@weighs(Copy)
def _copy(view: Appraisal, move: int) -> float:
    table = view.table
    key = table.key(table.tile[move - moves.COPY_AT])
    return sum(
        max(0.0, *(view.offer(action).worth for action in alternatives))
        for alternatives in table.edition.local[key]
    )


@weighs(Simmental)
def _raise(view: Appraisal, move: int) -> float:
    return 0.0 if move == moves.STOP else cards.grow(view, move - moves.RAISE + CALF)


@weighs(Foresight)
def _foresight(view: Appraisal, move: int) -> float:
    if move < moves.CHOOSE_TILE:
        return -1.0
    code = view.table.foresight[FORESIGHT_SPACES * view.table.frames.a() + move - moves.CHOOSE_TILE]
    return tile(view, code, [worker(view, kind) for kind in range(WORKER_KINDS)])


@weighs(Deliver)
def _deliver(view: Appraisal, move: int) -> float:
    if move == moves.SKIP:
        return 0.0
    return city(view, move - moves.DELIVER_TO, view.table.frames.b() == 0)
