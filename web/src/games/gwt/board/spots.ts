// Everything on the board that can be pointed at, area by area in the order in which it is read: where it lies, what
// it is called, what explains it.
import { t } from "../../../lib/lang.svelte";
import type { GwtView } from "../../../lib/net/protocol";
import type { TableModel } from "../../../lib/table/table.svelte";
import { jobBox, jobCells } from "./markets/jobs";
import * as at from "./layout";
import { arrowsOf, cityOf } from "./printed";
import { kindOf, WORKERS } from "./trail/tiles";
import words from "messages:games/gwt/board";

export interface Spot {
  /** Its id as a place; empty for what no move is about. */
  place: string;
  box: at.Box;
  /** `kind:id` of the catalogue. */
  help: string;
  name: string;
}

export interface Area {
  id: string;
  name: string;
  spots: Spot[];
}

type Called = (seat: number) => string;

/** Works out what can be pointed at in an area now. */
type SpotsOf = (table: TableModel, view: GwtView, called: Called) => Spot[];

/** The areas by their ids, which are also the names of their words. */
export const AREAS = {
  trail: trailSpots,
  kansas_city: foresightSpots,
  railroad: railSpots,
  stations: stationSpots,
  cities: citySpots,
  jobs: jobSpots,
  cattle: cattleSpots,
  objectives: objectiveSpots,
  supply: supplySpots,
} satisfies Partial<Record<keyof typeof words, SpotsOf>>;

/** A name, followed by the players who are there. */
function withNames(name: string, both: (typeof words)["herdersHere"], seats: number[], called: Called): string {
  return seats.length > 0 ? `${name}; ${t(both, { names: seats.map(called).join(", ") })}` : name;
}

function trailSpots(table: TableModel, view: GwtView, called: Called): Spot[] {
  const lying = new Map(view.trail.map((tile) => [tile.space, tile]));
  return [...at.trailOf(view.game).spaces].map(([id, box]) => {
    const tile = lying.get(id);
    const space = table.name("space", id);
    const herders = view.ranchers.filter(({ herder }) => herder === id).map(({ seat }) => seat);
    let name = id === "start" || id === "kansas_city" ? space : t(words.emptySpace, { id: space });
    if (tile) {
      const what = table.name(kindOf(tile.tile), tile.tile);
      name =
        tile.owner === null
          ? t(words.tileOn, { tile: what, id: space })
          : t(words.buildingOf, { tile: what, owner: called(tile.owner), id: space });
    }
    return {
      place: `space:${id}`,
      box,
      help: tile ? `${kindOf(tile.tile)}:${tile.tile}` : `space:${id}`,
      name: withNames(name, words.herdersHere, herders, called),
    };
  });
}

function foresightSpots(table: TableModel, view: GwtView): Spot[] {
  return at.kansasCity.foresight.flatMap(([x, y], index) => {
    const column = Math.floor(index / 2);
    const tile = view.foresight[column]?.[index % 2];
    if (!tile) return [];
    return [
      {
        place: `foresight:${column + 1}:${index % 2 ? "lower" : "upper"}`,
        box: at.around(x, y, 48),
        help: `tile:${tile}`,
        name: t(words.foresight, { column: column + 1, tile: table.name("tile", tile) }),
      },
    ];
  });
}

function railSpots(table: TableModel, view: GwtView, called: Called): Spot[] {
  return Object.entries(at.railroad.positions).map(([id, [x, y, turned]]) => {
    const engines = view.ranchers.filter(({ engine }) => engine === id).map(({ seat }) => seat);
    const box = turned ? at.around(x, y, 40, 36) : at.around(x, y, 40, 34);
    return {
      place: `rail:${id}`,
      box,
      help: `position:${id}`,
      name: withNames(table.name("position", id), words.engines, engines, called),
    };
  });
}

