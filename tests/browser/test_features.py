"""What docs/web.md promises and no other browser test shows."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.readable import SETTLED
from tests.browser.test_pictures import TRAIL, set_up
from tests.browser.visitor import BOT, PHONE, Visitor, me

AT_FOCUS = "(part) => Boolean(document.activeElement?.closest(part))"


def test_keys_lead_to_every_part_and_a_move_can_be_typed(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    expect(mara.page).to_have_title(re.compile("^● "))
    parts = {"b": "[data-board]", "r": "[data-own]", "o": "[data-players]", "l": "[data-log]"}
    for key, part in parts.items():
        mara.page.keyboard.press(key)
        mara.wait_for(lambda part=part: mara.page.evaluate(AT_FOCUS, part), f"{key} does not lead to {part}")
    mara.page.keyboard.press("?")
    expect(mara.page.get_by_role("dialog")).to_contain_text("Shift")
    mara.page.keyboard.press("Escape")
    move = mara.page.locator("[data-answers] [data-move]").first.get_attribute("data-move")
    before = mara.seq()
    mara.page.keyboard.press("/")
    line = mara.page.locator("#command-line")
    line.fill("fly to the moon")
    line.press("Enter")
    expect(mara.page.get_by_role("alert").first).to_contain_text("“fly to the moon” is not possible now.")
    line.fill("place")
    line.press("Enter")
    expect(mara.page.get_by_role("alert").first).to_contain_text("“place” fits 7 moves.")
    line.fill(str(move))
    line.press("Enter")
    mara.wait_for(lambda: mara.seq() != before, "the move that was typed was not played")


def test_a_line_of_the_log_shows_its_place(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("winchester", [me(), BOT, BOT], seed=11)
    lit = mara.page.locator("[data-board] .lit")
    moved = mara.page.locator('[data-logged^="place"], [data-logged^="send"]')
    chance = random.Random(3)
    mara.wait_for_question()
    while not moved.count():  # in every game somebody places or moves a vehicle
        mara.answer(chance)
        mara.wait_for_question()
    assert lit.count() == 0
    moved.last.hover()
    expect(lit.first).to_be_visible()


def test_a_tap_on_the_small_map_shows_the_whole_board(host: Host, visit: Enter) -> None:
    mara, _ = set_up(TRAIL, host, visit, size=PHONE, has_touch=True, is_mobile=True)
    small_map = mara.page.locator("button.map")
    expect(small_map).to_be_visible()
    small_map.tap()
    expect(small_map).to_have_count(0)


def test_no_small_map_hides_a_board_of_which_most_is_in_view(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    mara.page.evaluate(SETTLED)
    board = mara.page.locator("[data-board]")
    seen = board.evaluate(
        "(box) => box.clientWidth / box.querySelector('.inner').getBoundingClientRect().width"
    )
    assert 0.8 < seen < 1
    expect(mara.page.locator("button.map")).to_have_count(0)


def test_an_open_table_is_listed_for_everybody(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    opened = mara.set_table("winchester", [me(), {"kind": "open"}, BOT], listed=True)
    private = mara.set_table("winchester", [me(), {"kind": "open"}, BOT])
    otis.go("/")
    expect(otis.page.locator(f'[data-table="{opened}"]')).to_be_visible()
    expect(otis.page.locator(f'[data-table="{private}"]')).to_have_count(0)
    otis.page.locator(f'[data-table="{opened}"]').get_by_role("button", name="Sit down").click()
    otis.page.wait_for_url(re.compile(opened))


def test_a_private_table_is_joined_by_its_link(host: Host, visit: Enter) -> None:
    mara, otis = visit(host), visit(host)
    table = mara.set_table("winchester", [me(), {"kind": "open"}, BOT])
    otis.go("/")
    section = otis.page.get_by_role("region", name="Join by link")
    link = section.get_by_role("textbox")
    for wrong in ("good evening", f"{host.url}/t/{table}x"):
        link.fill(wrong)
        link.press("Enter")
        expect(section.get_by_role("alert")).not_to_be_empty()
    link.fill(f"{host.url}/t/{table}")
    link.press("Enter")
    otis.page.wait_for_url(f"{host.url}/t/{table}")
    expect(otis.page.locator("[data-join]")).to_be_visible()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_reduced_motion_is_respected(host: Host, visit: Enter, motion: str) -> None:
    mara = visit(host, reduced_motion=motion)
    mara.context.add_init_script("localStorage.setItem('trailboss.settings', '{\"sound\": false}')")
    mara.set_table("winchester", [me(), BOT, BOT], seed=11)
    mara.wait_for_question()
    duration = "getComputedStyle(document.documentElement).getPropertyValue('--t-token')"
    assert mara.page.evaluate(duration) == (".01ms" if motion == "reduce" else ".32s")


@pytest.mark.parametrize("asks", ["system", "settings"])
def test_without_motion_a_question_is_drawn_at_once(host: Host, visit: Enter, asks: str) -> None:
    mara = visit(host, reduced_motion="reduce" if asks == "system" else "no-preference")
    if asks == "system":
        mara.context.add_init_script("localStorage.setItem('trailboss.settings', '{\"sound\": false}')")
    mara.context.add_init_script("""
        window.__animated = [];
        addEventListener("animationstart", ({target, animationName}) => {
            const runs = (each) => each.animationName === animationName;
            const byItself = (each) => runs(each) && each.timeline === document.timeline;
            if (target.getAnimations({subtree: true}).some(byItself)) window.__animated.push(animationName);
        });
    """)  # not those that follow the scroll position: they don't move by themselves
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    mara.page.wait_for_timeout(200)
    assert mara.page.evaluate("window.__animated") == []


def confirms(visitor: Visitor) -> str:
    """The move that the big button would play."""
    return visitor.page.locator("[data-confirm]").first.get_attribute("data-confirm") or ""


def board_box(visitor: Visitor) -> dict[str, float]:
    found: dict[str, float] = visitor.page.evaluate(
        "document.querySelector('[data-board] svg').getBoundingClientRect().toJSON()"
    )
    return found


def test_keys_reach_what_cannot_be_done_and_ask_why(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14, options={"first": 0})
    mara.wait_for_question()
    page = mara.page
    page.keyboard.press("b")
    mara.wait_for(lambda: page.evaluate(AT_FOCUS, "[data-board]"), "B does not lead to the board")
    blocked = "document.activeElement?.matches('[data-place]:not([data-move])')"
    for _ in range(60):
        if page.evaluate(blocked):
            break
        page.keyboard.press("Shift+ArrowRight")
    place = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("?")
    expect(page.locator("[data-help-card]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    card = page.locator("[data-why-not]")
    expect(card.get_by_role("link")).to_have_attribute("href", re.compile("/rulings#GWT-"))
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.place") == place
    page.keyboard.press("w")
    card.get_by_role("button", name="Show what I can do").click()
    expect(card).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.move") == "place a"


def test_keys_undo_redo_use_a_token_and_end_the_turn(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14, options={"first": 0})
    mara.wait_for_question()
    press, question = mara.page.keyboard.press, mara.page.locator("[data-question]")
    press("x")
    mara.wait_for(lambda: confirms(mara) == "exchange; draw; draw", "X selects no token")
    press("Escape")
    mara.wait_for(lambda: confirms(mara) == "", "Esc deselects nothing")
    first = str(question.get_attribute("data-question"))
    press("ArrowDown")
    press("Enter")
    expect(question).not_to_have_attribute("data-question", first)
    second = str(question.get_attribute("data-question"))
    mara.wait_for_question()
    press("z")
    expect(question).to_have_attribute("data-question", first)
    mara.wait_for_question()
    press("Shift+Z")
    expect(question).to_have_attribute("data-question", second)
    chance = random.Random(3)
    end = mara.page.locator('[data-move="end"]')
    mara.wait_for_question()
    while not end.count():
        mara.answer(chance)
        mara.wait_for_question()
    mara.page.locator("[data-menu]").click()
    mara.page.get_by_role("dialog").get_by_text("1×").click()
    press("Escape")
    press("e")
    press("Enter")
    skip = mara.page.get_by_role("button", name="Skip")
    skip.click()
    expect(skip).to_have_count(0)
    mara.wait_for_question()
    press("v")
    expect(skip).to_be_visible()
    press("Escape")
    expect(skip).to_have_count(0)
    mara.wait_for_question()


def test_settings_work_at_once_and_stay(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14, options={"first": 0})
    mara.wait_for_question()
    page, root = mara.page, mara.page.locator("html")
    page.locator("[data-menu]").click()
    menu = page.get_by_role("dialog")
    for name, value in (("Dark", "dark"), ("Light", "light")):
        menu.get_by_text(name, exact=True).click()
        expect(root).to_have_attribute("data-theme", value)
    menu.get_by_text("2×").click()
    expect(root).to_have_attribute("data-motion", "2")
    for name, lang in (("Français (in part)", "fr"), ("Deutsch", "de"), ("English", "en")):
        menu.get_by_text(name, exact=True).click()
        expect(root).to_have_attribute("lang", lang)
    menu.locator("[data-setting=keys]").uncheck()
    menu.locator("[data-setting=confirm]").check()
    page.reload()
    mara.wait_for_question()
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "2")
    page.keyboard.press("1")
    page.locator("[data-answers] [data-move]").nth(1).click()
    mara.wait_for(lambda: confirms(mara) == "place b", "it was played, or the key 1 came first")


def test_the_sound_plays_when_it_is_turned_on(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.context.add_init_script("""
        localStorage.setItem("trailboss.settings", JSON.stringify({ speed: 0 }));
        window.__tones = 0;
        const start = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...when) {
            window.__tones += 1;
            return start.apply(this, when);
        };
    """)
    mara.set_table("winchester", [me(), BOT, BOT], seed=11, options={"first": 0})
    mara.wait_for_question()
    assert mara.page.evaluate("window.__tones") == 0  # it was Mara's turn from the start
    mara.page.keyboard.press("p")
    mara.page.keyboard.press("Enter")
    mara.wait_for(lambda: mara.page.evaluate("window.__tones") > 0, "no sound")


def test_a_bid_is_chosen_with_slider_number_and_keys(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("winchester", [me(), BOT, BOT], seed=11, options={"first": 0})
    mara.wait_for_question()
    page, panel = mara.page, mara.page.locator("[data-question]")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    mara.wait_for(lambda: confirms(mara) == "bid 2", "the slider chooses nothing")
    expect(panel).to_contain_text("At $2k the 2 others get $1k each; nothing goes to the saloon.")
    amount = page.locator("[data-amount]")
    amount.fill("5")
    mara.wait_for(lambda: confirms(mara) == "bid 5", "the number chooses nothing")
    expect(panel).to_contain_text("At $5k the 2 others get $2k each; $1k goes to the saloon.")
    for wrong in ("0", "much"):
        amount.fill(wrong)
        amount.press("Enter")
        expect(panel.get_by_role("alert")).to_have_text("Bid $1k to $8k.")
    amount.fill("99")
    amount.press("Enter")
    expect(page.locator("[data-why-not]")).to_contain_text("WIN-A-3")
    page.keyboard.press("Escape")
    amount.blur()
    page.keyboard.press("3")
    mara.wait_for(lambda: confirms(mara) == "bid 3", "the key 3 chooses nothing")
    page.keyboard.press("p")
    mara.wait_for(lambda: confirms(mara) == "pass", "P does not pass")


def test_a_player_shows_points_by_category_and_the_wheel_zooms(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    mara.page.locator("[data-players] button").first.click()
    sheet = mara.page.get_by_role("dialog")
    for category in ("Cattle", "Station masters", "Total"):
        expect(sheet.get_by_role("row", name=re.compile(category))).to_be_visible()
    mara.page.keyboard.press("Escape")
    before = board_box(mara)["width"]
    mara.page.mouse.move(400, 300)
    mara.page.keyboard.down("Control")
    mara.page.mouse.wheel(0, -300)
    mara.page.keyboard.up("Control")
    mara.wait_for(lambda: board_box(mara)["width"] > before, "the wheel does not zoom")


def test_fingers_pinch_and_drag_the_board_and_pull_up_the_sheet(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    fingers = mara.context.new_cdp_session(mara.page)

    def touch(*steps: list[tuple[int, int]]) -> None:
        for number, step in enumerate(steps):
            points = [{"x": x, "y": y} for x, y in step]
            kind = "touchMove" if number else "touchStart"
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    near = board_box(mara)
    touch(*([(195 - apart, 250), (195 + apart, 250)] for apart in (40, 60, 90)))
    mara.wait_for(lambda: board_box(mara)["width"] > 1.5 * near["width"], "two fingers do not zoom")
    pinched = board_box(mara)
    touch([(200, 250)], [(170, 240)], [(120, 210)])
    mara.wait_for(lambda: board_box(mara)["x"] < pinched["x"] - 40, "a finger does not drag the board")
    sheet = mara.page.locator("[data-sheet]")
    height = "(sheet) => sheet.getBoundingClientRect().height"
    low = float(sheet.evaluate(height))
    mara.page.get_by_role("button", name="Show more").tap()
    mara.wait_for(lambda: sheet.evaluate(height) > low + 100, "the sheet stays low")


def test_keys_steer_the_replay_of_a_running_game(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("winchester", [me(), BOT, BOT], seed=11, options={"first": 0})
    chance = random.Random(3)
    for _ in range(6):
        mara.wait_for_question()
        mara.answer(chance)
    mara.wait_for_question()
    mara.go(f"/t/{table}/replay?step=0")
    eyes = mara.page.get_by_label("View as").locator("option")
    expect(eyes).to_have_text(["Spectator", "as Mara"])  # the others' cards are still secret
    slider = mara.page.get_by_role("slider").first
    press = mara.page.keyboard.press
    press("Home")
    seen = []
    for key in ("Shift+,", ".", ".", ",", "Shift+.", "Shift+,"):
        press(key)
        mara.page.wait_for_timeout(150)
        seen.append(int(slider.input_value()))
    assert seen[1] == seen[0] + 1
    assert seen[2] == seen[1] + 1
    assert seen[3] == seen[1]
    assert seen[4] > seen[3] + 1
    assert seen[5] < seen[4] - 1
    press(" ")
    mara.wait_for(lambda: int(slider.input_value()) > seen[5], "Space does not play")
    press(" ")
    expect(mara.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_key_h_asks_the_coach_unless_the_host_turned_hints_off(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("winchester", [me(), BOT, BOT], seed=4, options={"first": 0})
    mara.wait_for_question()
    hint = mara.page.locator("[data-hint-level]")
    for level in ("nudge", "move", "comparison"):
        mara.page.keyboard.press("h")
        expect(hint).to_have_attribute("data-hint-level", level, timeout=150_000)
    table = mara.set_table("winchester", [me(), BOT, BOT], seed=4, options={"first": 0}, hints=False)
    mara.wait_for_question()
    mara.page.keyboard.press("h")
    expect(mara.page.get_by_role("alert")).to_have_text("Hints are off at this table.")
    expect(mara.page.locator("[data-hint]")).to_have_count(0)
    mara.go(f"/study?table={table}&seat=0")
    expect(mara.page.locator("[data-undo]").first).to_be_visible()
    expect(mara.page.locator("[data-hint]")).to_have_count(0)


def test_a_link_to_a_puzzle_that_is_gone_says_so(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.go("/puzzles/gwt2?id=nosuch")
    expect(mara.page.get_by_text("There is no puzzle nosuch.").first).to_be_visible()
    expect(mara.page.locator("[data-puzzle]")).to_be_visible()  # the puzzle of the day


def test_the_same_seed_gives_the_same_game_and_the_log_says_so(host: Host, visit: Enter) -> None:
    mara = visit(host)
    hands = []
    for seed in ("2026", "2026", ""):
        mara.go("/")
        form = mara.page.get_by_role("region", name="Create a table")
        form.get_by_text("More options").click()
        form.get_by_label("Who goes first", exact=False).select_option("seat 1")
        form.get_by_label("Seed").fill(seed)
        form.get_by_role("button", name="Start").click()
        mara.wait_for_question()
        cards = mara.page.locator('[data-place^="hand:"]')
        hands.append(sorted(str(card.get_attribute("data-place")) for card in cards.all()))
        chosen = mara.page.locator("[data-log]").get_by_text("The host chose the seed of this game.")
        expect(chosen).to_have_count(1 if seed else 0)
    assert hands[0] == hands[1]


def test_the_key_d_challenges_to_a_duel(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("winchester", [me(), BOT, BOT], seed=11, options={"first": 0})
    chance = random.Random(4)
    duel = mara.page.locator('[data-move="duel"]:visible')
    mara.wait_for_question()
    while not duel.count():
        assert not mara.over(), "no duel was possible in this game"
        mara.answer(chance)
        mara.wait_for_question()
    mara.page.keyboard.press("d")
    mara.wait_for(lambda: confirms(mara) == "duel", "D challenges nobody")


def test_screen_readers_hear_a_sentence_for_each_turn_of_others(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("winchester", [me(), BOT, BOT], seed=11, options={"first": 0})
    mara.wait_for_question()
    spoken = mara.page.locator("[data-heard][aria-live=polite]")
    mara.page.keyboard.press("p")
    mara.page.keyboard.press("Enter")
    expect(spoken).not_to_be_empty()
    mara.wait_for_question()
    bots = [seat["name"] for seat in mara.ask("GET", "/api/tables")["mine"][0]["seats"][1:]]
    assert any(name in spoken.inner_text() for name in bots)


@pytest.mark.parametrize("ride", ["first-ride", "first-auctions"])
def test_a_first_ride_ends_with_an_easy_game_with_hints(host: Host, visit: Enter, ride: str) -> None:
    mara = visit(host)
    mara.go("/")
    mara.page.locator(f"[data-play={ride}]").click()
    card, next_game = mara.page.locator("[data-ride] .take"), mara.page.locator("[data-next]")
    chance = random.Random(6)
    mara.wait_for_question()
    ridden = mara.page.url
    while not next_game.count():
        assert not mara.over(), "the ride has no end"
        if card.count():
            card.click()
            mara.wait_for(lambda: not mara.busy(), "the suggested move is not answered")
        else:
            mara.answer(chance)
        mara.wait_for_question()
    next_game.click()
    mara.page.wait_for_url(lambda url: "/t/" in url and url != ridden)
    mara.wait_for_question()
    table = mara.ask("GET", f"/api/tables/{mara.page.url.rsplit('/', 1)[1]}")
    assert table["hints"]
    assert {seat["bot"] for seat in table["seats"][1:]} == {"easy"}
