// Words that several pages say.
import type { Both } from "../lib/protocol";

export const words = {
  loading: { en: "Loading …", de: "Wird geladen …" },
  again: { en: "Try again", de: "Noch einmal" },
  english: {
    en: "",
    de: "Dieser Text ist nur auf Englisch da.",
  },
} satisfies Record<string, Both>;

/** The games by the name that the server gives them. */
export const GAMES: Record<string, Both> = {
  gwt1: { en: "Great Western Trail, first edition", de: "Great Western Trail, erste Ausgabe" },
  gwt2: { en: "Great Western Trail, second edition", de: "Great Western Trail, zweite Ausgabe" },
  winchester: { en: "Daddy Winchester", de: "Daddy Winchester" },
};
