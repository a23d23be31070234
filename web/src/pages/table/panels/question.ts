// A question from the server is one or two sentences; its heading is the part that says what to do.
import { capital } from "../../../lib/lang.svelte";

/** The heading of a question, and what explains it: further sentences, or what stands in brackets at its end. */
export function split(text = ""): { main: string; rest: string } {
  const bracket = /^(.*\S) \(([^()]*)\)[.?]?$/.exec(text);
  if (bracket) {
    const rest = bracket[2]!;
    return { main: bracket[1]!, rest: `${capital(rest)}.` };
  }
  const sentences = text.match(/[^.?!]+[.?!]*/g)?.map((part) => part.trim()) ?? [];
  if (sentences.length > 1) return { main: sentences.at(-1)!, rest: sentences.slice(0, -1).join(" ") };
  return { main: text.replace(/\.$/, ""), rest: "" };
}

/** `0:07`, `12:30`, `3 h`: how long somebody has been thinking. */
export function lasting(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 86_400) return `${Math.floor(whole / 86_400)} d`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The beginning that all answers share, up to a colon: "To Bloomington (points at the end: 0): ". It stands above the
 * list once, so that what tells them apart isn't cut off. */
export function shared(texts: string[]): string {
  if (texts.length < 3) return "";
  let start = texts[0]!;
  for (const text of texts) while (!text.startsWith(start)) start = start.slice(0, -1);
  const colon = start.lastIndexOf(": ");
  return colon < 0 ? "" : start.slice(0, colon + 2);
}
