"""`trailboss games`."""

from __future__ import annotations

import json

import trailboss
from tests.cli.conftest import Call
from trailboss.core.contract import games as all_games


def test_games_for_people(call: Call) -> None:
    shown = call("games").out
    assert "winchester: Daddy Winchester" in shown
    assert "Players: 3, 4, 5. As a variant: 2." in shown
    assert "not official" in shown
    assert "Bots: careless, heir, novice, policy, random, search." in shown
    assert "Reconstructed" in shown or "reconstructed" in shown
    for option in trailboss.game("winchester").options:
        assert option.name in shown
        assert option.ruling in shown
    assert "face_up (default), face_down" in shown
    assert "standard (default), text" in shown
    assert "automatic (üblich), manual" in call("games", "--lang", "de").out


def test_games_for_programs(call: Call) -> None:
    found = {each["name"]: each for each in json.loads(call("games", "--json").out)["games"]}
    assert sorted(found) == [game.name for game in all_games()]
    winchester = found["winchester"]
    game = trailboss.game("winchester")
    assert winchester["seats"] == [3, 4, 5]
    assert winchester["variant_seats"] == [2]
    assert winchester["bots"] == ["careless", "heir", "novice", "policy", "random", "search"]
    assert winchester["map"] is True
    files = {"winchester": "map", "gwt1": None, "gwt2": "sam_deck"}
    assert {name: found[name]["file_option"] for name in files} == files
    assert "sam-reconstructed-1" in found["gwt2"]["reconstructed"]
    assert winchester["moves"] == game.move_count
    assert [option["name"] for option in winchester["options"]] == [option.name for option in game.options]
    first = next(option for option in winchester["options"] if option["name"] == "first")
    assert first["default"] == "drawn"
    assert first["choices"] == ["drawn", 0, 1, 2, 3, 4]
    assert first["about"]


def test_unprintable_characters_become_question_marks(run: Call) -> None:
    """Where the screen knows no umlauts, there are question marks and no error."""
    done = run("games", "--lang", "de", PYTHONIOENCODING="ascii")
    assert done.status == 0
    assert "Bonuspl?ttchen" in done.out
