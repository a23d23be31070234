// Tables are data and no code: when the client is built, the `….data.ts` of a part become one JSON file beside its
// script, and the modules empty tables that are filled when the part is loaded (see src/lib/net/part-data.ts).
// Developing and testing read the files as they are.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { transformWithOxc, type Plugin } from "vite";
import { partOf, PARTS, SRC } from "./parts.ts";

const DATA = /\.data\.ts$/;

type Exports = Record<string, unknown>;

/** What a module of data exports. It may import nothing but types. */
async function exportsOf(file: string): Promise<Exports> {
  const text = readFileSync(join(SRC, file), "utf8");
  const { code } = await transformWithOxc(text, file, { sourcemap: false });
  const exports = { ...((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Exports) };
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(exports)), exports)) throw new Error(`${file}: more than data`);
  return exports;
}

/** The module that stands for a file of data: the same exports, empty until they are fetched from the address. */
function standIn(file: string, exports: Exports, address: string): string {
  const names = Object.keys(exports);
  return [
    `import { tablesAt } from ${JSON.stringify(`${SRC}lib/net/part-data.ts`)};`,
    ...names.map((name) => `const ${name}_ = ${Array.isArray(exports[name]) ? "[]" : "{}"};`),
    `tablesAt(${address}, ${JSON.stringify(file)}, { ${names.map((name) => `${name}: ${name}_`).join(", ")} });`,
    `export { ${names.map((name) => `${name}_ as ${name}`).join(", ")} };`,
  ].join("\n");
}

export function partData(): Plugin {
  const tables: Record<string, Exports> = {};
  /** The emitted file of every part. */
  const emitted = new Map<string, string>();
  return {
    name: "trailboss-part-data",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
      for (const file of files.filter((each) => DATA.test(each)).sort()) tables[file] = await exportsOf(file);
      for (const part of PARTS) {
        const source = JSON.stringify(Object.fromEntries(Object.entries(tables).filter(([file]) => partOf(file) === part)));
        if (source !== "{}") emitted.set(part, this.emitFile({ type: "asset", name: `${part}.json`, source }));
      }
    },
    load(id) {
      const file = id.startsWith(SRC) ? id.slice(SRC.length) : "";
      const exports = tables[file];
      if (!exports) return null;
      const address = `import.meta.ROLLUP_FILE_URL_${emitted.get(partOf(file))}`;
      return { code: standIn(file, exports, address), moduleType: "js" };
    },
  };
}
