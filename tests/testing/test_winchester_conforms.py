"""Daddy Winchester keeps every promise of the contract, on all seats and with all options."""

from collections.abc import Mapping
from itertools import product
from typing import Final

import pytest

import trailboss
from tests.ledger import proves
from trailboss import State
from trailboss.core.contract import Value
from trailboss.games.winchester.components.cards import MINE_PLACES, PLOTS, SECRET_EACH
from trailboss.games.winchester.components.map import standard
from trailboss.games.winchester.state.table import (
    BONUS_PLACE,
    MINE_PLACE,
    ORDER_PLACE,
    RANCH_PLACE,
    SECRET_PLACE,
    Table,
)
from trailboss.testing import Case, conformance
from trailboss.testing.case import Trial

WINCHESTER: Final = trailboss.game("winchester")
SEATS: Final = (2, 3, 4, 5)
OWN_MAP: Final = (
    standard()
    .text.replace("movement = 7\nsaloon = 6\nrumor = 6", "movement = 5\nsaloon = 5\nrumor = 9")
    .replace("[0, 2, 3, 5, 7]", "[1, 1, 2, 4, 8]")
)


def hidden(state: State, seat: int) -> Mapping[str, object]:
    """Everything that a seat doesn't know and can't work out, either (WIN-S-9)."""
    assert isinstance(state, Table)
    found: dict[str, object] = {}
    for name, cards, first, places, enough in (
        ("a secret objective", state.secret, SECRET_PLACE, SECRET_EACH * state.seats, 1),
        ("a mine card", state.mines, MINE_PLACE, MINE_PLACES, 1),
        ("the ranch card", state.ranch, RANCH_PLACE, 1, 1),
        ("a bonus token", state.bonus, BONUS_PLACE, PLOTS + 1, 2),
        ("the order of the plots", state.order, ORDER_PLACE, PLOTS, 2),
    ):
        unknown = [cards[place] for place in range(places) if not state.knowledge.knows(seat, first + place)]
        if len(unknown) >= enough:  # the last token or plot can be worked out from the others
            found[name] = unknown
    return found


def options() -> list[tuple[int, dict[str, Value]]]:
    """All mixes of tokens, claims and bank, on all seats; the other options and the map take turns."""
    firsts: list[Value] = ["drawn", 0, 1, 2, 3, 4]
    mixes: list[tuple[int, dict[str, Value]]] = []
    for seats, tokens, claims, bank in product(
        SEATS, ("face_up", "face_down"), ("automatic", "manual", "prompted"), ("unlimited", "limited")
    ):
        number = len(mixes)
        mix: dict[str, Value] = {"bonus_tokens": tokens, "claims": claims, "bank": bank}
        mix["first"] = firsts[number % (seats + 1)]
        mix["vehicles"] = ("drawn", "chosen")[number % 2]
        mix["duels"] = ("on_turn", "any_time")[number // 2 % 2]
        mix["majority_tie"] = ("largest_group", "touching_plots")[number // 3 % 2]
        if number % 3 == 0:
            mix["map"] = OWN_MAP
        mixes.append((seats, mix))
    return mixes


def name_of(mix: tuple[int, dict[str, Value]]) -> str:
    return "-".join([str(mix[0]), *(str(value)[:9] for value in mix[1].values())])


@proves("WIN-N-1", "WIN-S-8", "WIN-S-9")
@pytest.mark.parametrize("mix", options(), ids=name_of)
def test_winchester_conforms(mix: tuple[int, dict[str, Value]]) -> None:
    seats, chosen = mix
    seed = options().index(mix)
    done = conformance.check(WINCHESTER, [seats], [seed], chosen, every=20, hidden=hidden)
    assert done == len(conformance.CHECKS)


def test_all_values_of_all_options_were_tried() -> None:
    for option in WINCHESTER.options:
        tried = {mix[option.name] for _, mix in options() if option.name in mix}
        assert tried >= set(option.choices or [OWN_MAP])


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_information_in_every_second_state(seats: int) -> None:
    chosen: dict[str, Value] = {"bonus_tokens": "face_down", "claims": "prompted"}
    case = Case(WINCHESTER, seats, seed=100 + seats, options=chosen, every=2, hidden=hidden)
    conformance.secrets(case)
    conformance.determinizations(case)


def test_claims_made_between_the_turns_of_others_come_up() -> None:
    """The random games above do contain out-of-turn moves; otherwise they would be untested."""
    out_of_turn = 0
    for seed in range(10):
        trial = Trial(Case(WINCHESTER, 4, seed, {"claims": "manual"}), "out_of_turn")
        out_of_turn += sum(
            1 for number, state in trial.walk() if not state.over and trial.script[number][0] != state.to_move
        )
    assert out_of_turn > 0
