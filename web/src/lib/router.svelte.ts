// The address and the page that it shows. One list of patterns; the history of the browser does the rest.
import { address, here } from "./edition";

export type PageName =
  | "home"
  | "table"
  | "replay"
  | "record"
  | "learn"
  | "rulings"
  | "first-ride"
  | "study"
  | "puzzles"
  | "missing";

export interface Route {
  page: PageName;
  /** The table's or record's id, or the game of a first ride; empty where there is none. */
  id: string;
}

const PATTERNS: [RegExp, PageName][] = [
  [/^\/$/, "home"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/t\/([\w-]+)\/replay$/, "replay"],
  [/^\/r\/([\w-]+)$/, "record"],
  [/^\/learn$/, "learn"],
  [/^\/rulings$/, "rulings"],
  [/^\/study$/, "study"],
  [/^\/puzzles(?:\/(\w+))?$/, "puzzles"],
  [/^\/first-ride(?:\/(\w+))?$/, "first-ride"],
];

/** The page behind a path; a slash at its end does not matter. */
export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(plain || "/");
    if (found) return { page, id: found[1] ?? "" };
  }
  return { page: "missing", id: "" };
}

class Router {
  path = $state("/");
  search = $state("");
  hash = $state("");
  route: Route = $derived(routeOf(this.path));

  constructor() {
    if (globalThis.location) this.follow();
    globalThis.addEventListener?.("popstate", () => this.follow());
    globalThis.addEventListener?.("hashchange", () => this.follow());
    globalThis.addEventListener?.("click", (event) => this.clicked(event));
  }

  private follow(): void {
    Object.assign(this, here());
  }

  /** Follows a link inside the site without reloading the page. */
  private clicked(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || leftToBrowser(event, link)) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    this.follow();
  }

  /** Goes to an address of this site. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address(path));
    this.follow();
  }
}

export const router = new Router();

/** The whole address of a page, to be handed on. */
export const link = (path: string): string => new URL(address(path), location.href).href;

/** Should this click on a link be left to the browser (new tab, download, other site, another place of the page)? */
function leftToBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (link.target !== "" && link.target !== "_self") ||
    link.hasAttribute("download") ||
    link.origin !== location.origin ||
    link.pathname.startsWith("/api/") ||
    link.getAttribute("href")!.startsWith("#")
  );
}

/** Names the page in the browser's tab; the empty title is the site's own name. */
export function title(words: string): void {
  const whole = words ? `${words} · Trailboss` : "Trailboss";
  if (document.title !== whole) document.title = whole;
}

/** Puts the reader at the start of a page that was just opened: its heading, for screen readers too. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1, main h2, h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
