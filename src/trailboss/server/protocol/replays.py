"""Finished games and records: their frames, and the lists of them."""

from typing import Any

from trailboss.server.protocol.base import Wire
from trailboss.server.protocol.updates import Standing


class Frame(Wire):
    """One step of a replay."""

    index: int
    """How many moves were played."""
    seat: int | None
    move: str | None
    text: str | None
    lines: list[str]
    turn: bool
    view: dict[str, Any]
    standing: list[Standing]
    heading: str
    targets: list[str]
    """The places that the move was about."""


class Frames(Wire):
    """A stretch of a replay; `total` counts all frames, including the start."""

    game: str
    title: str
    names: list[str]
    colours: list[int]
    """As in `TableInfo`."""
    seat: int | None
    total: int
    frames: list[Frame]


class OpenedRecord(Wire):
    """An uploaded record."""

    id: str


class FinishedSeat(Wire):
    """The result of one seat of a finished game."""

    name: str
    level: str | None
    """The level or spec of its bot; None: a person."""
    points: int
    place: int
    parts: dict[str, int]
    """By category."""


class FinishedGame(Wire):
    """One of your finished games."""

    id: str
    game: str
    title: str
    ended: float
    """In seconds since 1970."""
    seat: int
    """Your own."""
    seats: list[FinishedSeat]
    score: str
    """Your points, as text."""
    rating: float | None
    """Points lost per decision, if the game was reviewed."""
