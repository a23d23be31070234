// Texts and tables are fetched when a part of the client is loaded, so they are empty while its modules run: a module
// may read them only later, within a function or a component.
import { expect, it, vi } from "vitest";

type Loaders = Record<string, () => Promise<object>>;
const DATA = import.meta.glob("./**/*.data.ts") as Loaders;
const TEXTS = Object.keys(import.meta.glob("./**/messages/en.toml", { query: "?url" }));
const MODULES = import.meta.glob([
  "./**/*.{ts,svelte}",
  "!./**/*.{test,data,d}.ts",
  "!./static/worker.ts",
  "!./main.ts",
]) as Loaders;

function sealed(path: string): object {
  const get = (_: object, key: string | symbol): undefined => {
    if (key !== "then") throw new Error(`${path}: "${String(key)}" is read too early`);
  };
  return new Proxy({}, { get });
}

it("never end a line before the sign of a sum", () => {
  const texts = import.meta.glob("./**/messages/*.toml", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
  const broken = Object.entries(texts).filter(([, text]) => /[\d}] \$(?![\d{])/.test(text));
  expect(Object.keys(texts).length).toBeGreaterThan(30);
  expect(broken.map(([path]) => path)).toEqual([]);
});

it("are not read while a module is loaded", { timeout: 60_000 }, async () => {
  for (const [path, load] of Object.entries(DATA)) {
    const names = Object.keys(await load());
    vi.doMock(path, () => Object.fromEntries(names.map((name) => [name, sealed(path)])));
  }
  for (const path of TEXTS) {
    const module = `messages:${path.slice(2, -"/messages/en.toml".length) || "frame"}`;
    vi.doMock(module, () => ({ default: sealed(module) }));
  }
  vi.resetModules();
  const early: string[] = [];
  for (const [path, load] of Object.entries(MODULES))
    await load().catch((failure: Error) => early.push(`${path}: ${failure.message}`));
  expect(TEXTS.length).toBeGreaterThan(15);
  expect(Object.keys(MODULES).length).toBeGreaterThan(200);
  expect(early).toEqual([]);
});
