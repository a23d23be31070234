import { afterEach, describe, expect, it } from "vitest";
import { router } from "./router.svelte";

/** Clicks on a link; says whether the click was left to the browser. */
function click(html: string, init: MouseEventInit = {}): boolean {
  let left = false;
  const browser = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", browser, { once: true });
  document.body.innerHTML = html;
  document.querySelector("a *, a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return left;
}

afterEach(() => router.go("/"));

describe("a click on a link", () => {
  it("inside the site opens its page without loading it anew, also on what is in the link", () => {
    expect(click('<a href="/t/quiet-mesa?seat=1">Table</a>')).toBe(false);
    expect([router.route, router.search]).toEqual([{ page: "table", id: "quiet-mesa" }, "?seat=1"]);
    click('<a href="/rulings#WIN-O-13"><b>Ruling</b></a>');
    expect([router.path, router.hash]).toEqual(["/rulings", "#WIN-O-13"]);
  });

  it.each([
    ["another site", '<a href="https://example.org/learn">x</a>', {}],
    ["another tab", '<a href="/learn" target="_blank">x</a>', {}],
    ["a file", '<a href="/learn" download="x">x</a>', {}],
    ["the API", '<a href="/api/tables/x/record">x</a>', {}],
    ["a place of the page", '<a href="#signs">x</a>', {}],
    ["a new tab by key", '<a href="/learn">x</a>', { ctrlKey: true }],
  ])("to %s is left to the browser", (_, html, init) => {
    expect(click(html, init)).toBe(true);
    expect(router.path).toBe("/");
  });
});
