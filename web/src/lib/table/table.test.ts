import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../net/api";
import type { Update } from "../net/protocol";
import { choice, entry, update } from "./fixture";
import { settings } from "../settings.svelte";
import { TableModel, type TableActions } from "./table.svelte";

const NOT_YET = "Not yet.";

function actions(extra: Pick<Partial<TableActions>, "why"> = {}) {
  return {
    play: vi.fn<TableActions["play"]>(),
    undo: vi.fn(),
    why: vi.fn<TableActions["why"]>(() =>
      Promise.resolve({ type: "why", id: "1", move: "ride z", reason: NOT_YET, ruling: "GWT-1" }),
    ),
    ...extra,
  };
}

describe("a table", () => {
  beforeEach(() => settings.set("confirm", false));

  it("numbers its choices and finds them by their places", () => {
    const at = { targets: ["space:b"] };
    const table = new TableModel(null);
    table.show(update(1, { choices: [choice("ride a"), choice("ride b", at), choice("build b", at)] }));
    expect(table.choices.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(table.targets.get("space:b")!.map((each) => each.move)).toEqual(["ride b", "build b"]);
  });

  it("finds a step instead of the move that it begins with, and lists both", () => {
    const at = { targets: ["exchange"] };
    const step = { ...choice("exchange; draw; draw", { ...at, final: true }), listed: true };
    const table = new TableModel(null);
    table.show(update(1, { choices: [choice("ride a"), choice("exchange", { ...at, out_of_turn: true })], shortcuts: [step] }));
    expect(table.at("exchange").map((each) => each.move)).toEqual(["exchange; draw; draw"]);
    expect(table.choices.map((each) => each.move)).toEqual(["ride a", "exchange", "exchange; draw; draw"]);
    expect(table.placesOf("exchange")).toEqual(["exchange"]);
  });

  it("keeps the turns of its log that are as they were", () => {
    const table = new TableModel(null);
    table.show(update(2, { log: [entry(1, { turn: true }), entry(2, { turn: true })] }));
    const before = table.turns;
    table.show(update(3, { log: [entry(3)] }));
    expect(table.turns.map((turn, at) => turn === before[at])).toEqual([true, false]);
    expect(table.turns[1]!.lines.at(-1)!.seq).toBe(3);
  });

  it("plays at once what can be taken back", () => {
    const own = actions();
    const table = new TableModel(own);
    table.show(update(1));
    table.pick("ride b");
    expect(own.play).toHaveBeenCalledExactlyOnceWith("ride b");
  });

  it("waits for a second click where nothing can be taken back", () => {
    const own = actions();
    const table = new TableModel(own);
    table.show(update(1, { choices: [choice("end", { final: true }), choice("ride a")] }));
    table.pick("end");
    expect(own.play).not.toHaveBeenCalled();
    expect(table.selected).toBe("end");
    table.pick("end");
    expect(own.play).toHaveBeenCalledExactlyOnceWith("end");
  });

  it("offers the end of a turn for one click", () => {
    const table = new TableModel(actions());
    table.show(update(1, { choices: [choice("do hire"), choice("end", { final: true })] }));
    expect(table.finish?.move).toBe("end");
    table.pick("do hire");
    expect(table.finish).toBeUndefined();
    table.answered(true);
    table.pick("end");
    expect(table.finish).toBeUndefined();
    expect(table.picked?.move).toBe("end");
  });

  it("answers two questions with a click on the place of the second one", () => {
    const own = actions();
    const table = new TableModel(own);
    const step = { move: "do hire; take b", text: "Take b", final: false, listed: false, targets: ["space:b"] };
    const taken = { ...step, move: "do hire; take a", targets: ["space:a"] };
    table.show(update(1, { choices: [choice("ride a", { targets: ["space:a"] }), choice("do hire")], shortcuts: [step, taken] }));
    expect(table.choices).toHaveLength(2);
    expect(table.at("space:b").map((each) => each.move)).toEqual(["do hire; take b"]);
    expect(table.at("space:a").map((each) => each.move)).toEqual(["ride a"]);
    table.pick("do hire; take b");
    expect(own.play).toHaveBeenCalledExactlyOnceWith("do hire; take b");
  });

  it("plays several answers as one step once all are chosen", () => {
    const own = actions();
    const table = new TableModel(own);
    table.copies = (move) => (move === "discard a" ? 2 : 1);
    const choices = [choice("discard a"), choice("discard b")];
    table.show(update(1, { choices, at_once: { count: 2, final: false, titles: [] } }));
    table.pick("discard b");
    table.pick("discard b");
    expect(table.set).toEqual([]);
    table.pick("discard a");
    expect(own.play).not.toHaveBeenCalled();
    table.pick("discard a");
    expect(own.play).toHaveBeenCalledExactlyOnceWith("discard a; discard a");
  });

  it("asks before several answers that are final", () => {
    const own = actions();
    const table = new TableModel(own);
    const choices = [choice("discard a"), choice("discard b"), choice("discard c")];
    table.show(update(1, { choices, at_once: { count: 2, final: true, titles: [] } }));
    table.pick("discard a");
    table.pick("discard c");
    expect(own.play).not.toHaveBeenCalled();
    expect(table.step?.text).toContain(", ");
    table.confirm();
    expect(own.play).toHaveBeenCalledExactlyOnceWith("discard a; discard c");
  });

  it("confirms the whole set where only one kind of answer is left", () => {
    const own = actions();
    const table = new TableModel(own);
    table.copies = () => 2;
    table.show(update(1, { choices: [choice("discard a")], at_once: { count: 2, final: true, titles: [] } }));
    table.pick("discard a");
    table.pick("discard a");
    table.confirm();
    expect(own.play).toHaveBeenCalledExactlyOnceWith("discard a; discard a");
  });

  describe("with questions in one panel", () => {
    const at_once = { count: 3, final: false, titles: ["Column 1", "Column 2", "Column 3"] };
    const step = (move: string, place: string, final = false) => ({ move, text: move, final, listed: false, targets: [place] });
    const choices = [choice("up", { targets: ["1:up"] }), choice("low", { targets: ["1:low"] }), choice("swap", { out_of_turn: true })];
    const shortcuts = ["up", "low"].flatMap((first) => [
      step(`${first}; up`, "2:up"),
      step(`${first}; up; only`, "3:only"),
      step(`${first}; low`, "2:low"),
      step(`${first}; low; only`, "3:only", true),
    ]);
    const shown = () => {
      const own = actions();
      const table = new TableModel(own);
      table.show(update(1, { choices, shortcuts, at_once }));
      return { own, table };
    };

    it("numbers the answers to all of them and finds them by their places", () => {
      const { table } = shown();
      expect(table.panel.map(({ title, choices }) => [title, choices.map(({ number }) => number)])).toEqual([
        ["Column 1", [1, 2]],
        ["Column 2", [3, 4]],
        ["Column 3", [5]],
      ]);
      expect(table.choices.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(table.at("2:low").map(({ number }) => number)).toEqual([4]);
      expect(table.quick.size).toBe(0);
    });

    it("plays them as one step once all are answered, in any order", () => {
      const { own, table } = shown();
      expect(table.set).toEqual(["up; up; only"]);
      table.pick(table.at("2:up")[0]!.move);
      expect(own.play).not.toHaveBeenCalled();
      table.pick("low");
      expect(own.play).toHaveBeenCalledExactlyOnceWith("low; up; only");
    });

    it("lets every answer be changed, and asks before a step that is final", () => {
      const { own, table } = shown();
      table.pick(table.choices[3]!.move);
      table.pick("up");
      expect(own.play).not.toHaveBeenCalled();
      expect(table.step?.move).toBe("up; low; only");
      table.pick("low");
      expect(table.step?.move).toBe("low; low; only");
      table.confirm();
      expect(own.play).toHaveBeenCalledExactlyOnceWith("low; low; only");
    });

    it("confirms a final step with a second click on one of its answers", () => {
      const { own, table } = shown();
      table.pick("up");
      table.pick("up; low");
      table.pick("up; low");
      expect(own.play).toHaveBeenCalledExactlyOnceWith("up; low; only");
    });

    it("keeps what was chosen while the same is asked", () => {
      const { table } = shown();
      table.pick("low");
      table.show(update(2, { choices: choices.slice(0, 2), shortcuts, at_once }));
      expect(table.panel[0]!.chosen?.move).toBe("low");
      expect(table.ignored).toBeNull();
    });

    it("says what is lost of an answer that was chosen while another question came", () => {
      const { own, table } = shown();
      table.pick("swap");
      expect(own.play).toHaveBeenCalledExactlyOnceWith("swap");
      table.pick("low");
      table.show(update(2, { choices: [choice("discard")] }));
      table.answered(true);
      expect(table.set).toEqual([]);
      expect(table.ignored).toContain("low");
    });

    it("plays what is possible at any time by itself", () => {
      const { own, table } = shown();
      table.pick("swap");
      expect(own.play).toHaveBeenCalledExactlyOnceWith("swap");
    });
  });

  it("plays a whole step again that was taken back", () => {
    const own = actions();
    const table = new TableModel(own);
    const log = [entry(1, { move: "do a" }), entry(2, { move: "take b", part: "then" }), entry(3, { move: "forced", part: "auto" })];
    table.show(update(3, { undo: 1, log }));
    table.undo();
    table.show(update(4, { choices: [choice("do a"), choice("do c")], log: [entry(4, { kind: "undo", move: null, undone: [1, 2, 3] })] }));
    table.answered(true);
    table.again();
    expect(own.play).toHaveBeenCalledExactlyOnceWith("do a; take b");
  });

  it("waits with every move for readers who want that", () => {
    settings.set("confirm", true);
    const own = actions();
    const table = new TableModel(own);
    table.show(update(1));
    table.pick("ride a");
    expect(own.play).not.toHaveBeenCalled();
    expect(table.selected).toBe("ride a");
  });

  it("chooses a single answer beforehand, and never one out of turn", () => {
    const table = new TableModel(actions());
    table.show(update(1, { choices: [choice("ride a"), choice("exchange", { out_of_turn: true })] }));
    expect(table.selected).toBe("ride a");
    table.show(update(2, { choices: [choice("exchange", { out_of_turn: true })] }));
    expect(table.selected).toBeNull();
  });

  it("keeps what was chosen while it is still possible", () => {
    const table = new TableModel(actions());
    const choices = [choice("ride a", { final: true }), choice("ride b")];
    table.show(update(1, { choices }));
    table.pick("ride a");
    table.show(update(2, { choices }));
    expect(table.selected).toBe("ride a");
    table.show(update(3, { choices: [choice("ride b"), choice("ride c")] }));
    expect(table.selected).toBeNull();
  });

  it("does nothing in a replay", async () => {
    const table = new TableModel(null);
    table.show(update(1));
    table.pick("ride a");
    table.undo();
    await table.ask({ move: "ride c" }, new DOMRect());
    expect([table.selected, table.whyNot]).toEqual([null, null]);
  });

  it("takes back and does again", () => {
    const own = actions();
    const table = new TableModel(own);
    table.show(update(1, { undo: 1, log: [entry(1, { seat: 0, move: "ride b" })] }));
    table.undo();
    expect(own.undo).toHaveBeenCalledOnce();
    table.answered(true);
    expect(table.takenBack).toEqual(["ride b"]);
    table.again();
    table.answered(true);
    expect(own.play).toHaveBeenCalledExactlyOnceWith("ride b");
    expect(table.takenBack).toEqual([]);
  });

  it("forgets what was taken back when something else is played", () => {
    const table = new TableModel(actions());
    table.show(update(1, { undo: 1, log: [entry(1, { seat: 0, move: "ride b" })] }));
    table.undo();
    table.answered(true);
    table.pick("ride a");
    table.answered(true);
    expect(table.takenBack).toEqual([]);
  });

  it("says the reason why something is not possible, or why it cannot be asked", async () => {
    const table = new TableModel(actions());
    table.show(update(1));
    await table.ask({ place: "space:z" }, new DOMRect(1, 2, 3, 4));
    expect(table.whyNot!.answer.reason).toEqual(NOT_YET);
    const cut = new ApiError({ code: "unreachable", text: NOT_YET, ruling: null, seq: null });
    const silent = new TableModel(actions({ why: () => Promise.reject(cut) }));
    silent.show(update(1));
    await silent.ask({ place: "space:z" }, new DOMRect());
    expect([silent.whyNot, silent.problem]).toEqual([null, NOT_YET]);
  });

  it("knows whether the viewer is asked", () => {
    const table = new TableModel(actions());
    table.show(update(1));
    expect(table.mine).toBe(true);
    table.show(update(2, { seat: null }));
    expect(table.mine).toBe(false);
  });
});

describe("an input while a move is on its way", () => {
  /** A table at which "ride a" was just sent. */
  function sending(extra: Partial<Update> = {}) {
    const own = actions();
    const table = new TableModel(own);
    table.show(update(1, extra));
    table.pick("ride a");
    expect(table.busy).toBe(true);
    return { table, own };
  }
  /** The answer comes: the next question, behind the entry of the own move. */
  function arrives(table: TableModel, extra: Partial<Update> = {}) {
    table.show(update(2, { log: [entry(2, { move: "ride a" })], ...extra }));
    table.answered(true);
  }
  const played = (own: ReturnType<typeof actions>) => own.play.mock.calls.map(([move]) => move);

  beforeEach(() => settings.set("confirm", false));

  it("is played next if the next question offers the same", () => {
    const { table, own } = sending();
    table.pick("ride b");
    expect(table.next?.move).toBe("ride b");
    expect(played(own)).toEqual(["ride a"]);
    arrives(table);
    expect(played(own)).toEqual(["ride a", "ride b"]);
    expect([table.busy, table.next, table.ignored]).toEqual([true, null, null]);
  });

  const OTHERS: [string, Partial<Update>][] = [
    ["does not offer it", { choices: [choice("ride c")] }],
    ["says it in other words", { choices: [choice("ride b", { text: "for $2 more" })] }],
    ["is put to somebody else", { question: { seat: 1, phase: "", text: "" } }],
    ["is shown to other eyes", { seat: 1, log: [entry(2, { seat: 0 })] }],
    ["came after another seat's move", { log: [entry(2), entry(3, { seat: 1 })], seq: 3 }],
  ];
  it.each(OTHERS)("is not played if the next question %s, and the page says so", (_, next) => {
    const { table, own } = sending();
    table.pick("ride b");
    arrives(table, next);
    expect(played(own)).toEqual(["ride a"]);
    expect(table.ignored).toContain("ride b");
    expect(table.busy).toBe(false);
  });

  it("is not played if it lies at another place now", () => {
    const at = (place: string) => [choice("ride a"), choice("ride b", { targets: [place] })];
    const { table, own } = sending({ choices: at("space:b") });
    table.pick("ride b");
    arrives(table, { choices: at("space:c") });
    expect(played(own)).toEqual(["ride a"]);
    expect(table.ignored).toContain("ride b");
  });

  it("is not played if the move before it was refused", () => {
    const { table, own } = sending();
    table.pick("ride b");
    table.answered(false);
    expect(played(own)).toEqual(["ride a"]);
    expect(table.ignored).toContain("ride b");
  });

  it("is not played twice when it repeats the move that was sent", () => {
    const { table, own } = sending();
    table.pick("ride a");
    expect(table.ignored).toContain("on its way");
    arrives(table);
    expect(played(own)).toEqual(["ride a"]);
  });

  it("says so when one is waiting already", () => {
    const { table, own } = sending({ choices: [choice("ride a"), choice("ride b"), choice("ride c")] });
    table.pick("ride b");
    table.pick("ride c");
    expect(table.ignored).toContain("ride c");
    arrives(table);
    expect(played(own)).toEqual(["ride a", "ride b"]);
  });

  it("asks for a confirmation that it did not need before", () => {
    const { table, own } = sending();
    table.pick("ride b");
    arrives(table, { choices: [choice("ride b", { final: true })] });
    expect(played(own)).toEqual(["ride a"]);
    expect(table.selected).toBe("ride b");
  });

  it("takes back the move on its way, and nothing else", () => {
    const { table, own } = sending();
    table.undo();
    arrives(table, { undo: 1 });
    expect(own.undo).toHaveBeenCalledOnce();
    table.undo();
    expect(own.undo).toHaveBeenCalledOnce();
    expect(table.ignored).toContain("on its way");
  });

  it("takes back nothing if the move was refused or cannot be taken back", () => {
    const refused = sending({ undo: 1 });
    refused.table.undo();
    refused.table.answered(false);
    expect(refused.own.undo).not.toHaveBeenCalled();
    expect(refused.table.ignored).toContain("Nothing was undone");
    const locked = sending();
    locked.table.undo();
    arrives(locked.table, { undo: 0, locked: NOT_YET });
    expect(locked.own.undo).not.toHaveBeenCalled();
    expect(locked.table.ignored).toEqual(NOT_YET);
  });

  it("that marks a choice says so when the choice is gone", () => {
    const { table } = sending({ choices: [choice("ride a"), choice("end", { final: true })] });
    table.pick("end");
    expect(table.selected).toBe("end");
    arrives(table);
    expect(table.selected).toBeNull();
    expect(table.ignored).toContain("end");
  });

  it("that marks a step of several moves stays marked while it is offered, and says so when it is gone", () => {
    const step = { ...choice("exchange; draw; draw", { final: true }), listed: true };
    const { table } = sending({ shortcuts: [step] });
    table.pick(step.move);
    arrives(table, { shortcuts: [step] });
    expect([table.selected, table.ignored]).toEqual([step.move, null]);
    table.show(update(3));
    expect(table.selected).toBeNull();
    expect(table.ignored).toContain(step.text);
  });

  it("names nothing: then it is too early", () => {
    const { table } = sending();
    table.confirm();
    expect(table.ignored).toContain("Too early");
  });
});
