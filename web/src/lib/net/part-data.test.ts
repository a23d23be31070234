import { afterEach, describe, expect, it, vi } from "vitest";
import { dataAt, whole } from "./part-data";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe("a part with fetched data", () => {
  it("is there when its tables are full, lists too, and its markup has arrived", async () => {
    const asked: string[] = [];
    const markup = [[["p", null, "text"]], [["g"], 4]];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return answer({ tables: { "a/words.ts": { words: { yes: 1 }, signs: ["a", "b"] } }, markup });
    });
    const data = dataAt("/one.json");
    const tables = (data.tables["a/words.ts"] = { words: {}, signs: [] });
    expect(await whole(Promise.resolve("part"))).toBe("part");
    expect(tables).toEqual({ words: { yes: 1 }, signs: ["a", "b"] });
    expect(data.markup).toEqual(markup);
    await whole(Promise.resolve("again"));
    expect(asked).toEqual(["/one.json"]);
  });

  it("is asked for once by two who wait for it", async () => {
    const fetched = vi.fn(async () => answer({ tables: {}, markup: [] }));
    vi.stubGlobal("fetch", fetched);
    dataAt("/two.json");
    await Promise.all([whole(Promise.resolve(1)), whole(Promise.resolve(2))]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("fails with its data, and tries again for the next who asks", async () => {
    const words = {};
    dataAt("/three.json").tables["a/words.ts"] = { words };
    vi.stubGlobal("fetch", async () => answer({}, 503));
    await expect(whole(Promise.resolve(1))).rejects.toThrow("/three.json: 503");
    vi.stubGlobal("fetch", async () => answer({ tables: { "a/words.ts": { words: { late: 1 } } }, markup: [] }));
    await whole(Promise.resolve(1));
    expect(words).toEqual({ late: 1 });
  });
});
