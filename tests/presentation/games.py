"""Games to look at: every variant that a table can play, in positions all through a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import trailboss
from trailboss import State, seeded
from trailboss.core.contract import Value


class Variant(NamedTuple):
    """A game, for how many, with which options."""

    game: str
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={str(value)[:12]}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}" + (f"-{chosen}" if chosen else "")


VARIANTS = [
    Variant("gwt1", 2, {}),
    Variant("gwt1", 3, {"neutral_buildings": "shuffled", "building_sides": "random"}),
    Variant("gwt1", 4, {"draw_up_to": "number_first", "delivery_without_disc": "kansas_city"}),
    Variant("gwt2", 1, {"sam": "hard"}),
    Variant("gwt2", 1, {"sam": "easy", "simmental": True}),
    Variant("gwt2", 2, {"simmental": True, "building_sides": "random"}),
    Variant("gwt2", 3, {"cards_in_kansas_city": "yes", "card_ride_before_use": "yes"}),
    Variant("gwt2", 4, {}),
    Variant("winchester", 2, {}),
    Variant("winchester", 3, {"bonus_tokens": "face_down"}),
    Variant("winchester", 4, {"claims": "manual", "bank": "limited"}),
    Variant("winchester", 5, {"claims": "manual", "bonus_tokens": "face_down", "bank": "limited"}),
]


def played(variant: Variant, seed: int) -> Iterator[State]:
    """The states of one random game, from the deal to the end; the same object, played on between them.

    Now and then somebody interrupts, where the game lets them.
    """
    state = trailboss.game(variant.game).start(variant.seats, seed, **variant.options)
    chance = seeded(f"played {variant} {seed}")
    yield state
    while not state.over:
        seat = state.to_move
        if chance.below(12) == 0:
            seat = chance.below(state.seats)
        moves = state.legal_for(seat) or state.legal()
        seat = seat if state.legal_for(seat) else state.to_move
        state.play(moves[chance.below(len(moves))], seat)
        yield state
