import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import words from "messages:pages/learn";
import { GUIDES } from "./guides.data";

const sprite = readFileSync("src/icons.svg", "utf8");

describe("the games in short", () => {
  it("say goal, turn and what matters, with icons that exist", () => {
    expect(GUIDES.map((guide) => guide.id)).toEqual(["gwt", "winchester"]);
    for (const { id, turn, matters } of GUIDES) {
      const says = words.guides[id];
      expect([says.title, says.size, says.goal]).not.toContain("");
      expect(turn.length).toBeGreaterThan(2);
      expect(matters.length).toBeGreaterThan(2);
      expect([...turn, ...matters].filter((icon) => !sprite.includes(`id="i-${icon}"`))).toEqual([]);
      expect(Object.keys(says.turn).sort()).toEqual([...turn].sort());
      expect(Object.keys(says.matters).sort()).toEqual([...matters].sort());
    }
  });
});
