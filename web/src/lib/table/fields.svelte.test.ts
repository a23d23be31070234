import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Fields } from "./fields.svelte";

/** What is read, each time that something it follows has changed. */
function followed<T>(read: () => T): { seen: T[]; stop: () => void } {
  const seen: T[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(read()));
  });
  flushSync();
  return { seen, stop };
}

describe("the fields of a view", () => {
  it("are followed one by one", () => {
    const fields = new Fields();
    const jobs = followed(() => (fields.all as { jobs: number[] } | null)?.jobs);
    const show = (view: object | null) => flushSync(() => fields.show(view));
    const three = [3];
    show({ jobs: three, money: 6 });
    show({ jobs: three, money: 7 });
    show({ jobs: [4], money: 7 });
    show({ money: 7 });
    show(null);
    expect(jobs.seen).toEqual([undefined, [3], [4], undefined, undefined]);
    jobs.stop();
  });

  it("are followed before there are any", () => {
    const fields = new Fields();
    fields.show({ money: 6 });
    const sam = followed(() => (fields.all as { sam?: string }).sam);
    flushSync(() => fields.show({ money: 6, sam: "here" }));
    expect(sam.seen).toEqual([undefined, "here"]);
    sam.stop();
  });
});
