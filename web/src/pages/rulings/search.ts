// Searching the rulings: all words must occur, in the id, the title or the text, in any order.
import type { Block, Span } from "../../../scripts/rulings.markdown";
import type { Book, Ruling } from "../../../scripts/rulings";

function plain(spans: Span[]): string {
  return spans.map((span) => span.text).join("");
}

function words(block: Block): string {
  if (block.kind === "list") return block.items.map(plain).join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(plain).join(" ");
  return plain(block.spans);
}

const texts = new WeakMap<Ruling, string>();

function textOf(ruling: Ruling): string {
  let text = texts.get(ruling);
  if (text === undefined) {
    text = [ruling.id, ruling.title, ...ruling.body.map(words)].join(" ").toLowerCase();
    texts.set(ruling, text);
  }
  return text;
}

/** The books with those rulings alone that hold all the words; sections and books without any are left out. */
export function search(books: Book[], query: string): Book[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return books;
  const hit = (ruling: Ruling): boolean => wanted.every((word) => textOf(ruling).includes(word));
  return books
    .map((book) => ({
      ...book,
      sections: book.sections
        .map((section) => ({ ...section, rulings: section.rulings.filter(hit) }))
        .filter((section) => section.rulings.length),
    }))
    .filter((book) => book.sections.length);
}

export function count(books: Book[]): number {
  return books.reduce((sum, book) => sum + book.sections.reduce((all, each) => all + each.rulings.length, 0), 0);
}
