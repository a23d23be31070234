"""Nuggets: a tiny game that keeps the contract, in plain Python. It is what somebody who adds a game would
write.

It has one of everything: hidden cards, chance, an interrupt, moves that can be taken back, money, options.
That it runs on the compiled build too proves that plain classes may build on the compiled ones.

Every seat holds two nuggets face down; the others are a pile. A turn: stake some coins, double the stake or
not, then dig the top nugget (everybody sees it, and it is yours), peek at it, show one of your own for a
coin, or flip a coin for the stake. Who is not on turn may whistle, once in the game, for a coin.
"""

from collections.abc import Mapping
from typing import Final

from trailboss import Event, Game, Option, Reason, Rng, Score, State, register
from trailboss.core.contract import GameConfig
from trailboss.core.fields import Fields
from trailboss.core.frames import FrameStack
from trailboss.core.knowledge import EVERYBODY, Knowledge, seat_bit
from trailboss.core.messages import Message, Names, add_messages, message
from trailboss.core.vocabulary import Kind, Vocabulary

CARDS: Final = 12
HAND: Final = 2
COINS: Final = 30

STAKING: Final = 0  # a: seat
ACTING: Final = 1  # a: seat, b: 1 if the stake is doubled

VOCABULARY: Final = Vocabulary(
    "nuggets",
    [
        Kind("stake", (("0", "1", "2", "3"),)),
        Kind("double", ()),
        Kind("dig", ()),
        Kind("peek", ()),
        Kind("show", (("first", "second"),)),
        Kind("flip", ()),
        Kind("whistle", ()),
    ],
)
STAKE: Final = VOCABULARY.first("stake")
DOUBLE: Final = VOCABULARY.first("double")
DIG: Final = VOCABULARY.first("dig")
PEEK: Final = VOCABULARY.first("peek")
SHOW: Final = VOCABULARY.first("show")
FLIP: Final = VOCABULARY.first("flip")
WHISTLE: Final = VOCABULARY.first("whistle")

STAKED: Final = 0  # a: seat, b: coins
DUG: Final = 1  # a: seat, b: value
PEEKED: Final = 2  # a: seat, b: value; only the seat hears it
SHOWED: Final = 3  # a: seat, b: value
FLIPPED: Final = 4  # a: seat, b: 1 if it won
WHISTLED: Final = 5  # a: seat

OPTIONS: Final = (
    Option("rounds", 2, (1, 2, 3), "NUG-1"),
    Option("coins", "some", ("few", "some"), "NUG-2"),
    Option("motto", "", (), "NUG-3"),
)
START: Final = {"few": 1, "some": 4}

add_messages(
    "en",
    {
        "nuggets.move": "Seat {seat}: {text}",
        "nuggets.event.0": "{seat} stakes {b}.",
        "nuggets.event.1": "{seat} digs a {b}.",
        "nuggets.event.2": "You see a {b}.",
        "nuggets.event.3": "{seat} shows a {b}.",
        "nuggets.event.4": "{seat} flips: {b}.",
        "nuggets.event.5": "{seat} whistles.",
        "nuggets.not_now": "'{text}' cannot be done now.",
        "nuggets.no_coins": "There are not enough coins.",
        "nuggets.empty": "The pile is empty.",
        "nuggets.too_small": "A 1 is not worth showing.",
        "nuggets.shown": "That nugget is shown already.",
    },
)
add_messages(
    "de",
    {
        "nuggets.move": "Platz {seat}: {text}",
        "nuggets.event.0": "{seat} setzt {b}.",
        "nuggets.event.1": "{seat} gräbt eine {b} aus.",
        "nuggets.event.2": "Du siehst eine {b}.",
        "nuggets.event.3": "{seat} zeigt eine {b}.",
        "nuggets.event.4": "{seat} wirft: {b}.",
        "nuggets.event.5": "{seat} pfeift.",
        "nuggets.not_now": "'{text}' geht jetzt nicht.",
        "nuggets.no_coins": "Dafür reicht das Geld nicht.",
        "nuggets.empty": "Der Stapel ist leer.",
        "nuggets.too_small": "Eine 1 zeigt man nicht her.",
        "nuggets.shown": "Dieser Nugget ist schon offen.",
    },
)


