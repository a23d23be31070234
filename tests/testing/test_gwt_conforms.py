"""Great Western Trail keeps every promise of the contract, with all seats and every value of every option."""

from collections.abc import Mapping
from typing import Final

import pytest

import trailboss
from tests.ledger import proves
from trailboss import State
from trailboss.core.contract import Value
from trailboss.games.gwt.state.table import Table
from trailboss.testing import conformance

GWT1: Final = trailboss.game("gwt1")
SEATS: Final = (2, 3, 4)


def hidden(state: State, seat: int) -> Mapping[str, object]:
    """All that a seat cannot know (GWT-32f): what others hold, and the order of every stack."""
    assert isinstance(state, Table)
    found: dict[str, object] = {}
    stacks = [("cattle stack", state.cattle_stack), ("objective stack", state.objectives)]
    stacks += [(f"supply {number}", tiles) for number, tiles in enumerate(state.supply)]
    stacks += [(f"draw stack {rancher}", cards) for rancher, cards in enumerate(state.stack)]
    for name, cards in stacks:
        if len(set(cards)) > 1:
            found[f"the order of the {name}"] = cards[:]
    for rancher in range(state.seats):
        if rancher != seat and not state.over and set(state.hand[rancher]) != set(state.stack[rancher]):
            if state.hand[rancher] and state.stack[rancher]:
                found[f"hand {rancher}"] = sorted(state.hand[rancher])
    return found


def mixes() -> list[tuple[int, dict[str, Value]]]:
    """One mix for each value of each option, seats taking turns, always with the set-up of later games."""
    later: dict[str, Value] = {"neutral_buildings": "shuffled", "building_sides": "random"}
    found: list[tuple[int, dict[str, Value]]] = [(seats, {}) for seats in SEATS]
    for option in GWT1.options:
        for value in option.choices:
            if value != option.default:
                seats = SEATS[len(found) % 3] if not isinstance(value, int) else 4
                found.append((seats, {**later, option.name: value}))
        if option.parts:  # the last word of each place, or the places the other way round
            words = option.example().split()[::-1] if option.distinct else [part[-1] for part in option.parts]
            found.append((3, {option.name: " ".join(words)}))
    return found


def name_of(mix: tuple[int, dict[str, Value]]) -> str:
    return "-".join(
        [str(mix[0]), *(f"{name}={str(value)[:12]}" for name, value in list(mix[1].items())[-1:])]
    )


PLAYED: Final = mixes() if trailboss.COMPILED else mixes()[::3]
"""All of them on the compiled build, which takes a tenth of the time, and a third on plain Python."""


@proves("GWT-32f", "GWT-76a")
@pytest.mark.parametrize("mix", PLAYED, ids=name_of)
def test_great_western_trail_conforms(mix: tuple[int, dict[str, Value]]) -> None:
    seats, chosen = mix
    seed = mixes().index(mix)
    # Taking back replays the game for every move; it does not depend on seats or options, so once is enough.
    checks = [name for name in conformance.CHECKS if name != "taking_back" or (seats == 2 and not chosen)]
    done = conformance.check(GWT1, [seats], [seed], chosen, every=240, hidden=hidden, only=checks)
    assert done == len(checks) >= len(conformance.CHECKS) - 1


def test_all_values_of_all_options_were_tried() -> None:
    for option in GWT1.options:
        tried = {mix.get(option.name, option.default) for _, mix in mixes()}
        assert tried >= set(option.choices)
