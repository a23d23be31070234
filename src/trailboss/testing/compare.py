"""Comparing states, and what a seat gets."""

import math

from trailboss.core.contract import State
from trailboss.core.record import digest


def difference(one: State, other: State, past: bool = True) -> str:
    """The difference between two states as text; empty if they are the same game.

    `past` also compares the history and how far it can be undone.
    """
    if digest(one) != digest(other):
        mine, yours = one.dump(), other.dump()
        for name in [*mine, *yours]:
            if mine.get(name) != yours.get(name):
                return f"'{name}' of the dump is {mine.get(name)} here and {yours.get(name)} there"
        return "the dumps have their fields in different order"
    pairs: list[tuple[str, object, object]] = [
        ("to_move", one.to_move, other.to_move),
        ("over", one.over, other.over),
        ("seats", one.seats, other.seats),
        ("options", one.config.options, other.config.options),
        ("inventory", one.inventory(), other.inventory()),
        ("scores", one.scores(), other.scores()),
    ]
    if past:
        pairs += [
            ("history", one.history, other.history),
            ("undo_barrier", one.undo_barrier, other.undo_barrier),
            ("barrier_reason", one.barrier_reason, other.barrier_reason),
            ("seed", one.config.seed, other.config.seed),
        ]
    for name, here, there in pairs:
        if here != there:
            return f"{name} is {here} here and {there} there"
    for seat in range(one.seats):
        found = shown_differently(one, other, seat)
        if found:
            return found
    return (
        ""
        if one.view(None) == other.view(None)
        else "a spectator's view differs: " + first_difference(one.view(None), other.view(None))
    )


def shown_differently(one: State, other: State, seat: int) -> str:
    """What a seat sees differently in two states: its view and its legal moves; empty when nothing."""
    here, there = one.view(seat), other.view(seat)
    if here != there:
        return f"the view of seat {seat} differs: {first_difference(here, there)}"
    if one.legal_for(seat) != other.legal_for(seat):
        return (
            f"the legal moves of seat {seat} are {one.legal_for(seat)} here and {other.legal_for(seat)} there"
        )
    return ""


def refused_differently(one: State, other: State, seat: int) -> str:
    """A move that is refused differently in two states; empty if there is none."""
    game = one.game
    for move in range(game.move_count):
        here, there = one.why_not(move, seat), other.why_not(move, seat)
        if here != there:
            return f"why_not of '{game.text(move)}' tells seat {seat} '{here}' here and '{there}' there"
    return ""


def first_difference(one: object, other: object, path: str = "") -> str:
    """Where two pieces of plain data first differ."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        for name in one:
            if one[name] != other[name]:
                return first_difference(one[name], other[name], f"{path}[{name!r}]")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if mine != yours:
                return first_difference(mine, yours, f"{path}[{index}]")
    return f"{path or 'it'} is {one!r} here and {other!r} there"


def not_plain(value: object, path: str = "") -> str:
    """Where data isn't plain JSON (None, booleans, numbers, text, lists, dicts with text keys); empty if
    it is."""
    if value is None or type(value) in (bool, int, str) or (type(value) is float and math.isfinite(value)):
        return ""
    if type(value) is list:
        for index, each in enumerate(value):
            found = not_plain(each, f"{path}[{index}]")
            if found:
                return found
        return ""
    if type(value) is dict:
        for name, each in value.items():
            found = (
                not_plain(each, f"{path}[{name!r}]") if type(name) is str else f"the key {name!r} of {path}"
            )
            if found:
                return found
        return ""
    return f"{path or 'it'} is a {type(value).__name__}"


def not_contained(less: object, more: object, path: str = "") -> str:
    """Where the first view shows something that the second doesn't; empty if nowhere.

    None means that a viewer may not know something, and so does a missing key.
    """
    if less is None or less == more:
        return ""
    if isinstance(less, dict) and isinstance(more, dict):
        for name, each in less.items():
            found = not_contained(each, more.get(name), f"{path}[{name!r}]")
            if found:
                return found
        return ""
    if isinstance(less, list) and isinstance(more, list) and len(less) == len(more):
        for index, (mine, yours) in enumerate(zip(less, more, strict=True)):
            found = not_contained(mine, yours, f"{path}[{index}]")
            if found:
                return found
        return ""
    return f"{path or 'it'} is {less!r} against {more!r}"
