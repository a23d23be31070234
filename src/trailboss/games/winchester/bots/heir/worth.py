"""What a plot is worth: what every seat can expect in the final count, depending on who buys it."""

from math import exp, sqrt

from trailboss.games.winchester.bots.heir.board import Plots
from trailboss.games.winchester.bots.heir.heir_view import HeirView
from trailboss.games.winchester.bots.heir.race import OUT, WON, Standing, chances, majority_chances, standing
from trailboss.games.winchester.components import cards


class Expectations:
    """What each seat can expect in the final score besides its cash: `expected[buyer][seat]`, in notes.

    What no purchase changes is left out if it is the same for all seats.
    """

    def __init__(self, view: HeirView, buyers: list[int]) -> None:
        self.view = view
        self._before = [[standing(view, plots, card) for plots in view.owned] for card, _ in view.piles]
        self._secrets = [view.secrets_worth(seat, plots) for seat, plots in enumerate(view.owned)]
        self._lines = [self._line_income(plots) for plots in view.owned]
        self.expected = {buyer: self._bought_by(buyer) for buyer in buyers}

    def _bought_by(self, buyer: int) -> list[float]:
        view = self.view
        bought = 1 << view.plot
        mine = view.owned[buyer] | bought
        owned = view.owned[:]
        owned[buyer] = mine
        lines = self._lines[:]
        lines[buyer] = self._line_income(mine)
        result = [secret + line for secret, line in zip(self._secrets, lines, strict=True)]
        result[buyer] += view.secrets_worth(buyer, bought)
        result[buyer] += self._card_income()
        self._add_token(result, buyer, owned)
        for index, (card, notes) in enumerate(view.piles):
            standings = self._before[index]
            standings = [*standings[:buyer], self._after(mine, card), *standings[buyer + 1 :]]
            if standings[buyer].steps == 0:
                result[buyer] += notes
                continue
            for seat, chance in enumerate(chances(standings, view.weights.speed)):
                result[seat] += chance * notes
        for seat, chance in enumerate(majority_chances(view, owned)):
            result[seat] += chance * cards.MAJORITY_BONUS
        return result

    def standing(self) -> list[float]:
        """By seat: what it can expect as things stand, the plot for sale left out."""
        view = self.view
        result = [secret + line for secret, line in zip(self._secrets, self._lines, strict=True)]
        for index, (_, notes) in enumerate(view.piles):
            for seat, chance in enumerate(chances(self._before[index], view.weights.speed)):
                result[seat] += chance * notes
        for seat, chance in enumerate(majority_chances(view, view.owned)):
            result[seat] += chance * cards.MAJORITY_BONUS
        return result

    def _after(self, mine: Plots, card: int) -> Standing:
        """Where the buyer stands afterwards; the two event cards look at this purchase alone."""
        view = self.view
        if card == cards.LAST_AUCTION:
            return WON if view.left == 0 else OUT
        if card == cards.DRY_SALOON:
            return WON if view.saloon == 0 and view.tokens[cards.SALOON] >> view.plot & 1 else OUT
        return standing(view, mine, card)

    def _line_income(self, plots: Plots) -> float:
        """What these plots will earn by movement tokens to come: a seat's part, on its best square."""
        view = self.view
        best = max([(plots & square).bit_count() for square in view.board.squares])
        return view.weights.lines * cards.VEHICLE_INCOME * best * view.supply[cards.MOVEMENT] / view.seats

    def _card_income(self) -> float:
        """What the mine or ranch card of the plot will pay, as far as this seat knows."""
        place = self.view.card_place(self.view.plot)
        if place < 0:
            return 0.0
        notes = self.view.card_notes[place]
        return sum(notes) / len(notes)

    def _add_token(self, result: list[float], buyer: int, owned: list[Plots]) -> None:
        """What carrying out the bonus token brings, to the buyer and to others."""
        view = self.view
        movement, saloon, rumor = (view.tokens_of(1 << view.plot, kind) for kind in range(3))
        if movement:
            square = best_square(view, buyer, owned)
            for seat, plots in enumerate(owned):
                result[seat] += movement * cards.VEHICLE_INCOME * (plots & square).bit_count()
        result[buyer] += saloon * view.saloon
        result[buyer] += rumor * view.weights.rumor * view.left / cards.PLOTS


def best_square(view: HeirView, mover: int, owned: list[Plots]) -> Plots:
    """Where a vehicle serves its mover best against the others, as the plots it touches."""
    mine = owned[mover]
    others = 0
    for seat, plots in enumerate(owned):
        if seat != mover:
            others |= plots
    grudge = 1 / (view.seats - 1)
    return max(
        view.board.squares,
        key=lambda square: (mine & square).bit_count() - grudge * (others & square).bit_count(),
    )


def standing_totals(view: HeirView) -> list[float]:
    """By seat: cash and secret objectives as they stand, as far as they are known."""
    return [cash + view.secrets_worth(seat, view.owned[seat]) for seat, cash in enumerate(view.cash)]


def chance_to_win(view: HeirView, totals: list[float]) -> float:
    """This seat's chance to win, if these are the totals that all seats can expect."""
    sharp = _sharpness(view)
    mine = totals[view.me]
    rest = 0.0
    for total in totals:
        rest += exp(min((total - mine) * sharp, 50.0))
    return 1 / rest


def _sharpness(view: HeirView) -> float:
    """How sure a note of lead is: the less, the more is hidden and still to come."""
    return 1 / (view.weights.hidden + view.weights.luck * sqrt(view.left))
