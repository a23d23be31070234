"""Input faster than the connection: none is lost in silence, played twice, or applied to another question.

The clicks are made inside the page: the way from the test to the browser takes too long for that.
What became of them is read from the server's log.
"""

import json
import random
from collections import Counter
from typing import Any

import pytest

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.visitor import BOT, Visitor, me

SLOW_LINE = """
    // Half of the round trip each way; equal delays keep the order. However slow the machine is, timers end
    // in the order of their times: 20 ms before anything is sent, 60 ms before the answer is shown.
    const HALF = 50;
    window.WebSocket = class extends WebSocket {
        send(text) { setTimeout(() => this.readyState === 1 && super.send(text), HALF); }
        set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), HALF); }
    };
"""

PRESS = """
    // All events of a click, at once.
    window.press = (element) => {
        const how = { bubbles: true, cancelable: true, isPrimary: true, detail: 1 };
        element.dispatchEvent(new PointerEvent("pointerdown", { ...how, buttons: 1 }));
        element.dispatchEvent(new PointerEvent("pointerup", how));
        element.dispatchEvent(new MouseEvent("click", how));
    };
    window.question = () => {
        const asked = document.querySelector("[data-question].mine");
        const moves = [...(asked?.querySelectorAll("[data-move]") ?? [])];
        const [wanted, chosen] = [Number(asked?.dataset.wanted), Number(asked?.dataset.chosen)];
        return { seq: Number(asked?.dataset.seq), moves, wanted, chosen, busy: asked?.ariaBusy === "true" };
    };
"""

ANSWER_AT_ONCE = """(seed) => {
    // An observer is called when the page has changed, before that is painted: nobody can be faster.
    let chance = seed;
    const below = (count) => {
        chance = (chance * 48271) % 2147483647;
        return chance % count;
    };
    window.answers = [];
    let last = 0;
    // In a panel one answer to each question is wanted; otherwise an equal card only if there is no other.
    const panel = () => [...document.querySelectorAll("[data-answers] ol[aria-labelledby^=panel-]")];
    const pressed = (list) => list.querySelector("[aria-pressed=true]");
    const lastMove = (element) => element?.dataset.move.split("; ").at(-1);
    const step = (added) =>
        panel().map((list) => lastMove(list.contains(added) ? added : pressed(list))).join("; ");
    const look = () => {
        const { seq, moves, wanted, chosen } = question();
        if (moves.length === 0) return;
        const answer = answers.at(-1);
        if (seq !== last) {
            last = seq;
            const free = moves.filter((each) => wanted === 1 || each.ariaPressed !== "true");
            const element = free[below(free.length)];
            const single = wanted === 1 || element.ariaPressed === null;
            const count = single ? wanted : chosen + 1;
            answers.push({ seq, move: element.dataset.move, count, confirmed: false });
            press(element);
        } else if (answer.count < wanted && answer.count === chosen) {
            const open = panel().find((list) => !pressed(list));
            const others = moves.filter(
                (each) => each.ariaPressed === "false" && (open?.contains(each) ?? true),
            );
            const element = others[0] ?? moves.find((each) => each.ariaPressed === "true");
            answer.move = open ? step(element) : `${answer.move}; ${element.dataset.move}`;
            answer.count += 1;
            press(element);
        } else if (!answer.confirmed) {
            const button = document.querySelector("[data-confirm]:not([disabled])");
            if (button?.dataset.confirm !== answer.move) return;
            answer.confirmed = true;
            press(button);
        }
    };
    const everything = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.body, everything);
    look();
}"""

TWO_INPUTS = """async ([moment, first, second, way]) => {
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const shown = () =>
        new Promise((resolve) => {
            const everything = { subtree: true, childList: true, attributes: true };
            const look = () => document.querySelector(`[data-seq="${seq}"]`) ?? resolve();
            new MutationObserver(look).observe(document.body, everything);
        });
    const moments = {
        unsent: () => pause(20),
        unanswered: () => pause(60),
        answered: shown,
        later: () => shown().then(() => pause(100)),
    };
    const use = (element, at) => {
        if (way !== "keys" || at > 8) press(element);
        else {
            const key = { key: String(at + 1), bubbles: true };
            document.body.dispatchEvent(new KeyboardEvent("keydown", key));
        }
    };
    const { seq, moves } = question();
    const free = moves.filter((each) => !each.hasAttribute("aria-pressed")); // those are played at once
    if (free.length === 0) return [];
    const start = free[Math.floor(first * free.length)];
    const inputs = [{ seq, move: start.dataset.move }];
    use(start, moves.indexOf(start));
    await moments[moment]();
    const now = question();
    const undo = document.querySelector("[data-undo]");
    if (way === "undo" && undo) {
        inputs.push({ seq: now.seq, move: null });
        press(undo);
    } else if (now.moves.length > 0) {
        const at = Math.floor(second * now.moves.length);
        inputs.push({ seq: now.seq, move: now.moves[at].dataset.move });
        use(now.moves[at], at);
    }
    return inputs;
}"""

