// Where the board must lie so that certain places are in view. Plain geometry, in pixels of the box.

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export interface View {
  scale: number;
  /** As Panzoom counts: before scaling, from the middle of the board. */
  x: number;
  y: number;
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
