export const words = {
  table: { en: "The table", de: "Der Tisch" },
  players: { en: "Players", de: "Spieler" },
  final: { en: "Final score", de: "Endstand" },
  wins: { en: "{names} wins", de: "{names} gewinnt" },
  win: { en: "{names} win", de: "{names} gewinnen" },
  total: { en: "Total", de: "Summe" },
  place: { en: "Place", de: "Platz" },
  nothing: { en: "none", de: "nichts" },
  yes: { en: "yes", de: "ja" },
  no: { en: "no", de: "nein" },
};
