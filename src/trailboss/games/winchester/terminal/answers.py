"""The answers to the questions of Daddy Winchester, and the many ways to type them."""

import re
from collections.abc import Sequence
from typing import Final

from trailboss.cli.table.answers import Answer, numbered, together
from trailboss.cli.table.face import Seen
from trailboss.core.messages import LANGUAGES, format_message
from trailboss.games.winchester.components.cards import MAX_BID, MIN_PRICE, MINE_PLOTS
from trailboss.games.winchester.rules.moves import (
    BID,
    DONE,
    DUEL,
    LOOK,
    PASS,
    PLACE_RAIL,
    PLACE_RIVER,
    RAIL,
    RIVER,
    VOCABULARY,
    is_bid,
    is_claim,
    is_look,
    is_place,
    is_send,
)
from trailboss.games.winchester.state.table import MINE_PLACE, RANCH_PLACE
from trailboss.games.winchester.terminal.terms import (
    PLACES,
    bidding,
    board_of,
    brief_money,
    game_text,
    letters,
    money,
    name,
    phrase,
    view_of,
)

_WORDS: Final = {
    "p": PASS, "pass": PASS, "passe": PASS, "passen": PASS, "weg": PASS,
    "d": DUEL, "duel": DUEL, "duell": DUEL,
    "done": DONE, "fertig": DONE,
}  # fmt: skip
"""What a move without numbers may be called, besides its notation."""

_AMOUNT: Final = re.compile(
    r"(?P<verb>bid|biete|bieten|gebot)? ?\$? ?(?P<number>[0-9]{1,3}(?:[., ']?000)?) ?(?P<k>k)? ?\$?"
    r"(?: bieten| dollars?)?"
)
_SQUARE: Final = re.compile(
    r"(?:send|place|train|locomotive|loco|lok|lokomotive|boat|ship|boot|schiff|setze)? ?"
    r"(?:to |on |nach |auf )?([tr][0-9]{1,2})"
)
_CARD: Final = re.compile(
    r"(?:look|look at|sieh|ansehen)? ?(?:(?:mine|minenkarte) ?([0-9]{1,2})|(ranch|ranchkarte))"
)
_SECRET: Final = re.compile(
    r"(?:look|look at|sieh|ansehen)? ?(\w+?)(?:'?s)? ?(1|first|erstes|2|second|zweites)"
)


def read(seen: Seen, text: str) -> int | None:
    """The move that a text means; None if it means none. Legal or not is not asked here."""
    if text in _WORDS:
        return _WORDS[text]
    amount = _AMOUNT.fullmatch(text)
    if amount and (bidding(seen) or amount["verb"]):
        return _bid(amount)
    square = _SQUARE.fullmatch(text)
    if square:
        return _move(f"{'place' if view_of(seen)['question'] == 'place' else 'send'} {square[1]}")
    card = _CARD.fullmatch(text)
    if card:
        return _move("look ranch" if card[2] else f"look mine{card[1]}")
    secret = _SECRET.fullmatch(text)
    if secret:
        seat = _seat(seen, secret[1])
        place = "first" if secret[2] in ("1", "first", "erstes") else "second"
        return None if seat is None else _move(f"look seat{seat} {place}")
    return None


def _bid(amount: re.Match[str]) -> int | None:
    """7, 7000, $7.000 and 7k are all seven notes."""
    digits = re.sub(r"\D", "", amount["number"])
    notes = int(digits)
    if len(digits) > 3:
        notes //= 1000
    return BID + notes if 0 < notes <= MAX_BID else PASS if notes == 0 and not amount["verb"] else None


def _seat(seen: Seen, word: str) -> int | None:
    """A seat by the name of its colour in any language, or its first letters."""
    for lang in LANGUAGES:
        for seat in range(seen.state.seats):
            if seen.seat_name(seat, lang).casefold().startswith(word):
                return seat
    return None


def _move(notation: str) -> int | None:
    """The move of a notation, None if there is no such move."""
    return next((move for move in range(len(VOCABULARY)) if VOCABULARY.text(move) == notation), None)


# -------------------------------------------------------------------- the list


def answers(seen: Seen, moves: Sequence[int]) -> list[Answer]:
    """All legal moves. In an auction a number is a sum in thousands, elsewhere it counts the lines."""
    if bidding(seen):
        return _auction(seen, moves)
    if any(is_send(move) for move in moves):
        return _sends(seen, moves)
    if any(is_place(move) for move in moves):
        return _places(seen, moves)
    return numbered(moves, lambda move: _text(seen, move), lambda move: _brief(seen, move))


def _auction(seen: Seen, moves: Sequence[int]) -> list[Answer]:
    result = [Answer("0", _pass_text(seen), phrase(seen, "pass_brief"), {"0": PASS, "p": PASS})]
    bids = [move - BID for move in moves if is_bid(move)]
    if bids:
        low, high = bids[0], bids[-1]
        text, brief = (
            phrase(seen, "bid", money=show(seen, low))
            if low == high
            else phrase(seen, "bids", low=show(seen, low), high=show(seen, high))
            for show in (money, brief_money)
        )
        key = str(low) if low == high else f"{low}-{high}"
        result.append(Answer(key, text, brief, {str(notes): BID + notes for notes in bids}))
    if DUEL in moves:
        bid = view_of(seen)["bid"]
        brief = phrase(seen, "duel_brief", money=brief_money(seen, bid))
        result.append(Answer("d", _text(seen, DUEL), brief, {"d": DUEL}))
    claims = [move for move in moves if is_claim(move)]
    for number, move in enumerate(claims, 1):
        result.append(Answer(f"c{number}", _text(seen, move), _brief(seen, move), {f"c{number}": move}))
    return result


