"""The version of Trailboss."""

import platform

import trailboss
from trailboss.core.messages import format_message


def version(lang: str) -> str:
    """Which version this is, and which build."""
    key = "cli.version.compiled" if trailboss.COMPILED else "cli.version.plain"
    return format_message(key, {"version": trailboss.__version__, "python": platform.python_version()}, lang)
