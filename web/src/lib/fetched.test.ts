import { afterEach, describe, expect, it, vi } from "vitest";
import { tablesAt, whole } from "./fetched";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe("a part with fetched data", () => {
  it("is there when all its tables are full, lists too", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return answer({ words: { yes: { en: "yes", de: "ja" } }, signs: ["a", "b"] });
    });
    const tables = { words: {}, signs: [] };
    tablesAt("/one.json", tables);
    expect(await whole(Promise.resolve("part"))).toBe("part");
    expect(tables).toEqual({ words: { yes: { en: "yes", de: "ja" } }, signs: ["a", "b"] });
    await whole(Promise.resolve("again"));
    expect(asked).toEqual(["/one.json"]);
  });

  it("asks once for what two parts wait for", async () => {
    const fetched = vi.fn(async () => answer({ words: { yes: 1 } }));
    vi.stubGlobal("fetch", fetched);
    tablesAt("/two.json", { words: {} });
    await Promise.all([whole(Promise.resolve(1)), whole(Promise.resolve(2))]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("fails with its data, and tries again for the next who asks", async () => {
    const words = {};
    tablesAt("/three.json", { words });
    vi.stubGlobal("fetch", async () => answer({}, 503));
    await expect(whole(Promise.resolve(1))).rejects.toThrow("/three.json: 503");
    vi.stubGlobal("fetch", async () => answer({ words: { late: 1 } }));
    await whole(Promise.resolve(1));
    expect(words).toEqual({ late: 1 });
  });
});
