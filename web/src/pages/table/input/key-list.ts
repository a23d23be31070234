// The list of keys that `?` shows, for one game.
import { KEY_LIST, OF_GAMES } from "./keys.data";

/** All keys but those for moves of other games. */
export const keysOf = ({ keys = OF_GAMES }: { keys?: readonly string[] }) =>
  KEY_LIST.filter(({ id }) => !OF_GAMES.includes(id) || keys.includes(id));
