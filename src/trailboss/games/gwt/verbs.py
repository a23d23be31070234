"""Verbs: what a rancher can be told to do, as frames of the agenda.

Printed actions are short programs of verbs (`components/actions.py`), and the agenda holds the verbs that are
still to be carried out, the next on top. A *step* is done by the game itself; a *question* waits for the
rancher on turn. Their two numbers a and b stand beside each verb.
"""

from typing import Final

# -------------------------------------------------------------------- steps

NEXT_TURN: Final = 0  # the next rancher's turn, or the end of the game
PHASE_C: Final = 1  # draw up to the hand limit
REFILL: Final = 2  # herder to the start, foresight spaces filled up
ARRIVE: Final = 3  # phase B begins where the herder stands
WALK: Final = 4  # a: destination, b: steps left * 2 + 1 if no fees are paid
PAY: Final = 5  # a: dollars
GAIN: Final = 6  # a: dollars, or a count (below zero)
CERTIFY: Final = 7  # a: spaces of the certificate track
CERTIFY_TO_LIMIT: Final = 8
PAIRS: Final = 9  # 2 certificates and 2 dollars for every pair of tribe tiles
THROW: Final = 10  # a: type of cattle; discard one such card
TAKE: Final = 11  # a: cards to draw, then to discard as many
ARROWS: Final = 12  # a: city just delivered to
TRANSPORT: Final = 13  # a: city just delivered to
STOPPED: Final = 14  # the engine stopped: its station may be upgraded

# -------------------------------------------------------------------- questions

FIRST_QUESTION: Final = 16
PHASE_A: Final = 16  # place or move the herder, play objective cards before
LOCATION: Final = 17  # a: tile reached, b: what was done there (see location.py)
END_TURN: Final = 18  # nothing left but to say so
VIA: Final = 19  # a: destination, b: as WALK; which way at a fork
RIDE: Final = 20  # a: most steps; the herder moves and phase B begins anew
FREE_RIDE: Final = 21  # a: most steps; the movement of an objective card
HIRE: Final = 22  # a: dollars added to the price
BUILD: Final = 23  # a: dollars per builder
BUILD_AT: Final = 24  # a: dollars per builder, b: number of the building
BUY: Final = 25  # a: cowboys not used yet, b: 1 once something was bought or added
ENGINE: Final = 26  # a: most spaces forward, or a count; b: 1 if it may be skipped
ENGINE_BACK: Final = 27  # a: spaces back, exactly
ENGINE_HOME: Final = 28  # back from the last space to any free one
ENGINE_FOR_DELIVERY: Final = 29  # back any number of spaces, for the extraordinary delivery
UPGRADE: Final = 30  # a: station, b: 1 if it has to be done
STATION_BEHIND: Final = 31  # choose a station behind the engine
MASTER: Final = 32  # a: station; give a worker for its station master
HAZARD: Final = 33  # a: price
TRIBE: Final = 34
OBJECTIVE: Final = 35  # a: 0 to the discard pile, 1 to the hand, 2 as FROM_DISPLAY; b: 1 if it may be skipped
AUXILIARY: Final = 36
THROW_ANY: Final = 37  # discard one cattle card of any type
THROW_PAIR: Final = 38  # discard two cattle cards of one type: the first
THROW_SECOND: Final = 39  # a: type; the second
THROW_OBJECTIVE: Final = 40  # discard one objective card
THROW_DOWN: Final = 41  # a: cards of any kind still to be discarded
DRAW: Final = 42  # a: cards that may still be drawn (or a count), b: cards drawn
REMOVE: Final = 43  # a: hand cards that may still be removed
COPY: Final = 44  # choose the neighbour to copy
FORESIGHT: Final = 45  # a: column 0, 1 or 2
CERTIFICATES: Final = 46  # how many to use
DELIVER: Final = 47  # a: total value, b: 1 for an extraordinary delivery
DISC: Final = 48  # a: city that gets the disc, b: 1 for an extraordinary delivery
IMMEDIATE: Final = 49  # a: action that may be done now or never, b: another one instead, or -1

# -------------------------------------------------------------------- the second edition's

THROW_VALUE3: Final = 50  # discard one cattle card of value 3
SIMMENTAL: Final = 51  # raise Simmental in the hand by a stage

LATER_STEPS: Final = 64
GAIN_TOKENS: Final = 64  # a: exchange tokens
RESUME: Final = 65  # a: the seat whose decision was interrupted
DISCARD_HAND: Final = 66  # the end of the income subphase

LEFT_SPACE: Final = 256
"""A location that the herder left has its space times this added to its a (GWT-14)."""
FROM_DISPLAY: Final = 2
"""An objective card to the discard pile that cannot come from the stack (GWT-73)."""

# -------------------------------------------------------------------- counts, instead of a fixed number

PER_ENGINEER: Final = -1
PER_WOODS: Final = -2
PER_WOODS_TWICE: Final = -3
PER_COWBOY: Final = -4
PER_BUILDER: Final = -5
PER_HAZARD: Final = -6
PER_STATION_TWICE: Final = -7

# -------------------------------------------------------------------- what was done at a location (its b)

DONE: Final = (1 << 12) - 1  # one bit for each local action in the order of `local_actions`
USED: Final = 1 << 12  # something was done here
AUXILIARY_USED: Final = 1 << 13  # ... and it was a single auxiliary action instead of local ones
COPIES: Final = 14  # from this bit on: the buildings copied, the first lowest, each as its space ...
COPY_SPACE_BITS: Final = 6
COPY_KEY_BITS: Final = 5  # ... and the key of what stood there (see edition.py)
COPY_BITS: Final = COPY_SPACE_BITS + COPY_KEY_BITS
