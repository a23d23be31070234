// Names and sums as this table says them, in the reader's language.
import { capital, t } from "../../lib/lang.svelte";
import type { Catalogue, WinchesterView } from "../../lib/net/protocol";
import type { TableModel } from "../../lib/table/table.svelte";
import { touching, type Chart } from "./map/chart";
import words from "messages:games/winchester";

/** A sum as it is spoken: "7000 dollars". */
export function spoken(notes: number): string {
  return t(words.money, { dollars: notes * 1000 });
}

/** What a player is called. */
export function nameOf(table: TableModel, seat: number): string {
  return table.update.table.seats[seat]?.name || table.update.standing[seat]?.name || String(seat + 1);
}

/** The same, "you" for the reader's own seat. */
export function called(table: TableModel, seat: number): string {
  return seat === table.update.seat ? words.you : nameOf(table, seat);
}

/** Names in a row: "you, Otis and Chen". */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${words.and} ${names[names.length - 1]}`;
}

/** Numbers in a row, neighbours as a range: "1, 2, 4–19". */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([low, high]) => (low === high ? `${low}` : high === low + 1 ? `${low}, ${high}` : `${low}–${high}`)).join(", ");
}

export function sharedName(objective: string): string {
  return words.shared_names[objective] || objective;
}

export function secretName(secret: string): string {
  return words.secret_names[secret] || secret;
}

/** A word that is named by an id of the game: a terrain, a token, a card. */
export function word(id: string): string {
  return words.word[id] ?? id;
}

/** What is special about a plot: its terrain first, then where it lies and what is on it. */
export function features(number: number, view: WinchesterView, chart: Chart, catalogue: Catalogue): string[] {
  const plot = view.plots[number - 1];
  if (!plot) return [];
  const found = [word(plot.terrain)];
  if (touching(chart, "river", number).length) found.push(words.at_river);
  if (touching(chart, "rail", number).length) found.push(words.at_rail);
  if (chart.saloon.plots.includes(number)) found.push(words.at_saloon);
  if (plot.card) found.push(word(plot.card));
  if (catalogue.things["plot"]?.[number]?.figures["ranch_land"] && plot.card !== "ranch") found.push(words.ranch_land);
  return found;
}

/** A plot in words, for screen readers: what it is, who owns it, what is on it. */
export function describePlot(table: TableModel, number: number, view: WinchesterView, chart: Chart): string {
  const plot = view.plots[number - 1]!;
  const parts = features(number, view, chart, table.catalogue);
  if (plot.owner !== null) parts.push(t(words.owned_by, { name: nameOf(table, plot.owner) }));
  else if (number === view.plot && !view.over) parts.push(words.for_sale);
  else parts.push(words.to_come);
  if (plot.owner === null)
    parts.push(plot.token === null ? words.token_hidden : t(words.token, { token: word(plot.token) }));
  if (plot.card) parts.push(describeCard(plot));
  return `${t(words.plot, { plot: number })}: ${parts.join(", ")}`;
}

/** The mine or ranch card of a plot, as far as the viewer knows it. */
export function describeCard(plot: WinchesterView["plots"][number]): string {
  const card = capital(word(plot.card ?? ""));
  if (plot.card_notes === null) return t(words.card_closed, { card });
  return t(plot.card_open ? words.card_open : words.card_known, { card, money: spoken(plot.card_notes) });
}
