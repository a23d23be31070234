// Where the board must lie so that certain places are in view. Plain geometry, in pixels of the box.

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point, Size {}

/** The board is moved by x and y from where it lies at rest, and then scaled from the middle of that place. */
export interface View extends Point {
  scale: number;
}

/** A hand on the board: the middle of its fingers, and how far they are apart. */
export interface Pinch extends Point {
  spread: number;
}

/** The first two of the fingers count; null without any. */
export function pinchOf([one, other]: readonly Point[]): Pinch | null {
  if (!one || !other) return one ? { ...one, spread: 1 } : null;
  const spread = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, spread };
}

/** The view after a hand moved: what lay under it still does. `middle` is that of the board at rest. */
export function held(view: View, from: Pinch, to: Pinch, middle: Point, most: number): View {
  const scale = clamp((view.scale * to.spread) / from.spread, 1, most);
  const shown = (axis: "x" | "y") =>
    (to[axis] - middle[axis]) / scale - (from[axis] - middle[axis]) / view.scale + view[axis];
  return { scale, x: shown("x"), y: shown("y") };
}

/** The smallest box round all of them; null if there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The view that shows `wanted` (a part of the board at rest) in `window` as large as it may be. `board` is
 * where the board lies at rest. Where the board is larger than the window, no gap is left beside it.
 */
export function viewOf(wanted: Box, board: Box, window: Box, most: number, margin = 28): View {
  const room = { width: Math.max(1, window.width - 2 * margin), height: Math.max(1, window.height - 2 * margin) };
  const scale = clamp(Math.min(room.width / wanted.width, room.height / wanted.height), 1, most);
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const aim = { x: wanted.x + wanted.width / 2, y: wanted.y + wanted.height / 2 };
  const to = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  const shown = (axis: "x" | "y", length: "width" | "height") => {
    const pan = (to[axis] - middle[axis]) / scale - (aim[axis] - middle[axis]);
    const half = (board[length] * scale) / 2;
    const centre = middle[axis] + scale * pan;
    const low = window[axis] + window[length] - half;
    const high = window[axis] + half;
    const kept = low <= high ? clamp(centre, low, high) : to[axis];
    return (kept - middle[axis]) / scale;
  };
  return { scale, x: shown("x", "width"), y: shown("y", "height") };
}

/** Does this view show all of `wanted`? */
export function shows(view: View, wanted: Box, board: Box, window: Box): boolean {
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const place = (axis: "x" | "y", value: number) =>
    middle[axis] + view.scale * (value - middle[axis] + view[axis]);
  return (
    place("x", wanted.x) >= window.x &&
    place("y", wanted.y) >= window.y &&
    place("x", wanted.x + wanted.width) <= window.x + window.width &&
    place("y", wanted.y + wanted.height) <= window.y + window.height
  );
}
