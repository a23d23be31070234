import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speech } from "../../lib/lang.svelte";
import type { LogEntry } from "../../lib/net/protocol";
import { EDITIONS, tableFor, updateFor, viewFor, type Edition } from "../gwt/fixture";
import FirstRide from "./FirstRide.svelte";
import { Guide, guideOf } from "./guide.svelte";
import { gwt } from "../gwt/first-ride/ride";
import { lessonNow, sceneOf, stationNow, suggestion, type Lesson, type Ride } from "./ride";
import { winchester } from "../winchester/first-ride/ride";

const ride = gwt as Ride;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  speech.choose("en");
});

function scene(
  edition: Edition,
  question: string,
  moves: string[],
  herder: string | null = "b",
  hand: string[] = ["white"],
) {
  const view = viewFor(edition);
  const seat = view.seat ?? 0;
  const ranchers = view.ranchers.map((each) => (each.seat === seat ? { ...each, herder, hand } : each));
  const made = tableFor(updateFor(edition, moves, { seat, to_move: seat, question, ranchers }));
  return { ...made, scene: sceneOf(made.table) };
}

const id = (lesson: Lesson | null) => lesson?.id;

describe("the cards of Great Western Trail", () => {
  it("lead from the hand to the first building, by what is in hand", () => {
    const { scene: start } = scene("gwt2", "phase_a", ["place a", "place b", "place e"], null, ["green", "gray"]);
    expect(id(lessonNow(ride, start, new Set()))).toBe("hand");
    const place = lessonNow(ride, start, new Set(["hand"]))!;
    expect(place.id).toBe("place");
    expect(suggestion(place, start)).toBe("place b");
  });

  it.each([
    ["location", ["aux dollars single", "do hire_0", "do white_for_2"], "location", "do white_for_2"],
    ["hire", ["hire builder row1", "hire cowboy row2"], "hire", "hire cowboy row2"],
    ["deliver", ["deliver kansas_city", "deliver fulton", "deliver st_louis"], "deliver", "deliver st_louis"],
    ["certificates", ["certificates 0", "certificates 1", "certificates 2"], "certificates", "certificates 2"],
    ["disc", ["disc cert_4", "disc aux_draw_2"], "disc", "disc aux_draw_2"],
    ["end_turn", ["end"], "end", "end"],
    ["master", ["give cowboy", "skip"], "master", null],
  ])("come when %s is asked, and suggest something legal", (question, moves, lesson, move) => {
    const { scene: now } = scene("gwt2", question, moves);
    const found = lessonNow(ride, now, new Set())!;
    expect(found.id).toBe(lesson);
    expect(suggestion(found, now)).toBe(move);
  });

  it("do not end a turn while the place offers more", () => {
    const seen = new Set(["location"]);
    const { table } = scene("gwt2", "location", ["do hire_0", "end"]);
    table.log = [{ seq: 1, kind: "move", seat: table.update.seat, move: "do white_for_2", lines: [], undone: [], turn: false, at: 0, request: null, part: null, targets: [] }];
    const more = lessonNow(ride, sceneOf(table), seen)!;
    expect(more.id).toBe("more");
    expect(suggestion(more, sceneOf(table))).toBe("do hire_0");
    expect(lessonNow(ride, sceneOf(table), new Set(["location", "more"]))).toBeNull();
    expect(id(lessonNow(ride, scene("gwt2", "location", ["aux dollars single", "end"]).scene, seen))).toBe("end");
  });

  it("take the way without a fee at a fork", () => {
    const { table } = scene("gwt2", "via", ["via flood_1", "via b"]);
    const [dear, free] = table.update.choices;
    table.update = { ...table.update, choices: [{ ...dear!, say: { en: "By flood 1 (pays $2)", de: "" } }, free!] };
    const way = lessonNow(ride, sceneOf(table), new Set(["fees", "hazards"]))!;
    expect([way.id, suggestion(way, sceneOf(table))]).toEqual(["via", "via b"]);
  });

  it("speak of fees only when a way costs money", () => {
    const { table } = scene("gwt2", "phase_a", ["ride c", "ride b1"]);
    expect(id(lessonNow(ride, sceneOf(table), new Set()))).toBe("ride");
    const [first, ...others] = table.update.choices;
    table.update = {
      ...table.update,
      choices: [{ ...first!, say: { en: "Ride (pays $2 to the bank)", de: "" } }, ...others],
    };
    expect(id(lessonNow(ride, sceneOf(table), new Set()))).toBe("fees");
  });

  it("say nothing while others are asked", () => {
    const view = viewFor("gwt2");
    const other = view.ranchers.find((each) => each.seat !== view.seat)!.seat;
    const { table } = tableFor(updateFor("gwt2", [], { to_move: other, question: "hire" }));
    expect(lessonNow(ride, sceneOf(table), new Set())).toBeNull();
  });

  it.each(EDITIONS)("never suggest what is not legal, whatever is asked in %s", (edition) => {
    const questions = [
      "phase_a",
      "location",
      "hire",
      "build",
      "build_at",
      "buy",
      "engine",
      "upgrade",
      "hazard",
      "foresight",
      "disc",
    ];
    for (const question of questions) {
      const { scene: now } = scene(edition, question, ["skip"]);
      for (const lesson of ride.lessons) expect(suggestion(lesson, now)).toBeNull();
    }
  });

  it("have different ids, both languages, and a station that ends with the first delivery", () => {
    for (const each of [ride, winchester as Ride]) {
      const ids = each.lessons.map((lesson) => lesson.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(Object.keys(each.says.lessons).sort()).toEqual(ids.sort());
      expect(each.says.stations.length).toBe(each.stations.length);
      for (const { title, text } of Object.values(each.says.lessons))
        for (const both of [title, text]) expect(both.de).not.toBe(both.en);
    }
    const { table } = scene("gwt2", "end_turn", ["end"]);
    const move = (text: string): LogEntry => ({
      seq: 1,
      kind: "move",
      seat: table.update.seat,
      move: text,
      lines: [],
      turn: false,
      undone: [],
      at: 0,
      request: null,
      part: null,
      targets: [],
    });
    table.log = ["place a", "do hire_0", "end", "ride c"].map(move);
    expect(stationNow(ride, sceneOf(table), new Set())).toBe(4);
    table.log = [...table.log, move("deliver fulton")];
    expect(stationNow(ride, sceneOf(table), new Set())).toBe(5);
  });
});

describe("the guide", () => {
  it("remembers what was seen, and begins anew after its end", () => {
    const guide = new Guide("somewhere");
    guide.start();
    guide.see("hand");
    expect(new Guide("somewhere").seen.has("hand")).toBe(true);
    guide.end();
    const later = new Guide("somewhere");
    expect(later.finished).toBe(true);
    later.start();
    expect(later.seen.size).toBe(0);
  });
});

describe("the ride on the page", () => {
  const settled = () => new Promise((done) => setTimeout(done, 30));

  it("takes a suggestion, and ends when the learner says so", async () => {
    const { table, played } = scene("gwt2", "end_turn", ["end"]);
    let ended = false;
    const { container, getByText } = render(FirstRide, { table, onend: () => (ended = true) });
    await settled();
    expect(container.querySelector("[data-coach]")?.getAttribute("data-coach")).toBe("end");
    await fireEvent.click(container.querySelector("[data-take]")!);
    await settled();
    expect(played).toEqual(["end"]);
    expect(container.querySelector("[data-coach]")).toBeNull();
    await fireEvent.click(getByText("End the ride"));
    expect(ended).toBe(true);
    expect(guideOf("gwt2").finished).toBe(true);
  });
});
