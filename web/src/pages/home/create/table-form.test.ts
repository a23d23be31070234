import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../../../lib/net/protocol";
import {
  againstSam,
  atOnce,
  badSeed,
  chosen,
  colourChosen,
  counts,
  family,
  fieldOf,
  fresh,
  isOwnSetUp,
  lastUsed,
  moved,
  newTable,
  offered,
  ownSetUp,
  placed,
  seat,
  valueOf,
  waits,
  type Plan,
} from "./table-form";
import { assigned } from "../../../lib/ui/colours.svelte";


function option(name: string, standard: OptionInfo["default"], ...values: OptionInfo["default"][]): OptionInfo {
  return { name, text: "", default: standard, choices: values.map((value) => ({ value, text: "" })), ruling: "X-1", places: [], distinct: false, needs: "" };
}

function info(name: string, seats: number[], variants: number[], ...options: OptionInfo[]): GameInfo {
  return { name, title: "", seats, variant_seats: variants, options, levels: [], bots: [], installed_bots: [] };
}

const sam = option("sam", "none", "none", "easy", "medium", "hard");
const simmental = option("simmental", false, false, true);
const gwt1 = info("gwt1", [2, 3, 4], [], option("first", "drawn", "drawn", 0, 1, 2, 3));
const gwt2 = info("gwt2", [1, 2, 3, 4], [], sam, simmental);
const winchester = info("winchester", [3, 4, 5], [2], option("bank", "unlimited", "unlimited", "limited"));
const unnamed = { me: "Guest", friend: "Friend" };

describe("a fresh plan", () => {
  it("is a game against three bots that starts at once", () => {
    const asked = newTable(fresh(gwt2, "Mara"), unnamed);
    expect(asked).toEqual({
      game: "gwt2",
      seats: [
        { kind: "me", name: "Mara" },
        { kind: "bot", bot: "medium" },
        { kind: "bot", bot: "medium" },
        { kind: "bot", bot: "medium" },
      ],
      options: {},
      seed: null,
      listed: false,
      pace: "none",
      takebacks: true,
      hints: true,
      chat: null,
      clock: null,
      start: true,
    });
  });

  it("is the same with one click", () => {
    expect(atOnce("winchester", "Mara", 3)).toEqual({
      game: "winchester",
      seats: [{ kind: "me", name: "Mara" }, ...Array(3).fill({ kind: "bot", bot: "medium" })],
      start: true,
    });
  });
});

describe("what the form asks of the server", () => {
  it("gives friends at this screen seats of one's own, and names to those without", () => {
    const plan = fresh(gwt1, " ");
    plan.seats = [seat("me", " "), seat("friend", " Otis "), seat("friend"), seat("bot", "", "easy")];
    expect(newTable(plan, unnamed).seats).toEqual([
      { kind: "me", name: "Guest" },
      { kind: "me", name: "Otis" },
      { kind: "me", name: "Friend 2" },
      { kind: "bot", bot: "easy" },
    ]);
  });

  it("does not start while a seat is open", () => {
    const plan = fresh(gwt1, "Mara");
    plan.seats[3] = seat("open");
    expect(waits(plan)).toBe(true);
    const asked = newTable(plan, unnamed);
    expect(asked.start).toBe(false);
    expect(asked.seats[3]).toEqual({ kind: "open" });
  });

  it("seats one person against Sam, whatever the other seats were", () => {
    const plan = fresh(gwt2, "Mara");
    plan.seats[2] = seat("open");
    plan.options = chosen(plan.options, sam, "hard");
    expect(againstSam(plan)).toBe(true);
    const asked = newTable(plan, unnamed);
    expect(asked.seats).toEqual([{ kind: "me", name: "Mara" }]);
    expect(asked.options).toEqual({ sam: "hard" });
    expect(asked.start).toBe(true);
    plan.options = chosen(plan.options, sam, "none");
    expect(newTable(plan, unnamed).seats).toHaveLength(4);
  });

  it("sends a seed as a number, or none", () => {
    const plan = { ...fresh(gwt1, "Mara"), seed: " 42 " };
    expect(newTable(plan, unnamed).seed).toBe(42);
    expect(newTable({ ...plan, seed: "0" }, unnamed).seed).toBe(0);
    expect(["", " 7", "9007199254740991"].some(badSeed)).toBe(false);
    expect(["x", "-1", "1.5", "1e3", "9007199254740992"].every(badSeed)).toBe(true);
  });

  it("carries pace, switches and listing over", () => {
    const plan = { ...fresh(gwt1, "Mara"), pace: "days" as const, takebacks: false, hints: false, listed: true };
    expect(newTable(plan, unnamed)).toMatchObject({ pace: "days", takebacks: false, hints: false, listed: true });
  });
});

describe("options", () => {
  it("are sent only where they differ from the default", () => {
    const once = chosen({}, simmental, true);
    expect(once).toEqual({ simmental: true });
    expect(valueOf(once, simmental)).toBe(true);
    expect(chosen(once, simmental, false)).toEqual({});
    expect(valueOf({}, simmental)).toBe(false);
  });

  it("tells seat 0 from the default", () => {
    expect(chosen({}, gwt1.options[0]!, 0)).toEqual({ first: 0 });
  });
});

describe("another game", () => {
  it("keeps the seats that fit and the options it knows", () => {
    const plan = fresh(winchester, "Mara");
    plan.seats = [seat("me", "Mara"), seat("friend", "Otis"), seat("bot"), seat("bot"), seat("open")];
    plan.options = { bank: "limited" };
    const next = moved(plan, gwt2);
    expect(next.game).toBe("gwt2");
    expect(next.seats.map((each) => each.kind)).toEqual(["me", "friend", "bot", "bot"]);
    expect(next.options).toEqual({});
  });

  it("counts variants among the sizes, and the game alone not", () => {
    expect(counts(winchester)).toEqual([2, 3, 4, 5]);
    expect(counts(gwt2)).toEqual([2, 3, 4]);
    expect(family("gwt1")).toBe(family("gwt2"));
  });
});

