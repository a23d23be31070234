import { describe, expect, it } from "vitest";
import { areasOf } from "./board/spots";
import { EDITIONS, movesOf, tableFor, updateFor, viewFor, type Edition } from "./fixture";
import { foresightColumns, meant, places } from "./places";

/** Moves that lie nowhere: they are said with the buttons of the question. */
const NOWHERE = /^(end|skip|stop)$/;
/** Places at the ranch, which the strip below the board draws. */
const AT_RANCH =
  /^(hand:(gray|green|black|white|yellow|red|blue|brown[345]|purple[567]|orange[123]|obj_\d\d)|building:\d+|disc:\w+|aux:\w+|worker:\w+|certificates:\d|stack|exchange)$/;

function everyPlace(edition: Edition): Set<string> {
  const view = viewFor(edition);
  view.display = ["obj_01", "obj_02", "obj_03", "obj_04"];
  view.jobs = view.jobs.map((job) => ({ ...job, workers: { cowboy: 1, builder: 1, engineer: 1 } }));
  view.foresight = view.foresight.map(() => ["cowboy", "builder"]);
  if (edition === "gwt1") view.simmental = [1, 1]; // the slot of orange cards, whose faces the words of both editions name
  const { table } = tableFor(updateFor(edition, [], view));
  return new Set(areasOf(table).flatMap((area) => area.spots.map((spot) => spot.place)));
}

describe.each(EDITIONS)("the places of %s", (edition) => {
  const board = everyPlace(edition);
  const asking = (question: string) => updateFor(edition, [], { question });

  it("are on the board or at the ranch, for every notation that lies somewhere", () => {
    for (const move of movesOf(edition)) {
      const [verb] = move.split(" ");
      const question = verb === "do" ? "location" : verb === "foresight" ? "foresight" : "";
      const found = places(move, asking(question));
      if (NOWHERE.test(move)) expect(found, move).toEqual([]);
      else expect(found.length, move).toBeGreaterThan(0);
      for (const place of found) {
        const card = /^display:obj_\d\d$/.test(place);
        expect(card || board.has(place) || AT_RANCH.test(place), `${move} -> ${place}`).toBe(true);
      }
    }
  });

  it("mean, when clicked, a notation that exists", () => {
    const known = new Set(movesOf(edition));
    const update = updateFor(edition);
    const { table } = tableFor(update);
    for (const question of ["phase_a", "location", "via", "build_at", "copy", "hazard", "tribe", "disc", "remove", "simmental"]) {
      table.update = asking(question);
      const ranch = ["hand:white", "hand:obj_05", "building:7", "disc:hand_1", "aux:draw", "worker:cowboy", "certificates:2", "stack"];
      for (const place of [...board, ...ranch]) {
        if (!place || (edition === "gwt1" && (place === "exchange" || place === "cattle:orange1"))) continue;
        const moves = meant(place, table);
        expect(moves.length, `${question}: ${place}`).toBeGreaterThan(0);
        for (const move of moves) expect(known.has(move), `${question}: ${place} -> ${move}`).toBe(true);
      }
    }
  });
});

describe("a move of two things", () => {
  const update = updateFor("gwt2");

  it("lies on both cards, and once on equal ones", () => {
    expect(places("buy yellow red with 3", update)).toEqual(["cattle:yellow", "cattle:red"]);
    expect(places("buy yellow yellow with 3", update)).toEqual(["cattle:yellow"]);
    expect(places("buy orange1 with 2", update)).toEqual(["cattle:orange1"]);
  });

  it("is a worker in a row, or a disc from a station", () => {
    expect(places("hire cowboy row3", update)).toEqual(["job:row3:cowboy"]);
    expect(places("disc from s3", update)).toEqual(["station:s3"]);
  });
});

describe("local actions", () => {
  it("lie where the herder stands, immediate ones nowhere", () => {
    const view = viewFor("gwt2");
    const herder = view.ranchers[view.to_move]!.herder;
    expect(places("do hire_0", updateFor("gwt2", [], { question: "location" }))).toEqual([`space:${herder}`]);
    expect(places("do hire_0", updateFor("gwt2", [], { question: "immediate" }))).toEqual([]);
  });

  it("are what a click on the own building means", () => {
    const view = viewFor("gwt2");
    view.question = "location";
    view.ranchers[view.to_move]!.herder = "a";
    const { table } = tableFor(updateFor("gwt2", [], view));
    expect(meant("space:a", table)).toEqual(["do white_for_2", "do hire_0", "do hire_2"]);
    expect(meant("space:b", table)).toEqual(["ride b"]);
  });
});

describe("a click before the herder is placed", () => {
  it("means to place it, on a neutral building", () => {
    const view = viewFor("gwt1");
    view.ranchers[view.to_move]!.herder = null;
    const { table } = tableFor(updateFor("gwt1", [], view));
    expect(meant("space:d", table)).toEqual(["place d"]);
    expect(meant("space:a1", table)).toEqual(["ride a1"]);
  });
});

describe("the column of a foresight tile", () => {
  const look = (foresight: (string | null)[][], supply: number[]) => {
    const view = viewFor("gwt2");
    return foresightColumns({ ...view, question: "foresight", foresight, supply });
  };
  const both = ["cowboy", "builder"];

  it("is the first that is still full", () => {
    expect(look([both, both, both], [5, 5, 5])).toEqual([1]);
    expect(look([["cowboy", null], both, both], [5, 5, 5])).toEqual([2]);
    expect(look([["cowboy", null], [null, "builder"], both], [5, 5, 5])).toEqual([3]);
  });

  it("may be one of several when a supply is used up", () => {
    expect(look([["cowboy", null], both, both], [0, 5, 5])).toEqual([1, 2]);
    expect(look([[null, null], both, both], [0, 5, 5])).toEqual([2]);
  });

  it("is none when another thing is asked", () => {
    expect(foresightColumns({ ...viewFor("gwt2"), question: "hire" })).toEqual([]);
  });
});
