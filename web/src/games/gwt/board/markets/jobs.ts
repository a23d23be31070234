// Where the workers of the job market lie. A row's workers are known by kind only: they lie in the order of kinds,
// from the left, equal ones side by side.
import type { GwtView } from "../../../../lib/net/protocol";
import { jobs, type Box } from "../layout";
import { WORKERS } from "../trail/tiles";

export interface JobCell {
  row: number;
  kind: string;
  /** Among its like in the row. */
  index: number;
  x: number;
  y: number;
}

export function jobCells(view: GwtView): JobCell[] {
  const columns = jobs.columns.slice(jobs.columns.length - view.seats);
  return view.jobs.flatMap(({ workers }, row) => {
    const lying = WORKERS.flatMap((kind) =>
      Array.from({ length: workers[kind] ?? 0 }, (_, index) => ({ kind, index })),
    );
    return lying.map((worker, column) => ({ ...worker, row, x: columns[column] ?? 0, y: jobs.rows[row] ?? 0 }));
  });
}

/** The box around the workers of one kind in one row (from 0); null if there are none. */
export function jobBox(cells: JobCell[], row: number, kind: string): Box | null {
  const equal = cells.filter((cell) => cell.row === row && cell.kind === kind);
  const [first, last] = [equal[0], equal.at(-1)];
  if (!first || !last) return null;
  const half = jobs.cell / 2;
  return { x: first.x - half, y: first.y - half, w: last.x - first.x + jobs.cell, h: jobs.cell };
}
