"""Everything on a page can be read at any size of screen: nothing is covered, cut off or too small."""

import random
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.readable import FAULTS, OVERLAPS, SETTLED, SIZES, SMALL, faults
from tests.browser.test_pictures import AUCTION, BUILDING, TRAIL, Story, set_up
from tests.browser.test_study import open_record
from tests.browser.visitor import BOT, me
from trailboss.coach.puzzles import puzzles


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["gwt1", "gwt2", "winchester"])
def test_all_of_a_table_can_be_read_at_any_size(host: Host, visit: Enter, game: str, lang: str) -> None:
    mara = visit(host, lang=lang)
    mara.set_table(game, [me("Mara"), BOT, BOT], seed=1)
    mara.wait_for_question()
    assert faults(mara.page) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_middle_of_a_game_can_be_read_at_any_size(host: Host, visit: Enter, lang: str) -> None:
    mara, _ = set_up(TRAIL, host, visit, lang=lang)
    assert faults(mara.page) == []


def test_the_numbers_of_the_answers_hide_no_city(host: Host, visit: Enter) -> None:
    mara, _ = set_up(Story("gwt2", 2, 11, 60, "deliver"), host, visit)
    assert faults(mara.page, ["on the board"]) == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("path", ["/", "/learn", "/puzzles", "/rulings", "/nowhere"])
def test_all_of_a_page_can_be_read_at_any_size(host: Host, visit: Enter, path: str, lang: str) -> None:
    mara = visit(host, lang=lang)
    mara.go(path)
    mara.page.wait_for_load_state("networkidle")
    assert faults(mara.page) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_prices_of_simmental_cattle_are_apart(host: Host, visit: Enter, lang: str) -> None:
    mara = visit(host, lang=lang)
    mara.set_table("gwt2", [me(), BOT], options={"simmental": True})
    mara.wait_for_question()
    assert faults(mara.page, ["on the board"]) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_menu_lists_and_final_count_can_be_read_at_any_size(host: Host, visit: Enter, lang: str) -> None:
    mara = visit(host, lang=lang)
    table = mara.set_table("winchester", [me("Mara"), BOT, BOT, BOT], seed=3)
    mara.wait_for_question()
    mara.page.locator("[data-menu]").click()
    mara.page.get_by_role("dialog").wait_for()
    assert faults(mara.page) == []
    mara.page.set_viewport_size({"width": 1440, "height": 900})
    mara.ask("POST", f"/api/tables/{table}/resign")
    mara.wait_for_answer(f"/api/tables/{table}", lambda found: found["status"] == "over", "it doesn't end")
    mara.page.reload()
    mara.page.locator("[data-final]").wait_for()
    assert faults(mara.page) == []
    mara.set_table("gwt2", [me("Mara"), BOT, BOT, BOT])
    mara.go("/")
    mara.page.locator("[data-table]").first.wait_for()
    assert faults(mara.page) == []


def test_pass_and_sum_are_in_view_on_a_low_screen(host: Host, visit: Enter) -> None:
    mara = visit(host, lang="de", size={"width": 1280, "height": 720})
    table = mara.set_table("winchester", [me("Mara"), BOT, BOT, BOT], seed=3)
    mara.wait_for_question()
    expect(mara.page.locator('[data-move="pass"]')).to_be_in_viewport(ratio=0.7)
    mara.ask("POST", f"/api/tables/{table}/resign")
    mara.wait_for_answer(f"/api/tables/{table}", lambda found: found["status"] == "over", "it doesn't end")
    mara.page.reload()
    expect(mara.page.locator("[data-final] tfoot")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "seed"),
    [("gwt2", 1), ("winchester", 0), ("winchester", 1)],
    ids=["gwt2", "first bid", "higher bid"],
)
def test_the_question_and_its_first_answers_are_in_view_at_twice_the_size(
    host: Host, visit: Enter, game: str, seed: int
) -> None:
    mara = visit(host, size={"width": 640, "height": 360})
    mara.set_table(game, [me("Mara"), BOT, BOT], seed=seed)
    mara.wait_for_question()
    for wanted in ("[data-question] h2", "[data-answers] button"):
        expect(mara.page.locator(wanted).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["gwt2", "winchester"])
