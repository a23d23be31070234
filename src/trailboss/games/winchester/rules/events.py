"""What can happen, as kinds of events. A comment gives the meaning of their numbers a, b and c."""

from typing import Final

TURNED_UP: Final = 0  # a: plot, b: starting player
BID_MADE: Final = 1  # a: seat, b: notes
PASSED: Final = 2  # a: seat
CHALLENGED: Final = 3  # a: challenger, b: challenged
DUEL_WON: Final = 4  # a: winner, b: loser
MUST_TAKE: Final = 5  # a: seat, b: plot, c: notes
BOUGHT: Final = 6  # a: seat, b: plot, c: notes
SHARED_OUT: Final = 7  # a: notes to each of the others
TIPPED: Final = 8  # a: notes
GOT_TOKEN: Final = 9  # a: seat, b: kind of token
TOOK_TIPS: Final = 10  # a: seat, b: notes
TRAIN_SENT: Final = 11  # a: seat, b: square
BOAT_SENT: Final = 12  # a: seat, b: square
EARNED: Final = 13  # a: seat, b: notes
LOOKED: Final = 14  # a: seat, b: place
SAW_SECRET: Final = 15  # a: seat, b: place, c: secret objective; only for that seat
SAW_AMOUNT: Final = 16  # a: seat, b: place, c: notes; only for that seat
MINE_TURNED: Final = 17  # a: seat, b: plot, c: notes
RANCH_TURNED: Final = 18  # a: seat, b: plot, c: notes
CLAIMED: Final = 19  # a: seat, b: shared objective, c: notes
MOST_PLOTS: Final = 20  # a: seat, b: notes
ENDED: Final = 21
WRONG_CLAIM: Final = 22  # a: seat, b: shared objective
TRAIN_PLACED: Final = 23  # a: seat, b: square
BOAT_PLACED: Final = 24  # a: seat, b: square
CANNOT_PAY: Final = 25  # a: winner of the duel, b: high bidder, who buys, c: notes
KINDS: Final = 26
