// The moves of Daddy Winchester in their notation, and the places on the table that they are about.
import type { Places } from "../../lib/table/table.svelte";
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

/** `seat2 first` -> `card:seat2:first`, `mine3` -> `card:mine3`. */
export function cardPlace(card: string): string {
  return `card:${card.replace(" ", ":")}`;
}

/** Whom the viewer would challenge: the high bidder, or as the high bidder whoever is thinking (WIN-D-3). */
export function rivalOf(view: WinchesterView): number | null {
  return view.bidder === view.seat ? view.to_move : view.bidder;
}

/** A bid is about the plot for sale, a duel about the rival, everything else about what it names. */
export const places: Places = (text, update) => {
  const move = readMove(text);
  const view = viewOf(update);
  if (!move || !view) return [];
  if (move.kind === "bid") return ["bid", `plot:${view.plot}`];
  if (move.kind === "pass") return ["bid"];
  if (move.kind === "duel") return view.bidder === null ? ["bid"] : [`seat:${rivalOf(view)}`];
  if (move.kind === "send" || move.kind === "place") return [squarePlace(move.square)];
  if (move.kind === "look") return [cardPlace(move.card)];
  if (move.kind === "claim") return [`pile:${move.objective}`];
  return [];
};

/** The moves that a click on a place could mean at a question, legal or not. */
export function meantBy(place: string, view: WinchesterView): string[] {
  const [kind = "", ...rest] = place.split(":");
  const name = rest.join(" ");
  if (kind === "rail" || kind === "river") return [`${view.question === "place" ? "place" : "send"} ${name}`];
  if (kind === "card") return [`look ${name}`];
  if (kind === "pile") return [`claim ${name}`];
  if (kind === "bid") return [`bid ${view.bid + 1}`];
  if (kind === "seat") {
    if (view.question === "rumor") return [`look seat${name} first`, `look seat${name} second`];
    return view.question === "auction" ? ["duel"] : [];
  }
  if (kind !== "plot") return [];
  const plot = view.plots[Number(name) - 1];
  if (view.question === "rumor" && plot?.card) return [plot.card === "ranch" ? "look ranch" : `look mine${name}`];
  return view.question === "auction" && view.plot === Number(name) ? [`bid ${view.bid + 1}`] : [];
}
