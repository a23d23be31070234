"""Turns every error into one sentence on stderr and an exit status."""

import contextlib
import errno
import os
import sys
from collections.abc import Callable
from difflib import get_close_matches

import typer

from trailboss.cli.inputs import printable
from trailboss.core.errors import Failure, TrailbossError
from trailboss.core.messages import format_message

FAILED = 1
"""The system failed: a full disk, a broken device."""
BAD_INPUT = 2
"""The user's input can't be used."""
INTERRUPTED = 130
"""Ctrl-C, as in shells."""
READER_GONE = 141
"""Exit status for a closed output pipe, as in shells."""

_USER_ERRORS = (
    errno.ENOENT,
    errno.EACCES,
    errno.EPERM,
    errno.EISDIR,
    errno.ENOTDIR,
    errno.EEXIST,
    errno.EROFS,
    errno.ENAMETOOLONG,
    errno.ELOOP,
    errno.EINVAL,
)
KNOWN = (*_USER_ERRORS, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EMFILE)


class Stopped(Exception):
    """Ends a command that has already printed its message, with this exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def guarded(action: Callable[[], object], lang: str) -> int:
    """Run something; 0, or the exit status of the error, which is printed on stderr."""
    try:
        action()
        sys.stdout.flush()
    except Stopped as stopped:
        return stopped.status
    except typer.Exit as done:
        return done.exit_code
    except TrailbossError as error:
        return print_error(error.render(lang), FAILED if isinstance(error, Failure) else BAD_INPUT)
    except typer.TyperException as error:
        return print_error(usage(error, lang), BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return print_error(format_message("cli.stopped", {}, lang), INTERRUPTED)
    except EOFError:
        return print_error(format_message("cli.input_ended", {}, lang), BAD_INPUT)
    except BrokenPipeError:
        silence_output()
        return print_error(format_message("cli.reader_gone", {}, lang), READER_GONE)
    except OSError as error:
        if error.errno is None:
            raise
        return print_error(file_error(error, lang), BAD_INPUT if error.errno in _USER_ERRORS else FAILED)
    return 0


def print_error(sentence: str, status: int) -> int:
    """Print an error on stderr; returns the exit status."""
    print_notice(sentence)
    return status


def print_notice(sentence: str) -> None:
    """Print a sentence on stderr, where it doesn't mix with results: an error, or how far a command is."""
    # If stderr is closed, too, the exit status has to do.
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write(printable(" ".join(sentence.split())) + "\n")
        sys.stderr.flush()


def silence_output() -> None:
    """Discard stdout, so that Python doesn't fail again when it exits."""
    try:
        descriptor = sys.stdout.fileno()
    except (OSError, ValueError, AttributeError):
        return  # not a real file: nothing is written at the end
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)


def file_error(error: OSError, lang: str) -> str:
    """What is wrong with a file, as a sentence."""
    number = error.errno or 0
    what = (
        format_message(f"cli.errno.{errno.errorcode[number]}", {}, lang)
        if number in KNOWN
        else str(error.strerror)
    )
    if error.filename is None:
        return format_message("cli.machine_trouble", {"what": what}, lang)
    return format_message("cli.file_error", {"file": os.fsdecode(error.filename), "what": what}, lang)


def usage(error: typer.TyperException, lang: str) -> str:
    """A command line that cannot be understood: what is wrong with it, and where help is."""
    ctx = getattr(error, "ctx", None)
    path = ctx.command_path if ctx is not None else "trailboss"
    args: dict[str, object] = {"message": error.format_message()}
    kind = type(error).__name__
    param = getattr(error, "param", None)
    if param is not None:
        args["param"] = param.opts[0] if param.param_type_name == "option" else param.metavar or param.name
    if kind == "NoSuchOption":
        args["option"] = getattr(error, "option_name", "")
        near = get_close_matches(str(args["option"]), getattr(error, "possibilities", None) or (), n=1)
        args["near"] = near[0] if near else ""
        key = "cli.usage.no_option_near" if near else "cli.usage.no_option"
    elif kind == "BadOptionUsage":
        args["option"] = getattr(error, "option_name", "")
        given = "not take" in str(args["message"])
        key = "cli.usage.takes_no_value" if given else "cli.usage.needs_value"
    elif kind == "MissingParameter" and param is not None:
        key = "cli.usage.missing"
    elif kind == "BadParameter" and param is not None:
        args["message"] = getattr(error, "message", "")
        key = "cli.usage.bad_value"
    else:
        key = "cli.usage.other"
    hint = format_message("cli.usage.hint", {"command": path}, lang)
    return f"{format_message(key, args, lang)} {hint}"
