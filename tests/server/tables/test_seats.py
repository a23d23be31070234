"""Who sits where: joining, leaving, bots that stand in, links to other devices, and another game."""

from __future__ import annotations

import pytest

from tests.server.conftest import Come
from tests.server.live_server import OPEN, Guest, Json, bot, code, me, play_to_end
from trailboss import bots
from trailboss.bots import registry
from trailboss.server.api_error import ApiError
from trailboss.server.tables.seats import checked_bot


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def waiting(guest: Guest, **more: object) -> str:
    table = guest.set_table("winchester", [me("Ann"), OPEN, OPEN], **more)
    assert table["status"] == "waiting"
    found: str = table["id"]
    return found


# -------------------------------------------------------------------- before the game


def test_a_table_fills_and_starts(come: Come) -> None:
    ann, ben = come(), come()
    name = waiting(ann)
    assert code(ann.post(f"/tables/{name}/start")) == (409, "seats_open")
    joined = ben.post(f"/tables/{name}/join", {"name": "Ben"}).json()
    assert kinds(joined) == ["person", "person", "open"]
    assert (joined["host"], ann.table(name)["host"]) == (False, True)
    again = ben.post(f"/tables/{name}/join", {"name": "Ben"}).json()
    assert kinds(again) == ["person", "person", "open"]
    assert code(ben.post(f"/tables/{name}/start")) == (403, "not_host")
    assert code(ben.post(f"/tables/{name}/seats/2/bot", {"bot": "easy"})) == (403, "not_host")
    assert kinds(ann.post(f"/tables/{name}/seats/2/bot", {"bot": "easy"}).json())[2] == "bot"
    assert kinds(ann.post(f"/tables/{name}/seats/2/open").json())[2] == "open"
    assert kinds(ann.post(f"/tables/{name}/seats/2/bot", {}).json())[2] == "bot"
    started = ann.post(f"/tables/{name}/start").json()
    assert started["status"] == "running"
    assert started["heading"]
    assert code(ann.post(f"/tables/{name}/start")) == (409, "not_waiting")
    assert code(ann.post(f"/tables/{name}/seats/2/open")) == (409, "not_waiting")
    lines = [line for entry in ann.state(name)["log"] for line in entry["lines"]]
    assert lines[0] == "Ben takes the Blue seat."


def test_a_full_table_and_a_taken_seat(come: Come) -> None:
    ann, ben, eve = come(), come(), come()
    name = waiting(ann)
    assert code(ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": 0})) == (409, "taken")
    assert code(ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": 9})) == (400, "bad_seats")
    for seat in (1, 2):
        assert ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": seat}).status_code == 200
    assert [seat["name"] for seat in ann.table(name)["seats"]] == ["Ann", "Ben", "Ben 2"]
    assert code(eve.post(f"/tables/{name}/join", {"name": "Eve"})) == (409, "full")
    assert code(ann.post(f"/tables/{name}/seats/1/open")) == (409, "taken")
    assert code(ann.post(f"/tables/{name}/seats/1/bot", {})) == (409, "taken")


def test_a_bot_is_renamed_if_a_person_wants_its_name(come: Come) -> None:
    ann, ben = come(), come()
    name = waiting(ann)
    bot = ann.post(f"/tables/{name}/seats/2/bot", {"bot": "easy"}).json()["seats"][2]
    ben.post(f"/tables/{name}/join", {"name": bot["name"].upper()})
    seats = ann.table(name)["seats"]
    assert seats[1]["name"] == bot["name"].upper()
    assert (seats[2]["kind"], seats[2]["bot"]) == ("bot", "easy")
    assert seats[2]["name"] not in (bot["name"], "Ann")


def test_a_person_leaves_before_the_game(come: Come) -> None:
    ann, ben = come(), come()
    name = waiting(ann)
    ben.post(f"/tables/{name}/join", {"name": "Ben"})
    left = ben.post(f"/tables/{name}/seats/1/open").json()
    assert (kinds(left)[1], left["seats"][1]["mine"]) == ("open", False)
    ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": 2})
    assert kinds(ben.post(f"/tables/{name}/resign").json()) == ["person", "open", "open"]
    assert code(ben.post(f"/tables/{name}/resign")) == (403, "not_your_seat")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann-Marie", "Ann-Marie"),
        ("  Zoë   Müller ", "Zoë Müller"),
        ("李小龙", "李小龙"),
        ("👩‍🌾", "👩‍🌾"),
        ("e\u0301", "é"),
        ("x" * 24, "x" * 24),
    ],
)
def test_ordinary_names_are_accepted(come: Come, given: str, kept: str) -> None:
    table = come().set_table("winchester", [me(given), bot(), OPEN])
    assert table["seats"][0]["name"] == kept


