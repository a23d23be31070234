"""Finished games of a guest: listed for that guest alone, and taken off the list when wanted."""

from __future__ import annotations

import time

from tests.server.conftest import Come
from tests.server.live_server import Guest, Json, code

BOTS = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]


def finished_game(guest: Guest) -> str:
    """A game of Daddy Winchester that the guest leaves to bots at once, played to its end."""
    table = str(guest.set_table("winchester", [{"kind": "me", "name": "Ann"}, *BOTS])["id"])
    guest.post(f"/tables/{table}/resign")
    while guest.table(table)["status"] != "over":
        time.sleep(0.1)
    return table


def test_a_finished_game_is_listed_for_its_player_alone(come: Come) -> None:
    ann, eve = come(), come()
    assert ann.get("/finished").json() == []
    table = finished_game(ann)
    found: list[Json] = ann.get("/finished").json()
    assert [each["id"] for each in found] == [table]
    seats = found[0]["seats"]
    assert [seat["level"] for seat in seats[1:]] == ["easy", "easy"]
    assert sorted(seat["place"] for seat in seats)[0] == 1
    for seat in seats:
        assert sum(seat["parts"].values()) == seat["points"]
    assert found[0]["seat"] == 0
    assert found[0]["rating"] is None
    assert eve.get("/finished").json() == []
    assert code(eve.post(f"/tables/{table}/forget")) == (403, "not_your_seat")
    assert ann.post(f"/tables/{table}/forget").json() == []
    assert ann.get("/finished").json() == []


def test_a_running_game_stays(come: Come) -> None:
    ann = come()
    table = ann.set_table("gwt2", [{"kind": "me", "name": "Ann"}, BOTS[0]])["id"]
    assert ann.get("/finished").json() == []
    assert code(ann.post(f"/tables/{table}/forget")) == (409, "not_over")
