// Where everything lies on the board, in units of its 1600 x 1000 view box. Both editions share one composition;
// the second only names some spaces otherwise. The figures are fetched.
import { whole } from "../../../lib/fetched";
import figures from "./layout.json";

export type Point = [x: number, y: number];

/** A rectangle by its upper left corner; `round` things are drawn as circles. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  round?: boolean;
}

export interface Edge {
  from: string;
  to: string;
  points: Point[];
  /** Where its direction mark lies, and its angle in degrees; null where the tiles lie too close. */
  arrow: [x: number, y: number, angle: number] | null;
}

type Four = [number, number, number, number];

interface Raw {
  spaces: Record<string, Four>;
  edges: [string, string, number[], [number, number, number] | null][];
  woods: number[][];
  sections: Record<string, number[]>;
  kansas_city: { panel: Four; stop: Point; foresight: Point[]; spots: Point[] };
  rail: Record<string, [number, number, number]>;
  crosses: [number, number, number][];
  sidings: Record<string, number[]>;
  track: number[];
  yard: { slots: Point[]; siding: number[] };
  stations: Record<string, { box: Four; discs: Point[] }>;
  link: number[];
  masters: Record<string, Four>;
  cities: { value: number; box: Four; stem: Four; discs: Point[] }[];
  arrows: [number, number, number, number, number, number][];
  jobs: {
    panel: Four;
    cell: number;
    columns: number[];
    rows: number[];
    cost_x: number;
    arrows: ["none" | "cattle" | "end", number, number][];
  };
  cattle: { panel: Four; slots: Record<string, Four>; prices_y: number };
  objectives: { panel: Four; cards: Four[]; stack: Four };
  supply: { panel: Four; stacks: Point[]; cattle: Point; exchange: Point };
  fees: Four;
  sam: Four;
}

const raw = (await whole(Promise.resolve(figures))) as unknown as Raw;

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** What the second edition calls a space of the first. */
function second(id: string): string {
  if (id === "c3") return "d";
  if (id === "d") return "d1";
  return id.replace("teepee", "outlaw");
}

export function box([x, y, w, h]: Four): Box {
  return { x, y, w, h };
}

/** The box of that size around a point. */
export function around(x: number, y: number, w: number, h = w): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

export function centre({ x, y, w, h }: Box): Point {
  return [x + w / 2, y + h / 2];
}

export function points(flat: number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index]!, flat[2 * index + 1]!]);
}

/** The `d` of a line through points. */
export function line(through: Point[]): string {
  return through.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");
}

/** The `d` of an area within points. */
export function area(within: Point[]): string {
  return `${line(within)}Z`;
}

function isRound(space: string): boolean {
  return space === "start" || /^(flood|drought|rockfall)_\d$/.test(space);
}

export interface Layout {
  second: boolean;
  /** In the order of the trail, Kansas City among them. */
  spaces: Map<string, Box>;
  edges: Edge[];
}

function laidOut(inSecond: boolean): Layout {
  const name = inSecond ? second : (id: string) => id;
  const spaces = Object.entries(raw.spaces).map(([id, [x, y, w, h]]): [string, Box] => {
    const at = around(x, y, w, h);
    return [name(id), isRound(id) ? { ...at, round: true } : at];
  });
  const edges = raw.edges.map(([from, to, flat, arrow]) => ({
    from: name(from),
    to: name(to),
    points: points(flat),
    arrow,
  }));
  return { second: inSecond, spaces: new Map(spaces), edges };
}

const FIRST = laidOut(false);
const SECOND = laidOut(true);

/** The trail of the edition that is played. */
export function trailOf(game: string): Layout {
  return game === "gwt1" ? FIRST : SECOND;
}

export const ground = { woods: raw.woods.map(points), sections: raw.sections };
export const kansasCity = { ...raw.kansas_city, panel: box(raw.kansas_city.panel) };
export const railroad = {
  positions: raw.rail,
  crosses: raw.crosses,
  sidings: raw.sidings,
  track: points(raw.track),
  yard: { slots: raw.yard.slots, siding: points(raw.yard.siding) },
  link: points(raw.link),
};
export const stations = raw.stations;
export const masters = raw.masters;
export const cities = raw.cities;
export const arrows = raw.arrows;
export const jobs = { ...raw.jobs, panel: box(raw.jobs.panel) };
export const cattle = { ...raw.cattle, panel: box(raw.cattle.panel) };
export const objectives = { ...raw.objectives, panel: box(raw.objectives.panel) };
export const supply = { ...raw.supply, panel: box(raw.supply.panel) };
export const fees = box(raw.fees);
export const sam = box(raw.sam);
