"""Positions that load can be played: what could not come up, or leads nowhere, is refused."""

import random
from copy import deepcopy
from typing import Any, cast

import pytest

import trailboss
from trailboss import BadPosition
from trailboss.games.gwt.components.trail import GOAL_SPACE
from trailboss.games.gwt.state.table import Table


def middle(game: str, moves: int = 150) -> Table:
    """A table after so many random moves."""
    state = trailboss.game(game).start(seats=3, seed=5)
    chance = trailboss.seeded(5)
    for _ in range(moves):
        state.play_any(chance)
    return cast(Table, state)


def changed(state: Table, **changes: object) -> dict[str, Any]:
    return cast(dict[str, Any], deepcopy(state.dump())) | changes


def refused(state: Table, **changes: object) -> None:
    with pytest.raises(BadPosition):
        state.config.game.load(state.config, changed(state, **changes))


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_frames_without_a_turn_at_the_bottom_are_rejected(game: str) -> None:
    state = middle(game)
    refused(state, agenda=state.frames.to_list()[3:])
    refused(state, agenda=state.frames.to_list()[6:])


def test_numbers_that_a_frame_cannot_have_are_refused() -> None:
    state = middle("gwt1")
    turn = state.frames.to_list()[:6]
    for frame in ([45, 3, 0], [48, 10, 0], [30, 99, 0], [49, -1, -1], [41, 0, 0], [41, 30, 0], [22, 0, 1]):
        refused(state, agenda=[*turn, *frame])


def test_nobody_waits_in_kansas_city_for_a_turn() -> None:
    state = middle("gwt1")
    herders = state.herder[:]
    herders[(state.to_move + 1) % 3] = GOAL_SPACE
    refused(state, herder=herders)


def test_a_required_card_must_be_in_hand() -> None:
    state = middle("gwt1")
    seat = state.to_move
    hands, stacks = deepcopy(state.hand), deepcopy(state.stack)
    stacks[seat] += hands[seat]
    hands[seat] = []
    refused(
        state, agenda=[*state.frames.to_list()[:6], 37, 0, 0], hand=hands, stack=stacks, unseen=[[], [], []]
    )


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_positions_with_changed_frames_are_refused_or_have_a_legal_move(game: str) -> None:
    chance = random.Random(11)
    loaded = 0
    for moves in range(20, 260, 40):
        state = middle(game, moves)
        for _ in range(40):
            data = changed(state)
            frames = data["agenda"]
            frames[chance.randrange(len(frames))] = chance.randrange(-2, 60)
            try:
                again = state.config.game.load(state.config, data)
            except BadPosition:
                continue
            loaded += 1
            again.play(again.legal()[0])
            assert again.over or again.legal()
    assert loaded
