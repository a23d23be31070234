// How much JavaScript the built client is, gzipped; fails beyond the limits: for what a browser loads from the home page
// to a table, whichever game it is, and for all files together.
// Usage: node scripts/size.mjs [FOLDER], the folder of the built client if it is not the server's.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT_TO_PLAY = 132_000;
const LIMIT_IN_ALL = 163_000;
/** The part that is fetched only by those who open its pages; a table needs one of the games. */
const APART = ["study"];
const GAMES = ["gwt", "winchester"];
const folder = process.argv[2] ?? fileURLToPath(new URL("../../src/trailboss/server/static", import.meta.url));

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const sizes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ name: basename(file), bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length }))
  .sort((one, other) => other.bytes - one.bytes);
const sumOf = (files) => files.reduce((all, { bytes }) => all + bytes, 0);
const isPart = ({ name }, parts) => parts.some((part) => name.startsWith(`${part}-`));
const [largestGame, ...otherGames] = sizes.filter((file) => isPart(file, GAMES));
const toPlay = sumOf(sizes.filter((file) => !isPart(file, APART) && !otherGames.includes(file)));
const inAll = sumOf(sizes);

for (const { name, bytes } of sizes) console.log(`${kilobytes(bytes).padStart(9)}  ${name}`);
console.log(`${kilobytes(toPlay).padStart(9)}  to play; the limit is ${kilobytes(LIMIT_TO_PLAY)}`);
console.log(`${kilobytes(inAll).padStart(9)}  in all; the limit is ${kilobytes(LIMIT_IN_ALL)}`);
if (!largestGame) console.error("There is no client to weigh: build it first.");
if (!largestGame || toPlay > LIMIT_TO_PLAY || inAll > LIMIT_IN_ALL) process.exitCode = 1;
