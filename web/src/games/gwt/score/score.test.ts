import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { speech } from "../../../lib/lang.svelte";
import type { Standing, Update } from "../../../lib/net/protocol";
import Final from "../Final.svelte";
import { tableFor, updateFor } from "../fixture";
import { CATEGORIES } from "./categories.data";
import { itemsOf } from "./counting";
import { headline, remark } from "./headline";

afterEach(() => {
  cleanup();
  speech.choose("en");
});

const none = Object.fromEntries(CATEGORIES.map(({ id }) => [id, 0]));

function standing(parts: Record<string, number>, place: number): Standing {
  const all = { ...none, ...parts };
  return {
    name: "",
    parts: all,
    place,
    total: Object.values(all).reduce((sum, each) => sum + each, 0),
  };
}

function over(
  points: Record<string, number>[],
  winners: number[],
  seat: number | null = null,
): ReturnType<typeof tableFor>["table"] {
  const update: Update = { ...updateFor("gwt2"), seat, standing: points.map((each) => standing(each, 1)) };
  update.table = { ...update.table, winners };
  return tableFor(update).table;
}

describe("the headline", () => {
  it("names the winner, the lead and the richest sources", () => {
    const table = over([{ cities: 21, cattle: 15, money: 2 }, { stations: 37 }], [0]);
    expect(headline(table)).toBe("Rancher 1 wins with 38 points");
    expect(remark(table)).toBe("One ahead of Rancher 2. Most points from cities and cattle.");
  });

  it("speaks to the reader who won, in German too", () => {
    const table = over([{ cities: 5 }, { cities: 9 }], [1], 1);
    speech.choose("de");
    expect(headline(table)).toBe("Du gewinnst mit 9 Punkten");
    expect(remark(table)).toBe("4 Punkte vor Rancher 1. Die meisten Punkte: Städte.");
  });

  it("shares a tie", () => {
    expect(headline(over([{ money: 3 }, { money: 3 }], [0, 1]))).toBe(
      "Rancher 1 and Rancher 2 share the win with 3 points",
    );
  });
});

describe("the score sheet", () => {
  it("marks the best of each row, and no row in which all are equal", () => {
    const { container } = render(Final, {
      table: over(
        [
          { cities: -3, cattle: 4, money: 2 },
          { cities: 6, cattle: 4 },
        ],
        [1],
      ),
    });
    const best = (category: string) =>
      [...container.querySelectorAll(`tr:has([data-help="score:${category}"]) td`)].map((each) =>
        each.classList.contains("best"),
      );
    expect(best("cities")).toEqual([false, true]);
    expect(best("money")).toEqual([true, false]);
    expect(best("cattle")).toEqual([false, false]);
    expect(container.querySelector("td .neg")?.textContent).toBe("−3");
  });

  it("tells how one's own points were counted, and anybody's", async () => {
    const table = over([{ money: 2 }, { money: 1 }], [1], 0);
    const { container, getByRole } = render(Final, { table });
    expect(container.querySelector("section li")?.textContent).toContain("Money 2");
    await fireEvent.click(getByRole("button", { name: "Rancher 2" }));
    expect(container.querySelector('[aria-pressed="true"]')?.textContent?.trim()).toBe("Rancher 2");
    expect(container.querySelector("section li")?.textContent).toContain("Money 1");
  });

  it("counts what lies on the table", () => {
    const table = over([none, none], [0]);
    const view = table.update.view as { ranchers: { seat: number; workers: Record<string, number> }[] };
    view.ranchers[0]!.workers = { cowboy: 6, builder: 4, engineer: 5 };
    expect(itemsOf(table, 0, "workers").map(({ count, points }) => [count, points])).toEqual([
      [2, 4],
      [1, 4],
    ]);
    expect(itemsOf(table, 9, "workers")).toEqual([]);
  });
});
