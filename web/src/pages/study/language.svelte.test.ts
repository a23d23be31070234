import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { speech } from "../../lib/lang.svelte";
import { StudyTable } from "./study.svelte";

it("asks for the position again in the new language", () => {
  const study = new StudyTable({ record: "abc", index: null, seat: null });
  const open = vi.spyOn(study, "open").mockResolvedValue();
  study.moves = ["pass"];
  const end = $effect.root(() => study.followLanguage());
  flushSync();
  expect(open).not.toHaveBeenCalled();
  const before = speech.lang;
  speech.lang = before === "de" ? "en" : "de";
  flushSync();
  expect(open.mock.calls).toEqual([[["pass"]]]);
  speech.lang = before;
  end();
});