describe("options", () => {
  const game = info("gwt2", [1, 2, 3, 4], [], option("first", "drawn", "drawn", 0, 1, 2, 3), option("sam", "none", "none", "easy"), {
    ...option("sam_deck", "standard"),
    needs: "sam",
  });
  const names = (plan: Plan) => offered(plan, game).map(({ name }) => name);

  it("are offered where they make a difference, with the seats there are", () => {
    const plan = fresh(game, "Mara");
    expect(names(plan)).toEqual(["first", "sam"]);
    expect(offered({ ...plan, seats: plan.seats.slice(0, 2) }, game)[0]!.choices.map(({ value }) => value)).toEqual(["drawn", 0, 1]);
    expect(names({ ...plan, options: { sam: "easy" } })).toEqual(["sam", "sam_deck"]);
  });

  it("are forgotten where they make none any more", () => {
    const plan = { ...fresh(game, "Mara"), options: { first: 3, sam_deck: "own" } };
    expect(moved(plan, game).options).toEqual({ first: 3 });
    expect(moved({ ...plan, seats: plan.seats.slice(0, 3) }, game).options).toEqual({});
  });
});

describe("colours", () => {
  it("are asked for if somebody chose one, and not for bots", () => {
    const plan = fresh(gwt2, "Mara");
    plan.seats = [{ ...plan.seats[0]!, colour: 3 }, { ...seat("friend", "Otis"), colour: 0 }, { ...seat("bot"), colour: 1 }];
    expect(newTable(plan, unnamed).seats.map(({ colour }) => colour)).toEqual([3, 0, undefined]);
    expect(plan.seats.map(colourChosen)).toEqual([3, 0, null]);
  });

  it("are those chosen, then the usual one, then one that is left", () => {
    expect(assigned([])).toEqual([0, 1, 2, 3, 4]);
    expect(assigned([2, null, null])).toEqual([2, 1, 0, 3, 4]);
    expect(assigned([null, 0, null, 4])).toEqual([1, 0, 2, 4, 3]);
  });
});

describe("problems", () => {
  it("are said at the field they are about", () => {
    const problem = (code: string) => ({ code, text: "", ruling: null, seq: null });
    expect(["unknown_game", "bad_option", "bad_seats", "unknown_bot", "bad_seed"].map((code) => fieldOf(problem(code)))).toEqual(
      ["game", "options", "seats", "seats", "seed"],
    );
    expect(fieldOf(problem("too_many"))).toBe("form");
  });
});

describe("a set-up of one's own", () => {
  const place = (...words: string[]) => ({ text: "", choices: words.map((value) => ({ value, text: "" })) });
  const letters = Array(3).fill(place("A", "B", "C"));
  const neutral = { ...option("neutral_buildings", "by_letter", "by_letter", "shuffled"), places: letters, distinct: true };
  const sides = (count: number): OptionInfo => ({
    ...option("building_sides", "a", "a", "random"),
    places: Array.from({ length: count }, (_, index) => place(`${index + 1}a`, `${index + 1}b`)),
  });

  it("begins as in a first game, and is not one of the choices", () => {
    expect(ownSetUp(neutral)).toBe("A B C");
    expect(ownSetUp(sides(2))).toBe("1a 2a");
    expect(isOwnSetUp({ neutral_buildings: "A B C" }, neutral)).toBe(true);
    expect(isOwnSetUp({ neutral_buildings: "shuffled" }, neutral)).toBe(false);
    expect(isOwnSetUp({}, neutral)).toBe(false);
  });

  it("lets two places change where nothing can lie twice", () => {
    expect(placed(neutral, "A B C", 0, "C")).toBe("C B A");
    expect(placed(sides(2), "1a 2a", 1, "2b")).toBe("1a 2b");
  });

  it("goes along to another edition only if it fits there", () => {
    const plan = { ...fresh(info("gwt1", [2, 3, 4], [], sides(2)), "Mara"), options: { building_sides: "1a 2b" } };
    expect(moved(plan, info("gwt2", [2, 3, 4], [], sides(2))).options).toEqual({ building_sides: "1a 2b" });
    expect(moved(plan, info("gwt2", [2, 3, 4], [], sides(3))).options).toEqual({});
    const drawn = { ...plan, options: { building_sides: "random" } };
    expect(moved(drawn, info("gwt2", [2, 3, 4], [], sides(3))).options).toEqual({ building_sides: "random" });
  });
});

describe("the form used last", () => {
  const games = [gwt1, gwt2, winchester];
  const kept = { ...fresh(gwt2, "Mara"), seed: "7", options: { simmental: true, gone: 1 }, hints: false };

  it("comes back without the seed and with what the game still has", () => {
    const found = lastUsed(games, "Ann", JSON.stringify(kept))!;
    expect(found).toMatchObject({ game: "gwt2", seed: "", options: { simmental: true }, hints: false });
    expect(found.seats[0]!.name).toBe("Ann");
  });

  it("is not taken from what isn't a form, or of a game that is gone", () => {
    expect(lastUsed(games, "Ann", "nonsense")).toBeNull();
    expect(lastUsed(games, "Ann", null)).toBeNull();
    expect(lastUsed(games, "Ann", JSON.stringify({ ...kept, game: "poker" }))).toBeNull();
  });
});
