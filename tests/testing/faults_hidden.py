"""Faults of hiding: determinizations that keep, tell or need too much, and ways for secrets to get out."""

import random

from tests.testing.fault import found_by
from tests.testing.nuggets import CARDS, DIG, DOUBLE, HAND, PEEKED, Nuggets, NuggetState
from trailboss import Event, Reason, Rng, State
from trailboss.core.knowledge import EVERYBODY, Knowledge
from trailboss.core.messages import Names


class Determinizing(NuggetState):
    """Lets a fault change the determinization that is right so far."""

    def determinize(self, seat: int, rng: Rng) -> State:
        determinized = super().determinize(seat, rng)
        assert isinstance(determinized, NuggetState)
        return self.spoiled(determinized, seat, rng)

    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        return determinized


# -------------------------------------------------------------------- what a determinization must not hold


@found_by("determinizations", "gives a record: it holds the seed")
class DeterminizationWithSeed(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        determinized.config = self.config
        return determinized


@found_by("determinizations", "tells the moves of the game")
class DeterminizationWithHistory(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        determinized.history = self.history[:]
        return determinized


@found_by("determinizations", "listens to events")
class DeterminizationListens(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        determinized.events = []
        return determinized


# -------------------------------------------------------------------- what a determinization must keep


@found_by("determinizations", "changes to_move")
class DeterminizationTurnsTheTable(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        determinized.to_move = (determinized.to_move + 1) % determinized.seats
        return determinized


@found_by("determinizations", "changes the inventory: ['nuggets']")
class DeterminizationDealsTwice(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        unknown = [place for place in range(CARDS) if not self.knowledge.knows(seat, place)]
        if len(unknown) > 1:
            determinized.cards[unknown[0]] = determinized.cards[unknown[1]]
        return determinized


@found_by("determinizations", "changes who knows what")
class DeterminizationForgets(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        determinized.knowledge = Knowledge(
            [known & (1 << seat) if known != EVERYBODY else known for known in determinized.knowledge.known],
            determinized.knowledge.count,
        )
        return determinized


@found_by("determinizations", "tells it something else: the view of seat")
class DeterminizationMixesTheOwnHand(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        own = HAND * seat
        other = next(place for place in range(CARDS) if determinized.value(place) != determinized.value(own))
        determinized.cards[own], determinized.cards[other] = (
            determinized.cards[other],
            determinized.cards[own],
        )
        return determinized


@found_by("determinizations", "tells it something else: the legal moves of seat")
class LegalMovesRevealTheTop(NuggetState):
    def moves(self) -> list[int]:
        moves = super().moves()
        top = self.top()
        return [move for move in moves if move != DIG or self.value(top) > 2]


@found_by("determinizations", "tells it something else: why_not of")
class ReasonsRevealTheTop(NuggetState):
    def refusal(self, seat: int, move: int) -> Reason:
        top = self.top()
        ruling = f"NUG-{self.value(top)}" if top >= 0 else "NUG-9"
        return super().refusal(seat, move)._replace(ruling=ruling)


@found_by("determinizations", "tells it something else: a spectator's view differs")
class SpectatorsSeeTheTop(NuggetState):
    def view(self, seat: int | None) -> dict[str, object]:
        seen = super().view(seat)
        if seat is None and self.top() >= 0:
            seen["top"] = self.value(self.top())
        return seen


@found_by("determinizations", "differently: ")
class SentencesRevealTheTop(Nuggets):
    def format_move(self, state: State, move: int, lang: str = "en", names: Names = None) -> str:
        assert isinstance(state, NuggetState)
        return f"{super().format_move(state, move, lang, names)} {state.cards[-1]}"


# -------------------------------------------------------------------- what a determinization must follow from


@found_by("determinizations", "two determinizations for seat 0 with the same chance are different")
class DeterminizationByPythonsChance(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        determinized.rng = Rng(random.getrandbits(32), 1, 2, 3)
        return determinized


@found_by("determinizations", "depends on what the seat cannot know")
class DeterminizationSwapsTwo(NuggetState):
    """Swaps two cards, so that most lie where they truly lie."""

    def determinize(self, seat: int, rng: Rng) -> State:
        determinized = super().determinize(seat, rng)
        assert isinstance(determinized, NuggetState)
        determinized.cards = self.cards[:]
        unknown = [place for place in range(CARDS) if not self.knowledge.knows(seat, place)]
        if len(unknown) > 1:
            one, other = unknown[rng.below(len(unknown))], unknown[rng.below(len(unknown))]
            determinized.cards[one], determinized.cards[other] = (
                determinized.cards[other],
                determinized.cards[one],
            )
        return determinized


@found_by("determinizations", "determinizing changed the state: 'chance' of the dump")
class DeterminizationUsesTheGamesChance(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        self.rng.word()
        return determinized


@found_by("determinizations", "raised RuntimeError: only the true game")
class DeterminizationCannotBePlayed(NuggetState):
    def pass_on(self) -> None:
        if self.config.seed is None:
            raise RuntimeError("only the true game can be played")
        super().pass_on()


@found_by("determinizations", "the game does not end: 200 moves later")
class DeterminizationNeverEnds(NuggetState):
    def pass_on(self) -> None:
        if self.config.seed is None:
            self.turns += 1
        super().pass_on()


@found_by("determinizations", "playing on a determinization lost something: ['coins']")
class DeterminizationLosesCoins(NuggetState):
    def pass_on(self) -> None:
        super().pass_on()
        if self.config.seed is None:
            self.bank -= 1


# -------------------------------------------------------------------- what must be resampled


@found_by("resampled", "was never resampled")
class DeterminizationIsACopy(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        determinized.cards = self.cards[:]
        return determinized


@found_by("resampled", "determinizations the pile was never resampled")
class DeterminizationKeepsThePile(NuggetState):
    def determinize(self, seat: int, rng: Rng) -> State:
        determinized = super().determinize(seat, rng)
        assert isinstance(determinized, NuggetState)
        determinized.cards = self.cards[:]
        hands = [
            place
            for place in range(CARDS)
            if self.owner[place] >= 0 and not self.knowledge.knows(seat, place)
        ]
        mixed = sorted(self.cards[place] for place in hands)
        rng.shuffle(mixed)
        for place, card in zip(hands, mixed, strict=True):
            determinized.cards[place] = card
        return determinized


@found_by("resampled", "the same chance to come")
class DeterminizationKnowsTheFuture(Determinizing):
    def spoiled(self, determinized: NuggetState, seat: int, rng: Rng) -> NuggetState:
        determinized.rng = self.rng.copy()
        return determinized


# -------------------------------------------------------------------- how hidden things get out


@found_by("secrets", "hears")
class PeekSeenByAll(NuggetState):
    def emit(self, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().emit(kind, EVERYBODY if kind == PEEKED else audience, a, b, c)


@found_by("secrets", "hears")
class EventTextRevealsMore(Nuggets):
    """The sentence tells what the event does not."""

    def format_event(self, state: State, event: Event, lang: str = "en", names: Names = None) -> str:
        assert isinstance(state, NuggetState)
        return f"{super().format_event(state, event, lang, names)} {state.cards[-1]}"


@found_by("secrets", "was not to learn: the view of seat 0 differs: ['bank']")
class StakingPaysByTheTop(NuggetState):
    def apply(self, seat: int, move: int) -> None:
        staking = move < DOUBLE
        super().apply(seat, move)
        if staking and self.top() >= 0 and self.value(self.top()) > 2:
            self.pay(seat, 1)


@found_by("secrets", "was not to learn: to_move and over are")
class TheTopDecidesTheTurn(NuggetState):
    def apply(self, seat: int, move: int) -> None:
        staking = move < DOUBLE
        super().apply(seat, move)
        if staking and self.cards[-1] > 5:
            self.to_move = 0
            self.frames.numbers[self.frames.top - 2] = 0


@found_by("secrets", "is not legal")
class LegalByTheTop(NuggetState):
    def moves(self) -> list[int]:
        return super().moves()[:: 1 if self.cards[-1] > 5 else 2]
