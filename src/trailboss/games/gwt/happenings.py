"""What can happen, as kinds of events. The meaning of their numbers a, b and c stands beside each."""

from typing import Final

TURN_BEGAN: Final = 0  # a: seat
PLACED: Final = 1  # a: seat, b: space
MOVED: Final = 2  # a: seat, b: space
PAID_FEE: Final = 3  # a: seat, b: dollars, c: seat that gets it, or -1 for the bank
PAID: Final = 4  # a: seat, b: dollars
GAINED: Final = 5  # a: seat, b: dollars
CERTIFIED: Final = 6  # a: seat, b: number beside the marker now
SHUFFLED: Final = 7  # a: seat
DREW: Final = 8  # a: seat, b: cards
SAW_CARD: Final = 9  # a: seat, b: face; only that seat hears it
DISCARDED: Final = 10  # a: seat, b: face
REMOVED: Final = 11  # a: seat, b: face
HIRED: Final = 12  # a: seat, b: kind of worker, c: dollars
BUILT: Final = 13  # a: seat, b: number, c: space
REPLACED: Final = 14  # a: seat, b: number of the tile that left the game, c: space
BOUGHT: Final = 15  # a: seat, b: face, c: second face or -1
MARKET_ADDED: Final = 16  # a: face
ENGINE_MOVED: Final = 17  # a: seat, b: position
UPGRADED: Final = 18  # a: seat, b: station, c: dollars
DISC_USED: Final = 19  # a: seat, b: disc space
STATION_DISC_USED: Final = 20  # a: seat, b: station that lost its disc
TOOK_MASTER: Final = 21  # a: seat, b: station master, c: kind of worker given
TOOK_HAZARD: Final = 22  # a: seat, b: tile, c: space
TOOK_TRIBE: Final = 23  # a: seat, b: tile, c: space
GAINED_OBJECTIVE: Final = 24  # a: seat, b: face; c: 1 to the hand
GAINED_UNSEEN: Final = 25  # a: seat; an objective card taken unseen to the hand
PLAYED_OBJECTIVE: Final = 26  # a: seat, b: face
DISPLAYED: Final = 27  # a: face; turned up beside the others
TILE_CHOSEN: Final = 28  # a: seat, b: tile, c: column
TILE_PLACED: Final = 29  # a: tile, b: space
WORKER_PLACED: Final = 30  # a: tile, b: row
TILE_GONE: Final = 31  # a: tile
TOKEN_MOVED: Final = 32  # a: row
TOKEN_TAKEN: Final = 33  # a: seat
INCOME: Final = 34  # a: seat, b: total value, c: certificates used
DELIVERED: Final = 35  # a: seat, b: city
NOT_DELIVERED: Final = 36  # a: seat
TRANSPORT_PAID: Final = 37  # a: seat, b: dollars
TILE_TURNED: Final = 38  # a: tile, b: column
AUXILIARY_DONE: Final = 39  # a: seat, b: 2 * auxiliary action + 1 if double
ACTION_DONE: Final = 40  # a: seat, b: action
COPIED: Final = 41  # a: seat, b: space
ENDED: Final = 42
KINDS: Final = 43
