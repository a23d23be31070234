// How much JavaScript the built client is, gzipped; fails beyond the limits, one for all files together and one for
// what the start page loads.
// Usage: node scripts/size.mjs [FOLDER], the folder of the built client if it is not the server's.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 139_900;
const START = 38_300;
const folder = process.argv[2] ?? fileURLToPath(new URL("../../src/trailboss/server/static", import.meta.url));

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ name: basename(file), bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length }))
  .sort((one, other) => other.bytes - one.bytes);
const sum = files.reduce((all, { bytes }) => all + bytes, 0);

/** The scripts that are loaded with one of them. */
function loaded(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(folder, "assets", name), "utf8");
  for (const [, other] of text.matchAll(/(?:from|import) ?["']\.\/([\w-]+\.js)["']/g)) loaded(other, found);
  return found;
}
const first = files.find(({ name }) => name.startsWith("index-"))?.name;
const atStart = first ? [...loaded(first)] : [];
const start = files.filter(({ name }) => atStart.includes(name)).reduce((all, { bytes }) => all + bytes, 0);

const print = (bytes, what) => console.log(`${(bytes / 1000).toFixed(1).padStart(9)} kB  ${what}`);
for (const { name, bytes } of files) print(bytes, name);
print(start, `at the start; the limit is ${START / 1000} kB`);
print(sum, `in all; the limit is ${LIMIT / 1000} kB`);
if (!files.some(({ name }) => name.startsWith("table-"))) {
  console.error("There is no client to weigh: build it first.");
  process.exitCode = 1;
}
if (sum > LIMIT || start > START) process.exitCode = 1;
