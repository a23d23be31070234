// How much JavaScript the built client is, gzipped, all its files together; fails beyond the limit.
// Usage: node scripts/size.mjs [FOLDER], the folder of the built client if it is not the server's.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = process.argv[2] ?? fileURLToPath(new URL("../../src/trailboss/server/static", import.meta.url));

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const sizes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ name: basename(file), bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length }))
  .sort((one, other) => other.bytes - one.bytes);
const sum = sizes.reduce((all, { bytes }) => all + bytes, 0);

for (const { name, bytes } of sizes) console.log(`${kilobytes(bytes).padStart(9)}  ${name}`);
console.log(`${kilobytes(sum).padStart(9)}  in all; the limit is ${kilobytes(LIMIT)}`);
if (sizes.length === 0) console.error("There is no client to weigh: build it first.");
if (sizes.length === 0 || sum > LIMIT) process.exitCode = 1;
