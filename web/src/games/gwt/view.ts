import type { GwtView, Update } from "../../lib/net/protocol";

/** The table of Great Western Trail in an update; null before the deal. */
export function viewOf(update: Update | undefined): GwtView | null {
  return (update?.view as GwtView | null | undefined) ?? null;
}
