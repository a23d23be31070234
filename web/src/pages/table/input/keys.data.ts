// The keys of a table as readers see them.

/** Keys for moves that not every game has. */
export const OF_GAMES = ["end", "exchange", "pass", "duel"];

/** The list that `?` shows: what each does is in the messages, under `key`. */
export const KEY_LIST: { id: string; keys: string[] }[] = [
  { id: "choose", keys: ["1", "–", "9"] },
  { id: "walk", keys: ["↑ ↓ ← →"] },
  { id: "look", keys: ["Shift", "↑ ↓ ← →"] },
  { id: "confirm", keys: ["Enter"] },
  { id: "undo", keys: ["Z"] },
  { id: "redo", keys: ["Shift", "Z"] },
  { id: "end", keys: ["E"] },
  { id: "pass", keys: ["P"] },
  { id: "duel", keys: ["D"] },
  { id: "recap", keys: ["V"] },
  { id: "hint", keys: ["H"] },
  { id: "why", keys: ["W"] },
  { id: "exchange", keys: ["X"] },
  { id: "board", keys: ["B"] },
  { id: "own", keys: ["R"] },
  { id: "others", keys: ["O"] },
  { id: "log", keys: ["L"] },
  { id: "command", keys: ["/"] },
  { id: "zoom", keys: ["+", "-", "0"] },
  { id: "close", keys: ["Esc"] },
  { id: "help", keys: ["?"] },
];
