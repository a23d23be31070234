"""The list of own tables: points as far as the one who asks may know, and nothing of it elsewhere."""

from __future__ import annotations

from tests.server.conftest import Come
from tests.server.live_server import OPEN, me


def test_points_are_those_that_your_own_seat_may_see(come: Come) -> None:
    ann, ben, eve = come(), come(), come()
    table = ann.set_table("winchester", [me("Ann"), OPEN, OPEN], listed=True)["id"]
    for seat in (1, 2):
        ben.post(f"/tables/{table}/join", {"name": "Ben", "seat": seat})
    ann.post(f"/tables/{table}/start")
    for seat, who in enumerate((ann, ben)):
        (listed,) = [each for each in who.get("/tables").json()["mine"] if each["id"] == table]
        totals = [row["total"] for row in who.state(table, seat)["standing"]]
        assert listed["totals"] == [None if total is None else f"${total}k" for total in totals]
    assert ann.get("/tables").json()["mine"][0]["totals"] != ben.get("/tables").json()["mine"][0]["totals"]
    # Other tests list tables on the same server, and not all of them are shown.
    assert [each["totals"] for each in eve.get("/tables").json()["listed"] if each["totals"]] == []
    assert eve.table(table)["totals"] == []
