// How updates add up: a log that grows, loses what was taken back, and never tells anything twice.
import type { LogEntry, Update } from "../net/protocol";

/** The log with what was heard since; entries that were taken back are gone. */
export function mergeLog(log: readonly LogEntry[], news: readonly LogEntry[]): LogEntry[] {
  const bySeq = new Map<number, LogEntry>();
  for (const entry of log) bySeq.set(entry.seq, entry);
  for (const entry of news) bySeq.set(entry.seq, entry);
  for (const entry of news) for (const seq of entry.undone) bySeq.delete(seq);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** The log after an update. Another seat's eyes, or a server that knows less, begin a new one. */
export function foldLog(before: Update | undefined, log: readonly LogEntry[], update: Update): LogEntry[] {
  if (before && before.seat !== update.seat) return mergeLog([], update.log);
  return mergeLog(
    log.filter((entry) => entry.seq <= update.seq),
    update.log,
  );
}

/** A sentence of the log. */
export interface Line {
  seq: number;
  move: string | null;
  /** Who it is about: whose name it begins with, or who moved. */
  seat: number | null;
  /** That player's name. */
  name: string;
  text: string;
  /** The places that the move was about. */
  targets: readonly string[];
  /** The entry of the step it belongs to: the first of several moves that were played at once. */
  step: number;
  /** Did the table play it, because nothing else could be answered? */
  auto: boolean;
}

/** The sentences of one turn, oldest first. */
export interface Turn {
  key: string;
  lines: Line[];
}

/** The log by turns. The move that ends a turn also tells of the next one's beginning, in its last sentence. */
export function turnsOf(log: readonly LogEntry[], names: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  const about = (text: string) => {
    const found = names.findIndex((name) => name !== "" && text.startsWith(`${name} `));
    return found < 0 ? null : found;
  };
  let step = 0;
  for (const entry of log) {
    if (entry.part !== "then") step = entry.seq;
    const auto = entry.part === "auto";
    let subject = entry.seat; // a sentence without a name continues the one before it
    entry.lines.forEach((text, index) => {
      const begins = entry.turn && (entry.kind === "move" ? index === entry.lines.length - 1 : index === 0);
      const seat = about(text) ?? (begins ? null : subject);
      subject = seat ?? subject;
      const ended = begins && entry.kind === "move";
      const [move, targets] = ended ? [null, []] : [entry.move, entry.targets];
      const name = seat === null ? "" : names[seat]!;
      const line = { seq: entry.seq, move, seat, name, text, targets, step, auto };
      const last = turns.at(-1);
      if (!last || begins) turns.push({ key: `${entry.seq}.${index}`, lines: [line] });
      else last.lines.push(line);
    });
  }
  return turns;
}

/** Sentences about one and the same as one: "Mara pays $6." and "Mara hires a cowboy." are "Mara pays $6, hires a cowboy." */
export function together(says: readonly string[], name: string): string[] {
  const found: string[] = [];
  const led = (text: string | undefined) => name !== "" && text !== undefined && text.startsWith(`${name} `);
  for (const text of says) {
    const last = found.at(-1);
    if (led(text) && led(last)) found[found.length - 1] = `${last!.replace(/\.$/, "")}, ${text.slice(name.length + 1)}`;
    else found.push(text);
  }
  return found;
}
