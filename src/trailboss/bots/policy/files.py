"""Where policies are found: those that ship with a game, and those trained here."""

import os
from pathlib import Path
from typing import Final

from trailboss.bots.policy.network import BadPolicy, PolicyNetwork

SUFFIX: Final = ".policy"
VARIABLE: Final = "TRAILBOSS_MODELS"
MAX_BYTES: Final = 1_000_000
"""A larger file is not a policy."""


def named(name: str) -> PolicyNetwork:
    """The policy in a file `*.policy`, or the one with that name in your folder of models."""
    if name.endswith(SUFFIX):
        return read(Path(name), name)
    if "/" in name or "\\" in name or "\0" in name:
        raise BadPolicy("bots.policy.unreadable", name=name[:60])
    return read(Path(os.environ.get(VARIABLE) or "models") / f"{name}{SUFFIX}", name)


def read(path: Path, name: str) -> PolicyNetwork:
    """The policy in a file."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadPolicy("bots.policy.damaged", name=name)
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPolicy("bots.policy.unreadable", name=name) from error
    except UnicodeDecodeError as error:
        raise BadPolicy("bots.policy.damaged", name=name) from error
    return PolicyNetwork(text, name)
