import { describe, expect, it } from "vitest";
import { kept } from "./kept";

describe("what stays as it was", () => {
  const before = { jobs: [{ cost: 6 }, { cost: 7 }], seat: 0, over: null };

  it("is the same object, while what changed is new all the way up", () => {
    const now = kept(before, { jobs: [{ cost: 6 }, { cost: 8 }], seat: 0, over: null });
    expect(now).toEqual({ jobs: [{ cost: 6 }, { cost: 8 }], seat: 0, over: null });
    expect(now.jobs).not.toBe(before.jobs);
    expect(now.jobs[0]).toBe(before.jobs[0]);
    expect(before.jobs[1]).toEqual({ cost: 7 });
  });

  it("is all of it when nothing changed", () => {
    expect(kept(before, { jobs: [{ cost: 6 }, { cost: 7 }], seat: 0, over: null })).toBe(before);
  });

  it("does not take a list for an object, or a missing entry for an empty one", () => {
    expect(kept({ a: {} }, { a: [] })).toEqual({ a: [] });
    expect(kept({ a: undefined, b: 1 }, { b: 1, c: undefined })).toEqual({ b: 1, c: undefined });
    expect(kept([1, 2], [1])).toEqual([1]);
  });
});
