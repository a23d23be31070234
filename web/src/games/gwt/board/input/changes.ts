// What differs between two looks at the table, as places: outlined for a moment where nothing moves.
import type { GwtView } from "../../../../lib/net/protocol";
import { WORKERS } from "../trail/tiles";

type Counts = Record<string, number>;

function differing(before: Counts, after: Counts): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].filter((id) => (before[id] ?? 0) !== (after[id] ?? 0));
}

const tilesOf = (view: GwtView) =>
  new Map(view.trail.map(({ space, tile, owner }) => [space, `${tile}/${owner}`]));

export function changedPlaces(before: GwtView, after: GwtView): string[] {
  const found = new Set<string>();
  const [tilesBefore, tilesAfter] = [tilesOf(before), tilesOf(after)];
  for (const space of new Set([...tilesBefore.keys(), ...tilesAfter.keys()]))
    if (tilesBefore.get(space) !== tilesAfter.get(space)) found.add(`space:${space}`);
  for (const [seat, rancher] of after.ranchers.entries()) {
    const was = before.ranchers[seat];
    if (!was) continue;
    if (rancher.herder && rancher.herder !== was.herder) found.add(`space:${rancher.herder}`);
    if (rancher.engine !== was.engine) found.add(`rail:${rancher.engine}`);
    for (const city of differing(was.cities, rancher.cities)) found.add(`city:${city}`);
    for (const station of rancher.stations)
      if (!was.stations.includes(station)) found.add(`station:${station}`);
  }
  for (const [row, job] of after.jobs.entries())
    for (const kind of WORKERS)
      if ((before.jobs[row]?.workers[kind] ?? 0) !== (job.workers[kind] ?? 0))
        found.add(`job:row${row + 1}:${kind}`);
  for (const face of differing(before.cattle, after.cattle)) found.add(`cattle:${face}`);
  for (const card of after.display) if (!before.display.includes(card)) found.add(`display:${card}`);
  for (const [column, tiles] of after.foresight.entries())
    for (const [row, tile] of tiles.entries())
      if (before.foresight[column]?.[row] !== tile)
        found.add(`foresight:${column + 1}:${row === 0 ? "upper" : "lower"}`);
  return [...found];
}
