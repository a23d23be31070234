import type { Both } from "../../lib/net/protocol";

export const words = {
  title: { en: "Rulings", de: "Regelfragen" },
  lead: {
    en: "Every rule as this table plays it, in our own words. The game cites these numbers when it says why something is not possible.",
    de: "Jede Regel, wie sie an diesem Tisch gilt. Auf diese Nummern beruft sich das Spiel, wenn etwas nicht geht.",
  },
  english: {
    en: "",
    de: "Die Texte der Regeln gibt es bisher nur auf Englisch; du kannst auch nur mit englischen Wörtern suchen.",
  },
  search: { en: "Search the rulings", de: "Regeln durchsuchen" },
  placeholder: { en: "GWT-54, or words: certificate limit", de: "GWT-54, oder Wörter: certificate limit" },
  found: { en: "{count} rulings", de: "{count} Regeln" },
  nothing: {
    en: "No ruling has all these words. Try fewer, or a number like GWT-54.",
    de: "Keine Regel enthält all diese Wörter. Versuche weniger oder eine Nummer wie GWT-54.",
  },
  clear: { en: "Show all", de: "Alle zeigen" },
  books: { en: "Games", de: "Spiele" },
  about: { en: "How to read this", de: "Wie man das liest" },
  unknown: { en: "There is no ruling {id}.", de: "Eine Regel {id} gibt es nicht." },
  linkTo: { en: "Copy the link to {id}", de: "Link zu {id} kopieren" },
  copied: { en: "The link to {id} is copied.", de: "Der Link zu {id} ist kopiert." },
  tags: { en: "Standing: {tags}", de: "Stand: {tags}" },
} satisfies Record<string, Both>;

/** The documents, by id. */
export const BOOKS: Record<string, Both> = {
  gwt: { en: "Great Western Trail", de: "Great Western Trail" },
  sam: { en: "Sam, the solo opponent", de: "Sam, der Solo-Gegner" },
  winchester: { en: "Daddy Winchester", de: "Daddy Winchester" },
};

/** What the tags of a ruling mean. */
export const TAGS: Record<string, Both> = {
  R: { en: "in the rulebook", de: "steht in der Anleitung" },
  R2: { en: "in the second edition's rulebook", de: "steht in der Anleitung der zweiten Auflage" },
  D: { en: "follows from the rulebook", de: "folgt aus der Anleitung" },
  I: { en: "our interpretation", de: "unsere Auslegung" },
  O: { en: "open, with an option", de: "offen, mit Option" },
  text: { en: "in the rulebook", de: "steht in der Anleitung" },
  rulebook: { en: "in the second edition's rulebook", de: "steht in der Anleitung der zweiten Auflage" },
  garth: { en: "carried over from Garth", de: "von Garth übernommen" },
  inferred: { en: "our completion", de: "von uns ergänzt" },
  reading: { en: "our reading", de: "unsere Lesart" },
  gap: { en: "fills a gap", de: "füllt eine Lücke" },
};
