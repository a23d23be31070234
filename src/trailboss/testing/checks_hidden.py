"""Checks of what is hidden: guesses deal it anew, and nothing of it reaches a seat by any way.

All of this rests on one idea. A guess for a seat differs from the true state in everything that the seat
cannot know, and in nothing else. So whatever the seat is told must be the same in both.
"""

from collections.abc import Mapping
from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import BadRecord
from trailboss.core.events import Event
from trailboss.core.knowledge import Knowledge
from trailboss.core.messages import LANGUAGES
from trailboss.core.record import Record, digest
from trailboss.core.rng import Rng
from trailboss.testing.case import Trial
from trailboss.testing.checking import Check
from trailboss.testing.compare import difference, parting, refused_differently, told_differently

GUESSES: Final = 2
"""How many guesses are made for a seat at one moment."""
ENOUGH: Final = 16
"""After so many guesses, what never changed was not dealt anew. By chance alone that is seen once in 65,000
times.
"""


@Check
def guesses(trial: Trial) -> None:
    """A guess keeps all that the seat is told and who knows what, follows from what the seat knows and the
    given chance alone, leaves the state alone, has no seed and no record, and can be played to the end.
    """
    rng = trial.chance("guessing")
    for _, state in trial.closely():
        before = state.copy()
        for seat in range(state.seats):
            start = rng.copy()
            guess = state.determinize(seat, rng)
            changed = difference(before, state)
            if changed:
                raise trial.broken(f"guessing changed the state: {changed}")
            _is_anonymous(trial, guess, seat)
            _tells_the_same(trial, state, guess, seat)
            again = state.determinize(seat, start.copy())
            if digest(again) != digest(guess):
                raise trial.broken(f"two guesses for seat {seat} with the same chance are different")
            other = guess.determinize(seat, start.copy())
            if digest(other) != digest(guess):
                raise trial.broken(
                    f"a guess for seat {seat} depends on what the seat cannot know: a guess of the guess, "
                    f"with the same chance, is another one: {difference(guess, other, past=False)}"
                )
            _plays_out(trial, guess, rng)


@Check
def dealt_anew(trial: Trial) -> None:
    """Over many guesses, what is hidden from a seat does change, and so does what chance will bring.

    What is hidden, `Case.hidden` names. Without it, the whole state counts as one thing, as long as at
    least two places are unknown to the seat.
    """
    rng = trial.chance("guessing")
    tried: dict[str, int] = {}
    changed: set[str] = set()
    for _, state in trial.closely():
        for seat in range(state.seats):
            true = _hidden(trial, state, seat)
            for _ in range(GUESSES):
                guess = state.determinize(seat, rng)
                if guess.rng == state.rng:
                    raise trial.broken("a guess has the same chance to come as the true game")
                guess.rng = state.rng.copy()
                guessed = _hidden(trial, guess, seat)
                for name, value in true.items():
                    tried[name] = tried.get(name, 0) + 1
                    if guessed.get(name) != value:
                        changed.add(name)
    for name, times in tried.items():
        if times >= ENOUGH and name not in changed:
            raise trial.broken(f"in {times} guesses {name} was never dealt anew")


@Check
def secrets(trial: Trial) -> None:
    """A move that teaches a seat nothing looks the same to it whatever is hidden: what it sees, may do, is
    refused and hears. So nothing hidden gets out but through `Knowledge`.
    """
    rng = trial.chance("guessing")
    for number, state in trial.closely():
        if state.over:
            continue
        mover, move = trial.script[number]
        after = state.copy()
        after.events = []
        trial.play(after, mover, move)
        for seat in range(state.seats):
            if _learned(state.knowledge, after.knowledge, seat):
                continue
            for _ in range(GUESSES):
                guess = state.determinize(seat, rng)
                if move not in guess.legal_for(mover):
                    if mover == seat:
                        raise trial.broken(
                            f"in a guess for seat {seat} its legal {trial.text(move)} is not legal"
                        )
                    continue  # another seat's choice may well depend on what it holds
                guess.events = []
                trial.play(guess, mover, move)
                if not _learned(state.knowledge, guess.knowledge, seat):
                    _looks_the_same(trial, after, guess, seat, trial.text(move))


