"""A token before every decision: one story for each question that a turn can ask (ruling 116)."""

from typing import Any, Final

import pytest

from tests.gwt2.story import Story
from tests.ledger import proves
from trailboss.games.gwt.questions.cards.out_of_turn import RESUME
from trailboss.games.gwt.rules.effects import questions

COMMON: Final[dict[str, Any]] = {"tokens": 1, "stack": "black green red"}
TRAIL: Final = {"flood_1": "flood_green_4", "outlaw_4": "green_tribe", "outlaw_5": "green_tribe"}
ARRIVED: Final = "foresight upper; foresight upper; foresight upper"
TURNOUT: Final[dict[str, Any]] = {"on": "c", "engine": "4", "money": 9, "cowboys": 2}

QUESTIONS: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "phase_a": ({"at": "a"}, ""),
    "via": ({"at": "a", "buildings": {"a1": "Tom 2a"}, "tiles": TRAIL, "money": 9}, "ride b"),
    "location": ({"on": "a"}, ""),
    "end_turn": ({"on": "kansas_city"}, f"{ARRIVED}; certificates 0; deliver kansas_city; disc aux_dollar_2"),
    "ride": ({"on": "a1", "buildings": {"a1": "Mary 3a"}}, "do herder_1"),
    "free_ride": ({"at": "a", "hand": "obj_11"}, "play obj_11; do herder_free_3"),
    "hire": ({"on": "a", "money": 20, "jobs": {1: "cowboy"}}, "do hire_0"),
    "build": ({"on": "b", "money": 20}, "do build_2"),
    "build_at": ({"on": "b", "money": 20}, "do build_2; build 1"),
    "buy": ({"on": "e", "money": 6, "cattle": "red"}, "do buy_cattle"),
    "engine": ({"on": "c", "engineers": 2}, "do engine_per_engineer"),
    "engine_back": ({"on": "a1", "buildings": {"a1": "Mary 1b"}, "engine": "5"}, "do engine_back_for_3"),
    "engine_home": ({"on": "c", "engine": "38"}, "do engine_per_engineer; engine 39"),
    "engine_for_delivery": (
        {"on": "a1", "buildings": {"a1": "Mary 9a"}, "engine": "5"},
        "do extraordinary_delivery",
    ),
    "upgrade": (TURNOUT, "do engine_per_engineer; engine t1"),
    "station_behind": (
        {"on": "a1", "buildings": {"a1": "Mary 9b"}, "engine": "9", "money": 9},
        "do upgrade_behind",
    ),
    "master": (TURNOUT, "do engine_per_engineer; engine t1; disc aux_dollar_2"),
    "hazard": ({"on": "f", "money": 7, "tiles": TRAIL}, "do hazard_7"),
    "tribe": ({"on": "d", "tiles": TRAIL}, "do tribe"),
    "objective": ({"on": "c"}, "do objective"),
    "auxiliary": ({"on": "g"}, "do auxiliary"),
    "discard_any": (
        {"on": "drought_risk_1", "buildings": {"drought_risk_1": "Mary 2a"}, "hand": "gray white"},
        "do any_for_certificate",
    ),
    "discard_pair": ({"on": "f", "hand": "gray gray white white"}, "do pair_for_4"),
    "discard_second": ({"on": "f", "hand": "brown3 brown4 brown5"}, "do pair_for_4; discard brown3"),
    "discard_value3": (
        {"on": "a1", "buildings": {"a1": "Mary 5a"}, "hand": "red blue"},
        "do value3_for_7",
    ),
    "discard_objective": (
        {"on": "a1", "buildings": {"a1": "Mary 1b"}, "hand": "obj_01 obj_02"},
        "do objective_card_for_2_certificates",
    ),
    "discard": ({"on": "a", "hand": "gray"}, "aux draw single"),
    "draw": ({"on": "a", "hand": "obj_06 gray"}, "play obj_06; do draw_3"),
    "remove": (
        {"on": "a", "engine": "2", "cleared": "aux_remove_1", "hand": "gray white"},
        "aux remove single",
    ),
    "copy": (
        {"on": "a2", "buildings": {"a1": "Mary 2a", "a2": "Mary 6b", "a3": "Mary 3a"}},
        "do copy",
    ),
    "foresight": ({"on": "kansas_city"}, ""),
    "certificates": ({"on": "kansas_city", "hand": "red blue"}, ARRIVED),
    "simmental": (
        {"on": "kansas_city", "hand": "orange1 orange2", "options": {"simmental": True}},
        f"{ARRIVED}; certificates 0",
    ),
    "deliver": ({"on": "kansas_city", "hand": "red blue"}, f"{ARRIVED}; certificates 0"),
    "disc": ({"on": "kansas_city"}, f"{ARRIVED}; certificates 0; deliver kansas_city"),
    "immediate": ({"at": "a", "hand": "obj_16"}, "play obj_16"),
}
"""Question -> a table and the moves that lead to it."""
LISTED: Final = {"phase_a", "location", "certificates", "simmental"}
"""Where other cards in the hand can change what somebody wants: there search and learning meet the token
too."""
SAME: Final = {question.name for question in questions()} - {
    "discard",
    "remove",
    "simmental",
    "location",
    "discard_any",
}
"""Questions whose answers do not depend on the cards that come and go here."""


def asked(question: str) -> Story:
    table, moves = QUESTIONS[question]
    story = Story(**{**COMMON, **table})
    if moves:
        story.play(moves)
    assert story.question == question
    return story


def test_every_question_is_covered() -> None:
    assert set(QUESTIONS) == {question.name for question in questions()}


@proves("GWT-116")
@pytest.mark.parametrize("question", QUESTIONS)
def test_first_my_token(question: str) -> None:
    """Whatever Mary is asked, she may use her token first. A card comes and goes, and the same is asked
    again."""
    story = asked(question)
    assert ("exchange" in story.may()) == (question in LISTED)
    assert "exchange" in story.may_interrupt("Mary")
    before = story.may() - {"exchange"}
    story.interrupt("Mary", "exchange")
    story.play("draw; stop")
    if RESUME in story.state.frames.to_list():  # else it was the only card to discard
        story.play("discard black")
    assert (story.question, story.to_move, story.tokens()) == (question, "Mary", 0)
    if question in SAME:
        assert story.may() == before


@proves("GWT-116")
@pytest.mark.parametrize("question", QUESTIONS)
def test_before_anothers_decision(question: str) -> None:
    """Whatever Mary is asked, Tom may use his token first, and it changes nothing for her."""
    table, moves = QUESTIONS[question]
    story = Story(**{**COMMON, **table, "tokens": {"Tom": 1}})
    if moves:
        story.play(moves)
    before, cards = story.may(), (story.hand(), story.stack(), story.pile())
    assert story.may_interrupt("Tom") == {"exchange"}
    story.interrupt("Tom", "exchange")
    story.play("Tom: draw; stop")
    if story.to_move == "Tom":
        story.play(f"Tom: discard {min(story.may('discard'))}")
    assert (story.to_move, story.question, story.may()) == ("Mary", question, before)
    assert (story.hand(), story.stack(), story.pile()) == cards
