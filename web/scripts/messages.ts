// Messages: every text of the client, in `messages/LANG.toml` beside the code that shows it. `messages:pages/table` is
// the module of src/pages/table/messages; it has the texts in the reader's language (see src/lib/lang.svelte.ts). In
// the build, the texts of a part (see parts.ts) are one JSON file for each language, so a browser fetches only the
// language in use. What a language lacks is filled in from English.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { partOf, PARTS, SRC } from "./parts.ts";

const RUNTIME = join(SRC, "lib/lang.svelte.ts");
const TYPES = join(SRC, "messages.d.ts");
const PREFIX = "messages:";
/** Needed before anything can be fetched, so it is in the script, in all languages. */
const FRAME = "frame";
const LANGUAGES = "languages";

type Tree = { [name: string]: string | Tree | Tree[] };
type Trees = Record<string, Tree>;

const read = (file: string): Tree => parse(readFileSync(file, "utf8")) as Tree;
const isForms = (tree: Tree): boolean => "plural" in tree || "select" in tree;

/** A text, table or list with what it lacks from English. */
function filled(english: Tree | Tree[], own: Tree | Tree[] | undefined): Tree | Tree[] {
  if (own === undefined) return english;
  const found = Object.entries(english).map(([name, text]) => {
    const mine = (own as Tree)[name];
    if (typeof text === "string" || typeof mine === "string" || isForms(text as Tree)) return [name, mine ?? text];
    return [name, filled(text, mine)];
  });
  return Array.isArray(english) ? found.map(([, each]) => each as Tree) : (Object.fromEntries(found) as Tree);
}

/** Does a language have all of these texts? */
function complete(english: Tree | Tree[], own: Tree | Tree[] | undefined): boolean {
  return Object.entries(english).every(([name, text]) => {
    const mine = (own as Tree | undefined)?.[name];
    return typeof text === "string" || typeof mine === "string" || isForms(text as Tree) ? mine !== undefined : complete(text, mine as Tree);
  });
}

/** All modules with their texts by language, and the languages that lack some. */
function modules(): { languages: string[]; partial: string[]; texts: Map<string, Trees> } {
  const folders = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /(^|\/)messages$/.test(path) && existsSync(join(SRC, path, "en.toml")))
    .sort();
  const own = new Map(
    folders.map((folder) => {
      const files = readdirSync(join(SRC, folder)).filter((file) => file.endsWith(".toml"));
      const trees = files.map((file) => [file.slice(0, -".toml".length), read(join(SRC, folder, file))] as const);
      return [folder.slice(0, -"/messages".length) || FRAME, Object.fromEntries(trees) as Trees];
    }),
  );
  const found = new Set([...own.values()].flatMap(Object.keys));
  const languages = ["en", "de", ...[...found].sort()].filter((lang, at, all) => all.indexOf(lang) === at);
  const whole = (trees: Trees) => languages.map((lang) => [lang, filled(trees["en"]!, trees[lang]) as Tree]);
  return {
    languages,
    partial: languages.filter((lang) => [...own.values()].some((trees) => !complete(trees["en"]!, trees[lang]))),
    texts: new Map([...own].map(([module, trees]) => [module, Object.fromEntries(whole(trees)) as Trees])),
  };
}

/** The TypeScript type of a tree: each key is known; tables inside may be asked for any id. */
function typeOf(tree: string | Tree | Tree[], inside = false): string {
  if (typeof tree === "string") return "string";
  if (Array.isArray(tree)) return `(${typeOf(tree[0]!, true)})[]`;
  if (isForms(tree)) return "Forms";
  const entries = Object.entries(tree);
  const keys = entries.map(([name, text]) => `${JSON.stringify(name)}: ${typeOf(text, true)}`).join("; ");
  const values = [...new Set(entries.map(([, text]) => typeOf(text, true)))].join(" | ");
  return inside ? `{ ${keys} } & Record<string, ${values} | undefined>` : `{ ${keys} }`;
}

function types(texts: Map<string, Trees>): string {
  const found = [...texts].map(
    ([module, trees]) =>
      `declare module "${PREFIX}${module}" {\n  type Forms = import("./lib/lang.svelte").Forms;\n` +
      `  const words: ${typeOf(trees["en"]!)};\n  export default words;\n}\n`,
  );
  const languages = `declare module "${PREFIX}${LANGUAGES}" {\n  const languages: string[];\n  export default languages;\n  export const partial: string[];\n}\n`;
  return `// Written by scripts/messages.ts from the message files; not kept in git.\n${languages}${found.join("")}`;
}

const imported = (path: string, what: string) => `import ${what} from ${JSON.stringify(path)};\n`;

export function messages(): Plugin {
  let { languages, partial, texts } = modules();
  let building = false;
  /** In a build, the code of the table of addresses of each part. */
  const parts = new Map<string, string>();
  return {
    name: "trailboss-messages",
    enforce: "pre",
    config(_, { command }) {
      building = command === "build";
      const written = types(texts);
      if (!existsSync(TYPES) || readFileSync(TYPES, "utf8") !== written) writeFileSync(TYPES, written);
    },
    buildStart() {
      ({ languages, partial, texts } = modules());
      if (!building) return;
      for (const part of PARTS) {
        const own = [...texts].filter(([module]) => module !== FRAME && partOf(module) === part);
        const emitted = new Map<string, string>();
        const addresses = languages.map((lang) => {
          const source = JSON.stringify(Object.fromEntries(own.map(([module, trees]) => [module, trees[lang]])));
          const file = emitted.get(source) ?? this.emitFile({ type: "asset", name: `${part}.${lang}.json`, source });
          emitted.set(source, file);
          return `${lang}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        parts.set(part, `{ ${addresses.join(", ")} }`);
      }
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const module = id.slice(PREFIX.length + 1);
      const runtime = imported(RUNTIME, "{ part }");
      if (module === LANGUAGES) return `export default ${JSON.stringify(languages)};export const partial = ${JSON.stringify(partial)};`;
      if (parts.has(module)) return `${runtime}export default part(${parts.get(module)});`;
      const found = texts.get(module);
      if (!found) throw new Error(`There are no messages in src/${module}/messages.`);
      if (building && module !== FRAME)
        return `${imported(PREFIX + partOf(module), "part")}export default part(${JSON.stringify(module)});`;
      for (const lang of languages) {
        const file = join(SRC, module === FRAME ? "" : module, "messages", `${lang}.toml`);
        if (existsSync(file)) this.addWatchFile(file);
      }
      const inline = Object.entries(found).map(([lang, tree]) => [lang, { [module]: tree }]);
      return `${runtime}export default part(${JSON.stringify(Object.fromEntries(inline))})(${JSON.stringify(module)});`;
    },
  };
}
