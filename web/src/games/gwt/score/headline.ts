// The headline of a finished game: who won, by how much, and with what.
import { speech, t } from "../../../lib/lang.svelte";
import type { TableModel } from "../../../lib/table/table.svelte";
import { nameOf } from "../ranch";
import { CATEGORIES } from "./categories.data";
import words from "messages:games/gwt/score";

/** Names as one reads them out: "Mara, Otis and June". */
function together(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${words.and} ${last}`;
}

/** Seats by their points, the best first. */
function byPoints(table: TableModel): { seat: number; total: number }[] {
  return table.update.standing
    .map((standing, seat) => ({ seat, total: standing.total ?? -Infinity }))
    .sort((a, b) => b.total - a.total);
}

export function winners(table: TableModel): number[] {
  const told = table.update.table.winners;
  if (told.length) return told;
  const [best] = byPoints(table);
  return byPoints(table)
    .filter((each) => each.total === best?.total)
    .map((each) => each.seat);
}

export function headline(table: TableModel): string {
  const won = winners(table);
  const points = table.update.standing[won[0] ?? 0]?.total ?? 0;
  const names = together(won.map((seat) => nameOf(table, seat)));
  if (won.length > 1) return t(words.share, { names, points });
  return won[0] === table.update.seat ? t(words.you_win, { points }) : t(words.wins, { names, points });
}

/** How close it was, and the two richest sources of the first winner. */
export function remark(table: TableModel): string {
  const won = winners(table);
  const order = byPoints(table);
  const second = order.find((each) => !won.includes(each.seat));
  const parts = table.update.standing[won[0] ?? 0]?.parts ?? {};
  const richest = CATEGORIES.map((category) => ({ category, points: parts[category.id] ?? 0 }))
    .filter((each) => each.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 2)
    .map((each) => words.categories[each.category.id]?.name ?? each.category.id)
    .map((name) => (speech.lang === "en" ? name.toLowerCase() : name));
  const sentences: string[] = [];
  if (second && order[0]) {
    const ahead = order[0].total - second.total;
    const name = nameOf(table, second.seat);
    sentences.push(ahead === 1 ? t(words.one_ahead, { name }) : t(words.ahead, { ahead, name }));
  }
  if (richest.length) sentences.push(t(words.most_from, { names: together(richest) }));
  return sentences.join(" ");
}
