// What the review says itself. Sentences about the game come from the server.
import type { Both } from "../../../lib/net/protocol";

const both = <T extends Record<string, Both>>(words: T): T => words;

export const words = both({
  title: { en: "Coach's review", de: "Analyse des Coachs" },
  what: {
    en: "What each decision cost, with what its player knew, and what was luck.",
    de: "Was jede Entscheidung kostete, mit dem Wissen des Spielers, und was Glück war.",
  },
  start: { en: "Review this game", de: "Partie analysieren" },
  again: { en: "Try again", de: "Noch einmal" },
  failed: { en: "The review was not finished.", de: "Die Analyse wurde nicht fertig." },
  working: { en: "Move {done} of {moves}", de: "Zug {done} von {moves}" },
  graph: { en: "Chance to win, move by move", de: "Siegchance, Zug für Zug" },
  player: { en: "Player", de: "Spieler" },
  points: { en: "Points", de: "Punkte" },
  rating: { en: "Lost per decision", de: "Verlust je Entscheidung" },
  first: { en: "Forecast at the start", de: "Vorhersage am Anfang" },
  skill: { en: "Own decisions", de: "Eigene Entscheidungen" },
  luck: { en: "Luck", de: "Glück" },
  opponents: { en: "Opponents", de: "Gegner" },
  turning: { en: "Turning points", de: "Wendepunkte" },
  none: { en: "No decision cost much.", de: "Keine Entscheidung hat viel gekostet." },
  move: { en: "Move {number}, {name}: {label}", de: "Zug {number}, {name}: {label}" },
  lost: { en: "{points} points, {win} to win", de: "{points} Punkte, {win} Siegchance" },
  played: { en: "Played: {move}", de: "Gespielt: {move}" },
  better: { en: "Better: {move}", de: "Besser: {move}" },
  tryIt: { en: "Try it", de: "Ausprobieren" },
  show: { en: "Show on the board", de: "Auf dem Plan zeigen" },
});
