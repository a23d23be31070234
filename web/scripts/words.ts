// Words and tables are data and no code: when the client is built, every `words.ts`, `….data.ts` and `layout.json`
// becomes a JSON file beside it, and the module an empty table that is filled when the part of the client that says the words is
// loaded (see src/lib/fetched.ts). Developing and testing read the files as they are.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { transformWithOxc, type Plugin } from "vite";

const DATA = /\/src\/.*\/(words\.ts|[\w-]+\.data\.ts|layout\.json)$/;
/** What is shorter than this stays code: it is not worth asking the server for. */
const SHORT = 1000;

type Exports = Record<string, unknown>;

/** What a module of data exports. It may import nothing but types. */
export async function exportsOf(path: string, text: string): Promise<Exports> {
  if (path.endsWith(".json")) return { default: JSON.parse(text) as unknown };
  const { code } = await transformWithOxc(text, path, { sourcemap: false });
  return { ...((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Exports) };
}

/** The module that stands for the data in the client: the same exports, empty until they are fetched. */
export function standIn(exports: Exports, address: string): string {
  const names = Object.keys(exports);
  const tables = names.map((name) => `const ${name}_ = ${Array.isArray(exports[name]) ? "[]" : "{}"};`);
  return [
    'import { tablesAt } from "/src/lib/fetched.ts";',
    ...tables,
    `tablesAt(${address}, { ${names.map((name) => `${name}: ${name}_`).join(", ")} });`,
    `export { ${names.map((name) => `${name}_ as ${name}`).join(", ")} };`,
  ].join("\n");
}

export function words(): Plugin {
  return {
    name: "trailboss-words",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: DATA },
      async handler(id) {
        const exports = await exportsOf(id, readFileSync(id, "utf8"));
        const source = JSON.stringify(exports);
        if (source.length < SHORT) return null;
        if (!isDeepStrictEqual(JSON.parse(source), exports)) throw new Error(`${id}: more than data`);
        const file = this.emitFile({ type: "asset", name: `${basename(dirname(id))}.json`, source });
        return { code: standIn(exports, `import.meta.ROLLUP_FILE_URL_${file}`), moduleType: "js" };
      },
    },
  };
}
