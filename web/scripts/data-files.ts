// Tables are data and no code: when the client is built, the `….data.ts` of a part (`games/gwt`, `pages/home` …) become
// one JSON file beside it, and the modules empty tables that are filled when the part is loaded (see
// src/lib/net/data-files.ts). Developing and testing read the files as they are.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { transformWithOxc, type Plugin } from "vite";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));
const DATA = /\.data\.ts$/;
/** Parts with little data share one file: it is not worth asking the server for each. */
const SHORT = 1000;

type Exports = Record<string, unknown>;

/** What a module of data exports. It may import nothing but types. */
async function exportsOf(file: string): Promise<Exports> {
  const text = readFileSync(join(SRC, file), "utf8");
  const { code } = await transformWithOxc(text, file, { sourcemap: false });
  const exports = { ...((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Exports) };
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(exports)), exports)) throw new Error(`${file}: more than data`);
  return exports;
}

/** The part that a file belongs to: `games/gwt` for `games/gwt/board/layout.data.ts`. */
function partOf(file: string): string {
  return file.split("/").slice(0, -1).slice(0, 2).join("/");
}

/** The module that stands for a file of data: the same exports, empty until they are fetched from the address. */
function standIn(file: string, exports: Exports, address: string): string {
  const names = Object.keys(exports);
  return [
    `import { tablesAt } from ${JSON.stringify(join(SRC, "lib/net/data-files.ts"))};`,
    ...names.map((name) => `const ${name}_ = ${Array.isArray(exports[name]) ? "[]" : "{}"};`),
    `tablesAt(${address}, ${JSON.stringify(file)}, { ${names.map((name) => `${name}: ${name}_`).join(", ")} });`,
    `export { ${names.map((name) => `${name}_ as ${name}`).join(", ")} };`,
  ].join("\n");
}

export function dataFiles(): Plugin {
  const tables: Record<string, Exports> = {};
  /** The emitted file of every part. */
  const emitted = new Map<string, string>();
  return {
    name: "trailboss-data-files",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      const parts = new Map<string, string[]>();
      const files = readdirSync(SRC, { recursive: true, encoding: "utf8" });
      for (const file of files.filter((each) => DATA.test(each)).sort()) {
        tables[file] = await exportsOf(file);
        parts.set(partOf(file), [...(parts.get(partOf(file)) ?? []), file]);
      }
      const emit = (name: string, of: string[]): string => {
        const source = JSON.stringify(Object.fromEntries(of.map((file) => [file, tables[file]])));
        return this.emitFile({ type: "asset", name: `${name.replace("/", "-")}.json`, source });
      };
      const long = ([, of]: [string, string[]]) => JSON.stringify(of.map((file) => tables[file])).length >= SHORT;
      const short = [...parts].filter((part) => !long(part));
      const shared = short.length ? emit("short", short.flatMap(([, of]) => of)) : "";
      for (const [part] of short) emitted.set(part, shared);
      for (const [part, of] of [...parts].filter(long)) emitted.set(part, emit(part, of));
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
