// What the first ride says around its cards.
export const words = {
  go_on: { en: "Go on", de: "Weiter" },
  or_pick: { en: "or pick anything else", de: "oder wähle etwas anderes" },
  skip: { en: "Skip", de: "Überspringen" },
  end: { en: "End the ride", de: "Ritt beenden" },
  done: { en: "done", de: "erledigt" },
  all_done: {
    en: "That's a full lap. The game continues normally.",
    de: "Du kennst die Runde. Das Spiel geht weiter wie jedes andere.",
  },
  points: { en: "Points now", de: "Punkte jetzt" },
  what_says: { en: "What {name} says", de: "Was {name} sagt" },
  or: { en: "or", de: "oder" },
} as const;
