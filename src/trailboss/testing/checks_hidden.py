"""Checks of hidden information: determinizing resamples it, and none of it reaches a seat in any way.

All of this rests on one idea. A determinized state differs from the true one in everything that the seat
can't know, and in nothing else. So everything that the seat receives must be the same in both.
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
from trailboss.testing.compare import difference, first_difference, refused_differently, shown_differently

DETERMINIZATIONS: Final = 2
"""How many determinizations are made for a seat at one moment."""
MIN_SAMPLES: Final = 16
"""What never changed in this many determinizations was not resampled. By chance alone that is seen once in
65,000 times.
"""


@Check
def determinizations(trial: Trial) -> None:
    """A determinized state keeps everything that the seat sees and who knows what, depends only on what
    the seat knows and on the generator, leaves the original unchanged, has no seed and no record, and can
    be played to the end."""
    rng = trial.chance("guessing")
    for _, state in trial.closely():
        before = state.copy()
        for seat in range(state.seats):
            start = rng.copy()
            determinized = state.determinize(seat, rng)
            changed = difference(before, state)
            if changed:
                raise trial.broken(f"determinizing changed the state: {changed}")
            _is_anonymous(trial, determinized, seat)
            _check_same_knowledge(trial, state, determinized, seat)
            again = state.determinize(seat, start.copy())
            if digest(again) != digest(determinized):
                raise trial.broken(f"two determinizations for seat {seat} with the same chance are different")
            other = determinized.determinize(seat, start.copy())
            if digest(other) != digest(determinized):
                raise trial.broken(
                    f"a determinization for seat {seat} depends on what the seat cannot know: "
                    "determinizing it again with the same chance gives another one: "
                    f"{difference(determinized, other, past=False)}"
                )
            _plays_out(trial, determinized, rng)


@Check
def resampled(trial: Trial) -> None:
    """Over many determinizations, what is hidden from a seat does change, and so does future randomness.

    `Case.hidden` lists what is hidden. Without it, the whole state counts as one item, if at least two places
    are unknown to the seat.
    """
    rng = trial.chance("guessing")
    tried: dict[str, int] = {}
    changed: set[str] = set()
    for _, state in trial.closely():
        for seat in range(state.seats):
            true = _hidden(trial, state, seat)
            for _ in range(DETERMINIZATIONS):
                determinized = state.determinize(seat, rng)
                if determinized.rng == state.rng:
                    raise trial.broken("a determinization has the same chance to come as the true game")
                determinized.rng = state.rng.copy()
                resampled_now = _hidden(trial, determinized, seat)
                for name, value in true.items():
                    tried[name] = tried.get(name, 0) + 1
                    if resampled_now.get(name) != value:
                        changed.add(name)
    for name, times in tried.items():
        if times >= MIN_SAMPLES and name not in changed:
            raise trial.broken(f"in {times} determinizations {name} was never resampled")


@Check
def secrets(trial: Trial) -> None:
    """A move that reveals nothing to a seat looks the same to it whatever is hidden: its view, its legal
    moves, reasons and events. So hidden information only gets out through `Knowledge`."""
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
            for _ in range(DETERMINIZATIONS):
                determinized = state.determinize(seat, rng)
                if move not in determinized.legal_for(mover):
                    if mover == seat:
                        raise trial.broken(
                            f"in a determinization for seat {seat} its legal {trial.text(move)} is not legal"
                        )
                    continue  # another seat's choice may well depend on what it holds
                determinized.events = []
                trial.play(determinized, mover, move)
                if not _learned(state.knowledge, determinized.knowledge, seat):
                    _looks_the_same(trial, after, determinized, seat, trial.text(move))


# -------------------------------------------------------------------- what a determinization is


def _is_anonymous(trial: Trial, determinized: State, seat: int) -> None:
    if determinized.history:
        raise trial.broken(f"a determinization for seat {seat} tells the moves of the game")
    if determinized.events is not None:
        raise trial.broken(f"a determinization for seat {seat} listens to events")
    try:
        Record.of(determinized)
    except BadRecord:
        return
    raise trial.broken(
        f"a determinization for seat {seat} gives a record: it holds the seed or the first position"
    )


def _check_same_knowledge(trial: Trial, state: State, determinized: State, seat: int) -> None:
    pairs: list[tuple[str, object, object]] = [
        ("to_move", state.to_move, determinized.to_move),
        ("over", state.over, determinized.over),
        ("the inventory", state.inventory(), determinized.inventory()),
        ("who knows what", state.knowledge.known, determinized.knowledge.known),
        ("the options", state.config.options, determinized.config.options),
    ]
    for name, here, there in pairs:
        if here != there:
            raise trial.broken(
                f"a determinization for seat {seat} changes {name}: {first_difference(here, there)}"
            )
    found = shown_differently(state, determinized, seat) or refused_differently(state, determinized, seat)
    if not found and state.view(None) != determinized.view(None):
        found = f"a spectator's view differs: {first_difference(state.view(None), determinized.view(None))}"
    if found:
        raise trial.broken(f"a determinization for seat {seat} tells it something else: {found}")
    for move in state.legal_for(seat):
        for lang in LANGUAGES:
            true, resampled_text = (
                state.game.format_move(state, move, lang),
                determinized.game.format_move(determinized, move, lang),
            )
            if true != resampled_text:
                what = f"'{true}' here, '{resampled_text}' there"
                raise trial.broken(
                    f"a determinization for seat {seat} says {trial.text(move)} differently: {what}"
                )


def _plays_out(trial: Trial, determinized: State, rng: Rng) -> None:
    counted = determinized.inventory()
    trial.play_out(determinized, rng)
    if determinized.inventory() != counted:
        found = first_difference(counted, determinized.inventory())
        raise trial.broken(f"playing on a determinization lost something: {found}")


def _hidden(trial: Trial, state: State, seat: int) -> Mapping[str, object]:
    if trial.case.hidden is not None:
        return trial.case.hidden(state, seat)
    knowledge = state.knowledge
    unknown = sum(1 for place in range(len(knowledge.known)) if not knowledge.knows(seat, place))
    return {f"what seat {seat} cannot know": digest(state)} if unknown > 1 else {}


# -------------------------------------------------------------------- what a seat gets


def _learned(before: Knowledge, after: Knowledge, seat: int) -> bool:
    """Did the seat learn anything, as far as can be determined?

    Its own places show it. So does any counter that isn't a place: public randomness.
    """
    places = 0
    for was, now in zip(before.known, after.known, strict=True):
        if was != now:
            places += 1
            if (was ^ now) >> seat & 1:
                return True
    return after.count - before.count > places


def _looks_the_same(trial: Trial, state: State, determinized: State, seat: int, move: str) -> None:
    found = shown_differently(state, determinized, seat) or refused_differently(state, determinized, seat)
    here_now, there_now = (state.to_move, state.over), (determinized.to_move, determinized.over)
    if here_now != there_now:
        found = f"to_move and over are {here_now} here and {there_now} there"
    if not found:
        here, there = _hears(state, seat), _hears(determinized, seat)
        if here != there:
            found = f"seat {seat} hears {here} here and {there} there"
    if found:
        raise trial.broken(f"{move} tells seat {seat} something that it was not to learn: {found}")


def _hears(state: State, seat: int) -> list[tuple[Event, str]]:
    """The events of the last move that the seat may know, with their sentences."""
    return [
        (event, state.game.format_event(state, event, lang))
        for event in state.events or []
        if event.visible_to(seat)
        for lang in LANGUAGES
    ]
