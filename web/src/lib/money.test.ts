import { afterEach, describe, expect, it } from "vitest";
import { speech } from "./lang.svelte";
import { dollars, withDollars } from "./money";
import { parse } from "./net/api";

afterEach(() => speech.choose("en"));

describe("a sum of money", () => {
  it("is written as in the reader's language", async () => {
    const sums = () => [dollars(6), dollars("7k", "−"), withDollars("2 −$2"), withDollars("")];
    expect(sums()).toEqual(["$6", "−$7k", "2 −$2", ""]);
    await speech.choose("de");
    expect(sums()).toEqual(["6\u202f$", "−7k\u202f$", "2 −2\u202f$", ""]);
  });
});

describe("a figure in a text of the server", () => {
  it("is never broken across lines", () => {
    expect(parse('{"text":"Bewegen: 4a von Wade (1 Schritt, 2 $ an Wade)"}')).toEqual({
      text: "Bewegen: 4a von Wade (1 Schritt, 2\u00a0$ an Wade)",
    });
    expect(parse('"82.1 ± 1.1 points, a 55 % chance"')).toBe("82.1\u00a0±\u00a01.1 points, a 55\u00a0% chance");
  });
});
