import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speech } from "../../lib/lang.svelte";
import type { LogEntry } from "../../lib/net/protocol";
import { tableFor, updateFor, viewFor, type Edition } from "../gwt/fixture";
import FirstRide from "./FirstRide.svelte";
import { Guide, guideOf } from "./guide.svelte";
import { gwt } from "../gwt/first-ride/ride";
import { lessonNow, sceneOf, stationNow, type Lesson, type Ride, type Scene } from "./ride";
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

const entry = (seat: number | null, move: string): LogEntry => ({
  seq: 1,
  kind: "move",
  seat,
  move,
  lines: [],
  turn: false,
  undone: [],
  at: 0,
  request: null,
  part: null,
  targets: [],
});

/** The ids of the cards in the order in which a learner who skips each of them meets them. */
function shown(now: Scene, ...already: string[]): string[] {
  const seen = new Set(already);
  const found: string[] = [];
  for (let next = lessonNow(ride, now, seen); next; next = lessonNow(ride, now, seen)) {
    found.push(next.id);
    seen.add(next.id);
  }
  return found;
}

describe("the cards of Great Western Trail", () => {
  it("begin with how you win, a lap and the end, and lead to the first building by what is in hand", () => {
    const { scene: start } = scene("gwt2", "phase_a", ["place a", "place b", "place e"], null, ["green", "gray"]);
    expect(shown(start)).toEqual(["win", "lap", "finish", "hand", "place"]);
    const place = ride.lessons.find((lesson) => lesson.id === "place")!;
    expect(typeof place.suggest === "function" && place.suggest(start)).toBe("place b");
  });

  it.each([
    ["location", ["aux dollars single", "do hire_0", "do white_for_2"], "location"],
    ["hire", ["hire builder row1", "hire cowboy row2"], "hire"],
    ["deliver", ["deliver kansas_city", "deliver fulton", "deliver st_louis"], "deliver"],
    ["certificates", ["certificates 0", "certificates 1", "certificates 2"], "certificates"],
    ["disc", ["disc cert_4", "disc aux_draw_2"], "disc"],
    ["end_turn", ["end"], "end"],
    ["master", ["give cowboy", "skip"], "master"],
    ["build", ["build 2", "build 3"], "build"],
    ["build_at", ["at a1", "at b1"], "site"],
  ])("come when %s is asked", (question, moves, lesson) => {
    const { scene: now } = scene("gwt2", question, moves);
    expect(id(lessonNow(ride, now, new Set()))).toBe(lesson);
  });

  it("advise the farthest city, as they say", () => {
    const { scene: now } = scene("gwt2", "deliver", ["deliver kansas_city", "deliver fulton", "deliver st_louis"]);
    const { suggest } = lessonNow(ride, now, new Set())!;
    expect(typeof suggest === "function" && suggest(now)).toBe("deliver st_louis");
  });

  it("point at the stations, not at all that lies between them", () => {
    const places = gwt.lessons.find((lesson) => lesson.id === "stations")!.at!(undefined!);
    expect(places.length).toBeGreaterThan(5);
    expect(places.every((place) => /^station:s\d+$/.test(place))).toBe(true);
  });

  it("explain objectives, far cities and stations on the first rides, whatever is chosen", () => {
    const { table } = scene("gwt2", "phase_a", ["ride c", "ride b1"]);
    const explained = ["objectives", "far", "stations"];
    const after = (moves: string[]) => {
      table.log = moves.map((move) => entry(table.update.seat, move));
      return shown(sceneOf(table)).filter((each) => explained.includes(each));
    };
    expect(after(["place a"])).toEqual(["objectives"]);
    expect(after(["place a", "ride b"])).toEqual(["objectives", "far"]);
    expect(after(["place a", "ride b", "ride c"])).toEqual(explained);
    expect(after(["place a", "ride kansas_city", "deliver fulton"])).toContain("stations");
  });

  it("speak of fees only when a way costs money", () => {
    const { table } = scene("gwt2", "phase_a", ["ride c", "ride b1"]);
    expect(shown(sceneOf(table))).not.toContain("fees");
    const [first, ...others] = table.update.choices;
    table.update = {
      ...table.update,
      choices: [{ ...first!, text: "Ride (pay $2 to the bank)" }, ...others],
    };
    expect(shown(sceneOf(table))).toContain("fees");
  });

  it("say nothing while others are asked", () => {
    const view = viewFor("gwt2");
    const other = view.ranchers.find((each) => each.seat !== view.seat)!.seat;
    const { table } = tableFor(updateFor("gwt2", [], { to_move: other, question: "hire" }));
    expect(lessonNow(ride, sceneOf(table), new Set())).toBeNull();
  });

  it("have different ids, texts for all of them, and a station that ends with the first delivery", () => {
    for (const each of [ride, winchester as Ride]) {
      const ids = each.lessons.map((lesson) => lesson.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(Object.keys(each.says.lessons).sort()).toEqual(ids.sort());
      expect(each.says.stations.length).toBe(each.stations.length);
    }
    const { table } = scene("gwt2", "end_turn", ["end"]);
    const seen = new Set(["finish", "recap", "objectives", "far", "stations"]);
    table.log = ["place a", "do hire_0", "end", "ride c"].map((move) => entry(table.update.seat, move));
    expect(stationNow(ride, sceneOf(table), seen)).toBe(5);
    table.log = [...table.log, entry(table.update.seat, "deliver fulton")];
    expect(stationNow(ride, sceneOf(table), seen)).toBe(6);
    expect(stationNow(ride, sceneOf(table), new Set(["finish", "recap"]))).toBe(4);
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
    await fireEvent.click(getByText("End the lessons"));
    expect(ended).toBe(true);
    expect(guideOf("gwt2").finished).toBe(true);
  });

  it("lets every card be read again, and then goes on where it was", async () => {
    guideOf("gwt2").start();
    for (const id of ["win", "finish", "recap"]) guideOf("gwt2").see(id);
    const { table } = scene("gwt2", "end_turn", ["end"]);
    const { container, getByText } = render(FirstRide, { table });
    await settled();
    const now = () => container.querySelector("[data-coach]")?.getAttribute("data-coach");
    const earlier = container.querySelector<HTMLSelectElement>("[data-earlier]")!;
    expect([...earlier.options].map(({ value }) => value)).toEqual(["", "win", "finish"]);
    await fireEvent.change(earlier, { target: { value: "finish" } });
    expect(now()).toBe("finish");
    expect(container.querySelector("[data-take]")).toBeNull();
    await fireEvent.click(getByText("Back"));
    expect(now()).toBe("end");
    expect(container.querySelector("[data-take]")).not.toBeNull();
  });

  it("keeps the card of a panel until its other questions are answered", async () => {
    const { table } = scene("gwt2", "foresight", ["foresight upper", "foresight lower"]);
    const both = table.update.choices.flatMap((one) =>
      table.update.choices.map((other) => ({ ...other, listed: false, move: `${one.move}; ${other.move}` })),
    );
    const at_once = { count: 2, final: true, titles: ["Column 1", "Column 2"] };
    table.update = { ...table.update, at_once, shortcuts: both };
    table.actions!.hint = () => Promise.resolve({ move: "foresight lower" } as never);
    const { container, getByText } = render(FirstRide, { table });
    await settled();
    await fireEvent.click(container.querySelector("[data-take]")!);
    await settled();
    expect(table.set).toEqual(["foresight lower"]);
    expect(container.querySelector("[data-coach]")?.getAttribute("data-coach")).toBe("foresight");
    expect(container.querySelector("[data-take]")).toBeNull();
    getByText("Now choose the rest, and confirm.");
  });

  it("suggests what the coach advises, and explains without advice", async () => {
    const { table } = scene("gwt2", "hire", ["hire builder row1", "hire cowboy row2"]);
    table.actions!.hint = () => Promise.resolve({ move: "hire cowboy row2" } as never);
    const advised = render(FirstRide, { table });
    await settled();
    expect(advised.container.querySelector("[data-take]")?.getAttribute("data-take")).toBe("hire cowboy row2");
    cleanup();
    table.actions!.hint = () => Promise.reject(new Error("busy"));
    const alone = render(FirstRide, { table });
    await settled();
    expect(alone.container.querySelector("[data-coach]")?.getAttribute("data-coach")).toBe("hire");
    expect(alone.container.querySelector("[data-take]")).toBeNull();
  });
});
