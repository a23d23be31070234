// The address of a study: where it begins, and the steps tried since.
import type { Study } from "./net/protocol";

/** Where a study begins. */
export type Source = Partial<Omit<Study, "moves">>;

/** Stands between the steps of a link; no notation contains it. */
const NEXT = "~";

/** `?record=ID&move=12`, `?table=ID&seat=0`, `?puzzle=gwt2/ID`: where a link begins. */
export function sourceOf(search: string): Source {
  const found = new URLSearchParams(search);
  const whole = (name: string) => (/^\d{1,6}$/.test(found.get(name) ?? "") ? Number(found.get(name)) : null);
  const source: Source = { index: whole("move"), seat: whole("seat") };
  for (const name of ["table", "record", "puzzle"] as const) if (found.get(name)) source[name] = found.get(name)!;
  return source;
}

/** The address of a study. */
export function addressOf({ table, record, puzzle, index, seat }: Source): string {
  const values = { table, record, puzzle, move: index, seat };
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return `/study?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** `#moves=...`: the steps that a link keeps. */
export function stepsOf(hash: string): string[] {
  const text = new URLSearchParams(hash.replace(/^#/, "")).get("moves");
  return text ? text.split(NEXT) : [];
}

export function hashOf(moves: readonly string[]): string {
  return moves.length === 0 ? "" : `#${new URLSearchParams({ moves: moves.join(NEXT) })}`;
}
