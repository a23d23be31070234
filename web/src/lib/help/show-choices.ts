// "Show what I can do": every legal target lights up for a moment, and the first one takes the focus.
import type { TableModel } from "../table/table.svelte";

const LIT_FOR = 2000;

export function showChoices(table: TableModel): void {
  const places = [...table.targets.keys()];
  table.lit = places;
  setTimeout(() => {
    if (table.lit === places) table.lit = [];
  }, LIT_FOR);
  const first = table.choices[0];
  if (!first) return;
  document.querySelector<HTMLElement>(`[data-move="${CSS.escape(first.move)}"]`)?.focus();
}
