// How far a player is with an objective. Plots and the tokens taken with them lie open, so this tells nothing
// hidden; what a secret objective is worth comes from the server.
import type { Catalogue, PlayerView, WinchesterView } from "../../lib/net/protocol";
import { touching, type Chart, type Line } from "./map/chart";

export interface Progress {
  have: number;
  need: number;
}

/** The sizes of a player's groups of plots that hang together by sides (WIN-O-3). */
export function groups(plots: number[], chart: Chart): number[] {
  const left = new Set(plots);
  const sizes: number[] = [];
  for (const start of plots) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const member of group)
      for (const other of chart.plots[member - 1]?.neighbours ?? []) if (left.delete(other)) group.push(other);
    sizes.push(group.length);
  }
  return sizes.sort((one, other) => other - one);
}

/** Cards that ask for something of every kind; there are three terrains and three kinds of token. */
const EACH_KIND: Record<string, number> = { one_of_each_terrain: 3, one_of_each_token: 3 };

/** How many plots or tokens a card asks for, a minimum (WIN-O-2). */
function needOf(objective: string, catalogue: Catalogue): number {
  return EACH_KIND[objective] ?? Number(catalogue.things["shared"]?.[objective]?.figures["needs"] ?? 1);
}

/** How far a player is; null for the two cards that ask for an event (WIN-O-7, WIN-O-9). */
export function progress(
  objective: string,
  player: PlayerView,
  view: WinchesterView,
  chart: Chart,
  catalogue: Catalogue,
): Progress | null {
  const have = owned(objective, player, view, chart);
  if (have === null) return null;
  const need = needOf(objective, catalogue);
  return { have: Math.min(have, need), need };
}

/** Plots off the river or the rail: what the printed lists name is what no square of the line touches (WIN-O-6). */
function off(line: Line, plots: number[], chart: Chart): number {
  return plots.filter((plot) => touching(chart, line, plot).length === 0).length;
}

function owned(objective: string, player: PlayerView, view: WinchesterView, chart: Chart): number | null {
  const { plots } = player;
  const tokens = Object.values(player.tokens);
  switch (objective) {
    case "one_of_each_terrain":
      return new Set(plots.map((plot) => view.plots[plot - 1]?.terrain)).size;
    case "one_of_each_token":
      return tokens.filter((count) => count > 0).length;
    case "five_plots":
      return plots.length;
    case "four_alike_tokens":
      return Math.max(0, ...tokens);
    case "three_connected":
      return groups(plots, chart)[0] ?? 0;
    case "four_scattered":
      return groups(plots, chart).filter((size) => size === 1).length;
    case "three_off_river":
      return off("river", plots, chart);
    case "three_off_rail":
      return off("rail", plots, chart);
    default:
      return null;
  }
}

const BY_TERRAIN: Record<string, string> = { forests: "forest", deserts: "desert", prairies: "prairie" };
const BY_TOKEN: Record<string, string> = { rumors: "rumor", movements: "movement" };

/** The plots that a card lists; none for cards that count terrains or tokens. */
export function listedPlots(secret: string, catalogue: Catalogue): number[] {
  const plots = catalogue.things["secret"]?.[secret]?.figures["plots"];
  return Array.isArray(plots) ? plots.map(Number) : [];
}

/** The plots of a player that a secret objective counts; for tokens, the plots they were taken with (WIN-E-3). */
export function counted(secret: string, player: PlayerView, view: WinchesterView, catalogue: Catalogue): number[] {
  const plots = listedPlots(secret, catalogue);
  return player.plots.filter((number) => {
    const plot = view.plots[number - 1];
    if (secret in BY_TERRAIN) return plot?.terrain === BY_TERRAIN[secret];
    return secret in BY_TOKEN ? plot?.token === BY_TOKEN[secret] : plots.includes(number);
  });
}

/** What a secret objective pays for each match, in notes. */
export function per(secret: string, catalogue: Catalogue): number {
  return Number(catalogue.things["secret"]?.[secret]?.figures["per"] ?? 0);
}
