// The board fits: what the rules know is there, nothing leaves the area, nothing lies over another thing.
import { describe, expect, it } from "vitest";
import { EDITIONS, catalogueFor, spacesOf } from "../fixture";
import { list, number, thing, word } from "./figures";
import * as at from "./layout";
import { inside } from "./trail/scenery";

const overlap = (a: at.Box, b: at.Box, gap = 0) =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

const within = ([x, y]: at.Point, { x: left, y: top, w, h }: at.Box, margin = 0) =>
  x >= left + margin && x <= left + w - margin && y >= top + margin && y <= top + h - margin;

function stretch([ax, ay]: at.Point, [bx, by]: at.Point, step: number): at.Point[] {
  const count = Math.max(1, Math.floor(Math.hypot(bx - ax, by - ay) / step));
  return Array.from({ length: count + 1 }, (_, n) => [ax + ((bx - ax) * n) / count, ay + ((by - ay) * n) / count]);
}

function touches(box: at.Box, area: at.Point[]): boolean {
  const corners: at.Point[] = [
    [box.x, box.y],
    [box.x + box.w, box.y],
    [box.x, box.y + box.h],
    [box.x + box.w, box.y + box.h],
  ];
  if (corners.some((corner) => inside(corner, area))) return true;
  return area.some((from, index) =>
    stretch(from, area[(index + 1) % area.length]!, 2).some((point) => within(point, box)),
  );
}

const solid = new Map<string, at.Box>();
for (const [id, [x, y, turned]] of Object.entries(at.railroad.positions))
  solid.set(`rail ${id}`, turned ? at.around(x, y, 30, 34) : at.around(x, y, 34, 30));
for (const [id, station] of Object.entries(at.stations)) solid.set(`station ${id}`, at.box(station.box));
for (const [id, master] of Object.entries(at.masters)) solid.set(`master ${id}`, at.box(master));
for (const city of at.cities) solid.set(`city ${city.value}`, at.box(city.box));
for (const [low, , x, y, w, h] of at.arrows) solid.set(`arrow ${low}`, at.around(x, y, w, h));
for (const [id, panel] of Object.entries({
  jobs: at.jobs.panel,
  cattle: at.cattle.panel,
  objectives: at.objectives.panel,
  supply: at.supply.panel,
  fees: at.fees,
  sam: at.sam,
}))
  solid.set(id, panel);

