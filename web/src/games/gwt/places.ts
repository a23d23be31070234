// Where the moves of Great Western Trail lie, and what a click on a place could mean.
//
// On the board:  space:<id>  rail:<position>  station:s3  city:<id>  job:row3:cowboy  cattle:<face>  cattle:stack
//                display:<face>  display:top  foresight:<column>:upper|lower
// At the ranch:  hand:<face>  building:<number>  disc:<id>  aux:<id>  worker:<kind>  certificates:<n>
//                stack (the own draw stack)  exchange (the own exchange tokens)
import type { GwtView, RancherView, Update } from "../../lib/net/protocol";
import type { Places, TableModel } from "../../lib/table/table.svelte";

/** The table of Great Western Trail in an update; null before the deal. */
export function viewOf(update: Update | undefined): GwtView | null {
  return (update?.view as GwtView | null | undefined) ?? null;
}

/** The rancher who is asked. */
function asked(view: GwtView): RancherView | undefined {
  return view.ranchers[view.to_move];
}

/** The places of a move; none for `end`, `skip`, `stop` and immediate actions, which lie nowhere. */
export const places: Places = (move, update) => {
  const [verb = "", ...words] = move.split(" ");
  const first = words[0] ?? "";
  switch (verb) {
    case "place":
    case "ride":
    case "via":
    case "at":
    case "copy":
    case "hazard":
    case "trade":
      return [`space:${first}`];
    case "do":
      return atHerder(update);
    case "aux":
      return [`aux:${first}`];
    case "gain":
      return [`display:${first}`];
    case "play":
    case "discard":
    case "remove":
    case "raise":
      return [`hand:${first}`];
    case "hire":
      return [`job:${words[1]}:${first}`];
    case "build":
      return [`building:${first}`];
    case "buy":
      return [...new Set(words.slice(0, words.indexOf("with")))].map((face) => `cattle:${face}`);
    case "add":
      return ["cattle:stack"];
    case "engine":
      return [`rail:${first}`];
    case "disc":
      return first === "from" ? [`station:${words[1]}`] : [`disc:${first}`];
    case "give":
      return [`worker:${first}`];
    case "station":
      return [`station:${first}`];
    case "foresight":
      return foresightColumns(viewOf(update)).map((column) => `foresight:${column}:${first}`);
    case "certificates":
      return [`certificates:${first}`];
    case "deliver":
      return [`city:${first}`];
    case "draw":
      return ["stack"];
    case "exchange":
      return ["exchange"];
    default:
      return [];
  }
};

/** Local actions are done where the herder stands; immediate ones have no place. */
function atHerder(update: Update): string[] {
  const view = viewOf(update);
  const herder = view && view.question === "location" ? asked(view)?.herder : null;
  return herder ? [`space:${herder}`] : [];
}

/**
 * The columns (1 to 3) out of which a foresight tile may be asked for now. They are asked in order, and a tile
 * taken leaves a hole until the end of the turn, so a hole in a column whose supply is not used up says that the
 * column is done. Where a supply is used up several columns remain possible.
 */
export function foresightColumns(view: GwtView | null): number[] {
  if (!view || view.question !== "foresight") return [];
  const columns: number[] = [];
  for (const [index, tiles] of view.foresight.entries()) {
    const left = tiles.filter((tile) => tile !== null).length;
    const lasting = (view.supply[index] ?? 0) > 0;
    if (left > 0 && !(lasting && left < tiles.length)) columns.push(index + 1);
    if (lasting && left === tiles.length) break;
  }
  return columns;
}

/** How many cowboys may buy one card of a face, and how many a pair of them. */
const COWBOYS: Record<string, { one: number[]; pair: number[] }> = {
  three: { one: [1, 2], pair: [3] },
  brown: { one: [1, 3], pair: [5] },
  purple: { one: [2, 4], pair: [] },
  orange: { one: [1, 2], pair: [] },
};

const SPACE_VERB: Record<string, string> = {
  via: "via",
  build_at: "at",
  copy: "copy",
  hazard: "hazard",
  tribe: "trade",
};

/** The notations that a click on a place could mean at the question asked now, the nearest meaning first. */
export function meant(place: string, table: TableModel): string[] {
  const view = viewOf(table.update);
  if (!view) return [];
  const [kind = "", id = "", more = ""] = place.split(":");
  switch (kind) {
    case "space":
      return meantBySpace(id, view, table);
    case "rail":
      return [`engine ${id}`];
    case "station":
      return view.question === "disc" || view.question === "upgrade" ? [`disc from ${id}`] : [`station ${id}`];
    case "city":
      return [`deliver ${id}`];
    case "job":
      return [`hire ${more} ${id}`];
    case "cattle":
      return meantByCattle(id);
    case "display":
      return [`gain ${id}`];
    case "foresight":
      return [`foresight ${more || id}`];
    case "hand":
      return meantByCard(id, view.question ?? "");
    case "building":
      return [`build ${id}`];
    case "disc":
      return [`disc ${id}`];
    case "aux":
      return [`aux ${id} single`, `aux ${id} double`];
    case "worker":
      return [`give ${id}`];
    case "certificates":
      return [`certificates ${id}`];
    case "stack":
      return ["draw"];
    case "exchange":
      return ["exchange"];
    default:
      return [];
  }
}

function meantBySpace(id: string, view: GwtView, table: TableModel): string[] {
  const rancher = asked(view);
  const question = view.question ?? "";
  if (question === "phase_a" && rancher && rancher.herder === null)
    return [/^[a-g]$/.test(id) ? `place ${id}` : `ride ${id}`];
  if (question === "location" && rancher?.herder === id) {
    const done = localActions(id, view, table).map((action) => `do ${action}`);
    if (done.length > 0) return done;
  }
  const verb = SPACE_VERB[question] ?? "ride";
  const fits =
    (verb !== "hazard" || /^(flood|drought|rockfall)_\d$/.test(id)) &&
    (verb !== "trade" || /^(teepee|outlaw)_\d$/.test(id));
  return [`${fits ? verb : "ride"} ${id}`];
}

/** The actions printed on the building that lies on a space. */
function localActions(space: string, view: GwtView, table: TableModel): string[] {
  const tile = view.trail.find((each) => each.space === space)?.tile;
  const things = table.catalogue?.things;
  const thing = tile ? (things?.building?.[tile] ?? things?.neutral?.[tile]) : undefined;
  return thing ? thing.actions.flat() : [];
}

function meantByCattle(face: string): string[] {
  if (face === "stack") return ["add"];
  const { one, pair } = COWBOYS[face.replace(/\d$/, "")] ?? COWBOYS.three!;
  return [
    ...one.map((cowboys) => `buy ${face} with ${cowboys}`),
    ...pair.map((cowboys) => `buy ${face} ${face} with ${cowboys}`),
  ];
}

function meantByCard(face: string, question: string): string[] {
  if (question === "remove") return [`remove ${face}`];
  if (question === "simmental" && /^orange[12]$/.test(face)) return [`raise ${face}`];
  if (face.startsWith("obj_") && !question.startsWith("discard")) return [`play ${face}`];
  return [`discard ${face}`];
}
