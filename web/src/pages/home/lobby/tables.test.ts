import { beforeEach, describe as group, expect, it } from "vitest";
import { speech } from "../../../lib/lang.svelte";
import type { SeatInfo, TableInfo } from "../../../lib/net/protocol";
import { tableInfo } from "../../../lib/table/fixture";
import { ago, describe, myTurn, offered, ordered, remaining, remove, titleOf } from "./tables";

function seat(number: number, kind: SeatInfo["kind"], name: string, mine = false): SeatInfo {
  return { seat: number, kind, name, bot: kind === "bot" ? "medium" : null, here: false, mine, chosen: false };
}

function table(id: string, changes: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0, "person", "Mara", true), seat(1, "bot", "Otis")];
  return tableInfo({ id, title: "Great Western Trail 2", seats, heading: "Turn 12", to_move: 1, ...changes });
}

const strangers = [seat(0, "person", "Ines"), seat(1, "open", "")];

beforeEach(() => speech.choose("en"));

group("the order of tables", () => {
  it("puts those first that wait for me, and finished ones last", () => {
    const tables = [
      table("over", { status: "over", to_move: null, changed: 99 }),
      table("theirs", { changed: 50 }),
      table("waiting", { status: "waiting", to_move: null, changed: 60 }),
      table("mine", { to_move: 0, changed: 1 }),
    ];
    expect(ordered(tables).map((each) => each.id)).toEqual(["mine", "waiting", "theirs", "over"]);
    expect(tables.filter(myTurn).map((each) => each.id)).toEqual(["mine"]);
  });

  it("offers tables of others alone, those with a free seat first", () => {
    const tables = [
      table("mine"),
      table("running", { seats: [seat(0, "bot", "A"), seat(1, "bot", "B")], changed: 9 }),
      table("free", { status: "waiting", seats: strangers, changed: 1 }),
      table("over", { status: "over", seats: strangers }),
    ];
    expect(offered(tables).map((each) => each.id)).toEqual(["free", "running"]);
  });
});

group("what is said of a table", () => {
  it("names heading, opponents, the one who decides, and the time", () => {
    expect(describe(table("a", { changed: 880 }), 1000)).toBe("Turn 12\u00a0· against Otis\u00a0· Otis's turn\u00a0· 2 min. ago");
    expect(describe(table("a", { to_move: 0 }), 0)).toBe("Turn 12\u00a0· against Otis\u00a0· now");
    const points = describe(table("a", { to_move: 0, totals: ["12", "9"] }), 0);
    expect(points).toBe("Turn 12\u00a0· Mara\u00a012, Otis\u00a09\u00a0· now"); // a line never ends between a name and its points
  });

  it("counts free seats while it waits, and names winners when it is over", () => {
    expect(describe(table("a", { status: "waiting", seats: strangers }), 0)).toBe("1 of 2 seats free\u00a0· Ines\u00a0· now");
    expect(describe(table("a", { status: "over", winners: [1] }), 0)).toBe("Otis won\u00a0· now");
  });

  it("marks tables that cannot be played on; they come last, and nobody is offered one", () => {
    const notice = "It is damaged.";
    const closed = table("closed", { damaged: true, notice, to_move: null, changed: 99 });
    expect(describe(closed, 99)).toBe("damaged, can't be played\u00a0· now");
    expect(describe({ ...closed, damaged: false, archived: true }, 99)).toBe("archived, can't be played\u00a0· now");
    expect(ordered([closed, table("theirs")]).map((each) => each.id)).toEqual(["theirs", "closed"]);
    expect(offered([{ ...closed, seats: strangers }])).toEqual([]);
  });

  it("speaks German", () => {
    speech.choose("de");
    expect(describe(table("a", { status: "over", winners: [0] }), 7200)).toBe("Gewonnen: Mara\u00a0· vor 2 Std.");
  });

  it("marks a game alone", () => {
    expect(titleOf(table("a", { seats: [seat(0, "person", "Mara", true)] }))).toBe("Great Western Trail 2, solo");
  });
});

it("time never runs ahead", () => {
  expect(ago(100, 50)).toBe("now");
  expect(ago(0, 86_400)).toBe("yesterday");
});

group("a table that was removed", () => {
  it("is gone until something happens there", () => {
    localStorage.clear();
    const [one, other] = [table("a", { changed: 5 }), table("b")];
    remove(one, [one, other]);
    expect(remaining([one, other])).toEqual([other]);
    const again = { ...one, changed: 6 };
    expect(remaining([again, other])).toEqual([again, other]);
  });
});
