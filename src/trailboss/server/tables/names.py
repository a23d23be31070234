"""Names of people, bots and tables, and the secrets by which the server recognizes guests."""

import re
import secrets
import unicodedata
from collections.abc import Collection
from typing import Final

from trailboss.core.messages import format_message
from trailboss.server.api_error import ApiError
from trailboss.server.tables.stored.rows import digest

MAX_NAME_LENGTH: Final = 24

BOTS: Final = (
    "Abilene", "Buck", "Clementine", "Dusty", "Ezra", "Flora", "Gus", "Hattie", "Ike", "Josie", "Klondike",
    "Lottie", "Monty", "Nell", "Otis", "Pearl", "Quincy", "Rosie", "Shorty", "Tilly", "Virgil", "Wyatt",
)  # fmt: skip

FIRST: Final = (
    "amber", "autumn", "bright", "calm", "copper", "distant", "dusty", "early", "golden", "green", "hidden",
    "high", "lazy", "lonely", "lucky", "misty", "old", "painted", "quiet", "red", "silent", "silver",
    "steady", "sunny", "tall", "warm", "western", "white", "wide", "wild", "windy", "winter",
)  # fmt: skip
SECOND: Final = (
    "bluff", "bridge", "butte", "cabin", "camp", "canyon", "corral", "creek", "depot", "ford", "forge",
    "gulch", "harbor", "hill", "junction", "lantern", "meadow", "mesa", "mill", "pass", "pine", "prairie",
    "ranch", "ridge", "river", "saddle", "spring", "station", "summit", "trail", "valley", "wagon",
)  # fmt: skip
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
JOINER: Final = "\u200d"
"""Invisible, but emoji of people and flags are composed with it."""


def new_table_id() -> str:
    """A table id that can't be guessed but can be read out: `quiet-mesa-k7w2pz3q`."""
    tail = "".join(secrets.choice(_LETTERS) for _ in range(8))
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{tail}"


def checked_name(given: str) -> str:
    """A person's name without surrounding spaces; raises `ApiError` if it can't be shown."""
    name = unicodedata.normalize("NFC", given)
    name = " ".join(name.split(" ")).strip()
    seen = [each for each in name if each != JOINER]
    if not seen or len(name) > MAX_NAME_LENGTH or any(is_invisible(each) for each in seen):
        raise ApiError("bad_name", most=MAX_NAME_LENGTH)
    return " ".join(name.split())


def is_invisible(character: str) -> bool:
    """Is this character invisible, or does it hide its neighbours?"""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number appended if it is taken."""
    taken = {other.casefold() for other in others}
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        tail = f" {number}"
        found = name[: MAX_NAME_LENGTH - len(tail)].rstrip() + tail
    return found


def guest_name(others: Collection[str]) -> str:
    """A name for a player who gave none."""
    return distinct(format_message("server.guest", {}, "en"), others)


def bot_name(others: Collection[str]) -> str:
    """A name for a bot that is still free at the table."""
    taken = {other.casefold() for other in others}
    free = [name for name in BOTS if name.casefold() not in taken]
    return secrets.choice(free) if free else distinct(BOTS[0], others)


def new_secret() -> str:
    """256 random bits, as text for a cookie or a link."""
    return secrets.token_urlsafe(32)


def guest_of(secret: str | None) -> str | None:
    """The guest whose secret that is; None if it isn't a valid secret."""
    return digest(secret) if secret is not None and _TOKEN.fullmatch(secret) else None
