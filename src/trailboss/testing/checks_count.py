"""Checks of counts: components, points, places, and how far moves can be undone."""

from trailboss.core.contract import BARRIER_KNOWLEDGE, BARRIER_TURN, NO_BARRIER, State
from trailboss.core.messages import LANGUAGES
from trailboss.core.record import digest
from trailboss.core.undo import undo
from trailboss.testing.case import Trial
from trailboss.testing.checking import Check
from trailboss.testing.compare import difference


@Check
def inventory(trial: Trial) -> None:
    """No component and no money comes or goes: the inventory is the same through every move."""
    first: dict[str, int] = {}
    for number, state in trial.walk():
        counted = state.inventory()
        if number == 0:
            first = counted
        if not counted:
            raise trial.broken("the inventory is empty")
        for name in [*first, *counted]:
            if counted.get(name) != first.get(name):
                raise trial.broken(f"there were {first.get(name)} {name}, now there are {counted.get(name)}")


@Check
def scores(trial: Trial) -> None:
    """Totals are the sums of their parts, better totals have better places, and the winners are those in
    place 1.
    """
    for _, state in trial.walk():
        before = digest(state)
        final = state.scores()
        if digest(state) != before:
            raise trial.broken("counting the scores changed the state")
        if len(final) < state.seats:  # there may be more: opponents without a seat
            raise trial.broken(f"there are {len(final)} scores for {state.seats} seats")
        for seat, score in enumerate(final):
            if score.total != sum(score.parts.values()):
                raise trial.broken(f"seat {seat} has {score.total} in all, but its parts are {score.parts}")
            if list(score.parts) != list(final[0].parts):
                raise trial.broken(f"seat {seat} has other categories than seat 0: {list(score.parts)}")
            if score.place != 1 + sum(1 for other in final if other.place < score.place):
                raise trial.broken(f"the places {[score.place for score in final]} leave a gap")
            if any(other.total > score.total and other.place >= score.place for other in final):
                raise trial.broken(f"seat {seat} is before one with more points: {final}")
        _right_winners(trial, state)
    for part in state.scores()[0].parts:
        for lang in LANGUAGES:
            trial.doing = f"naming the category '{part}' in '{lang}'"
            if not trial.case.game.category(part, lang):
                raise trial.broken(f"the category '{part}' has no name in '{lang}'")


def _right_winners(trial: Trial, state: State) -> None:
    first = [seat for seat, score in enumerate(state.scores()) if score.place == 1]
    if state.winners() != (first if state.over else []):
        raise trial.broken(
            f"over is {state.over}, {first} have place 1, but the winners are {state.winners()}"
        )


@Check
def taking_back(trial: Trial) -> None:
    """Moves can be undone one by one, back to the last one that gave the turn away or revealed something;
    then the state is exactly as before. Going further back is refused with the right reason."""
    past: list[State] = []
    barrier = 0
    for number, state in trial.walk():
        reason = NO_BARRIER
        if past:
            reason = _undo_error(past[-1], state)
            if reason != NO_BARRIER:
                barrier = number
        if state.undo_barrier != barrier:
            raise trial.broken(
                f"{state.undo_barrier} of {number} moves are behind the undo barrier; it should be {barrier}"
            )
        if reason != NO_BARRIER and state.barrier_reason != reason:
            raise trial.broken(f"barrier_reason is {state.barrier_reason}; it should be {reason}")
        past.append(state.copy())
        for steps in range(1, number - barrier + 1):
            found = difference(past[number - steps], undo(state, steps))
            if found:
                raise trial.broken(f"taking back {steps} does not give the state as it was: {found}")


def _undo_error(before: State, after: State) -> int:
    """Why the last move cannot be taken back, if it can't."""
    if after.knowledge.count != before.knowledge.count or after.knowledge.known != before.knowledge.known:
        return BARRIER_KNOWLEDGE
    who = after.history[-1] // after.game.move_count
    stays = before.to_move == who == after.to_move and not after.over
    return NO_BARRIER if stays else BARRIER_TURN
