import { afterEach, expect, test, vi } from "vitest";
import { address, here } from "./edition";

vi.mock("./page.svelte", () => ({ line: vi.fn(), request: vi.fn(), worker: { phase: "ready" } }));

afterEach(() => history.replaceState(null, "", "/"));

test.each(["/", "/t/quiet-mesa-k7w2pz3q", "/t/quiet-mesa-k7w2pz3q?guide", "/rulings#GWT-7"])(
  "%s is found again at its address",
  (path) => {
    history.replaceState(null, "", "/club/games/index.html");
    history.pushState(null, "", address(path));
    expect(location.pathname).toBe("/club/games/index.html");
    const { path: page, search, hash } = here();
    expect(page + search + hash).toBe(path);
  },
);

test("a part of the same page stays on it", () => {
  history.pushState(null, "", address("/learn"));
  history.pushState(null, "", address("#signs"));
  expect(here()).toEqual({ path: "/learn", search: "", hash: "#signs" });
});
