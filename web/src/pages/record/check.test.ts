import { expect, it } from "vitest";
import { MOST_BYTES, wrongWith } from "./check";
import words from "messages:pages/record";

const record = '[Trailboss "record 1"]\n[Game "winchester"]\n\n0: bid 3\n';

it("lets a record pass, also behind empty lines and comments", () => {
  expect(wrongWith(record)).toBeNull();
  expect(wrongWith(`\n\n${record}`)).toBeNull();
  expect(wrongWith(`# A game of Trailboss\r\n# Eine Partie\r\n\r\n${record}`)).toBeNull();
});

it("says what is wrong with other texts", () => {
  expect(wrongWith(" \n")).toBe(words.empty);
  expect(wrongWith("Hello")).toBe(words.noRecord);
  expect(wrongWith("# nothing else")).toBe(words.noRecord);
});

it("counts bytes, not letters", () => {
  expect(wrongWith(record + "#".repeat(MOST_BYTES - record.length))).toBeNull();
  expect(wrongWith(record + "ü".repeat(MOST_BYTES / 2))).toBe(words.tooLarge);
});
