import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReviewJob } from "./review-job.svelte";

const REPORT = { game: "gwt2" };
let answers: object[] = [];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers.shift())));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a review", () => {
  it("is asked for until it is there", async () => {
    answers = [
      { done: 0, moves: 20, failed: false, report: null },
      { done: 20, moves: 20, failed: false, report: REPORT },
    ];
    const job = new ReviewJob("table", "abc");
    await job.ask();
    expect(job.status?.report).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(job.status?.report).toEqual(REPORT);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["/api/tables/abc/review?lang=en", "/api/tables/abc/review?lang=en"]);
  });

  it("is not asked for any more once the page is left", async () => {
    answers = [{ done: 0, moves: 20, failed: false, report: null }];
    const job = new ReviewJob("record", "abc");
    await job.ask();
    job.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(["/api/records/abc/review?lang=en"]);
  });
});
