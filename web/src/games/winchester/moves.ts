// The moves of Daddy Winchester in their notation.
import type { Update, WinchesterView } from "../../lib/net/protocol";

export type Move =
  | { kind: "pass" | "duel" | "done" }
  | { kind: "bid"; notes: number }
  | { kind: "send" | "place"; square: string }
  | { kind: "look"; card: string }
  | { kind: "claim"; objective: string };

/** What a move's notation means; null for anything that is no move of this game. */
export function readMove(text: string): Move | null {
  const [verb, ...rest] = text.split(" ");
  const object = rest.join(" ");
  if (verb === "pass" || verb === "duel" || verb === "done") return object ? null : { kind: verb };
  if (verb === "bid" && /^[1-9]\d*$/.test(object)) return { kind: "bid", notes: Number(object) };
  if ((verb === "send" || verb === "place") && /^[tr]\d+$/.test(object)) return { kind: verb, square: object };
  if (verb === "look" && /^(seat\d (first|second)|mine\d+|ranch)$/.test(object)) return { kind: "look", card: object };
  if (verb === "claim" && /^\w+$/.test(object)) return { kind: "claim", objective: object };
  return null;
}

/** The view of an update; null while a table waits for its players. */
export function viewOf(update: Update | undefined): WinchesterView | null {
  return (update?.view ?? null) as WinchesterView | null;
}

/** `t3` -> `rail:t3`, `r5` -> `river:r5`. */
export function squarePlace(square: string): string {
  return `${square.startsWith("t") ? "rail" : "river"}:${square}`;
}

/** Whom the viewer would challenge: the high bidder, or as the high bidder whoever is thinking (WIN-D-3). */
export function rivalOf(view: WinchesterView): number | null {
  return view.bidder === view.seat ? view.to_move : view.bidder;
}
