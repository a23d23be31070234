// Copying to the clipboard, also where the browser gives no clipboard (a plain http address in the house's net).
import { toasts } from "./toasts.svelte";
import words from "messages:lib";

function byHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Copies and says so; says what to do when it cannot. */
export async function copy(text: string, done: string): Promise<boolean> {
  let copied = false;
  try {
    await navigator.clipboard.writeText(text);
    copied = true;
  } catch {
    copied = byHand(text); // no permission or no secure page
  }
  toasts.show(copied ? done : words.not_copied);
  return copied;
}
