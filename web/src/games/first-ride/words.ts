// What the first ride says around its cards.
export const words = {
  step: { en: "Step {step} of {count}", de: "Schritt {step} von {count}" },
  go_on: { en: "Next", de: "Weiter" },
  or_pick: { en: "or choose anything else", de: "oder wähle etwas anderes" },
  thinking: { en: "The coach is thinking of a good move …", de: "Der Coach überlegt sich einen guten Zug …" },
  again: { en: "Show it again", de: "Noch einmal zeigen" },
  end: { en: "End the ride", de: "Ritt beenden" },
  watch: { en: "The others are playing. Watch the board.", de: "Die anderen spielen. Schau aufs Brett." },
  your_choice: {
    en: "Your choice: pick one of the answers below. The light bulb gives a hint, the arrow takes back.",
    de: "Du hast die Wahl: Nimm eine der Antworten unten. Die Glühbirne gibt einen Tipp, der Pfeil nimmt zurück.",
  },
  all_done: { en: "You know how to play", de: "Jetzt kennst du das Spiel" },
  play_easy: { en: "Play an easy game with hints", de: "Eine leichte Partie mit Tipps spielen" },
  read: { en: "Rules in short", de: "Regeln in Kürze" },
  signs: { en: "All symbols", de: "Alle Symbole" },
  stay: { en: "Continue this game", de: "Diese Partie weiterspielen" },
} as const;
