"""Stories of one player, Mary, against Sam. Her turn is over before it began, so that his card comes at
once."""

from typing import Any

from tests.gwt2.story import Story

QUIET = "4 5 10 14 15"
"""Cards that do nothing at an empty trail for a Sam who is specialized in cowboys; he moves all the same."""


def before_sams_turn(cards: int | str, **table: Any) -> Story:
    """Mary on E, with nothing done yet; the next cards of Sam's deck are these."""
    laid: dict[str, Any] = {"sam": "medium", "on": "e", "sams_cards": str(cards), **table}
    return Story("Mary Sam", **laid)


def pass_to_sam(game: Story) -> None:
    """Mary gains a dollar and ends her turn; Sam has his, and it is hers again."""
    game.play("Mary: aux dollars single; end")
    assert game.to_move == "Mary"


def sams_turn(cards: int | str, **table: Any) -> Story:
    """The table after Sam's turn with the first of these cards. Mary has gained a dollar before."""
    game = before_sams_turn(cards, **table)
    pass_to_sam(game)
    return game


def visits(count: int, **table: Any) -> Story:
    """Sam has been to Kansas City so many times, from G with a step each, while Mary stood by."""
    laid: dict[str, Any] = {"at": {"Sam": "g"}, **table}
    game = before_sams_turn(QUIET, **laid)
    for visit in range(count):
        if visit:
            game.state.herder[1] = game.state.trail.ids.index("g")
            game.state.herder[0] = game.state.trail.ids.index("start")
            game.play("Mary: ride a")
        assert game.state.sam is not None
        pass_to_sam(game)
    return game
