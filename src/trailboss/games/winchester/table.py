"""The table: everything that lies on it, as plain numbers. The rules, in the other modules, work on this.

Money is counted in notes of 1000. Lists by plot have 20 entries, of which entry 0 is unused, so that
`owner[17]` is plot 17.
"""

from typing import Final

from trailboss.core.agenda import Agenda
from trailboss.core.contract import Setting, State
from trailboss.core.knowledge import Knowledge
from trailboss.core.rng import Rng
from trailboss.games.winchester.components import MINE_PLACES, PLOTS
from trailboss.games.winchester.map import Map

NOBODY: Final = -1

NOWHERE: Final = -1
"""The square of a vehicle that has not been placed yet (WIN-S-6)."""

# How shared objectives are claimed (WIN-O-12).
AUTOMATIC: Final = 0
PROMPTED: Final = 1
MANUAL: Final = 2

# Places where hidden things lie, as `Knowledge` numbers them.
SECRET_PLACE: Final = 0  # + seat * 2 + 0 or 1  (WIN-B-9: two fixed places before their owner)
MINE_PLACE: Final = 10  # + 0, 1, 2 for plots 3, 4, 5
RANCH_PLACE: Final = MINE_PLACE + MINE_PLACES
BONUS_PLACE: Final = RANCH_PLACE + 1  # + plot; 0 stands for the unused entry of lists by plot
ORDER_PLACE: Final = BONUS_PLACE + PLOTS + 1  # + index into `order`
PLACES: Final = ORDER_PLACE + PLOTS


class Table(State):
    """The state without its rules."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        knowledge: Knowledge,
        history: list[int],
        to_move: int,
        over: bool,
        board: Map,
        claims: int,
        limited: bool,
        any_time: bool,
        touching: bool,
        bank: int,
        saloon: int,
        aside: int,
        cash: list[int],
        majority: list[int],
        duels: int,
        secret: list[int],
        shared: list[int],
        taken: list[int],
        rights: list[int],
        denied: list[int],
        mines: list[int],
        ranch: list[int],
        bonus: list[int],
        owner: list[int],
        order: list[int],
        turned: int,
        plot: int,
        first: int,
        rail: int,
        river: int,
        bid: int,
        bidder: int,
        passed: int,
        dry: bool,
    ) -> None:
        super().__init__(setting, rng, agenda, knowledge, history, to_move, over)
        # -- what the table agreed on
        self.board = board
        self.claims = claims
        """Who claims shared objectives: AUTOMATIC, PROMPTED or MANUAL (WIN-O-12)."""
        self.limited = limited
        """Does the bank pay only what it has? (WIN-N-2)"""
        self.any_time = any_time
        """May the high bidder challenge too? (WIN-D-3)"""
        self.touching = touching
        """Does a tie for most plots count all plots that touch, not the largest group? (WIN-E-5)"""
        # -- money
        self.bank = bank
        """Notes in the bank; below zero they are on loan (WIN-N-2)."""
        self.saloon = saloon
        """Tips that a saloon token brings."""
        self.aside = aside
        """Tips of the running purchase, out of the buyer's own reach (WIN-B-2)."""
        self.cash = cash
        """By seat, secret (WIN-S-8)."""
        self.majority = majority
        """By seat: what the final count paid for most plots; part of `cash` by then."""
        # -- cards
        self.duels = duels
        """Seats that still have their duel token, as bits."""
        self.secret = secret
        """All ten secret objectives; seat s holds numbers 2s and 2s + 1, the rest is in the box."""
        self.shared = shared
        """All ten shared objectives; the first five lie on the piles, the rest is in the box."""
        self.taken = taken
        """By pile: the seat that took it, or NOBODY."""
        self.rights = rights
        """By seat: piles (as bits) it has earned the right to claim (WIN-O-11)."""
        self.denied = denied
        """By seat: piles (as bits) it claimed by mistake since the last plot came up (WIN-O-12)."""
        self.mines = mines
        """All five mine cards; the first three lie on plots 3, 4 and 5."""
        self.ranch = ranch
        """All three ranch cards; the first lies on the ranch."""
        # -- the map
        self.bonus = bonus
        """By plot: the bonus token; it belongs to the owner of the plot once there is one."""
        self.owner = owner
        """By plot: a seat or NOBODY."""
        self.order = order
        """The plot tokens in the order in which they come up."""
        self.turned = turned
        """How many of them have come up."""
        self.rail = rail
        """The square of the locomotive, from 0, or NOWHERE."""
        self.river = river
        """The square of the boat, from 0, or NOWHERE."""
        # -- the turn
        self.plot = plot
        """The plot for sale, or just bought; 0 before the first one comes up."""
        self.first = first
        """The starting player."""
        self.bid = bid
        """The last bid, 0 if there is none."""
        self.bidder = bidder
        """Who made it."""
        self.passed = passed
        """Seats that are out of the auction, as bits."""
        self.dry = dry
        """Did the running purchase bring a saloon token and no money? (WIN-O-7)"""

    def knows_secret(self, seat: int, other: int, place: int) -> bool:
        return self.knowledge.knows(seat, SECRET_PLACE + 2 * other + place)

    def plots_of(self, seat: int) -> list[int]:
        """The plots of a seat in rising order."""
        return [plot for plot in range(1, PLOTS + 1) if self.owner[plot] == seat]

    def still_in(self) -> list[int]:
        """The seats that have not passed in this auction."""
        return [seat for seat in range(self.seats) if not self.passed >> seat & 1]

    def has_duel_token(self, seat: int) -> bool:
        return self.duels >> seat & 1 == 1

    def two_left(self) -> bool:
        """Are exactly two in, whether they have bid or not (WIN-D-2)? With two players always (WIN-D-9)."""
        left = ((1 << self.seats) - 1) & ~self.passed
        left &= left - 1  # without the lowest of them
        return left != 0 and left & (left - 1) == 0

    def open_piles(self) -> list[int]:
        """The piles that nobody has taken."""
        return [pile for pile, taker in enumerate(self.taken) if taker == NOBODY]

    def open_rights(self, seat: int) -> list[int]:
        """The piles that a seat may claim: earned, and taken by nobody (WIN-O-10)."""
        mask = self.rights[seat]
        if mask == 0:
            return []
        return [pile for pile, taker in enumerate(self.taken) if mask >> pile & 1 and taker == NOBODY]
