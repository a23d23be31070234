import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const here = fileURLToPath(new URL(".", import.meta.url));
const components = readdirSync(`${here}src`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte"))
  .sort();

/** A short class for the styles of a component, which every element of it has: its number among all components. */
function cssHash({ filename, hash }) {
  const number = components.indexOf(relative(`${here}src`, filename));
  return number < 0 ? `s-${hash(filename)}` : `s${number.toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, fragments: "tree" } };
