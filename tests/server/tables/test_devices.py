"""The devices of a seat: a link lets one in, the list shows it, and it can be removed."""

from tests.server.conftest import Come
from tests.server.live_server import Guest, Json, code, me


def admitted(owner: Guest, device: Guest, table: str) -> None:
    secret = owner.post(f"/tables/{table}/seats/0/link").json()["secret"]
    assert device.post(f"/tables/{table}/claim", {"secret": secret}).status_code == 200


def devices(guest: Guest, table: str) -> list[Json]:
    found: list[Json] = guest.get(f"/tables/{table}/seats/0/devices").json()
    return found


def test_every_device_of_a_seat_is_listed_with_its_times(come: Come) -> None:
    laptop, phone, stranger = come(), come(), come()
    table = laptop.set_table("winchester", [me("Ann"), me("Bea"), me("Cid")])["id"]
    admitted(laptop, phone, table)
    with phone.live(table, seat=0) as line:
        line.next_update()
        first, second = devices(laptop, table)
        assert (first["this"], first["here"], first["removable"]) == (True, False, False)
        assert (second["this"], second["here"], second["removable"]) == (False, True, True)
    assert 0 < first["since"] <= second["since"] <= second["seen"]
    assert [(each["this"], each["removable"]) for each in devices(phone, table)] == [
        (False, False),
        (True, False),
    ]
    refused = stranger.get(f"/tables/{table}/seats/0/devices")
    assert code(refused) == (403, "not_your_seat")


def test_a_removed_device_looks_on_as_a_spectator_and_cannot_come_back(come: Come) -> None:
    laptop, phone = come(), come()
    table = laptop.set_table("winchester", [me("Ann"), me("Bea"), me("Cid")], options={"first": 0})["id"]
    secret = laptop.post(f"/tables/{table}/seats/0/link").json()["secret"]
    phone.post(f"/tables/{table}/claim", {"secret": secret})
    with phone.live(table, seat=0) as line:
        line.next_update()
        [_, lost] = devices(laptop, table)
        left = laptop.post(f"/tables/{table}/seats/0/devices/remove", {"id": lost["id"]}).json()
        assert [each["this"] for each in left] == [True]
        update = line.next_update(lambda update: update["seat"] is None)
        assert update["choices"] == []
        assert [seat["mine"] for seat in update["table"]["seats"]] == [False, False, False]
        assert line.play("bid 1")["problem"]["code"] == "not_your_seat"
    assert code(phone.post(f"/tables/{table}/claim", {"secret": secret})) == (403, "bad_link")
    again = laptop.post(f"/tables/{table}/seats/0/devices/remove", {"id": lost["id"]})
    assert code(again) == (404, "unknown_device")


def test_a_newer_device_cannot_remove_an_older_one(come: Come) -> None:
    laptop, phone = come(), come()
    table = laptop.set_table("winchester", [me("Ann"), me("Bea"), me("Cid")])["id"]
    admitted(laptop, phone, table)
    for device in devices(phone, table):  # nor itself: whoever wants to go leaves the seat
        refused = phone.post(f"/tables/{table}/seats/0/devices/remove", {"id": device["id"]})
        assert code(refused) == (403, "older_device")
    assert len(devices(laptop, table)) == 2
