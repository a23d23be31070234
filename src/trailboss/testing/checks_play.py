"""Checks of play: legal moves can be played, illegal ones are refused with a reason, and the game ends."""

import re
from typing import Final

from trailboss.core.contract import State
from trailboss.core.errors import BadMove, IllegalMove, Reason, TrailbossError
from trailboss.core.messages import LANGUAGES
from trailboss.testing.case import Trial
from trailboss.testing.checking import Check
from trailboss.testing.compare import difference

_RULING: Final = re.compile(r"[A-Z]+(-[A-Z])?-\d+[a-z]?")


@Check
def notation(trial: Trial) -> None:
    """Every move has its own notation, which parses in any case and spacing and fits into a record."""
    game = trial.case.game
    rng = trial.chance("casing")
    for move in range(game.move_count):
        text = game.text(move)
        if game.move(text) != move:
            raise trial.broken(f"'{text}' is written for move {move} and read as move {game.move(text)}")
        if text != " ".join(text.split()) or not text or any(sign in text for sign in ";#"):
            raise trial.broken(f"'{text}' does not fit into a record: no ';', no '#', single blanks")
        spelled = "".join(sign.upper() if rng.below(2) else sign for sign in text).replace(" ", "  ")
        trial.doing = f"reading ' {spelled} '"
        if game.move(f" {spelled} ") != move:
            raise trial.broken(f"' {spelled} ' is not read as '{text}'")
    trial.doing = ""
    for number in (-1, game.move_count):
        try:
            game.text(number)
        except BadMove:
            continue
        raise trial.broken(f"there is no move {number}, yet it has a notation")
    for text in ("", "no such move"):
        try:
            game.move(text)
        except BadMove:
            continue
        raise trial.broken(f"'{text}' is read as a move")


@Check
def random_play(trial: Trial) -> None:
    """Random play comes to an end; until then the seat to move has something to choose, each choice once."""
    count = trial.case.game.move_count
    for number, state in trial.walk():
        if not 0 <= state.to_move < state.seats:
            raise trial.broken(f"to_move is {state.to_move}")
        if len(state.history) != number:
            raise trial.broken(f"the history has {len(state.history)} entries after {number} moves")
        if number:
            seat, move = trial.script[number - 1]
            if state.history[-1] != seat * count + move:
                raise trial.broken(
                    f"the history ends with {state.history[-1]} after move {move} of seat {seat}"
                )
        for seat in range(state.seats):
            moves = state.legal_for(seat)
            if len(set(moves)) != len(moves):
                raise trial.broken(f"the legal moves of seat {seat} hold one twice: {moves}")
            if any(type(move) is not int or not 0 <= move < count for move in moves):
                raise trial.broken(f"the legal moves of seat {seat} hold one that is no move: {moves}")
        moves, allowed = state.legal(), state.legal_for(state.to_move)
        besides = [] if state.over else state.out_of_turn_moves(state.to_move)  # legal, but not worth listing
        if allowed[: len(moves)] != moves or any(move not in besides for move in allowed[len(moves) :]):
            raise trial.broken("legal() and legal_for(to_move) differ")
        moves.clear()
        if not state.legal() and not state.over:
            raise trial.broken("legal() hands out a list that is not the caller's own")


@Check
def legal_moves(trial: Trial) -> None:
    """Every legal move, also out of turn, can be played, and the game continues or is over."""
    for _, state in trial.closely():
        for seat in range(state.seats):
            for move in state.legal_for(seat):
                twin = state.copy()
                try:
                    trial.play(twin, seat, move)
                except TrailbossError as error:
                    raise trial.broken(
                        f"{trial.text(move)} is legal for seat {seat}, but refused: {error}"
                    ) from error
                if not twin.over and not twin.legal():
                    raise trial.broken(f"after {trial.text(move)} of seat {seat} nobody can move")


@Check
def refusals(trial: Trial) -> None:
    """Every illegal move is refused for every seat, with a reason in all languages and a ruling; why_not
    says the same; and the state stays unchanged."""
    for _, state in trial.closely():
        if not state.over:
            _refuses_all_else(trial, state)


@Check
def after_the_end(trial: Trial) -> None:
    """When the game is over nothing is legal for anybody, and every move is refused with a reason."""
    *_, (_, state) = trial.walk()
    for seat in range(state.seats):
        if state.legal_for(seat):
            raise trial.broken(f"the game is over, but seat {seat} has legal moves: {state.legal_for(seat)}")
    if state.legal():
        raise trial.broken(f"the game is over, but there are legal moves: {state.legal()}")
    _refuses_all_else(trial, state)


def _refuses_all_else(trial: Trial, state: State) -> None:
    before, twin = state.copy(), state.copy()
    twin.events = []
    for seat in range(state.seats):
        legal = set(state.legal_for(seat))
        for move in range(state.game.move_count):
            reason = state.why_not(move, seat)
            if move in legal:
                if reason is not None:
                    raise trial.broken(
                        f"{trial.text(move)} is legal for seat {seat}, but why_not says: {reason}"
                    )
                continue
            if reason is None:
                raise trial.broken(
                    f"{trial.text(move)} is not legal for seat {seat}, but why_not has no reason"
                )
            _check_reason(trial, reason)
            given = _refused(trial, twin, seat, move)
            if given != reason:
                raise trial.broken(
                    f"{trial.text(move)} is refused with '{given}', but why_not says '{reason}'"
                )
    for number in (-1, state.game.move_count):
        try:
            twin.play(number)
        except BadMove:
            continue
        raise trial.broken(f"there is no move {number}, yet it can be played")
    if twin.events:
        raise trial.broken(f"a refused move tells of events: {twin.events}")
    changed = difference(before, state)
    if changed:
        raise trial.broken(f"asking why_not changed the state: {changed}")
    changed = difference(before, twin)
    if changed:
        raise trial.broken(f"{_culprit(trial, state)} changed the state: {changed}")


def _refused(trial: Trial, state: State, seat: int, move: int) -> Reason:
    """The reason with which a move is refused when it is played."""
    trial.doing = f"playing {trial.text(move)} for seat {seat}, which is not legal,"
    try:
        state.play(move, seat)
    except IllegalMove as error:
        trial.doing = ""
        if error.ruling != error.reason.ruling:
            raise trial.broken(f"the error names {error.ruling}, its reason {error.reason.ruling}") from error
        return error.reason
    raise trial.broken(f"{trial.text(move)} is not legal for seat {seat}, but can be played")


def _check_reason(trial: Trial, reason: Reason) -> None:
    if not _RULING.fullmatch(reason.ruling):
        raise trial.broken(
            f"the reason '{reason.key}' names no ruling such as WIN-A-3, but '{reason.ruling}'"
        )
    for lang in LANGUAGES:
        trial.doing = f"formatting the reason '{reason.key}' in '{lang}'"
        if not reason.render(lang):
            raise trial.broken(f"the reason '{reason.key}' says nothing in '{lang}'")
    trial.doing = ""


def _culprit(trial: Trial, state: State) -> str:
    """Which refused move changes the state."""
    for seat in range(state.seats):
        legal = set(state.legal_for(seat))
        for move in range(state.game.move_count):
            if move not in legal:
                twin = state.copy()
                _refused(trial, twin, seat, move)
                if difference(state, twin):
                    return f"rejecting {trial.text(move)} to seat {seat}"
    return "rejecting many moves"
