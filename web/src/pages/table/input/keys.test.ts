import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUI } from "../../../games/game-ui";
import { choice, update } from "../../../lib/table/fixture";
import { TableModel } from "../../../lib/table/table.svelte";
import { carryOut, keepsEnter, stops } from "./key-actions";
import { actionOf, type Circumstances } from "./keys";
import { keysOf } from "./key-list";
import { PageState } from "../page-state.svelte";

const plain: Circumstances = { typing: false, onControl: false, single: true };
const press = (key: string, where: Partial<Circumstances> = {}, held: Partial<KeyboardEvent> = {}) =>
  actionOf(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
    { ...plain, ...where },
  );

describe("keys", () => {
  it("choose by number, and end, pass, take back, do again", () => {
    expect(press("4")).toEqual({ do: "choose", number: 4 });
    expect(press("e")).toEqual({ do: "end" });
    expect(press("p")).toEqual({ do: "pass" });
    expect(press("d")).toEqual({ do: "duel" });
    expect(press("z")).toEqual({ do: "undo" });
    expect(press("Z", {}, { shiftKey: true })).toEqual({ do: "again" });
    expect(press("Z")).toEqual({ do: "undo" }); // with Caps Lock
  });

  it("leave the browser's own keys alone", () => {
    expect(press("r", {}, { ctrlKey: true })).toBeNull();
    expect(press("l", {}, { metaKey: true })).toBeNull();
    expect(press("Tab")).toBeNull();
  });

  it("are letters while somebody types", () => {
    expect(press("h", { typing: true })).toBeNull();
    expect(press("1", { typing: true })).toBeNull();
    expect(press("Escape", { typing: true })).toEqual({ do: "close" });
  });

  it("can be switched off, but arrows and Enter stay", () => {
    expect(press("h", { single: false })).toBeNull();
    expect(press("1", { single: false })).toBeNull();
    expect(press("ArrowDown", { single: false })).toEqual({ do: "walk", by: 1, everywhere: false });
    expect(press("Enter", { single: false })).toEqual({ do: "confirm" });
    expect(press("ArrowUp", { single: false }, { shiftKey: true })).toEqual({ do: "walk", by: -1, everywhere: true });
  });

  it("leave Enter to the button under the focus", () => {
    expect(press("Enter", { onControl: true })).toBeNull();
  });

  it("are all in the list that readers see", () => {
    const listed = keysOf({}).flatMap((row) => row.keys.map((key) => key.toLowerCase()));
    for (const key of ["z", "e", "p", "d", "h", "w", "x", "b", "r", "o", "l", "/", "?", "+", "-", "0"])
      expect(listed).toContain(key);
  });

  it("of other games are not in the list", () => {
    const listed = keysOf({ keys: ["pass", "duel"] }).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(["pass", "duel", "undo", "help"]));
    expect(listed).not.toContain("exchange");
    expect(listed).not.toContain("end");
  });
});

