"""Analysis table, sandbox and puzzles in the browser."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.test_coach import LOOKS, beginning
from tests.browser.test_pages import violations
from tests.browser.visitor import BOT, Visitor, me
from trailboss import Record, game
from trailboss.coach.puzzles import puzzles


def tried(page: Page) -> int:
    """How many steps the address keeps."""
    found = re.search("moves=([^&]*)", page.url)
    return 0 if found is None else found[1].count("~") + found[1].count("%7E") + 1


def open_record(mara: Visitor, folder: Path, text: str = "") -> None:
    file = folder / "game.record"
    file.write_text(text or beginning(), encoding="utf-8")
    mara.go("/")
    mara.page.locator('input[type="file"]').set_input_files(file)
    mara.page.wait_for_url(re.compile("/r/"))


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_position_of_a_replay_is_tried(
    host: Host, visit: Enter, tmp_path: Path, look: dict[str, Any]
) -> None:
    mara = visit(host, **look)
    open_record(mara, tmp_path)
    mara.page.locator("[data-try]").click()
    expect(mara.page.locator('[data-study="analysis"]')).to_be_visible()
    moves = mara.page.locator("[data-answers] [data-move], [data-answers] button")
    moves.first.click()
    if tried(mara.page) == 0:  # an auction is answered by its own button
        mara.page.locator("[data-confirm]").first.click()
    mara.page.wait_for_url(re.compile("moves="))
    mara.page.locator("[data-bot]").click()
    mara.wait_for(lambda: tried(mara.page) == 2, "the bot plays")
    link = mara.page.url
    assert violations(mara.page) == []
    mara.page.locator("[data-undo]").first.click()
    mara.wait_for(lambda: tried(mara.page) == 1, "a step is taken back")
    other = visit(host)
    other.page.goto(link)
    expect(other.page.locator('[data-study="analysis"]')).to_be_visible()
    other.wait_for(lambda: tried(other.page) == 2, "a link keeps its moves")
    other.page.locator("[data-restart]").click()
    other.wait_for(lambda: tried(other.page) == 0, "the start is one click away")


def test_moves_that_read_the_same_are_compared(host: Host, visit: Enter, tmp_path: Path) -> None:
    """Two discs of one auxiliary action do the same; then two sentences of a hint are the same, too."""

    def same(route: Route) -> None:
        answer = route.fetch()
        data = answer.json()
        data["advice"]["words"]["comparison"] = ["Better than “this”.", "Better than “this”."]
        route.fulfill(response=answer, json=data)

    mara = visit(host)
    open_record(mara, tmp_path)
    mara.page.locator("[data-try]").click()
    mara.page.route(re.compile("/api/study/hint"), same)
    hint = mara.compare_moves()
    expect(hint.get_by_text("Better than “this”.")).to_have_count(2)
    mara.page.unroute_all(behavior="ignoreErrors")  # the better hint may still be on its way


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_the_opening_book_knows_the_start(
    host: Host, visit: Enter, tmp_path: Path, look: dict[str, Any]
) -> None:
    mara = visit(host, **look)
    open_record(mara, tmp_path, Record.of(game("gwt2").start(2, 7)).dumps())
    mara.page.locator("[data-try]").click()
    book = mara.page.locator("[data-openings]")
    book.locator("summary").click()
    expect(book.get_by_role("row").nth(1)).to_contain_text("%")
    assert book.get_by_role("row").count() == 1 + int(book.get_attribute("data-openings") or 0)
    assert violations(mara.page) == []
    mara.page.locator("[data-answers] [data-move]").first.click()
    mara.page.wait_for_url(re.compile("moves="))
    expect(book).to_have_count(0)  # the turn has begun


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_what_if_does_not_change_the_table(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    mara = visit(host, **look)
    mara.set_table("gwt2", [me(), BOT], seed=11, options={"first": 0})
    mara.wait_for_question()
    before = mara.seq()
    mara.page.locator("[data-menu]").first.click()
    with mara.page.context.expect_page() as opened:
        mara.page.locator("[data-what-if]").click()
    sandbox = opened.value
    expect(sandbox.locator('[data-study="what-if"]')).to_be_visible()
    sandbox.locator("[data-answers] [data-move]").first.click()
    sandbox.wait_for_url(re.compile("moves="))
    assert violations(sandbox) == []
    sandbox.close()
    assert mara.seq() == before


MARAS_TURN = ("place a", "do white_for_2", "end")
"""With this deal; then Otis begins his turn with a discard."""


def two_at_a_table(mara: Visitor, otis: Visitor) -> str:
    """Mara is to move, Otis sits at seat 1."""
    table = mara.set_table("gwt2", [me(), {"kind": "open"}], seed=11, options={"first": 0})
    otis.go(f"/t/{table}")
    otis.ask("POST", f"/api/tables/{table}/join", {"name": "Otis"})
    mara.ask("POST", f"/api/tables/{table}/start", {})
    otis.go(f"/t/{table}")
    expect(otis.page.locator("[data-seq]").first).to_be_visible()
    return table


def prepare(otis: Visitor, table: str) -> None:
    """In the sandbox Mara's turn is in the link; Otis chooses his discard, and leaves it with the table."""
    sandbox = otis.context.new_page()
    sandbox.goto(f"{otis.url}/study?table={table}&seat=1#moves={'~'.join(MARAS_TURN)}".replace(" ", "+"))
    expect(sandbox.locator('[data-study="what-if"]')).to_be_visible()
    sandbox.locator('[data-answers] [data-move="discard black"]').click()
    sandbox.wait_for_url(re.compile("discard"))
    sandbox.locator("[data-prepare]").click()
    expect(sandbox.locator('[data-prepared="1"]')).to_be_visible()
    if sandbox.evaluate("innerWidth") >= 1000:  # on a phone the page is scrolled
        expect(sandbox.locator("[data-undo]").first).to_be_in_viewport(ratio=1)
    assert violations(sandbox) == []
    sandbox.close()


