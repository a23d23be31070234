"""What goes wrong between a browser and its server, and what is there afterwards."""

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.visitor import BOT, Visitor, me


def state(visitor: Visitor, table: str) -> Any:
    return visitor.ask("GET", f"/api/tables/{table}/state?seat=0")


def answered(visitor: Visitor, count: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(count):
        visitor.wait_for_question()
        visitor.answer(chance)
    visitor.wait_for_question()


def into_an_action(visitor: Visitor, table: str) -> None:
    """Answer until a question comes up in the middle of an action."""
    chance = random.Random(4)
    for _ in range(60):
        visitor.wait_for_question()
        if state(visitor, table)["question"]["phase"] not in ("phase_a", "location", "end_turn"):
            return
        visitor.answer(chance)
    raise AssertionError("no action asked anything")


def test_a_page_reloaded_in_the_middle_of_an_action_continues(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("gwt2", [me(), BOT], seed=21)
    into_an_action(mara, table)
    before = state(mara, table)
    mara.page.reload()
    mara.wait_for_question()
    after = state(mara, table)
    assert after["question"] == before["question"]
    assert after["choices"] == before["choices"]
    assert mara.page.locator("[data-question]").get_attribute("data-question") == before["question"]["phase"]
    answered(mara, 3, seed=9)


def test_a_connection_lost_in_the_middle_of_an_action_comes_back(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("gwt2", [me(), BOT], seed=21)
    into_an_action(mara, table)
    mara.context.set_offline(True)
    mara.page.evaluate("window.dispatchEvent(new Event('offline'))")
    mara.page.wait_for_timeout(500)
    mara.context.set_offline(False)
    answered(mara, 3, seed=9)


def test_a_server_that_is_killed_and_started_again_has_every_move(own_host: Host, visit: Enter) -> None:
    mara = visit(own_host)
    table = mara.set_table("gwt2", [me(), BOT], seed=8)
    answered(mara, 12, seed=3)
    before = state(mara, table)
    live = mara.page.locator('[data-link="live"]')
    own_host.kill()
    expect(live).to_have_count(0)
    own_host.start()
    # The page comes back by itself; nothing is loaded anew.
    expect(live).to_have_count(1)
    after = state(mara, table)
    for part in ("seq", "view", "choices", "question", "standing", "undo"):
        assert after[part] == before[part], part
    answered(mara, 6, seed=4)
    assert state(mara, table)["seq"] > before["seq"]


def test_a_double_click_plays_once(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("gwt1", [me(), BOT], seed=6)
    mara.wait_for_question()
    first = state(mara, table)
    move = first["choices"][0]["move"]
    mara.page.locator(f'[data-question] [data-move="{move}"]').first.dblclick()
    mara.wait_for(lambda: mara.seq() > first["seq"], "nothing was played")
    mara.page.wait_for_timeout(300)
    entries = state(mara, table)
    assert [entry["move"] for entry in entries["log"] if entry["kind"] == "move"].count(move) == 1


def test_undone_moves_can_be_played_again(host: Host, visit: Enter) -> None:
    mara = visit(host)
    table = mara.set_table("gwt1", [me(), BOT], seed=6)
    mara.wait_for_question()
    first = state(mara, table)
    mara.page.locator("[data-question] [data-move]").first.click()
    mara.wait_for(lambda: mara.seq() > first["seq"], "nothing was played")
    mara.page.locator("[data-undo]").click()
    mara.wait_for(lambda: state(mara, table)["view"] == first["view"], "it was not taken back")
    mara.wait_for_question()
    assert state(mara, table)["choices"] == first["choices"]
