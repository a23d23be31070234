// What is printed on the board itself, by its places.
import { dollars } from "../../../lib/money";
import type { Catalogue } from "../../../lib/net/protocol";
import { list, number, thing, word } from "./figures";

export interface PrintedSpace {
  woods: boolean;
  /** The id of the risk action, or nothing. */
  risk: string;
  token: boolean;
  /** What taking the tile brings or costs, "+$2". */
  price: string;
}

export function signed(amount: number): string {
  return dollars(Math.abs(amount), amount < 0 ? "−" : "+");
}

export function spaceOf(catalogue: Catalogue, id: string): PrintedSpace {
  const printed = thing(catalogue, "space", id);
  const reward = number(printed, "reward");
  return {
    woods: number(printed, "woods") === 1,
    risk: printed?.actions[0]?.[0] ?? "",
    token: number(printed, "token") === 1,
    price: reward === 0 ? "" : signed(reward),
  };
}

export interface PrintedCity {
  id: string;
  value: number;
  dark: boolean;
  /** Points for having a disc there. */
  once: number;
  /** Points for every disc there. */
  each: number;
  dollars: number;
}

/** The city with that value: no two are alike. */
export function cityOf(catalogue: Catalogue, value: number): PrintedCity {
  const all = Object.entries(catalogue?.things.city ?? {});
  const [id, city] = all.find(([, each]) => number(each, "value") === value) ?? ["", undefined];
  return {
    id,
    value,
    dark: word(city, "corner") === "dark",
    once: number(city, "points"),
    each: number(city, "points_each"),
    dollars: number(city, "dollars"),
  };
}

export interface Arrow {
  id: string;
  points: number;
  /** The icon of what the second disc brings, or nothing. */
  icon: string;
}

/** The arrows by the values of the cities that they join, "4-6". */
export function arrowsOf(catalogue: Catalogue): Map<string, Arrow> {
  const found = new Map<string, Arrow>();
  const city = (id: string) => number(thing(catalogue, "city", id), "value");
  for (const [id, arrow] of Object.entries(catalogue?.things.arrow ?? {})) {
    const gives = word(arrow, "gives");
    found.set(`${city(word(arrow, "low"))}-${city(word(arrow, "high"))}`, {
      id,
      points: number(arrow, "points"),
      icon: gives === "exchange_token" ? "exchange" : gives,
    });
  }
  return found;
}

export function cattleOf(catalogue: Catalogue, face: string): { value: number; points: number } {
  const card = thing(catalogue, "cattle", face);
  return { value: number(card, "value"), points: number(card, "points") };
}

export interface PrintedObjective {
  /** The action that playing it gives; nothing on the starting cards. */
  immediate: string;
  tasks: string[];
  points: number;
  /** Points lost if it is missed, a positive number. */
  penalty: number;
}

export function objectiveOf(catalogue: Catalogue, card: string): PrintedObjective {
  const printed = thing(catalogue, "objective", card);
  return {
    immediate: printed?.actions[0]?.[0] ?? "",
    tasks: list(printed, "tasks").map(String),
    points: number(printed, "points"),
    penalty: number(printed, "penalty"),
  };
}

export interface Price {
  id: string;
  cowboys: number;
  dollars: number;
  cards: number;
  /** The slot that it stands below, by face. */
  under: string;
  /** The second of two prices below one slot, and the first of them. */
  second: boolean;
  paired: boolean;
}

/** The price list; that of Simmental only when they are played. */
export function pricesOf(catalogue: Catalogue, simmental: boolean): Price[] {
  const used = new Map<string, number>();
  const prices = Object.entries(catalogue?.things.buy ?? {}).map(([id, price]) => {
    const faces = list(price, "faces").map(String);
    const group = faces[0] ?? "";
    const index = used.get(group) ?? 0;
    used.set(group, index + 1);
    return { id, price, faces, index, group };
  });
  return prices
    .filter(({ group }) => simmental || group !== "orange1")
    .map(({ id, price, faces, index, group }) => ({
      id,
      cowboys: number(price, "cowboys"),
      dollars: number(price, "dollars"),
      cards: number(price, "cards"),
      under: spread(faces, index, used.get(group) ?? 1),
      second: faces.length === 1 && index === 1,
      paired: faces.length === 1 && index === 0,
    }));
}

/** Two prices below three slots stand at the outer ones. */
function spread(faces: string[], index: number, count: number): string {
  return faces[count < faces.length && index === count - 1 ? faces.length - 1 : index] ?? faces[0] ?? "";
}

/** What buying for a notation costs, `buy yellow with 2`; null if the list does not say. */
export function priceOf(catalogue: Catalogue, move: string): number | null {
  const found = /^buy (\S+)( \S+)? with (\d)$/.exec(move);
  if (!found) return null;
  const cards = found[2] ? 2 : 1;
  for (const price of Object.values(catalogue?.things.buy ?? {}))
    if (
      number(price, "cowboys") === Number(found[3]) &&
      number(price, "cards") === cards &&
      list(price, "faces").includes(found[1] ?? "")
    )
      return number(price, "dollars");
  return null;
}

/** What the hands cost at a table of that size. */
export function feesOf(catalogue: Catalogue, seats: number): { green: number; black: number } {
  const fee = thing(catalogue, "fee", String(seats));
  return { green: number(fee, "green"), black: number(fee, "black") };
}
