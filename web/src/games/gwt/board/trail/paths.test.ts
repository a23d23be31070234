import { describe, expect, it } from "vitest";
import { viewFor } from "../../fixture";
import { changedPlaces } from "../input/changes";
import { enginePlace } from "../railroad/engines";
import { trailOf } from "../layout";
import { keyframes } from "../motion";
import { roll, walk, way } from "./paths";

const first = trailOf("gwt1");
const second = trailOf("gwt2");
const named = (from: string, to: string, layout = second) =>
  way(layout, from, to)?.map((edge) => edge.to) ?? null;

describe("the way of a herder", () => {
  it("is the one with the fewest spaces", () => {
    expect(named("a", "b")).toEqual(["a1", "a2", "a3", "b"]);
    expect(named("a", "flood_risk_1")).toEqual(["flood_1", "flood_2", "flood_3", "flood_4", "flood_risk_1"]);
  });

  it("differs between the editions where D stands", () => {
    expect(named("c", "d1")).toEqual(["d", "d1"]);
    expect(named("c", "d", first)).toEqual(["c3", "d"]);
  });

  it("never leads back, and is empty on the spot", () => {
    expect(named("b", "a")).toBeNull();
    expect(named("b", "b")).toEqual([]);
  });

  it("is walked in one stride from Kansas City to the start", () => {
    const { line, spaces } = walk(second, "kansas_city", "start");
    expect(line).toHaveLength(2);
    expect(spaces).toBe(1);
  });

  it("begins and ends at the spaces", () => {
    const { line, spaces } = walk(second, "a", "a3");
    expect(line[0]).toEqual([1068, 770]);
    expect(line.at(-1)).toEqual([738, 722]);
    expect(spaces).toBe(3);
  });
});

describe("an engine", () => {
  it("rolls over the spaces between, in both directions and from turnouts", () => {
    expect(roll("3", "6").line.map(([x]) => x)).toEqual([296, 376, 456, 536]);
    expect(roll("6", "3").line.map(([x]) => x)).toEqual([536, 456, 376, 296]);
    expect(roll("t1", "6").line).toEqual([
      [416, 166],
      [456, 126],
      [536, 126],
    ]);
    expect(roll("t9", "33").line).toEqual([
      [1520, 755],
      [1562, 736],
    ]);
  });

  it("never covers another on the same space", () => {
    for (const position of ["0", "7", "t3", "25", "39"]) {
      const places = [0, 1, 2, 3].map((index) => enginePlace(position, index));
      const keys = new Set(places.map(({ x, y }) => `${x} ${y}`));
      expect(keys.size, position).toBe(4);
      for (const [index, { x, y }] of places.entries())
        for (const other of places.slice(index + 1))
          expect(Math.hypot(x - other.x, y - other.y), position).toBeGreaterThanOrEqual(30);
    }
  });
});

describe("keyframes", () => {
  it("end at rest, and share the time by length", () => {
    const frames = keyframes([
      [0, 0],
      [30, 0],
      [30, 10],
    ]);
    expect(frames.map((frame) => frame.offset)).toEqual([0, 0.75, 1]);
    expect(frames[0]?.transform).toBe("translate(-30px, -10px)");
    expect(frames[2]?.transform).toBe("translate(0px, 0px)");
  });
});

describe("what changed between two looks", () => {
  it("is nothing between equal ones", () => {
    expect(changedPlaces(viewFor("gwt2"), viewFor("gwt2"))).toEqual([]);
  });

  it("is told by its places", () => {
    const before = viewFor("gwt2");
    const after = viewFor("gwt2");
    after.ranchers[0]!.herder = "g1";
    after.ranchers[1]!.engine = "t9";
    after.ranchers[2]!.cities = { ...after.ranchers[2]!.cities, new_york: 1 };
    after.ranchers[3]!.stations = [...after.ranchers[3]!.stations, "s10"];
    after.jobs[11]!.workers = { cowboy: 1, builder: 0, engineer: 0 };
    after.cattle = { ...after.cattle, purple7: 9 };
    after.trail = [...after.trail, { space: "g2", tile: "12b", owner: 1 }];
    expect(changedPlaces(before, after).sort()).toEqual(
      ["space:g2", "space:g1", "rail:t9", "city:new_york", "station:s10", "job:row12:cowboy", "cattle:purple7"].sort(),
    );
  });
});