describe("what keys do", () => {
  const actions = { play: vi.fn(), undo: vi.fn(), why: vi.fn() };
  let table: TableModel;
  let page: PageState;
  const skip = vi.fn();
  const ui = {} as GameUI;
  const act = (action: Parameters<typeof carryOut>[0]) => carryOut(action, { table, page, ui, skip, replay: vi.fn() });

  beforeEach(() => {
    vi.clearAllMocks();
    document.body.innerHTML = "";
    table = new TableModel(actions);
    page = new PageState();
    table.show(
      update(1, {
        undo: 1,
        choices: [
          choice("ride a"),
          choice("end", { final: true }),
          choice("exchange", { out_of_turn: true, targets: ["exchange"] }),
        ],
      }),
    );
  });

  it("play the choice with that number, and nothing for a number that is not there", () => {
    expect(act({ do: "choose", number: 1 })).toBe(true);
    expect(actions.play).toHaveBeenCalledExactlyOnceWith("ride a");
    table.answered(true);
    expect(act({ do: "choose", number: 9 })).toBe(false);
    expect(actions.play).toHaveBeenCalledOnce();
  });

  it("say that it is too early when they name nothing while a move is on its way", () => {
    act({ do: "choose", number: 1 });
    expect(act({ do: "choose", number: 9 })).toBe(true);
    expect(table.ignored).toContain("Too early");
  });

  it("select what is final, and Enter confirms it", () => {
    act({ do: "end" });
    expect(actions.play).not.toHaveBeenCalled();
    expect(table.selected).toBe("end");
    act({ do: "confirm" });
    expect(actions.play).toHaveBeenCalledExactlyOnceWith("end");
  });

  it("deselect with Escape", () => {
    act({ do: "end" });
    act({ do: "close" });
    expect(table.selected).toBeNull();
    expect(skip).toHaveBeenCalled();
  });

  it("know a pass only where one can pass", () => {
    expect(act({ do: "pass" })).toBe(false);
    expect(act({ do: "exchange" })).toBe(true);
    expect(actions.play).toHaveBeenCalledExactlyOnceWith("exchange");
  });

  it("take back", () => {
    act({ do: "undo" });
    expect(actions.undo).toHaveBeenCalledOnce();
  });

  it("say why nothing can be taken back", () => {
    table.show(update(2, { locked: "You saw a card." }));
    act({ do: "undo" });
    expect(actions.undo).not.toHaveBeenCalled();
    expect(table.problem).toBe("You saw a card.");
    table.show(update(3));
    act({ do: "undo" });
    expect(table.problem).toBe("Nothing to undo yet");
  });

  it("walk among the legal targets in their order, on the board if the focus is there", () => {
    document.body.innerHTML = `
      <section data-board><button data-move="end">x</button><button data-move="ride a">y</button><button>z</button></section>
      <ol data-answers><li><button data-move="ride a" id="first">1</button></li><li><button data-move="end">2</button></li></ol>`;
    act({ do: "walk", by: 1, everywhere: false });
    expect(document.activeElement?.id).toBe("first");
    expect(table.pointed).toBe("ride a");
    act({ do: "walk", by: 1, everywhere: false });
    expect((document.activeElement as HTMLElement).dataset.move).toBe("end");
    act({ do: "walk", by: 1, everywhere: false });
    expect(document.activeElement?.id).toBe("first");
    const onBoard = stops(table, document, document.querySelector("[data-board] button"));
    expect(onBoard.map((each) => each.dataset.move)).toEqual(["ride a", "end"]);
    expect(onBoard[0]!.closest("[data-board]")).not.toBeNull();
  });

  it("walk through all places of the board, also where nothing can be done", () => {
    document.body.innerHTML = `
      <section data-board><svg data-place="a" data-move="ride a" tabindex="0"></svg><svg data-place="b"></svg></section>
      <ol data-answers><li><button data-move="ride a">1</button></li></ol>`;
    document.querySelector("button")!.focus();
    const seen = [1, 1, -1].map((by) => {
      act({ do: "walk", by: by as 1 | -1, everywhere: true });
      return [(document.activeElement as SVGElement).dataset.place, table.pointed];
    });
    expect(seen).toEqual([["b", null], ["a", "ride a"], ["b", null]]);
  });

  it("take cards out with Enter until the set is complete, and then confirm it", () => {
    const choices = ["discard a", "discard b", "discard c"].map((move) => choice(move));
    table.show(update(2, { choices, at_once: { count: 2, final: true, titles: [] } }));
    document.body.innerHTML = choices.map(({ move }) => `<button data-move="${move}"><span>x</span></button>`).join("");
    const [first, second, third] = [...document.querySelectorAll("span")];
    table.pick("discard a");
    expect(keepsEnter(table, first!)).toBe(true);
    table.pick("discard b");
    expect([first, second, third].map((card) => keepsEnter(table, card!))).toEqual([false, false, true]);
    act({ do: "confirm" });
    expect(actions.play).toHaveBeenCalledExactlyOnceWith("discard a; discard b");
    expect(keepsEnter(table, document.body)).toBe(false);
  });

  it("open windows, the command line and the zoom", () => {
    const zoom = { in: vi.fn(), out: vi.fn(), fit: vi.fn(), targets: vi.fn() };
    page.zoom = zoom;
    act({ do: "larger" });
    act({ do: "smaller" });
    act({ do: "choose", number: 0 });
    expect([zoom.in, zoom.out, zoom.fit].map((each) => each.mock.calls.length)).toEqual([1, 1, 1]);
    act({ do: "command" });
    act({ do: "keys" });
    expect([page.command, page.window]).toEqual([true, "keys"]);
  });
});
