import { expect, it } from "vitest";
import type { Frame } from "../../../lib/net/protocol";
import { bands, categories, moments, ticks, turnAt, turnBeside } from "./series";


function frame(index: number, turn: boolean, ...parts: Record<string, number>[]): Frame {
  const standing = parts.map((each) => ({
    name: "",
    total: Object.values(each).reduce((sum, points) => sum + points, 0),
    parts: each,
    place: null,
  }));
  return { index, seat: 0, move: null, text: null, lines: [], turn, view: {}, standing, heading: "", targets: [] };
}

const frames = [
  frame(0, false, { cattle: 0, cities: 0 }),
  frame(1, true, { cattle: 3, cities: 0 }),
  frame(2, false, { cattle: 3, cities: -6 }),
  frame(3, true, { cattle: 4, cities: -6 }),
  frame(4, false, { cattle: 4, cities: 2 }),
];

it("a moment is the start, the beginning of a turn, or the end", () => {
  expect(moments(frames).map(({ index, turn }) => [index, turn])).toEqual([
    [0, 0],
    [1, 1],
    [3, 2],
    [4, 2],
  ]);
});

it("the time axis ends where frames are missing", () => {
  expect(moments([frames[0], undefined, frames[2]]).map(({ index }) => index)).toEqual([0]);
  expect(moments([])).toEqual([]);
});

it("turns are counted and found from any step", () => {
  expect(turnAt(frames, 2)).toBe(1);
  expect(turnAt(frames, 4)).toBe(2);
  expect(turnAt([frames[0], undefined], 1)).toBeNull();
  expect(turnBeside(frames, 1, 1, 5)).toBe(3);
  expect(turnBeside(frames, 3, -1, 5)).toBe(1);
  expect(turnBeside(frames, 1, -1, 5)).toBe(0);
  expect(turnBeside(frames, 3, 1, 5)).toBe(4);
});

it("points are stacked, minus points below zero", () => {
  const all = moments(frames);
  const order = categories(all, 0);
  expect(order).toEqual(["cattle", "cities"]);
  const [cattle, cities] = bands(all, 0, order);
  const none = [0, 0];
  expect(cattle!.sides).toEqual([
    [none, [0, 3], [0, 4], [0, 4]],
    [none, none, none, none],
  ]);
  // Where cities turn from minus to plus, each side ends at its own edge: no band crosses another.
  expect(cities!.sides).toEqual([
    [none, [3, 3], [4, 4], [4, 6]],
    [none, none, [0, -6], none],
  ]);
});

it("an axis has round steps", () => {
  expect(ticks(0, 74)).toEqual([0, 20, 40, 60]);
  expect(ticks(-6, 12)).toEqual([-5, 0, 5, 10]);
  expect(ticks(0, 0)).toEqual([0]);
});
