import { expect, it } from "vitest";
import { ApiError } from "../net/api";
import { toasts } from "./toasts.svelte";

const refused = new ApiError({ code: "refused", text: "Not now.", ruling: null, seq: null });

it("says what failed, also as the handler of a promise", async () => {
  await Promise.reject(refused).catch(toasts.fail);
  expect(toasts.all.at(-1)).toMatchObject({ text: "Not now.", bad: true });
});

it("tells whether an attempt worked", async () => {
  expect(await toasts.attempt(() => Promise.resolve(1))).toBe(true);
  expect(await toasts.attempt(() => Promise.reject(refused))).toBe(false);
});
