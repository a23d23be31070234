// Where everything lies on the board, in units of its 1600 x 1000 view box. Both editions share one composition;
// the second only names some spaces otherwise. The figures are in layout.data.ts and trail.data.ts.
import { cattle } from "./layout.data";
import { edges, spaces } from "./trail/trail.data";

export {
  arrows,
  cattle,
  cities,
  fees,
  ground,
  jobs,
  kansasCity,
  masters,
  objectives,
  railroad,
  sam,
  stations,
  supply,
} from "./layout.data";

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

export type Four = [number, number, number, number];

export interface Railroad {
  /** Middle of every position of an engine, and its turn in degrees. */
  positions: Record<string, [number, number, number]>;
  crosses: [number, number, number][];
  sidings: Record<string, number[]>;
  track: Point[];
  yard: { slots: Point[]; siding: Point[] };
  link: Point[];
}

export interface Jobs {
  panel: Box;
  cell: number;
  columns: number[];
  rows: number[];
  cost_x: number;
  arrows: ["none" | "cattle" | "end", number, number][];
}

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** The slots of the cattle market; they stand closer with Simmental. */
export function cattleSlots({ simmental }: { simmental: readonly number[] }): [face: string, slot: Four][] {
  return Object.entries(simmental.length > 0 ? cattle.simmental : cattle.slots);
}

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
  const named = Object.entries(spaces).map(([id, [x, y, w, h]]): [string, Box] => {
    const at = around(x, y, w, h);
    return [name(id), isRound(id) ? { ...at, round: true } : at];
  });
  const lines = edges.map(([from, to, points, arrow]) => ({ from: name(from), to: name(to), points, arrow }));
  return { second: inSecond, spaces: new Map(named), edges: lines };
}

let first: Layout | undefined;
let later: Layout | undefined;

/** The trail of the edition that is played. */
export function trailOf(game: string): Layout {
  return game === "gwt1" ? (first ??= laidOut(false)) : (later ??= laidOut(true));
}
