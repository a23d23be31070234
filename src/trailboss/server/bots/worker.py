"""The worker process: it receives determinized states and answers with a bot's move.

It reads questions from standard input and writes answers to standard output, each with its length first. It
exits when its input ends, even in the middle of a decision.
"""

import contextlib
import importlib
import os
import queue
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

import msgspec

from trailboss.server.tables.bots import BotQuestion, answer_question, ask_coach, is_for_coach
from trailboss.server.tables.replays.review_questions import ReviewQuestion, answer_review

MAX_MESSAGE_BYTES: Final = 1 << 22
"""The most bytes in a message; a larger size is an error."""


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """A move; or None and what went wrong, for the server's log, without hidden information."""

    move: int | None
    fault: str = ""
    advice: bytes = b""
    """The coach's answer as JSON (an `Advice` of the protocol), if it was asked."""
    notes: bytes = b""
    """What the bot wants to know again at its next decision."""


READY: Final = Answer(None)
"""The first message of a worker."""


def answer(question: bytes) -> bytes:
    """The answer to a question; a fault of the bot is an answer too."""
    try:
        asked = msgspec.msgpack.decode(question, type=BotQuestion | ReviewQuestion)
        if isinstance(asked, ReviewQuestion):
            return msgspec.msgpack.encode(Answer(None, "", answer_review(asked)))
        if is_for_coach(asked):
            move, advice = ask_coach(asked)
            return msgspec.msgpack.encode(Answer(move, "", advice))
        move, notes = answer_question(asked)
        return msgspec.msgpack.encode(Answer(int(move), notes=notes))
    except Exception as error:  # noqa: BLE001  whatever a bot does wrong, the server must know
        return msgspec.msgpack.encode(Answer(None, error_summary(error)))


def error_summary(error: BaseException) -> str:
    """The type of an error and its place. Its text is left out: it could reveal hidden information."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" at {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else ""
    return type(error).__name__ + where


# -------------------------------------------------------------------- messages


def write(stream: IO[bytes], message: bytes) -> None:
    stream.write(len(message).to_bytes(4, "big") + message)
    stream.flush()


def read(stream: IO[bytes]) -> bytes:
    """The next message; `EOFError` if the other side is gone or breaks the format."""
    head = stream.read(4)
    length = int.from_bytes(head, "big")
    if len(head) < 4 or length > MAX_MESSAGE_BYTES:
        raise EOFError
    message = stream.read(length)
    if len(message) < length:
        raise EOFError
    return message


# -------------------------------------------------------------------- the process


def main(modules: Sequence[str], niceness: int) -> None:
    """Answer questions forever. The modules are imported first: they may register more bots."""
    questions, answers = _streams()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    try:
        for name in modules:
            importlib.import_module(name)
    except Exception as error:  # noqa: BLE001  the server logs why it has no workers
        _send(answers, msgspec.msgpack.encode(Answer(None, f"{type(error).__name__}: {error}")))
        return
    _send(answers, msgspec.msgpack.encode(READY))
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(questions, waiting), daemon=True).start()
    while True:
        _send(answers, answer(waiting.get()))


def _streams() -> tuple[IO[bytes], IO[bytes]]:
    """Input and output for messages alone: what a bot prints must not get into them."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "r+b") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(nothing.fileno(), 1)
    return questions, answers


def _listen(questions: IO[bytes], waiting: "queue.SimpleQueue[bytes]") -> None:
    with contextlib.suppress(EOFError):
        while True:
            waiting.put(read(questions))
    os._exit(0)  # also out of a bot that never ends


def _send(answers: IO[bytes], message: bytes) -> None:
    try:
        write(answers, message)
    except BrokenPipeError:
        os._exit(0)


def compiled_copy() -> list[str]:
    """The folder of the compiled engine, if `./run play` has compiled it since this server started on
    plain Python. Both builds use the same questions and answers."""
    folder, stamp = (os.environ.get(f"TRAILBOSS_COMPILED_{name}", "") for name in ("COPY", "STAMP"))
    with contextlib.suppress(OSError):
        if folder and Path(folder, "stamp").read_text(encoding="utf-8") == stamp:
            return [folder]
    return []


def command(modules: Sequence[str], niceness: int, before: Sequence[str] = ()) -> list[str]:
    """The command that starts a worker: our interpreter with the same import path, after `before`."""
    call = f"main({list(modules)!r}, {niceness})"
    code = f"import sys; sys.path[:] = {[*before, *sys.path]!r}; from {__name__} import main; {call}"
    return [sys.executable, "-c", code]
