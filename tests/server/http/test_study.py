"""Studies: moves tried from any position, by one person for all seats, and nothing of it reaches a table."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Come
from tests.server.live_server import Guest, code
from trailboss import Record, game, seeded
from trailboss.coach.puzzles import puzzles

Json = dict[str, Any]


def kept_record(guest: Guest, moves: int = 30) -> str:
    """A record that was sent in: the beginning of a game, by chance."""
    state = game("gwt2").start(2, 4)
    chance = seeded("a record to study")
    for _ in range(moves):
        state.play_any(chance)
    text = Record.of(state).dumps()
    answer = guest.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    return str(answer.json()["id"])


def study(guest: Guest, **what: object) -> Json:
    answer = guest.post("/study", what)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_all_seats_are_played_and_everything_can_be_undone(come: Come) -> None:
    ann = come()
    kept = kept_record(ann)
    steps: list[str] = []
    seats = set()
    for _ in range(30):
        now = study(ann, record=kept, index=10, moves=steps)
        assert now["seat"] == now["question"]["seat"]
        assert now["undo"] == len(steps)
        assert not any(choice["final"] for choice in now["choices"])
        seats.add(now["seat"])
        steps.append(now["choices"][0]["move"])
    assert seats == {0, 1}
    assert study(ann, record=kept, index=10, moves=steps[:3])["undo"] == 3
    assert study(ann, record=kept, index=10)["view"] == study(come(), record=kept, index=10)["view"]


def test_invalid_studies_are_rejected(come: Come) -> None:
    ann = come()
    kept = kept_record(ann)
    assert code(ann.post("/study", {"record": kept, "moves": ["nonsense"]})) == (400, "bad_move")
    assert code(ann.post("/study", {"record": kept, "moves": ["pass"] * 500})) == (400, "bad_request")
    assert code(ann.post("/study", {"record": "nothing"})) == (404, "unknown_record")
    assert code(ann.post("/study", {"puzzle": "gwt2/nothing"})) == (404, "unknown_puzzle")
    assert code(ann.post("/study", {"table": "nothing"})) == (404, "unknown_table")
    assert "An analysis starts from a position" in ann.post("/study", {}).json()["text"]
    now = study(ann, record=kept)
    other = next(move for move in ("hire cowboy row1", "end") if move not in str(now["choices"]))
    assert code(ann.post("/study", {"record": kept, "moves": [other]})) == (409, "illegal")
    why = ann.post(
        "/study/why", {"study": {"record": kept}, "why": {"type": "why", "id": "1", "moves": [other]}}
    )
    assert why.json()["reason"]


def test_the_coach_and_bots_can_be_asked(come: Come) -> None:
    ann = come()
    kept = kept_record(ann)
    now = study(ann, record=kept)
    legal = [choice["move"] for choice in now["choices"]]
    hint = ann.post("/study/hint", {"study": {"record": kept}, "full": False}).json()
    assert hint["move"] in legal
    assert hint["advice"]["seat"] == now["seat"]
    bot = ann.post("/study/bot", {"study": {"record": kept}, "bot": "medium"}).json()
    assert bot["move"] in legal
    assert code(ann.post("/study/bot", {"study": {"record": kept}, "bot": "nobody"})) == (400, "unknown_bot")


def test_the_opening_book_answers_for_records(come: Come) -> None:
    ann = come()
    kept = kept_record(ann, moves=1)
    legal = {choice["move"]: choice for choice in study(ann, record=kept, index=0)["choices"]}
    known = ann.post("/study/openings", {"record": kept, "index": 0}).json()
    assert {each["move"] for each in known} <= set(legal)
    assert known[0]["openings"] >= known[-1]["openings"] > 0
    assert all(0 <= each["win"] <= 1 and each["text"] for each in known)
    begun = {"record": kept, "index": 0, "moves": [known[0]["move"]]}
    assert ann.post("/study/openings", begun).json() == []  # the turn has begun
    assert code(ann.post("/study/openings", {"record": "nothing"})) == (404, "unknown_record")


def test_what_if_at_a_running_table_sends_nothing_to_it(come: Come) -> None:
    ann, eve = come(), come()
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bea")]
    table = ann.set_table("gwt2", seats, hints=False, start=True)["id"]
    before = ann.get(f"/tables/{table}/state?seat=0").json()
    seat = before["table"]["to_move"]
    now = study(ann, table=table, seat=seat)
    after = study(ann, table=table, seat=seat, moves=[now["choices"][0]["move"]])
    assert after["undo"] == 1
    assert ann.get(f"/tables/{table}/state?seat=0").json() == before
    own = ann.get(f"/tables/{table}/state?seat={seat}").json()["view"]
    assert now["view"] == own
    assert code(eve.post("/study", {"table": table, "seat": seat})) == (403, "not_your_seat")
    assert code(ann.post("/study", {"table": table})) == (403, "not_your_seat")
    # Where the table gives no hints, the sandbox gives none either.
    asked = {"table": table, "seat": seat}
    assert code(ann.post("/study/hint", {"study": asked})) == (409, "no_hints")
    assert code(ann.post("/study/bot", {"study": asked, "bot": "medium"})) == (409, "no_hints")


def test_puzzles_are_listed_set_and_solved(come: Come) -> None:
    ann = come()
    each = puzzles("winchester")[0]
    listed = ann.get("/games/winchester/puzzles").json()
    assert each.id in [info["id"] for info in listed]
    assert "move" not in listed[0]
    now = study(ann, puzzle=f"winchester/{each.id}")
    solution = ann.get(f"/games/winchester/puzzles/{each.id}").json()
    assert solution["move"] in [choice["move"] for choice in now["choices"]]
    assert len(solution["why"]) >= 3
    assert code(ann.get("/games/winchester/puzzles/nothing")) == (404, "unknown_puzzle")
    assert code(ann.get("/games/chess/puzzles")) == (404, "unknown_game")


def test_the_hint_of_a_puzzle_is_its_solution(come: Come) -> None:
    """Another search could see it differently."""
    ann = come()
    each = puzzles("gwt2")[0]
    hint = ann.post("/study/hint", {"study": {"puzzle": f"gwt2/{each.id}"}, "full": False}).json()
    assert hint["move"] == each.state().game.text(each.answer)
    assert hint["full"] is True
    assert hint["advice"]["worlds"] == each.worlds
