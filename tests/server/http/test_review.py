"""The coach's review on the server: of finished games only, judged in the background, for everybody."""

from __future__ import annotations

import time

from tests.server.conftest import Come
from tests.server.live_server import Guest, Json, code
from trailboss import Record, game, seeded
from trailboss.server.tables.replays.review_questions import STRETCH


def short_record() -> str:
    """The beginning of a game of Daddy Winchester, by chance: longer than one stretch."""
    state = game("winchester").start(3, 4)
    chance = seeded("a record to review")
    for _ in range(STRETCH + 1):
        state.play_any(chance)
    return Record.of(state).dumps()


def reviewed(guest: Guest, record: str) -> Json:
    """Ask until the review is there."""
    while True:
        status: Json = guest.get(f"/records/{record}/review").json()
        assert not status["failed"]
        if status["report"] is not None:
            return status
        time.sleep(0.2)


def test_a_record_is_reviewed_in_the_background(come: Come) -> None:
    ann = come()
    text = short_record()
    kept = ann.http.post("/api/records", content=text, headers={"content-type": "text/plain"}).json()["id"]
    begun = ann.get(f"/records/{kept}/review").json()
    assert begun["report"] is None
    assert begun["moves"] == len(Record.loads(text).moves)
    status = reviewed(ann, kept)
    report = status["report"]
    assert len(report["graph"]) == status["moves"] + 1
    assert len(report["players"]) == 3
    assert come().get(f"/records/{kept}/review").json() == status


def test_a_running_game_is_not_reviewed(come: Come) -> None:
    ann = come()
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bea", "Cid")]
    table = ann.set_table("winchester", seats)
    assert code(ann.get(f"/tables/{table['id']}/review")) == (409, "not_over")
    assert code(ann.get("/tables/nothing/review")) == (404, "unknown_table")
    assert code(ann.get("/records/nonsense/review")) == (404, "unknown_record")
