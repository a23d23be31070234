// A map without a drawing: plots in a grid, so that neighbours come to lie beside each other as far as possible,
// the rail above them, the river below, the saloon in the cell that is left over.
import type { BareMap, Chart, Line, Point, Square } from "./chart";

const WIDTH = 1000;
const HEIGHT = 700;
const COLUMNS = 5;
const ROWS = 4;
const STRIP = 104;
/** The middle of a square's vehicle, below it room for marks and the plots that it pays. */
const SPOT = 36;
const GAP = 26;
const SALOON = 0;

/** A rectangle as a shape. */
function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** How far apart neighbours lie in all, the saloon and its plots included: the less, the better. */
function strain(cells: number[], pairs: [number, number][]): number {
  const at = new Map(cells.map((plot, cell) => [plot, cell]));
  let sum = 0;
  for (const [one, other] of pairs) {
    const a = at.get(one)!;
    const b = at.get(other)!;
    const across = (a % COLUMNS) - (b % COLUMNS);
    const down = Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS);
    sum += across * across + down * down;
  }
  return sum;
}

/** Which plot lies in which cell (0 is the saloon): swaps two as long as that brings neighbours nearer. */
export function arranged(bare: BareMap): number[] {
  const pairs: [number, number][] = [
    ...bare.plots.flatMap(({ plot, neighbours }) =>
      neighbours.filter((other) => other > plot).map((other): [number, number] => [plot, other]),
    ),
    ...bare.saloon.map((plot): [number, number] => [SALOON, plot]),
  ];
  const cells = [...bare.plots.map(({ plot }) => plot), SALOON];
  let least = strain(cells, pairs);
  for (let better = true; better; ) {
    better = false;
    for (let one = 0; one < cells.length; one++)
      for (let other = one + 1; other < cells.length; other++) {
        [cells[one], cells[other]] = [cells[other]!, cells[one]!];
        const now = strain(cells, pairs);
        if (now < least) [least, better] = [now, true];
        else [cells[one], cells[other]] = [cells[other]!, cells[one]!];
      }
  }
  return cells;
}

function strip(line: Line, lists: number[][], top: number): Square[] {
  const width = WIDTH / lists.length;
  return lists.map((touches, index) => ({
    id: `${line === "rail" ? "t" : "r"}${index + 1}`,
    line,
    touches,
    shape: box(index * width, top, width, STRIP),
    spot: { x: (index + 0.5) * width, y: top + SPOT },
  }));
}

/** The scheme of a map: everything a drawing would say, in boxes. */
export function schematic(bare: BareMap): Chart {
  const cells = arranged(bare);
  const width = (WIDTH - GAP) / COLUMNS - GAP;
  const height = (HEIGHT - 2 * STRIP - GAP) / ROWS - GAP;
  const corner = (plot: number): Point => {
    const cell = cells.indexOf(plot);
    return {
      x: GAP + (cell % COLUMNS) * (width + GAP),
      y: STRIP + GAP + Math.floor(cell / COLUMNS) * (height + GAP),
    };
  };
  const saloon = corner(SALOON);
  return {
    width: WIDTH,
    height: HEIGHT,
    plots: bare.plots.map((plot) => {
      const { x, y } = corner(plot.plot);
      return {
        ...plot,
        shape: box(x, y, width, height),
        token: { x: x + width * 0.5, y: y + height * 0.5 },
        number: { x: x + 26, y: y + 24 },
        cardSpot: plot.card ? { x: x + width - 28, y: y + height * 0.5 } : null,
      };
    }),
    rail: strip("rail", bare.rail, 0),
    river: strip("river", bare.river, HEIGHT - STRIP),
    saloon: {
      plots: bare.saloon,
      shape: box(saloon.x, saloon.y, width, height),
      tips: { x: saloon.x + width / 2, y: saloon.y + height / 2 },
    },
    courses: {
      rail: [
        { x: 0, y: SPOT },
        { x: WIDTH, y: SPOT },
      ],
      river: [
        { x: 0, y: HEIGHT - STRIP + SPOT },
        { x: WIDTH, y: HEIGHT - STRIP + SPOT },
      ],
    },
    drawn: false,
  };
}
