import { describe, expect, it } from "vitest";
import type { ReviewReport } from "../../../lib/net/protocol";
import { turningPoints } from "./turning-points";

const decision = (index: number, seat: number, label: string, win: number) => ({
  index,
  seat,
  label,
  win_lost: { mean: win, error: 0 },
  points_lost: { mean: 1, error: 0 },
});

describe("turning points", () => {
  const many = Array.from({ length: 10 }, (_, at) => decision(at, 0, at === 4 ? "good" : "mistake", (at + 1) / 100));
  const report = { decisions: [...many, decision(20, 1, "blunder", 0.3)], turning_points: [3, 20] } as unknown as ReviewReport;
  const found = (seat: number | null) => turningPoints(report, seat).map((each) => each.index);

  it("of all are those the server names", () => expect(found(null)).toEqual([3, 20]));
  it("of one seat are its costliest decisions, in the order of the game", () => {
    expect(found(0)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
    expect(found(1)).toEqual([20]);
  });
});
