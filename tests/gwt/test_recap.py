"""What is told of the others' turns names every change on the board."""

from typing import Any

import pytest

import trailboss
from trailboss import bots
from trailboss.presentation import merged, presentation_of


def names_of(game: str) -> dict[str, dict[str, str]]:
    """Kind of component -> id -> its English name."""
    rules = trailboss.game(game)
    catalogue = presentation_of(rules).components(rules, rules.start(seats=3, seed=1).config.options)
    return {
        kind: {name: component.name.render("en") for name, component in all_.items()}
        for kind, all_ in catalogue.items()
    }


def changes(names: dict[str, dict[str, str]], before: Any, after: Any) -> list[str]:
    """What must be said of the difference between two looks at the board."""
    found: list[str] = []
    for was, now in zip(before["ranchers"], after["ranchers"], strict=True):
        if now["engine"] != was["engine"]:
            found.append(names["position"][now["engine"]])
        if now["herder"] != was["herder"] and now["herder"] not in (None, "start"):
            found.append(_place(names, after, now["herder"]))
        cities, stations = now["cities"], now["stations"]
        found += [names["city"][city] for city in cities if cities[city] != was["cities"].get(city)]
        found += [names["station"][station] for station in stations if station not in was["stations"]]
    lay = {tile["space"]: tile for tile in before["trail"]}
    for tile in after["trail"]:
        was = lay.get(tile["space"])
        if was != tile:
            found.append(names["space"][tile["space"]])
        if was is not None and was != tile and was["owner"] is not None:
            found += [f"builds {tile['tile']} on", "is replaced and leaves the game", f"'s {was['tile']}"]
    for number, (old, new) in enumerate(zip(before["foresight"], after["foresight"], strict=True), 1):
        for was, now in zip(old, new, strict=True):
            if was != now:
                found += [f"foresight {number}: ", names["tile"][now] if now else ""]
    for row, (was, now) in enumerate(zip(before["jobs"], after["jobs"], strict=True)):
        if any(now["workers"][kind] > was["workers"][kind] for kind in now["workers"]):
            found.append(f"row {row + 1}")
    found += [
        names["cattle"][face]
        for face in {*before["cattle"], *after["cattle"]}
        if before["cattle"].get(face, 0) != after["cattle"].get(face, 0)
    ]
    found += [names["objective"][card] for card in after["display"] if card not in before["display"]]
    return found


def _place(names: dict[str, dict[str, str]], view: Any, space: str) -> str:
    """A location as it is told: the building that stands there, or the space."""
    tile = next((each for each in view["trail"] if each["space"] == space), None)
    if tile is not None and tile["owner"] is not None:
        return f"'s {tile['tile']}"
    return names["building"].get(tile["tile"] if tile else "", names["space"][space])


@pytest.mark.parametrize(("game", "seed"), [("gwt1", 2), ("gwt2", 3)])
def test_the_turns_of_three_others_name_every_change_on_the_board(game: str, seed: int) -> None:
    rules, names = trailboss.game(game), names_of(game)
    state, chance = rules.start(seats=4, seed=seed), trailboss.seeded(seed)
    bot = bots.make("drover", seed=1, game=game)
    before, shown, rounds = state.view(0), "", 0
    named: set[str] = set()
    while not state.over:
        if state.to_move == 0 and shown:
            changed = changes(names, before, state.view(0))
            assert [each for each in changed if each.lower() not in shown.lower()] == [], shown
            named.update(changed)
            rounds += 1
        state.events = []
        mine = state.to_move == 0
        state.play(bots.decide(bot, state, chance))
        sentences = [
            rules.format_event(state, each, "en")
            for each in merged(state, state.events)
            if each.visible_to(0)
        ]
        if mine:
            before, shown = state.view(0), ""
        else:
            shown += " ".join(["", *sentences])
    assert rounds > 20
    assert {"foresight 1: ", "is replaced and leaves the game"} <= named
