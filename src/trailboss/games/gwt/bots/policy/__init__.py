"""The learned policy of Great Western Trail: the drover's appraisal, corrected by what search has found.

features.py   features of a position and of its moves
"""

from importlib.resources import files
from pathlib import Path
from typing import Final

from trailboss.bots.policy.files import read
from trailboss.bots.policy.network import BadPolicy, MoveFeatures, PolicyNetwork
from trailboss.core.contract import State
from trailboss.games.gwt.bots.drover.answers import answer, worths
from trailboss.games.gwt.bots.drover.appraisal import Appraisal
from trailboss.games.gwt.bots.drover.weights import WEIGHTS
from trailboss.games.gwt.bots.policy.features import (
    MOVE_FEATURES,
    POSITION_FEATURES,
    QUESTION,
    move_features,
    position_features,
)
from trailboss.games.gwt.state.table import Table

FILE: Final = "gwt.policy"
MARGIN: Final = 0.75
"""A move has to be better than the drover's by this many points to be chosen instead."""
_usual: Final[dict[str, PolicyNetwork | None]] = {}


def usual_policy() -> PolicyNetwork | None:
    """The policy that comes with the game, for both editions; None if there is none."""
    if FILE not in _usual:
        path = Path(str(files("trailboss"))) / "games" / "gwt" / "bots" / "learned" / FILE
        _usual[FILE] = read(path, FILE) if path.is_file() else None
    return _usual[FILE]


def policy_fits(network: PolicyNetwork) -> None:
    """Raises `BadPolicy` for one that was learned for another game, or from other features."""
    if (network.position_features, network.move_features) != (POSITION_FEATURES, MOVE_FEATURES):
        raise BadPolicy("bots.policy.other_game", name=network.name)


def choose(table: Table, seat: int, network: PolicyNetwork) -> int:
    """The move that the policy prefers."""
    legal = table.legal_for(seat)
    if len(legal) == 1:
        return legal[0]
    view = Appraisal(table, seat, WEIGHTS)
    favourite = answer(view, legal[:])
    if table.to_move != seat or QUESTION + table.frames.kind() not in network.questions:
        view.close()
        return favourite
    scores = network.scores(
        position_features(view), move_features(view, legal, favourite, worths(view, legal))
    )
    view.close()
    best, bar = favourite, scores[legal.index(favourite)] + MARGIN
    for index in range(len(legal)):
        if scores[index] > bar:
            best, bar = legal[index], scores[index]
    return best


def ranked(table: Table, seat: int, legal: list[int], network: PolicyNetwork) -> list[int]:
    """These moves, the one that the policy likes most first."""
    view = Appraisal(table, seat, WEIGHTS)
    favourite = answer(view, legal[:])
    scores = network.scores(
        position_features(view), move_features(view, legal, favourite, worths(view, legal))
    )
    view.close()
    by_move = dict(zip(legal, scores, strict=True))
    return sorted(legal, key=lambda move: -by_move[move])


def describe(state: State, seat: int, moves: list[int]) -> tuple[list[float], list[MoveFeatures]]:
    """The features of the position for a seat, and of some of its moves."""
    assert isinstance(state, Table)
    legal = state.legal_for(seat)
    view = Appraisal(state, seat, WEIGHTS)
    found = move_features(view, legal, answer(view, legal[:]), worths(view, legal))
    by_move = dict(zip(legal, found, strict=True))
    position = position_features(view)
    view.close()
    return position, [by_move[move] for move in moves]
