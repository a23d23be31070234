"""Hiring workers (rulings 77, 78, 87e, 87f)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves
from trailboss.games.gwt.components.job_market import ROW_COST


@proves("GWT-77")
def test_not_from_the_row_of_the_token() -> None:
    """Workers lie in rows 1 to 3, and the token is in row 3.
    Mary hires from rows 1 and 2, exactly one."""
    game = Story(on="a", money=20, jobs={1: "cowboy builder", 2: "engineer", 3: "cowboy"}, token=3)
    game.play("do hire_0")
    assert game.may("hire") == {"cowboy row1", "builder row1", "engineer row2"}
    game.play("hire builder row1")
    assert (game.workers("builder"), game.money(), game.jobs(1)["builder"]) == (2, 14, 0)


@proves("GWT-77")
def test_a_full_row_of_the_player_board() -> None:
    """Mary has six cowboys.
    Another one cannot be hired, a craftsman can."""
    game = Story(on="a", money=20, cowboys=6, jobs={1: "cowboy builder"})
    game.play("do hire_0")
    assert game.may("hire") == {"builder row1"}


@proves("GWT-77")
@pytest.mark.parametrize(
    ("kind", "before", "action"),
    [
        ("cowboy", 1, ""),
        ("cowboy", 3, "hazard_0"),
        ("cowboy", 4, ""),
        ("cowboy", 5, "tribe"),
        ("builder", 3, "build_1"),
        ("builder", 5, "build_1"),
        ("engineer", 1, "gray_for_certificate"),
        ("engineer", 2, "gray_for_2"),
        ("engineer", 3, "hire_minus_2"),
        ("engineer", 4, "gray_for_2_certificates"),
        ("engineer", 5, "gray_for_4"),
    ],
)
def test_the_immediate_action_now_or_never(kind: str, before: int, action: str) -> None:
    """Mary hires onto the leftmost free space of the row.
    What is printed there she may do at once, or let go for good."""
    other = "cowboy" if kind == "engineer" else "engineer"
    game = Story(
        on="a",
        money=30,
        hand="gray",
        cowboys=before if kind == "cowboy" else 1,
        builders=before if kind == "builder" else 1,
        engineers=before if kind == "engineer" else 1,
        jobs={1: f"{kind} {other}"},
        stock="2a",
        tiles={"flood_1": "flood_green_4", "teepee_4": "green_tribe"},
    )
    game.play(f"do hire_0; hire {kind} row1")
    assert game.workers(kind) == before + 1
    if action:
        assert game.may() == {f"do {action}", "skip"}
        game.play("skip")
    assert game.question == "location"
    assert game.may("do") == {"hire_2"}


@proves("GWT-77")
def test_no_immediate_action_without_its_requirement() -> None:
    """Mary hires her second engineer, who would turn a gray card into a certificate, and she has none.
    She is not asked."""
    game = Story(on="a", money=6, jobs={1: "engineer"})
    game.play("do hire_0; hire engineer row1")
    assert game.may() == {"end"}


@proves("GWT-78", "GWT-87f")
def test_a_chain_of_hires() -> None:
    """Mary's fourth engineer lets her hire again, 2 dollars cheaper: a fourth craftsman, who builds at once.
    All of it comes before anything else, and then the second hire of A is still there."""
    game = Story(
        on="a",
        money=30,
        engineers=3,
        builders=3,
        hand="obj_01 white",
        stock="1a",
        jobs={1: "engineer builder", 2: "cowboy"},
        token=3,
    )
    game.play("do hire_0; hire engineer row1")
    assert game.may() == {"do hire_minus_2", "skip"}, "no card and no other action in between"
    game.play("do hire_minus_2; hire builder row1")
    assert game.money() == 30 - 6 - 4
    assert game.may() == {"do build_1", "skip"}
    game.play("do build_1; build 1; at a1")
    assert game.money() == 19
    assert game.may() == {"do white_for_2", "do hire_2", "play obj_01", "end"}
    game.play("do hire_2; hire cowboy row2")
    assert game.money() == 11


@proves("GWT-78")
def test_a_chain_within_the_second_hire() -> None:
    """Mary hires a third engineer, turns a gray card into money, and with it hires the fourth, who hires a
    fifth. The fifth one's space asks for another gray card."""
    game = Story(
        on="a", money=19, engineers=2, hand="gray gray", jobs={1: "engineer engineer", 2: "engineer"}, token=3
    )
    game.play("do hire_0; hire engineer row1; do gray_for_2")
    assert game.money() == 15
    game.play(
        "do hire_2; hire engineer row1; do hire_minus_2; hire engineer row2; do gray_for_2_certificates"
    )
    assert (game.workers("engineer"), game.money(), game.marker()) == (5, 3, 2)


@proves("GWT-87e")
def test_no_hire_for_nothing() -> None:
    """The cheapest row costs 4, and the best icon takes off 2.
    So 2 dollars is the least anybody pays."""
    assert min(ROW_COST) == 4
    game = Story(
        on="a", money=8, engineers=3, jobs={1: "engineer", 12: "cowboy"}, closed_by="Tom", hand="white"
    )
    game.play("do hire_0; hire engineer row1; do hire_minus_2; hire cowboy row12")
    assert game.money() == 0
