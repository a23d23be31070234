// Plain geometry for drawing a map: outlines as paths, ways along a course, points inside a shape.
import type { Point } from "./chart";

/** A closed outline as the `d` of a path. */
export function outline(shape: Point[]): string {
  return shape.length ? `M${shape.map(({ x, y }) => `${x} ${y}`).join("L")}Z` : "";
}

/** An open line as the `d` of a path. */
export function track(points: Point[]): string {
  return points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}` : "";
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A line parallel to the course, so far to its left. */
export function beside(points: Point[], far: number): Point[] {
  return points.map((point, index) => {
    const before = points[Math.max(index - 1, 0)]!;
    const after = points[Math.min(index + 1, points.length - 1)]!;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return {
      x: point.x + ((after.y - before.y) / length) * far,
      y: point.y - ((after.x - before.x) / length) * far,
    };
  });
}

/** How far along a course a point lies: the distance to the foot of the point on it. */
export function along(points: Point[], at: Point): number {
  let best = Infinity;
  let found = 0;
  let walked = 0;
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]!;
    const to = points[index]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const share = length
      ? Math.min(1, Math.max(0, ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length ** 2))
      : 0;
    const foot = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const distance = Math.hypot(foot.x - at.x, foot.y - at.y);
    if (distance < best) [best, found] = [distance, walked + share * length];
    walked += length;
  }
  return found;
}

/** The point so far along a course; its ends are ends. */
export function pointAt(points: Point[], far: number): Point {
  let left = Math.max(0, far);
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]!;
    const to = points[index]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length && length > 0) {
      const share = left / length;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return points[points.length - 1] ?? { x: 0, y: 0 };
}

/** Is a point inside a shape? */
export function inside(shape: Point[], { x, y }: Point): boolean {
  let within = false;
  for (let index = 0, last = shape.length - 1; index < shape.length; last = index++) {
    const one = shape[index]!;
    const other = shape[last]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) within = !within;
  }
  return within;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxAround(at: Point, width: number, height: number): Box {
  return { left: at.x - width / 2, right: at.x + width / 2, top: at.y - height / 2, bottom: at.y + height / 2 };
}

export function bounds(shape: Point[]): Box {
  const xs = shape.map(({ x }) => x);
  const ys = shape.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
