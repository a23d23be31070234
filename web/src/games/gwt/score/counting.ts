// How the points of one rancher came about, as far as what lies on the table tells it.
import type { GwtView, RancherView } from "../../../lib/net/protocol";
import type { TableModel } from "../../../lib/table/table.svelte";
import { t } from "../../../lib/lang.svelte";
import { viewAt } from "../view";
import words from "messages:games/gwt/score";
import { number } from "../board/figures";
import { dollars } from "../../../lib/money";
import { builtBy, counted, isObjective, nameOf, plainName, thing } from "../ranch";

export interface Item {
  name: string;
  count: number;
  points: number | null;
}

/** The components that count in a category, each with its printed points where it has any. */
export function itemsOf(table: TableModel, seat: number, category: string): Item[] {
  const view = viewAt(table);
  const rancher = view?.ranchers[seat];
  if (!view || !rancher) return [];
  return COUNTS[category]?.(table, rancher, view) ?? [];
}

type Count = (table: TableModel, rancher: RancherView, view: GwtView) => Item[];

const COUNTS: Record<string, Count> = {
  money: (_, rancher) => [{ name: dollars(rancher.money), count: 1, points: null }],
  buildings: (table, rancher, view) =>
    [...builtBy(view, rancher.seat).keys()].map((id) => printed(table, "building", id, 1)),
  cities: (table, rancher) =>
    Object.entries(rancher.cities).map(([city, count]) => ({ name: table.name("city", city), count, points: null })),
  stations: (table, rancher) => rancher.stations.map((station) => printed(table, "station", station, 1)),
  hazards: (table, rancher) =>
    Object.entries(rancher.tiles)
      .filter(([tile]) => !tile.endsWith("_tribe"))
      .map(([tile, count]) => ({ ...printed(table, "tile", tile, count), points: null })), // their names tell them
  cattle: (table, rancher) =>
    counted(table, [
      ...rancher.pile,
      ...Object.entries(rancher.unshown).flatMap(([face, n]) => Array<string>(n).fill(face)),
    ])
      .filter(([face]) => !isObjective(face))
      .map(([face, count]) => printed(table, "cattle", face, count))
      .filter((item) => item.points),
  objectives: (table, rancher) => {
    const failed = [...(rancher.failed_objectives ?? [])];
    return rancher.objectives.map((face) => {
      const { name } = printed(table, "objective", face, 1);
      const at = failed.indexOf(face);
      if (at >= 0) failed.splice(at, 1);
      return { name: at >= 0 ? t(words.failed, { name }) : name, count: 1, points: null };
    });
  },
  station_masters: (table, rancher) =>
    rancher.station_masters.map((master) => ({ name: table.name("station_master", master), count: 1, points: null })),
  workers: (table, rancher) =>
    Object.entries(rancher.workers)
      .filter(([, count]) => count > 4)
      .map(([kind, count]) => ({ name: table.name("worker", kind), count: count - 4, points: 4 })),
  token: (table, rancher, view) =>
    view.token === rancher.seat ? [{ name: nameOf(table, rancher.seat), count: 1, points: null }] : [],
};

function printed(table: TableModel, kind: string, id: string, count: number): Item {
  const of = thing(table, kind, id);
  return { name: plainName(of ? of.name : id), count, points: number(of, "points") };
}
