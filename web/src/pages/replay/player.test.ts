import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Frames } from "../../lib/net/protocol";

const TOTAL = 100;

function frame(index: number): Frame {
  const move = index ? `bid ${index}` : null;
  return { index, seat: 0, move, text: null, lines: [], turn: index % 10 === 0, view: {}, standing: [], heading: "", targets: [] };
}

const recordFrames = vi.hoisted(() => vi.fn());
const table = vi.hoisted(() => vi.fn());
const catalogue = vi.hoisted(() => async () => ({ game: "winchester", title: "", things: {} }));
vi.mock("../../lib/net/api", async (original) => ({
  ...(await original<typeof import("../../lib/net/api")>()),
  api: { recordFrames, frames: recordFrames, table, tableCatalogue: catalogue, recordCatalogue: catalogue },
}));
vi.mock("../../lib/table/games", () => ({ loadGameUI: async () => ({}) }));

const { ApiError } = await import("../../lib/net/api");
const { ReplayPlayer } = await import("./player.svelte");

function answer(seat: number | null, from: number, count: number): Frames {
  const length = Math.max(0, Math.min(count, TOTAL - from));
  const frames = Array.from({ length }, (_, at) => frame(from + at));
  return { game: "winchester", title: "", names: ["Mara", "Otis"], colours: [0, 1, 2, 3, 4], seat, total: TOTAL, frames };
}

beforeEach(() => {
  recordFrames.mockImplementation(async (_: string, seat: number | null, from: number, count: number) =>
    answer(seat, from, count),
  );
});
afterEach(() => vi.useRealTimers());

async function opened(step: number | null = null, seat: number | null = null) {
  const player = new ReplayPlayer("record", "abc");
  await player.open(step, seat);
  return player;
}

describe("a replay", () => {
  it("opens at the start, or at the step of a link, never beyond the end", async () => {
    expect((await opened()).index).toBe(0);
    const player = await opened(141, 1);
    expect(player.index).toBe(TOTAL - 1);
    expect(player.model?.update).toMatchObject({ seq: TOTAL - 1, seat: 1 });
  });

  it("of a running game shows its end, to a stranger as to a spectator whatever the link says", async () => {
    table.mockResolvedValue({ status: "running", seats: [{ seat: 0, name: "Mara", mine: false }] });
    const player = new ReplayPlayer("table", "quiet-mesa-k7w2pz3q");
    await player.open(null, 0);
    expect(player.wrong).toBeNull();
    expect([player.seat, player.index]).toEqual([null, TOTAL - 1]);
  });

  it("tells the move of the next step, and none of a jump", async () => {
    const player = await opened(5);
    await player.go(6);
    expect(player.model?.update.log.map((entry) => entry.move)).toEqual(["bid 6"]);
    await player.go(40);
    expect(player.model?.update.log).toEqual([]);
  });

  it("goes by turns", async () => {
    const player = await opened(5);
    await player.turn(1);
    expect(player.index).toBe(10);
    await player.turn(-1);
    expect(player.index).toBe(0);
  });

  it("shows the step that was wanted last, whatever arrives first", async () => {
    const player = await opened();
    await Promise.all([player.go(90), player.go(3)]);
    expect(player.model?.update.seq).toBe(3);
  });

  it("keeps the old eyes when others are refused, and says why", async () => {
    const player = await opened(5, 0);
    const text = "That is not your seat.";
    recordFrames.mockRejectedValue(new ApiError({ code: "not_your_seat", text, ruling: null, seq: null }, 403));
    await player.changeEyes(1);
    expect(player.seat).toBe(0);
    expect(player.wrong).toEqual(text);
    expect(player.model?.update.seat).toBe(0);
  });

  it("says what went wrong when it cannot be opened", async () => {
    const text = "There is no such record.";
    recordFrames.mockRejectedValue(new ApiError({ code: "unknown_record", text, ruling: null, seq: null }, 404));
    const player = await opened();
    expect(player.model).toBeNull();
    expect(player.wrong).toEqual(text);
  });

  it("plays to the end and stops there", async () => {
    const player = await opened(TOTAL - 3);
    vi.useFakeTimers();
    player.speed = 4;
    player.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect(player.index).toBe(TOTAL - 1);
    expect(player.playing).toBe(false);
  });
});
