// What grows on the land: trees, grass and dunes, strewn so that nothing lies under a number, a token or a card.
// The same map always looks the same.
import { bounds, boxAround, inside, overlap, type Box } from "./geometry";
import type { Chart, Plot, Point, Terrain } from "./chart";

/** How far apart things stand, how much room they need to the edge, and their picture from a point. */
interface Growth {
  across: number;
  down: number;
  room: number;
  draw(at: Point): string;
}

const GROWTH: Record<Terrain, Growth> = {
  forest: { across: 22, down: 19, room: 10, draw: ({ x, y }) => `M${x} ${y - 11}l6 9h-2.4l4.8 8h-16.8l4.800-8h-2.400z` },
  prairie: { across: 41, down: 36, room: 9, draw: ({ x, y }) => `M${x} ${y + 5}l-4-8m4 8v-10m0 10l4-8` },
  desert: { across: 42, down: 34, room: 11, draw: ({ x, y }) => `M${x - 8} ${y}q8-7 16 0` },
};

const NUMBER: [number, number] = [52, 44];
const TOKEN: [number, number] = [74, 82];
const CARD: [number, number] = [56, 70];

/** A number between 0 and 1 that depends on nothing but its arguments. */
function chance(one: number, other: number, third: number): number {
  const mixed = Math.sin(one * 127.1 + other * 311.7 + third * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function taken(plot: Plot): Box[] {
  const boxes = [boxAround(plot.number, ...NUMBER), boxAround(plot.token, ...TOKEN)];
  if (plot.cardSpot) boxes.push(boxAround(plot.cardSpot, ...CARD));
  return boxes;
}

/** All that grows on one plot, as the `d` of one path. */
export function growth(plot: Plot): string {
  const { across, down, room, draw } = GROWTH[plot.terrain];
  const { left, right, top, bottom } = bounds(plot.shape);
  const boxes = taken(plot);
  const parts: string[] = [];
  for (let row = 0; top + row * down < bottom; row++)
    for (let column = 0; left + column * across < right; column++) {
      const at = {
        x: Math.round(left + (column + (row % 2) / 2 + chance(plot.plot, row, column) * 0.6) * across),
        y: Math.round(top + (row + chance(plot.plot, column, row + 99) * 0.6) * down),
      };
      const spot = boxAround(at, 2 * room, 2 * room);
      const corners = [
        { x: spot.left, y: spot.top },
        { x: spot.right, y: spot.top },
        { x: spot.left, y: spot.bottom },
        { x: spot.right, y: spot.bottom },
      ];
      if (corners.every((corner) => inside(plot.shape, corner)) && !boxes.some((box) => overlap(box, spot)))
        parts.push(draw(at));
    }
  return parts.join("");
}

/** What lies on a plot and must stay in view: its number, its token or hat, its card. */
function things(plot: Plot): Box[] {
  const boxes = [boxAround(plot.number, 38, 30), boxAround(plot.token, 58, 58)];
  if (plot.cardSpot) boxes.push(boxAround(plot.cardSpot, 42, 54));
  return boxes;
}

/** Where a label of that size fits best on a plot: beside its token, off everything else that lies on the map. */
export function labelSpot(chart: Chart, plot: Plot, width: number, height: number): Point {
  const { token } = plot;
  const side = 31 + width / 2;
  const over = 30 + height / 2;
  const shifts = [0, 20, -20, 40, -40, 60, -60, 80, -80];
  const around = ({ x, y }: Point, far: number): Point[] =>
    [far, -far].flatMap((down) => shifts.map((across) => ({ x: x + across, y: y + down })));
  const tries: Point[] = [
    { x: token.x + side, y: token.y },
    ...around(token, over),
    ...(plot.cardSpot ? around(plot.cardSpot, over) : []),
    { x: token.x - side, y: token.y },
  ];
  const boxes = [...chart.plots.flatMap(things), bounds(chart.saloon.shape)];
  const clear = (at: Point): boolean => {
    const box = boxAround(at, width, height);
    const onMap = box.left >= 4 && box.right <= chart.width - 4 && box.top >= 4 && box.bottom <= chart.height - 4;
    return onMap && !boxes.some((each) => overlap(each, box));
  };
  const within = (at: Point): boolean => {
    const { left, right, top, bottom } = boxAround(at, width, height);
    return [left, right].every((x) => [top, bottom].every((y) => inside(plot.shape, { x, y })));
  };
  return tries.find((at) => clear(at) && within(at)) ?? tries.find(clear) ?? tries[1]!;
}
