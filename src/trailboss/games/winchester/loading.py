"""Reading a table back from plain data that nobody vouches for."""

from trailboss.core.agenda import WIDTH, Agenda
from trailboss.core.contract import Setting
from trailboss.core.fields import Fields
from trailboss.core.knowledge import EVERYBODY, Knowledge
from trailboss.core.rng import Rng
from trailboss.games.winchester.bonus import card_amount
from trailboss.games.winchester.components import (
    MAJORITY_BONUS,
    MAX_BID,
    MAX_SEATS,
    MINE_CARDS,
    MOVEMENT,
    NOTES_IN_BOX,
    PILES,
    PLOTS,
    RANCH_CARDS,
    RUMOR,
    SECRET,
    SECRET_EACH,
    SHARED,
    TOKENS,
)
from trailboss.games.winchester.setup import bank_at_start, map_of
from trailboss.games.winchester.state import WinchesterState
from trailboss.games.winchester.table import (
    AUCTION,
    BONUS_PLACE,
    CARD,
    CLAIMS,
    FINAL_COUNT,
    LATE_CLAIMS,
    MOVEMENT_TOKEN,
    NOBODY,
    OBJECTIVES,
    ORDER_PLACE,
    PLACES,
    RUMOR_TOKEN,
    SECRET_PLACE,
    TURN,
)
from trailboss.games.winchester.view import card_place

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


# -------------------------------------------------------------------- what goes together


def _check(state: WinchesterState, fields: Fields) -> None:
    """Refuse numbers that are each in range but cannot come up together."""
    sold = state.owner[state.plot] != NOBODY
    for name, there, wanted in (
        ("bonus", [state.bonus.count(kind) for kind in range(len(TOKENS))], state.board.tokens),
        ("cash", [state.inventory()["notes"]], [NOTES_IN_BOX]),
        ("plot", [state.plot], [state.order[state.turned - 1]]),
        (
            "owner",
            [plot for plot in state.order if state.owner[plot] != NOBODY],
            state.order[: state.turned if sold else state.turned - 1],
        ),
    ):
        if there != wanted:
            raise fields.nonsense(name)
    if state.rng.words() == [0, 0, 0, 0]:
        raise fields.nonsense("chance")
    _check_agenda(state, fields)
    _check_money(state, fields)
    _check_known(state, fields)
    if not state.manual and any(state.open_rights(seat) for seat in range(state.seats)):
        raise fields.nonsense("rights")


def _check_agenda(state: WinchesterState, fields: Fields) -> None:
    """Each question has its own steps behind it; when the game is over, nothing is left to do."""
    frames = state.agenda.frames
    if len(frames) % WIDTH or state.over != (not frames):
        raise fields.nonsense("agenda")
    question = state.agenda.kind()
    late = frames[:1] == [FINAL_COUNT]
    if (state.over or late) and state.turned != PLOTS:
        raise fields.nonsense("turned")
    buyer = state.owner[state.plot]
    if (buyer == NOBODY) != (question == AUCTION):
        raise fields.nonsense("owner")
    if question == AUCTION:
        _check_auction(state, fields)
    elif not (state.over or late) and buyer != state.to_move:
        raise fields.nonsense("to_move")
    if frames != _steps_before(state, question, late):
        raise fields.nonsense("agenda")


def _steps_before(state: WinchesterState, question: int, late: bool) -> list[int]:
    """The agenda that can stand behind a question; empty where it cannot be asked."""
    seat = state.to_move
    if question == AUCTION:
        return [TURN, 0, 0, AUCTION, 0, 0]
    if question == CLAIMS and state.manual:
        if late:
            asked = (seat - state.first) % state.seats + 1
            return [FINAL_COUNT, 0, 0, LATE_CLAIMS, asked, 0, CLAIMS, seat, 0]
        return [TURN, 0, 0, CLAIMS, seat, 0]
    token = state.bonus[state.plot]
    if (question, token) in ((MOVEMENT_TOKEN, MOVEMENT), (RUMOR_TOKEN, RUMOR)):
        return [TURN, 0, 0, OBJECTIVES, seat, 0, CARD, seat, 0, question, seat, 0]
    return []


def _check_auction(state: WinchesterState, fields: Fields) -> None:
    if state.passed >> state.to_move & 1:
        raise fields.nonsense("passed")
    if (state.bid == 0) != (state.bidder == NOBODY) or state.bidder == state.to_move:
        raise fields.nonsense("bidder")
    if state.bidder != NOBODY and (state.passed >> state.bidder & 1 or state.cash[state.bidder] < state.bid):
        raise fields.nonsense("bid")


def _check_money(state: WinchesterState, fields: Fields) -> None:
    """The bank only pays, and never more than the tokens and cards of sold plots bring: else bids could
    outgrow their numbers (WIN-N-4)."""
    board = state.board
    most = 0
    for plot in range(1, PLOTS + 1):
        if state.owner[plot] != NOBODY:
            if state.bonus[plot] == MOVEMENT:
                most += max([len(touched) for touched in board.rail + board.river])
            place = card_place(state, plot)
            if place >= 0:
                most += card_amount(state, place)
    paid = bank_at_start(state.seats) - state.bank - sum(state.majority)
    if not 0 <= paid <= most or (state.limited and state.bank < 0):
        raise fields.nonsense("bank")
    for seat in range(state.seats):
        if state.majority[seat] > (min(MAJORITY_BONUS, state.cash[seat]) if state.over else 0):
            raise fields.nonsense("majority")
    if state.aside and state.agenda.kind() not in (MOVEMENT_TOKEN, RUMOR_TOKEN):
        raise fields.nonsense("aside")


def _check_known(state: WinchesterState, fields: Fields) -> None:
    """Who knows what follows from what has been sold, but for what was seen with a rumor."""
    known = state.knowledge.known
    running = state.plot if state.agenda.kind() in (MOVEMENT_TOKEN, RUMOR_TOKEN) else 0
    face_up = state.setting.options["bonus_tokens"] == "face_up"
    public = [ORDER_PLACE + index for index in range(state.turned)]
    secret = [ORDER_PLACE + index for index in range(state.turned, PLOTS)]
    seen: list[int] = []
    for plot in range(PLOTS + 1):
        sold = plot == 0 or state.owner[plot] != NOBODY
        (public if face_up or sold else secret).append(BONUS_PLACE + plot)
        place = card_place(state, plot)
        if place >= 0:
            (public if sold and plot != running else seen).append(place)
    for index in range(SECRET_EACH * MAX_SEATS):
        dealt = index < SECRET_EACH * state.seats
        (secret if not dealt else public if state.over else seen).append(SECRET_PLACE + index)
        if dealt and not known[SECRET_PLACE + index] >> index // SECRET_EACH & 1:
            raise fields.nonsense("known")
    if (
        any(known[place] != EVERYBODY for place in public)
        or any(known[place] for place in secret)
        or any(known[place] >> state.seats for place in seen)
    ):
        raise fields.nonsense("known")
