import { describe, expect, it } from "vitest";
import { speech } from "../../lib/lang.svelte";
import type { Catalogue, LogEntry, ComponentInfo, Update, WinchesterView } from "../../lib/net/protocol";
import { majority, ranking, ties } from "./score/ranking";
import { duelOf, payments } from "./events";
import { boxAround, inside, overlap } from "./map/geometry";
import { chartOf } from "./map/chart";
import { labelSpot } from "./map/scenery";
import { brief, income, lastBids, legalBids, mustTake, noDuel, payout, short, typed, within } from "./auction/money";
import { readMove } from "./moves";
import { statusOf } from "./players";
import { ranges } from "./speech";
import { catalogueFor, CHART, player, tableView, VOCABULARY } from "./fixture";

const view = (change: Partial<WinchesterView> = {}, owned: Record<number, number> = {}): WinchesterView =>
  tableView(change, owned);

function update(seen: WinchesterView): Update {
  return { view: seen as unknown as Update["view"] } as Update;
}

function entry(seq: number, seat: number, move: string, turn = false): LogEntry {
  return { at: 0, kind: "move", lines: [], move, seat, seq, turn, undone: [], request: null, part: null, targets: [] };
}

describe("moves", () => {
  it("understands the whole vocabulary and nothing else", () => {
    expect(VOCABULARY.filter((move) => readMove(move) === null)).toEqual([]);
    for (const text of ["", "bid", "bid 0", "bid x", "pass now", "send x3", "look seat2", "ride b", "claim"])
      expect(readMove(text)).toBeNull();
  });
});

describe("numbers of plots", () => {
  it("are ranges where they are neighbours", () => {
    expect(ranges([])).toBe("");
    expect(ranges([3, 1, 2, 7, 9, 10, 12, 13, 14])).toBe("1–3, 7, 9, 10, 12–14");
  });
});

describe("money", () => {
  it("is written in thousands", () => {
    expect([0, 1, 12, -3].map(brief)).toEqual(["$0", "$1k", "$12k", "−$3k"]);
    speech.choose("de");
    expect([0, 1, 12, -3].map(brief)).toEqual(["0\u202f$", "1000\u202f$", "12000\u202f$", "−3000\u202f$"]);
    expect([0, 12].map(short)).toEqual(["0\u202f$", "12k\u202f$"]); // on small pieces
    speech.choose("en");
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

  it("are read from the catalogue", () => {
    expect(chart.plots).toHaveLength(19);
    expect([chart.rail.length, chart.river.length]).toEqual([9, 8]);
    expect(chart.plots[16]).toMatchObject({ plot: 17, terrain: "prairie", card: "ranch" });
    expect(chart.plots[6]!.neighbours).toEqual([2, 3, 4, 5]);
    expect(chart.rail[4]).toMatchObject({ id: "t5", touches: [7, 8, 11, 12], spot: { x: 449, y: 385 } });
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
    const scheme = chartOf(catalogueFor("undrawn"));
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

describe("the final count", () => {
  const row = (place: number, cash: number, majority_ = 0, secret = 0) => ({
    name: "",
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
    const names = (seats: number[]): string => seats.map(name).join("+");
    expect(majority(view({}, { 1: 0, 2: 0, 3: 1 }), names)).toMatchObject({ ruling: "WIN-E-4" });
    const even = view({}, { 2: 0, 3: 0, 1: 1, 19: 1 });
    even.players[0]!.plots_together = 2;
    even.players[1]!.plots_together = 1;
    const tie = majority(even, names);
    expect(tie).toMatchObject({ ruling: "WIN-E-5" });
    expect(tie!.text).toMatch(/A\+B.*A/);
    expect(majority(view(), names)).toBeNull();
  });
});
