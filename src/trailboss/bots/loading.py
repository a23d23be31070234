"""Bots from outside: a Python file, or a program in any language, registered by `load`.

Only a call of `load` registers them. So something that can only name a bot (a guest of a server, a saved
game) can't start a program.
"""

import importlib
import importlib.util
import os
import re
import shlex
import shutil
import sys
from typing import Final

from trailboss.bots import external, registry
from trailboss.bots.spec import NAME
from trailboss.core.errors import TrailbossError

_PROGRAM: Final = re.compile(rf"\s*({NAME.pattern})\s*=(.*)", re.DOTALL)
_MODULE: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")

_loaded: Final[set[str]] = set()


class BadSource(TrailbossError):
    """Bots that can't be loaded."""


def load(source: str) -> str:
    """Register bots: `FILE.py` or the name of a module (Python that calls `register`), or `NAME=COMMAND`.

    The command starts a program that plays over standard input and output. Loading the same source again does
    nothing. Returns the source in a form that another process can load.
    """
    program = _PROGRAM.fullmatch(source)
    if program is not None:
        _load_program(source, program[1], program[2])
    elif source.endswith(".py"):
        return _load_file(source)
    elif _MODULE.fullmatch(source) is not None:
        _run(source, source)
    else:
        raise BadSource("bots.source.unreadable", source=source[:60])
    return source


def _load_program(source: str, name: str, command: str) -> None:
    try:
        words = tuple(shlex.split(command, posix=os.name != "nt"))
    except ValueError as error:
        raise BadSource("bots.source.failed", source=source, what=str(error)) from error
    if not words:
        raise BadSource("bots.source.no_command", source=source)
    if shutil.which(words[0]) is None:
        raise BadSource("bots.source.no_program", program=words[0], name=name)
    try:
        registry.register(name, external.program(name, words), takes_budget=True)
    except ValueError as error:
        raise BadSource("bots.source.taken", name=name) from error


def _load_file(source: str) -> str:
    path = os.path.abspath(os.path.expanduser(source))
    if path in _loaded:
        return path
    if not os.path.isfile(path):
        raise BadSource("bots.source.no_file", source=source)
    before = registry.names()
    _run(source, "", path)
    if registry.names() == before:
        raise BadSource("bots.source.no_bots", source=source)
    _loaded.add(path)
    return path


def _run(source: str, module: str, path: str = "") -> None:
    """Import a module by its name, or run a file as one; its errors become one sentence."""
    try:
        if module:
            importlib.import_module(module)
            return
        name = "trailboss_bots_" + re.sub(r"\W", "_", os.path.basename(path))
        found = importlib.util.spec_from_file_location(name, path)
        assert found is not None
        assert found.loader is not None
        made = importlib.util.module_from_spec(found)
        sys.modules[name] = made  # where dataclasses and pickle look for it
        found.loader.exec_module(made)
    except Exception as error:  # whatever foreign code does, the user gets a message
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise BadSource("bots.source.failed", source=source, what=what) from error
