// How this browser wants its tables: colours, sound, keys, speed. Kept in the browser, never sent anywhere.

export type Theme = "light" | "dark" | "system";
/** 0: things change place at once. */
export type Speed = 0 | 1 | 2;

export interface Kept {
  theme: Theme;
  sound: boolean;
  /** May single letters and figures be keys? */
  keys: boolean;
  speed: Speed;
  /** Does every move wait for a second click, also one that can be taken back? */
  confirm: boolean;
  /** Does the coach warn before a costly move? Only in games against bots. */
  teach: boolean;
  /** The name that was last used to sit down. */
  name: string;
}

const KEPT = "trailboss.settings";
const USUAL: Kept = { theme: "system", sound: true, keys: true, speed: 1, confirm: false, teach: false, name: "" };

const ALLOWED: { [K in keyof Kept]: (value: unknown) => boolean } = {
  theme: (value) => value === "light" || value === "dark" || value === "system",
  sound: (value) => typeof value === "boolean",
  keys: (value) => typeof value === "boolean",
  speed: (value) => value === 0 || value === 1 || value === 2,
  confirm: (value) => typeof value === "boolean",
  teach: (value) => typeof value === "boolean",
  name: (value) => typeof value === "string" && value.length <= 40,
};

/** What a browser kept, with the usual for all that is missing or not understood. */
export function read(text: string | null): Kept {
  const kept: Kept = { ...USUAL };
  let found: unknown;
  try {
    found = JSON.parse(text ?? "{}");
  } catch {
    return kept; // somebody else's text under our name: as if nothing was kept
  }
  if (typeof found !== "object" || found === null) return kept;
  for (const [name, value] of Object.entries(found))
    if (Object.hasOwn(USUAL, name) && ALLOWED[name as keyof Kept](value)) Object.assign(kept, { [name]: value });
  return kept;
}

class Settings {
  all = $state<Kept>(read(globalThis.localStorage?.getItem(KEPT) ?? null));
  private calm = $state(false);
  private dark = false;

  constructor() {
    this.follow("(prefers-reduced-motion: reduce)", (on) => (this.calm = on));
    this.follow("(prefers-color-scheme: dark)", (on) => (this.dark = on));
  }

  /** Keeps to what the system asks for, now and whenever it changes. */
  private follow(query: string, use: (on: boolean) => void): void {
    const asks = globalThis.matchMedia?.(query);
    if (!asks) return;
    use(asks.matches);
    asks.addEventListener?.("change", () => {
      use(asks.matches);
      this.show();
    });
  }

  /** The speed of animations; off if the system asks for reduced motion. */
  get pace(): Speed {
    return this.calm ? 0 : this.all.speed;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.all[name] = value;
    globalThis.localStorage?.setItem(KEPT, JSON.stringify(this.all));
    this.show();
  }

  /** Writes onto the page what style sheets need to know. */
  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.all.theme === "system" ? (this.dark ? "dark" : "light") : this.all.theme;
    if (this.pace === 1) delete root.dataset.motion;
    else root.dataset.motion = this.pace === 0 ? "off" : "2";
  }
}

export const settings = new Settings();