def test_the_study_page_shows_the_question_and_its_first_answer_at_twice_the_size(
    host: Host, visit: Enter, game: str
) -> None:
    mara = visit(host, size={"width": 640, "height": 360})
    table = mara.set_table(game, [me("Mara"), BOT, BOT], seed=1)
    mara.wait_for_question()
    mara.go(f"/study?table={table}&seat=0")
    for wanted in ("[data-question] h2", "[data-answers] button"):
        expect(mara.page.locator(wanted).first).to_be_in_viewport(ratio=1)
    for width, height in [*SIZES[:3], *SIZES[5:7]]:  # and on small desktops and phones, all of it can be read
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        assert mara.page.evaluate(SMALL) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_answers_of_a_puzzle_are_in_view_on_a_low_screen(host: Host, visit: Enter, lang: str) -> None:
    mara = visit(host, size={"width": 1280, "height": 720}, lang=lang)
    mara.go(f"/puzzles/winchester?id={puzzles('winchester')[0].id}")
    expect(mara.page.locator("[data-answers] button").first).to_be_in_viewport(ratio=1)
    mara.page.evaluate(SETTLED)
    assert mara.page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seed", [0, 1], ids=["first bid", "higher bid"])
def test_a_small_phone_shows_pass_and_duel_without_scrolling(
    host: Host, visit: Enter, seed: int, lang: str
) -> None:
    mara = visit(host, size={"width": 360, "height": 740}, lang=lang)
    mara.set_table("winchester", [me("Mara"), *[BOT] * 4], seed=seed)
    mara.wait_for_question()
    for answer in mara.page.locator("[data-answers] .other button").all():
        expect(answer).to_be_in_viewport(ratio=1)


def test_overlapping_cards_are_detected(host: Host, visit: Enter) -> None:
    mara = visit(host)
    mara.set_table("gwt2", [me("Mara"), BOT], seed=1)
    mara.wait_for_question()
    assert mara.page.evaluate(OVERLAPS) == []
    mara.page.eval_on_selector_all(
        "[data-own] ul > li:has([data-place^='hand:'])",
        """(all) => {
            const [one, other] = all.map((each) => each.getBoundingClientRect());
            all[1].style.transform = `translateX(${one.left - other.left + 8}px)`;
        }""",
    )
    assert mara.page.evaluate(OVERLAPS) != []


