// What a row about a player says of the running auction.
import type { LogEntry, WinchesterView } from "../../lib/net/protocol";
import { lastBids } from "./auction/money";

/** How a player stands: a bid in notes, still in without one, out, or nothing to say. */
export type Status = { kind: "bid"; notes: number; leads: boolean } | { kind: "in" | "out" | "none" };

export function statusOf(seat: number, view: WinchesterView, log: LogEntry[]): Status {
  if (view.over || view.question !== "auction") return { kind: "none" };
  if (!view.still_in.includes(seat)) return { kind: "out" };
  const notes = lastBids(log, view).get(seat);
  return notes === undefined ? { kind: "in" } : { kind: "bid", notes, leads: seat === view.bidder };
}
