// What the coach's panel says. Sentences about the moves come from the server.
import type { Both } from "../../../lib/net/protocol";

const both = <T extends Record<string, Both>>(words: T): T => words;

export const words = both({
  coach: { en: "Coach", de: "Coach" },
  show: { en: "Show the move", de: "Zug zeigen" },
  compare: { en: "Compare moves", de: "Züge vergleichen" },
  thinking: { en: "Looking deeper …", de: "Rechnet genauer …" },
  move: { en: "Move", de: "Zug" },
  points: { en: "Points", de: "Punkte" },
  win: { en: "Wins", de: "Gewinnt" },
  difference: { en: "Compared with the best", de: "Gegenüber dem besten" },
  lookAgain: { en: "Look again", de: "Noch einmal ansehen" },
  insist: { en: "Play it anyway", de: "Trotzdem spielen" },
  turnLost: { en: "Your turn cost about {points} points.", de: "Dein Zug hat etwa {points} Punkte gekostet." },
  take: { en: "Choose {move}", de: "{move} wählen" },
});
