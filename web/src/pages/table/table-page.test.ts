import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { choice, entry, update } from "../../lib/table/fixture";
import { read } from "../../lib/settings.svelte";
import { routeOf } from "../../lib/router.svelte";
import { TableModel } from "../../lib/table/table.svelte";
import { around, freeCorner, shows, viewOf } from "./layout/zoom";
import { heardOf } from "./notices.svelte";
import ActionBar from "./panels/ActionBar.svelte";
import { lasting, shared, split } from "./panels/question";
import { matches, sha256, sha256ByHand } from "./panels/shuffle-proof";


describe("addresses", () => {
  it("lead to their pages", () => {
    expect(routeOf("/")).toEqual({ page: "home", id: "" });
    expect(routeOf("/t/quiet-mesa-k7w2pz3q")).toEqual({ page: "table", id: "quiet-mesa-k7w2pz3q" });
    expect(routeOf("/t/quiet-mesa-k7w2pz3q/replay/")).toEqual({ page: "replay", id: "quiet-mesa-k7w2pz3q" });
    expect(routeOf("/r/abc").page).toBe("record");
    expect(routeOf("/first-ride").page).toBe("first-ride");
    expect(routeOf("/nowhere/else").page).toBe("missing");
  });
});

describe("settings", () => {
  it("are the usual ones where nothing or nonsense was kept", () => {
    expect(read(null).speed).toBe(1);
    expect(read("{broken").theme).toBe("system");
    expect(read('{"speed": 7, "theme": "dark", "sound": "loud", "__proto__": {"keys": 1}}')).toMatchObject({
      speed: 1,
      theme: "dark",
      sound: true,
      keys: true,
    });
  });
});

describe("a question", () => {
  it("is split into what to do and what explains it", () => {
    expect(split("Draw a card.")).toEqual({ main: "Draw a card", rest: "" });
    expect(split("Buy cattle (you have $5).")).toEqual({ main: "Buy cattle", rest: "You have $5." });
    expect(split("Red leads with $4000 for plot 19. Do you go higher?")).toEqual({
      main: "Do you go higher?",
      rest: "Red leads with $4000 for plot 19.",
    });
  });

  it("says once what all answers begin with", () => {
    const city = "To Bloomington (points at the end: 0): ";
    expect(shared(["unlock $2", "unlock a card: 1", "unlock a card: 2"].map((rest) => city + rest))).toBe(city);
    expect(shared(["Build 1a: $2", "Build 1b: $2", "Build 2a: $4"])).toBe("");
    expect(shared(["Deliver to Peoria: $1", "Deliver to Peoria: $2"])).toBe("");
    expect(shared([])).toBe("");
  });

  it("of somebody else leaves what may be done at any time", () => {
    const question = { seat: 1, phase: "phase_a", text: "Move your herder." };
    for (const [choices, said] of [
      [[], "Not your turn"],
      [[choice("exchange", { out_of_turn: true })], "Wait, or choose one"],
    ] as const) {
      const table = new TableModel(null);
      table.show(update(1, { question, choices: [...choices] }));
      const { unmount } = render(ActionBar, { table });
      expect(screen.getByText(said)).toBeTruthy();
      unmount();
    }
  });

  it("says how long somebody has been thinking", () => {
    expect([0, 61, 3599, 7200, 200_000].map(lasting)).toEqual(["0:00", "1:01", "59:59", "2 h", "2 d"]);
  });
});

describe("the shuffle", () => {
  const commitment = "2a8ba24ba1c92a3ed6c62de0d5abfab4bd82b0a6b2f4b1a3b1df4ff6d2dbb8b8";

  it("is checked against what was sealed", async () => {
    const sealed = await sha256("00ff:42");
    expect(await matches(sealed, "00ff", 42)).toBe(true);
    expect(await matches(sealed, "00ff", 43)).toBe(false);
    expect(await matches(commitment, "00ff", 42)).toBe(false);
  });

  it("is checked the same way where the browser gives no crypto", async () => {
    for (const text of ["", "abc", "a".repeat(55), "b".repeat(64), "0123456789abcdef".repeat(9)]) {
      const bytes = new TextEncoder().encode(text);
      const hex = [...sha256ByHand(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      expect(hex).toBe(await sha256(text));
    }
    expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("the zoom", () => {
  const board = { x: 0, y: 190, width: 390, height: 244 };
  const window = { x: 0, y: 0, width: 390, height: 317 };

  it("brings all targets into view, however they lie", () => {
    for (const boxes of [
      [{ x: 327, y: 414, width: 17, height: 9 }],
      [
        { x: 10, y: 200, width: 20, height: 20 },
        { x: 120, y: 300, width: 20, height: 20 },
      ],
      [
        { x: 0, y: 190, width: 10, height: 10 },
        { x: 380, y: 424, width: 10, height: 10 },
      ],
    ]) {
      const wanted = around(boxes)!;
      expect(shows(viewOf(wanted, board, window, 2.6), wanted, board, window)).toBe(true);
    }
  });

  it("does not come nearer than it may, and is at rest for the whole board", () => {
    expect(viewOf({ x: 100, y: 250, width: 1, height: 1 }, board, window, 2.6).scale).toBe(2.6);
    expect(viewOf(board, board, window, 1, 0).scale).toBe(1);
    const low = { ...window, height: 200 };
    expect(shows(viewOf(board, board, low, 1, 0), board, board, low)).toBe(true);
    expect(around([])).toBeNull();
  });

  it("leaves a corner for the small map in which it hides no target", () => {
    const rest = { scale: 1, x: 0, y: -154 }; // the whole board in the middle of the window
    const at = (x: number, y: number) => ({ x, y, width: 60, height: 40 });
    const corner = (...targets: ReturnType<typeof at>[]) => freeCorner([], targets, board, window, rest);
    expect(corner()).toBe("bottom left");
    expect(corner(at(40, 370))).toBe("bottom right");
    expect(corner(at(40, 370), at(320, 370))).toBe("top left");
    expect(corner(at(40, 370), at(320, 370), at(10, 200))).toBe("top right");
    expect(freeCorner([at(40, 370)], [board], board, window, rest)).toBe("bottom right"); // first what must be read
  });
});

describe("what is read out", () => {
  it("is one sentence for each turn of others, told once", () => {
    const table = new TableModel(null);
    table.show(
      update(4, {
        log: [
          entry(1, { kind: "start", seat: null, move: null, turn: true, lines: ["The game begins.", "Otis takes a turn."] }),
          entry(2, { seat: 1, lines: ["Otis rides to B."] }),
          entry(3, { seat: 1, lines: ["Otis gains $2."] }),
          entry(4, { seat: 1, turn: true, move: "end", lines: ["Mara takes a turn."] }),
        ],
      }),
    );
    const { text, upTo } = heardOf(table, 1);
    expect(text).toBe("Otis rides to B; Otis gains $2.");
    expect(heardOf(table, upTo).text).toBe("");
  });
});
