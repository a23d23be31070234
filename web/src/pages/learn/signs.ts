// Which icon stands for a component in the overview, and finding components by their words.
import type { Catalogue, ComponentInfo } from "../../lib/net/protocol";
import { ICONS, OF_KIND } from "./signs.data";
import words from "messages:pages/learn";

export function iconOf(kind: string, id: string, game: string): string | null {
  if (kind === "cattle_type") return `cattle-${id.replace(/\d$/, "")}`;
  const outlaw = game === "gwt1" ? "teepee" : "outlaw";
  if (id.endsWith("tribe") || (kind === "verb" && id === "trade")) return outlaw;
  const hazard = kind === "tile" ? /^(flood|drought|rockfall)/.exec(id)?.[1] : undefined;
  if (hazard) return hazard;
  return ICONS[`${kind}:${id}`] ?? (kind === "tile" ? ICONS[`worker:${id}`] : undefined) ?? OF_KIND[kind] ?? null;
}

export interface Entry {
  id: string;
  thing: ComponentInfo;
}

/** The kinds that a reader looks for, each with the components that have all words in name or text. */
export function found(catalogue: Catalogue, query: string): { kind: string; entries: Entry[] }[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hit = (thing: ComponentInfo): boolean => {
    const text = [thing.name, ...thing.help].map((both) => both).join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return Object.keys(words.kinds)
    .map((kind) => ({
      kind,
      entries: Object.entries(catalogue.things[kind] ?? {})
        .map(([id, thing]) => ({ id, thing }))
        .filter(({ thing }) => hit(thing)),
    }))
    .filter(({ entries }) => entries.length);
}