FINGERS: Final = {"has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_small_phone_for_fingers_shows_all_of_a_table(host: Host, visit: Enter, lang: str) -> None:
    """Buttons for fingers are larger, and who plays with friends has one more."""
    mara, _ = set_up(TRAIL, host, visit, lang=lang, size={"width": 360, "height": 740}, **FINGERS)
    mara.page.evaluate(SETTLED)
    assert {kind: mara.page.evaluate(script) for kind, script in FAULTS.items()} == {
        kind: [] for kind in FAULTS
    }
    heading = mara.page.locator("header .heading")
    assert heading.evaluate("(found) => found.getClientRects().length") == 1


MAP: Final = """() => {
    const map = document.querySelector("button.map");
    const box = map.getBoundingClientRect();
    const dots = [...map.querySelectorAll("circle")].map((dot) => dot.getBoundingClientRect());
    // Of a plot, which fills most of the window, number and label must be seen.
    const wanted = "[data-board] [data-place][data-move]:not(path), [data-board] [data-label]";
    const targets = [...document.querySelectorAll(wanted)].map((target) => target.getBoundingClientRect());
    const inside = ({ left, right, top, bottom }) =>
        left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    const beside = ({ left, right, top, bottom }) =>
        right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    const [places, found] = [dots.length > 20, targets.length > 0];
    return { places, targets: found, inside: dots.every(inside), free: targets.every(beside) };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("story", [TRAIL, AUCTION], ids=["gwt2", "winchester"])
def test_the_small_map_follows_a_phone_that_is_turned_and_hides_no_target(
    host: Host, visit: Enter, story: Story, motion: str
) -> None:
    mara, _ = set_up(story, host, visit, lang="de", size={"width": 360, "height": 740}, reduced_motion=motion)
    for width, height in [*SIZES[5:], SIZES[5]]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        assert mara.page.evaluate(MAP) == dict.fromkeys(("places", "targets", "inside", "free"), True), (
            width,
            height,
        )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_small_phone_shows_the_plot_and_the_first_answers_of_an_analysis(
    host: Host, visit: Enter, tmp_path: Path, lang: str
) -> None:
    mara = visit(host, lang=lang, size={"width": 360, "height": 740}, **FINGERS)
    open_record(mara, tmp_path)
    mara.page.locator("[data-try]").click()
    expect(mara.page.locator("[data-answers] [data-move]").first).to_be_in_viewport(ratio=1)
    mara.page.evaluate(SETTLED)
    assert mara.page.evaluate(MAP)["free"]
    expect(mara.page.locator("[data-bot]")).to_be_attached()
    ends = "(all) => all.map((each) => each.getBoundingClientRect().right)"
    assert max(mara.page.locator("[data-answers] button").evaluate_all(ends)) <= 360 - 20


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_replay_is_steered_and_read_at_twice_the_size(host: Host, visit: Enter, lang: str) -> None:
    mara = visit(host, lang=lang, size={"width": 640, "height": 360})
    table = mara.set_table("winchester", [me("Mara"), BOT, BOT], seed=3)
    mara.wait_for_question()
    mara.go(f"/t/{table}/replay")
    for wanted in ("[data-board]", "input[type=range]", ".buttons", "[role=tablist]"):
        expect(mara.page.locator(wanted)).to_be_in_viewport(ratio=1)
    assert mara.page.evaluate(FAULTS["cut off"]) == []


def test_the_log_of_a_replay_follows_a_phone_that_is_turned(host: Host, visit: Enter) -> None:
    mara, table = set_up(Story("winchester", 4, 7), host, visit, size={"width": 390, "height": 844})
    mara.go(f"/t/{table}/replay")
    mara.page.get_by_role("tab").nth(1).click()
    slider = mara.page.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max") or 0) * 9 // 10))
    current = mara.page.locator("[data-log] [aria-current]")
    expect(current).to_be_in_viewport()
    mara.page.set_viewport_size({"width": 844, "height": 390})
    mara.wait_for(
        lambda: current.evaluate(
            """(line) => {
                const [one, box] = [line, line.closest("[data-log]")].map((it) => it.getBoundingClientRect());
                return one.top >= box.top && one.bottom <= box.bottom;
            }"""
        ),
        "the current step is in view",
    )


def test_a_list_that_fits_does_not_fade_out(host: Host, visit: Enter) -> None:
    """A phone on its side has room below the only answer."""
    mara = visit(host, size={"width": 740, "height": 360}, **FINGERS)
    mara.set_table("gwt2", [me("Mara"), BOT], seed=3)
    mara.wait_for_question()
    chance = random.Random(3)
    answers = mara.page.locator("[data-answers]")
    while mara.page.locator("[data-answers] [data-move]").count() > 1:
        mara.answer(chance)
        mara.wait_for(mara.asked, "nobody is asked")
    expect(answers).to_be_visible()
    assert answers.evaluate("(list) => list.scrollHeight - list.clientHeight") == 0
    assert answers.evaluate("(list) => getComputedStyle(list, '::after').opacity") == "0"


def test_numbers_of_buildings_hide_no_name(host: Host, visit: Enter) -> None:
    mara, _ = set_up(BUILDING, host, visit, size={"width": 1280, "height": 720})
    mara.page.evaluate(SETTLED)
    hidden = mara.page.locator("[data-own] [data-place^='building:']:has(.badge)").evaluate_all(
        """(tiles) => tiles.map((tile) => {
            const name = document.createRange();
            name.selectNodeContents(tile.querySelector(".tile b"));
            const badge = tile.querySelector(".badge").getBoundingClientRect();
            const { left, right, top, bottom } = badge;
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return tile.contains(seen) ? right - name.getBoundingClientRect().left : right;
        })"""
    )
    assert hidden
    assert max(hidden) <= 3


ON_THE_MAP: Final = """() => {
    const note = document.querySelector(".reconstructed").getBoundingClientRect();
    const found = [...document.querySelectorAll("[data-board] .piece")];
    const pieces = found.map((each) => each.getBoundingClientRect());
    return [pieces.length, pieces.filter(({ left, right, top, bottom }) =>
        left < note.right && right > note.left && top < note.bottom && bottom > note.top).length];
}"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_note_about_the_map_hides_no_piece(host: Host, visit: Enter, lang: str) -> None:
    mara, _ = set_up(AUCTION, host, visit, lang=lang)
    for width, height in SIZES[:5]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        pieces, hidden = mara.page.evaluate(ON_THE_MAP)
        assert pieces >= 19
        assert hidden == 0


def test_the_chat_of_a_phone_fills_its_width(host: Host, visit: Enter) -> None:
    mara = visit(host, size={"width": 390, "height": 844})
    mara.set_table("gwt2", [me(), {"kind": "open"}, BOT])
    mara.page.locator("[data-chat]").click()
    box = mara.page.locator(".chat").bounding_box()
    assert box
    assert (box["x"], box["width"]) == (10, 370)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["gwt2", "winchester"])
