"""Optional dependencies, and the error message if one is missing."""

from importlib.util import find_spec
from typing import Final

from trailboss.core.errors import TrailbossError

MODULES: Final[dict[str, tuple[str, ...]]] = {
    "env": ("numpy", "gymnasium", "pettingzoo"),
    "render": ("PIL",),
    "openspiel": ("numpy", "pyspiel"),
}
"""By extra: the modules that it installs."""


class MissingExtra(TrailbossError):
    """A library that an optional part needs is not installed."""


def missing(extra: str) -> str:
    """The first module of an extra that is not installed; empty if all are."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            return module
    return ""


def require(extra: str) -> None:
    """Refuse with the extra's name unless all it brings is installed."""
    module = missing(extra)
    if module:
        raise MissingExtra("env.missing", extra=extra, module=module)
