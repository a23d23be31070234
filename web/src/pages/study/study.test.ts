import { beforeEach, describe, expect, it } from "vitest";
import { dayNumber, progress } from "./progress.svelte";
import { addressOf, hashOf, sourceOf, stepsOf } from "../../lib/study-address";

describe("the address of a study", () => {
  it("keeps where it begins", () => {
    const source = { record: "abc", index: 12, seat: null };
    expect(addressOf(source)).toBe("/study?record=abc&move=12");
    expect(sourceOf("?record=abc&move=12")).toEqual(source);
    expect(sourceOf(addressOf({ puzzle: "gwt2/0a1b" }).slice("/study".length)).puzzle).toBe("gwt2/0a1b");
    expect(sourceOf("?table=quiet-mesa&seat=1&move=nonsense")).toEqual({ table: "quiet-mesa", index: null, seat: 1 });
  });

  it("keeps the steps, also those of several moves", () => {
    const steps = ["hire cowboy row3; pay 5", "end"];
    expect(stepsOf(hashOf(steps))).toEqual(steps);
    expect(hashOf([])).toBe("");
    expect(stepsOf("")).toEqual([]);
  });
});

describe("progress", () => {
  beforeEach(() => progress.forget());

  it("counts what was solved, by the first outcome", () => {
    progress.keep("a", "first");
    progress.keep("b", "shown");
    progress.keep("b", "first");
    expect(progress.solved(["a", "b", "c"])).toBe(1);
    expect(progress.of("b")).toBe("shown");
  });

  it("is kept in the browser until it is forgotten", () => {
    progress.keep("a", "later");
    expect(localStorage.getItem("trailboss.puzzles")).toBe('{"a":"later"}');
    progress.forget();
    expect(localStorage.getItem("trailboss.puzzles")).toBeNull();
  });

  it("numbers days as Python does", () => {
    expect(dayNumber(new Date(2026, 10, 17, 23, 59))).toBe(739_937);
    expect(dayNumber(new Date(2026, 10, 18))).toBe(739_938);
  });
});
