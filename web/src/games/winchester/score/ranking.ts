// The final count in sentences: who won, how ties were told apart, who had the most plots (WIN-E-4, WIN-E-6).
import { t } from "../../../lib/lang.svelte";
import type { Standing, WinchesterView } from "../../../lib/net/protocol";
import { brief } from "../auction/money";
import words from "messages:games/winchester";

/** The categories of the count, in the order of the sheet. */
export const PARTS = ["cash", "majority", "first_secret", "second_secret"] as const;

export interface Rank {
  seat: number;
  place: number;
  total: number;
  parts: Record<string, number>;
}

/** Everybody with a known total, the best first; equals stay in the order of their seats. */
export function ranking(standing: Standing[]): Rank[] {
  return standing
    .flatMap(({ place, total, parts }, seat) =>
      place === null || total === null ? [] : [{ seat, place, total, parts }],
    )
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Cash as it counts for a tie: with the bonus for most plots. */
function purse({ parts }: Rank): number {
  return (parts["cash"] ?? 0) + (parts["majority"] ?? 0);
}

export interface Remark {
  text: string;
  ruling: string;
}

/** How the tie was broken between players with the same total. */
export function ties(ranks: Rank[], name: (seat: number) => string): Remark[] {
  return ranks.slice(1).flatMap((second, index) => {
    const first = ranks[index]!;
    if (first.total !== second.total) return [];
    const names = { first: name(first.seat), second: name(second.seat) };
    const sums = { total: brief(first.total), more: brief(purse(first)), less: brief(purse(second)) };
    const key = first.place === second.place ? "tie_shared" : purse(first) !== purse(second) ? "tie_cash" : "tie_duel";
    return [{ text: t(words[key], { ...names, ...sums }), ruling: "WIN-E-6" }];
  });
}

/** Who has the most plots, and by what. */
export function majority(view: WinchesterView, name: (seats: number[]) => string): Remark | null {
  const most = Math.max(0, ...view.players.map(({ plots }) => plots.length));
  const tied = view.players.filter(({ plots }) => plots.length === most);
  if (most === 0) return null;
  if (tied.length === 1)
    return { text: t(words.majority_one, { name: name([tied[0]!.seat]), count: most }), ruling: "WIN-E-4" };
  const touching = view.options["majority_tie"] === "touching_plots";
  const largest = Math.max(...tied.map((player) => player.plots_together));
  const ahead = tied.filter((player) => player.plots_together === largest).map(({ seat }) => seat);
  const said = { names: name(tied.map(({ seat }) => seat)), count: most, ahead: name(ahead), size: largest };
  const [one, several] = touching
    ? [words.majority_touching, words.majority_touching_even]
    : [words.majority_group, words.majority_even];
  return { text: t(ahead.length === 1 ? one : several, said), ruling: "WIN-E-5" };
}
