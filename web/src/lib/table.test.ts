import { beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "./api";
import { choice, entry, update } from "./sample";
import { settings } from "./settings.svelte";
import { TableModel, type Hands } from "./table.svelte";

const NOT_YET = { en: "Not yet.", de: "Noch nicht." };

function hands(extra: Partial<Hands> = {}) {
  return {
    play: vi.fn(() => Promise.resolve()),
    undo: vi.fn(() => Promise.resolve()),
    why: vi.fn((moves: string[]) =>
      Promise.resolve({ type: "why" as const, id: "1", move: moves[0]!, reason: NOT_YET, ruling: "GWT-1" }),
    ),
    ...extra,
  };
}

const places = (move: string) => [`space:${move.split(" ")[1]}`];

describe("a table", () => {
  beforeEach(() => settings.set("confirm", false));

  it("numbers its choices and finds them by their places", () => {
    const table = new TableModel(places, null);
    table.show(update(1, { choices: [choice("ride a"), choice("ride b"), choice("build b")] }));
    expect(table.choices.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(table.targets.get("space:b")!.map((each) => each.move)).toEqual(["ride b", "build b"]);
  });

  it("plays at once what can be taken back", async () => {
    const own = hands();
    const table = new TableModel(places, own);
    table.show(update(1));
    await table.pick("ride b");
    expect(own.play).toHaveBeenCalledExactlyOnceWith("ride b");
  });

  it("waits for a second click where nothing can be taken back", async () => {
    const own = hands();
    const table = new TableModel(places, own);
    table.show(update(1, { choices: [choice("end", { final: true }), choice("ride a")] }));
    await table.pick("end");
    expect(own.play).not.toHaveBeenCalled();
    expect(table.selected).toBe("end");
    await table.pick("end");
    expect(own.play).toHaveBeenCalledExactlyOnceWith("end");
  });

  it("waits with every move for readers who want that", async () => {
    settings.set("confirm", true);
    const own = hands();
    const table = new TableModel(places, own);
    table.show(update(1));
    await table.pick("ride a");
    expect(own.play).not.toHaveBeenCalled();
    expect(table.selected).toBe("ride a");
  });

  it("chooses a single answer beforehand, and never an aside", () => {
    const table = new TableModel(places, hands());
    table.show(update(1, { choices: [choice("ride a"), choice("exchange", { aside: true })] }));
    expect(table.selected).toBe("ride a");
    table.show(update(2, { choices: [choice("exchange", { aside: true })] }));
    expect(table.selected).toBeNull();
  });

  it("keeps what was chosen while it is still possible", async () => {
    const table = new TableModel(places, hands());
    const choices = [choice("ride a", { final: true }), choice("ride b")];
    table.show(update(1, { choices }));
    await table.pick("ride a");
    table.show(update(2, { choices }));
    expect(table.selected).toBe("ride a");
    table.show(update(3, { choices: [choice("ride b"), choice("ride c")] }));
    expect(table.selected).toBeNull();
  });

  it("does nothing in a replay", async () => {
    const table = new TableModel(places, null);
    table.show(update(1));
    await table.pick("ride a");
    await table.undo();
    await table.ask(["ride c"], new DOMRect());
    expect([table.selected, table.because]).toEqual([null, null]);
  });

  it("does not play while a move is on its way", async () => {
    const own = hands();
    const table = new TableModel(places, own);
    table.show(update(1));
    table.busy = true;
    await table.pick("ride a");
    await table.confirm("ride a");
    expect(own.play).not.toHaveBeenCalled();
  });

  it("takes back and does again", async () => {
    const own = hands();
    const table = new TableModel(places, own);
    table.show(update(1, { undo: 1, log: [entry(1, { seat: 0, move: "ride b" })] }));
    await table.undo();
    expect(table.takenBack).toEqual(["ride b"]);
    await table.again();
    expect(own.play).toHaveBeenCalledExactlyOnceWith("ride b");
    expect(table.takenBack).toEqual([]);
  });

  it("forgets what was taken back when something else is played", async () => {
    const table = new TableModel(places, hands());
    table.show(update(1, { undo: 1, log: [entry(1, { seat: 0, move: "ride b" })] }));
    await table.undo();
    await table.pick("ride a");
    expect(table.takenBack).toEqual([]);
  });

  it("says the reason why something is not possible, or why it cannot be asked", async () => {
    const table = new TableModel(places, hands());
    table.show(update(1));
    await table.ask(["ride z"], new DOMRect(1, 2, 3, 4));
    expect(table.because!.answer.reason).toEqual(NOT_YET);
    const cut = new Trouble({ code: "unreachable", say: NOT_YET, ruling: null, seq: null });
    const silent = new TableModel(places, hands({ why: () => Promise.reject(cut) }));
    silent.show(update(1));
    await silent.ask(["ride z"], new DOMRect());
    expect([silent.because, silent.problem]).toEqual([null, NOT_YET]);
  });

  it("knows whether the viewer is asked", () => {
    const table = new TableModel(places, hands());
    table.show(update(1));
    expect(table.mine).toBe(true);
    table.show(update(2, { seat: null }));
    expect(table.mine).toBe(false);
  });
});
