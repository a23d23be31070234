import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const owners = new Map();

/** A short class for the styles of a component: it stands at every element of it. */
function cssHash({ hash, filename }) {
  const short = `s${hash(filename).slice(-4)}`;
  const owner = owners.get(short) ?? filename;
  if (owner !== filename) throw new Error(`${owner} and ${filename} share the class ${short}`);
  owners.set(short, filename);
  return short;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, fragments: "tree" } };
