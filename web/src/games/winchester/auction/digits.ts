// Digits typed during an auction are a bid: 1 and 2 in a row bid 12.
import type { TableModel } from "../../../lib/table/table.svelte";

/** Digits typed within so many milliseconds form one number. */
const PAUSE = 1500;

let typed = 0;
let at = -Infinity;

/** Selects the bid that was typed so far, if it is legal; Enter makes it. */
export function digit(number: number, table: TableModel): boolean {
  const offers = (move: string) => table.choices.some((choice) => choice.move === move);
  if (!table.choices.some(({ move }) => move.startsWith("bid "))) return false;
  const now = performance.now();
  typed = (now - at < PAUSE ? 10 * typed : 0) + number;
  at = now;
  const move = `bid ${typed}`;
  if (offers(move)) table.select(move);
  else table.selected = null;
  return true;
}