class NuggetState(State):
    """The table: nugget p lies in place p; the first ones are the hands, then comes the pile."""

    def __init__(
        self,
        config: GameConfig,
        rng: Rng,
        frames: FrameStack,
        knowledge: Knowledge,
        history: list[int],
        to_move: int,
        over: bool,
        cards: list[int],
        owner: list[int],
        cash: list[int],
        bank: int,
        whistles: int,
        stake: int,
        turns: int,
    ) -> None:
        super().__init__(config, rng, frames, knowledge, history, to_move, over)
        self.cards = cards
        self.owner = owner
        """By place: whose nugget it is, -1 while it lies in the pile."""
        self.cash = cash
        self.bank = bank
        self.whistles = whistles
        """Seats that have their whistle, as bits."""
        self.stake = stake
        self.turns = turns
        """Turns left, the running one included."""

    # ---------------------------------------------------------------- rules

    def top(self) -> int:
        """The place of the top of the pile, -1 when it is empty."""
        return self.owner.index(-1) if -1 in self.owner else -1

    def moves(self) -> list[int]:
        seat = self.to_move
        if self.frames.kind() == STAKING:
            return [STAKE + coins for coins in range(min(3, self.cash[seat]) + 1)]
        moves = [FLIP]
        if self.frames.b() == 0 and 0 < 2 * self.stake <= self.cash[seat]:
            moves.append(DOUBLE)
        if self.top() >= 0:
            moves += [DIG, PEEK]
        moves += [SHOW + card for card in range(HAND) if self.may_show(HAND * seat + card)]
        return moves

    def may_show(self, place: int) -> bool:
        return not self.knowledge.public(place) and self.value(place) > 1

    def out_of_turn_moves(self, seat: int) -> list[int]:
        return [WHISTLE] if seat != self.to_move and self.whistles >> seat & 1 and self.bank else []

    def apply(self, seat: int, move: int) -> None:
        if move == WHISTLE:
            self.whistles &= ~(1 << seat)
            self.pay(seat, 1)
            self.emit(WHISTLED, EVERYBODY, seat)
        elif self.frames.kind() == STAKING:
            self.stake = move - STAKE
            self.emit(STAKED, EVERYBODY, seat, self.stake)
            self.frames.drop()
            self.frames.push(ACTING, seat)
        elif move == DOUBLE:
            self.stake *= 2
            self.emit(STAKED, EVERYBODY, seat, self.stake)
            self.frames.drop()
            self.frames.push(ACTING, seat, 1)
        else:
            self.act(seat, move)
            self.pass_on()

    def act(self, seat: int, move: int) -> None:
        if move == FLIP:
            won = self.rng.below(2) == 1
            self.knowledge.chance()
            self.emit(FLIPPED, EVERYBODY, seat, int(won))
            self.pay(seat, self.stake if won else -self.stake)
            return
        place = self.top() if move in (DIG, PEEK) else HAND * seat + move - SHOW
        value = self.value(place)
        if move == PEEK:
            self.knowledge.learn(place, seat_bit(seat))
            self.emit(PEEKED, seat_bit(seat), seat, value)
            return
        self.knowledge.learn(place, EVERYBODY)
        if move == DIG:
            self.owner[place] = seat
            self.emit(DUG, EVERYBODY, seat, value)
        else:
            self.pay(seat, 1)
            self.emit(SHOWED, EVERYBODY, seat, value)

    def pass_on(self) -> None:
        self.frames.drop()
        self.stake = 0
        self.turns -= 1
        if self.turns:
            self.to_move = (self.to_move + 1) % self.seats
            self.frames.push(STAKING, self.to_move)
            return
        for place in range(HAND * self.seats):
            self.knowledge.learn(place, EVERYBODY)
        self.over = True

    def pay(self, seat: int, coins: int) -> None:
        coins = min(coins, self.bank)
        self.bank -= coins
        self.cash[seat] += coins

    def value(self, place: int) -> int:
        return self.cards[place] // 3 + 1

    def refusal(self, seat: int, move: int) -> Reason:
        if self.over:
            return Reason("core.over", "NUG-9", {})
        if move == WHISTLE or seat != self.to_move:
            return Reason("core.not_your_turn", "NUG-4", {})
        if self.frames.kind() == STAKING and STAKE <= move < DOUBLE:
            return Reason("nuggets.no_coins", "NUG-5", {})
        if self.frames.kind() == ACTING and move in (DIG, PEEK):
            return Reason("nuggets.empty", "NUG-6", {})
        if self.frames.kind() == ACTING and SHOW <= move < FLIP:
            shown = self.knowledge.public(HAND * seat + move - SHOW)
            return Reason("nuggets.shown" if shown else "nuggets.too_small", "NUG-7", {})
        return Reason("nuggets.not_now", "NUG-8", {"text": VOCABULARY.text(move)})

    def scores(self) -> list[Score]:
        parts = [
            {
                "coins": self.cash[seat],
                "nuggets": sum(self.value(place) for place in range(CARDS) if self.owner[place] == seat),
            }
            for seat in range(self.seats)
        ]
        keys = [(sum(part.values()), self.whistles >> seat & 1) for seat, part in enumerate(parts)]
        return [
            Score(keys[seat][0], parts[seat], 1 + sum(1 for key in keys if key > keys[seat]))
            for seat in range(self.seats)
        ]

    # ---------------------------------------------------------------- hidden things

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "game": "nuggets",
            "seat": seat,
            "options": dict(self.config.options),
            "to_move": self.to_move,
            "over": self.over,
            "question": None if self.over else ("stake", "act")[self.frames.kind()],
            "stake": self.stake,
            "turns": self.turns,
            "bank": self.bank,
            "cash": self.cash[:],
            "whistles": [self.whistles >> each & 1 == 1 for each in range(self.seats)],
            "nuggets": [self.seen(seat, place) for place in range(CARDS)],
        }

    def seen(self, seat: int | None, place: int) -> dict[str, object]:
        known = self.knowledge.public(place) or (seat is not None and self.knowledge.knows(seat, place))
        return {"owner": self.owner[place], "value": self.value(place) if known else None}

    def determinize(self, seat: int, rng: Rng) -> State:
        self.check_seat(seat)
        determinized = self.copy()
        determinized.config = self.config.determinized()
        determinized.history = []
        determinized.undo_barrier = 0
        unknown = [place for place in range(CARDS) if not self.knowledge.knows(seat, place)]
        mixed = sorted(self.cards[place] for place in unknown)
        rng.shuffle(mixed)
        for place, card in zip(unknown, mixed, strict=True):
            determinized.cards[place] = card
        determinized.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
        return determinized

    # ---------------------------------------------------------------- keeping

    def copy(self) -> "NuggetState":
        twin = type(self)(
            self.config,
            self.rng.copy(),
            self.frames.copy(),
            self.knowledge.copy(),
            self.history[:],
            self.to_move,
            self.over,
            self.cards[:],
            self.owner[:],
            self.cash[:],
            self.bank,
            self.whistles,
            self.stake,
            self.turns,
        )
        twin.undo_barrier = self.undo_barrier
        twin.barrier_reason = self.barrier_reason
        return twin

    def dump(self) -> dict[str, object]:
        return {
            "to_move": self.to_move,
            "over": int(self.over),
            "cards": self.cards[:],
            "owner": self.owner[:],
            "cash": self.cash[:],
            "bank": self.bank,
            "whistles": self.whistles,
            "stake": self.stake,
            "turns": self.turns,
            "agenda": self.frames.to_list()[:],
            "known": self.knowledge.known[:],
            "learned": self.knowledge.count,
            "chance": self.rng.words(),
        }

    def inventory(self) -> dict[str, int]:
        return {"coins": self.bank + sum(self.cash), "nuggets": len(set(self.cards))}


