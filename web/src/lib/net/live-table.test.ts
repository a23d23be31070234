import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live-table.svelte";
import type { Catalogue, Update } from "./protocol";
import { choice, entry, tableInfo, seat, update } from "../table/fixture";
import { settings } from "../settings.svelte";

class FakeSocket {
  readyState = 1;
  sent: { type: string; id?: string; seq?: number; move?: string; seat?: number | null }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly path: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  hears(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const catalogue: Catalogue = { game: "gwt2", title: "", things: {} };
const NO = { code: "illegal", text: "That is not legal.", ruling: null, seq: null };

let sockets: FakeSocket[];
let live: LiveTable;
const last = () => sockets.at(-1)!;
const moves = () => sockets.flatMap((socket) => socket.sent.filter((each) => each.type === "move"));

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("speed", 0);
  sockets = [];
  live = new LiveTable("quiet-mesa", 0, catalogue, (path) => {
    sockets.push(new FakeSocket(path));
    return last() as unknown as WebSocket;
  });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("the line to a table", () => {
  it("asks for the own seat's eyes from the start, and shows what comes", () => {
    expect(last().path).toBe("/api/tables/quiet-mesa/live?after=0&changes=1&lang=en&seat=0");
    expect(live.link).toBe("connecting");
    last().hears(update(3));
    expect(live.link).toBe("live");
    expect(live.table.update.seq).toBe(3);
  });

  it("applies what has changed to what it was told before", () => {
    last().hears({ ...update(3), choices: [choice("ride b")] });
    last().hears({ type: "changes", seq: 4, log: [entry(4)], choices: [] });
    expect(live.table.update).toMatchObject({ seq: 4, choices: [], table: update(3).table });
  });

  it("comes back by itself and asks for what it missed", () => {
    last().hears(update(3));
    last().breaks();
    expect(live.link).toBe("reconnecting");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(last().path).toContain("after=3");
    last().hears(update(5, { log: [entry(4), entry(5)] }));
    expect(live.link).toBe("live");
    expect(live.table.log.map((each) => each.seq)).toEqual([3, 4, 5]);
  });

  it("waits longer after each failure, and says offline after half a minute", () => {
    last().hears(update(1));
    const tries: number[] = [];
    for (let second = 0; second < 60; second++) {
      if (last().readyState === 1) {
        tries.push(second);
        last().breaks();
      }
      vi.advanceTimersByTime(1000);
    }
    expect(live.link).toBe("offline");
    const gaps = tries.slice(1).map((each, index) => each - tries[index]!);
    expect(gaps.at(-1)!).toBeGreaterThan(gaps[0]!);
    expect(tries.length).toBeLessThan(12);
  });

  it("gives up a table that does not exist, with a sentence", () => {
    last().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(live.closed?.code).toBe("unknown_table");
  });

  it("watches where it may not sit", () => {
    last().breaks(4403);
    vi.advanceTimersByTime(1000);
    expect(last().path).toBe("/api/tables/quiet-mesa/live?after=0&changes=1&lang=en");
  });

  it("takes silence for a broken line", () => {
    last().hears(update(1));
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(10_000);
    expect(live.link).toBe("reconnecting");
  });

  it("looks through another own seat without a new line", () => {
    last().hears(update(4, { log: [entry(4, { move: "secret" })] }));
    live.sit(1);
    expect(last().sent.at(-1)).toEqual({ type: "sit", seat: 1 });
    last().hears(update(4, { seat: 1, log: [entry(4, { move: null })] }));
    expect(live.table.log.map((each) => each.move)).toEqual([null]);
  });
});

describe("a move", () => {
  /** The update that tells what became of a request. */
  const told = (seq: number, request = moves().at(-1)!) =>
    update(seq, { log: [entry(seq, { move: request.move!, request: request.id! })] });

  it("names the entry that it answers; hands are free as soon as its own entry is shown", () => {
    last().hears(update(3));
    live.table.pick("ride a");
    const [request] = moves();
    expect(request).toMatchObject({ type: "move", seq: 3, move: "ride a" });
    last().hears(update(3, { log: [] }));
    expect(live.table.busy).toBe(true);
    last().hears(told(4));
    expect(live.table.busy).toBe(false);
    live.table.pick("ride b");
    last().hears({ type: "done", id: request!.id, seq: 4 });
    expect(moves().map(({ seq, move }) => [seq, move])).toEqual([[3, "ride a"], [4, "ride b"]]);
    expect(live.table.busy).toBe(true);
  });

  it("is followed by what was chosen early, under an id of its own", () => {
    last().hears(update(3));
    live.table.pick("ride a");
    live.table.pick("ride b");
    expect(moves()).toHaveLength(1);
    last().hears(told(4));
    expect(moves().map(({ seq, move }) => [seq, move])).toEqual([[3, "ride a"], [4, "ride b"]]);
    expect(new Set(moves().map((each) => each.id)).size).toBe(2);
  });

  it("is over with its own `done` where the eyes are not told whose entry it was", () => {
    last().hears(update(3));
    live.table.pick("ride a");
    last().hears(update(4, { seat: null }));
    expect(live.table.busy).toBe(true);
    last().hears({ type: "done", id: moves()[0]!.id, seq: 4 });
    expect(live.table.busy).toBe(false);
  });

  it("that was on its way when the line broke is sent again under its id, once", () => {
    last().hears(update(3));
    live.table.pick("ride a");
    last().breaks();
    expect(live.pending?.type).toBe("move");
    vi.advanceTimersByTime(1000);
    last().hears(update(3, { log: [] }));
    expect(moves()).toHaveLength(2);
    expect(new Set(moves().map((each) => each.id)).size).toBe(1);
    last().hears(told(4));
    expect(live.pending).toBeNull();
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().hears(update(4, { log: [] }));
    expect(moves()).toHaveLength(2);
  });

  it("that was written before the line broke is not sent again", () => {
    last().hears(update(3));
    live.table.pick("ride a");
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().hears(told(4));
    expect(moves()).toHaveLength(1);
    expect(live.table.busy).toBe(false);
  });

  it("that is refused says why in one sentence, and hands are free again", () => {
    last().hears(update(3));
    live.table.pick("ride a");
    last().hears({ type: "refused", id: moves()[0]!.id, problem: NO });
    expect(live.table.problem).toEqual(NO.text);
    expect(live.table.busy).toBe(false);
    last().hears(update(4));
    expect(live.table.problem).toBeNull();
  });

  it("is answered at once, also while others' moves are shown at a slow pace", () => {
    settings.set("speed", 1);
    last().hears(update(3));
    live.table.pick("ride a");
    last().hears(update(4, { log: [entry(4, { seat: 1 })] }));
    last().hears(told(5));
    expect(live.table.update.seq).toBe(5);
    expect(live.table.busy).toBe(false);
  });
});

describe("while the pointer is down", () => {
  it("the page stands still, and then shows what came", () => {
    last().hears(update(3));
    live.queue.hold();
    last().hears(update(4));
    last().hears(update(5));
    expect(live.table.update.seq).toBe(3);
    live.queue.release();
    expect(live.table.update.seq).toBe(5);
  });

  it("what is played at a pace waits, too", () => {
    settings.set("speed", 1);
    for (const seq of [1, 2, 3]) last().hears(update(seq, { log: [entry(seq, { seat: 1 })] }));
    live.queue.hold();
    vi.advanceTimersByTime(5000);
    expect(live.table.update.seq).toBe(1);
    live.queue.release();
    vi.advanceTimersByTime(5000);
    expect(live.table.update.seq).toBe(3);
  });
});

describe("questions to the server", () => {
  it("get their own answers", async () => {
    last().hears(update(1));
    const first = live.why({ move: "ride x" });
    const second = live.hint(false);
    const [why, hint] = last().sent.slice(-2);
    last().hears({ type: "hint", id: hint!.id, move: "ride b", text: NO.text });
    last().hears({ type: "why", id: why!.id, move: "ride x", reason: NO.text, ruling: "GWT-5" });
    expect((await first).ruling).toBe("GWT-5");
    expect((await second).move).toBe("ride b");
  });

  it("fail with a sentence when the line breaks", async () => {
    last().hears(update(1));
    const asked = live.why({ move: "ride x" });
    last().breaks();
    await expect(asked).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("what others do", () => {
  const byOpponent = (seq: number, extra: Partial<Update> = {}) =>
    update(seq, {
      table: tableInfo({ seats: [seat(0, { mine: true }), seat(1, { kind: "bot" })] }),
      question: { seat: 1, phase: "phase_b", text: "" },
      choices: [],
      log: [entry(seq, { seat: 1 })],
      ...extra,
    });

  it("is shown one after the other, and a click skips to the end", () => {
    settings.set("speed", 1);
    last().hears(byOpponent(1));
    last().hears(byOpponent(2));
    last().hears(byOpponent(3));
    last().hears(update(4, { log: [entry(4, { seat: 1 })], choices: [choice("ride a")] }));
    expect(live.table.update.seq).toBe(1);
    expect(live.queue.waiting).toBe(3);
    vi.advanceTimersByTime(400);
    expect(live.table.update.seq).toBe(2);
    live.queue.skip();
    expect(live.table.update.seq).toBe(4);
    expect(live.table.log.map((each) => each.seq)).toEqual([1, 2, 3, 4]);
    expect(live.queue.waiting).toBe(0);
  });

  it("takes no longer than a turn may, however many moves it has", () => {
    settings.set("speed", 1);
    last().hears(byOpponent(1));
    for (let seq = 2; seq <= 9; seq++) last().hears(byOpponent(seq));
    vi.advanceTimersByTime(700 + 1400);
    expect(live.table.update.seq).toBe(9);
  });

  it("is shown at once where nothing shall move", () => {
    last().hears(byOpponent(1));
    last().hears(byOpponent(2));
    expect(live.table.update.seq).toBe(2);
  });
});
