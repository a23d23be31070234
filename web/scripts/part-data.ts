// Tables and markup are data and no code. When the client is built, the `….data.ts` of a part and the markup of its
// components become one JSON file beside its script, fetched when the part is loaded (see src/lib/net/part-data.ts).
// Developing and testing read the files as they are.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseAst, transformWithOxc, type Plugin } from "vite";
import { partOf, PARTS, SRC } from "./parts.ts";

const DATA = /\.data\.ts$/;
/** Shown before anything is fetched, so their markup stays in the script. */
const FRAME = ["App", "lib/ui/Icon", "lib/ui/Toasts", "static/Status"].map((name) => `${SRC}${name}.svelte`);
const PREFIX = "part:";
/** Stands for the address of a part's data until all its modules are known. */
const address = (part: string) => `data-of-${part}`;
/** Stands for markup until it has a number: in the order of use, so that each build numbers alike. */
const MARKUP = /["'`]markup-(\w+)["'`]/g;

type Exports = Record<string, unknown>;

/** What a module of data exports. It may import nothing but types. */
async function exportsOf(file: string): Promise<Exports> {
  const text = readFileSync(join(SRC, file), "utf8");
  const { code } = await transformWithOxc(text, file, { sourcemap: false });
  const exports = { ...((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Exports) };
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(exports)), exports)) throw new Error(`${file}: more than data`);
  return exports;
}

/** The module that stands for a file of data: the same exports, empty until they are fetched. */
function standIn(file: string, exports: Exports): string {
  const names = Object.keys(exports);
  return [
    `import { tables } from "${PREFIX}${partOf(file)}";`,
    ...names.map((name) => `const ${name}_ = ${Array.isArray(exports[name]) ? "[]" : "{}"};`),
    `tables[${JSON.stringify(file)}] = { ${names.map((name) => `${name}: ${name}_`).join(", ")} };`,
    `export { ${names.map((name) => `${name}_ as ${name}`).join(", ")} };`,
  ].join("\n");
}

/** The arguments of Svelte's `from_tree` as JSON. A hole is where a block begins: a comment, which it also writes `["/"]`. */
function asData(source: string): string {
  const filled = (node: unknown): unknown =>
    Array.isArray(node) ? Array.from(node, (each: unknown) => (each === undefined ? ["/"] : filled(each))) : node;
  const [tree, flags] = new Function(`return [${source}]`)() as [unknown[], number?];
  return JSON.stringify([filled(tree), flags]);
}

export function partData(): Plugin {
  const tables: Record<string, Exports> = {};
  const markup = new Map<string, string>();

  /** A component that takes its markup from the part's data. */
  function lean(code: string, part: string): string {
    const names = new Map<string, string>();
    const found = parseAst(code).body.flatMap((statement) => {
      const declared = statement.type === "VariableDeclaration" ? statement.declarations[0] : undefined;
      const call = declared?.init?.type === "CallExpression" ? declared.init : undefined;
      const source = call && code.slice(call.start, call.end);
      if (declared?.id.type !== "Identifier" || !source?.startsWith("$.from_tree(")) return [];
      const data = asData(source.slice("$.from_tree(".length, -1));
      const key = createHash("sha256").update(data).digest("hex").slice(0, 16);
      markup.set(key, data);
      names.set(declared.id.name, key);
      return [statement];
    });
    for (const { start, end } of found.reverse()) code = code.slice(0, start) + code.slice(end);
    for (const [name, key] of names) code = code.replace(new RegExp(`\\b${name}\\(\\)`, "g"), `$$$$markup("markup-${key}")`);
    return found.length ? `import { markup as $$markup } from "${PREFIX}${part}";\n${code}` : code;
  }

  return {
    name: "trailboss-part-data",
    apply: "build",
    async buildStart() {
      const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
      for (const file of files.filter((each) => DATA.test(each)).sort()) tables[file] = await exportsOf(file);
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${PREFIX}`)) {
        const part = id.slice(PREFIX.length + 1);
        return [
          `import { from_tree } from "svelte/internal/client";`,
          `import { dataAt } from ${JSON.stringify(`${SRC}lib/net/part-data.ts`)};`,
          `const data = dataAt(new URL("${address(part)}", import.meta.url).href);`,
          "const made = [];",
          "export const { tables } = data;",
          "export const markup = (number) => (made[number] ??= from_tree(...data.markup[number]))();",
        ].join("\n");
      }
      const file = id.startsWith(SRC) ? id.slice(SRC.length) : "";
      const exports = tables[file];
      return exports ? { code: standIn(file, exports), moduleType: "js" } : null;
    },
    transform(code, id) {
      if (!id.endsWith(".svelte") || FRAME.includes(id)) return null;
      return { code: lean(code, partOf(id)), map: null };
    },
    renderChunk(code, { moduleIds }) {
      const part = PARTS.find((each) => moduleIds.includes(`\0${PREFIX}${each}`));
      if (!part) return null;
      const numbers = new Map<string, number>();
      const numbered = code.replace(MARKUP, (_, key: string) => {
        if (!numbers.has(key)) numbers.set(key, numbers.size);
        return String(numbers.get(key));
      });
      const own = Object.entries(tables).filter(([file]) => moduleIds.includes(SRC + file));
      const trees = [...numbers.keys()].map((key) => markup.get(key)).join(",");
      const source = `{"tables":${JSON.stringify(Object.fromEntries(own))},"markup":[${trees}]}`;
      const file = this.getFileName(this.emitFile({ type: "asset", name: `${part}.json`, source }));
      return { code: numbered.replace(address(part), file.slice(file.lastIndexOf("/") + 1)), map: null };
    },
  };
}
