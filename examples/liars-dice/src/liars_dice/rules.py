"""The rules.

LIE-1 Everybody rolls in secret and in turn bids how many dice of one face there are in all.
LIE-2 Each bid is higher than the last: more dice, or as many of a higher face.
LIE-3 Instead of bidding, a player may doubt the last bid. Then all dice are shown.
LIE-4 If there are fewer than the bid says, the bidder loses a die, otherwise the doubter does.
LIE-5 All roll again, and the loser begins, or the next player who has dice.
LIE-6 The last player with dice wins.
"""

from trailboss import Event, Game, Option, Reason, Rng, Score, State
from trailboss.core.contract import GameConfig
from trailboss.core.fields import Fields
from trailboss.core.frames import FrameStack
from trailboss.core.knowledge import EVERYBODY, Knowledge
from trailboss.core.messages import Message, Names, message
from trailboss.core.vocabulary import Kind, Vocabulary

FACES, MAX_DICE, MAX_SEATS = 6, 5, 5
MAX_QUANTITY = MAX_DICE * MAX_SEATS

VOCABULARY = Vocabulary(
    "liars_dice",
    [
        Kind("bid", (tuple(map(str, range(1, MAX_QUANTITY + 1))), tuple(map(str, range(1, FACES + 1))))),
        Kind("doubt", ()),
    ],
)
DOUBT = VOCABULARY.first("doubt")
BID, SHOWN, LOST = range(3)  # events: a bid, what a doubt showed, who lost a die


