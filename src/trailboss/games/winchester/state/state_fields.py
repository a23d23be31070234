"""Generated from `fields.py` by `./run docs`; do not edit."""

from typing import Final

from trailboss.core.contract import GameConfig, State
from trailboss.core.fields import Fields
from trailboss.core.frames import FrameStack
from trailboss.core.knowledge import Knowledge
from trailboss.core.rng import Rng
from trailboss.games.winchester.components.cards import (
    MAX_BID,
    MINE_CARDS,
    NOTES_IN_BOX,
    PILES,
    PLOTS,
    RANCH_CARDS,
    SECRET,
    SHARED,
    TOKENS,
)
from trailboss.games.winchester.components.map import Map

NO_NUMBERS: Final[list[int]] = []


class StateFields(State):
    """Everything that lies on the table, as numbers."""

    def __init__(
        self,
        config: GameConfig,
        rng: Rng,
        frames: FrameStack,
        knowledge: Knowledge,
        history: list[int],
        to_move: int,
        over: bool,
    ) -> None:
        super().__init__(config, rng, frames, knowledge, history, to_move, over)
        self.first: int = 0
        """The starting player."""
        self.turned: int = 0
        """How many plot tokens have come up."""
        self.plot: int = 0
        """The plot for sale, or just bought; 0 before the first one comes up."""
        self.bid: int = 0
        """The last bid, 0 if there is none."""
        self.bidder: int = -1
        """Who made it, or NOBODY."""
        self.passed: int = 0
        """Seats that are out of the auction, as bits."""
        self.dry_purchase: int = 0
        """1 if the running purchase brought a saloon token and no money (WIN-O-7)."""
        self.bank: int = 0
        """Notes in the bank; below zero they are on loan (WIN-N-2)."""
        self.saloon: int = 0
        """Tips that a saloon token brings."""
        self.new_tips: int = 0
        """Tips of the running purchase, out of the buyer's own reach (WIN-B-2)."""
        self.cash: list[int] = NO_NUMBERS
        """Secret (WIN-S-8)."""
        self.majority: list[int] = NO_NUMBERS
        """What the final count paid for most plots; part of `cash` by then."""
        self.duels: int = 0
        """Seats that still have their duel token, as bits."""
        self.secret: list[int] = NO_NUMBERS
        """All ten secret objectives; seat s holds numbers 2s and 2s + 1, the rest is in the box."""
        self.shared: list[int] = NO_NUMBERS
        """All ten shared objectives; the first five lie on the piles, the rest is in the box."""
        self.taken: list[int] = NO_NUMBERS
        """By pile: the seat that took it, or NOBODY."""
        self.claim_rights: list[int] = NO_NUMBERS
        """Piles (as bits) it has earned the right to claim (WIN-O-11)."""
        self.mines: list[int] = NO_NUMBERS
        """All five mine cards; the first three lie on plots 3, 4 and 5."""
        self.ranch: list[int] = NO_NUMBERS
        """All three ranch cards; the first lies on the ranch."""
        self.bonus: list[int] = NO_NUMBERS
        """The bonus token; it belongs to the owner of the plot once there is one."""
        self.owner: list[int] = NO_NUMBERS
        """A seat or NOBODY."""
        self.order: list[int] = NO_NUMBERS
        """The plot tokens in the order in which they come up."""
        self.rail: int = 0
        """The square of the locomotive, from 0, or NOWHERE."""
        self.river: int = 0
        """The square of the boat, from 0, or NOWHERE."""
        self.wrong_claims: list[int] = NO_NUMBERS
        """Piles (as bits) it claimed by mistake since the last plot came up (WIN-O-12)."""

    def start_fields(self, seats: int) -> None:
        """An empty table: numbers in lists as low as they can be, lists of any length empty."""
        self.cash = [0] * seats
        self.majority = [0] * seats
        self.taken = [-1] * len(PILES)
        self.claim_rights = [0] * seats
        self.bonus = [0] * (PLOTS + 1)
        self.owner = [-1] * (PLOTS + 1)
        self.wrong_claims = [0] * seats

    def copy_fields(self, twin: "StateFields") -> None:
        """Give a copy the same fields. Lists that seldom change are shared until one does."""
        twin.first = self.first
        twin.turned = self.turned
        twin.plot = self.plot
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.passed = self.passed
        twin.dry_purchase = self.dry_purchase
        twin.bank = self.bank
        twin.saloon = self.saloon
        twin.new_tips = self.new_tips
        twin.cash = self.cash[:]
        twin.majority = self.majority
        twin.duels = self.duels
        twin.secret = self.secret
        twin.shared = self.shared
        twin.taken = self.taken
        twin.claim_rights = self.claim_rights
        twin.mines = self.mines
        twin.ranch = self.ranch
        twin.bonus = self.bonus
        twin.owner = self.owner[:]
        twin.order = self.order
        twin.rail = self.rail
        twin.river = self.river
        twin.wrong_claims = self.wrong_claims

    def dump_fields(self, by_hand: bool) -> dict[str, object]:
        """Every field under its name in positions."""
        data: dict[str, object] = {}
        data["to_move"] = self.to_move
        data["over"] = int(self.over)
        data["first"] = self.first
        data["turned"] = self.turned
        data["plot"] = self.plot
        data["bid"] = self.bid
        data["bidder"] = self.bidder
        data["passed"] = self.passed
        data["dry"] = self.dry_purchase
        data["bank"] = self.bank
        data["saloon"] = self.saloon
        data["aside"] = self.new_tips
        data["cash"] = self.cash[:]
        data["majority"] = self.majority[:]
        data["duels"] = self.duels
        data["secret"] = self.secret[:]
        data["shared"] = self.shared[:]
        data["taken"] = self.taken[:]
        data["rights"] = self.claim_rights[:]
        data["mines"] = self.mines[:]
        data["ranch"] = self.ranch[:]
        data["bonus"] = self.bonus[1:]
        data["owner"] = self.owner[1:]
        data["order"] = self.order[:]
        data["rail"] = self.rail
        data["river"] = self.river
        data["agenda"] = self.frames.to_list()
        data["known"] = self.knowledge.known[:]
        data["learned"] = self.knowledge.count
        data["chance"] = self.rng.words()
        if by_hand:
            data["denied"] = self.wrong_claims[:]
        return data

    def load_fields(self, fields: Fields, board: Map, by_hand: bool, seats: int) -> None:
        """Read every field, within its bounds."""
        config = self.config
        self.first = fields.number("first", 0, seats - 1)
        self.turned = fields.number("turned", 1 - int(config.options["vehicles"] == "chosen"), PLOTS)
        self.plot = fields.number("plot", 1 - int(config.options["vehicles"] == "chosen"), PLOTS)
        self.bid = fields.number("bid", 0, MAX_BID)
        self.bidder = fields.number("bidder", -1, seats - 1)
        self.passed = fields.number("passed", 0, (1 << seats) - 1)
        self.dry_purchase = fields.number("dry", 0, 1)
        self.bank = fields.number("bank", -NOTES_IN_BOX, NOTES_IN_BOX)
        self.saloon = fields.number("saloon", 0, MAX_BID)
        self.new_tips = fields.number("aside", 0, seats - 2)
        self.cash = fields.numbers("cash", 0, MAX_BID, seats)
        self.majority = fields.numbers("majority", 0, MAX_BID, seats)
        self.duels = fields.number("duels", 0, (1 << seats) - 1)
        self.secret = fields.shuffle("secret", 0, len(SECRET) - 1)
        self.shared = fields.shuffle("shared", 0, len(SHARED) - 1)
        self.taken = fields.numbers("taken", -1, seats - 1, len(PILES))
        self.claim_rights = fields.numbers("rights", 0, (1 << len(PILES)) - 1, seats)
        self.mines = fields.shuffle("mines", 0, MINE_CARDS - 1)
        self.ranch = fields.shuffle("ranch", 0, RANCH_CARDS - 1)
        self.bonus = [-1] * 1 + fields.numbers("bonus", 0, len(TOKENS) - 1, PLOTS)
        self.owner = [-1] * 1 + fields.numbers("owner", -1, seats - 1, PLOTS)
        self.order = fields.shuffle("order", 1, PLOTS)
        self.rail = fields.number("rail", -int(config.options["vehicles"] == "chosen"), len(board.rail) - 1)
        self.river = fields.number(
            "river", -int(config.options["vehicles"] == "chosen"), len(board.river) - 1
        )
        self.wrong_claims = (
            fields.numbers("denied", 0, (1 << len(PILES)) - 1, seats) if by_hand else [0] * seats
        )
