import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drag } from "./drag";
import { pinchOf, held, type Pinch, type View } from "./zoom";

const middle = { x: 200, y: 150 };
const at = (x: number, y: number, spread = 1): Pinch => ({ x, y, spread });
/** The point of the board, counted from its middle, that a view shows at a point of the window. */
const under = (view: View, { x, y }: { x: number; y: number }) => [
  (x - middle.x) / view.scale - view.x,
  (y - middle.y) / view.scale - view.y,
];

describe("a board that is held", () => {
  const view = { scale: 2, x: 30, y: -10 };

  it("is dragged with the finger", () => {
    expect(held(view, at(50, 60), at(90, 40), middle, 5)).toEqual({ scale: 2, x: 50, y: -20 });
  });

  it("keeps what lies between two fingers between them", () => {
    const [from, to] = [at(120, 90, 50), at(170, 80, 100)];
    const next = held(view, from, to, middle, 5);
    expect(next.scale).toBe(4);
    expect(under(next, to)).toEqual(under(view, from));
  });

  it("gets neither smaller than its box nor larger than it may", () => {
    expect(held(view, at(0, 0, 100), at(0, 0, 10), middle, 5).scale).toBe(1);
    expect(held(view, at(0, 0, 10), at(0, 0, 100), middle, 5).scale).toBe(5);
  });

  it("knows a hand by its first two fingers", () => {
    expect(pinchOf([])).toBeNull();
    expect(pinchOf([{ x: 3, y: 4 }])).toEqual(at(3, 4));
    expect(pinchOf([{ x: 0, y: 0 }, { x: 6, y: 8 }, { x: 99, y: 99 }])).toEqual(at(3, 4, 10));
  });
});

describe("the hand", () => {
  let box: HTMLElement;
  let moves: [Pinch, Pinch][];
  let taken: number;
  let letGo: () => void;

  beforeEach(() => {
    document.body.append((box = document.createElement("div")));
    [moves, taken] = [[], 0];
    letGo = drag(
      box,
      () => taken++,
      (from, to) => moves.push([from, to]),
    );
  });
  afterEach(() => {
    letGo();
    box.remove();
  });

  function point(type: string, x: number, y: number, more: PointerEventInit = {}): void {
    const where = type === "pointerdown" ? box : document;
    where.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, buttons: 1, bubbles: true, ...more }));
  }

  it("drags while it is down, and no longer", () => {
    point("pointermove", 1, 1);
    point("pointerdown", 10, 10);
    point("pointermove", 15, 20);
    point("pointerup", 15, 20);
    point("pointermove", 50, 50);
    expect(moves).toEqual([[at(10, 10), at(15, 20)]]);
  });

  it("takes hold anew with every finger that comes or goes", () => {
    point("pointerdown", 0, 0);
    point("pointerdown", 30, 40, { pointerId: 2 });
    point("pointermove", 60, 80, { pointerId: 2 });
    point("pointercancel", 60, 80, { pointerId: 2 });
    point("pointermove", 5, 5);
    expect(taken).toBe(3);
    expect(moves).toEqual([
      [at(15, 20, 50), at(30, 40, 100)],
      [at(0, 0), at(5, 5)],
    ]);
  });

  it("lets go of a mouse that was let go elsewhere, and minds its first button only", () => {
    point("pointerdown", 0, 0, { button: 2 });
    point("pointermove", 5, 5);
    point("pointerdown", 0, 0);
    point("pointermove", 5, 5, { buttons: 0 });
    point("pointermove", 9, 9);
    expect(moves).toEqual([]);
  });
});
