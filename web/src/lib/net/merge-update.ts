// What a server tells after a whole update: only what has changed since. Both together make the next update.
import { kept } from "../kept";
import type { Changes, Update } from "./protocol";

/** The update that follows from the one before. Fields that were left out are as they were; of the table and the view, entries. */
export function applied(before: Update, changes: Changes): Update {
  const { table, view, ...fields } = changes;
  return kept(before, {
    ...before,
    ...fields,
    type: "update",
    table: { ...before.table, ...table },
    view: view ? { ...before.view, ...view } : before.view,
  } as Update);
}
