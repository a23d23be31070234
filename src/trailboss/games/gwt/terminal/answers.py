"""The answers to the questions of Great Western Trail, and the ways to type them."""

from collections.abc import Sequence
from typing import Final, cast

from trailboss.cli.table.answers import Answer, numbered
from trailboss.cli.table.face import Seen
from trailboss.core.messages import Message, format_message, has_message
from trailboss.games.gwt.messages.format_move import move_message
from trailboss.games.gwt.rules.moves import (
    ADD_CATTLE,
    COPY_AT,
    DRAW_ONE,
    END,
    GO_VIA,
    PUT_AT,
    RIDE_TO,
    SKIP,
    STOP,
)
from trailboss.games.gwt.terminal.names import place_named, short_space, space_number
from trailboss.games.gwt.terminal.terms import edition_of, letter, on_trail, table_of

_WORDS: Final = {
    "e": (END,), "done": (END,), "fertig": (END,), "zug beenden": (END,), "beenden": (END,),
    "no": (SKIP, STOP), "nein": (SKIP, STOP), "n": (SKIP, STOP), "none": (SKIP, STOP), "auslassen": (SKIP,),
    "stopp": (STOP,), "genug": (STOP,), "enough": (STOP,), "ziehen": (DRAW_ONE,), "ergänzen": (ADD_CATTLE,),
}  # fmt: skip
"""Names for moves without numbers, besides their notation; the first legal one counts."""

_TO_SPACE: Final = (RIDE_TO, GO_VIA, PUT_AT, COPY_AT)


def answers(seen: Seen, moves: Sequence[int]) -> list[Answer]:
    """All legal moves, numbered; the end of the turn can also be typed as `e`."""
    game = seen.state.game
    result = numbered(
        moves,
        lambda move: game.format_move(seen.state, move, seen.lang, seen.names()),
        lambda move: brief(seen, move),
    )
    for answer in result:
        if END in answer.moves.values():
            answer.moves["e"] = END
    return result


def brief(seen: Seen, move: int) -> str:
    """A move in a few words, without what all answers have in common."""
    found = move_message(table_of(seen), move, None)
    key = found.key.replace("gwt.move.", "table.gwt.brief.", 1)
    if not has_message(key):
        return format_message(found.key, found.args, seen.lang)
    args = dict(found.args)
    if "steps" in args and RIDE_TO <= move < GO_VIA:
        steps = args["steps"]
        args["steps"] = steps.args.get("count", 1) if isinstance(steps, Message) else steps
        args["place"] = _place(seen, move - RIDE_TO)
    if isinstance(args.get("fees"), list):
        dollars = sum(_dollars(bill) for bill in cast(list[Message], args["fees"]))
        args["fees"] = Message("gwt.money", {"dollars": dollars})
    text = format_message(key, args, seen.lang)
    return text[:1].upper() + text[1:]


def _place(seen: Seen, space: int) -> str:
    """Where a ride leads: the building with its owner's letter, and the space."""
    tile = on_trail(seen).get(edition_of(seen).trail.ids[space])
    if tile is None or tile["owner"] is None:
        return place_named(seen, space)
    return f"{letter(seen, tile['owner'])}{tile['tile']} {short_space(seen, space)}"


def _dollars(bill: Message) -> int:
    return cast(int, cast(Message, bill.args["money"]).args["dollars"])


def read(seen: Seen, text: str) -> int | None:
    """The move that a text means; None if it means none.

    Besides the notation: a space for the move that leads there, or the end of a notation if only one legal
    move ends like that (`cowboy row3`, `wichita`).
    """
    moves = seen.state.legal()
    for move in _WORDS.get(text, ()):
        if move in moves:
            return move
    space = space_number(seen, text)
    if space is not None:
        for first in _TO_SPACE:
            if first + space in moves:
                return first + space
    wanted = text.replace(" ", "_")
    game = seen.state.game
    found = [
        move for move in moves if game.text(move).partition(" ")[2].casefold().replace(" ", "_") == wanted
    ]
    if len(found) == 1:
        return found[0]
    return RIDE_TO + space if space is not None else None
