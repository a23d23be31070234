// A question from the server is one or two sentences; its heading is the part that says what to do.

/** The heading of a question, and what explains it: further sentences, or what stands in brackets at its end. */
export function split(text = ""): { main: string; rest: string } {
  const bracket = /^(.*\S) \(([^()]*)\)[.?]?$/.exec(text);
  if (bracket) {
    const rest = bracket[2]!;
    return { main: bracket[1]!, rest: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.` };
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
