import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Both } from "../../lib/net/protocol";
import type { Guides } from "./guides";

const { guides, editions } = JSON.parse(readFileSync("src/pages/learn/guides.json", "utf8")) as Guides;
const sprite = readFileSync("src/icons.svg", "utf8");

function sentences(found: unknown): Both[] {
  if (typeof found !== "object" || found === null) return [];
  if ("en" in found || "de" in found) return [found as Both];
  return Object.values(found).flatMap(sentences);
}

describe("the games in short", () => {
  it("tell both games in both languages", () => {
    expect(guides.map((guide) => guide.id)).toEqual(["gwt", "winchester"]);
    const all = sentences([guides, editions]);
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter(({ en, de }) => !en?.trim() || !de?.trim())).toEqual([]);
  });

  it("say goal, turn and what matters, with icons that exist", () => {
    for (const guide of guides) {
      const points = [...guide.turn, ...guide.matters];
      expect(guide.turn.length).toBeGreaterThan(2);
      expect(guide.matters.length).toBeGreaterThan(2);
      expect(points.filter(({ icon }) => !sprite.includes(`id="i-${icon}"`))).toEqual([]);
    }
  });
});
