import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speech } from "../../lib/lang.svelte";
import type { Update, WinchesterView } from "../../lib/net/protocol";
import { TableModel, type WhySubject } from "../../lib/table/table.svelte";
import ui from "./index";
import { CATALOGUE, choice, player, tableView } from "./fixture";


let played: string[] = [];
let asked: WhySubject[] = [];

/** A table at which Mara (seat 0) sits with four others. */
function table(view: WinchesterView, moves: string[], final = true): TableModel {
  const model: TableModel = new TableModel({
    play: (move) => {
      played.push(move);
      model.answered(true);
    },
    undo: () => undefined,
    why: async (subject) => {
      asked.push(subject);
      return { type: "why", id: "", move: "duel", reason: "because", ruling: "WIN-D-1" };
    },
  });
  model.catalogue = CATALOGUE;
  const names = ["Mara", "Otis", "June", "Chen", "Ines"].slice(0, view.seats);
  const seats = names.map((name, seat) => ({ seat, kind: "person", name, bot: null, here: true, mine: seat === 0 }));
  model.show({
    type: "update",
    choices: moves.map((move) => choice(move, final)),
    shortcuts: [],
    at_once: null,
    may_ask: false,
    locked: null,
    log: [],
    question: view.over ? null : { phase: view.question, text: "?", seat: view.to_move },
    seat: view.seat,
    seq: 1,
    standing: [],
    table: { id: "a", game: "winchester", seats } as unknown as Update["table"],
    thinking: null,
    order: null,
    undo: 0,
    view: view as unknown as Update["view"],
  } as Update);
  return model;
}

const seen = (change: Partial<WinchesterView> = {}, owned: Record<number, number> = {}): WinchesterView =>
  tableView(change, owned);
const bids = (low: number, high: number): string[] =>
  Array.from({ length: high - low + 1 }, (_, index) => `bid ${low + index}`);
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
async function click(selector: string): Promise<void> {
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await Promise.resolve();
  flushSync();
}

beforeEach(() => {
  played = [];
  asked = [];
  speech.lang = "en";
});
afterEach(cleanup);

describe("the auction panel", () => {
  const auction = seen({ bid: 7, bidder: 3, still_in: [0, 1, 3] });

  it("offers the next four bids; the second click on one makes it", async () => {
    const model = table(auction, ["pass", ...bids(8, 19)]);
    render(ui.Answers!, { table: model });
    expect([...document.querySelectorAll("[data-move]")].map((each) => each.getAttribute("data-move"))).toEqual([
      ...bids(8, 11),
      "pass",
    ]);
    await click('[data-move="bid 9"]');
    expect(model.selected).toBe("bid 9");
    expect(played).toEqual([]);
    expect(screen.getByText(/At \$9k/).textContent).toMatch(/the 4 others get \$2k each;\s+\$1k goes to the saloon/);
    await click('[data-move="bid 9"]');
    expect(played).toEqual(["bid 9"]);
  });

  it("takes any other sum by steps, slider and typing, and asks about one that cannot be bid", async () => {
    const model = table(auction, ["pass", ...bids(8, 19)]);
    render(ui.Answers!, { table: model });
    await click('[aria-label="1000 more"]');
    expect(model.selected).toBe("bid 9");
    const field = find("[data-amount]") as HTMLInputElement;
    field.value = "$15k";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(model.selected).toBe("bid 15");
    field.value = "40";
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await Promise.resolve();
    flushSync();
    expect(asked).toEqual([{ move: "bid 40" }]);
    expect(find("[data-amount]").getAttribute("aria-invalid")).toBe("true");
  });

  it("takes digits as a bid, one after the other, and no other questions' digits", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const model = table(auction, ["pass", ...bids(8, 19)]);
    expect([ui.digit!(1, model), model.selected]).toEqual([true, null]);
    expect([ui.digit!(2, model), model.selected]).toEqual([true, "bid 12"]);
    vi.advanceTimersByTime(2000);
    ui.digit!(9, model);
    expect(model.selected).toBe("bid 9");
    expect(ui.digit!(1, table(seen({ question: "movement" }), ["send t1", "send t2"]))).toBe(false);
    vi.useRealTimers();
  });

  it("says why there is no duel, and asks the server when it is tried", async () => {
    render(ui.Answers!, { table: table(auction, ["pass", "bid 8"]) });
    expect(find("#no-duel").textContent).toContain("3 are still in (you, Otis and Chen)");
    await click('[aria-describedby="no-duel"]');
    expect(asked).toEqual([{ move: "duel" }]);
    cleanup();
    render(ui.Answers!, { table: table(seen({ bid: 7, bidder: 3, still_in: [0, 3] }), ["pass", "duel", "bid 8"]) });
    expect(find('[data-move="duel"]').textContent).toContain("Challenge Chen to a duel for 7000 dollars");
  });

  it("shows the bids also while somebody else is asked, but nothing to press", () => {
    render(ui.Answers!, { table: table({ ...auction, to_move: 1 }, []) });
    expect(screen.getByRole("list", { name: "Auction" }).children).toHaveLength(5);
    expect(document.querySelector("button")).toBeNull();
  });
});

describe("the other questions", () => {
  it("lists where a vehicle pays, the best for oneself first, and what pays nobody apart", () => {
    const view = seen({ question: "movement" }, { 7: 0, 8: 0, 14: 1 });
    render(ui.Answers!, { table: table(view, ["send t1", "send t5", "send t7", "send r4"]) });
    const rows = [...document.querySelectorAll("[data-move]")].map((each) => each.getAttribute("data-move"));
    expect(rows).toEqual(["send t5", "send r4", "send t7", "send t1"]);
  });

  it("says what of a rumor's cards is known already", () => {
    const players = [0, 1, 2, 3, 4].map((seat) => player(seat, seat === 2 ? { secrets: ["mines", null] } : {}));
    const moves = ["look seat2 first", "look seat2 second", "look mine3", "look ranch"];
    render(ui.Answers!, { table: table(seen({ question: "rumor", players }), moves) });
    expect(find('[data-move="look seat2 first"]').textContent).toContain("Mines");
    expect(find('[data-move="look seat2 second"]').textContent).not.toContain("Mines");
  });
});

