// Puts the rulings and the differences of the editions, as data, beside the client: `rulings.json` and
// `differences.json`, fetched by the pages that show them. Written from docs/ when the client is built, and on
// every request while it is developed, so that the pages cannot fall behind the documents.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { blocks, RULING, type Block } from "./rulings.markdown.ts";

export interface Ruling {
  id: string;
  /** Its standing: R, D, I, O, text, reading … */
  tags: string[];
  /** What it settles, in a few words; empty where a ruling goes without. */
  title: string;
  body: Block[];
}

export interface Section {
  title: string;
  intro: Block[];
  rulings: Ruling[];
}

/** One document of rulings. */
export interface Book {
  id: string;
  title: string;
  intro: Block[];
  sections: Section[];
}

const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));
const BOOKS = ["gwt", "sam", "winchester"];
const RULING_HEADING = new RegExp(`^### (${RULING.source})((?: \\[[^\\]]+\\])*)$`);
/** The first sentence of a ruling, in bold, is its title: `**The first turn.** In place of …`. */
const TITLE = /^\*\*(.+?)\*\*/;

/** A document of rulings as data. A heading that looks like a ruling and is none stops the build. */
export function book(id: string, text: string): Book {
  const found: Book = { id, title: "", intro: [], sections: [] };
  let kept: string[] = [];
  let take: (lines: string[]) => void = (lines) => (found.intro = blocks(lines));
  const turn = (next: (lines: string[]) => void): void => {
    take(kept);
    kept = [];
    take = next;
  };
  for (const line of text.split("\n")) {
    const ruling = RULING_HEADING.exec(line);
    const section = found.sections.at(-1);
    if (line.startsWith("# ")) found.title = line.slice(2);
    else if (line.startsWith("## ")) {
      const opened: Section = { title: line.slice(3), intro: [], rulings: [] };
      turn((lines) => (opened.intro = blocks(lines)));
      found.sections.push(opened);
    } else if (ruling && section) {
      const tags = [...(ruling[2] ?? "").matchAll(/\[([^\]]+)\]/g)].map((tag) => tag[1]!);
      const opened: Ruling = { id: ruling[1]!, tags, title: "", body: [] };
      turn((lines) => Object.assign(opened, titled(lines)));
      section.rulings.push(opened);
    } else if (line.startsWith("### ")) throw new Error(`${id}.md: "${line}" is no heading of a ruling`);
    else kept.push(line);
  }
  take(kept);
  return found;
}

/** Text and title apart: the title stands in the heading of the page, so the text does not repeat it. */
function titled(lines: string[]): Pick<Ruling, "title" | "body"> {
  const text = lines.join("\n").trim();
  const match = TITLE.exec(text);
  if (!match) return { title: "", body: blocks(text.split("\n")) };
  const title = match[1]!.replace(/\s+/g, " ").replace(/\.$/, "");
  // A title that is the beginning of its sentence stays in it: "**Building 10a** moves the marker".
  const rest = /[.?!]$/.test(match[1]!) ? text.slice(match[0].length).trim() : text;
  return { title, body: blocks(rest.split("\n")) };
}

function read(path: string): string {
  return readFileSync(join(DOCS, path), "utf8");
}

/** The files beside the client, by name. */
export const ASSETS: Record<string, () => string> = {
  "rulings.json": () => JSON.stringify(BOOKS.map((id) => book(id, read(`rulings/${id}.md`)))),
  "differences.json": () => JSON.stringify(blocks(read("games/gwt-differences.md").split("\n"))),
};

export function rulings(): Plugin {
  return {
    name: "trailboss-rulings",
    generateBundle() {
      for (const [fileName, source] of Object.entries(ASSETS))
        this.emitFile({ type: "asset", fileName, source: source() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const make = ASSETS[(request.url ?? "").split("?")[0]!.slice(1)];
        if (!make) return next();
        response.setHeader("content-type", "application/json");
        response.end(make());
      });
    },
  };
}
