import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry, Update } from "../net/protocol";
import { entry, update } from "./fixture";
import { recapOf } from "./recap";
import { TableModel } from "./table.svelte";
import { UpdateQueue } from "./update-queue.svelte";

const names = ["Mara", "Otis", "Ann"];
const said = (seq: number, seat: number, lines: string[], extra: Partial<LogEntry> = {}) =>
  entry(seq, { seat, lines: lines.map((line) => `${names[seat]} ${line}`), ...extra });

function named(seq: number, extra: Partial<Update>): Update {
  const made = update(seq, extra);
  const seats = made.table.seats.map((seat, index) => ({ ...seat, name: names[index]! }));
  return { ...made, table: { ...made.table, seats } };
}

describe("the recap", () => {
  it("tells each opponent's turn in one sentence, until the viewer moves", () => {
    const table = new TableModel(null);
    table.show(named(1, { log: [said(1, 0, ["ends the turn.", "takes a turn."])] }));
    expect(recapOf(table)).toEqual([]);
    table.show(named(3, { log: [said(2, 1, ["rides to B."]), said(3, 1, ["pays $2.", "builds 2a."])] }));
    expect(recapOf(table).map((each) => each.text)).toEqual(["Otis rides to B, pays $2, builds 2a."]);
    table.show(named(4, { log: [said(4, 0, ["rides to A."])] }));
    expect(recapOf(table)).toEqual([]);
  });

  it("tells what changed by itself and what happened to the viewer, too", () => {
    const table = new TableModel(null);
    table.show(named(1, { log: [said(1, 0, ["moves."])] }));
    const lines = ["Otis rides to B.", "New in the market: Angus.", "Mara gets $2."];
    table.show(named(2, { log: [entry(2, { seat: 1, lines })] }));
    expect(recapOf(table).map((each) => each.text)).toEqual(["Otis rides to B. New in the market: Angus. Mara gets $2."]);
  });

  it("marks what differs from the viewer's last look", () => {
    const table = new TableModel(null);
    table.changed = (before, now) => [`${before.seq}-${now.seq}`];
    table.show(named(1, { log: [said(1, 0, ["moves."])] }));
    table.show(named(2, { log: [said(2, 1, ["moves."])] }));
    expect(table.news).toEqual(["1-2"]);
  });
});

describe("the turns of three bots", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are shown within two seconds, move by move", () => {
    const shown: number[] = [];
    const queue = new UpdateQueue((each) => shown.push(each.seq), () => 1);
    for (let seq = 1; seq <= 30; seq += 1) queue.add(update(seq, { log: [entry(seq, { seat: 1 + (seq % 2), turn: seq % 10 === 1 })] }));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1999);
    expect(shown).toHaveLength(30);
    expect(queue.waiting).toBe(0);
  });

  it("stop for a moment at what the game says, and at the end before the count", () => {
    const shown: number[] = [];
    const queue = new UpdateQueue((each) => shown.push(each.seq), () => 1, ({ seq }) => (seq === 2 ? 1000 : 0));
    const running = (seq: number) => {
      const made = update(seq, { log: [entry(seq, { seat: 1 })] });
      return { ...made, table: { ...made.table, status: seq < 4 ? ("running" as const) : ("over" as const) } };
    };
    for (const seq of [1, 2, 3]) queue.add(running(seq));
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(600);
    queue.add(running(4), true);
    expect([shown.at(-1), queue.resting]).toEqual([4, true]);
    vi.advanceTimersByTime(1600);
    expect(queue.resting).toBe(false);
  });
});
