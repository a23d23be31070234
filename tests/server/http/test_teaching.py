"""Teaching mode on the server: for one person against bots, and for nobody else."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Come
from tests.server.live_server import Guest, code

Json = dict[str, Any]
BOT = {"kind": "bot", "bot": "easy"}
FIRST = {"first": 0}


def asked(guest: Guest, table: str) -> tuple[Json, Json]:
    """The update, and what to ask about its first choice."""
    while True:
        update: Json = guest.get(f"/tables/{table}/state?seat=0").json()
        if update["choices"]:
            move = update["choices"][0]["move"]
            return update, {"seat": 0, "seq": update["seq"], "move": move}


def test_a_move_is_judged_before_it_is_played(come: Come) -> None:
    ann = come()
    table = ann.set_table("gwt2", [{"kind": "me", "name": "Ann"}, BOT], seed=3, options=FIRST)["id"]
    update, request = asked(ann, table)
    verdict = ann.post(f"/tables/{table}/judge", request).json()
    assert verdict["move"] == request["move"]
    assert verdict["points"] >= 0
    assert ann.get(f"/tables/{table}/state?seat=0").json()["seq"] == update["seq"]
    assert code(ann.post(f"/tables/{table}/judge", {**request, "move": "nonsense"})) == (400, "bad_move")
    assert code(ann.post(f"/tables/{table}/judge", {**request, "seq": 0})) == (409, "stale")
    assert code(come().post(f"/tables/{table}/judge", request)) == (403, "not_your_seat")


def test_there_are_no_warnings_between_people_or_without_hints(come: Come) -> None:
    ann, ben = come(), come()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = ann.set_table("gwt2", seats, options=FIRST)["id"]
    ben.post(f"/tables/{table}/join", {"name": "Ben"})
    ann.post(f"/tables/{table}/start")
    _, request = asked(ann, table)
    assert code(ann.post(f"/tables/{table}/judge", request)) == (409, "no_teaching")
    ben.post(f"/tables/{table}/resign")  # a bot stands in, but Ben may come back
    assert code(ann.post(f"/tables/{table}/judge", request)) == (409, "no_teaching")
    hot_seat = ann.set_table("gwt2", [{"kind": "me"}, {"kind": "me"}], options=FIRST)["id"]
    assert code(ann.post(f"/tables/{hot_seat}/judge", asked(ann, hot_seat)[1])) == (409, "no_teaching")
    strict = ann.set_table("gwt2", [{"kind": "me"}, BOT], options=FIRST, hints=False)["id"]
    assert code(ann.post(f"/tables/{strict}/judge", asked(ann, strict)[1])) == (409, "no_teaching")