@pytest.mark.parametrize(
    "given", ["", " ", "x" * 25, "a\nb", "a\tb", "\u202eevil", "a\u0000", "\u200d", "\ufeff", "a\u2028b"]
)
def test_names_that_cannot_be_shown(come: Come, given: str) -> None:
    ann, ben = come(), come()
    name = waiting(ann)
    assert code(ben.post(f"/tables/{name}/join", {"name": given})) == (400, "bad_name")
    assert kinds(ann.table(name)) == ["person", "open", "open"]


# -------------------------------------------------------------------- lists of tables


def test_tables_are_listed_if_they_should_be(come: Come) -> None:
    ann, ben = come(), come()
    shown, hidden = waiting(ann, listed=True), waiting(ann)
    tables = ben.get("/tables").json()
    assert tables["mine"] == []
    listed = [table["id"] for table in tables["listed"]]
    assert shown in listed
    assert hidden not in listed
    mine = {table["id"]: table for table in ann.get("/tables").json()["mine"]}
    assert {shown, hidden} <= set(mine)
    assert mine[shown]["seats"][0]["mine"]
    running = ann.set_table("winchester", [me(), bot(), bot()], options={"first": 0})["id"]
    entry = next(table for table in ann.get("/tables").json()["mine"] if table["id"] == running)
    assert entry["to_move"] == 0


# -------------------------------------------------------------------- colours


def test_people_choose_colours_and_bots_get_the_rest(come: Come) -> None:
    ann, ben = come(), come()
    table = ann.set_table("winchester", [me("Ann") | {"colour": 1}, OPEN, bot()])
    name = table["id"]
    assert table["colours"] == [1, 0, 2, 3, 4]
    ben.post(f"/tables/{name}/join", {"name": "Ben"})
    choose = f"/tables/{name}/seats/1/colour"
    assert code(ben.post(choose, {"colour": 1})) == (400, "bad_colour")
    assert code(ben.post(choose, {"colour": 5})) == (400, "bad_colour")
    assert code(ann.post(choose, {"colour": 3})) == (403, "not_your_seat")
    chosen = ben.post(choose, {"colour": 2}).json()
    assert chosen["colours"] == [1, 2, 0, 3, 4]
    assert [seat["chosen"] for seat in chosen["seats"]] == [True, True, False]
    ann.post(f"/tables/{name}/start")
    assert code(ben.post(choose, {"colour": 4})) == (409, "not_waiting")
    ben.post(f"/tables/{name}/resign")
    state = ann.state(name)
    assert state["table"]["colours"] == [1, 2, 0, 3, 4]
    assert "Ben now plays Yellow." in [line for entry in state["log"] for line in entry["lines"]]
    assert ann.get(f"/tables/{name}/frames").json()["colours"] == [1, 2, 0, 3, 4]


def test_a_colour_is_free_again_when_its_person_leaves(come: Come) -> None:
    ann, ben = come(), come()
    name = waiting(ann)
    ben.post(f"/tables/{name}/join", {"name": "Ben"})
    ben.post(f"/tables/{name}/seats/1/colour", {"colour": 0})
    assert ann.table(name)["colours"] == [1, 0, 2, 3, 4]
    ben.post(f"/tables/{name}/resign")
    assert ann.table(name)["colours"] == [0, 1, 2, 3, 4]


def test_two_people_of_one_screen_cannot_have_one_colour(come: Come) -> None:
    request = {"game": "winchester", "seats": [me("Ann") | {"colour": 1}, me("Ben") | {"colour": 1}, bot()]}
    assert code(come().post("/tables", request)) == (400, "bad_colour")


# -------------------------------------------------------------------- bots that stand in


