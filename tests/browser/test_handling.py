"""What hands do at a table: fingers that press long, boards that are zoomed, logs that are read."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.readable import OVERLAPS, SETTLED
from tests.browser.visitor import BOT, DESKTOP, PANEL, PHONE, Visitor, me


def board_top(page: Page) -> float:
    return float(page.evaluate("document.querySelector('[data-board] svg').getBoundingClientRect().top"))


def press_long(page: Page, selector: str) -> None:
    """A finger that rests on something and is lifted again."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers: Any = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(750)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_key_0_shows_the_whole_board_in_a_window_of_any_size(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    top = board_top(mara.page)
    mara.page.keyboard.press("+")
    mara.wait_for(lambda: board_top(mara.page) < top - 20, "the key + brings the board nearer")
    mara.page.keyboard.press("0")
    mara.wait_for(lambda: abs(board_top(mara.page) - top) < 1, "the key 0 shows all of it")
    mara.page.set_viewport_size({"width": 1920, "height": 1080})
    mara.wait_for(lambda: abs(board_top(mara.page) - top) < 1, "its upper edge stays in view")


def test_a_long_press_shows_help_that_stays(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("gwt1", [me(), BOT], seed=14)
    mara.wait_for_question()
    before = mara.seq()
    press_long(mara.page, '[data-board] [data-place="space:b"]')
    mara.page.wait_for_timeout(300)
    expect(mara.page.locator("[data-help-card]")).to_be_visible()
    assert mara.seq() == before, "a long press plays nothing"


def test_help_waits_until_the_mouse_leaves_where_it_clicked(host: Host, visit: Enter) -> None:
    """After a discard another card lies under the mouse. Its help would cover what is asked next."""
    mara = visit(host)
    mara.set_table("gwt2", [me(), me("Otis")], seed=3)
    mara.page.locator("[data-ready]").click()
    mara.wait_for_question()
    mara.page.keyboard.press("2")
    mara.page.keyboard.press("Enter")
    mara.page.locator('[data-move="aux draw single"]').first.wait_for()
    mara.page.keyboard.press("x")
    mara.page.keyboard.press("Enter")
    mara.page.locator('[data-move="discard gray"][data-place]').first.click()
    mara.page.locator('[data-move="discard green"][data-place]').first.click()
    mara.page.locator('[data-move="aux draw single"]').first.wait_for()
    mara.page.wait_for_timeout(800)  # help opens after 400 ms
    expect(mara.page.locator("[data-help-card]")).to_have_count(0)
    mara.page.locator('[data-place="hand:black"]').hover()
    expect(mara.page.locator("[data-help-card]")).to_be_visible()


def test_a_phone_leads_to_help_and_to_what_happened(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    table = mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    mara.page.locator("[data-menu]").tap()
    mara.page.locator("[data-help-window]").tap()
    expect(mara.page.locator("[data-guide]")).to_be_visible()
    mara.page.keyboard.press("Escape")
    mara.page.locator("[data-menu]").tap()
    mara.page.get_by_role("link", name="Look back").tap()
    mara.page.wait_for_url(f"**/t/{table}/replay*")
    expect(mara.page.locator("[data-frame]").first).to_be_visible()


def test_why_something_cannot_be_done_is_a_sentence(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT], seed=14)
    mara.wait_for_question()
    mara.page.locator('[data-place="building:1"]').first.click()
    reason = mara.page.locator("[data-why-not]")
    expect(reason).to_contain_text("Choose a build action first")
    mara.page.keyboard.press("Escape")
    mara.page.keyboard.press("z")
    expect(mara.page.get_by_role("alert")).to_be_visible()


def test_the_newest_line_of_the_log_stays_in_view(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me(), BOT, BOT], seed=14)
    chance = random.Random(2)
    gap = "e => e.scrollHeight - e.scrollTop - e.clientHeight"
    for _ in range(15):
        mara.wait_for_question()
        mara.answer(chance)
        mara.wait_for(lambda: mara.page.locator("[data-log]").evaluate(gap) < 24, "the log shows its end")