def _pass_text(seen: Seen) -> str:
    """Passing, with its price where the starting player would have to take the plot (WIN-A-6)."""
    view = view_of(seen)
    cash = view["players"][view["to_move"]]["cash"] or 0
    price = money(seen, MIN_PRICE if cash >= MIN_PRICE else 0)
    if view["bidder"] is not None or view["first"] not in view["still_in"]:
        return phrase(seen, "pass_brief")
    if view["first"] != view["to_move"]:
        return phrase(seen, "pass_brief")
    return phrase(seen, "pass_maybe", money=price)


def _sends(seen: Seen, moves: Sequence[int]) -> list[Answer]:
    """The squares that pay somebody one by one, the others in one line."""
    every = numbered(moves, lambda move: _text(seen, move), lambda move: _brief(seen, move))
    paying = [answer for answer in every if _paid(seen, next(iter(answer.moves.values())))]
    idle = [answer for answer in every if answer not in paying]
    for answer in every:
        answer.moves.update({_square(move): move for move in list(answer.moves.values()) if is_send(move)})
    if idle:
        squares = ", ".join(_square(answer.moves[answer.key]) for answer in idle)
        line = phrase(seen, "send_nobody", squares=squares)
        paying.append(together(idle, line, line))
    return paying


def _places(seen: Seen, moves: Sequence[int]) -> list[Answer]:
    """Where a vehicle can start: all squares in one line, each by its name or its number."""
    every = numbered(moves, lambda move: _text(seen, move), lambda move: _brief(seen, move))
    for answer in every:
        answer.moves.update({_square(move): move for move in list(answer.moves.values())})
    squares = ", ".join(_square(move) for move in moves)
    line = phrase(seen, "place_on", squares=squares)
    return [together(every, line, line)]


def _square(move: int) -> str:
    if is_place(move):
        river = move >= PLACE_RIVER
        return f"r{move - PLACE_RIVER + 1}" if river else f"t{move - PLACE_RAIL + 1}"
    return f"t{move - RAIL + 1}" if move < RIVER else f"r{move - RIVER + 1}"


def _paid(seen: Seen, move: int) -> list[tuple[int, int]]:
    """Who is paid how many notes when a vehicle becomes active on a square."""
    board = board_of(seen)
    line, square = (board.rail, move - RAIL) if move < RIVER else (board.river, move - RIVER)
    if not is_send(move) or square >= len(line):
        return []
    view = view_of(seen)
    owners = [view["plots"][plot - 1]["owner"] for plot in line[square]]
    return [(seat, owners.count(seat)) for seat in range(view["seats"]) if seat in owners]


def _text(seen: Seen, move: int) -> str:
    """One answer as text."""
    if is_send(move):
        pays = ", ".join(
            format_message(
                "winchester.move.pays", {"money": money(seen, notes), "seat": name(seen, seat)}, seen.lang
            )
            for seat, notes in _paid(seen, move)
        )
        key = "send_train" if move < RIVER else "send_boat"
        return phrase(seen, key, square=_square(move), pays=pays or game_text(seen, "move.pays_nobody"))
    if is_look(move):
        return _look(seen, move - LOOK, "")
    return seen.state.game.format_move(seen.state, move, seen.lang, seen.names())


def _brief(seen: Seen, move: int) -> str:
    if is_send(move):
        signs = letters(seen)
        pays = " ".join(f"{signs[seat]}{brief_money(seen, notes)}" for seat, notes in _paid(seen, move))
        return f"{_square(move)}: {pays}"
    return _look(seen, move - LOOK, "_brief") if is_look(move) else _text(seen, move)


def _look(seen: Seen, place: int, brief: str) -> str:
    """A card to look at, and what it is where the person knows it already."""
    view = view_of(seen)
    known: str | None = None
    if place >= MINE_PLACE:
        ranch = place == RANCH_PLACE
        number = 0 if ranch else MINE_PLOTS[place - MINE_PLACE]
        text = phrase(seen, f"look_ranch{brief}" if ranch else f"look_mine{brief}", plot=number)
        plots = [
            plot for plot in view["plots"] if (plot["card"] == "ranch" if ranch else plot["plot"] == number)
        ]
        notes = plots[0]["card_notes"]
        known = None if notes is None else money(seen, notes)
    else:
        seat, which = divmod(place, 2)
        ordinal = phrase(seen, PLACES[which])
        text = phrase(seen, f"look_seat{brief}", seat=name(seen, seat), place=ordinal)
        text = text[0].upper() + text[1:]
        card = view["players"][seat]["secrets"][which]
        known = None if card is None else phrase(seen, f"secret.{card}")
    if known is None:
        return text
    return f"{text}: {known}" if brief else phrase(seen, "look_known", text=text, what=known)
