// Where a card lies: beside its target, never on it, inside the window, on as little else as can be.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above";

export interface Spot {
  left: number;
  top: number;
  side: Side;
  /** Where the card's pointer stands: pixels from the card's top (right, left) or left edge (below, above). */
  pointer: number;
}

const SIDES: Side[] = ["right", "left", "below", "above"];
const MARGIN = 8;

/** The part of `a` that `b` covers, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The value inside the bounds; the lower bound wins where both cannot hold. */
export function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/**
 * The best spot for a card of that size. A side on which the card would cover its target is taken only if every
 * side would (a target as large as the window); after that, the least covered of `avoid` decides.
 */
export function beside(
  target: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  avoid: Box[] = [],
  gap = 14,
): Spot {
  let best: Spot | null = null;
  let least = Infinity;
  for (const side of SIDES) {
    const spot = at(side, target, size, view, gap);
    const card: Box = { left: spot.left, top: spot.top, ...size };
    const covered = avoid.reduce((sum, box) => sum + overlap(card, box), 0);
    const harm = overlap(card, target) * 1e6 + covered;
    if (harm < least) [best, least] = [spot, harm];
  }
  return best!;
}

function at(
  side: Side,
  target: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  gap: number,
): Spot {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  let left = middle.x - size.width / 2;
  let top = middle.y - size.height / 2;
  if (side === "right") left = target.left + target.width + gap;
  else if (side === "left") left = target.left - gap - size.width;
  else if (side === "below") top = target.top + target.height + gap;
  else top = target.top - gap - size.height;
  left = within(left, MARGIN, view.width - MARGIN - size.width);
  top = within(top, MARGIN, view.height - MARGIN - size.height);
  const along = side === "right" || side === "left" ? middle.y - top : middle.x - left;
  const length = side === "right" || side === "left" ? size.height : size.width;
  return { left, top, side, pointer: within(along, 18, length - 18) };
}