def play(mara: Visitor, table: str, *moves: str) -> None:
    for move in moves:
        seq = mara.ask("GET", f"/api/tables/{table}/state?seat=0")["seq"]
        body = {"type": "move", "id": f"{move} {seq}", "seq": seq, "move": move}
        mara.ask("POST", f"/api/tables/{table}/moves?seat=0", body)


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_prepared_turn_is_played(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    mara, otis = visit(host), visit(host, **look)
    table = two_at_a_table(mara, otis)
    prepare(otis, table)
    expect(otis.page.locator('[data-order="waiting"]')).to_be_visible()
    assert violations(otis.page) == []
    expect(mara.page.locator("[data-order]")).to_have_count(0)
    play(mara, table, *MARAS_TURN)
    expect(otis.page.locator('[data-question="phase_a"]').first).to_be_visible()
    expect(otis.page.locator("[data-order]")).to_have_count(0)
    played = otis.ask("GET", f"/api/tables/{table}/state?seat=1")["log"]
    assert [entry["move"] for entry in played if entry["move"] and entry["seat"] == 1] == ["discard black"]


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_prepared_turn_is_cancelled(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    mara, otis = visit(host), visit(host, **look)
    table = two_at_a_table(mara, otis)
    prepare(otis, table)
    expect(otis.page.locator("[data-cancel-order]")).to_be_in_viewport(ratio=1)
    otis.page.locator("[data-cancel-order]").click()
    expect(otis.page.locator("[data-order]")).to_have_count(0)
    play(mara, table, *MARAS_TURN)
    expect(otis.page.locator('[data-question="discard"]').first).to_be_visible()


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_prepared_turn_that_no_longer_fits_says_why(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    """Otis prepares a bid of $3000 after Mara's $2000; she bids $4000."""
    mara, otis = visit(host), visit(host, **look)
    seats = [me(), {"kind": "open"}, {"kind": "open"}]
    table = mara.set_table("winchester", seats, seed=4, options={"first": 0})
    for who in (otis, visit(host)):
        who.go("/")
        who.ask("POST", f"/api/tables/{table}/join", {"name": "Otis" if who is otis else "Ada"})
    mara.ask("POST", f"/api/tables/{table}/start", {})
    otis.ask("POST", f"/api/tables/{table}/seats/1/order", {"moves": ["bid 2", "bid 3"]})
    otis.go(f"/t/{table}")
    expect(otis.page.locator('[data-order="waiting"]')).to_be_visible()
    play(mara, table, "bid 4")
    failure = otis.page.locator('[data-order="failed"]')
    expect(failure).to_contain_text("4")
    assert violations(otis.page) == []
    failure.locator("[data-cancel-order]").click()
    expect(failure).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_a_puzzle_is_solved_and_counted(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    each = puzzles("gwt2")[0]
    game = each.state().game
    mara = visit(host, **look)
    mara.go(f"/puzzles/gwt2?id={each.id}")
    task = mara.page.locator("[data-puzzle]")
    expect(task).to_have_attribute("data-puzzle", each.id)
    assert violations(mara.page) == []
    wrong = next(move for move in each.state().legal() if move != each.answer)
    mara.page.locator(f'[data-answers] [data-move="{game.text(wrong)}"]').click()
    expect(task).to_have_attribute("data-state", "wrong")
    expect(task).to_be_in_viewport(ratio=0.9)  # on a phone, the answers are far below
    mara.page.locator(f'[data-answers] [data-move="{game.text(each.answer)}"]').click()
    expect(task).to_have_attribute("data-state", "right")
    expect(mara.page.locator("[data-progress]")).to_have_attribute("data-progress", "1")
    expect(task.locator("[data-on]")).to_be_visible()
    mara.page.reload()
    expect(mara.page.locator("[data-progress]")).to_have_attribute("data-progress", "1")
    expect(task.locator(".chip")).to_be_visible()
    mara.page.locator("[data-solution]").click()
    expect(task).to_have_attribute("data-state", "shown")
    expect(task.locator(".chip")).to_have_count(0)  # "The solution: hard" is none


def try_first_move(page: Page) -> None:
    """Choose the first answer and confirm it."""
    page.locator("[data-answers] [data-move]").first.click()
    page.locator("[data-confirm]:not([data-confirm=''])").first.click()


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_teaching_mode_warns_before_a_costly_move(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    """What the coach finds depends on the position; here every first move is called a blunder."""
    mara = visit(host, **look)
    mara.set_table("gwt2", [me(), BOT], seed=11, options={"first": 0})
    mara.wait_for_question()
    warning = "Look again: this costs about 7.0 points."
    blunder = {"move": "", "label": "blunder", "points": 7.0, "win": 0.1, "text": warning}
    mara.page.route("**/judge?*", lambda route: route.fulfill(json=blunder))
    mara.page.evaluate(
        "localStorage.setItem('trailboss.settings', JSON.stringify({teach: true, confirm: true}))"
    )
    mara.page.reload()
    mara.wait_for_question()
    before = mara.seq()
    try_first_move(mara.page)
    expect(mara.page.locator('[data-warning="blunder"]')).to_be_visible()
    assert violations(mara.page) == []
    mara.page.locator("[data-look-again]").click()
    expect(mara.page.locator("[data-warning]")).to_have_count(0)
    assert mara.seq() == before
    try_first_move(mara.page)
    mara.page.locator("[data-insist]").click()
    mara.wait_for(lambda: mara.seq() > before, "the move is played all the same")


@pytest.mark.parametrize("look", LOOKS, ids=["desktop", "german", "phone"])
def test_finished_games_are_listed_and_forgotten(host: Host, visit: Enter, look: dict[str, Any]) -> None:
    mara = visit(host, **look)
    table = mara.set_table("winchester", [me(), BOT, BOT], seed=3)
    mara.ask("POST", f"/api/tables/{table}/resign")
    mara.wait_for_answer(f"/api/tables/{table}", lambda found: found["status"] == "over", "it doesn't end")
    mara.go("/")
    listed = mara.page.locator("[data-your-games]")
    expect(listed).to_have_attribute("data-your-games", "1")
    expect(listed.locator("li")).to_contain_text("Daddy Winchester, ")  # also if all are of one kind
    expect(listed.locator("li")).to_contain_text("$")
    mara.page.locator("[data-your-games] summary").click()
    expect(listed.get_by_role("table")).to_have_count(3)
    expect(listed.locator("[data-export]")).to_be_visible()
    assert violations(mara.page) == []
    mara.page.locator("[data-forget]").click()
    expect(listed).to_have_count(0)
