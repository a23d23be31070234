"""Proves which build is under test before any test runs: the plain one, or the one compiled by mypyc.

`TRAILBOSS_TEST_BUILD` names the build that must be found (`pure`, the default, or `compiled`). Every module
of `core` and of the games' rules and bots is imported and looked at: one left out would make the whole run
say nothing.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
import signal
import threading
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES
from types import ModuleType
from typing import Any

import hypothesis
import pytest

import trailboss
from trailboss.bots import registry
from trailboss.core import game

NOT_COMPILED = re.compile(r"trailboss\.games\.\w+\.(learn|present|terminal)\.(?!observation|view)")
"""Parts of games that only show or train. Everything else of a game is compiled."""

BUILDS = {"pure": tuple(SOURCE_SUFFIXES), "compiled": tuple(EXTENSION_SUFFIXES)}

# A run started in the background may ignore Ctrl-C, and so would every program it starts. Once it is handled
# here, what the tests start takes Ctrl-C as it would at a terminal.
if threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Two cores may be busy with other things, so no deadline for one example (each test has a timeout). In CI the
# examples are the same each time: a red run there means a change broke something.
hypothesis.settings.register_profile("local", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI", "").lower() in ("1", "true") else "local")


def engine_modules() -> list[ModuleType]:
    """Every module of the engine, imported."""
    found: list[ModuleType] = []
    for name in ("trailboss.core", "trailboss.games"):
        package = importlib.import_module(name)
        found.append(package)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            if not NOT_COMPILED.match(module.name):
                found.append(importlib.import_module(module.name))
    return found


def wrong_build(wanted: str) -> str | None:
    """Why the modules found are not the build wanted; None when they are."""
    if wanted not in BUILDS:
        return f"TRAILBOSS_TEST_BUILD must be pure or compiled; it is {wanted!r}."
    for module in engine_modules():
        file = module.__file__ or "nowhere"
        if not file.endswith(BUILDS[wanted]):
            return f"TRAILBOSS_TEST_BUILD is {wanted}, but {module.__name__} was imported from {file}."
    if trailboss.COMPILED != (wanted == "compiled"):
        return f"TRAILBOSS_TEST_BUILD is {wanted}, but trailboss.COMPILED is {trailboss.COMPILED}."
    return None


def wanted_build() -> str:
    return os.environ.get("TRAILBOSS_TEST_BUILD") or "pure"


@pytest.fixture(autouse=True)
def _games_and_bots_stay_those_there_are() -> Iterator[None]:
    """What a test makes known is forgotten after it."""
    registers: tuple[dict[str, Any], ...] = (game._GAMES, registry._BOTS)
    kept = [(known, dict(known)) for known in registers]
    yield
    for known, before in kept:
        if known != before:
            known.clear()
            known.update(before)


def pytest_configure() -> None:
    try:
        reason = wrong_build(wanted_build())
    except ImportError as error:
        reason = f"The engine cannot be imported: {error}."
    if reason is not None:
        raise pytest.UsageError(reason)


def pytest_report_header() -> str:
    count, place = len(engine_modules()), trailboss.__path__[0]
    return f"trailboss {trailboss.__version__}: {wanted_build()} build, {count} engine modules from {place}"
