"""Stories: a table with names instead of seats, set up as a test needs it, so that a test reads as a game.

    game = Story("Ana Ben Cleo Dan", cash={"Ana": 3}, plots=[17])
    game.play("Ana: pass", "Ben: pass", "Cleo: pass", "Dan: pass")
    assert game.owner(17) == "Ana"

Money is counted in notes of 1000, as in the notation of moves. What a test does not name is out of its way:
piles have been claimed before, the plot for sale has a rumor token (which asks a question and moves no
money), the bank holds all the notes that lie nowhere else.
"""

from collections.abc import Iterable, Mapping
from typing import Final, cast

from trailboss.core.contract import State, Value
from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.rng import Rng, seeded
from trailboss.games.winchester.components.cards import (
    MINE_PLOTS,
    NOTES_IN_BOX,
    PILES,
    PLOTS,
    SALOON_START,
    SECRET,
    SHARED,
    TOKENS,
)
from trailboss.games.winchester.present.view import WinchesterView
from trailboss.games.winchester.questions.auction import AUCTION
from trailboss.games.winchester.rules.effects import TURN
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.rules.saloon import tips
from trailboss.games.winchester.state.state import WinchesterState
from trailboss.games.winchester.state.table import BONUS_PLACE, MINE_PLACE, NOBODY, ORDER_PLACE, RANCH_PLACE

SECRETS: Final = [card.id for card in SECRET]
_RUMOR_FIRST: Final = ("rumor", "saloon", "movement")


