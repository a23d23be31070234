import { expect, it } from "vitest";
import { apart, axes } from "./axis";

it("the axes run from the first step to the last and from the least points to the most", () => {
  const { x, y, steps, left, right, bottom } = axes(600, 200, 100, 50, 0, 40);
  expect(x(0)).toBe(left);
  expect(x(50)).toBe(right);
  expect(right).toBe(500);
  expect(y(0)).toBe(bottom);
  expect(y(40)).toBe(10);
  expect(steps).toEqual([0, 10, 20, 30, 40]);
});

it("a game without points still has an axis", () => {
  const { x, y, bottom } = axes(600, 200, 0, 0, 0, 0);
  expect(Number.isFinite(x(0))).toBe(true);
  expect(y(0)).toBe(bottom);
});

it("labels keep their order and their distance, and stay inside", () => {
  expect(apart([50, 52, 54], 10, 0, 100)).toEqual([50, 60, 70]);
  expect(apart([95, 96], 10, 0, 100)).toEqual([90, 100]);
  expect(apart([10, 80], 10, 0, 100)).toEqual([10, 80]);
});
