"""The fields of a state: declared once, shared by copies until they change, and kept by positions."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from trailboss.core.contract import Value
from trailboss.core.fields import CORE, EVERYONE, LIST, NUMBER, OWNER, put, put_list, without
from trailboss.core.rng import seeded
from trailboss.games.gwt.rules.game import GWT1, GWT2, GreatWesternTrail
from trailboss.games.gwt.state.fields import DECLARED
from trailboss.games.gwt.state.table import Table

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "trailboss" / "games" / "gwt"
FIELDS = [field for field in DECLARED if field.shape != CORE]
SHARED = {field.name for field in FIELDS if field.shape != NUMBER and not field.changes_often}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
GAMES: list[tuple[GreatWesternTrail, int, dict[str, Value]]] = [
    (GWT1, 3, {"station_again": "no"}),
    (GWT2, 2, {"simmental": True}),
    (GWT2, 1, {}),
]


def table(game: GreatWesternTrail, seats: int, options: dict[str, Value]) -> Table:
    state = game.start(seats, 5, **options)
    assert isinstance(state, Table)
    return state


def test_the_generated_module_follows_the_declarations() -> None:
    command = [sys.executable, "tools/state_fields.py", "--check"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stderr == ""


def owner(node: ast.expr) -> str:
    """The field whose list, or whose list of a seat, an expression names: `table.stock[seat]` is `stock`."""
    if isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else ""


def test_rules_put_a_new_list_in_the_place_of_a_shared_one() -> None:
    """Set-up may change lists: there is no copy yet."""
    changed: list[str] = []
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AugAssign):
                targets = [node.target]
            found = [owner(target) for target in targets if isinstance(target, ast.Subscript)]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in CHANGES:
                    found.append(owner(node.func.value))
            changed += [f"{path.name}: {name}" for name in found if name in SHARED]
    assert [change for change in changed if not change.startswith("setup.py")] == []


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_copy_and_its_original_are_independent(
    game: GreatWesternTrail, seats: int, options: dict[str, Value]
) -> None:
    state, chance = table(game, seats, options), seeded("copies")
    while not state.over:
        twin, before, past = state.copy(), state.dump(), state.history[:]
        state.play_any(chance)
        assert (twin.dump(), twin.history) == (before, past)
        after = state.dump()
        twin.play_any(chance)
        assert state.dump() == after


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_field_is_kept_by_a_position(
    game: GreatWesternTrail, seats: int, options: dict[str, Value]
) -> None:
    state = table(game, seats, options)
    for _ in range(150):
        state.play_any(seeded(len(state.history)))
    again = game.load(state.config, state.dump())
    for field in FIELDS:
        assert getattr(again, field.name) == getattr(state, field.name), field.name


def test_positions_keep_the_names_they_always_had() -> None:
    renamed = {field.name: field.saved_as for field in FIELDS if field.saved_as}
    assert renamed == {
        "replaced_buildings": "scrapped",
        "discless_deliveries": "stand_ins",
        "played_objectives": "area",
        "removed_tiles": "away",
    }


def declared_view(state: Table, seat: int | None) -> dict[str, object]:
    """Every field as its declaration lets a seat see it: the numbers, or only how many there are."""
    found: dict[str, object] = {}
    for field in FIELDS:
        value = getattr(state, field.name)
        if field.seen_by == EVERYONE:
            found[field.name] = value
        elif field.shape == LIST:
            found[field.name] = len(value)
        else:
            found[field.name] = [
                each if field.seen_by == OWNER and owner == seat else len(each)
                for owner, each in enumerate(value)
            ]
    return found


def test_declarations_say_what_a_seat_may_see() -> None:
    state = table(GWT2, 2, {})
    seen, watched = declared_view(state, 0), declared_view(state, None)
    assert seen["hand"] == [state.hand[0], len(state.hand[1])]
    assert watched["hand"] == [len(hand) for hand in state.hand]
    assert seen["stack"] == [len(stack) for stack in state.stack]
    assert seen["cattle_stack"] == len(state.cattle_stack)


def test_a_seats_view_is_the_same_in_every_determinization() -> None:
    state, chance = table(GWT2, 3, {}), seeded("raw view")
    while not state.over:
        determinized = state.determinize(1, chance)
        assert isinstance(determinized, Table)
        assert declared_view(determinized, 1) == declared_view(state, 1)
        for _ in range(20):
            if not state.over:
                state.play_any(chance)


def test_changing_a_shared_list_makes_a_new_one() -> None:
    numbers, lists = [1, 2, 1], [[1], [2]]
    assert (put(numbers, 1, 5), without(numbers, 1), put_list(lists, 0, [])) == ([1, 5, 1], [2, 1], [[], [2]])
    assert (numbers, lists) == ([1, 2, 1], [[1], [2]])
