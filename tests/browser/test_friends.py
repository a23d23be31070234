"""Friends at one table, each in front of a browser."""

import json
import random

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.visitor import BOT, PHONE, Visitor, me, shows

OPEN = {"kind": "open"}


def hand(visitor: Visitor) -> list[str]:
    """The cards that the page shows as one's own."""
    places = visitor.page.locator('[data-place^="hand:"]')
    return [places.nth(index).get_attribute("data-place") or "" for index in range(places.count())]


def test_two_browsers_in_one_game_with_hidden_hands(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    frames: list[str] = []
    otis.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    table = mara.set_table("gwt2", [me("Mara"), OPEN], seed=5)
    otis.go(f"/t/{table}")
    otis.page.locator("[data-name]").fill("Otis")
    otis.page.locator("[data-join]").click()
    mara.page.locator("[data-start]").click()
    chance = random.Random(8)
    seats = (mara, otis)
    for _ in range(24):
        mara.wait_for(lambda: mara.asked() or otis.asked(), "nobody is asked")
        asked = mara if mara.asked() else otis
        asked.answer(chance)
    states = [each.ask("GET", f"/api/tables/{table}/state?seat={seat}") for seat, each in enumerate(seats)]
    assert states[0]["seq"] == states[1]["seq"]
    for each in seats:
        each.wait_for(lambda who=each: who.seq() == states[0]["seq"], "a page is behind")
    views = [each["view"] for each in states]
    for seat, each in enumerate(seats):
        assert views[seat]["ranchers"][seat]["hand"] is not None
        assert views[seat]["ranchers"][1 - seat]["hand"] is None
        shown = {place.removeprefix("hand:") for place in hand(each)}
        assert shown == set(views[seat]["ranchers"][seat]["hand"])
    # Nothing that came over Otis' line tells Mara's hand or the seed.
    messages = [json.loads(frame) for frame in frames]
    updates = [each for each in messages if each["type"] in ("update", "changes")]
    seen = [each["view"]["ranchers"] for each in updates if "ranchers" in (each.get("view") or {})]
    assert len(seen) > 10
    assert all(ranchers[0]["hand"] is None for ranchers in seen)
    assert all(each.get("table", {}).get("seed") is None for each in updates)


def test_a_spectator_sees_the_table_and_nobodys_hand(host: Host, visit: Enter) -> None:
    mara, guest = visit(host), visit(host)
    table = mara.set_table("gwt1", [me(), BOT], seed=2)
    mara.wait_for_question()
    guest.go(f"/t/{table}")
    expect(guest.page.locator('[data-place="space:a"]').first).to_be_visible()
    assert hand(guest) == []
    assert not guest.asked()
    view = guest.ask("GET", f"/api/tables/{table}/state")["view"]
    assert view["seat"] is None
    assert all(rancher["hand"] is None for rancher in view["ranchers"])


@pytest.mark.parametrize(("lang", "heading"), [("en", "Otis's turn"), ("de", "Otis entscheidet")])
def test_a_phone_says_whose_turn_it_is(host: Host, visit: Enter, lang: str, heading: str) -> None:
    mara, otis = visit(host, lang=lang, size=PHONE), visit(host)
    table = mara.set_table("gwt1", [me("Mara"), OPEN], options={"first": 1})
    otis.go("/api/health")
    otis.ask("POST", f"/api/tables/{table}/join", {"name": "Otis", "seat": 1})
    mara.ask("POST", f"/api/tables/{table}/start", {})
    expect(mara.page.locator("header h1")).to_have_text(heading)


def test_a_seat_moves_to_another_device_by_its_link(host: Host, visit: Enter) -> None:
    mara, phone = visit(host), visit(host)
    table = mara.set_table("gwt2", [me(), BOT], seed=2)
    mara.wait_for_question()
    secret = mara.ask("POST", f"/api/tables/{table}/seats/0/link")["secret"]
    phone.go(f"/t/{table}#seat={secret}")
    phone.wait_for_question()
    assert hand(phone) == hand(mara)
    assert secret not in phone.page.url


def catch_copies(visitor: Visitor) -> None:
    """From now on, `copied` reads what the page copies."""
    visitor.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")


def copied(visitor: Visitor) -> str:
    """What the page has copied since this was asked for last."""
    visitor.wait_for(lambda: bool(visitor.page.evaluate("window.copied")), "nothing was copied")
    text: str = visitor.page.evaluate("[window.copied, window.copied = ''][0]")
    return text


def test_the_host_invites_by_link_and_fills_the_rest_with_bots(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    table = mara.set_table("winchester", [me("Mara"), OPEN, OPEN])
    catch_copies(mara)
    start = mara.page.locator("[data-start]")
    expect(start).to_be_disabled()
    mara.page.locator("[data-copy]").click()
    link = copied(mara)
    otis.page.goto(link)
    expect(otis.page.locator("[data-add-bot]")).to_have_count(0)  # only the host can
    otis.page.locator("[data-name]").fill("Otis")
    otis.page.locator("[data-join]").click()
    row = mara.page.locator('[data-seat="2"]')
    row.get_by_label("Level").select_option("easy")
    row.locator("[data-add-bot]").click()
    expect(row).to_have_attribute("data-kind", "bot")
    start.click()
    mara.wait_for(lambda: mara.asked() or otis.asked(), "the game does not start")
    assert [seat["kind"] for seat in mara.ask("GET", f"/api/tables/{table}")["seats"]] == [
        "person",
        "person",
        "bot",
    ]
    mara.page.locator("[data-menu]").click()
    mara.page.locator("[data-invite]").click()
    assert copied(mara) == link


def test_a_new_link_to_a_seat_replaces_the_one_before(host: Host, visit: Enter) -> None:
    mara, phone = visit(host), visit(host)
    table = mara.set_table("gwt2", [me(), BOT], seed=2)
    mara.wait_for_question()
    catch_copies(mara)
    mara.page.locator("[data-menu]").click()
    links = []
    for _ in range(2):
        mara.page.locator("[data-device]").click()
        links.append(copied(mara))
    assert links[0] != links[1]
    phone.page.goto(links[0])
    shows(phone.page, "This link doesn't open a seat here.")
    assert hand(phone) == []
    phone.go("/")
    phone.page.goto(links[1])
    phone.wait_for_question()
    assert hand(phone) == hand(mara)
    assert phone.page.url == f"{host.url}/t/{table}"


def test_a_browser_without_its_cookies_has_no_seat_until_it_gets_a_link(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=2)
    mara.wait_for_question()
    catch_copies(mara)
    mara.page.locator("[data-menu]").click()
    mara.page.locator("[data-device]").click()
    link, cards = copied(mara), hand(mara)
    mara.context.clear_cookies()
    mara.page.reload()
    expect(mara.page.locator('[data-place="space:a"]').first).to_be_visible()
    assert not mara.asked()
    assert hand(mara) == []
    mara.go("/")
    mara.page.goto(link)
    mara.wait_for_question()
    assert hand(mara) == cards


def test_tables_that_wait_for_you_come_first(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    seats = [me("Mara"), OPEN, BOT]
    tables = []
    for first in (0, 1):
        table = mara.set_table("winchester", seats, options={"first": first})
        otis.go(f"/t/{table}")
        otis.page.locator("[data-name]").fill("Otis")
        otis.page.locator("[data-join]").click()
        mara.page.locator("[data-start]").click()
        mara.wait_for(lambda: mara.asked() or otis.asked(), "the game does not start")
        tables.append(table)
    for each, order in ((mara, tables), (otis, tables[::-1])):
        each.go("/")
        rows = each.page.locator('[aria-labelledby="your-tables"] [data-table]')
        expect(rows).to_have_count(2)
        assert [row.get_attribute("data-table") for row in rows.all()] == order
        expect(rows.first).to_contain_text("Your turn")


def test_an_added_device_is_listed_and_can_be_removed(host: Host, visit: Enter) -> None:
    mara, phone = visit(host), visit(host)
    table = mara.set_table("gwt2", [me(), BOT], seed=2)
    mara.wait_for_question()
    secret = mara.ask("POST", f"/api/tables/{table}/seats/0/link")["secret"]
    phone.go(f"/t/{table}#seat={secret}")
    phone.wait_for_question()
    mara.page.locator("[data-menu]").click()
    expect(mara.page.locator("[data-device-row]")).to_have_count(2)
    mara.page.locator("[data-remove-device]").click()
    expect(mara.page.locator("[data-device-row]")).to_have_count(1)
    expect(mara.page.locator('[data-device-row="this"]')).to_contain_text("This device")
    phone.wait_for(lambda: hand(phone) == [], "the removed device still sees the hand")
    assert not phone.asked()


def test_a_seat_that_a_bot_keeps_is_taken_back(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    table = mara.set_table("gwt2", [me("Mara"), OPEN], seed=5)
    otis.go(f"/t/{table}")
    otis.page.locator("[data-name]").fill("Otis")
    otis.page.locator("[data-join]").click()
    mara.page.locator("[data-start]").click()
    mara.wait_for(lambda: mara.asked() or otis.asked(), "nobody is asked")
    mara.page.locator("[data-menu]").click()
    mara.page.locator("[data-resign]").click()
    mara.page.locator("[data-resign-sure]").click()
    otis.wait_for_question()
    mara.page.locator("[data-come-back]").click()
    expect(mara.page.locator("[data-come-back]")).to_have_count(0)
    seats = mara.ask("GET", f"/api/tables/{table}")["seats"]
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("person", True), ("person", False)]
    chance = random.Random(3)
    while not mara.asked():
        mara.wait_for(lambda: mara.asked() or otis.asked(), "nobody is asked")
        if otis.asked():
            otis.answer(chance)
    assert hand(mara), "her cards are shown again"


def test_a_table_is_removed_from_the_list(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("winchester", [me(), BOT, BOT])
    mara.go("/")
    row = mara.page.locator(f'[data-table="{table}"]')
    expect(row).to_be_visible()
    row.locator("[data-remove]").click()
    expect(row).to_have_count(0)
    mara.go("/")
    expect(mara.page.locator("#your-tables")).to_be_visible()
    expect(row).to_have_count(0)


@pytest.mark.parametrize(
    "button", ["[data-play='gwt2']", "[data-play='winchester']", "[data-play='first-ride']"]
)
def test_one_click_or_two_make_one_table(host: Host, visit: Enter, button: str) -> None:
    mara = visit(host)
    made: list[str] = []

    def sent(request: Request) -> None:
        if request.url.partition("?")[0].endswith("/api/tables"):
            made.append(request.method)

    mara.page.on("request", sent)
    mara.go("/")
    mara.page.locator(button).dblclick()
    mara.wait_for_question()
    assert made.count("POST") == 1


def test_the_list_says_how_the_game_stands_and_who_decides(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("gwt2", [me(), BOT], options={"first": 0}, seed=3)
    mara.wait_for_question()
    standing = mara.ask("GET", f"/api/tables/{table}/state?seat=0")["standing"]
    mara.go("/")
    row = mara.page.locator(f'[data-table="{table}"]')
    expect(row).to_contain_text(", ".join(f"{each['name']} {each['total']}" for each in standing))
    expect(row).to_contain_text("Your turn")
    form = mara.page.get_by_role("region", name="Create a table")
    expect(form.locator("[data-level]").first).to_have_text("plays by sound rules of thumb")
