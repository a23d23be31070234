import { afterEach, describe, expect, it } from "vitest";
import { speech } from "./lang.svelte";
import { dollars, withDollars } from "./money";

afterEach(() => speech.choose("en"));

describe("a sum of money", () => {
  it("is written as in the reader's language", async () => {
    const sums = () => [dollars(6), dollars("7k", "−"), withDollars("2 −$2"), withDollars("")];
    expect(sums()).toEqual(["$6", "−$7k", "2 −$2", ""]);
    await speech.choose("de");
    expect(sums()).toEqual(["6\u202f$", "−7k\u202f$", "2 −2\u202f$", ""]);
  });
});
