import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { speech } from "../../../lib/lang.svelte";
import { EDITIONS, tableFor, updateFor, viewFor, type Edition } from "../fixture";
import PlayerArea from "../PlayerArea.svelte";
import { unseenBy, worth } from "../ranch";

afterEach(() => {
  cleanup();
  speech.choose("en");
});

/** The own seat with a hand of the test's choice. */
function withHand(edition: Edition, hand: string[], moves: string[], question: string) {
  const view = viewFor(edition);
  const seat = view.seat ?? 0;
  const ranchers = view.ranchers.map((each) => (each.seat === seat ? { ...each, hand, hand_size: hand.length } : each));
  const made = tableFor(updateFor(edition, moves, { seat, to_move: seat, question, ranchers }));
  const { container } = render(PlayerArea, { table: made.table });
  return {
    ...made,
    container,
    at: (place: string) => container.querySelector<HTMLButtonElement>(`[data-place="${place}"]`)!,
  };
}

const settled = () => new Promise((done) => setTimeout(done));

describe.each(EDITIONS)("the own ranch of %s", (edition) => {
  it("discards the card that is clicked", async () => {
    const { at, played } = withHand(edition, ["gray", "white", "white"], ["discard gray", "discard white"], "discard");
    expect(at("hand:white").dataset.move).toBe("discard white");
    await fireEvent.click(at("hand:white"));
    await settled();
    expect(played).toEqual(["discard white"]);
  });

  it("asks why a card cannot be used", async () => {
    const { at, asked, played } = withHand(edition, ["gray", "white"], ["discard gray"], "discard");
    await fireEvent.click(at("hand:white"));
    await settled();
    expect(asked).toEqual([{ place: "hand:white" }]);
    expect(played).toEqual([]);
  });

  it("lists the meanings of a place that has several", async () => {
    const moves = ["aux dollars single", "aux dollars double"];
    const { at, container, played } = withHand(edition, ["gray"], moves, "auxiliary");
    await fireEvent.click(at("aux:dollars"));
    expect(played).toEqual([]);
    const answers = [...container.querySelectorAll<HTMLButtonElement>(".menu [data-move]")];
    expect(answers.map((each) => each.dataset.move)).toEqual(moves);
    await fireEvent.click(answers[1]!);
    await settled();
    expect(played).toEqual(["aux dollars double"]);
  });

  it("offers every covered disc space, and names what it is", () => {
    const { at, table } = withHand(edition, ["gray"], ["disc aux_draw_2", "disc hand_1"], "disc");
    const rancher = (table.update.view as unknown as ReturnType<typeof viewFor>).ranchers[table.update.seat!]!;
    for (const disc of rancher.discs) expect(at(`disc:${disc}`), disc).toBeTruthy();
    expect(at("disc:aux_draw_2").classList).toContain("legal");
    expect(at("disc:aux_draw_2").textContent).toMatch(/covered.*Choice 1 of 2/);
  });

  it("shows all buildings, those in stock with what they need", () => {
    const { container, table } = withHand(edition, [], ["build 1"], "build");
    const view = table.update.view as unknown as ReturnType<typeof viewFor>;
    expect(container.querySelectorAll('[data-place^="building:"]')).toHaveLength(view.sides.length);
    expect(container.querySelector('[data-place="building:1"]')?.getAttribute("data-move")).toBe("build 1");
  });

  it("shows nobody's hand to a spectator", () => {
    const view = viewFor(edition);
    const ranchers = view.ranchers.map((each) => ({ ...each, hand: null }));
    const { table } = tableFor(updateFor(edition, [], { seat: null, ranchers }));
    const { container } = render(PlayerArea, { table });
    expect(container.querySelectorAll('[data-place^="hand:"]')).toHaveLength(0);
    expect(container.querySelectorAll('[aria-label="A card you cannot see"]')).toHaveLength(
      ranchers[view.to_move]!.hand_size,
    );
  });

  it("splits into the tabs of a phone", () => {
    const { table } = tableFor(updateFor(edition, []));
    const hand = render(PlayerArea, { table, part: "hand" }).container;
    expect(hand.querySelector('[data-part="hand"]')).toBeTruthy();
    expect(hand.querySelector('[data-part="buildings"]')).toBeNull();
    const ranch = render(PlayerArea, { table, part: "ranch" }).container;
    expect(ranch.querySelector('[data-part="buildings"]')).toBeTruthy();
    expect(ranch.querySelector('[data-part="hand"]')).toBeNull();
  });
});

describe("what a hand is worth", () => {
  it("counts every colour once", () => {
    const { table } = tableFor(updateFor("gwt2"));
    expect(worth(table, ["gray", "gray", "white", "brown4", "brown5", "obj_01"])).toEqual({ types: 3, value: 7 });
  });
});

describe("cards that may still come", () => {
  it("are the own stack, but hand and stack of others together", () => {
    const rancher = { ...viewFor("gwt2").ranchers[0]!, unshown: { gray: 3, white: 1 } };
    expect(unseenBy({ ...rancher, hand: ["gray", "white"] })).toEqual(["gray", "gray"]);
    expect(unseenBy({ ...rancher, hand: null })).toEqual(["gray", "gray", "gray", "white"]);
  });
});
