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
  const scale = clamp((view.scale * to.spread) / from.spread, Math.min(1, view.scale), most);
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

/** A board in a window of almost no height is not drawn smaller than so. */
const LEAST = 0.3;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The view that shows `wanted` (a part of the board at rest) in `window` as large as it may be. `board` is
 * where the board lies at rest; it becomes smaller only if the window is too small for it. Where the board is
 * larger than the window, no gap is left beside it.
 */
export function viewOf(wanted: Box, board: Box, window: Box, most: number, margin = 28): View {
  const room = { width: Math.max(1, window.width - 2 * margin), height: Math.max(1, window.height - 2 * margin) };
  const fit = Math.min(window.width / board.width, window.height / board.height);
  const least = fit > 0.99 ? 1 : Math.max(fit, LEAST);
  const scale = clamp(Math.min(room.width / wanted.width, room.height / wanted.height), least, most);
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

/** Where a part of the board at rest lies in this view. */
function shownAt(part: Box, board: Box, view: View): Box {
  const at = (axis: "x" | "y", length: "width" | "height") => {
    const middle = board[axis] + board[length] / 2;
    return middle + view.scale * (part[axis] - middle + view[axis]);
  };
  return { x: at("x", "width"), y: at("y", "height"), width: part.width * view.scale, height: part.height * view.scale };
}

/** Does this view show all of `wanted`? */
export function shows(view: View, wanted: Box, board: Box, window: Box): boolean {
  const { x, y, width, height } = shownAt(wanted, board, view);
  return (
    x >= window.x && y >= window.y && x + width <= window.x + window.width && y + height <= window.y + window.height
  );
}

/** The small map: its width and what it keeps from the edges. */
export const MAP = { width: 104, side: 8, end: 8 };

export type Corner = `${"bottom" | "top"} ${"left" | "right"}`;
const CORNERS: readonly Corner[] = ["bottom left", "bottom right", "top left", "top right"];

/**
 * The corner of the window in which the small map hides the least of what must be read, and then of the targets;
 * the first of equal ones.
 */
export function freeCorner(read: readonly Box[], targets: readonly Box[], board: Box, window: Box, view: View): Corner {
  const size = { width: MAP.width + MAP.side, height: (MAP.width * board.height) / board.width + MAP.end };
  const hidden = (corner: Corner, boxes: readonly Box[]) => {
    const x = corner.endsWith("left") ? window.x : window.x + window.width - size.width;
    const y = corner.startsWith("top") ? window.y : window.y + window.height - size.height;
    return boxes.reduce((sum, box) => {
      const at = shownAt(box, board, view);
      const wide = Math.min(x + size.width, at.x + at.width) - Math.max(x, at.x);
      const high = Math.min(y + size.height, at.y + at.height) - Math.max(y, at.y);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  };
  return CORNERS.toSorted((a, b) => hidden(a, read) - hidden(b, read) || hidden(a, targets) - hidden(b, targets))[0]!;
}
