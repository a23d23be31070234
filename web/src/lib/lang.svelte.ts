// The reader's language: one switch for the whole page, kept in the browser.
// Words of the page stand beside the component that says them, as `{ en, de }`; sentences about the game come
// from the server in both languages.
import type { Both } from "./net/protocol";

export type Lang = "en" | "de";

const KEPT = "trailboss.lang";

function usual(): Lang {
  const kept = globalThis.localStorage?.getItem(KEPT);
  if (kept === "en" || kept === "de") return kept;
  return globalThis.navigator?.language?.toLowerCase().startsWith("de") ? "de" : "en";
}

class Speech {
  lang = $state<Lang>(usual());

  choose(lang: Lang): void {
    this.lang = lang;
    globalThis.localStorage?.setItem(KEPT, lang);
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();

/** The words in the reader's language, with `{name}` filled in. */
export function t(both: Both | null | undefined, values: Record<string, string | number> = {}): string {
  if (!both) return "";
  return both[speech.lang].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
