// Words that several pages say.
import type { Both } from "../lib/net/protocol";

export const words = {
  loading: { en: "Loading …", de: "Wird geladen …" },
  again: { en: "Try again", de: "Noch einmal" },
} satisfies Record<string, Both>;
