import { describe, expect, it } from "vitest";
import { viewFor } from "./fixture";
import { steps } from "./steps";

const states = (question: string | null, herder: string | null = "b") => {
  const view = viewFor("gwt2");
  view.question = question;
  view.ranchers[view.to_move]!.herder = herder;
  return steps(view);
};

describe("the phases of a turn", () => {
  it("go from moving over acting to drawing", () => {
    expect(states("phase_a").map((step) => step.state)).toEqual(["now", "later", "later"]);
    expect(states("location").map((step) => step.state)).toEqual(["done", "now", "later"]);
    expect(states("end_turn").map((step) => step.state)).toEqual(["done", "done", "now"]);
  });

  it("begin with moving, also while the first hand is cut down before the herder is placed", () => {
    expect(states("discard", null).map((step) => step.state)).toEqual(["now", "later", "later"]);
  });

  it("name Kansas City while its subphases are asked", () => {
    expect(states("deliver", "kansas_city")[1]?.name).toBe("B Kansas City");
    expect(states("hire")[1]?.name).toBe("B Act");
  });

  it("are none when nothing is asked", () => {
    expect(states(null)).toEqual([]);
    expect(steps(null)).toEqual([]);
  });
});
