import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Catalogue, LogEntry, Thing, Update, WinchesterView } from "../../lib/net/protocol";
import { majority, ranking, ties } from "./score/ranking";
import { duelOf, payments } from "./events";
import { boxAround, inside, overlap } from "./map/geometry";
import { chartOf, standardChart, type Chart, type Point } from "./map/chart";
import { readMap } from "./map/read";
import { labelSpot } from "./map/scenery";
import { brief, income, lastBids, legalBids, mustTake, noDuel, payout, typed, within } from "./auction/money";
import { meantBy, places, readMove } from "./moves";
import { statusOf } from "./players";
import { counted, groups, progress } from "./progress";
import { player, tableView } from "./fixture";

const STANDARD_TEXT = engine("maps/standard.map");
const CHART = readMap(STANDARD_TEXT);
const CATALOGUE = catalogueOf(CHART);

/** What the server's catalogue says of a map and of the cards that list plots. */
function catalogueOf(chart: Chart): Catalogue {
  const nothing = { en: "", de: "" };
  const thing = (figures: Thing["figures"]): Thing => ({ name: nothing, help: [], figures, actions: [], rulings: [] });
  const flat = (points: Point[]): number[] => points.flatMap(({ x, y }) => [x, y]);
  const { width, height, courses, saloon } = chart;
  const plots = chart.plots.map(({ plot, terrain, card, neighbours, shape, token, number, cardSpot }) => [
    plot,
    thing({
      terrain,
      card: card ?? "",
      neighbours,
      shape: flat(shape),
      token_at: flat([token]),
      number_at: flat([number]),
      ...(cardSpot ? { card_at: flat([cardSpot]) } : {}),
    }),
  ]);
  const squares = [...chart.rail, ...chart.river].map(({ id, line, touches, shape, spot }) => [
    id,
    thing({ line, number: Number(id.slice(1)), plots: touches, shape: flat(shape), vehicle_at: flat([spot]) }),
  ]);
  const map = { width, height, rail: flat(courses.rail), river: flat(courses.river), saloon: flat(saloon.shape), tips: flat([saloon.tips]) };
  const needs = { five_plots: 5, four_alike_tokens: 4, three_connected: 3, four_scattered: 4, three_off_river: 3, three_off_rail: 3 };
  return {
    game: "winchester",
    title: nothing,
    things: {
      board: { map: thing(map) },
      plot: Object.fromEntries(plots),
      square: Object.fromEntries(squares),
      saloon: { saloon: thing({ plots: saloon.plots }) },
      shared: Object.fromEntries(Object.entries(needs).map(([id, count]) => [id, thing({ needs: count })])),
      secret: {
        mines: thing({ per: 5, plots: [3, 4, 5] }),
        riverside: thing({ per: 3, plots: [5, 6, 7, 8, 10, 11, 12, 16] }),
        forests: thing({ per: 3, plots: [] }),
      },
    },
  };
}

const view = (change: Partial<WinchesterView> = {}, owned: Record<number, number> = {}): WinchesterView =>
  tableView(CHART, change, owned);

function update(seen: WinchesterView): Update {
  return { view: seen as unknown as Update["view"] } as Update;
}

function entry(seq: number, seat: number, move: string, turn = false): LogEntry {
  return { at: 0, kind: "move", lines: [], move, seat, seq, turn, undone: [], request: null, part: null };
}

/** The vocabulary of the engine, as `moves.py` writes it down. */
const SQUARES = ["t", "r"].flatMap((line) => Array.from({ length: 24 }, (_, index) => `${line}${index + 1}`));
const CARDS = [
  ...[0, 1, 2, 3, 4].flatMap((seat) => [`seat${seat} first`, `seat${seat} second`]),
  "mine3",
  "mine4",
  "mine5",
  "ranch",
];
const SHARED = (/SHARED: Final = \(([^)]*)\)/.exec(engine("components.py"))?.[1] ?? "").match(/\w+/g) ?? [];
const VOCABULARY = [
  "pass",
  ...Array.from({ length: 150 }, (_, index) => `bid ${index + 1}`),
  "duel",
  ...SQUARES.map((square) => `send ${square}`),
  ...SQUARES.map((square) => `place ${square}`),
  ...CARDS.map((card) => `look ${card}`),
  ...SHARED.map((objective) => `claim ${objective}`),
  "done",
];

