// Strews the ground's small marks - tufts, trees, waves, cracks, peaks - the same way every time, each kind as one
// path. Marks keep to their area and off the spaces.
import { ground, points, trailOf, type Box, type Point } from "../layout";

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function inside([x, y]: Point, within: Point[]): boolean {
  let hit = false;
  for (const [index, [ax, ay]] of within.entries()) {
    const [bx, by] = within[(index + 1) % within.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) hit = !hit;
  }
  return hit;
}

function bounds(within: Point[]): Box {
  const xs = within.map(([x]) => x);
  const ys = within.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Points of a loose grid inside an area, the upper ones first. */
function strewn(within: Point[], dx: number, dy: number, seed: number, margin = 0): Point[] {
  const roll = dice(seed);
  const { x, y, w, h } = bounds(within);
  const found: Point[] = [];
  for (let row = 0; row * dy < h; row++)
    for (let column = 0; column * dx < w; column++) {
      const spot: Point = [
        Math.round(x + (column + (row % 2) / 2 + 0.5 * roll()) * dx),
        Math.round(y + (row + 0.5 * roll()) * dy),
      ];
      const fits = [-margin, margin].every((off) => inside([spot[0] + off, spot[1]], within));
      const room = [-margin, margin].every((off) => inside([spot[0] + margin, spot[1] + off], within));
      if (fits && room) found.push(spot);
    }
  return found;
}

const marks = (spots: Point[], mark: string) => spots.map(([x, y]) => `M${x} ${y}${mark}`).join("");
const section = (id: string) => points(ground.sections[id] ?? []);

const FREE: Point[] = [
  [24, 446],
  [1204, 446],
  [1204, 866],
  [24, 866],
];

function free([x, y]: Point): boolean {
  for (const { x: left, y: top, w, h } of trailOf("gwt1").spaces.values())
    if (x > left - 6 && x < left + w + 6 && y > top - 2 && y < top + h + 12) return false;
  const areas = [...ground.woods, ...Object.keys(ground.sections).map(section)];
  return !areas.some((within) => inside([x, y], within));
}

/** The paths by what they show; the trees in the order of the woods. */
export function strew() {
  const crown = "m0-9l-7 4l3 0l-5 6l3 0l-4 5h16l-4-5l3 0l-5-6l3 0z";
  return {
    trees: ground.woods.map((wood, index) => marks(strewn(wood, 15, 13, 7 + index, 5), crown)),
    waves: marks(strewn(section("flood"), 42, 15, 11, 12), "q5-6 10 0t10 0"),
    cracks: marks(strewn(section("drought"), 26, 19, 13, 9), "l8 4l7-5m-7 5l2 8"),
    peaks: marks(strewn(section("rockfall"), 30, 22, 17, 12), "l8-13l8 13m-11-8l3 3l3-4"),
    strata: marks(strewn(section("tribe"), 44, 13, 19, 12), "h14m6 3h7"),
    tufts: marks(strewn(FREE, 74, 34, 23).filter(free), "l-3-6m3 6v-8m0 8l3-6"),
  };
}