def test_a_phone_shows_sam_next_to_the_seats(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("gwt2", [me()], seed=14, options={"sam": "easy"})
    mara.wait_for_question()
    seats = mara.page.locator(".strip li")
    expect(seats).to_have_count(2)
    expect(seats.nth(1)).to_contain_text("Sam")


def test_a_phone_that_is_turned_shows_what_is_asked_about(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("winchester", [me(), BOT, BOT], seed=5)
    mara.wait_for_question()
    plot = mara.page.locator('[data-board] [data-place="plot:19"]').first
    expect(plot).to_be_in_viewport(ratio=0.3)
    mara.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    expect(plot).to_be_in_viewport(ratio=0.3)


def test_answers_that_come_into_view_do_not_move_the_sheet_of_a_phone(host: Host, visit: Enter) -> None:
    mara = visit(host, size=PHONE, has_touch=True, is_mobile=True)
    mara.set_table("gwt2", [me(), BOT], seed=5)
    mara.wait_for_question()
    ground = mara.page.locator("main:has([data-sheet])")
    ground.evaluate("(ground) => ground.scrollBy(0, 40)")
    assert ground.evaluate("({ scrollTop }) => scrollTop") == 0


def to_the_panel(visitor: Visitor, seed: int) -> str:
    """A table where foresight tiles are asked for; its id."""
    visitor.go("/")
    body = {"game": "gwt2", "seats": [me()], "options": {"sam": "easy"}, "seed": seed}
    table = str(visitor.ask("POST", "/api/tables", body)["id"])
    chance = random.Random(seed)
    for number in range(300):
        update = visitor.ask("GET", f"/api/tables/{table}/state?seat=0")
        if len((update["at_once"] or {}).get("titles", [])) == 3:
            visitor.go(f"/t/{table}")
            visitor.wait_for_question()
            return table
        move = chance.choice([each["move"] for each in update["choices"]])
        body = {"type": "move", "id": str(number), "seq": update["seq"], "move": move}
        visitor.ask("POST", f"/api/tables/{table}/moves?seat=0", body)
    raise AssertionError("nobody came to Kansas City")


def own_moves(visitor: Visitor, table: str) -> list[str]:
    log = visitor.ask("GET", f"/api/tables/{table}/state?seat=0&after=0")["log"]
    return [entry["move"] for entry in log if entry["kind"] == "move" and entry["seat"] == 0]


def wait_until_played(visitor: Visitor, before: int) -> None:
    """The step is played with its last answer, or waits to be confirmed if it cannot be undone."""
    confirm = visitor.page.locator('[data-confirm*="; "]:visible:not([disabled])')
    visitor.wait_for(lambda: visitor.seq() != before or confirm.count() > 0, "the last answer does nothing")
    if visitor.seq() == before:
        confirm.first.click()
        visitor.wait_for(lambda: visitor.seq() != before, "the tiles were not chosen")


def test_a_token_takes_two_inputs_and_enter_confirms_what_is_chosen(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("gwt2", [me()], seed=14, options={"sam": "easy"})
    mara.wait_for_question()
    page, before, known = mara.page, mara.seq(), own_moves(mara, table)
    page.locator('[data-own] [data-place="exchange"]').click()
    expect(page.locator("[data-confirm]:visible").first).to_contain_text("draw 2 cards")
    page.keyboard.press("Enter")
    mara.wait_for(lambda: mara.seq() == before + 3, "the token was not used")
    assert own_moves(mara, table)[len(known) :] == ["exchange", "draw", "draw"]
    mara.wait_for(lambda: mara.chosen() == 0 and mara.asked(), "nothing to discard")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.evaluate(SETTLED)
    assert page.evaluate(OVERLAPS) == []  # the numbers of the cards are clear of heading and values
    for chosen in (1, 2):
        page.locator("[data-own] [data-move^=discard]:not(.selected)").first.focus()
        page.keyboard.press("Enter")
        mara.wait_for(lambda count=chosen: mara.chosen() == count or mara.seq() > before + 3, "not chosen")
    if mara.seq() == before + 3:  # it can't be undone: it waits
        page.keyboard.press("Enter")
    mara.wait_for(lambda: mara.seq() >= before + 5, "Enter took a card out")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_foresight_tiles_are_chosen_in_one_panel(host: Host, visit: Enter, size: dict[str, int]) -> None:
    mara = visit(host, size=size)
    table = to_the_panel(mara, 7)
    page, before, known = mara.page, mara.seq(), own_moves(mara, table)
    panel = page.locator(PANEL)
    for column in (1, 2, 3):
        expect(page.get_by_role("list", name=f"Column {column}")).to_be_attached()
    numbers = panel.locator(".number").all_inner_texts()
    assert numbers == [str(number + 1) for number in range(len(numbers))]
    for column in (2, 1):  # in any order, and a second answer replaces the first
        answers = panel.nth(column).locator('[aria-pressed="false"]')
        for answer in answers.all()[:1]:
            answer.click()
    assert mara.seq() == before, "nothing is played before every column has an answer"
    assert panel.locator(".number").all_inner_texts() == numbers
    panel.nth(0).locator("[data-move]").last.click()
    wait_until_played(mara, before)
    played = own_moves(mara, table)[len(known) :]
    assert [move.split()[0] for move in played[:3]] == ["foresight"] * 3
    assert played[0] == "foresight lower"


def test_the_foresight_panel_follows_keys_and_the_board(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = to_the_panel(mara, 7)
    page, before, known = mara.page, mara.seq(), own_moves(mara, table)
    page.keyboard.press("1")
    page.keyboard.press("2")
    for place, marked in (("upper", None), ("lower", "true")):
        shown = page.locator(f'[data-board] [data-place="foresight:1:{place}"]')
        mara.wait_for(
            lambda shown=shown, marked=marked: shown.get_attribute("aria-pressed") == marked,
            f"the {place} tile of the first column is not marked as chosen",
        )
    for column in (2, 3):
        choice = page.locator(f'[data-board] [data-place="foresight:{column}:lower"][data-move]')
        if choice.count() and choice.get_attribute("aria-pressed") is None:
            choice.click(force=True)
    wait_until_played(mara, before)
    played = own_moves(mara, table)[len(known) :]
    assert played[:2] == ["foresight lower", "foresight lower"]
    mara.wait_for_question()
    undo = page.locator("[data-undo]:visible").first
    if undo.get_attribute("aria-disabled") == "false":
        undo.click()
        mara.wait_for(lambda: page.locator(PANEL).count() == 3, "undo brings all columns back")