describe("the map", () => {
  it("makes a button of every square that a vehicle may be sent to, for pointer and keys", async () => {
    const model = table(seen({ question: "movement" }), ["send t1", "send r8"], false);
    render(ui.Board, { table: model });
    const square = find('[data-place="rail:t1"]');
    expect([square.getAttribute("role"), square.getAttribute("tabindex")]).toEqual(["button", "0"]);
    expect(square.getAttribute("aria-label")).toContain("Choice 1 of 2");
    expect(find('[data-place="rail:t2"]').getAttribute("role")).toBe("img");
    await click('[data-place="rail:t1"]');
    find('[data-place="river:r8"]').dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(played).toEqual(["send t1", "send r8"]);
    await click('[data-place="rail:t2"]');
    expect(asked).toEqual([{ place: "rail:t2" }]);
  });

  it("chooses the next bid on the plot for sale and waits for its button", async () => {
    const model = table(seen({ bid: 7, bidder: 3 }), ["pass", "bid 8", "bid 9"], false);
    render(ui.Board, { table: model });
    await click('[data-place="plot:14"]');
    expect([model.selected, played]).toEqual(["bid 8", []]);
  });

  it("tells every plot in words, in German too", () => {
    speech.lang = "de";
    render(ui.Board, { table: table(seen({}, { 3: 1 }), []) });
    expect(find('[data-place="plot:3"]').getAttribute("aria-label")).toContain("Wüste, Mine, gehört Otis");
    expect(find('[data-place="plot:14"]').getAttribute("aria-label")).toContain("unter dem Hammer");
    expect(document.querySelectorAll("[data-place^='plot:']")).toHaveLength(19);
  });
});

describe("options", () => {
  it("asks for the square of a vehicle, in the list and on the board, and draws none before", async () => {
    const view = seen({ question: "place", question_args: { seat: 0, vehicle: "train" }, plot: 0, turn: 0, train: null, boat: null });
    const model = table(view, ["place t1", "place t2"], false);
    render(ui.Board, { table: model });
    expect(document.querySelectorAll('.board [data-move^="place "]').length).toBe(2);
    cleanup();
    render(ui.Answers!, { table: model });
    await click('[data-move="place t2"]');
    expect(played).toEqual(["place t2"]);
  });

  it("lets the high bidder challenge while the other one thinks", async () => {
    const view = seen({ to_move: 3, bid: 7, bidder: 0, still_in: [0, 3] });
    const model = table(view, ["duel"], false);
    render(ui.Answers!, { table: model });
    expect(find('[data-move="duel"]').textContent).toMatch(/Challenge Chen to a duel/);
    await click('[data-move="duel"]');
    expect(played).toEqual(["duel"]);
  });
});

describe("players and objectives", () => {
  it("shows the own cash and a lock for everybody else's", () => {
    render(ui.Players, { table: table(seen(), []) });
    expect(screen.getByRole("group", { name: /Mara \(you\).*cash 8000 dollars/ })).toBeTruthy();
    expect(screen.getByRole("group", { name: /Otis.*cash secret/ })).toBeTruthy();
  });

  it("offers a pile that may be claimed, on its card", async () => {
    const model = table(seen({ question: "claims" }), ["claim five_plots", "done"], false);
    render(ui.PlayerArea, { table: model });
    await click('[data-move="claim five_plots"]');
    expect(played).toEqual(["claim five_plots"]);
  });

  it("shows nobody what could be claimed where players have to notice for themselves", async () => {
    const options = { map: "standard", claims: "manual" };
    const five = { 1: 0, 6: 0, 12: 0, 18: 0, 19: 0 };
    const model = table(seen({ options }, five), []);
    model.update = { ...model.update, choices: [{ ...choice("claim five_plots", false), out_of_turn: true }] };
    render(ui.PlayerArea, { table: model });
    const card = find('[data-place="pile:five_plots"]');
    expect(card.classList.contains("legal")).toBe(false);
    expect(card.querySelectorAll("i.full").length).toBe(0);
    expect(card.textContent).not.toMatch(/5 of 5|you have/);
    cleanup();
    render(ui.Answers!, { table: model });
    expect(document.querySelector('[data-move^="claim"]')).toBeNull();
    cleanup();
    render(ui.PlayerArea, { table: model });
    await click('[data-move="claim five_plots"]');
    expect(played).toEqual(["claim five_plots"]);
  });

  it("marks the map as reconstructed where the catalogue says so, and only there", () => {
    const model = table(seen(), []);
    render(ui.Board, { table: model });
    expect(document.querySelector('[data-help="note:reconstructed"]')).toBeNull();
    cleanup();
    const note = { name: "reconstructed", help: ["Reconstructed on this map: borders (3)."], figures: {}, actions: [], rulings: [] };
    model.catalogue = { ...model.catalogue, things: { note: { reconstructed: note } } } as typeof model.catalogue;
    render(ui.Board, { table: model });
    expect(find('[data-help="note:reconstructed"]').textContent).toBe("partly reconstructed");
  });

  it("knows what the seat strip of a phone may tell", () => {
    const { update } = table(seen(), []);
    expect([ui.purse!(update, 0), ui.purse!(update, 1)]).toEqual(["$8k", null]);
  });
});
