"""The exception for failed requests: a code and a sentence."""

from typing import Final, Protocol

from trailboss.core.errors import IllegalMove, TrailbossError
from trailboss.core.messages import Message
from trailboss.server.protocol.base import Problem

_CODES: Final = {
    400: (
        "bad_request bad_name bad_colour bad_option bad_seats bad_seed bad_record bad_webhook "
        "bad_clock bad_push bad_message bad_move unknown_bot"
    ),
    403: "not_your_seat not_host bad_link older_device wrong_origin",
    404: "unknown_game unknown_table unknown_record unknown_puzzle unknown_device unknown_path",
    405: "wrong_method",
    409: (
        "full taken stale illegal not_your_turn bot_decides not_away not_over not_waiting "
        "not_running seats_open cannot_undo already_asked denied time_up no_takebacks log_full "
        "damaged archived no_hints no_teaching order_now order_empty chat_off"
    ),
    413: "too_large",
    415: "wrong_type",
    421: "wrong_host",
    429: "too_many too_many_tables too_fast",
    500: "server_error",
    501: "needs_server",
    503: "hint_failed unavailable",
}
STATUS: Final = {code: status for status, codes in _CODES.items() for code in codes.split()}
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
