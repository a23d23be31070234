"""Why a request is not carried out: one exception for the whole server, with a code and a sentence."""

from typing import Final, Protocol

from trailboss.core.errors import IllegalMove, TrailbossError
from trailboss.core.messages import Message
from trailboss.server.protocol.base import Problem

STATUS: Final = {
    "bad_request": 400,
    "bad_name": 400,
    "bad_colour": 400,
    "bad_option": 400,
    "bad_seats": 400,
    "bad_seed": 400,
    "bad_record": 400,
    "bad_webhook": 400,
    "bad_clock": 400,
    "bad_push": 400,
    "bad_message": 400,
    "bad_move": 400,
    "unknown_bot": 400,
    "not_your_seat": 403,
    "not_host": 403,
    "not_allowed": 403,
    "bad_link": 403,
    "older_device": 403,
    "wrong_origin": 403,
    "unknown_game": 404,
    "unknown_table": 404,
    "unknown_record": 404,
    "unknown_puzzle": 404,
    "unknown_device": 404,
    "unknown_path": 404,
    "wrong_method": 405,
    "full": 409,
    "taken": 409,
    "stale": 409,
    "illegal": 409,
    "not_your_turn": 409,
    "bot_decides": 409,
    "not_away": 409,
    "not_over": 409,
    "not_waiting": 409,
    "not_running": 409,
    "seats_open": 409,
    "cannot_undo": 409,
    "already_asked": 409,
    "denied": 409,
    "time_up": 409,
    "no_takebacks": 409,
    "log_full": 409,
    "damaged": 409,
    "archived": 409,
    "no_hints": 409,
    "no_teaching": 409,
    "order_now": 409,
    "order_empty": 409,
    "chat_off": 409,
    "too_large": 413,
    "wrong_type": 415,
    "wrong_host": 421,
    "too_many": 429,
    "too_many_tables": 429,
    "too_fast": 429,
    "server_error": 500,
    "needs_server": 501,
    "hint_failed": 503,
    "unavailable": 503,
}
"""Every code of a problem, with the HTTP status that goes with it."""


class Sentence(Protocol):
    """A message, an error of the engine or a reason."""

    def render(self, lang: str) -> str:
        """Its text in a language."""


class ApiError(Exception):
    """A request failed. Contains only its code and its message, without hidden information."""

    def __init__(
        self,
        code: str,
        sentence: Sentence | None = None,
        *,
        ruling: str | None = None,
        seq: int | None = None,
        **args: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self._sentence = sentence or Message(f"server.{code}", args)
        self._ruling = ruling
        self._seq = seq

    def problem(self, lang: str) -> Problem:
        """The message for the client, in its language."""
        return Problem(self.code, self._sentence.render(lang), self._ruling, self._seq)

    @staticmethod
    def of(code: str, error: TrailbossError, seq: int | None = None) -> "ApiError":
        """An `ApiError` with the message of an engine error."""
        ruling = error.ruling if isinstance(error, IllegalMove) else None
        return ApiError(code, error, ruling=ruling, seq=seq)
