// The decisions of a reviewed game that cost most.
import type { ReviewDecision, ReviewReport } from "../../../lib/net/protocol";

const MOST = 8;
const COSTLY = ["inaccuracy", "mistake", "blunder"];

/** Of one seat, or of all if none is named, in the order of the game. */
export function turningPoints(report: ReviewReport, seat: number | null): ReviewDecision[] {
  if (seat === null) return report.decisions.filter((each) => report.turning_points.includes(each.index));
  return report.decisions
    .filter((each) => each.seat === seat && COSTLY.includes(each.label))
    .sort((one, other) => other.win_lost.mean - one.win_lost.mean || other.points_lost.mean - one.points_lost.mean)
    .slice(0, MOST)
    .sort((one, other) => one.index - other.index);
}
