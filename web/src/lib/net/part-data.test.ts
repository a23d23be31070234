import { afterEach, describe, expect, it, vi } from "vitest";
import { tablesAt, whole } from "./part-data";

afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe("a part with fetched data", () => {
  it("is there when all its tables are full, lists too", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return answer({ "a/words.ts": { words: { yes: 1 }, signs: ["a", "b"] } });
    });
    const tables = { words: {}, signs: [] };
    tablesAt("/one.json", "a/words.ts", tables);
    expect(await whole(Promise.resolve("part"))).toBe("part");
    expect(tables).toEqual({ words: { yes: 1 }, signs: ["a", "b"] });
    await whole(Promise.resolve("again"));
    expect(asked).toEqual(["/one.json"]);
  });

  it("that is loaded later has its own tables of the same data", async () => {
    const data = { "a/words.ts": { words: { one: 1 } }, "b/words.ts": { words: { two: 2 } } };
    vi.stubGlobal("fetch", async () => answer(data));
    const [early, late] = [{}, {}];
    tablesAt("/four.json", "a/words.ts", { words: early });
    await whole(Promise.resolve(1));
    tablesAt("/four.json", "b/words.ts", { words: late });
    await whole(Promise.resolve(2));
    expect([early, late]).toEqual([{ one: 1 }, { two: 2 }]);
  });

  it("asks once for what two parts wait for", async () => {
    const fetched = vi.fn(async () => answer({}));
    vi.stubGlobal("fetch", fetched);
    tablesAt("/two.json", "a/words.ts", { words: {} });
    tablesAt("/two.json", "b/words.ts", { words: {} });
    await Promise.all([whole(Promise.resolve(1)), whole(Promise.resolve(2))]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("fails with its data, and tries again for the next who asks", async () => {
    const words = {};
    tablesAt("/three.json", "a/words.ts", { words });
    vi.stubGlobal("fetch", async () => answer({}, 503));
    await expect(whole(Promise.resolve(1))).rejects.toThrow("/three.json: 503");
    vi.stubGlobal("fetch", async () => answer({ "a/words.ts": { words: { late: 1 } } }));
    await whole(Promise.resolve(1));
    expect(words).toEqual({ late: 1 });
  });
});
