"""Reads a table back from untrusted data."""

from trailboss.core.contract import GameConfig
from trailboss.core.fields import Fields
from trailboss.core.frames import WIDTH, FrameStack
from trailboss.core.knowledge import EVERYBODY, Knowledge
from trailboss.core.rng import Rng
from trailboss.games.winchester.components import cards
from trailboss.games.winchester.questions.bonus import card_amount, card_place
from trailboss.games.winchester.questions.claims import open_rights
from trailboss.games.winchester.questions.registered import questions
from trailboss.games.winchester.rules.effects import question_of
from trailboss.games.winchester.rules.saloon import tips
from trailboss.games.winchester.rules.scoring import FINAL_COUNT
from trailboss.games.winchester.rules.setup import bank_at_start, empty_table
from trailboss.games.winchester.state.state import WinchesterState
from trailboss.games.winchester.state.table import (
    AUTOMATIC,
    BONUS_PLACE,
    MANUAL,
    NOBODY,
    NOWHERE,
    ORDER_PLACE,
    PLACES,
    SECRET_PLACE,
)

_MANY = 10_000


def load(config: GameConfig, data: dict[str, object]) -> WinchesterState:
    """The state that `dump` wrote; raises `BadPosition` for what cannot come up in play."""
    fields = Fields(data)
    state = empty_table(
        config,
        Rng(*fields.numbers("chance", 0, 0xFFFFFFFF, 4)),
        FrameStack(fields.numbers("agenda", 0, cards.PLOTS)),
        Knowledge(fields.numbers("known", 0, EVERYBODY, PLACES), fields.number("learned", 0, _MANY)),
        fields.number("to_move", 0, config.seats - 1),
        fields.number("over", 0, 1) == 1,
    )
    state.load_fields(fields, state.board, state.claims == MANUAL, config.seats)
    fields.done()
    _check(state, fields)
    return state


# -------------------------------------------------------------------- what goes together


def _check(state: WinchesterState, fields: Fields) -> None:
    """Refuse numbers that are each in range but cannot come up together."""
    sold = state.owner[state.plot] != NOBODY
    for name, there, wanted in (
        ("bonus", [state.bonus.count(kind) for kind in range(len(cards.TOKENS))], state.board.tokens),
        ("cash", [state.inventory()["notes"]], [cards.NOTES_IN_BOX]),
        ("plot", [state.plot], [state.order[state.turned - 1] if state.turned else 0]),
        (
            "owner",
            [plot for plot in state.order if state.owner[plot] != NOBODY],
            state.order[: state.turned if sold else max(state.turned - 1, 0)],
        ),
    ):
        if there != wanted:
            raise fields.impossible(name)
    if state.rng.words() == [0, 0, 0, 0]:
        raise fields.impossible("chance")
    _check_frames(state, fields)
    _check_money(state, fields)
    _check_known(state, fields)
    if state.claims == AUTOMATIC and any(open_rights(state, seat) for seat in range(state.seats)):
        raise fields.impossible("rights")


def _check_frames(state: WinchesterState, fields: Fields) -> None:
    """Each question has its own frames below it; when the game is over, nothing is left to do."""
    frames = state.frames.to_list()
    if len(frames) % WIDTH or state.over != (not frames):
        raise fields.impossible("agenda")
    late = frames[:1] == [FINAL_COUNT]
    if (state.over or late) and state.turned != cards.PLOTS:
        raise fields.impossible("turned")
    if state.over:
        if state.owner[state.plot] == NOBODY:
            raise fields.impossible("owner")
        return
    for asked in questions():
        if asked.kind == state.frames.kind():
            if asked.sells != (state.owner[state.plot] == NOBODY):
                raise fields.impossible("owner")
            wrong = asked.impossible_field(state)
            if wrong:
                raise fields.impossible(wrong)
            if frames != asked.stack(state, late):
                raise fields.impossible("agenda")
            if state.turned and NOWHERE in (state.rail, state.river):
                raise fields.impossible("rail" if state.rail == NOWHERE else "river")
            return
    raise fields.impossible("agenda")


def _check_money(state: WinchesterState, fields: Fields) -> None:
    """The bank only pays, and never more than the tokens and cards of sold plots bring: else bids could
    outgrow their numbers (WIN-N-4)."""
    board = state.board
    most = 0
    for plot in range(1, cards.PLOTS + 1):
        if state.owner[plot] != NOBODY:
            if state.bonus[plot] == cards.MOVEMENT:
                most += max([len(touched) for touched in board.rail + board.river])
            place = card_place(state, plot)
            if place >= 0:
                most += card_amount(state, place)
    paid = bank_at_start(state.seats) - state.bank - sum(state.majority)
    if not 0 <= paid <= most or (state.limited and state.bank < 0):
        raise fields.impossible("bank")
    for seat in range(state.seats):
        if state.majority[seat] > (min(cards.MAJORITY_BONUS, state.cash[seat]) if state.over else 0):
            raise fields.impossible("majority")
    if tips(state) > state.saloon and not _buying(state):
        raise fields.impossible("aside")


def _buying(state: WinchesterState) -> bool:
    return not state.over and question_of(state).buying


def _check_known(state: WinchesterState, fields: Fields) -> None:
    """Who knows what follows from what has been sold, but for what was seen with a rumor."""
    known = state.knowledge.known
    running = state.plot if _buying(state) else 0
    face_up = state.config.options["bonus_tokens"] == "face_up"
    public = [ORDER_PLACE + index for index in range(state.turned)]
    secret = [ORDER_PLACE + index for index in range(state.turned, cards.PLOTS)]
    seen: list[int] = []
    for plot in range(cards.PLOTS + 1):
        sold = plot == 0 or state.owner[plot] != NOBODY
        (public if face_up or sold else secret).append(BONUS_PLACE + plot)
        place = card_place(state, plot)
        if place >= 0:
            (public if sold and plot != running else seen).append(place)
    for index in range(cards.SECRET_EACH * cards.MAX_SEATS):
        dealt = index < cards.SECRET_EACH * state.seats
        (secret if not dealt else public if state.over else seen).append(SECRET_PLACE + index)
        if dealt and not known[SECRET_PLACE + index] >> index // cards.SECRET_EACH & 1:
            raise fields.impossible("known")
    if (
        any(known[place] != EVERYBODY for place in public)
        or any(known[place] for place in secret)
        or any(known[place] >> state.seats for place in seen)
    ):
        raise fields.impossible("known")
