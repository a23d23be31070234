import { describe, expect, it } from "vitest";
import { invitation, tablePath } from "./links";

describe("a pasted link", () => {
  const table = "/t/quiet-mesa-k7w2pz3q";

  it.each([
    "quiet-mesa-k7w2pz3q",
    "  Quiet-Mesa-K7W2PZ3Q \n",
    "/t/quiet-mesa-k7w2pz3q",
    "http://localhost:8700/t/quiet-mesa-k7w2pz3q",
    "https://trailboss.example/t/quiet-mesa-k7w2pz3q/",
    "trailboss.example/t/quiet-mesa-k7w2pz3q?guide",
    "<https://trailboss.example/t/quiet-mesa-k7w2pz3q>.",
  ])("%j leads to its table", (text) => {
    expect(tablePath(text)).toBe(table);
  });

  it("keeps the secret of a seat and the step of a replay", () => {
    expect(tablePath("https://x.example/t/quiet-mesa-k7w2pz3q#seat=aB3-_x")).toBe(`${table}#seat=aB3-_x`);
    expect(tablePath("https://x.example/t/quiet-mesa-k7w2pz3q/replay#move=141")).toBe(`${table}/replay#move=141`);
    expect(tablePath("https://x.example/r/Ab12#move=3&seat=1")).toBe("/r/Ab12#move=3&seat=1");
  });

  it.each(["", "   ", "hello", "https://example.org/", "quiet-mesa", "/learn", "t/../../api"])("%j is none", (text) => {
    expect(tablePath(text)).toBeNull();
  });
});

it("an invitation leads back to the table", () => {
  const link = invitation("quiet-mesa-k7w2pz3q", "http://localhost:8700");
  expect(link).toBe("http://localhost:8700/t/quiet-mesa-k7w2pz3q");
  expect(tablePath(link)).toBe("/t/quiet-mesa-k7w2pz3q");
});
