"""Why a request is not carried out: one exception for the whole server, with a code and a sentence."""

from typing import Final

from trailboss.core.errors import IllegalMove, Reason, TrailbossError
from trailboss.core.messages import format_message
from trailboss.server.protocol import Both, Problem

STATUS: Final = {
    "bad_request": 400,
    "bad_name": 400,
    "bad_option": 400,
    "bad_seats": 400,
    "bad_seed": 400,
    "bad_record": 400,
    "bad_webhook": 400,
    "bad_clock": 400,
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


def both(key: str, **args: object) -> Both:
    """A phrase in both languages."""
    return Both(format_message(key, args, "en"), format_message(key, args, "de"))


def both_of(error: TrailbossError | Reason) -> Both:
    """What an error or a reason says, in both languages."""
    return Both(error.say("en"), error.say("de"))


class ApiError(Exception):
    """A request is not carried out. Says nothing but its code and its sentence, which hold nothing hidden."""

    def __init__(
        self,
        code: str,
        format_message: Both | None = None,
        *,
        ruling: str | None = None,
        seq: int | None = None,
        **args: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.problem = Problem(code, format_message or both(f"server.{code}", **args), ruling, seq)

    @staticmethod
    def of(code: str, error: TrailbossError, seq: int | None = None) -> "ApiError":
        """The refusal that says what an error of the engine says."""
        ruling = error.ruling if isinstance(error, IllegalMove) else None
        return ApiError(code, both_of(error), ruling=ruling, seq=seq)
