// The lists of tables: which comes first, and what is said about each.
import { speech, t } from "../../../lib/lang.svelte";
import type { TableInfo } from "../../../lib/net/protocol";
import words from "messages:pages/home";

export function myTurn(table: TableInfo): boolean {
  return table.status === "running" && table.seats.some((seat) => seat.mine && seat.seat === table.to_move);
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

/** The order of your own tables: your turn, somebody else's turn, over. */
function urgency(table: TableInfo): number {
  if (myTurn(table)) return 0;
  return table.notice || table.status === "over" ? 2 : 1;
}

const REMOVED = "trailboss.removed";

/** Which tables were taken off the list, and when they had changed last: one that goes on comes back. */
function removed(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(REMOVED) ?? "{}") as Record<string, number> | null) ?? {};
  } catch {
    return {}; // somebody else's text under our name: as if nothing was removed
  }
}

export function remove({ id, changed }: TableInfo, tables: TableInfo[]): void {
  const kept = Object.entries(removed()).filter(([other]) => tables.some((table) => table.id === other));
  localStorage.setItem(REMOVED, JSON.stringify({ ...Object.fromEntries(kept), [id]: changed }));
}

/** The tables that stay on the list. */
export function remaining(tables: TableInfo[]): TableInfo[] {
  const gone = removed();
  return tables.filter((table) => !(table.changed <= (gone[table.id] ?? -1)));
}

/** My tables: those that wait for me first, finished ones last, among equals the latest first. */
export function ordered(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => urgency(a) - urgency(b) || b.changed - a.changed);
}

/** Other people's tables that you can join or watch, free seats first. */
export function offered(tables: TableInfo[]): TableInfo[] {
  const others = tables.filter((table) => table.status !== "over" && !table.notice && !table.seats.some((seat) => seat.mine));
  return others.toSorted((a, b) => Number(freeSeats(b) > 0) - Number(freeSeats(a) > 0) || b.changed - a.changed);
}

export function titleOf(table: TableInfo): string {
  const game = table.title;
  return table.seats.length === 1 ? t(words.soloTitle, { game }) : game;
}

/** Everybody at a table with their points, as far as they are known: "Mara 12, Otis 9". */
function points({ seats, totals }: TableInfo): string {
  return seats.map(({ seat, name }) => [name, totals[seat]].filter((part) => part != null).join("\u00a0")).join(", ");
}

/** A line about a table: how it stands, who decides, since when. */
export function describe(table: TableInfo, now: number): string {
  const parts: string[] = [];
  if (table.notice) parts.push(table.damaged ? words.damaged : words.archived);
  else if (table.status === "waiting") {
    const free = freeSeats(table);
    parts.push(free ? t(words.waiting, { free, count: table.seats.length }) : words.ready);
    const people = table.seats.filter((seat) => seat.kind === "person" && seat.name).map((seat) => seat.name);
    if (people.length) parts.push(people.join(", "));
  } else if (table.status === "over") {
    if (table.totals.length) parts.push(points(table));
    const names = table.winners.map((seat) => table.seats[seat]?.name).filter(Boolean);
    if (names.length) parts.push(t(words.won, { names: names.join(", ") }));
  } else {
    if (table.heading) parts.push(table.heading);
    const against = table.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name);
    if (table.totals.length) parts.push(points(table));
    else if (against.length > 0 && against.length < table.seats.length) parts.push(t(words.against, { names: against.join(", ") }));
    const name = table.to_move === null ? undefined : table.seats[table.to_move]?.name;
    if (name && !myTurn(table)) parts.push(t(words.decides, { name }));
  }
  parts.push(ago(table.changed, now));
  return parts.join("\u00a0· ");
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "2 min. ago", in the reader's language; `then` and `now` in seconds. */
export function ago(then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(speech.lang, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS)
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  return words.format(0, "second");
}
