"""The second edition keeps every promise of the contract: alone against Sam and with 2 to 4 seats, with and
without Simmental."""

from collections.abc import Mapping
from typing import Final

import pytest

import trailboss
from tests.ledger import proves
from trailboss import State
from trailboss.core.contract import Value
from trailboss.games.gwt.solo.deck import LEVELS, sam_deck
from trailboss.games.gwt.state.table import Table
from trailboss.testing import Case, conformance
from trailboss.testing.case import Trial

GWT2: Final = trailboss.game("gwt2")
OWN_DECK: Final = sam_deck("standard").text.replace(
    '4 = { steps = 1, do = ["outlaw"] }', '4 = { steps = 3, do = ["build", "hazard"] }'
)


def hidden(state: State, seat: int) -> Mapping[str, object]:
    """All that a seat cannot know (GWT-32f): what others hold, the order of every stack and of Sam's deck."""
    assert isinstance(state, Table)
    found: dict[str, object] = {}
    stacks = [("cattle stack", state.cattle_stack), ("objective stack", state.objectives)]
    stacks += [(f"supply {number}", tiles) for number, tiles in enumerate(state.supply)]
    stacks += [(f"draw stack {rancher}", cards) for rancher, cards in enumerate(state.stack)]
    if state.sam is not None:
        stacks.append(("deck of Sam", state.sam.deck))
    for name, cards in stacks:
        if len(set(cards)) > 1:
            found[f"the order of the {name}"] = cards[:]
    for rancher in range(state.seats):
        hand, stack = state.hand[rancher], state.stack[rancher]
        if rancher != seat and not state.over and hand and stack and set(hand) != set(stack):
            found[f"hand {rancher}"] = sorted(hand)
    return found


def mixes() -> list[tuple[int, dict[str, Value]]]:
    """1 seat on every level and 2 to 4 seats, each with and without Simmental; the house rules take turns."""
    later: dict[str, Value] = {"neutral_buildings": "shuffled", "building_sides": "random"}
    tables: list[tuple[int, dict[str, Value]]] = [(1, {"sam": level}) for level in LEVELS]
    tables += [(seats, {}) for seats in (2, 3, 4)]
    found = [
        (seats, {**mix, **(later if simmental else {}), "simmental": simmental})
        for seats, mix in tables
        for simmental in (False, True)
    ]
    found[5][1]["sam_deck"] = OWN_DECK
    house = [
        (option.name, value)
        for option in GWT2.options
        for value in option.choices
        if value != option.default and option.name not in (*later, "simmental", "sam", "first")
    ]
    for number, (name, value) in enumerate(house):
        found[number % len(found)][1][name] = value
    for number, seat in ((0, 0), (7, 1), (9, 2), (11, 3)):
        found[number][1]["first"] = seat
    return found


def name_of(mix: tuple[int, dict[str, Value]]) -> str:
    words = [str(mix[0]), str(mix[1].get("sam", "")), "simmental" if mix[1]["simmental"] else ""]
    return "-".join(word for word in words if word)


PLAYED: Final = mixes() if trailboss.COMPILED else mixes()[::2]
"""All of them on the compiled build, which takes a tenth of the time, and half on plain Python."""


@proves("GWT-32f", "GWT-116")
@pytest.mark.parametrize("mix", PLAYED, ids=name_of)
def test_the_second_edition_conforms(mix: tuple[int, dict[str, Value]]) -> None:
    seats, chosen = mix
    seed = mixes().index(mix)
    # Taking back replays the game for every move: one table with people and one with Sam are enough.
    checks = [name for name in conformance.CHECKS if name != "taking_back" or seats <= 2]
    done = conformance.check(GWT2, [seats], [seed], chosen, every=120, hidden=hidden, only=checks)
    assert done == len(checks) >= len(conformance.CHECKS) - 1


def test_all_values_of_all_options_were_tried() -> None:
    for option in GWT2.options:
        tried = {mix.get(option.name, option.default) for _, mix in mixes()}
        assert tried >= set(option.choices or [OWN_DECK])


@proves("GWT-116")
def test_tokens_out_of_turn_and_unlisted_come_up() -> None:
    """The random games do contain out_of_turn, and moments when the seat to move has a token that is not
    listed; else nothing would be said about them."""
    out_of_turn = unlisted = 0
    for seed in range(4):
        trial = Trial(Case(GWT2, 4, seed), "out_of_turn")
        for number, state in trial.walk():
            if not state.over:
                out_of_turn += trial.script[number][0] != state.to_move
                unlisted += state.legal_for(state.to_move) != state.legal()
    assert out_of_turn > 4
    assert unlisted > 10
