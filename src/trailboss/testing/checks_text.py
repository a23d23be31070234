"""Checks of views, sentences and events."""

from trailboss.core.contract import State
from trailboss.core.events import Event
from trailboss.core.knowledge import EVERYBODY, SPECTATORS
from trailboss.core.messages import LANGUAGES
from trailboss.core.record import digest
from trailboss.testing.case import Trial
from trailboss.testing.checking import Check
from trailboss.testing.compare import difference, first_difference, not_contained, not_plain


@Check
def views(trial: Trial) -> None:
    """Views are plain data owned by the caller, and a spectator sees nothing that a seat doesn't see.

    What a viewer may not know is None, or its key is left out.
    """
    for _, state in trial.closely():
        before = state.copy()
        for seat in (None, *range(state.seats)):
            seen = state.view(seat)
            odd = not_plain(seen)
            if odd:
                raise trial.broken(f"the view of {_viewer(seat)} is not plain data: {odd}")
            more = not_contained(state.view(None), seen)
            if more:
                raise trial.broken(f"a spectator sees more than {_viewer(seat)}: {more}")
            _scribble(seen)
            if seat is not None:
                state.legal_for(seat).clear()
            if state.view(seat) != before.view(seat):
                changed = first_difference(before.view(seat), state.view(seat))
                raise trial.broken(f"changing the view of {_viewer(seat)} changed the next one: {changed}")
        changed = difference(before, state)
        if changed:
            raise trial.broken(f"looking changed the state: {changed}")


@Check
def sentences(trial: Trial) -> None:
    """Every move and event has a sentence in all languages, with and without names for the seats."""
    for _, state in trial.closely():
        moves = range(state.game.move_count) if not state.history or state.over else state.legal()
        for move in moves:
            for lang, names in _ways(state):
                trial.doing = f"formatting {trial.text(move)} in '{lang}'"
                _check_text(
                    trial, state.game.format_move(state, move, lang, names), f"{trial.text(move)} in '{lang}'"
                )
    trial.doing = ""
    for state, emitted in _states_and_events(trial):
        for event in emitted:
            for lang, names in _ways(state):
                trial.doing = f"formatting {event} in '{lang}'"
                _check_text(trial, state.game.format_event(state, event, lang, names), f"{event} in '{lang}'")
    trial.doing = ""
    for lang in LANGUAGES:
        _check_text(trial, trial.case.game.title(lang), f"the title in '{lang}'")


@Check
def events(trial: Trial) -> None:
    """Listening changes nothing; every event has an audience, and what spectators see, everybody sees."""
    number = 0
    for number, (state, emitted) in enumerate(_states_and_events(trial), 1):
        if digest(state) != trial.digests[number]:
            raise trial.broken("with somebody listening the same moves gave another game")
        for event in emitted:
            if any(type(value) is not int for value in event):
                raise trial.broken(f"{event!r} is not made of whole numbers")
            if not 0 < event.audience <= EVERYBODY:
                raise trial.broken(f"{event} has no audience")
            everybody = all(event.visible_to(seat) for seat in range(state.seats))
            if event.audience & SPECTATORS and not everybody:
                raise trial.broken(f"spectators hear {event}, but not every seat does")


def _states_and_events(trial: Trial) -> list[tuple[State, list[Event]]]:
    """The random game with a listener: after every move a copy of the state, and the events of the move."""
    trial.state = state = trial.case.start()
    result: list[tuple[State, list[Event]]] = []
    for seat, move in trial.script:
        state.events = []
        trial.play(state, seat, move)
        result.append((state.copy(), state.events))
    return result


def _ways(state: State) -> list[tuple[str, list[str] | None]]:
    names = [f"Player {seat} {{x}}" for seat in range(state.seats)]
    return [(lang, who) for lang in LANGUAGES for who in (None, names)]


def _check_text(trial: Trial, text: object, what: str) -> None:
    if not isinstance(text, str) or not text.strip():
        raise trial.broken(f"there are no words for {what}")


def _viewer(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _scribble(data: object) -> None:
    """Overwrite plain data, nested data included."""
    if isinstance(data, dict):
        for each in data.values():
            _scribble(each)
        data.clear()
    elif isinstance(data, list):
        for each in data:
            _scribble(each)
        data.append("scribble")
