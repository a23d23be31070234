// The keys of a table as readers see them.
import type { Both } from "../../../lib/net/protocol";

/** The list that `?` shows. */
export const KEY_LIST: { keys: string[]; say: Both }[] = [
  { keys: ["1", "–", "9"], say: { en: "choose that answer; in an auction, type your bid", de: "diese Antwort wählen; in einer Auktion dein Gebot tippen" } },
  { keys: ["↑", "↓", "←", "→"], say: { en: "walk among the legal targets", de: "durch die möglichen Ziele gehen" } },
  { keys: ["Enter"], say: { en: "confirm", de: "bestätigen" } },
  { keys: ["Z"], say: { en: "take back", de: "zurücknehmen" } },
  { keys: ["Shift", "Z"], say: { en: "do it again", de: "wiederholen" } },
  { keys: ["E"], say: { en: "end the turn", de: "Zug beenden" } },
  { keys: ["P"], say: { en: "pass", de: "passen" } },
  { keys: ["D"], say: { en: "duel", de: "Duell" } },
  { keys: ["V"], say: { en: "show the opponents' turns again", de: "Züge der anderen noch einmal zeigen" } },
  { keys: ["H"], say: { en: "hint", de: "Tipp" } },
  { keys: ["W"], say: { en: "why not? (on the focused thing)", de: "warum nicht? (beim Ding im Fokus)" } },
  { keys: ["X"], say: { en: "exchange token", de: "Tauschmarke" } },
  { keys: ["B"], say: { en: "board", de: "Plan" } },
  { keys: ["R"], say: { en: "your own things", de: "deine eigenen Sachen" } },
  { keys: ["O"], say: { en: "others", de: "andere" } },
  { keys: ["L"], say: { en: "log", de: "Protokoll" } },
  { keys: ["/"], say: { en: "command line (takes notation)", de: "Befehlszeile (nimmt Notation)" } },
  { keys: ["+", "-", "0"], say: { en: "zoom the board", de: "Plan vergrößern, verkleinern, ganz zeigen" } },
  { keys: ["Esc"], say: { en: "close, deselect", de: "schließen, abwählen" } },
  { keys: ["?"], say: { en: "help for the focused thing, or this list", de: "Hilfe zum Ding im Fokus oder diese Liste" } },
];
