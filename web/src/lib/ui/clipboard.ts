// Copying to the clipboard, also where the browser gives no clipboard (a plain http address in the house's net).
import type { Both } from "../net/protocol";
import { toasts } from "./toasts.svelte";

const FAILED = {
  en: "The browser did not let us copy. Mark the text and copy it by hand.",
  de: "Der Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.",
};

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
export async function copy(text: string, done: Both): Promise<boolean> {
  let copied = false;
  try {
    await navigator.clipboard.writeText(text);
    copied = true;
  } catch {
    copied = byHand(text); // no permission or no secure page
  }
  toasts.say(copied ? done : FAILED);
  return copied;
}