FEEDBACK = """() => ({
    busy: document.querySelector("[data-question]")?.ariaBusy === "true",
    ignored: document.querySelector("[data-ignored]")?.textContent ?? "",
    marked: [...document.querySelectorAll("[data-confirm], [data-answers] [aria-pressed=true]")].map(
        ({ dataset }) => dataset.confirm ?? dataset.move,
    ),
})"""


def own_entries(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """The steps and undos of this person, as the server wrote them down, without what the table played."""
    found: list[dict[str, Any]] = []
    for entry in visitor.ask("GET", f"/api/tables/{table}/state?seat=0&after=0")["log"]:
        if entry["seat"] != 0 or entry["kind"] not in ("move", "undo") or entry["part"] == "auto":
            continue
        if entry["part"] == "then":
            found[-1]["move"] += f"; {entry['move']}"
        else:
            found.append(entry)
    return found


@pytest.mark.parametrize(
    ("game", "seats"),
    [("gwt2", [me(), BOT]), ("winchester", [me(), BOT, BOT])],
    ids=["gwt2", "winchester"],
)
def test_every_answer_counts_that_is_given_the_moment_its_question_appears(
    host: Host, visit: Enter, game: str, seats: list[dict[str, str]]
) -> None:
    mara = visit(host)
    mara.context.add_init_script(PRESS)
    table = mara.set_table(game, seats, seed=23)
    mara.wait_for_question()
    mara.page.evaluate(ANSWER_AT_ONCE, 7)
    while not mara.over():
        seq = mara.seq()
        mara.wait_for(lambda seq=seq: mara.seq() != seq or mara.over(), "the game stands still")
    answers = mara.page.evaluate("answers")
    written = [(entry["seq"] - 1, entry["move"]) for entry in own_entries(mara, table)]
    assert written == [(answer["seq"], answer["move"]) for answer in answers]


class Line:
    """What a page was told: which question followed which entry."""

    def __init__(self, visitor: Visitor) -> None:
        self._last: dict[str, Any] = {"seq": 0}
        self._updates: dict[int, Any] = {}
        visitor.page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self._last = message
        elif message["type"] == "changes":  # what is left out is as it was
            self._last = {**self._last, **message}
        self._updates[self._last["seq"]] = self._last

    def offer(self, seq: int, move: str) -> tuple[list[Any], int]:
        """What the question behind an entry says of a move, and whom it asks."""
        update = self._updates[seq]
        says = [choice["text"] for choice in update["choices"] if choice["move"] == move]
        assert says, f"{move} was not offered"
        return says, update["question"]["seat"]


def became(entry: dict[str, Any], given: dict[str, Any]) -> bool:
    """Is this entry what the input wanted?"""
    return bool(entry["kind"] == "undo" if given["move"] is None else entry["move"] == given["move"])


@pytest.mark.parametrize("moment", ["unsent", "unanswered", "answered", "later"])
def test_two_inputs_in_a_row(host: Host, visit: Enter, moment: str) -> None:
    """The second one comes before the first is sent, before it is answered, with its answer, or later."""
    mara = visit(host)
    mara.context.add_init_script(PRESS)
    mara.context.add_init_script(SLOW_LINE)
    line = Line(mara)
    table = mara.set_table("gwt2", [me(), BOT], seed=31)
    chance = random.Random(moment)
    outcomes: Counter[str] = Counter()
    for turn in range(24):
        mara.wait_for_question()
        known = len(own_entries(mara, table))
        way = ("list", "keys", "undo")[turn % 3]
        inputs = mara.page.evaluate(TWO_INPUTS, [moment, chance.random(), chance.random(), way])
        if not inputs:  # every answer here waits to be confirmed
            mara.answer(chance)
            continue
        mara.wait_for(lambda: not mara.page.evaluate(FEEDBACK)["busy"], "an input is never answered")
        feedback = mara.page.evaluate(FEEDBACK)
        entries = own_entries(mara, table)[known:]
        assert became(entries[0], inputs[0]), "the first input is played"
        for given in inputs[1:]:
            rest = entries[1:]
            if not rest:
                assert feedback["ignored"] or given["move"] in feedback["marked"], (
                    f"{given} is lost without a word"
                )
                outcomes["told"] += 1
                continue
            [entry] = rest  # it is played once, and nothing else is
            assert became(entry, given)
            answered = entry["seq"] - 1
            if given["move"] is None:
                step = list(range(entries[0]["seq"], entry["seq"]))  # with what the table played after it
                assert entry["undone"] == step, "the step before it is undone, and nothing else"
            elif answered != given["seq"]:
                assert line.offer(answered, given["move"]) == line.offer(given["seq"], given["move"])
            outcomes["early" if answered != given["seq"] else "in time"] += 1
    assert outcomes["early" if moment.startswith("un") else "in time"] > 0, outcomes
