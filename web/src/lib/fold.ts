// How updates add up: a log that grows, loses what was taken back, and never tells anything twice.
import type { LogEntry, Update } from "./protocol";

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

/** A turn's entries, oldest first; `seat` is whose turn it is. */
export interface Turn {
  first: number;
  seat: number | null;
  entries: LogEntry[];
}

/** The log by turns. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (!last || entry.turn) turns.push({ first: entry.seq, seat: entry.seat, entries: [entry] });
    else {
      last.entries.push(entry);
      last.seat ??= entry.seat;
    }
  }
  return turns;
}
