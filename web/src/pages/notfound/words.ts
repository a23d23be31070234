import type { Both } from "../../lib/net/protocol";

export const words = {
  title: { en: "Off the trail", de: "Abseits des Weges" },
  text: {
    en: "There is no page at {path}. The link may be cut off, or the page has moved.",
    de: "Unter {path} gibt es keine Seite. Vielleicht ist der Link abgeschnitten oder die Seite umgezogen.",
  },
  home: { en: "Back to the start", de: "Zurück zum Start" },
  learn: { en: "Learn the games", de: "Die Spiele lernen" },
} satisfies Record<string, Both>;
