// Which folder draws which game. Loaded when a table of that game is opened, so that the others cost nothing.
import type { GameUI } from "../../games/game-ui";
import { whole } from "../net/part-data";

type Loader = () => Promise<{ default: GameUI }>;

const gwt: Loader = () => import("../../games/gwt/index");
const winchester: Loader = () => import("../../games/winchester/index");

const GAMES: Record<string, Loader> = { gwt1: gwt, gwt2: gwt, winchester };

const plain: Loader = () => import("../../games/plain/index");

/** The game's board and panels; plain ones for a game that has no folder here. */
export async function loadGameUI(game: string): Promise<GameUI> {
  return (await whole((GAMES[game] ?? plain)())).default;
}