function engine(path: string): string {
  return readFileSync(`../src/trailboss/games/winchester/${path}`, "utf8");
}

describe("moves", () => {
  it("understands the whole vocabulary and nothing else", () => {
    expect(SHARED).toHaveLength(10);
    expect(VOCABULARY.filter((move) => readMove(move) === null)).toEqual([]);
    for (const text of ["", "bid", "bid 0", "bid x", "pass now", "send x3", "look seat2", "ride b", "claim"])
      expect(readMove(text)).toBeNull();
  });

  it("finds a place for every move but `done`", () => {
    const seen = update(view({ bid: 7, bidder: 3 }));
    for (const move of VOCABULARY) expect(places(move, seen).length, move).toBe(move === "done" ? 0 : move.startsWith("bid") ? 2 : 1);
    expect(places("bid 8", seen)).toEqual(["bid", "plot:14"]);
    expect(places("duel", seen)).toEqual(["seat:3"]);
    expect(places("send t5", seen)).toEqual(["rail:t5"]);
    expect(places("send r3", seen)).toEqual(["river:r3"]);
    expect(places("look seat2 first", seen)).toEqual(["card:seat2:first"]);
    expect(places("look mine3", seen)).toEqual(["card:mine3"]);
    expect(places("claim five_plots", seen)).toEqual(["pile:five_plots"]);
    expect(places("bid 8", { view: null } as Update)).toEqual([]);
  });

  it("means, by a click on a move's place, a move of the vocabulary with that place", () => {
    for (const question of ["auction", "movement", "rumor", "claims", "place"]) {
      const seen = view({ question, bid: 7, bidder: 3 });
      for (const move of VOCABULARY)
        for (const place of places(move, update(seen)))
          for (const meant of meantBy(place, seen)) {
            expect(VOCABULARY).toContain(meant);
            if (!place.startsWith("seat:")) expect(places(meant, update(seen))).toContain(place);
          }
    }
  });

  it("asks about what the question is about", () => {
    const auction = view({ bid: 7, bidder: 3 });
    expect(meantBy("plot:14", auction)).toEqual(["bid 8"]);
    expect(meantBy("plot:3", auction)).toEqual([]);
    expect(meantBy("seat:3", auction)).toEqual(["duel"]);
    expect(meantBy("bid", auction)).toEqual(["bid 8"]);
    const rumor = view({ question: "rumor" });
    expect(meantBy("plot:3", rumor)).toEqual(["look mine3"]);
    expect(meantBy("plot:17", rumor)).toEqual(["look ranch"]);
    expect(meantBy("seat:2", rumor)).toEqual(["look seat2 first", "look seat2 second"]);
    expect(meantBy("card:seat2:second", rumor)).toEqual(["look seat2 second"]);
    expect(meantBy("saloon", rumor)).toEqual([]);
  });
});

