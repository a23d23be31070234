"""Live play: what is sent and answered on a WebSocket, and what is not."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Come
from tests.server.live_server import OPEN, Guest, Json, Line, asked, bot, me, usual


def solo(guest: Guest, **more: object) -> Json:
    """Great Western Trail with Ann first and a seat beside her that only waits."""
    return guest.set_table("gwt1", [me("Ann"), me("Bea")], options={"first": 0}, **more)


def duel(guest: Guest, **more: object) -> Json:
    return guest.set_table("winchester", [me("Ann"), me("Bea"), me("Cid")], options={"first": 0}, **more)


def closed(line: Line) -> int | None:
    """The code with which a connection is closed."""
    messages = rest(line)
    assert all(message["type"] == "refused" for message in messages)
    return line.socket.close_code


def rest(line: Line) -> list[Json]:
    """All that is still heard until the connection is closed."""
    messages: list[Json] = []
    try:
        while True:
            messages.append(line.hear())
    except ConnectionClosed:
        return messages


# -------------------------------------------------------------------- playing


def test_a_full_update_is_sent_at_once(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        update = line.hear()
    assert update["type"] == "update"
    assert update["seq"] == 1
    assert update["seat"] == 0
    assert update["question"]["seat"] == 0
    assert update["question"]["phase"] == "auction"
    assert update["view"]["seat"] == 0
    assert [entry["kind"] for entry in update["log"]] == ["start"]
    assert update["log"][0]["lines"][0] == "The game begins."
    assert [row["name"] for row in update["standing"]] == ["Ann", "Bea", "Cid"]
    assert all(choice["text"] for choice in update["choices"])


def test_a_connection_uses_one_language_and_can_switch(come: Come) -> None:
    ann = come()
    table = duel(ann)
    headers: dict[str, Any] = {"Accept-Language": "xx, de-AT;q=0.9, en;q=0.8"}
    with ann.live(table["id"], seat=0, changes=1, **headers) as line:
        assert line.hear()["log"][0]["lines"][0] == "Das Spiel beginnt."
        line.send("language", lang="en")
        english = line.hear()
        assert english["type"] == "update"
        assert english["log"][0]["lines"][0] == "The game begins."
        assert line.ask("move", move="bid 99", seq=english["seq"])["problem"]["text"].startswith("You")
        line.send("language", lang="fr")  # partial: what it lacks is in English
        french = line.hear()
        assert french["log"][0]["lines"][0] == "The game begins."
        assert {**french, "table": 0, "log": 0} == {**english, "table": 0, "log": 0}
        line.send("language", lang="de")
        assert line.hear()["question"]["text"] != english["question"]["text"]
    assert ann.state(table["id"], 0, lang="de")["log"][0]["lines"][0] == "Das Spiel beginnt."


def test_a_move_that_is_sent_twice_is_played_once(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        seq = line.update["seq"]
        first = line.play("bid 1", id="once", seq=seq)
        again = line.play("bid 1", id="once", seq=seq)
        assert first == again == {"type": "done", "id": "once", "seq": seq + 1}
    assert ann.move(table["id"], 0, seq, "bid 1", "once").json()["seq"] == seq + 1
    assert ann.state(table["id"])["seq"] == seq + 1


def test_the_update_names_the_request_it_answers_to_the_seat_that_sent_it(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line, ann.live(table["id"], seat=1) as other:
        line.next_update()
        other.next_update()  # whoever comes after the move is sent the whole log
        line.send("move", id="mine", seq=1, move="bid 1")
        update = line.next_update(lambda update: update["seq"] == 2)
        assert [(entry["move"], entry["request"]) for entry in update["log"]] == [("bid 1", "mine")]
        assert line.hear() == {"type": "done", "id": "mine", "seq": 2}
        theirs = other.next_update(lambda update: update["seq"] == 2)
        assert [(entry["move"], entry["request"]) for entry in theirs["log"]] == [("bid 1", None)]
    assert [entry["request"] for entry in ann.state(table["id"])["log"]] == [None, None]


def test_a_move_on_an_old_question_is_stale(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        line.play("bid 1")
        problem = line.play("bid 2", seq=1)["problem"]
    assert (problem["code"], problem["seq"]) == ("stale", 2)
    response = ann.move(table["id"], 1, 1, "bid 2", "x")
    assert (response.status_code, response.json()["code"]) == (409, "stale")
    assert ann.move(table["id"], 1, 99, "bid 2", "y").json()["code"] == "stale"
    assert ann.state(table["id"])["seq"] == 2


@pytest.mark.parametrize(
    ("seat", "move", "code", "ruling"),
    [
        (0, "bid 999", "bad_move", None),
        (0, "sing", "bad_move", None),
        (0, "send train t3", "bad_move", None),
        (0, "duel", "illegal", "WIN-D-1"),
        (1, "bid 3", "not_your_turn", "WIN-A-1"),
    ],
)
def test_a_refused_move_has_a_code_a_ruling_and_a_text(
    come: Come, seat: int, move: str, code: str, ruling: str | None
) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=seat) as line:
        line.next_update()
        answer = line.play(move)
        assert answer["type"] == "refused"
        assert answer["problem"]["code"] == code
        assert answer["problem"]["ruling"] == ruling
        assert answer["problem"]["text"]
    assert ann.state(table["id"])["seq"] == 1


def test_a_returning_player_gets_missed_updates(come: Come) -> None:
    ann, ben = come(), come()
    table = ann.set_table("winchester", [me("Ann"), OPEN, OPEN], options={"first": 0})
    for name in ("Ben", "Cid"):
        ben.post(f"/tables/{table['id']}/join", {"name": name, "seat": 1 if name == "Ben" else 2})
    ann.post(f"/tables/{table['id']}/start")
    with ben.live(table["id"], seat=1) as line:
        known = line.next_update()["seq"]
    assert ann.move(table["id"], 0, known, "bid 2", "a").status_code == 200
    with ben.live(table["id"], seat=1, after=known) as line:
        update = line.next_update()
    assert [entry["seq"] for entry in update["log"]] == [known + 1]
    assert update["log"][0]["move"] == "bid 2"
    assert [entry["seq"] for entry in ben.state(table["id"], 1)["log"]] == list(range(1, known + 2))
    assert ben.state(table["id"], 1, after=999)["log"] == []


def test_a_changed_seat_does_not_change_the_question(come: Come) -> None:
    ann, ben = come(), come()
    table = ann.set_table("winchester", [me("Ann"), OPEN, bot()], options={"first": 0})
    ben.post(f"/tables/{table['id']}/join", {"name": "Ben"})
    ann.post(f"/tables/{table['id']}/start")
    seq = ann.state(table["id"])["seq"]
    ben.post(f"/tables/{table['id']}/resign")
    assert ann.move(table["id"], 0, seq, "bid 2", "a").json()["seq"] == seq + 2


# -------------------------------------------------------------------- taking back


def test_a_move_can_be_undone_until_something_is_revealed(come: Come) -> None:
    ann = come()
    table = solo(ann)
    with ann.live(table["id"], seat=0) as line:
        start = line.next_update()
        assert (start["undo"], start["locked"]) == (0, None)
        free = next(choice for choice in start["choices"] if not choice["final"])
        line.play(free["move"])
        after = line.update if line.update["seq"] == 2 else line.next_update()
        assert after["undo"] == 1
        done = line.ask("undo", seq=after["seq"])
        assert done["type"] == "done"
        back = line.update if line.update["seq"] == 3 else line.next_update()
        assert back["log"][-1]["kind"] == "undo"
        assert back["log"][-1]["undone"] == [2]
        assert back["view"] == start["view"]
        assert back["choices"] == start["choices"]
        refused = line.ask("undo", seq=back["seq"])
        assert refused["problem"]["code"] == "cannot_undo"
    assert ann.state(table["id"], 1)["undo"] == 0


def test_final_choices_are_those_that_cannot_be_undone(come: Come) -> None:
    ann = come()
    table = solo(ann)
    seen = set()
    before = None
    for number in range(60):
        seat = ann.state(table["id"])["question"]["seat"]
        update = ann.state(table["id"], seat)
        if seat != before:  # who is just asked has nothing to take back, and nothing is locked
            assert (update["undo"], update["locked"]) == (0, None)
        before = seat
        choice = update["choices"][number % len(update["choices"])]
        assert ann.move(table["id"], seat, update["seq"], choice["move"], f"{number}").status_code == 200
        later = ann.state(table["id"], seat)
        assert (later["undo"] == 0) == choice["final"], choice["move"]
        assert (later["locked"] is None) == (later["undo"] > 0)
        seen.add(choice["final"])
    assert seen == {True, False}


def test_a_table_without_undo(come: Come) -> None:
    ann = come()
    table = solo(ann, takebacks=False)
    with ann.live(table["id"], seat=0) as line:
        start = line.next_update()
        assert all(choice["final"] for choice in start["choices"])
        line.play(start["choices"][0]["move"])
        assert line.ask("undo", seq=2)["problem"]["code"] == "no_takebacks"


def test_nobody_can_undo_for_others(come: Come) -> None:
    ann, ben = come(), come()
    table = ann.set_table("gwt1", [me("Ann"), OPEN], options={"first": 0})
    ben.post(f"/tables/{table['id']}/join", {"name": "Ben"})
    ann.post(f"/tables/{table['id']}/start")
    update = ann.state(table["id"], 0)
    free = next(choice for choice in update["choices"] if not choice["final"])
    ann.move(table["id"], 0, update["seq"], free["move"], "a")
    with ben.live(table["id"], seat=1) as line:
        line.next_update()
        assert line.ask("undo", seq=line.update["seq"])["problem"]["code"] == "cannot_undo"


# -------------------------------------------------------------------- asking


def test_why_not_names_the_nearest_reason(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        answer = line.ask("why", moves=["look mine3", "duel"])
        assert (answer["type"], answer["move"], answer["ruling"]) == ("why", "duel", "WIN-D-1")
        assert answer["reason"]
        legal = line.ask("why", moves=["duel", "bid 1"])
        assert (legal["move"], legal["reason"]) == ("bid 1", None)
        assert line.ask("why", moves=[])["problem"]["code"] == "bad_request"
        assert line.ask("why", moves=["nonsense"])["problem"]["code"] == "bad_move"
        assert line.ask("why", place="seat:1")["move"] == "duel"
        assert line.ask("why", place="bid")["reason"] is None
        assert line.ask("why", place="nowhere")["move"] == ""
    with come().live(table["id"]) as line:
        line.next_update()
        assert line.ask("why", moves=["duel"])["problem"]["code"] == "not_your_seat"


def test_a_hint_is_a_legal_move_for_your_own_turn(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        update = line.next_update()
        answer = line.ask("hint")
        assert answer["type"] == "hint"
        assert answer["move"] in usual(update)
        assert answer["text"]
        line.send("sit", seat=1)
        line.next_update(lambda update: update["seat"] == 1)
        assert line.ask("hint")["problem"]["code"] == "not_your_turn"
    table = duel(ann, hints=False)
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        assert line.ask("hint")["problem"]["code"] == "no_hints"


def test_ping_is_answered(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"]) as line:
        line.next_update()
        before = time.time()
        answer = line.ask("ping", id="p")
        assert {**answer, "at": 0} == {"type": "pong", "id": "p", "at": 0}
        assert before - 1 <= answer["at"] <= time.time() + 1


# -------------------------------------------------------------------- several seats at one screen


def test_several_people_at_one_screen(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        line.play("bid 1")
        line.send("sit", seat=1)
        update = line.next_update(lambda update: update["seat"] == 1)
        assert asked(update)
        assert update["view"]["seat"] == 1
        assert [entry["seq"] for entry in update["log"]] == [1, 2]
        assert line.play("bid 2")["type"] == "done"
        line.send("sit", seat=None)
        watching = line.next_update(lambda update: update["seat"] is None)
        assert watching["choices"] == []
        assert line.play("bid 3")["type"] == "done"  # for the guest's seat that is to move


def test_out_of_turn_moves_are_listed_and_final(come: Come) -> None:
    ann, ben = come(), come()
    table = ann.set_table("gwt2", [me("Ann"), OPEN])
    ben.post(f"/tables/{table['id']}/join", {"name": "Ben"})
    ann.post(f"/tables/{table['id']}/start")
    seat = ann.state(table["id"])["question"]["seat"]
    waiting, guest = (1, ben) if seat == 0 else (0, ann)
    update = guest.state(table["id"], waiting)
    assert [(choice["move"], choice["out_of_turn"], choice["final"]) for choice in update["choices"]] == [
        ("exchange", True, True)
    ]
    assert guest.move(table["id"], waiting, update["seq"], "exchange", "x").status_code == 200
    assert guest.state(table["id"], waiting)["seq"] == update["seq"] + 1


# -------------------------------------------------------------------- what is refused


def test_connections_to_foreign_seats_and_unknown_tables_are_closed(come: Come) -> None:
    ann, eve = come(), come()
    table = duel(ann)
    for guest, seat, code in ((eve, 0, 4403), (ann, 7, 4403)):
        with guest.live(table["id"], seat=seat) as line:
            assert closed(line) == code
    for name in ("quiet-mesa-k7w2pz3q", "nonsense", "%00"):
        with ann.live(name) as line:
            assert closed(line) == 4404
    with eve.live(table["id"], Origin="http://elsewhere.example") as line:
        assert closed(line) == 4408
    with eve.live(table["id"], Origin=eve.address) as line:
        assert line.hear()["type"] == "update"
        line.send("sit", seat=0)
        refused = line.until(lambda message: message["type"] == "refused")
        assert refused["problem"]["code"] == "not_your_seat"
        assert line.ask("move", seq=1, move="bid 1")["problem"]["code"] == "not_your_seat"
        assert line.ask("undo", seq=1)["problem"]["code"] == "not_your_seat"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "x",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "move"}',
        '{"type": "move", "id": 1, "seq": 1, "move": "bid 1"}',
        '{"type": "move", "id": "a", "seq": "1", "move": "bid 1"}',
        '{"type": "move", "id": "a", "seq": 1, "move": "bid 1", "more": 1}',
        '{"type": "move", "id": "", "seq": 1, "move": "bid 1"}',
        '{"type": "move", "id": "a\\u0000", "seq": 1, "move": "bid 1"}',
        '{"type": "move", "id": "\\ud800", "seq": 1, "move": "bid 1"}',
        '{"type": "sit", "seat": "0"}',
        "[" * 5000,
        b"\xff\xfe",
    ],
)
def test_unreadable_messages_are_rejected_and_the_connection_stays(come: Come, message: str | bytes) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        line.socket.send(message)
        answer = line.until(lambda message: message["type"] == "refused")
        assert answer["problem"]["code"] == "bad_request"
        assert line.play("bid 1")["type"] == "done"


def test_a_huge_message_closes_the_connection(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        line.socket.send(json.dumps({"type": "ping", "id": "x" * 100_000}))
        assert closed(line) == 1009
    assert ann.state(table["id"])["seq"] == 1


def test_a_flood_is_refused_and_then_cut_off(come: Come) -> None:
    ann = come()
    table = duel(ann)
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        with suppress(ConnectionClosed):
            for number in range(2000):
                line.send("ping", id=str(number))
        messages = rest(line)
        assert line.socket.close_code == 4429
    codes = {message["problem"]["code"] for message in messages if message["type"] == "refused"}
    assert codes <= {"too_many"}
    assert ann.move(table["id"], 0, 1, "bid 1", "a").status_code == 200


# -------------------------------------------------------------------- slow and gone


def test_presence_is_sent(come: Come) -> None:
    ann, ben = come(), come()
    table = ann.set_table("winchester", [me("Ann"), OPEN, bot()])
    ben.post(f"/tables/{table['id']}/join", {"name": "Ben"})
    with ann.live(table["id"], seat=0) as line:
        line.next_update()
        with ben.live(table["id"], seat=1):
            here = line.next_update(lambda update: update["table"]["seats"][1]["here"])
            assert here["table"]["seats"][0]["here"]
        line.next_update(lambda update: not update["table"]["seats"][1]["here"])


def test_a_slow_client_does_not_block_others(come: Come) -> None:
    ann, eve = come(), come()
    table = ann.set_table("gwt1", [me("Ann"), me("Bea")], options={"first": 0})
    with eve.live(table["id"]) as deaf:
        begun = time.monotonic()
        for number in range(150):
            seat = ann.state(table["id"])["question"]["seat"]
            update = ann.state(table["id"], seat)
            ann.move(table["id"], seat, update["seq"], usual(update)[0], f"{number}")
        assert time.monotonic() - begun < 30
        last = deaf.next_update(lambda update: update["seq"] == 151)
    assert last["log"][-1]["seq"] == 151
