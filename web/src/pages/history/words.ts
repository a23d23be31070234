// What the list of finished games says.
import type { Both } from "../../lib/net/protocol";

const both = <T extends Record<string, Both>>(words: T): T => words;

export const words = both({
  title: { en: "Your games", de: "Deine Partien" },
  about: {
    en: "Finished games of this browser. They stay on this server.",
    de: "Beendete Partien dieses Browsers. Sie bleiben auf diesem Server.",
  },
  game: { en: "Game", de: "Spiel" },
  won: { en: "won", de: "gewonnen" },
  place: { en: "place {place} of {count}", de: "Platz {place} von {count}" },
  points: { en: "{points} points", de: "{points} Punkte" },
  rating: { en: "{points} points lost per decision", de: "{points} Punkte Verlust je Entscheidung" },
  ratings: { en: "Points lost per decision, game by game (lower is better)", de: "Verlust je Entscheidung, Partie für Partie (weniger ist besser)" },
  review: { en: "Replay and review", de: "Ansehen und analysieren" },
  forget: { en: "Remove from the list", de: "Aus der Liste nehmen" },
  export: { en: "Export all", de: "Alle exportieren" },
  byLevel: { en: "By strongest opponent", de: "Nach stärkstem Gegner" },
  bySeat: { en: "By seat", de: "Nach Sitzplatz" },
  byCategory: { en: "Average points by category", de: "Punkte je Kategorie im Schnitt" },
  level: { en: "Level", de: "Stufe" },
  seat: { en: "Seat", de: "Platz" },
  games: { en: "Games", de: "Partien" },
  victories: { en: "Won", de: "Gewonnen" },
  mean: { en: "Points", de: "Punkte" },
  you: { en: "You", de: "Du" },
  category: { en: "Category", de: "Kategorie" },
});
