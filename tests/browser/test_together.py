"""Playing together: friends at one table write to each other."""

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.test_pages import violations
from tests.browser.visitor import PHONE, Visitor, me

OPEN = {"kind": "open"}


def sit_down(mara: Visitor, otis: Visitor, game: str = "winchester", **more: object) -> str:
    """Mara sets a table with a bot, and Otis joins; the game has not begun."""
    seats = [me("Mara"), OPEN, {"kind": "bot", "bot": "easy"}]
    table = mara.set_table(game, seats, **more)
    otis.go(f"/t/{table}")
    otis.page.locator("[data-name]").fill("Otis")
    otis.page.locator("[data-join]").click()
    expect(mara.page.locator('[data-seat="1"]')).to_contain_text("Otis")
    return table


def test_friends_chat_and_nobody_else_reads_it(host: Host, visit: Enter) -> None:
    mara, otis, eve = visit(host), visit(host, size=PHONE), visit(host)
    table = sit_down(mara, otis)
    frames: list[str] = []
    eve.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    eve.go(f"/t/{table}")
    mara.page.locator("[data-start]").click()
    otis.page.locator("[data-chat]").click()
    mara.page.locator("[data-chat]").click()
    mara.page.locator("[data-say]").fill("<b>Howdy</b>")
    mara.page.keyboard.press("Enter")
    line = otis.page.locator('[data-line="1"]')
    expect(line).to_contain_text("<b>Howdy</b>")  # as it was written
    assert line.locator("b").count() == 1  # the name
    expect(mara.page.locator("[data-say]")).to_have_value("")
    otis.page.locator('[data-react="nice"]').click()
    expect(mara.page.locator('[data-line="2"]')).to_contain_text("Nice move!")
    for each in (mara, otis):
        assert violations(each.page, "[data-chat-panel]") == []
    expect(eve.page.locator("[data-question]").first).to_be_visible()
    assert eve.page.locator("[data-chat]").count() == 0
    assert frames
    assert "Howdy" not in "".join(frames)
    mara.page.reload()
    mara.page.locator("[data-chat]").click()
    expect(mara.page.locator("[data-line]")).to_have_count(2)  # what was written stays


