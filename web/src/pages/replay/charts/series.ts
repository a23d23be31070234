// What the charts draw: points by category and in all at the beginning of each turn, from the frames that are here.
import type { Frame } from "../../../lib/net/protocol";

/** A moment on the time axis: a frame at which a turn begins, the start, and the last one. */
export interface Moment {
  index: number;
  /** Which turn begins here, counted from 1; 0 before the first. */
  turn: number;
  frame: Frame;
}

/** The moments from the start up to the first frame that is missing. */
export function moments(frames: (Frame | undefined)[]): Moment[] {
  const found: Moment[] = [];
  let turn = 0;
  let last: Frame | undefined;
  for (const frame of frames) {
    if (!frame) break;
    if (frame.turn) turn += 1;
    if (frame.turn || frame.index === 0) found.push({ index: frame.index, turn, frame });
    last = frame;
  }
  if (last && found.at(-1)?.index !== last.index) found.push({ index: last.index, turn, frame: last });
  return found;
}

/** The turn that a frame belongs to; null while a frame before it is missing. */
export function turnAt(frames: (Frame | undefined)[], index: number): number | null {
  let turn = 0;
  for (let at = 0; at <= index; at += 1) {
    const frame = frames[at];
    if (!frame) return null;
    if (frame.turn) turn += 1;
  }
  return turn;
}

/** The nearest frame before or after `index` at which a turn begins, as far as frames are here; the ends are turns too. */
export function turnBeside(frames: (Frame | undefined)[], index: number, step: 1 | -1, total: number): number {
  for (let at = index + step; at > 0 && at < total; at += step) {
    const frame = frames[at];
    if (!frame || frame.turn) return at;
  }
  return step > 0 ? total - 1 : 0;
}

/** The categories that bring anybody points at any moment, in the order in which they first appear. */
export function categories(all: Moment[], row: number): string[] {
  const found: string[] = [];
  for (const { frame } of all)
    for (const [name, points] of Object.entries(frame.standing[row]?.parts ?? {}))
      if (points !== 0 && !found.includes(name)) found.push(name);
  return found;
}

/** For each moment where a band begins, counted from zero, and where it ends. */
export type Edges = [number, number][];

export interface Band {
  category: string;
  /** Its points above zero, and its minus points below: a category that has both has an area on either side. */
  sides: [Edges, Edges];
}

/** The points of one row of the standing, stacked by category. */
export function bands(all: Moment[], row: number, order: string[]): Band[] {
  const stack = (part: (zero: number, points: number) => number) => {
    const ends = all.map(() => 0);
    return (category: string): Edges =>
      all.map(({ frame }, at) => [ends[at]!, (ends[at]! += part(0, frame.standing[row]?.parts[category] ?? 0))]);
  };
  const [plus, minus] = [stack(Math.max), stack(Math.min)];
  return order.map((category) => ({ category, sides: [plus(category), minus(category)] }));
}

/** Round steps of an axis from `low` to `high`, zero among them. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  const raw = span / most;
  const ten = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= raw)!);
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at);
  return found;
}
