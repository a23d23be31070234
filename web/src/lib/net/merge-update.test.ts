import { describe, expect, it } from "vitest";
import { applied } from "./merge-update";
import { choice, entry, update } from "../table/fixture";

const before = { ...update(3), view: { question: "ride", money: [6, 7] }, choices: [choice("ride b")] };

describe("changes", () => {
  it("leave everything as it was that they do not name", () => {
    const after = applied(before, { type: "changes", seq: 4, log: [entry(4)] });
    expect(after).toEqual({ ...before, seq: 4, log: [entry(4)] });
  });

  it("replace fields, and entries of the table and of the view", () => {
    const after = applied(before, {
      type: "changes",
      seq: 4,
      log: [],
      choices: [],
      question: null,
      table: { status: "over" },
      view: { question: "over" },
    });
    expect(after.choices).toEqual([]);
    expect(after.question).toBeNull();
    expect(after.table).toEqual({ ...before.table, status: "over" });
    expect(after.view).toEqual({ question: "over", money: [6, 7] });
    expect(before.view.question).toBe("ride");
  });

  it("bring the first view when a game begins", () => {
    const after = applied({ ...before, view: null }, { type: "changes", seq: 4, log: [], view: { question: "ride" } });
    expect(after.view).toEqual({ question: "ride" });
  });
});