def test_typing_continues_while_the_game_starts(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    sit_down(mara, otis)
    otis.page.locator("[data-chat]").click()
    otis.page.locator("[data-say]").press_sequentially("Good l")
    mara.page.locator("[data-start]").click()
    expect(otis.page.locator("[data-question]").first).to_be_visible()
    otis.page.keyboard.type("uck")
    expect(otis.page.locator("[data-say]")).to_have_value("Good luck")
    otis.page.keyboard.press("Enter")
    mara.page.locator("[data-chat]").click()
    expect(mara.page.locator('[data-line="1"]')).to_contain_text("Good luck")


def test_a_player_is_muted_and_the_host_turns_the_chat_off(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    sit_down(mara, otis)
    mara.page.locator("[data-chat]").click()
    otis.page.locator("[data-chat]").click()
    otis.page.locator('[data-react="hurry"]').click()
    expect(mara.page.locator("[data-line]")).to_have_count(1)
    mara.page.locator('[data-mute="1"]').click()
    expect(mara.page.locator("[data-line]")).to_have_count(0)
    mara.page.locator("[data-say]").fill("One moment")
    mara.page.keyboard.press("Enter")
    expect(otis.page.locator("[data-line]")).to_have_count(2)
    mara.page.keyboard.press("Escape")
    otis.page.locator('[data-react="laugh"]').click()
    expect(otis.page.locator("[data-line]")).to_have_count(3)
    assert mara.page.locator("[data-unread]").count() == 0
    mara.page.locator("[data-chat]").click()
    mara.page.locator('[data-mute="1"]').click()
    expect(mara.page.locator("[data-line]")).to_have_count(3)
    assert otis.page.locator("[data-chat-off]").count() == 0
    mara.page.locator("[data-chat-off]").click()
    for each in (mara, otis):
        expect(each.page.locator("[data-chat]")).to_have_count(0)


def test_a_closed_chat_says_how_much_is_new(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    sit_down(mara, otis)
    otis.page.locator("[data-chat]").click()
    otis.page.locator('[data-react="thanks"]').click()
    expect(mara.page.locator("[data-unread]")).to_have_text("1")
    toast = mara.page.get_by_text("Otis: 🙏 Thanks!")
    expect(toast).to_be_visible()
    mara.page.locator("[data-chat]").click()
    expect(toast).to_have_count(0)  # the chat shows it
    expect(mara.page.locator("[data-unread]")).to_have_count(0)


def test_strangers_have_no_chat_unless_the_host_turns_it_on(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.go("/")
    form = mara.page.get_by_role("region", name="Create a table")
    form.get_by_label("Who sits here").nth(0).select_option("open")
    chat = form.get_by_role("switch", name="Chat")
    expect(chat).to_be_checked()
    form.get_by_role("switch", name="Open to everybody").set_checked(True, force=True)
    expect(chat).not_to_be_checked()
    form.get_by_role("button", name="Open the table").click()
    mara.page.wait_for_url("**/t/*")
    table = mara.ask("GET", f"/api/tables/{mara.page.url.rsplit('/', 1)[1]}")
    assert (table["listed"], table["chat"]) == (True, False)


def test_players_choose_their_colours(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    mara.go("/")
    form = mara.page.get_by_role("region", name="Create a table")
    form.get_by_label("Who sits here").nth(0).select_option("open")
    form.get_by_role("group", name="Seat 1").locator('[data-colour="1"]').click()
    expect(form.get_by_role("group", name="Seat 2").locator(".brand").first).to_have_attribute(
        "title", "Red, brand bar"
    )
    form.get_by_role("button", name="Open the table").click()
    mara.page.wait_for_url("**/t/*")
    otis.go(f"/t/{mara.page.url.rsplit('/', 1)[1]}")
    otis.page.locator("[data-name]").fill("Otis")
    otis.page.locator("[data-join]").click()
    offered = otis.page.locator('[data-seat="1"] [data-colour]')
    expect(offered).to_have_count(4)
    expect(otis.page.locator('[data-seat="1"] [data-colour="1"]')).to_have_count(0)  # Mara has it
    otis.page.locator('[data-seat="1"] [data-colour="2"]').click()
    expect(mara.page.locator('[data-seat="1"] .brand').first).to_have_attribute(
        "title", "Yellow, brand rafter"
    )
    assert violations(otis.page) == []


def test_an_undo_after_the_turn_needs_the_others(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    sit_down(mara, otis, options={"first": 0})
    mara.page.locator("[data-start]").click()
    mara.wait_for_question()
    mara.page.keyboard.press("1")
    mara.page.keyboard.press("Enter")
    otis.wait_for_question()
    before = otis.seq()
    ask = mara.page.get_by_role("button", name="Ask the others to undo your last move")
    expect(ask).to_be_visible()
    assert violations(mara.page) == []
    ask.click()
    expect(mara.page.locator("[data-undo-ask]")).to_contain_text("Waiting for Otis")
    expect(otis.page.locator("[data-undo-ask]")).to_contain_text("Mara asks to undo the last move")
    for each in (mara, otis):
        assert violations(each.page) == []
    otis.page.locator("[data-agree]").click()
    mara.wait_for_question()
    assert mara.seq() > before
    expect(otis.page.locator("[data-undo-ask]")).to_have_count(0)
    assert not otis.asked()


def test_a_clock_runs_and_a_bot_finishes_the_turn(host: Host, visit: Enter) -> None:
    mara = visit(host)
    limit = {"per": "turn", "seconds": 10}
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    table = mara.set_table("winchester", [me("Mara"), *bots], pace="live", clock=limit, options={"first": 0})
    mara.wait_for_question()
    expect(mara.page.locator('[data-clock="0"]')).to_be_visible()
    assert mara.page.locator("[data-clock]").count() == 1  # bots have none
    assert violations(mara.page) == []

    state = f"/api/tables/{table}/state?seat=0"
    mara.wait_for_answer(
        state, lambda found: "Mara has run out of time" in str(found), "the time is never up"
    )
    mara.wait_for_answer(state, lambda found: "Mara is back" in str(found), "the seat does not come back")
    mara.wait_for_question()


def test_the_form_offers_a_clock_at_live_tables(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.go("/")
    form = mara.page.get_by_role("region", name="Create a table")
    expect(form.get_by_label("Time limit")).to_have_count(0)
    form.get_by_text("Live, 3 min").click()
    form.get_by_label("Time limit").select_option("3 min per turn")
    expect(form.get_by_text("a bot finishes this turn")).to_be_visible()
    assert violations(mara.page) == []
    form.get_by_role("button", name="Start").click()
    mara.wait_for_question()
    table = mara.ask("GET", f"/api/tables/{mara.page.url.rsplit('/', 1)[1]}")
    assert (table["clock"]["per"], table["clock"]["seconds"]) == ("turn", 180)
