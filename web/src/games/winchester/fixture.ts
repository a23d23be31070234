// Views to test with: a table of five at an auction for plot 14. `fixture.json` is what the server says of the map and
// of the places of moves.
import type { Catalogue, Choice, PlayerView, ComponentInfo, WinchesterView } from "../../lib/net/protocol";
import fixture from "./fixture.json";
import { chartOf, type Chart } from "./map/chart";

/** The catalogue of a table on the standard map, with its drawing or without. */
export function catalogueFor(printed: "things" | "undrawn" = "things"): Catalogue {
  const nothing = "";
  const things: Catalogue["things"] = {};
  for (const [kind, all] of Object.entries(fixture[printed])) {
    things[kind] = {};
    for (const [id, figures] of Object.entries(all as Record<string, ComponentInfo["figures"]>))
      things[kind][id] = { name: nothing, help: [], figures, actions: [], rulings: [] };
  }
  return { game: "winchester", title: nothing, things };
}

export const CATALOGUE = catalogueFor();
export const CHART: Chart = chartOf(CATALOGUE);
export const VOCABULARY = Object.keys(fixture.moves);

export function choice(move: string, final = true): Choice {
  const text = `say ${move}`;
  const targets = (fixture.moves as Record<string, string[]>)[move] ?? [];
  return { move, final, out_of_turn: false, text, targets };
}

export function player(seat: number, change: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    cash: seat === 0 ? 8 : null,
    duel_token: true,
    hats: 10,
    plots: [],
    tokens: { movement: 0, saloon: 0, rumor: 0 },
    secrets: [null, null],
    secrets_worth: [null, null],
    secret_plots: [null, null],
    plots_together: 0,
    may_claim: [],
    progress: {},
    ...change,
  };
}

/** `owned` says which plots belong to whom; everything can be changed. */
export function tableView(
  change: Partial<WinchesterView> = {},
  owned: Record<number, number> = {},
): WinchesterView {
  const plotsOf = (seat: number): number[] =>
    Object.keys(owned)
      .map(Number)
      .filter((plot) => owned[plot] === seat);
  return {
    game: "winchester",
    seats: 5,
    options: { map: "standard", claims: "automatic" },
    seat: 0,
    to_move: 0,
    over: false,
    question: "auction",
    question_args: {},
    turn: 5,
    plot: 14,
    first: 1,
    bid: 0,
    bidder: null,
    still_in: [0, 1, 2, 3, 4],
    saloon: 1,
    saloon_for_buyer: 1,
    train: "t1",
    boat: "r1",
    to_come: [],
    piles: [{ notes: 3, objective: "five_plots", taken_by: null }],
    plots: CHART.plots.map(({ plot, terrain, card }) => ({
      plot,
      terrain,
      owner: owned[plot] ?? null,
      token: "rumor",
      card,
      card_open: false,
      card_notes: null,
    })),
    players: [0, 1, 2, 3, 4].map((seat) => player(seat, { plots: plotsOf(seat) })),
    ...change,
  };
}