class Nuggets(Game):
    """The rules, for one kind of state: the true one, or one with a fault."""

    def __init__(self, name: str = "nuggets", state: type[NuggetState] = NuggetState) -> None:
        super().__init__(name, 1, VOCABULARY, (2, 3), (4,), OPTIONS)
        self.state = state
        add_messages(
            "en",
            {
                f"{name}.title": "Nuggets",
                f"{name}.score.coins": "coins",
                f"{name}.score.nuggets": "nuggets",
            },
        )
        add_messages(
            "de",
            {
                f"{name}.title": "Goldklumpen",
                f"{name}.score.coins": "Münzen",
                f"{name}.score.nuggets": "Nuggets",
            },
        )
        register(self)

    def deal(self, config: GameConfig, rng: Rng) -> State:
        seats = config.seats
        cards = list(range(CARDS))
        rng.shuffle(cards)
        knowledge = Knowledge([0] * CARDS, 0)
        for place in range(HAND * seats):
            knowledge.learn(place, seat_bit(place // HAND))
        cash = START[str(config.options["coins"])]
        return self.state(
            config,
            rng,
            FrameStack([STAKING, 0, 0]),
            knowledge,
            [],
            0,
            False,
            cards,
            [place // HAND if place < HAND * seats else -1 for place in range(CARDS)],
            [cash] * seats,
            COINS - cash * seats,
            (1 << seats) - 1,
            0,
            seats * int(config.options["rounds"]),
        )

    def load(self, config: GameConfig, data: dict[str, object]) -> State:
        fields = Fields(data)
        seats = config.seats
        state = self.state(
            config,
            Rng(*fields.numbers("chance", 0, 0xFFFFFFFF, 4)),
            FrameStack(fields.numbers("agenda", 0, seats)),
            Knowledge(fields.numbers("known", 0, EVERYBODY, CARDS), fields.number("learned", 0, 999)),
            [],
            fields.number("to_move", 0, seats - 1),
            fields.number("over", 0, 1) == 1,
            fields.shuffle("cards", 0, CARDS - 1),
            fields.numbers("owner", -1, seats - 1, CARDS),
            fields.numbers("cash", 0, COINS, seats),
            fields.number("bank", 0, COINS),
            fields.number("whistles", 0, (1 << seats) - 1),
            fields.number("stake", 0, 6),
            fields.number("turns", 0, 3 * seats),
        )
        fields.done()
        if not state.over and (len(state.frames.to_list()) != 3 or state.frames.kind() > ACTING):
            raise fields.impossible("agenda")
        return state

    def move_message(self, state: State, move: int, names: Names = None) -> Message:
        return message("nuggets.move", seat=self.called(state.to_move, names), text=self.text(move))

    def event_message(self, state: State, event: Event, names: Names = None) -> Message:
        return message(f"nuggets.event.{event.kind}", seat=self.called(event.a, names), b=event.b)

    def called(self, seat: int, names: Names) -> object:
        return message(f"core.seat.{seat}") if names is None else names[seat]


def hidden(state: State, seat: int) -> Mapping[str, object]:
    """What a seat cannot know: the hands of the others, and the pile."""
    assert isinstance(state, NuggetState)
    unknown = [place for place in range(CARDS) if not state.knowledge.knows(seat, place)]
    hands = [state.cards[place] for place in unknown if state.owner[place] >= 0]
    pile = [state.cards[place] for place in unknown if state.owner[place] < 0]
    return {name: cards for name, cards in (("a hand", hands), ("the pile", pile)) if cards}


NUGGETS: Final = Nuggets()
