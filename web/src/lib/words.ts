// What the line to a table and its input say, the settings, and the bar of every page.
import type { Both } from "./net/protocol";

const both = <T extends Record<string, Both>>(words: T): T => words;

export const words = both({
  // the line
  unknown_table: { en: "There is no table at this address.", de: "Unter dieser Adresse gibt es keinen Tisch." },
  not_allowed: {
    en: "The server does not accept live play from this address.",
    de: "Der Server nimmt von dieser Adresse kein Live-Spiel an.",
  },
  cut: {
    en: "The connection broke before the answer came. Try again.",
    de: "Die Verbindung brach ab, bevor die Antwort kam. Versuche es noch einmal.",
  },
  slow: { en: "The server took too long to answer.", de: "Der Server hat zu lange nicht geantwortet." },
  // input
  nothingYet: { en: "Nothing to undo yet", de: "Noch nichts zurückzunehmen" },
  sent: { en: "That is already on its way.", de: "Das ist schon unterwegs." },
  tooEarly: {
    en: "Too early: your last move is still on its way. Try again.",
    de: "Zu früh: Dein letzter Zug ist noch unterwegs. Versuche es noch einmal.",
  },
  notUndone: {
    en: "Nothing was undone: your last move was not played.",
    de: "Nichts wurde zurückgenommen: Dein letzter Zug wurde nicht gespielt.",
  },
  changed: {
    en: "Not played: “{say}”. The question has changed.",
    de: "Nicht gespielt: „{say}“. Die Frage ist jetzt eine andere.",
  },
  full: {
    en: "Not played: “{say}”. Your last two moves are still on their way.",
    de: "Nicht gespielt: „{say}“. Deine letzten zwei Züge sind noch unterwegs.",
  },
});

export const settingsWords = both({
  language: { en: "Language", de: "Sprache" },
  theme: { en: "Colours", de: "Farben" },
  light: { en: "Light", de: "Hell" },
  dark: { en: "Dark", de: "Dunkel" },
  system: { en: "System", de: "System" },
  speed: { en: "Movement", de: "Bewegung" },
  off: { en: "Off", de: "Aus" },
  sound: { en: "Sound when it is your turn", de: "Ton, wenn du dran bist" },
  keys: { en: "Single keys (1–9, Z, E, H …)", de: "Einzelne Tasten (1–9, Z, E, H …)" },
  teach: { en: "Teaching mode: warn me before costly moves (against bots)", de: "Lehrmodus: vor teuren Zügen warnen (gegen Bots)" },
  confirm: { en: "Confirm every move", de: "Jeden Zug bestätigen" },
});

export const switchWords = both({
  language: { en: "Auf Deutsch lesen", de: "Read in English" },
  light: { en: "Colours: light. Switch to dark", de: "Farben: hell. Zu dunkel wechseln" },
  dark: { en: "Colours: dark. Switch to the system's", de: "Farben: dunkel. Zu denen des Systems wechseln" },
  system: { en: "Colours: the system's. Switch to light", de: "Farben: wie das System. Zu hell wechseln" },
});

export const barWords = both({
  pages: { en: "Pages", de: "Seiten" },
});
