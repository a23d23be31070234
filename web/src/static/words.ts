export const words = {
  loading: {
    en: "Loading the rules and bots …",
    de: "Regeln und Bots werden geladen …",
  },
  waiting: {
    en: "Trailboss is open in another tab. Close it to play here.",
    de: "Trailboss ist in einem anderen Tab offen. Schließe ihn, um hier zu spielen.",
  },
  failed: {
    en: "The game could not be started in this browser.",
    de: "Das Spiel lässt sich in diesem Browser nicht starten.",
  },
  again: { en: "Try again", de: "Noch einmal versuchen" },
  about: {
    en: "This edition runs in your browser: rules, bots and games stay on this device, also offline. To play with friends online, one of you needs a server.",
    de: "Diese Ausgabe läuft in deinem Browser: Regeln, Bots und Partien bleiben auf diesem Gerät, auch offline. Um online mit Freunden zu spielen, braucht einer von euch einen Server.",
  },
};
