import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { speech } from "../../../lib/lang.svelte";
import { composition } from "../actions/compositions";
import { catalogueFor, EDITIONS, tableFor, updateFor, viewFor } from "../fixture";
import Board from "./Board.svelte";
import { trailOf } from "./layout";
import { arrowsOf, cityOf, feesOf, priceOf, pricesOf } from "./printed";

afterEach(() => {
  cleanup();
  speech.choose("en");
});

function shown(update: ReturnType<typeof updateFor>) {
  const made = tableFor(update);
  const { container } = render(Board, { table: made.table });
  const at = (place: string) => container.querySelector<SVGGElement>(`[data-place="${place}"]`)!;
  return { ...made, container, at };
}

const settled = () => new Promise((done) => setTimeout(done));

describe.each(EDITIONS)("the board of %s", (edition) => {
  it("is one group for each area, with a name for everything in it", () => {
    const { container } = shown(updateFor(edition));
    const groups = [...container.querySelectorAll('svg > [role="group"]')];
    expect(groups.map((group) => group.getAttribute("aria-label"))).toEqual([
      "Trail",
      "Kansas City",
      "Railroad",
      "Train stations",
      "Cities",
      "Job market",
      "Cattle market",
      "Objectives",
      "Supply",
    ]);
    for (const spot of container.querySelectorAll("[data-help]")) expect(spot.getAttribute("aria-label")).toBeTruthy();
  });

  it("draws every tile, herder and engine of the view", () => {
    const { container } = shown(updateFor(edition));
    const view = viewFor(edition);
    const text = container.querySelector('[aria-hidden="true"]')!.textContent ?? "";
    for (const { tile, owner } of view.trail) if (owner !== null) expect(text).toContain(tile);
    expect(container.querySelectorAll("[data-was]")).toHaveLength(
      view.ranchers.filter((rancher) => rancher.herder !== null).length + view.ranchers.length,
    );
  });

  it.each([1, 2, 3, 4])("leaves the letter of a building free beside %d herders", (count) => {
    const update = updateFor(edition);
    const view = viewFor(edition);
    const ranchers = Array.from({ length: 4 }, (_, seat) => ({ ...view.ranchers[0]!, seat, herder: seat < count ? "b" : null }));
    const { container } = shown({ ...update, view: { ...view, ranchers } });
    const { x } = trailOf(view.game).spaces.get("b")!;
    const HALF_A_HAT = 15;
    const all = [...container.querySelectorAll("[data-was]")].map((each) => each.parentElement!.getAttribute("transform") ?? "");
    const middles = all.map((at) => parseFloat(at.slice("translate(".length))).filter((at) => at > x && at < x + 150);
    expect(middles).toHaveLength(count);
    expect(Math.min(...middles) - HALF_A_HAT).toBeGreaterThanOrEqual(x + 22);
  });

  it("draws in one layer what changes together", () => {
    const { container, at } = shown(updateFor(edition, ["ride b", "ride c"]));
    const [herder, badge] = ["[data-was]", ".badge"].map((one) => container.querySelector<SVGGElement>(one)!);
    const panel = container.querySelector<SVGGElement>('[data-area="job-market"]')!;
    const layers = [panel, herder!, badge!, at("space:b")].map((each) => each.ownerSVGElement);
    expect(new Set(layers).size).toBe(4);
    expect(container.querySelectorAll('svg [role="button"]').length).toBeGreaterThan(0);
  });

  it("has no button where nothing can be done", () => {
    const { container } = shown(updateFor(edition));
    expect(container.querySelectorAll('svg [role="button"]')).toHaveLength(0);
  });

  it("speaks German", () => {
    speech.choose("de");
    const { container } = shown(updateFor(edition));
    expect(container.textContent).toContain("Arbeitsmarkt");
    expect(container.querySelector('[aria-label="Rindermarkt"]')).not.toBeNull();
    const texts = [...container.querySelectorAll("text")].map((each) => each.textContent);
    expect(texts.filter((text) => /\d\u202f\$/.test(text)).length).toBeGreaterThan(20);
    expect(texts.filter((text) => /\$\d/.test(text))).toEqual([]);
  });
});

