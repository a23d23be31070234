import type { Both } from "../../lib/net/protocol";

export const words = {
  title: { en: "Open a record", de: "Eine Aufzeichnung öffnen" },
  about: {
    en: "The text of a finished game, downloaded here or written by the command line.",
    de: "Der Text einer gespielten Partie, hier heruntergeladen oder von der Befehlszeile geschrieben.",
  },
  file: { en: "Choose a file", de: "Datei wählen" },
  paste: { en: "Paste it", de: "Einfügen" },
  text: { en: "Text of the record", de: "Text der Aufzeichnung" },
  open: { en: "Open", de: "Öffnen" },
  opening: { en: "Reading …", de: "Wird gelesen …" },
  empty: { en: "There is no text to open.", de: "Da ist kein Text zum Öffnen." },
  tooLarge: {
    en: "That file is too large: a record has at most 256 kB.",
    de: "Die Datei ist zu groß: Eine Aufzeichnung hat höchstens 256 kB.",
  },
  noRecord: {
    en: 'That is no record of Trailboss: one begins with [Trailboss "record 1"].',
    de: 'Das ist keine Aufzeichnung von Trailboss: Eine beginnt mit [Trailboss "record 1"].',
  },
} satisfies Record<string, Both>;