function stationSpots(table: TableModel, view: GwtView, called: Called): Spot[] {
  const all = Object.entries(at.stations).map(([id, { box }]) => {
    const owners = view.ranchers.filter(({ stations }) => stations.includes(id)).map(({ seat }) => seat);
    return {
      place: `station:${id}`,
      box: at.box(box),
      help: `station:${id}`,
      name: withNames(table.name("station", id), words.discs, owners, called),
    };
  });
  const masters = Object.values(at.masters).flatMap((box, index) => {
    const master = view.station_masters[index];
    if (!master) return [];
    const name = table.name("station_master", master);
    return [{ place: "", box: at.box(box), help: `station_master:${master}`, name }];
  });
  return [...all, ...masters];
}

function citySpots(table: TableModel, view: GwtView, called: Called): Spot[] {
  const all = at.cities.map(({ value, box }) => {
    const { id } = cityOf(table.catalogue, value);
    const owners = view.ranchers.filter(({ cities }) => (cities[id] ?? 0) > 0).map(({ seat }) => seat);
    return {
      place: `city:${id}`,
      box: at.box(box),
      help: `city:${id}`,
      name: withNames(table.name("city", id), words.discs, owners, called),
    };
  });
  const links = arrowsOf(table.catalogue);
  const arrows = at.arrows.flatMap(([low, high, x, y, w, h]) => {
    const id = links.get(`${low}-${high}`)?.id;
    if (!id) return [];
    return [{ place: "", box: at.around(x, y, w, h), help: `arrow:${id}`, name: table.name("arrow", id) }];
  });
  return [...all, ...arrows];
}

function jobSpots(table: TableModel, view: GwtView): Spot[] {
  const cells = jobCells(view);
  return view.jobs.flatMap(({ cost, workers }, row) =>
    WORKERS.flatMap((kind) => {
      const box = jobBox(cells, row, kind);
      if (!box) return [];
      const values = { worker: table.name("worker", kind), row: row + 1, cost, n: workers[kind] ?? 0 };
      return [
        {
          place: `job:row${row + 1}:${kind}`,
          box,
          help: `worker:${kind}`,
          name: t(values.n > 1 ? words.jobPlaces : words.jobPlace, values),
        },
      ];
    }),
  );
}

function cattleSpots(table: TableModel, view: GwtView): Spot[] {
  return at.cattleSlots(view).map(([face, slot]) => ({
    place: `cattle:${face}`,
    box: at.box(slot),
    help: `cattle:${face}`,
    name: t(words.cattlePlace, { card: table.name("cattle", face), n: view.cattle[face] ?? 0 }),
  }));
}

function objectiveSpots(table: TableModel, view: GwtView): Spot[] {
  const cards = at.objectives.cards.flatMap((box, index) => {
    const card = view.display[index];
    if (!card) return [];
    const name = table.name("objective", card);
    return [{ place: `display:${card}`, box: at.box(box), help: `objective:${card}`, name }];
  });
  const stack = {
    place: "display:top",
    box: at.box(at.objectives.stack),
    help: "display:top",
    name: t(words.objectiveStack, { n: view.objective_stack }),
  };
  return [...cards, stack];
}

function supplySpots(table: TableModel, view: GwtView): Spot[] {
  const y = view.simmental.length > 0 ? at.supply.cattle[1] - 4 : at.supply.cattle[1] + 6;
  const spots: Spot[] = [
    {
      place: "cattle:stack",
      box: { x: 1220, y: y - 23, w: 112, h: 34 },
      help: "sign:cattle_card",
      name: t(words.cattleStack, { n: view.cattle_stack }),
    },
  ];
  if (view.game !== "gwt1")
    spots.push({
      place: "exchange",
      box: { x: 1342, y: y - 23, w: 68, h: 34 },
      help: "sign:exchange_token",
      name: words.tokens,
    });
  spots.push({
    place: "",
    box: at.fees,
    help: `fee:${view.seats}`,
    name: table.name("fee", String(view.seats)),
  });
  return spots;
}