def test_a_bot_takes_over_from_a_player_who_resigns_and_can_come_back(come: Come) -> None:
    ann, ben = come(), come()
    table = ann.set_table("winchester", [me("Ann"), OPEN, OPEN], options={"first": 0})
    name = table["id"]
    for seat in (1, 2):
        ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": seat})
    ann.post(f"/tables/{name}/start")
    with ben.live(name, seat=1) as line:
        line.next_update()
        left = ann.post(f"/tables/{name}/resign").json()
        assert left["seats"][0] | {"here": False} == {
            "seat": 0, "kind": "bot", "name": "Ann", "bot": "medium", "here": False, "mine": True,
            "chosen": False,
        }  # fmt: skip
        update = line.next_update(lambda update: update["question"]["seat"] != 0)
    last = [entry for entry in ben.state(name)["log"] if entry["kind"] == "seat"][-1]
    assert last["lines"][0] == "Ann leaves; a bot (medium) takes over."
    assert [entry["seat"] for entry in update["log"] if entry["kind"] == "move"][:1] == [0]
    assert code(ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": 0})) == (409, "taken")
    assert code(ann.move(name, 0, update["seq"], "pass", "a")) == (409, "bot_decides")
    back = ann.post(f"/tables/{name}/join", {"name": "Ann", "seat": 0}).json()
    assert back["seats"][0]["kind"] == "person"
    assert ann.state(name, lang="de")["log"][-1]["lines"][0] == "Ann ist wieder da und spielt weiter."


def test_a_person_chooses_the_bot_that_stands_in(come: Come) -> None:
    ann = come()
    table = ann.set_table("winchester", [me("Ann"), me("Bea"), bot()], options={"first": 0})
    name = table["id"]
    assert code(ann.post(f"/tables/{name}/seats/1/bot", {"bot": "drover"})) == (400, "unknown_bot")
    assert code(come().post(f"/tables/{name}/seats/1/bot", {})) == (403, "not_your_seat")
    given = ann.post(f"/tables/{name}/seats/1/bot", {"bot": "random"}).json()
    assert (given["seats"][1]["kind"], given["seats"][1]["bot"]) == ("bot", "random")


def test_nobody_gives_away_the_seat_of_somebody_who_is_there(come: Come) -> None:
    ann, ben = come(), come()
    name = waiting(ann)
    ben.post(f"/tables/{name}/join", {"name": "Ben"})
    ann.post(f"/tables/{name}/seats/2/bot", {"bot": "easy"})
    ann.post(f"/tables/{name}/start")
    assert code(ann.post(f"/tables/{name}/seats/1/bot", {})) == (409, "not_away")


def test_a_table_that_everybody_left_continues_to_its_end(come: Come) -> None:
    ann, eve = come(), come()
    table = ann.set_table("winchester", [me("Ann"), me("Bea"), bot()])
    with eve.live(table["id"]) as line:
        line.next_update()
        ann.post(f"/tables/{table['id']}/resign")
        over = line.next_update(lambda update: update["table"]["status"] == "over")
    assert over["table"]["seed"] is not None
    assert code(ann.post(f"/tables/{table['id']}/resign")) == (409, "not_running")
    assert code(ann.post(f"/tables/{table['id']}/join", {"name": "Ann", "seat": 0})) == (409, "not_running")


# -------------------------------------------------------------------- another device


def test_a_seat_moves_to_another_device(come: Come) -> None:
    ann, phone, eve = come(), come(), come()
    table = ann.set_table("winchester", [me("Ann"), bot(), bot()], options={"first": 0})
    name = table["id"]
    assert code(eve.post(f"/tables/{name}/seats/0/link")) == (403, "not_your_seat")
    assert code(ann.post(f"/tables/{name}/seats/1/link")) == (403, "not_your_seat")
    assert code(ann.post(f"/tables/{name}/seats/8/link")) == (400, "bad_seats")
    secret = ann.post(f"/tables/{name}/seats/0/link").json()["secret"]
    assert code(eve.post(f"/tables/{name}/claim", {"secret": "x" + secret})) == (403, "bad_link")
    claimed = phone.post(f"/tables/{name}/claim", {"secret": secret}).json()
    assert claimed["seats"][0]["mine"]
    update = phone.state(name, 0)
    assert phone.move(name, 0, update["seq"], update["choices"][0]["move"], "p").status_code == 200
    ann.post(f"/tables/{name}/resign")
    back = phone.post(f"/tables/{name}/claim", {"secret": secret}).json()
    assert back["seats"][0]["kind"] == "person"


# -------------------------------------------------------------------- another game


def test_a_rematch_is_one_table_for_all(come: Come) -> None:
    ann, ben, eve = come(), come(), come()
    name = waiting(ann)
    ben.post(f"/tables/{name}/join", {"name": "Ben"})
    ann.post(f"/tables/{name}/seats/2/bot", {"bot": "easy"})
    ann.post(f"/tables/{name}/start")
    assert code(ann.post(f"/tables/{name}/rematch")) == (409, "not_over")
    assert code(ann.get(f"/tables/{name}/record")) == (409, "not_over")
    ben.post(f"/tables/{name}/resign")
    ben.post(f"/tables/{name}/join", {"name": "Ben", "seat": 1})
    ben.post(f"/tables/{name}/seats/1/bot", {"bot": "easy"})
    with ann.live(name, seat=0) as line:
        play_to_end(line)
        assert code(eve.post(f"/tables/{name}/rematch")) == (403, "not_your_seat")
        other = ann.post(f"/tables/{name}/rematch").json()
        news = line.next_update(lambda update: update["table"]["rematch"] is not None)
    assert news["table"]["rematch"] == other["id"] != name
    assert other["status"] == "running"
    assert other["commitment"] != news["table"]["commitment"]
    assert [seat["name"] for seat in other["seats"]] == [seat["name"] for seat in news["table"]["seats"]]
    assert [seat["mine"] for seat in other["seats"]] == [True, False, False]
    assert [seat["kind"] for seat in other["seats"]] == ["person", "person", "bot"]  # Ben sits down again
    assert ben.post(f"/tables/{name}/rematch").json()["id"] == other["id"]


MIRRORED: Json = {
    "building_sides": "1b 2a 3a 4a 5b 6a 7a 8a 9a 10a 11a 12b",
    "neutral_buildings": "G B C D E F A",
    "station_masters": "twelve_dollars stations workers two_certificates buildings",
    "first": 1,
}


def test_a_real_table_is_mirrored_and_so_is_its_rematch(come: Come) -> None:
    """Ann sets the table up as the one in front of her. The table says so, and so does another game."""
    ann = come()
    short = {**MIRRORED, "building_sides": "1b 5b 12b"}
    table = ann.set_table("gwt2", [me("Ann"), bot()], options=short)
    assert table["options"] == MIRRORED
    view = ann.state(table["id"])["view"]
    assert "".join(view["sides"]) == "baaabaaaaaab"
    assert view["station_masters"] == MIRRORED["station_masters"].split()
    assert view["first"] == 1
    with ann.live(table["id"], seat=0) as line:
        play_to_end(line)
    other = ann.post(f"/tables/{table['id']}/rematch").json()
    assert other["options"] == MIRRORED


def test_an_impossible_set_up_is_refused(come: Come) -> None:
    ann = come()
    body = {"game": "gwt1", "seats": [me("Ann"), bot()], "options": {"neutral_buildings": "A A B C D E F"}}
    refused = ann.post("/tables", body)
    assert code(refused) == (400, "bad_option")
    assert refused.json()["text"] == "The option neutral_buildings sets 'A' twice."
    german = ann.post("/tables?lang=de", body)
    assert german.json()["text"] == "Die Einstellung neutral_buildings legt 'A' zweimal fest."


def test_a_chosen_seed_is_announced(come: Come) -> None:
    ann = come()
    table = ann.set_table("winchester", [me("Ann"), OPEN, OPEN], seed=7)
    log = ann.state(table["id"])["log"]
    assert "seed" in log[0]["lines"][0]
    assert table["seed"] is None


class Faulty(bots.Bot):
    """Can't be created, and says too much about why."""

    def __init__(self, seed: int = 0, budget: str = "", model: str = "") -> None:
        raise ValueError("no weights in the host's own folder")


def test_a_faulty_bot_is_logged_and_guests_do_not_read_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(registry._BOTS, "faulty", registry._Entry(Faulty, False, False))
    with pytest.raises(ApiError, match="unknown_bot") as refused:
        checked_bot("winchester", "faulty")
    assert "folder" not in str(refused.value.problem("en"))
    assert "ValueError at test_seats.py" in caplog.text
    assert "folder" not in caplog.text
