// Sums of money. All of them are counted in notes of 1000 dollars.
import { t } from "../../../lib/lang.svelte";
import { dollars } from "../../../lib/money";
import type { LogEntry, WinchesterView } from "../../../lib/net/protocol";
import { readMove } from "../moves";
import words from "messages:games/winchester";

/** A sum as it is written: `$7k`, in German `7000 $`. */
export function brief(notes: number | string): string {
  return dollars(notes && t(words.thousands, { notes: `${notes}`.replace("-", "") }), +notes < 0 ? "−" : "");
}

/** A sum where room is short, on a piece or in a chart: `$7k`, in German `7k $`. */
export const short = (notes: number): string => dollars(notes && `${notes}k`);

/** What a price brings each of the others, and what cannot be shared and goes to the saloon (WIN-P-1, WIN-P-2). */
export function payout(notes: number, seats: number): { share: number; tips: number } {
  const others = seats - 1;
  return { share: Math.floor(notes / others), tips: notes % others };
}

export interface Bids {
  /** The lowest and the highest legal bid. */
  low: number;
  high: number;
  /** The next few, for a button each. */
  next: number[];
}

const BUTTONS = 4;

/** What can be bid, from the legal choices; null when nothing can. Bids have no gaps (WIN-A-2, WIN-A-3). */
export function legalBids(moves: string[]): Bids | null {
  const notes = moves
    .map(readMove)
    .flatMap((move) => (move?.kind === "bid" ? [move.notes] : []))
    .sort((one, other) => one - other);
  if (notes.length === 0) return null;
  return { low: notes[0]!, high: notes[notes.length - 1]!, next: notes.slice(0, BUTTONS) };
}

/** The legal bid nearest to a number that was typed or dragged to. */
export function within(notes: number, bids: Bids): number {
  return Number.isFinite(notes) ? Math.min(bids.high, Math.max(bids.low, Math.round(notes))) : bids.low;
}

/** What somebody typed, as notes: 8, 8k, $8k, 8000, 8.000 $; null if it is no sum. */
export function typed(text: string): number | null {
  const plain = text.toLowerCase().replace(/dollars?|[$\s.,']/g, "");
  const found = /^(\d{1,6})(k?)$/.exec(plain);
  if (!found) return null;
  const notes = Number(found[1]);
  return !found[2] && notes >= 1000 ? Math.floor(notes / 1000) : notes;
}

/** Everybody's last bid in the running auction, read from the log; the standing one comes from the view. */
export function lastBids(log: LogEntry[], view: WinchesterView): Map<number, number> {
  const bids = new Map<number, number>();
  if (view.question !== "auction") return bids;
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index]!;
    if (entry.turn || entry.kind === "start") break; // the plot came up with that entry
    const move = entry.kind === "move" && entry.move ? readMove(entry.move) : null;
    if (move?.kind === "bid" && entry.seat !== null && !bids.has(entry.seat)) bids.set(entry.seat, move.notes);
  }
  if (view.bidder !== null) bids.set(view.bidder, view.bid);
  return bids;
}

/** Why a seat cannot duel now, in the order in which the rules ask; null when it can (WIN-D-1, WIN-D-4). */
export type NoDuel = "used" | "not_two" | "no_bid" | "no_cash";

export const NO_DUEL_RULING: Record<NoDuel, string> = {
  used: "WIN-D-1",
  not_two: "WIN-D-1",
  no_bid: "WIN-D-4",
  no_cash: "WIN-D-4",
};

export function noDuel(view: WinchesterView, seat: number): NoDuel | null {
  const player = view.players[seat];
  if (!player?.duel_token) return "used";
  if (view.still_in.length !== 2) return "not_two";
  if (view.bid === 0) return "no_bid";
  return player.cash !== null && player.cash < view.bid ? "no_cash" : null;
}

/** What a vehicle on a square would pay: notes by seat (WIN-B-3). */
export function income(touches: number[], view: WinchesterView): Map<number, number> {
  const paid = new Map<number, number>();
  for (const number of touches) {
    const owner = view.plots[number - 1]?.owner ?? null;
    if (owner !== null) paid.set(owner, (paid.get(owner) ?? 0) + 1);
  }
  return paid;
}

/** Would the seat that passes now have to take the plot if nobody bids (WIN-A-6)? */
export function mustTake(view: WinchesterView, seat: number): boolean {
  return view.bidder === null && view.first === seat && view.still_in.includes(seat);
}
