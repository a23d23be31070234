// Which folder draws which game. Loaded when a table of that game is opened, so that the others cost nothing.
import type { GameFace } from "../games/face";
import { whole } from "./fetched";

type Loader = () => Promise<{ default: GameFace }>;

const gwt: Loader = () => import("../games/gwt/index");
const winchester: Loader = () => import("../games/winchester/index");

const FACES: Record<string, Loader> = { gwt1: gwt, gwt2: gwt, winchester };

/** The game's board and panels. */
export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`no face for the game ${game}`);
  return (await whole(load())).default;
}
