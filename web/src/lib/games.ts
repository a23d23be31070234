// Which folder draws which game. Loaded when a table of that game is opened, so that the others cost nothing.
import type { GameFace } from "../games/face";
import { whole } from "./fetched";

type Loader = () => Promise<{ default: GameFace }>;

const gwt: Loader = () => import("../games/gwt/index");
const winchester: Loader = () => import("../games/winchester/index");

const FACES: Record<string, Loader> = { gwt1: gwt, gwt2: gwt, winchester };

const plain: Loader = () => import("../games/plain/index");

/** The game's board and panels; plain ones for a game that has no folder here. */
export async function faceOf(game: string): Promise<GameFace> {
  return (await whole((FACES[game] ?? plain)())).default;
}
