"""Reading a table back from plain data that nobody vouches for."""

from trailboss.core.agenda import WIDTH, Agenda
from trailboss.core.contract import Setting
from trailboss.core.fields import Fields
from trailboss.core.knowledge import EVERYBODY, Knowledge
from trailboss.core.rng import Rng
from trailboss.games.winchester.components import (
    MAX_BID,
    MINE_CARDS,
    NOTES_IN_BOX,
    PILES,
    PLOTS,
    RANCH_CARDS,
    SECRET,
    SHARED,
    TOKENS,
)
from trailboss.games.winchester.setup import map_of
from trailboss.games.winchester.state import WinchesterState
from trailboss.games.winchester.table import (
    AUCTION,
    BONUS,
    CARD,
    CLAIMS,
    MOVEMENT_TOKEN,
    NOBODY,
    OBJECTIVES,
    PLACES,
    RUMOR_TOKEN,
)

_MANY = 10_000


def load(setting: Setting, data: dict[str, object]) -> WinchesterState:
    """The state that `position.dump` wrote; raises `BadPosition` for what cannot come up in play."""
    seats = setting.seats
    options = setting.options
    board = map_of(str(options["map"]))
    fields = Fields(data)
    everybody = (1 << seats) - 1
    state = WinchesterState(
        setting=setting,
        rng=Rng(*fields.numbers("chance", 0, 0xFFFFFFFF, 4)),
        agenda=Agenda(fields.numbers("agenda", 0, PLOTS)),
        knowledge=Knowledge(
            fields.numbers("known", 0, EVERYBODY, PLACES), fields.number("learned", 0, _MANY)
        ),
        history=[],
        to_move=fields.number("to_move", 0, seats - 1),
        over=fields.number("over", 0, 1) == 1,
        board=board,
        manual=options["claims"] == "manual",
        limited=options["bank"] == "limited",
        bank=fields.number("bank", -NOTES_IN_BOX, NOTES_IN_BOX),
        saloon=fields.number("saloon", 0, MAX_BID),
        aside=fields.number("aside", 0, seats - 2),
        cash=fields.numbers("cash", 0, MAX_BID, seats),
        majority=fields.numbers("majority", 0, MAX_BID, seats),
        duels=fields.number("duels", 0, everybody),
        secret=fields.shuffle("secret", 0, len(SECRET) - 1),
        shared=fields.shuffle("shared", 0, len(SHARED) - 1),
        taken=fields.numbers("taken", NOBODY, seats - 1, len(PILES)),
        rights=fields.numbers("rights", 0, (1 << len(PILES)) - 1, seats),
        mines=fields.shuffle("mines", 0, MINE_CARDS - 1),
        ranch=fields.shuffle("ranch", 0, RANCH_CARDS - 1),
        bonus=[NOBODY, *fields.numbers("bonus", 0, len(TOKENS) - 1, PLOTS)],
        owner=[NOBODY, *fields.numbers("owner", NOBODY, seats - 1, PLOTS)],
        order=fields.shuffle("order", 1, PLOTS),
        turned=fields.number("turned", 1, PLOTS),
        plot=fields.number("plot", 1, PLOTS),
        first=fields.number("first", 0, seats - 1),
        rail=fields.number("rail", 0, len(board.rail) - 1),
        river=fields.number("river", 0, len(board.river) - 1),
        bid=fields.number("bid", 0, MAX_BID),
        bidder=fields.number("bidder", NOBODY, seats - 1),
        passed=fields.number("passed", 0, everybody),
        dry=fields.number("dry", 0, 1) == 1,
    )
    fields.done()
    _check(state, fields)
    return state


def _check(state: WinchesterState, fields: Fields) -> None:
    """Refuse numbers that are each in range but do not go together."""
    for name, there, wanted in (
        ("bonus", [state.bonus.count(kind) for kind in range(len(TOKENS))], state.board.tokens),
        ("cash", [state.inventory()["notes"]], [NOTES_IN_BOX]),
        ("plot", [state.plot], [state.order[state.turned - 1]]),
    ):
        if there != wanted:
            raise fields.nonsense(name)
    sold = [plot for plot in state.order if state.owner[plot] != NOBODY]
    if sold not in (state.order[: state.turned], state.order[: state.turned - 1]):
        raise fields.nonsense("owner")
    if state.rng.words() == [0, 0, 0, 0]:
        raise fields.nonsense("chance")
    if state.over:
        return
    frames = state.agenda.frames
    if not frames or len(frames) % WIDTH:
        raise fields.nonsense("agenda")
    question = state.agenda.kind()
    if question == AUCTION:
        if state.passed >> state.to_move & 1 or state.owner[state.plot] != NOBODY:
            raise fields.nonsense("passed")
        if (state.bid == 0) != (state.bidder == NOBODY) or state.bidder == state.to_move:
            raise fields.nonsense("bidder")
        if state.bidder != NOBODY and (
            state.passed >> state.bidder & 1 or state.cash[state.bidder] < state.bid
        ):
            raise fields.nonsense("bid")
    elif question not in (MOVEMENT_TOKEN, RUMOR_TOKEN, CLAIMS):
        raise fields.nonsense("agenda")
    elif state.agenda.a() != state.to_move:
        raise fields.nonsense("to_move")
    for index in range(0, len(frames), WIDTH):
        kind, seat = frames[index], frames[index + 1]
        if kind > CLAIMS or (kind in (BONUS, CARD, OBJECTIVES) and seat >= state.seats):
            raise fields.nonsense("agenda")