describe("money", () => {
  it("is written in thousands", () => {
    expect([0, 1, 12, -3].map(brief)).toEqual(["$0", "$1k", "$12k", "−$3k"]);
  });

  it("is shared by all others, and what is left over goes to the saloon", () => {
    expect(payout(8, 5)).toEqual({ share: 2, tips: 0 });
    expect(payout(7, 5)).toEqual({ share: 1, tips: 3 });
    expect(payout(1, 3)).toEqual({ share: 0, tips: 1 });
    expect(payout(9, 2)).toEqual({ share: 9, tips: 0 });
    for (let seats = 2; seats <= 5; seats++)
      for (let price = 0; price <= 150; price++) {
        const { share, tips } = payout(price, seats);
        expect(share * (seats - 1) + tips).toBe(price);
        expect(tips).toBeLessThan(seats - 1 || 1);
      }
  });

  it("takes the range of bids from the legal moves", () => {
    expect(legalBids(["pass", "duel"])).toBeNull();
    expect(legalBids(["pass", "bid 8", "bid 9"])).toEqual({ low: 8, high: 9, next: [8, 9] });
    const wide = legalBids(["pass", "duel", ...Array.from({ length: 12 }, (_, index) => `bid ${index + 8}`)])!;
    expect(wide).toEqual({ low: 8, high: 19, next: [8, 9, 10, 11] });
    expect([3, 8, 12.4, 99, NaN].map((notes) => within(notes, wide))).toEqual([8, 8, 12, 19, 8]);
  });

  it("reads what people type", () => {
    expect(["8", "8k", "$8k", "8000", "8.000 $", "8,000 dollars", " 12 "].map(typed)).toEqual([8, 8, 8, 8, 8, 8, 12]);
    expect(["", "k", "eight", "-3", "8x"].map(typed)).toEqual([null, null, null, null, null]);
  });

  it("knows everybody's last bid of the running auction", () => {
    const log = [
      entry(1, 0, "bid 9"),
      entry(2, 1, "pass", true),
      entry(3, 1, "bid 3"),
      entry(4, 2, "pass"),
      entry(5, 3, "bid 4"),
      entry(6, 1, "bid 5"),
    ];
    const seen = view({ bid: 5, bidder: 1, still_in: [0, 1, 3, 4] });
    expect(lastBids(log, seen)).toEqual(new Map([[1, 5], [3, 4]]));
    expect(lastBids([], seen)).toEqual(new Map([[1, 5]]));
    expect(lastBids(log, view({ question: "rumor", bid: 5, bidder: 1 }))).toEqual(new Map());
    expect(statusOf(1, seen, log)).toEqual({ kind: "bid", notes: 5, leads: true });
    expect(statusOf(2, seen, log)).toEqual({ kind: "out" });
    expect(statusOf(4, seen, log)).toEqual({ kind: "in" });
    expect(statusOf(4, { ...seen, over: true }, log)).toEqual({ kind: "none" });
  });

  it("says why there is no duel, in the order of the rules", () => {
    const two = { bid: 7, bidder: 3, still_in: [0, 3] };
    expect(noDuel(view(two), 0)).toBeNull();
    expect(noDuel(view({ ...two, still_in: [0, 1, 3] }), 0)).toBe("not_two");
    expect(noDuel(view({ ...two, bid: 0, bidder: null }), 0)).toBe("no_bid");
    expect(noDuel(view({ ...two, bid: 9 }), 0)).toBe("no_cash");
    const used = [player(0, { duel_token: false }), player(3)];
    expect(noDuel(view({ ...two, players: used }), 0)).toBe("used");
  });

  it("warns the starting player who may have to take the plot", () => {
    expect(mustTake(view(), 1)).toBe(true);
    expect(mustTake(view(), 0)).toBe(false);
    expect(mustTake(view({ bid: 1, bidder: 2 }), 1)).toBe(false);
  });

  it("pays the owners beside a vehicle", () => {
    expect(income([1, 2, 7, 11], view({}, { 1: 0, 7: 0, 11: 3 }))).toEqual(new Map([[0, 2], [3, 1]]));
  });
});