def test_the_chat_of_a_desktop_covers_no_answer(host: Host, visit: Enter, game: str, lang: str) -> None:
    mara, otis = visit(host, lang=lang), visit(host)
    table = mara.set_table(game, [me(), {"kind": "open"}, BOT], options={"first": 0})
    otis.go("/")
    otis.ask("POST", f"/api/tables/{table}/join", {"name": "Otis", "seat": 1})
    mara.ask("POST", f"/api/tables/{table}/start")
    mara.wait_for_question()
    mara.page.locator("[data-chat]").click()
    for width, height in SIZES[:5]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        question, chat = (mara.page.locator(each).bounding_box() for each in (".side > .ask", ".chat"))
        assert question
        assert chat
        assert question["y"] + question["height"] <= chat["y"], (width, height)
        expect(mara.page.locator("[data-answers] button").first).to_be_in_viewport(ratio=1)


def test_a_panel_that_goes_on_below_its_edge_says_so(host: Host, visit: Enter) -> None:
    """The choice of puzzles is below the buttons, and at these sizes below the edge of the panel."""
    mara = visit(host, size={"width": 1280, "height": 720})
    mara.go(f"/puzzles/winchester?id={puzzles('winchester')[0].id}")
    panel = mara.page.locator(".study > .side")
    mara.page.locator("[data-answers] button").first.wait_for()
    shown = "(panel) => getComputedStyle(panel, '::after').opacity"
    for width, height in SIZES[:3]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        panel.evaluate("(panel) => panel.scrollTo(0, 0)")
        mara.wait_for(lambda: panel.evaluate(shown) == "1", "there is an arrow")
        panel.evaluate("(panel) => panel.scrollTo(0, panel.scrollHeight)")
        mara.wait_for(lambda: panel.evaluate(shown) == "0", "the arrow is gone at the end")


UNDER_BADGES: Final = """(wanted) => {
    const texts = [...document.querySelectorAll(wanted)].map((text) => {
        const name = document.createRange();
        name.selectNodeContents(text);
        const { left, right, top, height } = name.getBoundingClientRect();
        return { text: text.textContent, left, right, bottom: top + 0.78 * height }; // where letters stand
    });
    const badges = [...document.querySelectorAll(".badge")].map((badge) => badge.getBoundingClientRect());
    const hidden = texts.filter(({ left, right, bottom }) => badges.some((badge) =>
        badge.top < bottom && badge.bottom > bottom && badge.left < right && badge.right > left));
    return [texts.length, badges.length > 0, hidden.map(({ text }) => text)];
}"""


