// Where the charts put things: pixels in a box of fixed height whose width follows the page.
import { ticks } from "./series";

export interface Axes {
  x(index: number): number;
  y(points: number): number;
  steps: number[];
  left: number;
  right: number;
  bottom: number;
}

const LEFT = 38;
const TOP = 10;
const BOTTOM = 22;

export function axes(width: number, height: number, right: number, last: number, low: number, high: number): Axes {
  const top = Math.max(high, low + 5);
  const inner = Math.max(10, width - LEFT - right);
  const tall = height - TOP - BOTTOM;
  return {
    x: (index) => LEFT + (inner * index) / Math.max(1, last),
    y: (points) => TOP + (tall * (top - points)) / (top - low),
    steps: ticks(low, top),
    left: LEFT,
    right: LEFT + inner,
    bottom: height - BOTTOM,
  };
}

/** Labels that would lie on each other are moved apart, in order; what is taken is at least `gap` high. */
export function apart(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let from = low;
  for (const each of order) {
    each.y = Math.max(each.y, from);
    from = each.y + gap;
  }
  let to = high;
  for (const each of order.toReversed()) {
    each.y = Math.min(each.y, to);
    to = each.y - gap;
  }
  const found = wanted.slice();
  for (const each of order) found[each.index] = each.y;
  return found;
}
