// What the parts beside the board read out of a view and the catalogue, by the game's words.
import type { GwtView, RancherView, ComponentInfo } from "../../lib/net/protocol";
import type { TableModel } from "../../lib/table/table.svelte";
import { number } from "./board/figures";
import { viewAt } from "./view";

export const WORKERS = ["cowboy", "builder", "engineer"] as const;
export const AUXILIARIES = ["dollars", "draw", "certificate", "engine", "remove"] as const;
export const CERTIFICATE_TRACK = [0, 1, 2, 3, 4, 6] as const;
export const ROW_SPACES = 6;

/** The disc spaces of each auxiliary action; `null` is a space that carries no disc from the start. */
export const AUXILIARY_DISCS: Record<(typeof AUXILIARIES)[number], (string | null)[]> = {
  dollars: [null, "aux_dollar_2"],
  draw: [null, "aux_draw_2"],
  certificate: ["aux_certificate_1", "aux_certificate_2"],
  engine: ["aux_engine_1", "aux_engine_2"],
  remove: ["aux_remove_1", "aux_remove_2"],
};

export const isObjective = (face: string): boolean => /^(obj|start)_/.test(face);

/** The type of a cattle card: the face without its points or stage. */
export const hideOf = (face: string): string => face.replace(/\d$/, "");

/** The rancher whose ranch is shown: the viewer's own; a spectator sees that of the one to move. */
export function shownRancher(table: TableModel): RancherView | null {
  const view = viewAt(table);
  return view?.ranchers[view.seat ?? view.to_move] ?? null;
}

export const isSecond = (table: TableModel): boolean => viewAt(table)?.game !== "gwt1";

/** Who a rancher is: a person's or bot's name, or Sam. */
export function nameOf(table: TableModel, seat: number): string {
  const view = viewAt(table);
  if (view?.sam?.rancher !== seat) {
    const name = table.update.table.seats[seat]?.name;
    if (name) return name;
  }
  const standing = table.update.standing[seat];
  return standing ? standing.name : `${seat + 1}`;
}

export function thing(table: TableModel, kind: string, id: string): ComponentInfo | undefined {
  return table.catalogue?.things[kind]?.[id];
}

/** A name without the points that tell fronts of one type apart: those are printed beside it. */
export const plainName = (name: string): string => name.replace(/ \(\d+\)$/, "");

const BREAKS =
  /(Piney|Short|Long|Ger(?=tru)|tru(?=dis)|Cor(?=ri)|Guern|Hol(?=stein)|Ayr|High|Sim(?=men)|Gallo|Here)(?=[a-z])/g;

/** The name of a breed with soft hyphens: cards are narrow, and browsers do not divide names. */
export const divided = (name: string): string => plainName(name).replace(BREAKS, "$1\u00ad");

/** Cards as a hand is held: cattle by value and hide, then objective cards. */
export function sorted(table: TableModel, faces: string[]): string[] {
  const rank = (face: string): string => {
    const value = isObjective(face) ? 9 : number(thing(table, cardKind(face), face), "value");
    return `${value} ${face}`;
  };
  return [...faces].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

export const cardKind = (face: string): string => (isObjective(face) ? "objective" : "cattle");

/** How many different hides are in a hand, and what one card of each is worth together. */
export function worth(table: TableModel, hand: string[]): { types: number; value: number } {
  const best = new Map<string, number>();
  for (const face of hand) {
    if (isObjective(face)) continue;
    const value = number(thing(table, "cattle", face), "value");
    best.set(hideOf(face), Math.max(best.get(hideOf(face)) ?? 0, value));
  }
  return { types: best.size, value: [...best.values()].reduce((sum, value) => sum + value, 0) };
}

/** Cards of one face counted together, in the order of `sorted`. */
export function counted(table: TableModel, faces: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const face of sorted(table, faces)) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts];
}

/** The private buildings of a table by number, with the side that all of them show. */
export const buildingIds = (view: GwtView): string[] => view.sides.map((side, index) => `${index + 1}${side}`);

/** Where a rancher's private buildings stand, by their id. */
export function builtBy(view: GwtView, seat: number): Map<string, string> {
  return new Map(view.trail.filter((tile) => tile.owner === seat).map((tile) => [tile.tile, tile.space]));
}

/** The cards that may still come: hand and stack of another together, of the own cards only the stack. */
export function unseenBy(rancher: RancherView): string[] {
  const left = { ...rancher.unshown };
  for (const face of rancher.hand ?? []) left[face] = (left[face] ?? 0) - 1;
  return Object.entries(left).flatMap(([face, count]) => Array<string>(Math.max(0, count)).fill(face));
}