@pytest.mark.parametrize(
    ("puzzle", "heading"),
    [("883b66c79a", "[data-area=job-market] text"), (puzzles("gwt2")[0].id, "#buildings-title")],
    ids=["job market", "buildings"],
)
def test_numbers_leave_the_headings_of_a_puzzle_free(
    host: Host, visit: Enter, puzzle: str, heading: str
) -> None:
    mara = visit(host, lang="de")
    mara.go(f"/puzzles/gwt2?id={puzzle}")
    mara.page.locator(".badge").first.wait_for()
    for width, height in SIZES[:5]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        assert mara.page.evaluate(UNDER_BADGES, heading) == [1, True, []], width


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("path", ["/first-ride", "/first-ride/winchester"])
def test_the_first_card_of_a_ride_is_read_and_all_of_the_board_seen(
    host: Host, visit: Enter, path: str, lang: str
) -> None:
    mara = visit(host, lang=lang, size={"width": 360, "height": 740})
    mara.go(path)
    mara.page.locator("[data-coach]").wait_for()
    for width, height in SIZES[5:]:
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        expect(mara.page.locator("[data-ride] p").first).to_be_in_viewport(ratio=1)
        assert mara.page.evaluate(
            """() => {
                const guide = document.querySelector("[data-ride]").parentElement.getBoundingClientRect();
                const sheet = document.querySelector("[data-sheet]").getBoundingClientRect();
                const board = document.querySelector("[data-board] svg").getBoundingClientRect();
                const low = innerWidth > innerHeight;
                return board.top >= guide.bottom - 1 && (low || board.bottom <= sheet.top + 16);
            }"""
        ), (width, height)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["gwt2", "winchester"])
def test_the_bar_of_a_study_covers_no_answer_at_twice_the_size(
    host: Host, visit: Enter, game: str, lang: str
) -> None:
    mara = visit(host, lang=lang, size={"width": 640, "height": 360})
    mara.go(f"/puzzles/{game}?id={puzzles(game)[0].id}")
    expect(mara.page.locator("[data-question] > .bar")).to_be_in_viewport(ratio=1)
    mara.page.evaluate(SETTLED)
    assert mara.page.evaluate(OVERLAPS) == []


def test_a_board_that_is_larger_than_its_box_leaves_no_gap_when_a_phone_is_turned(
    host: Host, visit: Enter
) -> None:
    mara = visit(host, size={"width": 360, "height": 740}, **FINGERS)
    hire = next(each for each in puzzles("gwt2") if each.state().game.text(each.answer).startswith("hire "))
    mara.go(f"/puzzles/gwt2?id={hire.id}")
    mara.page.locator("[data-answers] [data-move]").first.wait_for()
    for width, height in ((360, 740), (640, 360)):
        mara.page.set_viewport_size({"width": width, "height": height})
        mara.page.evaluate(SETTLED)
        box, board = (mara.page.locator(f"[data-board]{each}").first.bounding_box() for each in ("", " svg"))
        assert box
        assert board
        if board["width"] > box["width"]:
            assert board["x"] <= box["x"] + 1
            assert board["x"] + board["width"] >= box["x"] + box["width"] - 1


def test_after_the_end_all_tabs_of_a_phone_can_be_reached(host: Host, visit: Enter) -> None:
    mara = visit(host, size={"width": 360, "height": 740}, **FINGERS)
    table = mara.set_table("winchester", [me("Mara"), BOT, BOT], seed=3)
    mara.wait_for_question()
    mara.ask("POST", f"/api/tables/{table}/resign")
    mara.page.locator("[data-look]").click()
    expect(mara.page.locator("[data-sheet], [data-confirm]")).to_have_count(0)  # nothing is asked any more
    mara.page.locator('[data-tab="log"]').click()
    expect(mara.page.locator("[data-log]")).to_be_visible()
    mara.page.locator("[data-score]").click()
    expect(mara.page.locator("[data-final]")).to_be_visible()
