"""The vocabulary: all moves of Daddy Winchester.

pass                 leave the auction
bid 7                bid seven notes of 1000
duel                 challenge the high bidder
send t5, send r3     a movement token: the locomotive or the boat goes to that square and is active
look seat2 first     a rumor: look at a secret objective; also `look mine3`, `look ranch`
claim five_plots     take the pile of a shared objective (claims: manual)
done                 claim nothing more now
place t5, place r3   set-up: the locomotive or the boat starts on that square (vehicles: chosen)
"""

from typing import Final

from trailboss.core.vocabulary import Kind, Vocabulary
from trailboss.games.winchester.components.cards import MAX_BID, MAX_SEATS, MAX_SQUARES, MINE_PLOTS, SHARED

_SQUARES: Final = tuple(f"{line}{square + 1}" for line in "tr" for square in range(MAX_SQUARES))
_CARDS: Final = (
    *(f"seat{seat} {place}" for seat in range(MAX_SEATS) for place in ("first", "second")),
    *(f"mine{plot}" for plot in MINE_PLOTS),
    "ranch",
)

VOCABULARY: Final = Vocabulary(
    "winchester",
    [
        Kind("pass", ()),
        Kind("bid", (tuple(str(amount) for amount in range(1, MAX_BID + 1)),)),
        Kind("duel", ()),
        Kind("send", (_SQUARES,)),
        Kind("look", (_CARDS,)),
        Kind("claim", (SHARED,)),
        Kind("done", ()),
        Kind("place", (_SQUARES,)),
    ],
)

# The rules calculate with these: the move "bid 7" is BID + 7, for there is no bid of 0.
PASS: Final = 0
BID: Final = 0
DUEL: Final = MAX_BID + 1
RAIL: Final = DUEL + 1
RIVER: Final = RAIL + MAX_SQUARES
LOOK: Final = RIVER + MAX_SQUARES
CLAIM: Final = LOOK + len(_CARDS)
DONE: Final = CLAIM + len(SHARED)
PLACE_RAIL: Final = DONE + 1
PLACE_RIVER: Final = PLACE_RAIL + MAX_SQUARES


def is_bid(move: int) -> bool:
    return BID < move < DUEL


def is_send(move: int) -> bool:
    return RAIL <= move < LOOK


def is_look(move: int) -> bool:
    return LOOK <= move < CLAIM


def is_claim(move: int) -> bool:
    return CLAIM <= move < DONE


def is_place(move: int) -> bool:
    return PLACE_RAIL <= move