describe("a legal choice on the board", () => {
  it("is a button with its move, its sentence and its number", () => {
    const { at } = shown(updateFor("gwt2", ["ride b", "ride kansas_city"]));
    const button = at("space:b");
    expect(button.getAttribute("role")).toBe("button");
    expect(button.getAttribute("tabindex")).toBe("0");
    expect(button.dataset.move).toBe("ride b");
    expect(button.getAttribute("aria-label")).toContain("Do ride b");
    expect(button.getAttribute("aria-label")).toContain("Choice 1 of 2");
  });

  it("is played by a click and by Enter", async () => {
    const { at, played } = shown(updateFor("gwt2", ["ride b", "ride c"]));
    await fireEvent.click(at("space:b"));
    await fireEvent.keyDown(at("space:c"), { key: "Enter" });
    expect(played).toEqual(["ride b", "ride c"]);
  });

  it("is pointed at by the pointer and by the focus", async () => {
    const { at, table } = shown(updateFor("gwt2", ["ride b", "ride c"]));
    await fireEvent.pointerOver(at("space:b"));
    expect(table.pointed).toBe("ride b");
    await fireEvent.focusIn(at("space:c"));
    expect(table.pointed).toBe("ride c");
    await fireEvent.focusOut(at("space:c"));
    await settled();
    expect(table.pointed).toBeNull();
  });

  it("is reached from the one before with the arrow keys", async () => {
    const { at } = shown(updateFor("gwt2", ["ride kansas_city", "ride b"]));
    at("space:b").focus();
    await fireEvent.keyDown(at("space:b"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(at("space:kansas_city"));
    await fireEvent.keyDown(at("space:kansas_city"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(at("space:b"));
  });

  it("waits for a second click if it is final", async () => {
    const update = updateFor("gwt2", ["ride b", "ride c"]);
    update.choices = update.choices.map((choice) => ({ ...choice, final: true }));
    const { at, table, played } = shown(update);
    await fireEvent.click(at("space:b"));
    expect(table.selected).toBe("ride b");
    expect(played).toEqual([]);
    await fireEvent.click(at("space:b"));
    expect(played).toEqual(["ride b"]);
  });
});

describe("several choices on one place", () => {
  const moves = ["buy yellow with 1", "buy yellow with 2", "buy yellow red with 3"];
  const view = () => ({ question: "buy", cattle: { yellow: 2, red: 1 } });

  it("are offered in words, and each can be taken", async () => {
    const { at, container, played } = shown(updateFor("gwt2", moves, view()));
    await fireEvent.click(at("cattle:yellow"));
    await settled();
    const rows = [...container.querySelectorAll<HTMLElement>(".chooser [data-move]")];
    expect(rows.map((row) => row.dataset.move)).toEqual(moves);
    expect(rows[2]!.textContent).toContain("Do buy yellow red with 3.");
    await fireEvent.click(rows[2]!);
    expect(played).toEqual(["buy yellow red with 3"]);
  });

  it("are one where only one is meant", async () => {
    const { at, played } = shown(updateFor("gwt2", moves, view()));
    await fireEvent.click(at("cattle:red"));
    expect(played).toEqual(["buy yellow red with 3"]);
  });
});

describe("a click where nothing can be done", () => {
  it("asks why, for what it could mean", async () => {
    const { at, table, asked } = shown(updateFor("gwt2", ["ride b", "ride c"]));
    await fireEvent.click(at("city:chicago"));
    await settled();
    expect(asked).toEqual([{ place: "city:chicago" }]);
    expect(table.whyNot).not.toBeNull();
  });

  it("on a foresight tile means Kansas City if one can ride there", async () => {
    const { at, played } = shown(updateFor("gwt2", ["ride b", "ride kansas_city"]));
    await fireEvent.click(at("foresight:1:upper"));
    expect(played).toEqual(["ride kansas_city"]);
  });
});

describe("what is printed", () => {
  const second = catalogueFor("gwt2");

  it("comes from the catalogue", () => {
    expect(cityOf(second, 16)).toMatchObject({ id: "philadelphia", dark: true, once: 6, each: 0 });
    expect(cityOf(catalogueFor("gwt1"), 0)).toMatchObject({ id: "kansas_city", each: -6, dollars: 6 });
    expect(arrowsOf(second).get("4-6")).toMatchObject({ points: 0, icon: "exchange" });
    expect(feesOf(second, 4)).toEqual({ green: 1, black: 2 });
  });

  it("prices stand below slots of their own, Simmental only when they are played", () => {
    const prices = pricesOf(second, true);
    expect(prices.map(({ under }) => under)).toEqual([
      "yellow",
      "red",
      "blue",
      "brown3",
      "brown4",
      "brown5",
      "purple5",
      "purple7",
      "orange1",
      "orange1",
    ]);
    expect(pricesOf(second, false)).toHaveLength(8);
  });

  it("tells what a purchase costs, and nothing of other moves", () => {
    expect(priceOf(second, "buy yellow with 2")).toBe(3);
    expect(priceOf(second, "buy yellow red with 3")).toBe(5);
    expect(priceOf(second, "buy orange1 with 1")).toBe(8);
    expect(priceOf(second, "ride b")).toBeNull();
  });
});

describe("the pictures of actions", () => {
  it("exist for every action that can be done or is printed", () => {
    for (const edition of EDITIONS) {
      const catalogue = catalogueFor(edition);
      const done = Object.keys(catalogue.things.action ?? {});
      expect(done.length).toBeGreaterThan(50);
      const printed = Object.values(catalogue.things).flatMap((things) =>
        Object.values(things).flatMap((thing) => thing.actions.flat()),
      );
      for (const action of [...done, ...printed])
        expect(composition(catalogue, action).icons, action).not.toEqual(["why"]);
    }
  });

  it("show the tribe of the edition", () => {
    expect(composition(catalogueFor("gwt1"), "tribe").icons).toEqual(["teepee"]);
    expect(composition(catalogueFor("gwt2"), "tribe").icons).toEqual(["outlaw"]);
  });
});
