import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Catalogue, Update } from "../net/protocol";
import { TableModel, type WhySubject } from "../table/table.svelte";
import { enlarged } from "./enlarged";
import HelpLayer from "./HelpLayer.svelte";
import WhyNot from "./WhyNot.svelte";


function table(): { table: TableModel; asked: WhySubject[] } {
  const asked: WhySubject[] = [];
  const made = new TableModel({
    play: async () => undefined,
    undo: async () => undefined,
    why: async (subject) => {
      asked.push(subject);
      return { id: "", type: "why", move: "c", reason: "Too dear", ruling: "GWT-77" };
    },
  });
  made.catalogue = {
    game: "gwt2",
    title: "t",
    things: {
      building: {
        A: { name: "Building A", help: ["It hires."], rulings: ["GWT-19"], figures: {}, actions: [] },
      },
    },
  } satisfies Catalogue;
  made.update = {
    seq: 1,
    seat: 0,
    question: { seat: 0, phase: "x", text: "?" },
    choices: [{ move: "b", text: "Take b", final: false, out_of_turn: false, targets: ["place:b"] }],
  } as unknown as Update;
  return { table: made, asked };
}

function element(attributes: Record<string, string>): HTMLElement {
  const made = document.createElement("button");
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

const card = () => document.querySelector("[data-help-card]");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

async function rest(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await tick();
}

describe("help", () => {
  it("shows no picture of a place that is only there to be touched", () => {
    const sized = (attributes: Record<string, string>) => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      made.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40);
      return made; // no elements around it, whose colours would be read
    };
    expect(enlarged(sized({}))).not.toBeNull();
    expect(enlarged(sized({ "data-picture": "" }))).toBeNull();
  });

  it("comes after a moment of pointing, and goes with Escape", async () => {
    const { table: model } = table();
    render(HelpLayer, { table: model });
    const thing = element({ "data-help": "building:A" });
    await fireEvent.pointerOver(thing, { pointerType: "mouse" }); // it came up under the mouse
    vi.advanceTimersByTime(1000);
    await tick();
    expect(document.querySelector("[data-help-card]")).toBeNull();
    await fireEvent.pointerMove(thing, { pointerType: "mouse" });
    await rest(300);
    expect(card()).toBeNull();
    await rest(150);
    expect(card()?.textContent).toContain("It hires.");
    expect(card()?.querySelector("a")?.getAttribute("href")).toBe("/rulings#GWT-19");
    await fireEvent.keyDown(document, { key: "Escape" });
    expect(card()).toBeNull();
  });

  it("answers the key ? on the focus", async () => {
    const { table: model } = table();
    render(HelpLayer, { table: model });
    const thing = element({ "data-help": "building:A" });
    thing.focus();
    await fireEvent.keyDown(thing, { key: "?" });
    await rest(1);
    expect(card()?.textContent).toContain("Building A");
  });

  it("comes by a long press, whose click does nothing", async () => {
    const { table: model } = table();
    render(HelpLayer, { table: model });
    const thing = element({ "data-help": "building:A" });
    let clicks = 0;
    thing.addEventListener("click", () => (clicks += 1));
    await fireEvent.pointerDown(thing, { pointerType: "touch" });
    await rest(600);
    expect(card()).not.toBeNull();
    await fireEvent.pointerUp(thing, { pointerType: "touch" });
    await fireEvent.focusIn(element({}));
    expect(card()).not.toBeNull();
    await fireEvent.click(thing);
    expect(clicks).toBe(0);
    await fireEvent.click(thing);
    expect(clicks).toBe(1);
  });

  it("does not come in the middle of a drag", async () => {
    const { table: model } = table();
    render(HelpLayer, { table: model });
    const thing = element({ "data-help": "building:A" });
    await fireEvent.pointerDown(thing, { pointerType: "touch", clientX: 10, clientY: 10 });
    await rest(300);
    await fireEvent.pointerMove(thing, { pointerType: "touch", clientX: 40, clientY: 10 });
    await rest(600);
    expect(card()).toBeNull();
  });

  it("says why a place of the kind that is asked for cannot be chosen, and asks about no other", async () => {
    const { table: model, asked } = table();
    render(HelpLayer, { table: model });
    await fireEvent.pointerMove(document.body, { pointerType: "mouse" });
    await fireEvent.pointerOver(element({ "data-place": "other:z" }), { pointerType: "mouse" });
    await rest(1000);
    expect(asked).toEqual([]);
    await fireEvent.pointerOver(element({ "data-place": "place:b" }), { pointerType: "mouse" });
    await rest(1000);
    expect(asked).toEqual([]);
    await fireEvent.pointerOver(element({ "data-place": "place:c" }), { pointerType: "mouse" });
    await rest(700);
    expect(asked).toEqual([{ place: "place:c" }]);
    expect(card()?.textContent).toContain("Too dear");
  });
});

describe("why not?", () => {
  const box = { left: 10, top: 10, width: 20, height: 20 } as DOMRect;

  it("gives the reason with its ruling, takes the focus and gives it back with Escape", async () => {
    const { table: model } = table();
    render(WhyNot, { table: model });
    const from = element({ "data-place": "place:c" });
    from.focus();
    await model.ask({ move: "c" }, box);
    await rest(1);
    const dialog = document.querySelector<HTMLElement>("[data-why-not]")!;
    expect(dialog.textContent).toContain("Too dear");
    expect(dialog.querySelector("a")?.getAttribute("href")).toBe("/rulings#GWT-77");
    expect(document.activeElement).toBe(dialog);
    await fireEvent.keyDown(dialog, { key: "Escape" });
    expect(document.querySelector("[data-why-not]")).toBeNull();
    expect(document.activeElement).toBe(from);
  });

  it("shows what can be done instead", async () => {
    const { table: model } = table();
    const { getByText } = render(WhyNot, { table: model });
    const legal = element({ "data-move": "b" });
    await model.ask({ move: "c" }, box);
    await rest(1);
    await fireEvent.click(getByText("Show what I can do (1)"));
    expect(model.lit).toEqual(["place:b"]);
    expect(document.activeElement).toBe(legal);
    await rest(2100);
    expect(model.lit).toEqual([]);
  });

  it("is gone when somebody moved, for it may be wrong by then", async () => {
    const { table: model } = table();
    render(WhyNot, { table: model });
    await model.ask({ move: "c" }, box);
    await rest(1);
    model.update = { ...model.update, seq: 2 };
    await rest(1);
    expect(document.querySelector("[data-why-not]")).toBeNull();
  });
});
