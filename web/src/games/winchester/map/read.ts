// Reads the text of a map, as the server hands it out: it has been checked there, so lines that say nothing about
// the picture or the borders are passed over and nothing is refused here.
import type { Chart, Line, Plot, Point, Square, Terrain } from "./chart";
import { schematic } from "./schematic";

/** What a text says besides its drawing. */
export interface Bare {
  plots: Pick<Plot, "plot" | "terrain" | "card" | "neighbours">[];
  rail: number[][];
  river: number[][];
  saloon: number[];
}

interface Drawing {
  width: number;
  height: number;
  shapes: Map<string, Point[]>;
  courses: Map<string, Point[]>;
  spots: Map<string, Point>;
}

/** The map of a text; one without a drawing is laid out as a scheme. */
export function readMap(text: string): Chart {
  const bare: Bare = { plots: [], rail: [], river: [], saloon: [] };
  const drawing: Drawing = { width: 0, height: 0, shapes: new Map(), courses: new Map(), spots: new Map() };
  const borders: [number, number][] = [];
  for (const line of text.split(/\r?\n/)) {
    const words = line.replace(/#.*/, "").trim().split(/\s+/);
    const kind = words[0];
    if (kind === "plot") bare.plots.push(plotOf(words));
    else if (kind === "border") borders.push([Number(words[1]), Number(words[2])]);
    else if (kind === "rail" || kind === "river") bare[kind].push(numbers(words.slice(3)));
    else if (kind === "saloon") bare.saloon = numbers(words.slice(1));
    else if (kind === "area") [drawing.width, drawing.height] = [Number(words[1]), Number(words[2])];
    else if (kind === "shape" || kind === "course" || kind === "spot") draw(drawing, kind, words.slice(1));
  }
  bare.plots.sort((one, other) => one.plot - other.plot);
  for (const [one, other] of borders) {
    bare.plots[one - 1]?.neighbours.push(other);
    bare.plots[other - 1]?.neighbours.push(one);
  }
  return drawing.width ? drawnMap(bare, drawing) : schematic(bare);
}

function plotOf(words: string[]): Bare["plots"][number] {
  const card = words[3] === "mine" || words[3] === "ranch" ? words[3] : null;
  return { plot: Number(words[1]), terrain: words[2] as Terrain, card, neighbours: [] };
}

/** The numbers at the beginning of a list; the mark behind them is left out. */
function numbers(words: string[]): number[] {
  return words.map(Number).filter((number) => !Number.isNaN(number));
}

function draw(drawing: Drawing, kind: "shape" | "course" | "spot", words: string[]): void {
  const first = words.findIndex((word) => /^\d+,\d+$/.test(word));
  const name = words.slice(0, first).join(" ").replace(":", "");
  const points = words.slice(first).map((word) => {
    const [x = 0, y = 0] = word.split(",").map(Number);
    return { x, y };
  });
  if (kind === "spot") drawing.spots.set(name, points[0]!);
  else (kind === "shape" ? drawing.shapes : drawing.courses).set(name, points);
}

function drawnMap(bare: Bare, drawing: Drawing): Chart {
  const { shapes, spots, courses, width, height } = drawing;
  const nowhere = { x: width / 2, y: height / 2 };
  const square = (line: Line, touches: number[], index: number): Square => {
    const id = `${line === "rail" ? "t" : "r"}${index + 1}`;
    return { id, line, touches, shape: shapes.get(id) ?? [], spot: spots.get(`${id} vehicle`) ?? nowhere };
  };
  return {
    width,
    height,
    plots: bare.plots.map((plot) => {
      const name = `plot ${plot.plot}`;
      return {
        ...plot,
        shape: shapes.get(name) ?? [],
        token: spots.get(`${name} token`) ?? nowhere,
        number: spots.get(`${name} number`) ?? nowhere,
        cardSpot: spots.get(`${name} card`) ?? null,
      };
    }),
    rail: bare.rail.map((touches, index) => square("rail", touches, index)),
    river: bare.river.map((touches, index) => square("river", touches, index)),
    saloon: { plots: bare.saloon, shape: shapes.get("saloon") ?? [], tips: spots.get("saloon tips") ?? nowhere },
    courses: { rail: courses.get("rail") ?? [], river: courses.get("river") ?? [] },
    drawn: true,
  };
}
