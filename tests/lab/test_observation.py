"""Observations: nothing but what a seat may know, alike by the view and by the fast way, as the page says."""

from __future__ import annotations

import subprocess
import sys
from array import array

import pytest

import trailboss
from docs import observations
from trailboss.core.contract import State, Value
from trailboss.core.playout import play_out
from trailboss.core.rng import Rng, seeded
from trailboss.lab import observation

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("gwt1", 2, {}),
    ("gwt1", 3, {"building_sides": "random", "neutral_buildings": "shuffled"}),
    (
        "gwt1",
        4,
        {"old_actions": "lost", "draw_up_to": "number_first", "delivery_without_disc": "kansas_city"},
    ),
    ("gwt2", 1, {"sam": "easy"}),
    ("gwt2", 1, {"sam": "hard", "simmental": True, "building_sides": "random"}),
    ("gwt2", 2, {"kansas_city_money_first": "yes", "extraordinary_delivery": "optional"}),
    ("gwt2", 3, {"cards_in_kansas_city": "yes", "unpayable_transport": "station_disc"}),
    ("gwt2", 2, {"actions_left_behind": "kept", "end_without_action": "yes", "station_again": "no"}),
    ("gwt1", 3, {"arrow_objectives": "display", "immediate_gains": "optional"}),
    ("gwt1", 2, {"foreign_risk_actions": "not_copied"}),
    ("gwt2", 4, {"simmental": True, "card_ride_before_use": "yes"}),
    ("winchester", 2, {}),
    ("winchester", 3, {"bonus_tokens": "face_down"}),
    ("winchester", 4, {"claims": "manual", "bank": "limited"}),
    ("winchester", 5, {"bonus_tokens": "face_down", "claims": "manual"}),
]
IDS = [f"{game}-{seats}-{number}" for number, (game, seats, _) in enumerate(TABLES)]


def moments(game: str, seats: int, options: dict[str, Value], chance: Rng) -> list[State]:
    """Positions of two random games, spread over them; their ends too."""
    found: list[State] = []
    for seed in range(2):
        state = trailboss.game(game).start(seats, seed, **options)
        while not state.over:
            found.append(state.copy())
            play_out(state, chance, 1 + chance.below(40))
        found.append(state)
    return found


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_it_is_made_of_what_the_seat_may_know(game: str, seats: int, options: dict[str, Value]) -> None:
    chance = seeded(f"observations {game} {seats}")
    for state in moments(game, seats, options, chance):
        for seat in range(seats):
            seen = observation.entries(state, seat)
            assert seen == observation.entries_of_view(state.view(seat))
            assert seen == observation.entries(state.determinize(seat, chance), seat)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=IDS)
def test_an_observer_sees_what_changed(game: str, seats: int, options: dict[str, Value]) -> None:
    """One for each seat, asked now and then through two games, with copies and other games in between."""
    chance = seeded(f"observers {game} {seats}")
    observers = [observation.observer(game) for _ in range(seats)]
    for seed in range(2):
        state = trailboss.game(game).start(seats, seed, **options)
        while not state.over:
            if chance.below(20) == 0:
                state = state.copy()
            play_out(state, chance, 1 + chance.below(3))
            seat = chance.below(seats)
            assert observers[seat].entries(state, seat) == observation.entries(state, seat)
        for seat, observer in enumerate(observers):
            assert observer.entries(state, seat) == observation.entries(state, seat)


def test_it_distinguishes_positions() -> None:
    """Whatever a decision changes for the one who made it is seen by somebody."""
    chance = seeded("apart")
    state = trailboss.game("gwt2").start(2, 4)
    differs = 0
    for _ in range(200):
        before = [observation.entries(state, seat) for seat in range(2)]
        play_out(state, chance, 1)
        differs += before != [observation.entries(state, seat) for seat in range(2)]
    assert differs > 180


def test_entries_are_where_the_plan_says() -> None:
    state = trailboss.game("gwt2").start(3, 5)
    plan = observation.layout("gwt2")
    width = plan.width("rancher")
    for seat in range(3):
        seen = observation.entries(state, seat)
        ranchers = [plan.at("rancher.money") + copy * width for copy in range(4)]
        assert [seen[at] for at in ranchers] == [*(state.money[(seat + step) % 3] for step in range(3)), 0]  # type: ignore[attr-defined]
        assert seen[plan.at("game.to_move") + (state.to_move - seat) % 3] == 1
        assert seen[plan.at("game.seats") : plan.at("game.options")] == bytes([0, 0, 1, 0])


def test_floats_are_entries_divided_by_their_scale() -> None:
    state = trailboss.game("winchester").start(3, 5)
    plan = observation.layout("winchester")
    floats = observation.vector(state, 1)
    assert isinstance(floats, array)
    assert floats.typecode == "f"
    entries = observation.entries(state, 1)
    cash = plan.at("player.cash")
    assert entries[cash] == 8
    assert floats[cash] == pytest.approx(8 / plan.scales[cash])
    assert len(floats) == len(entries) == plan.size == len(plan.scales)


def test_large_amounts_are_capped_at_255() -> None:
    state = trailboss.game("gwt2").start(2, 5)
    state.money[0] = 1000  # type: ignore[attr-defined]
    plan = observation.layout("gwt2")
    assert observation.entries(state, 0)[plan.at("rancher.money")] == 255
    assert observation.entries(state, 0) == observation.entries_of_view(state.view(0))


def test_a_mask_marks_moves() -> None:
    assert observation.mask([1, 3], 5) == bytes([0, 1, 0, 1, 0])
    assert observation.mask([], 3) == bytes(3)


def test_a_game_without_a_plan_is_refused() -> None:
    with pytest.raises(trailboss.TrailbossError) as refused:
        observation.layout("poker")
    assert str(refused.value) == (
        "There is no observation for the game 'poker'; choose from gwt1, gwt2, winchester."
    )
    assert "keine Beobachtung" in refused.value.render("de")


def test_a_spectator_has_no_observation() -> None:
    for game in ("gwt2", "winchester"):
        with pytest.raises(ValueError, match="spectator"):
            observation.entries_of_view(trailboss.game(game).start(2, 1).view(None))


@pytest.mark.parametrize("plan", observation.layouts(), ids=lambda plan: plan.games[-1])
def test_a_plan_names_every_entry_once(plan: observation.Layout) -> None:
    assert plan.size == sum(block.copies * block.width for block in plan.blocks)
    for block in plan.blocks:
        for field in block.fields:
            assert field.meaning
            assert field.scale >= 1
            assert len(set(field.entries)) == len(field.entries)


def test_the_page_is_up_to_date() -> None:
    assert (observations.ROOT / observations.PAGE).read_text(encoding="utf-8") == observations.render()
    command = [sys.executable, str(observations.ROOT / "docs" / "observations.py"), "--check"]
    assert subprocess.run(command, check=False).returncode == 0


def test_an_outdated_page_is_reported(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(observations, "ROOT", tmp_path)
    assert observations.main(["--check"]) == 1
    assert capsys.readouterr().err == "docs/observations.md is out of date: run python docs/observations.py\n"
