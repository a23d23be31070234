"""Checks of reproduction: copies, records, positions, pickles and equal seeds give the same game."""

import copy
import pickle
import random

from trailboss.core.contract import State
from trailboss.core.record import Position, Record, digest
from trailboss.testing.case import Trial
from trailboss.testing.checking import Check
from trailboss.testing.compare import difference


@Check
def copies(trial: Trial) -> None:
    """A copy is the same game, continues in the same way, doesn't listen to events, and is independent
    both ways."""
    kept: list[tuple[int, State]] = []
    for number, state in trial.closely():
        twin = state.copy()
        _same(trial, state, twin, "a copy")
        if twin.events is not None:
            raise trial.broken("a copy listens to events")
        for name, other in (("copy.copy", copy.copy(state)), ("copy.deepcopy", copy.deepcopy(state))):
            _same(trial, state, other, name)
        _goes_on(trial, number, twin, "a copy")
        before = digest(state)
        trial.play_out(state.copy(), trial.chance(f"elsewhere {number}"))
        if digest(state) != before or len(state.history) != number:
            raise trial.broken("playing on a copy changed the original")
        kept.append((number, state.copy()))
    digests = trial.digests
    for number, twin in kept:
        if digest(twin) != digests[number] or len(twin.history) != number:
            trial.state = twin
            raise trial.broken("playing on the original changed a copy")


@Check
def records(trial: Trial) -> None:
    """A record prints, parses and replays to the same game at any moment, and the game continues in the
    same way."""
    for number, state in trial.closely():
        text = Record.of(state, Event='a trial of ; # [signs] "\\ \n').dumps()
        read = Record.loads(text)
        if read.dumps() != text:
            raise trial.broken("a record that was parsed prints differently")
        again = read.replay()
        _same(trial, state, again, "a replayed record")
        _goes_on(trial, number, again, "a replayed record")


@Check
def positions(trial: Trial) -> None:
    """A position prints and parses to the same state, which continues in the same way and has its own
    record."""
    for number, state in trial.closely():
        text = Position.of(state).dumps()
        read = Position.loads(text)
        if read.dumps() != text:
            raise trial.broken("a position that was parsed prints differently")
        again = read.state()
        _same(trial, state, again, "a position", past=False)
        if again.history or again.config.seed is not None:
            raise trial.broken("a position brings a past or a seed along")
        _goes_on(trial, number, again, "a position")
        replayed = Record.loads(Record.of(again).dumps()).replay()
        _same(trial, again, replayed, "a record that starts from a position")


@Check
def pickles(trial: Trial) -> None:
    """A state can be pickled at any moment, and the game continues in the same way."""
    for number, state in trial.closely():
        again: State = pickle.loads(pickle.dumps(state))
        _same(trial, state, again, "a pickled state")
        _goes_on(trial, number, again, "a pickled state")


@Check
def seeds(trial: Trial) -> None:
    """The same seed and moves give the same game, whatever Python's `random` does and whatever else runs."""
    kept = random.getstate()
    try:
        random.seed(1)
        digests = trial.digests
        random.seed(2)
        rng = trial.chance("beside")
        case = trial.case
        beside = [case.start(), case.game.start(case.seats, case.seed + 1, **dict(case.options))]
        trial.state = state = case.start()
        for number, (seat, move) in enumerate([*trial.script, (-1, -1)]):
            if digest(state) != digests[number]:
                raise trial.broken("the same seed and moves, with other games beside it, gave another game")
            if number < len(trial.script):
                trial.play(state, seat, move)
            for other in beside:
                if not other.over and rng.below(3):
                    trial.play(other, *trial.pick(other, rng))
    finally:
        random.setstate(kept)


def _same(trial: Trial, state: State, other: State, what: str, past: bool = True) -> None:
    if type(other) is not type(state):
        raise trial.broken(f"{what} is a {type(other).__name__}, not a {type(state).__name__}")
    found = difference(state, other, past)
    if found:
        raise trial.broken(f"{what} is not the same game: {found}")


def _goes_on(trial: Trial, number: int, state: State, what: str) -> None:
    """Play the rest of the random game; every state must be the one that the game itself came to."""
    rest = trial.script[number:]
    digests = trial.digests
    for step, (seat, move) in enumerate(rest, number + 1):
        trial.play(state, seat, move)
        if digest(state) != digests[step]:
            later = step - number
            raise trial.broken(f"{what} goes on differently, {later} moves later, after {trial.text(move)}")
