"""What the worked examples of both editions begin with."""

from typing import TypeVar

from tests.gwt.story import Story

Edition = TypeVar("Edition", bound=Story)

WHITE_DISCS = {
    "aux_dollar_2",
    "aux_draw_2",
    "aux_certificate_1",
    "aux_certificate_2",
    "aux_engine_1",
    "aux_engine_2",
    "aux_remove_1",
    "aux_remove_2",
    "cert_4",
}
DARK_DISCS = {"cert_6", "step_dollars", "step_vp", "hand_1", "hand_2"}
THREE_BUILDINGS = {"a1": "Mary 2a", "a2": "Mary 3a", "a3": "Mary 4a"}


def in_kansas_city(
    story: type[Edition], marker: int = 0, masters: str = "", engine: str = "0", cities: str = ""
) -> Edition:
    """Mary in Kansas City with cards worth 8, about to count her income."""
    game = story(
        on="kansas_city",
        hand="green green red yellow",
        marker=marker,
        masters=masters,
        engine=engine,
        cities=cities,
    )
    game.play("foresight upper; foresight upper; foresight upper")
    return game


def discards_for(
    story: type[Story], space: str, building: str, hand: str, moves: str, money: int, marker: int
) -> None:
    """Mary discards the cards an action shows.
    They go to her discard pile and she has what the action gives."""
    game = story(on=space, hand=hand, buildings={space: building} if building else {})
    game.play(moves)
    assert (game.money(), game.marker(), game.hand(), game.pile()) == (money, marker, "", hand)
