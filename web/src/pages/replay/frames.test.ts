import { describe, expect, it } from "vitest";
import type { Frame, Frames } from "../../lib/net/protocol";
import { FrameCache, STRETCH } from "./frames.svelte";


function frame(index: number): Frame {
  return { index, seat: 0, move: null, text: null, lines: [], turn: false, view: {}, standing: [], heading: "", targets: [] };
}

/** A server with that many frames that records its requests and fails on demand. */
function server(total: number) {
  const asked: number[] = [];
  const state = { failing: false };
  const load = async (from: number, count: number): Promise<Frames> => {
    asked.push(from);
    if (state.failing) throw new Error("gone");
    const frames = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => frame(from + at));
    return { game: "gwt2", title: "", names: [], colours: [0, 1, 2, 3, 4], seat: null, total, frames };
  };
  return { asked, state, load };
}

describe("the frames of a replay", () => {
  it("are fetched by the stretch, each once", async () => {
    const { asked, load } = server(200);
    const cache = new FrameCache(load);
    expect((await cache.at(0)).index).toBe(0);
    expect((await cache.at(20)).index).toBe(20);
    expect(asked).toEqual([0]);
    expect(cache.total).toBe(200);
    await Promise.all([cache.at(130), cache.at(131)]);
    expect(asked).toEqual([0, 120]);
  });

  it("come ahead of the one who watches", async () => {
    const { asked, load } = server(200);
    const cache = new FrameCache(load);
    await cache.at(STRETCH - 5);
    expect(asked).toEqual([0, 60]);
    await cache.at(STRETCH + 1);
    expect(asked).toEqual([0, 60]);
  });

  it("are not asked for beyond the end", async () => {
    const { asked, load } = server(50);
    const cache = new FrameCache(load);
    await cache.at(49);
    await cache.rest();
    expect(asked).toEqual([0]);
    await expect(cache.at(50)).rejects.toThrow(RangeError);
  });

  it("all come in the end, in order, without what is here already", async () => {
    const { asked, load } = server(150);
    const cache = new FrameCache(load);
    await cache.at(70);
    await cache.rest();
    expect(asked).toEqual([60, 0, 120]);
    expect(cache.frames.filter(Boolean)).toHaveLength(150);
    expect(cache.frames[149]?.index).toBe(149);
  });

  it("are asked for again after a failure", async () => {
    const { asked, state, load } = server(100);
    const cache = new FrameCache(load);
    state.failing = true;
    await expect(cache.at(0)).rejects.toThrow("gone");
    state.failing = false;
    expect((await cache.at(0)).index).toBe(0);
    expect(asked).toEqual([0, 0]);
  });

  it("a failure ahead of time disturbs nobody", async () => {
    const { state, load } = server(100);
    const cache = new FrameCache(load);
    await cache.at(0);
    state.failing = true;
    expect((await cache.at(59)).index).toBe(59);
  });

  it("are no longer fetched when nobody looks", async () => {
    const { asked, load } = server(600);
    const cache = new FrameCache(load);
    await cache.at(0);
    cache.close();
    await cache.rest();
    expect(asked).toEqual([0]);
  });
});
