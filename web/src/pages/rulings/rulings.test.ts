// @vitest-environment node
import { describe, expect, it } from "vitest";
import { blocks, spans } from "../../../scripts/rulings.markdown";
import { ASSETS, book, type Book } from "../../../scripts/rulings";
import { search } from "./search";

const text = `# Test: rulings

Words before. See \`GWT-2\`.

## 1. Turn

### GWT-1 [R]

**Three phases.** A turn has *three*
phases (GWT-2).

### GWT-1a [R, no] [I]

**Building 10a** moves it.

- one
  goes on
- two

## 2. Rest

| Card | Steps |
| --- | --- |
| 1 | **2** |
`;

describe("the documents of rulings as data", () => {
  it("splits a document into sections and rulings, titles apart from the text", () => {
    const found = book("gwt", text);
    expect(found.title).toBe("Test: rulings");
    expect(found.sections.map((section) => section.title)).toEqual(["1. Turn", "2. Rest"]);
    const [first, second] = found.sections[0]!.rulings;
    expect(first).toMatchObject({ id: "GWT-1", tags: ["R"], title: "Three phases" });
    expect(first!.body).toEqual([
      {
        kind: "text",
        spans: [
          { text: "A turn has " },
          { text: "three", mark: "em" },
          { text: " phases (" },
          { text: "GWT-2", mark: "ref" },
          { text: ")." },
        ],
      },
    ]);
    expect(second).toMatchObject({ id: "GWT-1a", tags: ["R, no", "I"], title: "Building 10a" });
    expect(second!.body[0]).toEqual({
      kind: "text",
      spans: [{ text: "Building 10a", mark: "strong" }, { text: " moves it." }],
    });
    expect(second!.body[1]).toEqual({
      kind: "list",
      ordered: false,
      items: [[{ text: "one goes on" }], [{ text: "two" }]],
    });
    expect(found.sections[1]!.intro).toEqual([
      {
        kind: "table",
        head: [[{ text: "Card" }], [{ text: "Steps" }]],
        rows: [[[{ text: "1" }], [{ text: "2", mark: "strong" }]]],
      },
    ]);
  });

  it("stops at a heading that should be a ruling and is none", () => {
    expect(() => book("gwt", "## 1\n\n### GWT-one [R]\n")).toThrow(/GWT-one/);
  });

  it("keeps the words of a link and shows no address of the repository", () => {
    expect(spans("see [the ledger](ledger.md).")).toEqual([{ text: "see " }, { text: "the ledger" }, { text: "." }]);
    expect(JSON.stringify(blocks(["[`x.py`](../../src/x.py)"]))).not.toContain("src/");
  });

  it("reads the real documents: every ruling has an id of its own, a tag and a text", () => {
    const books = JSON.parse(ASSETS["rulings.json"]!()) as Book[];
    const all = books.flatMap((each) => each.sections.flatMap((section) => section.rulings));
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map((ruling) => ruling.id)).size).toBe(all.length);
    expect(all.filter((ruling) => !ruling.tags.length || !ruling.body.length)).toEqual([]);
    expect(all.find((ruling) => ruling.id === "GWT-54")).toBeTruthy();
  });
});

describe("searching the rulings", () => {
  const books = [book("gwt", text)];

  it("finds by id, by title and by words in any order, whatever their case", () => {
    expect(ids(search(books, "gwt-1a"))).toEqual(["GWT-1a"]);
    expect(ids(search(books, "PHASES three"))).toEqual(["GWT-1"]);
    expect(ids(search(books, "goes two"))).toEqual(["GWT-1a"]);
  });

  it("keeps everything without words and nothing without a hit", () => {
    expect(ids(search(books, "  "))).toEqual(["GWT-1", "GWT-1a"]);
    expect(search(books, "locomotive")).toEqual([]);
  });

  function ids(found: Book[]): string[] {
    return found.flatMap((each) => each.sections.flatMap((section) => section.rulings.map((ruling) => ruling.id)));
  }
});
