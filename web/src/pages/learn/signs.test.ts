import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import type { Catalogue, ComponentInfo } from "../../lib/net/protocol";
import { found, iconOf } from "./signs";
import { ICONS, OF_KIND } from "./signs.data";

const sprite = readFileSync("src/icons.svg", "utf8");

function thing(name: string, ...help: string[]): ComponentInfo {
  return { name, help, figures: {}, actions: [], rulings: [] };
}

const catalogue: Catalogue = {
  game: "gwt2",
  title: "",
  things: {
    sign: { dollar: thing("Dollars", "All money lies open.") },
    worker: { cowboy: thing("Cowboy", "Buys cattle.") },
    question: { place: thing("Where to begin?") },
  },
};

describe("finding components", () => {
  it("shows the kinds that readers look for, and no others", () => {
    expect(found(catalogue, "").map(({ kind }) => kind)).toEqual(["sign", "worker"]);
  });

  it("looks into names and texts", () => {
    expect(found(catalogue, "cattle buys").map(({ kind }) => kind)).toEqual(["worker"]);
    expect(found(catalogue, "dollars").map(({ kind }) => kind)).toEqual(["sign"]);
    expect(found(catalogue, "trains")).toEqual([]);
  });
});

describe("icons", () => {
  it.each([
    ["sign", "tribe", "gwt1", "teepee"],
    ["sign", "tribe", "gwt2", "outlaw"],
    ["tile", "flood_green_4", "gwt2", "flood"],
    ["tile", "second_tribe", "gwt1", "teepee"],
    ["tile", "cowboy", "gwt2", "cowboy"],
    ["cattle_type", "purple", "gwt2", "cattle-purple"],
    ["building", "7a", "gwt2", "build"],
    ["sign", "risk", "gwt2", null],
  ])("%s %s of %s is drawn as %s", (kind, id, game, icon) => {
    expect(iconOf(kind, id, game)).toBe(icon);
  });

  it("are all in the sprite", () => {
    const named = [...Object.values(ICONS), ...Object.values(OF_KIND)];
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((name) => !sprite.includes(`id="i-${name}"`))).toEqual([]);
  });
});
