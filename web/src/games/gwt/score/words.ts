// What the score sheet says.
export const words = {
  and: { en: "and", de: "und" },
  wins: { en: "{names} wins with {points} points", de: "{names} gewinnt mit {points} Punkten" },
  you_win: { en: "You win with {points} points", de: "Du gewinnst mit {points} Punkten" },
  share: { en: "{names} share the win with {points} points", de: "{names} teilen sich den Sieg mit {points} Punkten" },
  ahead: { en: "{ahead} points ahead of {name}.", de: "{ahead} Punkte vor {name}." },
  one_ahead: { en: "One ahead of {name}.", de: "Einen vor {name}." },
  most_from: { en: "Most points from {names}.", de: "Die meisten Punkte: {names}." },
  final: { en: "Final scoring", de: "Schlusswertung" },
  category: { en: "Category", de: "Kategorie" },
  total: { en: "Total", de: "Summe" },
  best: { en: "best of the row", de: "bester Wert der Zeile" },
  won: { en: "won", de: "gewonnen" },
  how: { en: "How it was counted", de: "So wurde gezählt" },
  of_whom: { en: "Whose points", de: "Wessen Punkte" },
  unknown: { en: "not known", de: "nicht bekannt" },
  you: { en: "you", de: "du" },
} as const;