class Story:
    """A game at the beginning of an auction, told by names. The first one named starts unless another is."""

    def __init__(
        self,
        names: str,
        *,
        first: str = "",
        cash: Mapping[str, int] | None = None,
        owns: Mapping[str, Iterable[int]] | None = None,
        plots: Iterable[int] = (),
        tokens: Mapping[int, str] | None = None,
        piles: Mapping[str, int] | None = None,
        rights: Mapping[str, str] | None = None,
        secrets: Mapping[str, str] | None = None,
        mines: Mapping[int, int] | None = None,
        ranch: int | None = None,
        saloon: int = SALOON_START,
        train: str = "t1",
        boat: str = "r1",
        bank: int | None = None,
        duel: str = "bang",
        used_token: str = "",
        options: Mapping[str, Value] | None = None,
        setting_up: bool = False,
    ) -> None:
        """`plots` come up in this order, the first one now; `tokens` lie on plots, sold ones too; `piles` are
        those still there, by card; `duel` is what the next challenger draws; `used_token` says who has
        none; `setting_up` begins before the first auction, where the players place the vehicles."""
        self.names = names.split()
        starts = self.names.index(first or self.names[0])
        state = WINCHESTER.start(len(self.names), seed=7, **{"first": starts, **(options or {})})
        assert isinstance(state, WinchesterState)
        self.state = state
        for name, notes in (cash or {}).items():
            state.cash[self.seat(name)] = notes
        if not setting_up:
            self._lay_plots(owns or {}, list(plots))
        self._lay_tokens(tokens or {})
        self._lay_piles(piles or {})
        for name, cards in (rights or {}).items():
            for card in cards.split():
                state.claim_rights[self.seat(name)] |= 1 << state.shared.index(SHARED.index(card))
        self._deal_secrets(secrets or {})
        self._lay_cards(mines or {}, ranch)
        state.saloon = saloon
        if not setting_up:
            state.rail = int(train.removeprefix("t")) - 1
            state.river = int(boat.removeprefix("r")) - 1
        state.rng = drawing(duel)
        for name in used_token.split():
            state.duels &= ~(1 << self.seat(name))
        state.bank = 0
        state.bank = NOTES_IN_BOX - state.inventory()["notes"] if bank is None else bank
        state.events = []

    # ---------------------------------------------------------------- setting the table

    def _lay_plots(self, owns: Mapping[str, Iterable[int]], plots: list[int]) -> None:
        state = self.state
        for name, owned in owns.items():
            for plot in owned:
                assert state.owner[plot] == NOBODY, f"plot {plot} is owned twice"
                state.owner[plot] = self.seat(name)
        sold = [plot for plot in range(1, PLOTS + 1) if state.owner[plot] != NOBODY]
        rest = [plot for plot in range(1, PLOTS + 1) if plot not in sold and plot not in plots]
        assert not set(sold) & set(plots), "a plot for sale is owned already"
        state.order = sold + plots + rest
        state.turned = len(sold) + 1
        state.plot = state.order[len(sold)]
        for index in range(state.turned):
            state.knowledge.learn(ORDER_PLACE + index, EVERYBODY)
        for plot in sold:
            state.knowledge.learn(BONUS_PLACE + plot, EVERYBODY)
            if plot in MINE_PLOTS:
                state.knowledge.learn(MINE_PLACE + MINE_PLOTS.index(plot), EVERYBODY)
            if plot == state.board.ranch:
                state.knowledge.learn(RANCH_PLACE, EVERYBODY)
        state.frames.cut(0)
        state.frames.push(TURN)
        state.frames.push(AUCTION)

    def _lay_tokens(self, tokens: Mapping[int, str]) -> None:
        state = self.state
        left = dict(zip(TOKENS, state.board.tokens, strict=True))
        for token in tokens.values():
            left[token] -= 1
            assert left[token] >= 0, f"there are not that many {token} tokens"
        for plot in [*state.order[state.turned - 1 :], *state.order[: state.turned - 1]]:
            token = tokens.get(plot) or next(kind for kind in _RUMOR_FIRST if left[kind])
            if plot not in tokens:
                left[token] -= 1
            state.bonus[plot] = TOKENS.index(token)

    def _lay_piles(self, piles: Mapping[str, int]) -> None:
        state = self.state
        named = [SHARED.index(card) for card in piles]
        others = [card for card in range(len(SHARED)) if card not in named]
        on_pile = {PILES.index(notes): SHARED.index(card) for card, notes in piles.items()}
        state.shared = [on_pile[pile] if pile in on_pile else others.pop() for pile in range(len(PILES))]
        state.shared += others
        state.taken = [NOBODY if pile in on_pile else 0 for pile in range(len(PILES))]

    def _deal_secrets(self, secrets: Mapping[str, str]) -> None:
        state = self.state
        dealt: dict[int, int] = {}
        for name, cards in secrets.items():
            for place, card in enumerate(cards.split()):
                dealt[2 * self.seat(name) + place] = SECRETS.index(card)
        others = [card for card in state.secret if card not in dealt.values()]
        state.secret = [dealt[place] if place in dealt else others.pop() for place in range(len(SECRET))]

    def _lay_cards(self, mines: Mapping[int, int], ranch: int | None) -> None:
        state = self.state
        amounts = state.board.mine_cards
        laid = {MINE_PLOTS.index(plot): amounts.index(notes) for plot, notes in mines.items()}
        others = [card for card in range(len(amounts)) if card not in laid.values()]
        state.mines = [laid[place] if place in laid else others.pop() for place in range(len(amounts))]
        if ranch is not None:
            card = state.board.ranch_cards.index(ranch)
            state.ranch = [card, *(other for other in range(len(state.ranch)) if other != card)]

    # ---------------------------------------------------------------- playing

    def play(self, *lines: str) -> None:
        """Lines like `Ana: bid 3` or `Ana: send t5; claim five_plots`, in turn or as interrupts."""
        for line in lines:
            name, moves = line.split(":")
            for move in moves.split(";"):
                self.state.play(WINCHESTER.move(move), self.seat(name))

    def everybody_passes(self) -> None:
        """Nobody bids: the starting player must take the plot."""
        for _ in self.names:
            self.state.play(WINCHESTER.move("pass"))

    def buys(self, name: str, notes: int) -> None:
        """That player bids so much at once, everybody else passes."""
        turn = self.state.turned
        while self.state.turned == turn and self.question == "auction":
            bids = self.to_move == name and not self.state.bid
            self.state.play(WINCHESTER.move(f"bid {notes}" if bids else "pass"))

    def ends(self) -> None:
        """Nobody bids for the last plot, whose token is a rumor:
        the starting player takes it, and that is it."""
        self.everybody_passes()
        self.state.play(self.state.legal()[0])
        assert self.state.over

    # ---------------------------------------------------------------- asking

    def seat(self, name: str) -> int:
        return self.names.index(name.strip())

    def name(self, seat: int) -> str:
        return "nobody" if seat == NOBODY else self.names[seat]

    @property
    def to_move(self) -> str:
        return self.name(self.state.to_move)

    @property
    def question(self) -> str:
        """What is asked: auction, movement, rumor or claims; None at the end."""
        return str(self.state.view(None)["question"])

    @property
    def starts(self) -> str:
        """Who has the star."""
        return self.name(self.state.first)

    def owner(self, plot: int) -> str:
        return self.name(self.state.owner[plot])

    @property
    def cash(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.cash, strict=True))

    @property
    def saloon(self) -> int:
        """All notes in the saloon, those of the running purchase included."""
        return tips(self.state)

    def may(self, name: str) -> list[str]:
        """What a player may do now, in notation."""
        return [WINCHESTER.text(move) for move in self.state.legal_for(self.seat(name))]

    def why_not(self, line: str) -> Reason:
        """The reason why `Ana: bid 3` is refused."""
        name, move = line.split(":")
        reason = self.state.why_not(WINCHESTER.move(move), self.seat(name))
        assert reason is not None, f"{line} is allowed"
        return reason

    def has_duel_token(self, name: str) -> bool:
        return self.state.has_duel_token(self.seat(name))

    def heard(self, name: str = "", lang: str = "en") -> list[str]:
        """What a player (or a spectator) has heard since the story began."""
        seat = self.seat(name) if name else None
        events = self.state.events or []
        return [
            WINCHESTER.format_event(self.state, event, lang, self.names)
            for event in events
            if event.visible_to(seat)
        ]

    def winners(self) -> list[str]:
        return [self.name(seat) for seat in self.state.winners()]

    def score(self, name: str) -> dict[str, int]:
        """The parts of a player's final count."""
        return self.state.scores()[self.seat(name)].parts

    def total(self, name: str) -> int:
        return self.state.scores()[self.seat(name)].total


def drawing(card: str) -> Rng:
    """Chance whose next duel gives the challenger that card."""
    wanted = ("bang", "click").index(card)
    return next(rng for rng in map(seeded, range(64)) if rng.copy().below(2) == wanted)


def new_game(seats: int = 4, seed: int = 7, **options: Value) -> WinchesterState:
    """A game as the seed deals it."""
    state = WINCHESTER.start(seats, seed, **options)
    assert isinstance(state, WinchesterState)
    return state


def seen(state: State, seat: int | None) -> WinchesterView:
    """The table as a seat sees it, by its names."""
    return cast(WinchesterView, state.view(seat))
