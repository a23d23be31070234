// Which icon stands for a component in the overview, and finding components by their words.
import { t } from "../../lib/lang.svelte";
import type { Catalogue, Thing } from "../../lib/protocol";
import { KINDS } from "./words";

const ICONS: Record<string, string> = {
  "sign:dollar": "dollar",
  "sign:certificate": "certificate",
  "sign:permanent_certificate": "permanent",
  "sign:green_hand": "hand-green",
  "sign:black_hand": "hand-black",
  "sign:woods": "woods",
  "sign:white_corner": "disc-white",
  "sign:dark_corner": "disc-dark",
  "sign:points": "vp",
  "sign:herder": "herder",
  "sign:engine": "engine",
  "sign:disc": "disc",
  "sign:objective_card": "objective",
  "sign:cattle_card": "cattle",
  "sign:auxiliary": "aux",
  "sign:hazard": "hazard",
  "sign:cross": "cross",
  "sign:turnout": "station",
  "sign:job_token": "job-token",
  "sign:steps": "step-limit",
  "sign:hand_limit": "cards",
  "sign:stack": "deck",
  "sign:pile": "discard",
  "sign:stand_in": "deliver",
  "sign:exchange_token": "exchange",
  "sign:hat": "hat",
  "sign:star": "flag",
  "sign:cash": "dollar",
  "sign:share": "people",
  "worker:cowboy": "cowboy",
  "worker:builder": "builder",
  "worker:engineer": "engineer",
  "verb:end": "check",
  "verb:draw": "draw",
  "verb:ride": "steps",
  "verb:discard": "discard",
  "verb:remove": "remove-card",
  "verb:hire": "hire",
  "verb:build": "build",
  "verb:buy": "buy-cattle",
  "verb:engine": "engine-forward",
  "verb:hazard": "hazard",
  "verb:aux": "aux",
  "verb:play": "objective",
  "verb:gain": "objective",
  "verb:give": "station-master",
  "verb:station": "station",
  "verb:certificates": "certificate",
  "verb:deliver": "deliver",
  "verb:exchange": "exchange",
  "verb:bid": "bid",
  "verb:duel": "duel",
  "verb:look": "rumor",
  "verb:send": "movement",
  "aux:dollars": "dollar",
  "aux:draw": "draw-discard",
  "aux:certificate": "certificate",
  "aux:engine": "engine-forward",
  "aux:remove": "remove-card",
  "token:movement": "movement",
  "token:saloon": "saloon",
  "token:rumor": "rumor",
  "terrain:desert": "desert",
  "terrain:prairie": "prairie",
  "terrain:forest": "woods",
  "vehicle:train": "engine",
  "vehicle:boat": "boat",
};

/** Where one icon stands for all of a kind. */
const OF_KIND: Record<string, string> = {
  building: "build",
  city: "city",
  station_master: "station-master",
  objective: "objective",
  duel: "duel",
  saloon: "saloon",
  mine: "mine",
  ranch: "ranch",
  shared: "objective",
  secret: "lock",
  score: "vp",
  sam_level: "bot",
};

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
  thing: Thing;
}

/** The kinds that a reader looks for, each with the components that have all words in name or text. */
export function found(catalogue: Catalogue, query: string): { kind: string; entries: Entry[] }[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hit = (thing: Thing): boolean => {
    const text = [thing.name, ...thing.help].map((both) => t(both)).join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return Object.keys(KINDS)
    .map((kind) => ({
      kind,
      entries: Object.entries(catalogue.things[kind] ?? {})
        .map(([id, thing]) => ({ id, thing }))
        .filter(({ thing }) => hit(thing)),
    }))
    .filter(({ entries }) => entries.length);
}