function apart(boxes: [string, at.Box][], gap = 0): void {
  const faults: string[] = [];
  for (const [index, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(index + 1)) if (overlap(a, b, gap)) faults.push(`${one} and ${other}`);
  expect(faults).toEqual([]);
}

describe.each(EDITIONS)("the trail of %s", (edition) => {
  const layout = at.trailOf(edition);
  const rules = spacesOf(edition);

  it("has every space, inside the area and apart", () => {
    expect([...layout.spaces.keys()].sort()).toEqual(rules.map((space) => space.id).sort());
    for (const [id, { x, y, w, h }] of layout.spaces)
      expect(x >= 0 && y >= 0 && x + w <= at.WIDTH && y + h <= at.HEIGHT, id).toBe(true);
    apart([...layout.spaces], 2);
  });

  it("leads where the rules lead", () => {
    const drawn = layout.edges.map(({ from, to }) => `${from}-${to}`).sort();
    expect(drawn).toEqual(rules.flatMap(({ id, next }) => next.map((to) => `${id}-${to}`)).sort());
  });

  it("is told in the order in which it is ridden", () => {
    const order = [...layout.spaces.keys()];
    for (const { from, to } of layout.edges)
      expect(order.indexOf(from), `${from} before ${to}`).toBeLessThan(order.indexOf(to));
  });

  it("runs from space to space and over no third one, nor over panels", () => {
    const faults: string[] = [];
    for (const { from, to, points } of layout.edges) {
      expect(within(points[0]!, layout.spaces.get(from)!), `${from} begins`).toBe(true);
      expect(within(points.at(-1)!, layout.spaces.get(to)!), `${to} ends`).toBe(true);
      for (const [index, start] of points.slice(0, -1).entries())
        for (const point of stretch(start, points[index + 1]!, 4)) {
          for (const [id, box] of layout.spaces)
            if (id !== from && id !== to && within(point, box, 2)) faults.push(`${from}-${to} over ${id}`);
          for (const [id, box] of solid) if (within(point, box, 0.01)) faults.push(`${from}-${to} over ${id}`);
        }
    }
    expect(faults).toEqual([]);
  });

  it("touches a wood exactly where the rules text so", () => {
    for (const { id, woods } of rules)
      expect(at.ground.woods.some((wood) => touches(layout.spaces.get(id)!, wood)), id).toBe(woods === 1);
  });

  it("lies on the ground of its sections, and other spaces beside them", () => {
    for (const { id, section } of rules)
      for (const [ground, flat] of Object.entries(at.ground.sections)) {
        const on = inside(at.centre(layout.spaces.get(id)!), at.points(flat));
        if (section === null || ground === section) expect(on, `${id} on ${ground}`).toBe(ground === section);
      }
  });

  it("keeps clear of everything else", () => {
    const faults: string[] = [];
    for (const [id, box] of layout.spaces)
      for (const [other, there] of solid) if (overlap(box, there, 2)) faults.push(`${id} and ${other}`);
    expect(faults).toEqual([]);
  });

  it("has the cities, arrows, stations and prices that are printed", () => {
    const { things } = catalogueFor(edition);
    const values = Object.values(things.city!).map((city) => number(city, "value"));
    expect(at.cities.map((city) => city.value)).toEqual(values);
    const joined = Object.values(things.arrow!).map((arrow) =>
      ["low", "high"].map((end) => number(thing(catalogueFor(edition), "city", word(arrow, end)), "value")),
    );
    expect(at.arrows.map(([low, high]) => [low, high])).toEqual(joined);
    expect(Object.keys(at.stations)).toEqual(Object.keys(things.station!));
    const masters = Object.entries(things.station!).filter(([, station]) => number(station, "master") === 1);
    expect(Object.keys(at.masters)).toEqual(masters.map(([id]) => id));
    for (const price of Object.values(things.buy!))
      for (const face of list(price, "faces")) expect(Object.keys(at.cattle.simmental)).toContain(face);
  });
});

describe("the rest of the board", () => {
  it("lies inside the area, and no two things over each other", () => {
    for (const [id, { x, y, w, h }] of solid)
      expect(x >= 0 && y >= 0 && x + w <= at.WIDTH && y + h <= at.HEIGHT, id).toBe(true);
    apart([...solid]);
  });

  it("has forty railroad spaces and nine turnouts, whose sidings meet the track", () => {
    const ids = Object.keys(at.railroad.positions);
    expect(ids).toHaveLength(49);
    for (const [id, flat] of Object.entries(at.railroad.sidings)) {
      const siding = at.points(flat);
      for (const end of [siding[0]!, siding.at(-1)!]) {
        const met = Object.values(at.railroad.positions).some(([x, y]) => x === end[0] && y === end[1]);
        expect(met, id).toBe(true);
      }
    }
  });

  it("has every city over the space of its value", () => {
    for (const { value, box } of at.cities)
      expect(box[0] + box[2] / 2, String(value)).toBe(at.railroad.positions[value]![0]);
  });

  it("has room for four workers in twelve rows, inside their panel", () => {
    const cells = at.jobs.rows.flatMap((y, row) =>
      at.jobs.columns.map((x): [string, at.Box] => [`${row} ${x}`, at.around(x, y, at.jobs.cell)]),
    );
    expect(cells).toHaveLength(48);
    apart(cells);
    const { x, y, w, h } = at.jobs.panel;
    for (const [id, cell] of cells)
      expect(cell.x >= x && cell.y >= y && cell.x + cell.w <= x + w && cell.y + cell.h <= y + h, id).toBe(true);
  });

  it("has six foresight spaces and five steps in Kansas City, and slots apart in the cattle market", () => {
    const { foresight, spots } = at.kansasCity;
    expect([foresight.length, spots.length]).toEqual([6, 5]);
    apart([
      ...foresight.map(([x, y], index): [string, at.Box] => [`tile ${index}`, at.around(x, y, 48)]),
      ...spots.map(([x, y], index): [string, at.Box] => [`step ${index}`, at.around(x, y, 24)]),
    ]);
    for (const slots of [at.cattle.slots, at.cattle.simmental])
      apart(Object.entries(slots).map(([face, slot]) => [face, at.box(slot)]));
  });
});
