// The little Markdown in which the rulings are written, read into plain data: the client draws it without
// ever putting foreign HTML into the page.

/** A run of text; `mark` says how it stands there. A `ref` is the id of a ruling. */
export interface Span {
  text: string;
  mark?: "strong" | "em" | "code" | "ref";
}

export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** Ids of rulings: `GWT-54`, `GWT-60g`, `SAM-28`, `WIN-A-3`. */
export const RULING = /\b(?:GWT-\d+[a-z]?|SAM-\d+[a-z]?|WIN-[A-Z]-\d+[a-z]?)\b/;

const INLINE = new RegExp(
  [
    "`(?<code>[^`]+)`",
    "\\*\\*(?<strong>.+?)\\*\\*",
    "(?<![\\w*])\\*(?<em>[^*\\s](?:[^*]*[^*\\s])?)\\*(?![\\w*])",
    "\\[(?<link>[^\\]]+)\\]\\([^)]*\\)",
    `(?<ref>${RULING.source})`,
  ].join("|"),
  "g",
);

/** The runs of one paragraph. Links lead into the repository, where a reader of the page is not: their words stay. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  const plain = (run: string): void => {
    if (run) found.push({ text: run });
  };
  for (const match of text.matchAll(INLINE)) {
    plain(text.slice(from, match.index));
    from = match.index + match[0].length;
    const { code, strong, em, link, ref } = match.groups!;
    if (code !== undefined) found.push(named(code));
    else if (strong !== undefined) found.push({ text: bare(strong), mark: "strong" });
    else if (em !== undefined) found.push({ text: bare(em), mark: "em" });
    else if (link !== undefined) plain(bare(link));
    else found.push({ text: ref!, mark: "ref" });
  }
  plain(text.slice(from));
  return found;
}

/** Code that is nothing but the id of a ruling leads to it. */
function named(code: string): Span {
  return new RegExp(`^${RULING.source}$`).test(code) ? { text: code, mark: "ref" } : { text: code, mark: "code" };
}

function bare(text: string): string {
  return text.replaceAll("`", "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

/** The blocks of a stretch of Markdown: paragraphs, headings, lists of one level, tables. */
export function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  for (const group of groups(lines)) {
    const first = group[0]!;
    const heading = /^(#+) (.*)$/.exec(first);
    if (heading) found.push({ kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) });
    else if (first.startsWith("|"))
      found.push({ kind: "table", head: cells(first), rows: group.slice(2).map(cells) });
    else if (ITEM.test(first)) found.push({ kind: "list", ordered: /^\d/.test(first), items: items(group) });
    else found.push({ kind: "text", spans: spans(group.map((line) => line.trim()).join(" ")) });
  }
  return found;
}

const ITEM = /^(?:[-*]|\d+\.) /;

/** Lines that belong together: split at empty lines, at headings, and where a list begins under a paragraph. */
function groups(lines: string[]): string[][] {
  const found: string[][] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length) found.push(open);
    open = [];
  };
  for (const line of lines) {
    if (!line.trim()) {
      close();
      continue;
    }
    const alone = line.startsWith("#");
    const begins = ITEM.test(line) && open.length > 0 && !ITEM.test(open[0]!);
    if (alone || begins) close();
    open.push(line);
    if (alone) close();
  }
  close();
  return found;
}

function items(group: string[]): Span[][] {
  const texts: string[] = [];
  for (const line of group)
    if (ITEM.test(line)) texts.push(line.replace(ITEM, ""));
    else texts[texts.length - 1] += ` ${line.trim()}`;
  return texts.map(spans);
}
