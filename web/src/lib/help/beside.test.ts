import { describe, expect, it } from "vitest";
import { beside, overlap, within, type Box } from "./beside";

const view = { width: 1000, height: 600 };
const size = { width: 300, height: 200 };

const card = (target: Box, avoid: Box[] = []): Box => ({ ...beside(target, size, view, avoid), ...size });

describe("a card beside its target", () => {
  it("lies at the right where there is room, its pointer level with the target", () => {
    const spot = beside({ left: 100, top: 250, width: 40, height: 40 }, size, view);
    expect(spot.side).toBe("right");
    expect(spot.left).toBe(154);
    expect(spot.top + spot.pointer).toBe(270);
  });

  it("never covers a target in any corner, and stays inside the window", () => {
    for (const left of [0, 480, 960])
      for (const top of [0, 280, 560]) {
        const target = { left, top, width: 40, height: 40 };
        const found = card(target);
        expect(overlap(found, target)).toBe(0);
        expect(found.left).toBeGreaterThanOrEqual(0);
        expect(found.left + found.width).toBeLessThanOrEqual(view.width);
        expect(found.top).toBeGreaterThanOrEqual(0);
        expect(found.top + found.height).toBeLessThanOrEqual(view.height);
      }
  });

  it("leaves other targets free when another side does", () => {
    const target = { left: 480, top: 280, width: 40, height: 40 };
    const other = { left: 560, top: 280, width: 40, height: 40 };
    expect(overlap(card(target, [other]), other)).toBe(0);
  });

  it("keeps its pointer on the card when the target is beyond its end", () => {
    const spot = beside({ left: 100, top: 590, width: 40, height: 10 }, size, view);
    expect(spot.pointer).toBeLessThanOrEqual(size.height - 18);
  });

  it("holds the lower bound when a card is larger than the window", () => {
    expect(within(50, 8, -20)).toBe(8);
  });
});
