import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nameOf, part, speech, t, textsLoaded } from "./lang.svelte";
import languages, { partial } from "messages:languages";
import words from "messages:lib";

beforeEach(() => speech.choose("en"));
afterEach(() => vi.unstubAllGlobals());

describe("texts", () => {
  it("come in the reader's language; what a partial one lacks is in English", async () => {
    expect(languages.slice(0, 2)).toEqual(["en", "de"]);
    expect(languages).toContain("fr");
    expect(partial).toEqual(["fr"]);
    expect(["en", "de", "fr"].map(nameOf)).toEqual(["English", "Deutsch", "Français"]);
    expect(words.close).toBe("Close");
    await speech.choose("de");
    expect(words.close).toBe("Schließen");
    await speech.choose("fr");
    expect(words.close).toBe("Fermer");
    expect(words.slow).toBe("The server took too long to answer.");
  });

  it("are filled in, and choose a form by number or by name", async () => {
    const cards = { plural: "count", 0: "no cards", one: "1 card", other: "{count} cards" };
    expect([0, 1, 2].map((count) => t(cards, { count }))).toEqual(["no cards", "1 card", "2 cards"]);
    const side = { select: "side", left: "on the left", other: "elsewhere" };
    expect(["left", "right"].map((each) => t(side, { side: each }))).toEqual(["on the left", "elsewhere"]);
    expect(t("{name} and {other}", { name: "Ann" })).toBe("Ann and {other}");
    await speech.choose("fr");
    expect(t({ plural: "count", one: "{count} carte", other: "{count} cartes" }, { count: 0 })).toBe("0 carte");
  });

  it("are fetched in the language in use, and in another before the page switches to it", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return new Response(JSON.stringify({ table: { yes: address } }));
    });
    const fetched = part({ en: "/en.json", de: "/de.json", fr: "/en.json" })("table") as { yes: string };
    await textsLoaded();
    expect([fetched.yes, asked]).toEqual(["/en.json", ["/en.json"]]);
    await speech.choose("de");
    expect([fetched.yes, asked]).toEqual(["/de.json", ["/en.json", "/de.json"]]);
    await speech.choose("en");
    expect(asked.length).toBe(2);
  });

  it("stay in the old language if the new one cannot be had", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    part({ en: {}, de: "/gone.json", fr: {} });
    await expect(speech.choose("de")).rejects.toThrow("/gone.json: 503");
    expect(speech.lang).toBe("en");
  });
});
