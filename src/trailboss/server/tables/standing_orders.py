"""Standing orders: a prepared turn that the table plays for a seat when its turn comes.

An order is made from a turn that its player tried in a "what if". It is played only if nothing that it
depends on has changed: the turn begins with the same question, and for every move, its question with its
arguments, its text (with costs) and what the seat sees at its places are the same. Otherwise nothing is
played, and the player sees what changed. An order ends where hidden information is revealed, so it is made
and checked only with what the seat knows.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from trailboss.core.contract import BARRIER_KNOWLEDGE, State
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import ENGLISH, format_message, languages
from trailboss.core.rng import seeded
from trailboss.presentation import automatic, question, targets
from trailboss.server.api_error import ApiError
from trailboss.server.protocol.base import BETWEEN
from trailboss.server.protocol.updates import OrderInfo

MAX_TRIED_STEPS: Final = 400
"""The most steps that may lead to an order ..."""
MAX_MOVES: Final = 60
"""... and the most moves that may be in it."""

Texts = dict[str, str]
"""A sentence by language."""


class PlannedMove(msgspec.Struct, array_like=True, frozen=True):
    """A move of an order, with what it depends on."""

    kind: Literal["move", "then"]
    """`then` belongs to the step of the move before."""
    move: str
    question: str
    """The name of the question, and its arguments as JSON."""
    text: Texts
    places: str
    """What the seat sees at the places that the move is about, as JSON."""


class Change(msgspec.Struct, array_like=True, frozen=True):
    """Why an order was not played."""

    what: Literal["question", "illegal", "move", "place"]
    before: Texts
    now: Texts

    def render(self, lang: str) -> str:
        args: dict[str, object] = {
            "before": _in_language(self.before, lang),
            "now": _in_language(self.now, lang),
        }
        return format_message(f"server.order.{self.what}", args, lang)


class Order(msgspec.Struct, array_like=True, frozen=True):
    """A prepared turn, or what is left of it."""

    asked: Texts | None
    """The question that the turn begins with; None if it has begun."""
    moves: list[PlannedMove]
    change: Change | None = None
    """Why it was not played."""

    @staticmethod
    def loads(text: str) -> "Order":
        return msgspec.json.decode(text, type=Order)

    def dumps(self) -> str:
        return msgspec.json.encode(self).decode()

    def info(self, lang: str) -> OrderInfo:
        """What its player is shown."""
        texts = [_in_language(each.text, lang) for each in self.moves]
        return OrderInfo(texts, None if self.change is None else self.change.render(lang))

    def step(self) -> list[PlannedMove]:
        """The moves of the next step."""
        later = [number for number, each in enumerate(self.moves) if number and each.kind == "move"]
        return self.moves[: later[0]] if later else self.moves

    def rest(self) -> str | None:
        """What is left after the next step; None if nothing is."""
        moves = self.moves[len(self.step()) :]
        return Order(None, moves).dumps() if moves else None


def order_info(text: str | None, lang: str) -> OrderInfo | None:
    """What the player of a seat is shown of its order."""
    return None if text is None else Order.loads(text).info(lang)


# -------------------------------------------------------------------- making


def prepared(known: State, seat: int, steps: Sequence[str]) -> Order:
    """The last turn of a seat among the steps tried from a state as the seat knows it; raises `ApiError`
    if there is none, or if it is the current turn."""
    if len(steps) > MAX_TRIED_STEPS:
        raise ApiError("bad_request")
    trial, now = known.copy(), True
    order: Order | None = None
    running = revealed = False
    for step in steps:
        own = trial.to_move == seat
        now = now and own
        if own and not now and not running:
            order, revealed = Order(_asked(trial), []), False
        running = own
        for number, text in enumerate(step.split(BETWEEN)):
            move = _read(trial, text)
            mover = next((each for each in _seats(trial) if move in trial.legal_for(each)), None)
            if mover is None:
                if number:
                    break
                raise ApiError("illegal", trial.why_not(move))
            if own and not now and order is not None and not revealed:
                order.moves.append(_planned(trial, seat, move, "then" if number else "move"))
            trial.play(move, mover)
            revealed = revealed or _reveals(trial)
        _play_forced(trial)
        revealed = revealed or _reveals(trial)
    if order is None:
        raise ApiError("order_now" if now and steps else "order_empty")
    if len(order.moves) > MAX_MOVES:
        raise ApiError("bad_request")
    return order


def _seats(state: State) -> list[int]:
    """The seat to move, then the others."""
    if state.over:
        return []
    return [state.to_move, *(seat for seat in range(state.seats) if seat != state.to_move)]


def _read(state: State, text: str) -> int:
    try:
        return state.game.move(text)
    except TrailbossError as error:
        raise ApiError.of("bad_move", error) from error


def _reveals(state: State) -> bool:
    """Did the last move reveal something hidden?"""
    return state.barrier_reason == BARRIER_KNOWLEDGE and state.undo_barrier == len(state.history)


def _play_forced(state: State) -> None:
    """Play the automatic answers of a table."""
    while (move := automatic(state)) is not None:
        state.play(move)


def _planned(state: State, seat: int, move: int, kind: Literal["move", "then"]) -> PlannedMove:
    view: dict[str, Any] = state.view(seat)
    places = {place: _part(view, place) for place in targets(state, seat, move)}
    texts = {lang: state.game.format_move(state, move, lang) for lang in languages()}
    return PlannedMove(kind, state.game.text(move), _question(view), texts, _json(places))


def _question(view: dict[str, Any]) -> str:
    return _json([view["question"], view.get("question_args")])


def _part(view: dict[str, Any], place: str) -> object:
    """What a view shows at a place: `space:g` is what is on the space g, `bid` is the bid. What a player
    owns is left out, because it changes all the time."""
    kind, _, name = place.partition(":")
    if not name:
        return view.get(kind)
    if kind == "seat":
        return None
    lists = [each for each in view.values() if isinstance(each, list)]
    return [part for each in lists for part in each if isinstance(part, dict) and str(part.get(kind)) == name]


def _asked(state: State) -> Texts:
    return {lang: question(state, lang) for lang in languages()}


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def _in_language(texts: Texts, lang: str) -> str:
    return texts.get(lang) or texts.get(ENGLISH, "")


# -------------------------------------------------------------------- checking


def what_changed(order: Order, state: State, seat: int) -> Change | None:
    """Why an order can't be played now that it is its seat's turn; None if nothing it depends on has
    changed."""
    known = state.determinize(seat, seeded("standing order"))
    if order.asked is not None and _asked(known) != order.asked:
        return Change("question", order.asked, _asked(known))
    for number, planned in enumerate(order.moves):
        if number and planned.kind == "move":  # between two steps the table plays its automatic answers
            _play_forced(known)
        move = known.game.move(planned.move)
        if known.over or known.to_move != seat or _question(known.view(seat)) != planned.question:
            return Change("question", planned.text, _asked(known))
        reason = known.why_not(move, seat)
        if reason is not None:
            return Change("illegal", planned.text, {lang: reason.render(lang) for lang in languages()})
        now = _planned(known, seat, move, planned.kind)
        if now.text != planned.text:
            return Change("move", planned.text, now.text)
        if now.places != planned.places:
            return Change("place", planned.text, {})
        known.play(move, seat)
    return None
