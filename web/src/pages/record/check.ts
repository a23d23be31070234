// What can be said of a record before the server reads it.
import words from "messages:pages/record";

export const MOST_BYTES = 256 * 1024;

/** Why this text cannot be a record, or null. The server has the last word on every line of it. */
export function wrongWith(text: string): string | null {
  if (text.trim() === "") return words.empty;
  if (new TextEncoder().encode(text).length > MOST_BYTES) return words.tooLarge;
  // Not always the first line: games saved in the terminal begin with comments.
  return /^[ \t]*\[Trailboss /m.test(text) ? null : words.noRecord;
}
