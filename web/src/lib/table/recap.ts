// What happened since the viewer's last move, by the turns of the others: all that changed.
import { together, turnsOf } from "./log";
import type { TableModel } from "./table.svelte";

export interface Recap {
  key: string;
  seat: number;
  /** What that player did, and what else changed in that turn. */
  text: string;
}

/** The turns of others since the viewer moved last; none before the viewer has moved. */
export function recapOf(table: TableModel): Recap[] {
  const { since, update } = table;
  if (!since) return [];
  const names = update.table.seats.map((seat) => seat.name);
  const news = table.log.filter((entry) => entry.seq > since.seq && entry.seat !== update.seat);
  return turnsOf(news, names).flatMap(({ key, lines }) => {
    const first = lines.find((line) => line.seat !== null && line.seat !== update.seat && line.move !== null);
    if (!first) return [];
    const said = lines.filter((line) => line.move !== null).map((line) => line.text);
    return [{ key, seat: first.seat!, text: together(said, names[first.seat!]!).join(" ") }];
  });
}