# -------------------------------------------------------------------- what a guess is


def _is_anonymous(trial: Trial, guess: State, seat: int) -> None:
    if guess.history:
        raise trial.broken(f"a guess for seat {seat} tells the moves of the game")
    if guess.events is not None:
        raise trial.broken(f"a guess for seat {seat} listens to events")
    try:
        Record.of(guess)
    except BadRecord:
        return
    raise trial.broken(f"a guess for seat {seat} gives a record: it holds the seed or the first position")


def _tells_the_same(trial: Trial, state: State, guess: State, seat: int) -> None:
    pairs: list[tuple[str, object, object]] = [
        ("to_move", state.to_move, guess.to_move),
        ("over", state.over, guess.over),
        ("the inventory", state.inventory(), guess.inventory()),
        ("who knows what", state.knowledge.known, guess.knowledge.known),
        ("the options", state.setting.options, guess.setting.options),
    ]
    for name, here, there in pairs:
        if here != there:
            raise trial.broken(f"a guess for seat {seat} changes {name}: {parting(here, there)}")
    found = told_differently(state, guess, seat) or refused_differently(state, guess, seat)
    if not found and state.view(None) != guess.view(None):
        found = f"a spectator's view differs: {parting(state.view(None), guess.view(None))}"
    if found:
        raise trial.broken(f"a guess for seat {seat} tells it something else: {found}")
    for move in state.legal_for(seat):
        for lang in LANGUAGES:
            true, guessed = state.game.say(state, move, lang), guess.game.say(guess, move, lang)
            if true != guessed:
                what = f"'{true}' here, '{guessed}' there"
                raise trial.broken(f"a guess for seat {seat} says {trial.text(move)} differently: {what}")


def _plays_out(trial: Trial, guess: State, rng: Rng) -> None:
    counted = guess.inventory()
    trial.play_out(guess, rng)
    if guess.inventory() != counted:
        raise trial.broken(f"playing on a guess lost something: {parting(counted, guess.inventory())}")


def _hidden(trial: Trial, state: State, seat: int) -> Mapping[str, object]:
    if trial.case.hidden is not None:
        return trial.case.hidden(state, seat)
    knowledge = state.knowledge
    unknown = sum(1 for place in range(len(knowledge.known)) if not knowledge.knows(seat, place))
    return {f"what seat {seat} cannot know": digest(state)} if unknown > 1 else {}


# -------------------------------------------------------------------- what a seat is told


def _learned(before: Knowledge, after: Knowledge, seat: int) -> bool:
    """Did the seat learn anything, as far as can be told?

    Its own places tell. So does anything that was counted and is no place: chance that everybody saw.
    """
    places = 0
    for was, now in zip(before.known, after.known, strict=True):
        if was != now:
            places += 1
            if (was ^ now) >> seat & 1:
                return True
    return after.count - before.count > places


def _looks_the_same(trial: Trial, state: State, guess: State, seat: int, move: str) -> None:
    found = told_differently(state, guess, seat) or refused_differently(state, guess, seat)
    if (state.to_move, state.over) != (guess.to_move, guess.over):
        found = f"to_move and over are {state.to_move, state.over} here and {guess.to_move, guess.over} there"
    if not found:
        here, there = _hears(state, seat), _hears(guess, seat)
        if here != there:
            found = f"seat {seat} hears {here} here and {there} there"
    if found:
        raise trial.broken(f"{move} tells seat {seat} something that it was not to learn: {found}")


def _hears(state: State, seat: int) -> list[tuple[Event, str]]:
    """The events of the last move that the seat hears, with their sentences."""
    return [
        (event, state.game.tell(state, event, lang))
        for event in state.events or []
        if event.heard_by(seat)
        for lang in LANGUAGES
    ]