describe("what happened between two views", () => {
  const chart = CHART;

  it("shows the price, the tips and the pile", () => {
    const before = view({ bid: 7, bidder: 3 });
    const after = view({ plot: 2, piles: [{ notes: 3, objective: "five_plots", taken_by: 3 }] }, { 14: 3 });
    const paid = payments(before, after, [entry(9, 1, "pass", true)], chart);
    expect(paid.filter(({ to }) => to.startsWith("seat:") && to !== "seat:3").map(({ notes }) => notes)).toEqual([1, 1, 1, 1]);
    expect(paid).toContainEqual({ from: "plot:14", to: "saloon", notes: 3 });
    expect(paid).toContainEqual({ from: "pile:five_plots", to: "seat:3", notes: 3 });
  });

  it("takes the price from a bid that ended the auction", () => {
    const paid = payments(view(), view({ plot: 2 }, { 14: 4 }), [entry(9, 4, "bid 8", true)], chart);
    expect(paid.map(({ notes }) => notes)).toEqual([2, 2, 2, 2]);
  });

  it("shows what a saloon token, a mine and a vehicle bring", () => {
    const before = view({ bid: 4, bidder: 2, saloon: 5, plot: 4 });
    const after = view({ plot: 2, saloon: 0 }, { 4: 2 });
    after.plots[3] = { ...after.plots[3]!, token: "saloon", card_open: true, card_notes: 7 };
    const paid = payments(before, after, [entry(9, 1, "pass", true)], chart);
    expect(paid).toContainEqual({ from: "saloon", to: "seat:2", notes: 5 });
    expect(paid).toContainEqual({ from: "card:mine4", to: "seat:2", notes: 7 });
    const owned = { 7: 1, 8: 1, 12: 2 };
    expect(payments(view({}, owned), view({ train: "t5" }, owned), [entry(9, 0, "send t5")], chart)).toEqual([
      { from: "rail:t5", to: "seat:1", notes: 2 },
      { from: "rail:t5", to: "seat:2", notes: 1 },
    ]);
  });

  it("shows nothing after a jump over several sales", () => {
    expect(payments(view(), view({}, { 14: 1, 2: 3 }), [], chart)).toEqual([]);
  });

  it("knows who won a duel", () => {
    const before = view({ bid: 7, bidder: 3, still_in: [0, 3] });
    expect(duelOf(before, view({ plot: 2 }, { 14: 0 }), [entry(9, 0, "duel")])).toEqual({ winner: 0, loser: 3 });
    expect(duelOf(before, view({ plot: 2 }, { 14: 3 }), [entry(9, 0, "duel")])).toEqual({ winner: 3, loser: 0 });
    expect(duelOf(before, view({ plot: 2 }, { 14: 3 }), [entry(9, 0, "pass")])).toBeNull();
  });
});

describe("maps", () => {
  const chart = CHART;

  it("are read from their text", () => {
    expect(chart.plots).toHaveLength(19);
    expect([chart.rail.length, chart.river.length]).toEqual([9, 8]);
    expect(chart.plots[16]).toMatchObject({ plot: 17, terrain: "prairie", card: "ranch" });
    expect(chart.plots[6]!.neighbours).toEqual([2, 3, 4, 5]);
    expect(chart.rail[4]).toMatchObject({ id: "t5", touches: [7, 8, 11, 12], spot: { x: 449, y: 385 } });
  });

  it("are the same from the catalogue as from the text", () => {
    expect(standardChart(CATALOGUE)).toEqual(chart);
    expect(chartOf(view(), CATALOGUE)).toEqual(chart);
    expect(chartOf(null, CATALOGUE)).toBe(chartOf(view(), CATALOGUE));
  });

  it("has the token of every plot on the plot, and room for a label that hides nothing", () => {
    const boxes = chart.plots.flatMap(({ token, number, cardSpot }) => [
      boxAround(token, 44, 44),
      boxAround(number, 38, 30),
      ...(cardSpot ? [boxAround(cardSpot, 40, 52)] : []),
    ]);
    for (const plot of chart.plots) {
      expect(inside(plot.shape, plot.token), `plot ${plot.plot}`).toBe(true);
      const label = boxAround(labelSpot(chart, plot, 170, 28), 170, 28);
      expect(label.left, `plot ${plot.plot}`).toBeGreaterThanOrEqual(0);
      expect(label.right, `plot ${plot.plot}`).toBeLessThanOrEqual(chart.width);
      expect(boxes.filter((box) => overlap(box, label)), `plot ${plot.plot}`).toEqual([]);
    }
  });

  it("lays out a map without a drawing, every plot on its own cell", () => {
    const bare = STANDARD_TEXT.split("\n")
      .filter((line) => !/^(area|shape|course|spot)/.test(line))
      .join("\n");
    const scheme = chartOf(view({ options: { map: bare } }), CATALOGUE);
    expect(scheme.drawn).toBe(false);
    expect(scheme.plots.map(({ neighbours }) => neighbours)).toEqual(chart.plots.map(({ neighbours }) => neighbours));
    expect(new Set(scheme.plots.map(({ token }) => `${token.x},${token.y}`)).size).toBe(19);
    const near = scheme.plots.flatMap(({ plot, token, neighbours }) =>
      neighbours
        .filter((other) => other > plot)
        .map((other) => Math.hypot(token.x - scheme.plots[other - 1]!.token.x, token.y - scheme.plots[other - 1]!.token.y)),
    );
    expect(near.filter((distance) => distance < 240).length).toBeGreaterThan(near.length * 0.7);
  });
});

