// The map of a table as it is drawn, from the catalogue of the table.
import type { Catalogue, ComponentInfo } from "../../../lib/net/protocol";
import { schematic } from "./schematic";

export interface Point {
  x: number;
  y: number;
}

export type Terrain = "desert" | "prairie" | "forest";
export type Line = "rail" | "river";

/** A plot of the map and where its things lie. */
export interface Plot {
  plot: number;
  terrain: Terrain;
  card: "mine" | "ranch" | null;
  neighbours: number[];
  shape: Point[];
  token: Point;
  number: Point;
  cardSpot: Point | null;
}

/** A square of the rail (`t3`) or the river (`r5`). */
export interface Square {
  id: string;
  line: Line;
  touches: number[];
  shape: Point[];
  spot: Point;
}

export interface Chart {
  width: number;
  height: number;
  /** In the order of their numbers: plot 1 is `plots[0]`. */
  plots: Plot[];
  rail: Square[];
  river: Square[];
  saloon: { plots: number[]; shape: Point[]; tips: Point };
  courses: Record<Line, Point[]>;
  /** Does the map have a drawing, or is this a scheme made from the borders? */
  drawn: boolean;
}

/** A map without its drawing. */
export interface BareMap {
  plots: Pick<Plot, "plot" | "terrain" | "card" | "neighbours">[];
  rail: number[][];
  river: number[][];
  saloon: number[];
}

/** A figure that is a list of numbers. */
function list(thing: ComponentInfo | undefined, name: string): number[] {
  const figure = thing?.figures[name];
  return Array.isArray(figure) ? figure.map(Number) : [];
}

/** A flat list of numbers as points: 1, 2, 3, 4 are 1,2 and 3,4. */
function points(flat: number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => ({ x: flat[2 * index]!, y: flat[2 * index + 1]! }));
}

/** The map that a catalogue describes; one without a drawing is laid out as a scheme. */
function readChart({ things }: Catalogue): Chart {
  const board = things["board"]?.["map"];
  const plots = Object.entries(things["plot"] ?? {})
    .map(([id, thing]) => ({
      plot: Number(id),
      terrain: thing.figures["terrain"] as Terrain,
      card: (thing.figures["card"] || null) as Plot["card"],
      neighbours: list(thing, "neighbours"),
      shape: points(list(thing, "shape")),
      token: points(list(thing, "token_at"))[0]!,
      number: points(list(thing, "number_at"))[0]!,
      cardSpot: points(list(thing, "card_at"))[0] ?? null,
    }))
    .sort((one, other) => one.plot - other.plot);
  const squares = (line: Line): Square[] =>
    Object.entries(things["square"] ?? {})
      .filter(([, thing]) => thing.figures["line"] === line)
      .sort(([, one], [, other]) => Number(one.figures["number"]) - Number(other.figures["number"]))
      .map(([id, thing]) => ({
        id,
        line,
        touches: list(thing, "plots"),
        shape: points(list(thing, "shape")),
        spot: points(list(thing, "vehicle_at"))[0]!,
      }));
  const [rail, river] = [squares("rail"), squares("river")];
  const saloon = list(things["saloon"]?.["saloon"], "plots");
  if (!board) {
    const touched = (line: Square[]) => line.map(({ touches }) => touches);
    return schematic({ plots, rail: touched(rail), river: touched(river), saloon });
  }
  return {
    width: Number(board.figures["width"]),
    height: Number(board.figures["height"]),
    plots,
    rail,
    river,
    saloon: { plots: saloon, shape: points(list(board, "saloon")), tips: points(list(board, "tips"))[0]! },
    courses: { rail: points(list(board, "rail")), river: points(list(board, "river")) },
    drawn: true,
  };
}

const charts = new WeakMap<Catalogue, Chart>();

/** The map of a table; made once for each catalogue. */
export function chartOf(catalogue: Catalogue): Chart {
  let chart = charts.get(catalogue);
  if (!chart) charts.set(catalogue, (chart = readChart(catalogue)));
  return chart;
}

/** The squares of a line that touch a plot. */
export function touching(chart: Chart, line: Line, plot: number): Square[] {
  return chart[line].filter(({ touches }) => touches.includes(plot));
}
