"""Whole games by the API, to the end, with everything that can be checked afterwards."""

from __future__ import annotations

import hashlib

import pytest

from tests.server.conftest import Come
from tests.server.live_server import OPEN, Guest, Json, bot, me, play_to_end
from trailboss.core.record import Record

GAMES = [
    ("winchester", [me(), bot("medium"), bot()], {}),
    ("gwt1", [me(), bot("medium")], {}),
    ("gwt2", [me(), bot("medium")], {"simmental": True}),
    ("gwt2", [me()], {"sam": "easy"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=["winchester", "gwt1", "gwt2", "sam"])
def test_a_game_is_played_to_its_end(come: Come, game: str, seats: list[Json], options: Json) -> None:
    ann = come()
    table = ann.set_table(game, seats, options=options)
    assert table["status"] == "running"
    assert table["options"] == options
    assert table["seed"] is None
    assert table["salt"] is None
    with ann.live(table["id"], seat=0) as line:
        last = play_to_end(line)
    check_the_end(ann, table, last)


def check_the_end(guest: Guest, table: Json, last: Json) -> None:
    """The seed is the one that was committed to, and the record leads to the same end."""
    over = last["table"]
    assert last["question"] is None
    assert last["choices"] == []
    assert over["commitment"] == table["commitment"]
    revealed = f"{over['salt']}:{over['seed']}"
    assert hashlib.sha256(revealed.encode()).hexdigest() == table["commitment"]
    text = guest.get(f"/tables/{table['id']}/record")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    record = Record.loads(text.text)
    assert record.config.seed == over["seed"]
    assert record.tags["Players"] == ",".join(seat["name"] for seat in over["seats"])
    final = record.replay()
    assert final.winners() == over["winners"]
    assert [score.total for score in final.scores()] == [row["total"] for row in last["standing"]]
    assert last["log"][-1]["kind"] == "over"
    whole = guest.state(table["id"], 0)["log"]
    assert [entry["seq"] for entry in whole] == list(range(1, over_seq(last) + 1))
    assert [entry["kind"] for entry in whole if entry["kind"] in ("start", "over")] == ["start", "over"]


def over_seq(last: Json) -> int:
    found: int = last["seq"]
    return found


def test_bots_alone_finish_the_game(come: Come) -> None:
    ann = come()
    table = ann.set_table("winchester", [bot(), bot("medium"), bot()])
    with ann.live(table["id"]) as line:
        last = line.next_update(lambda update: update["table"]["status"] == "over")
    assert last["seat"] is None
    assert last["thinking"] is None
    assert [seat["kind"] for seat in last["table"]["seats"]] == ["bot"] * 3
    assert len({seat["name"] for seat in last["table"]["seats"]}) == 3


def test_two_people_play_and_see_their_own_hands_only(come: Come) -> None:
    ann, ben = come(), come()
    table = ann.set_table("gwt1", [me("Ann"), OPEN])
    assert table["status"] == "waiting"
    joined = ben.post(f"/tables/{table['id']}/join", {"name": "Ben"}).json()
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    assert ann.post(f"/tables/{table['id']}/start").json()["status"] == "running"
    mine, others = ann.state(table["id"], 0), ben.state(table["id"], 1)
    watching = come().state(table["id"])
    for update, seat in ((mine, 0), (others, 1), (watching, None)):
        shown = [rancher["hand"] is not None for rancher in update["view"]["ranchers"]]
        assert shown == [number == seat for number in range(2)]
    assert watching["choices"] == []
    mover = mine if mine["question"]["seat"] == 0 else others
    other = others if mover is mine else mine
    assert mover["choices"]
    assert other["choices"] == []
    with ann.live(table["id"], 0) as first, ben.live(table["id"], 1) as second:
        first.next_update()
        second.next_update(lambda update: all(seat["here"] for seat in update["table"]["seats"]))
        line, waiting = (first, second) if mover is mine else (second, first)
        line.play(mover["choices"][0]["move"])
        news = waiting.next_update(lambda update: update["seq"] > mine["seq"])
        assert news["log"][-1]["move"] == mover["choices"][0]["move"]
        assert news["log"][-1]["lines"]
