// Ways along the trail and the track: for the band under a chosen ride, and for pieces that travel.
import { kansasCity, railroad, type Edge, type Layout, type Point, centre } from "../layout";

/** The fewest edges from one space to another, or null where no way leads. */
export function way(layout: Layout, from: string, to: string): Edge[] | null {
  if (from === to) return [];
  const reached = new Map<string, Edge>();
  let front = [from];
  while (front.length > 0) {
    const next: string[] = [];
    for (const here of front)
      for (const edge of layout.edges)
        if (edge.from === here && edge.to !== from && !reached.has(edge.to)) {
          reached.set(edge.to, edge);
          next.push(edge.to);
        }
    if (reached.has(to)) return traced(reached, from, to);
    front = next;
  }
  return null;
}

function traced(reached: Map<string, Edge>, from: string, to: string): Edge[] {
  const edges: Edge[] = [];
  for (let here = to; here !== from; ) {
    const edge = reached.get(here)!;
    edges.unshift(edge);
    here = edge.from;
  }
  return edges;
}

/** Where a herder stands on a space. */
export function standing(layout: Layout, space: string): Point {
  if (space === "kansas_city") return kansasCity.stop;
  const box = layout.spaces.get(space);
  return box ? centre(box) : [0, 0];
}

/** The points over which a herder walks; straight on where no way leads, as from Kansas City to the start. */
export function walk(layout: Layout, from: string, to: string): { line: Point[]; spaces: number } {
  const edges = way(layout, from, to);
  if (!edges) return { line: [standing(layout, from), standing(layout, to)], spaces: 1 };
  return { line: edges.flatMap((edge) => edge.points), spaces: edges.length };
}

/** The place along the track of an engine's position, doubled as in the rules: a turnout lies between spaces. */
function rank(position: string): number {
  const [x, y] = at(position);
  if (!position.startsWith("t")) return 2 * Number(position);
  const numbered = Object.entries(railroad.positions).filter(([id]) => !id.startsWith("t"));
  const nearest = numbered
    .map(([id, [nx, ny]]) => ({ id: Number(id), far: Math.hypot(nx - x, ny - y) }))
    .sort((one, other) => one.far - other.far || one.id - other.id);
  return 2 * Math.min(nearest[0]!.id, nearest[1]!.id) + 1;
}

/** The point of an engine's position. */
export function at(position: string): Point {
  const [x, y] = railroad.positions[position] ?? [0, 0];
  return [x, y];
}

/** The points over which an engine rolls between two positions. */
export function roll(from: string, to: string): { line: Point[]; spaces: number } {
  const start = rank(from);
  const goal = rank(to);
  const step = goal < start ? -1 : 1;
  const between: Point[] = [];
  for (let here = start + step; step * (goal - here) > 0; here += step)
    if (here % 2 === 0) between.push(at(String(here / 2)));
  return { line: [at(from), ...between, at(to)], spaces: between.length + 1 };
}
