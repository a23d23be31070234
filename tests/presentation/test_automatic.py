"""Answers that a table gives by itself: they are forced, make no difference, and tell nobody about a hand."""

from __future__ import annotations

from collections import Counter

import pytest

import trailboss
from tests.gwt2.story import Story
from tests.presentation.games import VARIANTS, Variant, played
from tests.server.worlds import other_world
from trailboss import State
from trailboss.core.messages import format_message
from trailboss.games.gwt.rules.effects import QUESTIONS
from trailboss.games.gwt.state.table import Table
from trailboss.presentation import automatic, leads_on, together

GWT = [variant for variant in VARIANTS if variant.game.startswith("gwt")]


def question(state: State) -> str:
    assert isinstance(state, Table)
    return QUESTIONS[state.frames.kind()].name


@pytest.mark.parametrize("variant", GWT, ids=str)
def test_automatic_answers_do_not_depend_on_hidden_information(variant: Variant) -> None:
    found: Counter[str] = Counter()
    for number, state in enumerate(played(variant, 3)):
        if state.over or number % 2:
            continue
        answer = automatic(state)
        found[question(state) if answer is not None else ""] += 1
        for viewer in (None, *range(state.seats)):
            if viewer != state.to_move:
                assert automatic(other_world(state, viewer, f"{number}")) == answer
    assert sum(found.values()) > found[""] > 0


def test_every_kind_of_forced_answer_comes_up() -> None:
    found = {
        question(state)
        for variant in GWT
        for state in played(variant, 2)
        if not state.over and automatic(state) is not None
    }
    assert found == {"certificates", "discard_second", "engine", "foresight", "ride", "via"}


@pytest.mark.parametrize("variant", VARIANTS[:8:3], ids=str)
def test_other_answers_lead_to_the_same(variant: Variant) -> None:
    for state in played(variant, 5):
        answer = None if state.over else automatic(state)
        if answer is None:
            continue
        assert answer in state.legal()
        for other in state.legal():
            assert outcome(state, other, answer) == outcome(state, answer, answer)


def outcome(state: State, move: int, answer: int) -> object:
    """What everybody has after a move, and all that the table answers next."""
    tried = state.copy()
    tried.play(move)
    while question(tried) == question(state) == "via":
        tried.play(automatic(tried) or answer)
    assert isinstance(tried, Table)
    return tried.money, tried.herder, tried.tile, tried.jobs, tried.engine, tried.hand


def test_a_whole_draw_is_one_step() -> None:
    state = trailboss.game("gwt2").start(2, 1)
    while not state.over:
        for step in together(state, state.to_move):
            tried = state.copy()
            for move in step.moves:
                assert move in tried.legal_for(state.to_move)
                tried.play(move, state.to_move)
            assert question(tried) == "discard"
            return
        state.play(state.legal()[0])
    raise AssertionError("nothing was ever drawn")


def test_a_token_draws_the_last_card_in_one_step_too() -> None:
    story = Story(on="a", tokens=1, hand="gray green", stack="black", pile="")
    (step,) = together(story.state, story.state.to_move)
    assert [story.state.game.text(move) for move in step.moves] == ["exchange", "draw"]
    assert (
        format_message(step.text.key, step.text.args, "en") == "Exchange token: draw 1 card, then discard 1"
    )


def test_only_actions_lead_to_a_shortcut() -> None:
    led = {
        state.game.text(move).split()[0]
        for state in played(GWT[7], 1)
        if not state.over
        for move in state.legal()
        if leads_on(state, move)
    }
    assert led == {"do", "aux"}
