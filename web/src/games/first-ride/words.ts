// What the first ride says around its cards.
export const words = {
  take: { en: "Do it", de: "Mach das" },
  go_on: { en: "Go on", de: "Weiter" },
  or_pick: { en: "or pick anything else", de: "oder wähle etwas anderes" },
  skip: { en: "Skip", de: "Überspringen" },
  end: { en: "End the ride", de: "Ritt beenden" },
  progress: { en: "Step {now} of {count}", de: "Schritt {now} von {count}" },
  done: { en: "done", de: "erledigt" },
  all_done: { en: "You know the round. The game goes on as any other.", de: "Du kennst die Runde. Das Spiel geht weiter wie jedes andere." },
  points: { en: "Points now", de: "Punkte jetzt" },
  what_says: { en: "What {name} says", de: "Was {name} sagt" },
  or: { en: "or", de: "oder" },
  again: { en: "Show all cards again", de: "Alle Karten noch einmal zeigen" },
} as const;
