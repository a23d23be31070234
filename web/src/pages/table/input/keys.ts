// The keyboard of a table: which key asks for what. The page does it; this table decides. The list of keys that
// readers see is in keys.data.ts.

export type KeyAction =
  | { do: "choose"; number: number }
  | { do: "walk"; by: 1 | -1; everywhere: boolean }
  | { do: "confirm" | "undo" | "again" | "end" | "pass" | "replay" | "hint" | "why" | "exchange" | "duel" }
  | { do: "board" | "own" | "others" | "log" | "command" | "keys" }
  | { do: "larger" | "smaller" | "close" };

export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where the key was pressed. */
export interface Circumstances {
  /** In a field that takes text. */
  typing: boolean;
  /** On a button or link, which does its own with Enter (see `keepsEnter`) and Space. */
  onControl: boolean;
  /** May single keys be used? */
  single: boolean;
}

const SINGLE: Record<string, KeyAction> = {
  z: { do: "undo" },
  e: { do: "end" },
  p: { do: "pass" },
  d: { do: "duel" },
  v: { do: "replay" },
  h: { do: "hint" },
  w: { do: "why" },
  x: { do: "exchange" },
  b: { do: "board" },
  r: { do: "own" },
  o: { do: "others" },
  l: { do: "log" },
  "/": { do: "command" },
  "?": { do: "keys" },
  "+": { do: "larger" },
  "=": { do: "larger" },
  "-": { do: "smaller" },
};

const ARROWS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The action for a key; null: not one of ours. */
export function actionOf(pressed: Pressed, where: Circumstances): KeyAction | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === "Escape") return { do: "close" };
  if (where.typing) return null;
  if (pressed.key === "Enter") return where.onControl ? null : { do: "confirm" };
  const by = ARROWS[pressed.key];
  if (by) return { do: "walk", by, everywhere: pressed.shiftKey };
  if (!where.single) return null;
  if (/^[0-9]$/.test(pressed.key)) return { do: "choose", number: Number(pressed.key) };
  const key = pressed.key.toLowerCase(); // Caps Lock changes nothing
  if (key === "z" && pressed.shiftKey) return { do: "again" };
  return Object.hasOwn(SINGLE, key) ? SINGLE[key]! : null;
}
