// How far a player is with an objective. Plots and the tokens taken with them lie open, so this tells nothing
// hidden; what a secret objective is worth comes from the server.
import type { Catalogue, PlayerView, WinchesterView } from "../../lib/protocol";
import type { Chart } from "./map/read";

/** What a shared objective asks for, and the plots its card lists (WIN-O-2, WIN-O-6). */
const NEEDS: Record<string, number> = {
  one_of_each_terrain: 3,
  one_of_each_token: 3,
  five_plots: 5,
  four_alike_tokens: 4,
  three_connected: 3,
  four_scattered: 4,
  three_off_river: 3,
  three_off_rail: 3,
};

const OFF_RIVER = [1, 2, 3, 4, 9, 13, 14, 15, 17, 18, 19];
const OFF_RAIL = [3, 4, 5, 6, 9, 10, 16, 17, 18, 19];
export const RIVER_PLOTS = [5, 6, 7, 8, 10, 11, 12, 16];
export const RAIL_PLOTS = [1, 2, 7, 8, 11, 12, 13, 14, 15];
const SALOON_PLOTS = [8, 9, 14, 15];
const MINE_PLOTS = [3, 4, 5];
export const RANCH_LAND = [12, 13, 14, 16, 17, 18];

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

/** How far a player is; null for the two cards that ask for an event (WIN-O-7, WIN-O-9). */
export function progress(objective: string, player: PlayerView, view: WinchesterView, chart: Chart): Progress | null {
  const need = NEEDS[objective];
  if (need === undefined) return null;
  return { have: Math.min(owned(objective, player, view, chart), need), need };
}

function owned(objective: string, player: PlayerView, view: WinchesterView, chart: Chart): number {
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
      return plots.filter((plot) => OFF_RIVER.includes(plot)).length;
    default:
      return plots.filter((plot) => OFF_RAIL.includes(plot)).length;
  }
}

/** The plots of a player that a secret objective counts; for tokens, the plots they were taken with (WIN-E-3). */
export function counted(secret: string, player: PlayerView, view: WinchesterView): number[] {
  const listed: Record<string, number[]> = {
    riverside: RIVER_PLOTS,
    trackside: RAIL_PLOTS,
    saloon_corner: SALOON_PLOTS,
    mines: MINE_PLOTS,
    ranch_land: RANCH_LAND,
  };
  const terrain: Record<string, string> = { forests: "forest", deserts: "desert", prairies: "prairie" };
  const token: Record<string, string> = { rumors: "rumor", movements: "movement" };
  return player.plots.filter((number) => {
    const plot = view.plots[number - 1];
    if (!plot) return false;
    if (secret in listed) return listed[secret]!.includes(number);
    return secret in terrain ? plot.terrain === terrain[secret] : plot.token === token[secret];
  });
}

/** What a secret objective pays for each match, in notes: as the catalogue says, or as its card is printed. */
export function per(secret: string, catalogue: Catalogue | undefined): number {
  const figure = catalogue?.things["secret"]?.[secret]?.figures["per"];
  if (typeof figure === "number") return figure;
  return secret === "saloon_corner" || secret === "mines" ? 5 : 3;
}
