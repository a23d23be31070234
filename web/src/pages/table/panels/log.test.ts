import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { entry, update } from "../../../lib/table/fixture";
import { TableModel } from "../../../lib/table/table.svelte";
import Log from "./Log.svelte";

afterEach(cleanup);

it("works out only the turn that goes on", () => {
  const table = new TableModel(null);
  table.swatch = vi.fn(() => null);
  const moved = (seq: number, turn = false) => entry(seq, { turn, targets: [`space:${seq}`] });
  table.show(update(2, { log: [moved(1, true), moved(2)] }));
  const { container } = render(Log, { table });
  table.show(update(3, { log: [moved(3, true)] }));
  flushSync();
  vi.mocked(table.swatch).mockClear();
  table.show(update(4, { log: [moved(4)] }));
  flushSync();
  expect(container.querySelectorAll("[data-logged]").length).toBeGreaterThan(0);
  expect(vi.mocked(table.swatch).mock.calls.flat()).not.toContain("space:2");
  expect(vi.mocked(table.swatch).mock.calls.flat()).toContain("space:4");
});

it("shows the colours of all that one sentence names", () => {
  const table = new TableModel(null);
  table.swatch = (place) => place;
  const discarded = (seq: number, card: string) =>
    entry(seq, { turn: false, part: seq > 2 ? "then" : undefined, lines: [`Mara discards ${card}.`], targets: [card] });
  table.show(update(3, { log: [entry(1, { turn: true }), discarded(2, "red"), discarded(3, "blue")] }));
  const { container } = render(Log, { table });
  const colours = [...container.querySelectorAll<HTMLElement>(".swatch")].map((each) => each.style.background);
  expect(colours).toEqual(["red", "blue"]);
});

it("names a player again after a sentence about everybody", () => {
  const table = new TableModel(null);
  const lines = ["Mara buys plot 16 for $7000.", "Everybody else gets $2000.", "Mara gets a rumor token."];
  table.show(update(2, { log: [entry(1, { turn: true }), entry(2, { turn: false, lines })] }));
  const { container } = render(Log, { table });
  const said = [...container.querySelectorAll("[data-logged] p, .line p")].map((each) => each.textContent);
  expect(said).toContain("Mara gets a rumor token.");
});
