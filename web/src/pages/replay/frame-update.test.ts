import { describe, expect, it } from "vitest";
import type { Frame } from "../../lib/net/protocol";
import { hashOf, namesOf, stepOf, tableOf, updateOf } from "./frame-update";

const about = { game: "gwt2", title: "", names: ["Mara", "Otis"], colours: [3, 1, 2, 0, 4], seat: 1 };
const frame: Frame = {
  index: 3,
  seat: 0,
  move: "ride b",
  text: "",
  lines: [""],
  turn: true,
  view: { game: "gwt2" },
  standing: [],
  heading: "Turn 1",
  targets: ["space:b"],
};

describe("a frame as an update", () => {
  const table = tableOf("abc", about, frame);

  it("keeps the colours that were chosen", () => {
    expect(table.colours).toEqual([3, 1, 2, 0, 4]);
  });

  it("asks nothing and offers nothing", () => {
    const update = updateOf(frame, about, table, true);
    expect(update).toMatchObject({ seq: 3, seat: 1, question: null, choices: [], undo: 0, view: frame.view });
    expect(update.table.seats.map((seat) => seat.name)).toEqual(["Mara", "Otis"]);
    expect(update.table.heading).toEqual(frame.heading);
  });

  it("tells its move only when it is the next step", () => {
    expect(updateOf(frame, about, table, true).log).toMatchObject([{ seq: 3, seat: 0, move: "ride b", turn: true }]);
    expect(updateOf(frame, about, table, false).log).toEqual([]);
    expect(updateOf({ ...frame, index: 0, move: null }, about, table, true).log).toEqual([]);
  });
});

it("seats without a name are called by their colour", () => {
  const standing = ["Red", "Blue"].map((name) => ({ name, total: null, parts: {}, place: null }));
  expect(namesOf({ ...about, names: ["Mara", ""] }, { ...frame, standing })).toEqual(["Mara", "Blue"]);
});

describe("the step in an address", () => {
  it("goes both ways", () => {
    expect(stepOf(hashOf(141, null))).toEqual({ move: 141, seat: null });
    expect(stepOf(hashOf(0, 2))).toEqual({ move: 0, seat: 2 });
  });

  it.each(["", "#", "#move=", "#move=-1", "#move=1.5", "#move=x", "#seat"])("%j names none", (hash) => {
    expect(stepOf(hash)).toEqual({ move: null, seat: null });
  });
});
