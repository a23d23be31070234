// Any view as a tree of names and plain values.
import { capital } from "../../lib/lang.svelte";

export interface Branch {
  name: string;
  /** A plain value, or several side by side. */
  value?: string;
  branches?: Branch[];
}

/** How values are written. */
export interface Writing {
  nothing: string;
  yes: string;
  no: string;
  player: string;
  /** The players' names by seat. */
  names: string[];
  /** What the game calls an entry, or its key. */
  called: (key: string) => string;
}

const plain = (value: unknown): boolean => value === null || typeof value !== "object";

const SEAT = /(^|_)seat$/;

function written(key: string | number, value: unknown, writing: Writing): string {
  if (value === null || value === undefined || value === "") return writing.nothing;
  if (typeof value === "boolean") return value ? writing.yes : writing.no;
  const name = SEAT.test(String(key)) ? writing.names[Number(value)] : undefined;
  return name ?? String(value).replaceAll("_", " ");
}

/** `hand_size` as "Hand size". */
export const titled = (key: string): string => capital(key.replaceAll("_", " "));

/** The name of an entry. Those of a list are counted from 1, or are the players' if it has one for each. */
function named(key: string | number, among: object, { names, player, called }: Writing): string {
  if (typeof key === "string") return titled(called(key).replace(SEAT, "")) || player;
  const each = Object.values(among);
  return each.length === names.length && !each.every(plain) ? names[key]! : String(key + 1);
}

export function branches(value: object, writing: Writing): Branch[] {
  const pairs: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return pairs.map(([key, entry]) => {
    const name = named(key, value, writing);
    if (plain(entry)) return { name, value: written(key, entry, writing) };
    const entries = Object.values(entry as object);
    if (entries.length === 0) return { name, value: writing.nothing };
    if (Array.isArray(entry) && entries.every(plain))
      return { name, value: entry.map((each) => written(key, each, writing)).join(", ") };
    return { name, branches: branches(entry as object, writing) };
  });
}
