"""Chat: who may write, who reads it, and who never gets a byte of it."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import GENEROUS, Come
from tests.server.live_server import OPEN, Guest, Json, Line, bot, code, me, serving

SECRET = "the canyon at noon"


def chat(line: Line) -> list[Json]:
    found: list[Json] = line.until(lambda message: message["type"] == "chat")["lines"]
    return found


def sit_down(ann: Guest, ben: Guest, **more: object) -> str:
    table: str = ann.set_table("winchester", [me(), OPEN, bot()], **more)["id"]
    assert ben.post(f"/tables/{table}/join", {"name": "Ben"}).status_code == 200
    return table


def test_people_at_a_table_read_what_each_writes(come: Come) -> None:
    ann, ben = come(), come()
    table = sit_down(ann, ben)
    with ann.live(table, 0) as here, ben.live(table, 1) as there:
        here.hear()
        there.hear()
        assert here.ask("say", text="  Hello,   Ben <b>! ")["type"] == "done"
        (line,) = chat(there)
        assert (line["seat"], line["name"], line["text"], line["reaction"]) == (
            0,
            "Ann",
            "Hello, Ben <b>!",
            None,
        )
        there.send("say", id="r", reaction="nice")
        assert [(each["name"], each["reaction"]) for each in chat(here) if each["seat"] == 1] == [
            ("Ben", "nice")
        ]
    with ben.live(table) as again:  # whoever comes back reads it all, whichever eyes they have
        assert [each["number"] for each in chat(again)] == [1, 2]


def test_only_seated_people_receive_the_chat(come: Come) -> None:
    ann, ben, eve, host = come(), come(), come(), come()
    table = host.set_table("winchester", [OPEN, OPEN, bot()])["id"]
    for each, name in ((ann, "Ann"), (ben, "Ben")):
        each.post(f"/tables/{table}/join", {"name": name})
    frames: list[Json] = []
    with ann.live(table, 0) as here, eve.live(table) as spectator, host.live(table) as setter:
        assert here.ask("say", text=SECRET)["type"] == "done"
        for line in (spectator, setter):
            frames.append(line.hear())
            line.send("say", id="x", text="let me in")
            frames.append(line.until(lambda message: message["type"] in ("refused", "chat")))
        assert host.post(f"/tables/{table}/start").status_code == 200
        frames += [
            line.next_update(lambda update: update["view"] is not None) for line in (spectator, setter)
        ]
    assert [each["problem"]["code"] for each in frames if each["type"] == "refused"] == ["not_your_seat"] * 2
    for path in ("", "/state", "/frames", "/state?after=0"):
        frames.append(eve.get(f"/tables/{table}{path}").json())
    frames.append(eve.get("/tables").json())
    frames.append(ann.get(f"/tables/{table}/state?seat=0").json())
    frames.append(ann.get(f"/tables/{table}/frames?seat=0").json())
    assert SECRET not in json.dumps(frames)


def test_a_player_who_lost_the_seat_gets_no_more_updates(come: Come) -> None:
    ann, ben = come(), come()
    table = sit_down(ann, ben)
    with ann.live(table, 0) as here, ben.live(table, 1) as there:
        there.hear()
        ben.post(f"/tables/{table}/seats/1/open")
        here.ask("say", text=SECRET)
        there.send("ping", id="p")
        between: list[Json] = []
        while not between or between[-1]["type"] != "pong":
            between.append(there.hear())
    assert SECRET not in json.dumps(between)


def test_chat_is_on_with_friends_and_off_with_strangers(come: Come) -> None:
    ann = come()
    assert ann.set_table("winchester", [me(), OPEN, bot()])["chat"]
    listed = ann.set_table("winchester", [me(), OPEN, bot()], listed=True)
    assert not listed["chat"]
    assert ann.set_table("winchester", [me(), OPEN, bot()], listed=True, chat=True)["chat"]
    with ann.live(listed["id"], 0) as line:
        assert line.ask("say", text="hello")["problem"]["code"] == "chat_off"


def test_the_host_turns_it_off_and_on(come: Come) -> None:
    ann, ben = come(), come()
    table = sit_down(ann, ben)
    assert code(ben.post(f"/tables/{table}/chat", {"on": False})) == (403, "not_host")
    with ben.live(table, 1) as line:
        line.hear()
        assert not ann.post(f"/tables/{table}/chat", {"on": False}).json()["chat"]
        line.next_update(lambda update: not update["table"]["chat"])
        assert line.ask("say", text="hello")["problem"]["code"] == "chat_off"
        assert ann.post(f"/tables/{table}/chat", {"on": True}).json()["chat"]
        assert line.ask("say", text="hello")["type"] == "done"


@pytest.mark.parametrize("text", ["", "   ", "x" * 201, "a\u202eb", "a\u0000b"])
def test_messages_that_cannot_be_read_are_refused(come: Come, text: str) -> None:
    ann = come()
    table = ann.set_table("winchester", [me(), bot(), bot()])["id"]
    with ann.live(table, 0) as line:
        assert line.ask("say", text=text)["problem"]["code"] == "bad_message"


def test_nobody_floods_the_others(come: Come) -> None:
    ann = come()
    table = ann.set_table("winchester", [me(), bot(), bot()], start=False)["id"]
    with ann.live(table, 0) as line:
        answers = [line.ask("say", text=str(number)) for number in range(12)]
    assert [each["type"] for each in answers[:5]] == ["done"] * 5
    assert answers[-1]["problem"]["code"] == "too_fast"


def test_the_host_of_the_server_turns_all_chats_off(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database, GENEROUS) as address, closing(Guest(address)) as ann:
        table = ann.set_table("winchester", [me(), bot(), bot()], start=False)["id"]
        assert ann.get("/server").json()["chat"]
        with ann.live(table, 0) as line:
            assert line.ask("say", text=SECRET)["type"] == "done"
        cookies = ann.http.cookies
    with serving(database, GENEROUS, chat=False) as address, closing(Guest(address)) as ann:
        ann.http.cookies = cookies
        assert not ann.get("/server").json()["chat"]
        assert not ann.table(table)["chat"]
        assert code(ann.post(f"/tables/{table}/chat", {"on": True})) == (409, "chat_off")
        with ann.live(table, 0) as line:
            assert SECRET not in json.dumps(line.hear())
            assert line.ask("say", text="hello")["problem"]["code"] == "chat_off"