describe("objectives", () => {
  const chart = CHART;

  it("counts groups as the engine does", () => {
    expect(groups([2, 3, 7, 12, 17, 19], chart)).toEqual([3, 2, 1]);
    expect(groups([], chart)).toEqual([]);
  });

  it("tells progress from what lies open", () => {
    const seen = view({}, { 2: 0, 3: 0, 7: 0, 9: 0 });
    const have = (objective: string) => progress(objective, seen.players[0]!, seen, chart, CATALOGUE)?.have;
    expect(have("one_of_each_terrain")).toBe(2);
    expect(have("five_plots")).toBe(4);
    expect(have("three_connected")).toBe(3);
    expect(have("four_scattered")).toBe(1);
    expect(have("three_off_river")).toBe(3);
    expect(have("three_off_rail")).toBe(2);
    expect(have("last_auction")).toBeUndefined();
    const tokens = { movement: 4, saloon: 1, rumor: 0 };
    const rich = player(0, { tokens });
    expect(progress("four_alike_tokens", rich, seen, chart, CATALOGUE)).toEqual({ have: 4, need: 4 });
    expect(progress("one_of_each_token", rich, seen, chart, CATALOGUE)).toEqual({ have: 2, need: 3 });
  });

  it("lists the plots that a secret objective counts", () => {
    const seen = view({}, { 3: 0, 5: 0, 8: 0, 12: 0 });
    const of = (secret: string) => counted(secret, seen.players[0]!, seen, CATALOGUE);
    expect(of("mines")).toEqual([3, 5]);
    expect(of("riverside")).toEqual([5, 8, 12]);
    expect(of("forests")).toEqual([8]);
    expect(of("rumors")).toEqual([3, 5, 8, 12]);
    expect(of("movements")).toEqual([]);
  });
});

describe("the final count", () => {
  const row = (place: number, cash: number, majority_ = 0, secret = 0) => ({
    name: { en: "", de: "" },
    place,
    total: cash + majority_ + secret,
    parts: { cash, majority: majority_, first_secret: secret, second_secret: 0 },
  });
  const name = (seat: number): string => "ABCDE"[seat]!;

  it("ranks by place and explains ties", () => {
    const ranks = ranking([row(3, 10, 0, 5), row(2, 12, 0, 3), row(1, 10, 5, 0), row(4, 1)]);
    expect(ranks.map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
    const said = ties(ranks, name);
    expect(said).toHaveLength(2);
    expect(said[0]!.text).toContain("$15k");
    expect(ties(ranking([row(1, 9), row(1, 9)]), name)).toHaveLength(1);
    expect(ties(ranking([row(1, 9), row(2, 8)]), name)).toEqual([]);
  });

  it("leaves out who has no known total", () => {
    expect(ranking([{ ...row(1, 9), total: null, place: null }])).toEqual([]);
  });

  it("says who had the most plots, and by the largest group", () => {
    const chart = CHART;
    const names = (seats: number[]): string => seats.map(name).join("+");
    expect(majority(view({}, { 1: 0, 2: 0, 3: 1 }), chart, names)).toMatchObject({ ruling: "WIN-E-4" });
    const tie = majority(view({}, { 2: 0, 3: 0, 1: 1, 19: 1 }), chart, names);
    expect(tie).toMatchObject({ ruling: "WIN-E-5" });
    expect(tie!.text).toMatch(/A\+B.*A/);
    expect(majority(view(), chart, names)).toBeNull();
  });
});
