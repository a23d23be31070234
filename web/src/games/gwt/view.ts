import type { GwtView, Update } from "../../lib/net/protocol";
import type { TableModel } from "../../lib/table/table.svelte";

/** The table of Great Western Trail in an update; null before the deal. */
export function viewOf(update: Update | undefined): GwtView | null {
  return (update?.view as GwtView | null | undefined) ?? null;
}

/** The same for what is drawn, which follows only the fields that it reads. */
export function viewAt(table: TableModel): GwtView | null {
  return table.view as GwtView | null;
}
