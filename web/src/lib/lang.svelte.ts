// The reader's language: one switch for the whole page, kept in the browser. Texts of the page are in `messages/LANG.toml`
// beside the code that shows them, and are imported as `messages:FOLDER`; sentences about the game come from the server,
// in the language that it is asked in.
import languages from "messages:languages";
import { fetched } from "./net/part-data";

export type Lang = string;
/** A text that depends on one of its values: `{ plural = "count", one = "1 card", other = "{count} cards" }`. */
export type Forms = { [form: string]: string };
export type Text = string | Forms;

/** The texts of a part by language and module; where they are fetched from as long as they are not there. */
type Part = Record<Lang, string | Record<string, Record<string, Text>>>;

const KEPT = "trailboss.lang";
const parts: Part[] = [];

/** A sentence or a line with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a language calls itself. */
export const nameOf = (lang: Lang): string => capital(new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang);

function usual(): Lang {
  const wanted = [globalThis.localStorage?.getItem(KEPT), ...(globalThis.navigator?.languages ?? [])];
  const known = wanted.map((lang) => languages.find((each) => each === lang?.toLowerCase().split("-")[0]));
  return known.find(Boolean) ?? "en";
}

class Speech {
  lang = $state<Lang>(usual());
  /** Counts loads of texts, so that what was drawn without them is drawn again. */
  loads = $state(0);

  /** Switches when all that is shown is there in that language. */
  async choose(lang: Lang): Promise<void> {
    if (missing(lang).length) await load(lang);
    this.lang = lang;
    globalThis.localStorage?.setItem(KEPT, lang);
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();

const missing = (lang: Lang): Part[] => parts.filter((part) => typeof part[lang] === "string");

async function load(lang: Lang): Promise<void> {
  for (let lacking = missing(lang); lacking.length; lacking = missing(lang)) {
    await Promise.all(lacking.map(async (part) => (part[lang] = await fetched(part[lang] as string))));
    speech.loads += 1;
  }
}

/** Fetches what is missing of the texts of all that is loaded. */
export const textsLoaded = (): Promise<void> => load(speech.lang);

/** A part of the client with its texts: gives the texts of its modules, always in the reader's language. */
export function part(texts: Part): (module: string) => unknown {
  parts.push(texts);
  return (module) => {
    const now = (): Record<string, Text> => {
      const found = speech.loads >= 0 && texts[speech.lang];
      return (typeof found === "object" && found[module]) || {};
    };
    return new Proxy({}, { get: (_, name) => now()[name as string], has: (_, name) => name in now() });
  };
}

function form(forms: Forms, values: Record<string, string | number>): string {
  const value = values[(forms["plural"] ?? forms["select"])!];
  const plural = forms["plural"] && forms[new Intl.PluralRules(speech.lang).select(Number(value))];
  return forms[String(value)] ?? plural ?? forms["other"]!;
}

/** A text with `{name}` filled in. A text without values needs no call: `words.title` is in the reader's language. */
export function t(text: Text | null | undefined, values: Record<string, string | number>): string {
  if (!text) return "";
  const said = typeof text === "string" ? text : form(text, values);
  return said.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
