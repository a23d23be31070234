// The parts that the client is loaded in. The start page needs only `app`; a table adds `table` and its game. There are
// few, since each lists what it imports from the others and is compressed by itself. Beside the script of a part lie
// its tables (see part-data.ts) and its texts in each language (see messages.ts).
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const SRC = fileURLToPath(new URL("../src/", import.meta.url)).replaceAll("\\", "/");

/** Every folder of games that is not for all of them is a part of its own. */
const SHARED = ["first-ride", "plain"];
const GAMES = readdirSync(`${SRC}games`, { withFileTypes: true })
  .filter((each) => each.isDirectory() && !SHARED.includes(each.name))
  .map(({ name }) => name)
  .sort();

/** What only tables, replays and studies use of lib: the start page goes without. */
const FOR_TABLES = [
  "help",
  "table",
  "kept.ts",
  "money.ts",
  "study-address.ts",
  "net/live-table.svelte.ts",
  "net/merge-update.ts",
  "net/push.ts",
  "ui/Dialog.svelte",
  "ui/save.ts",
];

const FOLDERS: Record<string, string[]> = {
  app: ["lib", "static", "pages/home", "pages/history", "pages/learn", "pages/notfound", "pages/record", "pages/rulings"],
  table: ["pages/replay", "pages/study", "pages/table", ...SHARED.map((name) => `games/${name}`), ...FOR_TABLES.map((name) => `lib/${name}`)],
  ...Object.fromEntries(GAMES.map((name) => [name, [`games/${name}`]])),
};

export const PARTS = Object.keys(FOLDERS);

/** The part of a file or folder in src, or of a module made from it; what lies elsewhere is in `app`. */
export function partOf(id: string): string {
  const path = `${id.replace(SRC, "").replace(/^\0\w+:/, "")}/`;
  const found = PARTS.flatMap((part) => [part, ...FOLDERS[part]!].map((folder) => ({ part, folder })));
  const around = found.filter(({ part, folder }) => (folder === part ? path === `${part}/` : path.startsWith(`${folder}/`)));
  return around.sort((one, other) => other.folder.length - one.folder.length)[0]?.part ?? "app";
}

/** How Rolldown groups the modules: a part may use the ones before it. */
export const groups = PARTS.map((name, at) => ({
  name,
  test: (id: string) => partOf(id) === name,
  priority: PARTS.length - at,
}));
