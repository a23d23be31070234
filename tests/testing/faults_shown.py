"""Faults of what is counted and shown: inventory, scores, views, sentences, events."""

from tests.testing.fault import found_by
from tests.testing.nuggets import WHISTLE, Nuggets, NuggetState
from trailboss import Event, Score, State
from trailboss.core.knowledge import SPECTATORS, seat_bit
from trailboss.core.messages import Names, format_message


@found_by("inventory", "coins, now there are")
class CoinsGoMissing(NuggetState):
    def pay(self, seat: int, coins: int) -> None:
        super().pay(seat, coins)
        self.bank -= 1


@found_by("inventory", "the inventory is empty")
class NothingCounted(NuggetState):
    def inventory(self) -> dict[str, int]:
        return {}


@found_by("scores", "counting the scores changed the state")
class CountingCosts(NuggetState):
    def scores(self) -> list[Score]:
        self.bank -= 1
        return super().scores()


@found_by("scores", "there are 1 scores for 3 seats")
class OneScoreOnly(NuggetState):
    def scores(self) -> list[Score]:
        return super().scores()[:1]


@found_by("scores", "in all, but its parts are")
class WrongSum(NuggetState):
    def scores(self) -> list[Score]:
        return [score._replace(total=score.total + 1) for score in super().scores()]


@found_by("scores", "has other categories than seat 0")
class OtherCategories(NuggetState):
    def scores(self) -> list[Score]:
        first, *others = super().scores()
        return [first._replace(parts={"all": first.total}), *others]


@found_by("scores", "leave a gap")
class PlacesFromZero(NuggetState):
    def scores(self) -> list[Score]:
        return [score._replace(place=score.place - 1) for score in super().scores()]


@found_by("scores", "is before one with more points")
class LastIsFirst(NuggetState):
    def scores(self) -> list[Score]:
        keys = [score.total for score in super().scores()]
        return [
            score._replace(place=1 + sum(key < score.total for key in keys)) for score in super().scores()
        ]


@found_by("scores", "but the winners are []")
class NobodyWins(NuggetState):
    def winners(self) -> list[int]:
        return []


@found_by("scores", "naming the category 'coins' in 'en' raised KeyError")
class NamelessCategory(Nuggets):
    def category(self, part: str, lang: str = "en") -> str:
        return format_message(f"nuggets.unheard.{part}", {}, lang)


@found_by("scores", "the category 'coins' has no name in 'de'")
class EmptyCategory(Nuggets):
    def category(self, part: str, lang: str = "en") -> str:
        return super().category(part, lang) if lang == "en" else ""


# -------------------------------------------------------------------- views, sentences, events


@found_by("views", "is not plain data: ['cash'] is a tuple")
class TupleInView(NuggetState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "cash": tuple(self.cash)}


@found_by("views", "is not plain data: the key 1 of ['extra'][0]")
class NumberAsKey(NuggetState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "extra": [{1: "one"}]}


@found_by("views", "is not plain data: ['odds'] is a float")
class NotANumber(NuggetState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "odds": float("nan")}


@found_by("views", "a spectator sees more than seat 0")
class SpectatorsSeeAll(NuggetState):
    def seen(self, seat: int | None, place: int) -> dict[str, object]:
        return {**super().seen(seat, place), **({"value": self.value(place)} if seat is None else {})}


@found_by("views", "a spectator sees more than seat 0: ['cash'] is")
class SpectatorsSeeAnotherList(NuggetState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "cash": self.cash[:] if seat is None else self.cash[:1]}


@found_by("views", "changed the next one: ['cash']")
class ViewIsTheTable(NuggetState):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "cash": self.cash}


@found_by("views", "looking changed the state: 'learned' of the dump")
class LookingIsLearning(NuggetState):
    def view(self, seat: int | None) -> dict[str, object]:
        self.knowledge.chance()
        return super().view(seat)


@found_by("sentences", "there are no words for 'stake 0' in 'de'")
class NoGermanForMoves(Nuggets):
    def format_move(self, state: State, move: int, lang: str = "en", names: Names = None) -> str:
        return super().format_move(state, move, lang, names) if lang == "en" else " "


@found_by("sentences", "formatting 'whistle' in 'en' raised ZeroDivisionError")
class UnsayableMove(Nuggets):
    def format_move(self, state: State, move: int, lang: str = "en", names: Names = None) -> str:
        return super().format_move(state, move // (WHISTLE - move), lang, names)


@found_by("sentences", "in 'en' raised KeyError")
class UntoldEvent(NuggetState):
    def emit(self, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().emit(kind + 100, audience, a, b, c)


@found_by("sentences", "there are no words for the title in 'en'")
class NoTitle(Nuggets):
    def title(self, lang: str = "en") -> str:
        return ""


@found_by("events", "with somebody listening the same moves gave another game")
class ListeningIsPlaying(NuggetState):
    def emit(self, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        if self.events is not None:
            self.rng.word()
        super().emit(kind, audience, a, b, c)


@found_by("events", "is not made of whole numbers")
class HalfAnEvent(NuggetState):
    def emit(self, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        if self.events is not None:
            self.events.append(Event(kind, audience, a, b, True))


@found_by("events", "has no audience")
class NobodyHears(NuggetState):
    def emit(self, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().emit(kind, 0, a, b, c)


@found_by("events", "but not every seat does")
class SpectatorsSeeMoreEvents(NuggetState):
    def emit(self, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().emit(kind, SPECTATORS | seat_bit(0), a, b, c)
