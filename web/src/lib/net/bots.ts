// The bots that forms offer for a game.

import type { GameInfo } from "./protocol";

/** The levels, and the bots that the host installed, which are called by their names. */
export function botChoices(info: GameInfo): { name: string; text: string }[] {
  return [...info.levels, ...info.installed_bots.map((name) => ({ name, text: name }))];
}
