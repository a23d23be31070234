// What to show moving between two updates: payments, worked out from the two views and the moves between them.
import type { LogEntry, WinchesterView } from "../../lib/net/protocol";
import type { Chart } from "./map/chart";
import { income, payout } from "./auction/money";
import { readMove, squarePlace } from "./moves";

/** Notes that go from one place to another. */
export interface Payment {
  from: string;
  to: string;
  notes: number;
}

export interface Duel {
  winner: number;
  loser: number;
}

/** The plots that found an owner since. */
export function sold(before: WinchesterView, after: WinchesterView): number[] {
  return after.plots
    .filter(({ owner }, index) => owner !== null && before.plots[index]?.owner === null)
    .map(({ plot }) => plot);
}

/** What was paid between two views. Nothing after more than one sale: the sums can't be separated. */
export function payments(before: WinchesterView, after: WinchesterView, fresh: LogEntry[], chart: Chart): Payment[] {
  const plots = sold(before, after);
  if (plots.length > 1) return [];
  const paid = plots.length ? priceOf(before, after, plots[0]!, fresh) : [];
  for (const entry of fresh) {
    const move = entry.move === null ? null : readMove(entry.move);
    if (move?.kind !== "send") continue;
    const square = [...chart.rail, ...chart.river].find(({ id }) => id === move.square);
    for (const [seat, notes] of income(square?.touches ?? [], after))
      paid.push({ from: squarePlace(move.square), to: `seat:${seat}`, notes });
  }
  after.plots.forEach((plot, index) => {
    const opened = plot.card_open && before.plots[index]?.card_open === false;
    if (opened && plot.card_notes && plot.owner !== null) {
      const card = plot.card === "ranch" ? "ranch" : `mine${plot.plot}`;
      paid.push({ from: `card:${card}`, to: `seat:${plot.owner}`, notes: plot.card_notes });
    }
  });
  after.piles.forEach((pile, index) => {
    if (pile.taken_by !== null && before.piles[index]?.taken_by === null)
      paid.push({ from: `pile:${pile.objective}`, to: `seat:${pile.taken_by}`, notes: pile.notes });
  });
  return paid;
}

/** The price of a plot to the others and the saloon, and the tips that a saloon token takes out. */
function priceOf(before: WinchesterView, after: WinchesterView, number: number, fresh: LogEntry[]): Payment[] {
  const plot = after.plots[number - 1]!;
  const buyer = plot.owner!;
  const bids = fresh.flatMap((entry) => {
    const move = entry.move === null ? null : readMove(entry.move);
    return move?.kind === "bid" ? [move.notes] : [];
  });
  // Nobody bid: the plot was taken for one note, or for nothing by who had none (WIN-A-6); the view tells which.
  const forced = after.plot === number ? after.bid : Math.max(0, Math.min(1, after.saloon - before.saloon));
  const price = Math.max(before.bid, ...bids) || forced;
  const { share, tips } = payout(price, after.seats);
  const paid: Payment[] = [];
  for (const { seat } of after.players)
    if (seat !== buyer && share) paid.push({ from: `plot:${number}`, to: `seat:${seat}`, notes: share });
  if (tips) paid.push({ from: `plot:${number}`, to: "saloon", notes: tips });
  if (plot.token === "saloon" && before.saloon)
    paid.push({ from: "saloon", to: `seat:${buyer}`, notes: before.saloon });
  return paid;
}

/** The duel between two views, if there was one: who challenged, and who has the plot now (WIN-D-7). */
export function duelOf(before: WinchesterView, after: WinchesterView, fresh: LogEntry[]): Duel | null {
  const entry = fresh.find(({ move }) => move === "duel");
  if (!entry || entry.seat === null || before.bidder === null) return null;
  const winner = after.plots[before.plot - 1]?.owner;
  // A high bidder who challenged and has the plot may have lost to somebody who could not pay (WIN-D-11).
  if (entry.seat === before.bidder && winner === before.bidder) return null;
  const rival = entry.seat === before.bidder ? before.to_move : before.bidder;
  if (winner !== entry.seat && winner !== rival) return null;
  return { winner, loser: winner === entry.seat ? rival : entry.seat };
}
