"""What the balance lab looks at in Daddy Winchester. Points are notes of 1000 dollars."""

from typing import Final

from trailboss.core.contract import State
from trailboss.core.events import Event
from trailboss.core.messages import format_message
from trailboss.games.winchester.components.cards import PILES, SECRET, SHARED, TERRAINS, TOKENS
from trailboss.games.winchester.rules import events
from trailboss.games.winchester.state.table import Table as Board
from trailboss.lab.balance import probe as probes
from trailboss.lab.balance.probe import BalanceProbe, Factor, Topic, Watcher

# -- topics
SECRETS: Final = "secrets"
DEALT: Final = "objectives_dealt"
CLAIMS: Final = "objectives_claimed"
PLOTS: Final = "plots"
AUCTIONS: Final = "auctions"
PLOT_PRICES: Final = "plot_prices"
AUCTION_PRICES: Final = "auction_prices"

FIRST_PRICE: Final = Factor(probes.OPENING, "first_price")
FIRST_TERRAIN: Final = Factor(probes.OPENING, "first_terrain")
FIRST_TOKEN: Final = Factor(probes.OPENING, "first_token")
OPENINGS: Final = (FIRST_PRICE, FIRST_TERRAIN, FIRST_TOKEN)
HIGH_PRICE: Final = 8
"""First prices from here on are one group: that is all the money of the start."""

COUNTED: Final = (
    "plots",
    "spent",
    "forced",
    "duels",
    "duels_won",
    "earned",
    "tips",
    "claims",
    "looks",
    "movement",
    "saloon",
    "rumor",
)
"""What is counted of an heir."""

_COUNTS_OF: Final = {
    events.BOUGHT: "plots",
    events.MUST_TAKE: "forced",
    events.CHALLENGED: "duels",
    events.DUEL_WON: "duels_won",
    events.CLAIMED: "claims",
    events.LOOKED: "looks",
}
"""Events that count one each."""
_NOTES_OF: Final = {events.EARNED: "earned", events.TOOK_TIPS: "tips"}
"""Events that count in notes."""


# -------------------------------------------------------------------- watching


class WinchesterWatcher(Watcher):
    """Watches one game."""

    def __init__(self, board: State) -> None:
        assert isinstance(board, Board)
        super().__init__(board.first, board.seats, OPENINGS, COUNTED)
        for holder in range(board.seats):
            for card in board.secret[2 * holder : 2 * holder + 2]:
                factor = Factor(SECRETS, SECRET[card].id)
                self._offer(factor)
                self._did(factor, self._seat(holder))
        for place, card in enumerate(board.shared):
            lies = place < len(PILES)
            self._drawn[Factor(DEALT, SHARED[card])] = probes.IN if lies else probes.OUT
            if lies:
                self._offer(Factor(CLAIMS, SHARED[card]))
        self._bought = 0

    def hear(self, state: State, event: Event) -> None:
        assert isinstance(state, Board)
        kind = event.kind
        if kind in _COUNTS_OF:
            self._count(_COUNTS_OF[kind], self._seat(event.a))
        if kind in _NOTES_OF:
            self._count(_NOTES_OF[kind], self._seat(event.a), event.b)
        if kind == events.BOUGHT:
            self._buys(state, self._seat(event.a), event.b, event.c)
        elif kind == events.GOT_TOKEN:
            token = TOKENS[event.b]
            self._count(token, self._seat(event.a))
            self._note(FIRST_TOKEN, self._seat(event.a), token)
        elif kind == events.CLAIMED:
            self._did(Factor(CLAIMS, SHARED[event.b]), self._seat(event.a))

    def _buys(self, board: Board, buyer: int, plot: int, notes: int) -> None:
        self._bought += 1
        self._count("spent", buyer, notes)
        for factor in (Factor(PLOTS, str(plot)), Factor(AUCTIONS, str(self._bought))):
            self._offer(factor)
            self._did(factor, buyer)
        self._amounts[Factor(PLOT_PRICES, str(plot))] = notes
        self._amounts[Factor(AUCTION_PRICES, str(self._bought))] = notes
        self._note(FIRST_PRICE, buyer, str(min(notes, HIGH_PRICE)))
        self._note(FIRST_TERRAIN, buyer, TERRAINS[board.board.terrain[plot]])

    def _look_back(self) -> None:
        self._amounts[Factor(probes.GAME, "duels")] = sum(self._counts[Factor(probes.STRATEGY, "duels")])

    def _all_turns(self) -> int:
        return self._bought


# -------------------------------------------------------------------- names


def factor_name(game: str, factor: Factor, lang: str) -> str:
    if factor.topic == SECRETS:
        return format_message(f"{game}.secret.{factor.item}", {}, lang)
    if factor.topic in (DEALT, CLAIMS):
        return format_message(f"{game}.shared.{factor.item}", {}, lang)
    if factor.topic in (PLOTS, PLOT_PRICES):
        return format_message("lab.balance.plot", {"number": factor.item}, lang)
    if factor.topic in (AUCTIONS, AUCTION_PRICES):
        return format_message("lab.balance.auction", {"number": factor.item}, lang)
    if factor.topic == probes.STRATEGY and factor.item in TOKENS:
        token = format_message(f"{game}.token.{factor.item}", {}, lang)
        return format_message("lab.balance.tokens", {"token": token}, lang)
    if factor.topic in (probes.OPENING, probes.STRATEGY, probes.GAME):
        return format_message(f"lab.balance.{factor.topic}.{factor.item}", {}, lang)
    return factor.item


def level_name(game: str, factor: Factor, level: str, lang: str) -> str:
    if factor == FIRST_PRICE:
        key = f"{game}.money" if int(level) < HIGH_PRICE else "lab.balance.or_more"
        money = format_message(f"{game}.money", {"dollars": 1000 * int(level)}, lang)
        return format_message(key, {"dollars": 1000 * int(level), "money": money}, lang)
    if factor == FIRST_TERRAIN:
        return format_message(f"{game}.terrain.{level}", {}, lang)
    if factor == FIRST_TOKEN:
        return format_message(f"{game}.token.{level}", {}, lang)
    return level


PROBE: Final = BalanceProbe(
    usual_seats=4,
    usual_bot="heir",
    drawn={},
    topics=(
        Topic(probes.GAME, probes.AMOUNTS, chance=True),
        Topic(probes.SEATS, probes.GROUPS, chance=True),
        Topic(SECRETS, probes.GROUPS, chance=True),
        Topic(DEALT, probes.PAIRS, chance=True),
        Topic(CLAIMS, probes.GROUPS, chance=False),
        Topic(PLOTS, probes.GROUPS, chance=False),
        Topic(PLOT_PRICES, probes.AMOUNTS, chance=False),
        Topic(AUCTIONS, probes.GROUPS, chance=False),
        Topic(AUCTION_PRICES, probes.AMOUNTS, chance=False),
        Topic(probes.OPENING, probes.GROUPS, chance=False),
        Topic(probes.STRATEGY, probes.COUNTS, chance=False),
    ),
    order={
        probes.GAME: ("winner", "lead", "duels"),
        SECRETS: tuple(card.id for card in SECRET),
        DEALT: SHARED,
        CLAIMS: SHARED,
        probes.OPENING: tuple(factor.item for factor in OPENINGS),
        probes.STRATEGY: COUNTED,
    },
    widths={"spent": 5, "earned": 5, "tips": 5},
    watcher=WinchesterWatcher,
    factor_name=factor_name,
    level_name=level_name,
)