class LiarsDiceState(State):
    """The dice of every seat, the last bid, and who is out."""

    def __init__(
        self, config: GameConfig, rng: Rng, knowledge: Knowledge, history: list[int], to_move: int,
        over: bool, dice: list[list[int]], bid: int, bidder: int, out: list[int],
    ) -> None:  # fmt: skip
        super().__init__(config, rng, FrameStack([0, 0, 0]), knowledge, history, to_move, over)
        self.dice = dice
        """By seat, hidden from the others."""
        self.bid = bid
        """The number of the last bid among the moves; -1 before the first."""
        self.bidder = bidder
        self.out = out
        """Seats without dice, in the order in which they lost their last one."""

    # ---------------------------------------------------------------- rules

    def total(self) -> int:
        return sum(map(len, self.dice))

    def moves(self) -> list[int]:
        higher = list(range(self.bid + 1, FACES * self.total()))
        return higher if self.bid < 0 else [DOUBT, *higher]

    def apply(self, seat: int, move: int) -> None:
        if move != DOUBT:
            self.bid, self.bidder = move, seat
            self.emit(BID, EVERYBODY, seat, *count_and_face(move))
            self.to_move = self._next(seat)
            return
        count, face = count_and_face(self.bid)
        there = sum(dice.count(face) for dice in self.dice)
        self.knowledge.chance()  # everybody sees the dice, and then new ones are rolled
        self.emit(SHOWN, EVERYBODY, seat, there, count)
        loser = self.bidder if there < count else seat
        self.dice[loser].pop()
        self.emit(LOST, EVERYBODY, loser, len(self.dice[loser]))
        if not self.dice[loser]:
            self.out.append(loser)
        self.bid = self.bidder = -1
        self.over = len(self.out) == self.seats - 1
        self.to_move = loser if self.dice[loser] else self._next(loser)
        roll(self.dice, self.rng)

    def _next(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        return seat if self.dice[seat] else self._next(seat)

    def refusal(self, seat: int, move: int) -> Reason:
        if self.over:
            return Reason("core.over", "LIE-6", {})
        if seat != self.to_move:
            return Reason("core.not_your_turn", "LIE-1", {})
        if move == DOUBT:
            return Reason("liars_dice.no_bid", "LIE-3", {})
        if move <= self.bid:
            return Reason("liars_dice.too_low", "LIE-2", {})
        return Reason("liars_dice.too_many", "LIE-2", {"dice": self.total()})

    def scores(self) -> list[Score]:
        """A seat outlived everybody who was out before it; those still in have outlived all of them."""
        outlived = [self.out.index(seat) if seat in self.out else len(self.out) for seat in range(self.seats)]
        return [
            Score(mine, {"outlived": mine}, 1 + sum(other > mine for other in outlived)) for mine in outlived
        ]

    # ---------------------------------------------------------------- hidden things

    def view(self, seat: int | None) -> dict[str, object]:
        count, face = count_and_face(self.bid)
        return {
            "game": "liars_dice",
            "seat": seat,
            "to_move": self.to_move,
            "over": self.over,
            "question": None if self.over else "bid",
            "bid": None if self.bid < 0 else {"seat": self.bidder, "count": count, "face": face},
            "players": [
                {"dice": len(dice), "faces": dice[:] if owner == seat or self.over else None}
                for owner, dice in enumerate(self.dice)
            ],
        }

    def determinize(self, seat: int, rng: Rng) -> State:
        """Other seats' dice are rolled again: nothing is known of them but their number."""
        self.check_seat(seat)
        determinized = self.copy()
        determinized.config = self.config.determinized()
        determinized.history, determinized.undo_barrier = [], 0
        if not self.over:
            roll([dice for owner, dice in enumerate(determinized.dice) if owner != seat], rng)
        determinized.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
        return determinized

    # ---------------------------------------------------------------- keeping

    def copy(self) -> "LiarsDiceState":
        twin = LiarsDiceState(
            self.config, self.rng.copy(), self.knowledge.copy(), self.history[:], self.to_move, self.over,
            [dice[:] for dice in self.dice], self.bid, self.bidder, self.out[:],
        )  # fmt: skip
        twin.undo_barrier, twin.barrier_reason = self.undo_barrier, self.barrier_reason
        return twin

    def dump(self) -> dict[str, object]:
        return {
            "to_move": self.to_move,
            "over": int(self.over),
            "dice": [dice[:] for dice in self.dice],
            "bid": self.bid,
            "bidder": self.bidder,
            "out": self.out[:],
            "learned": self.knowledge.count,
            "chance": self.rng.words(),
        }

    def inventory(self) -> dict[str, int]:
        return {"players": self.seats}  # dice leave the game


class LiarsDice(Game):
    """How it starts, and what is said."""

    def __init__(self) -> None:
        options = (Option("dice", MAX_DICE, (3, 4, MAX_DICE), "LIE-1"),)
        super().__init__("liars_dice", 1, VOCABULARY, (2, 3, 4, 5), (), options)

    def deal(self, config: GameConfig, rng: Rng) -> State:
        dice = [[1] * int(config.options["dice"]) for _ in range(config.seats)]
        roll(dice, rng)
        return LiarsDiceState(config, rng, Knowledge([], 0), [], 0, False, dice, -1, -1, [])

    def load(self, config: GameConfig, data: dict[str, object]) -> State:
        fields, last = Fields(data), config.seats - 1
        state = LiarsDiceState(
            config, Rng(*fields.numbers("chance", 0, 0xFFFFFFFF, 4)),
            Knowledge([], fields.number("learned", 0, 9999)), [], fields.number("to_move", 0, last),
            fields.number("over", 0, 1) == 1, fields.lists("dice", 1, FACES, config.seats),
            fields.number("bid", -1, DOUBT - 1), fields.number("bidder", -1, last),
            fields.numbers("out", 0, last),
        )  # fmt: skip
        fields.done()
        if max(map(len, state.dice)) > int(config.options["dice"]):
            raise fields.impossible("dice")
        if sorted(state.out) != [seat for seat, dice in enumerate(state.dice) if not dice]:
            raise fields.impossible("out")
        if state.over != (len(state.out) == last):
            raise fields.impossible("over")
        if not state.dice[state.to_move]:
            raise fields.impossible("to_move")
        if (state.bid < 0) != (state.bidder < 0) or state.bid >= FACES * state.total():
            raise fields.impossible("bid")
        if state.bid >= 0 and (state.over or state.bidder == state.to_move or not state.dice[state.bidder]):
            raise fields.impossible("bidder")
        return state

    def move_message(self, state: State, move: int, names: Names = None) -> Message:
        if move == DOUBT:
            return message("liars_dice.move.doubt")
        count, face = count_and_face(move)
        return message("liars_dice.move.bid", count=count, face=face)

    def event_message(self, state: State, event: Event, names: Names = None) -> Message:
        seat = message(f"core.seat.{event.a}") if names is None else names[event.a]
        return message(f"liars_dice.event.{event.kind}", seat=seat, b=event.b, c=event.c)


def count_and_face(bid: int) -> tuple[int, int]:
    return bid // FACES + 1, bid % FACES + 1


def roll(dice: list[list[int]], rng: Rng) -> None:
    for mine in dice:
        mine[:] = sorted(rng.below(FACES) + 1 for _ in mine)


GAMES = (LiarsDice(),)
