// Pieces that travel along their way. Where motion is off, a piece is there at once. The pace comes from the settings:
// reading it from the style sheet would make the browser compute all styles in the middle of an update.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { settings } from "../../../lib/settings.svelte";
import type { Point } from "./layout";

/** What a journey takes in milliseconds: a space, and the whole of it at most. */
const STEP = 180;
const LONGEST = 900;

export interface Journey {
  line: Point[];
  spaces: number;
}

/** Points as keyframes relative to the last one, each at its share of the length. */
export function keyframes(through: Point[]): Keyframe[] {
  const goal = through.at(-1);
  if (!goal) return [];
  const lengths = through.map(([x, y], index) => {
    const [px, py] = through[Math.max(0, index - 1)]!;
    return Math.hypot(x - px, y - py);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return through.map(([x, y], index) => {
    gone += lengths[index]!;
    return { transform: `translate(${x - goal[0]}px, ${y - goal[1]}px)`, offset: Math.min(1, gone / whole) };
  });
}

/**
 * Lets a piece travel whenever its place changes. The element is at its goal already; the journey
 * is played from where it was, and is over within `pace` milliseconds if that is given: then comes the next update.
 */
export function travels(
  place: string,
  journey: (from: string, to: string) => Journey,
  pace: () => number,
): Attachment<SVGGElement> {
  return (element) => {
    const from = element.dataset.was;
    element.dataset.was = place;
    const speed = untrack(() => settings.pace);
    if (from === undefined || from === place || speed === 0) return;
    const { line, spaces } = journey(from, place);
    const most = Math.min(LONGEST, untrack(pace) || LONGEST);
    const animation = element.animate(keyframes(line), {
      duration: Math.min(most, (Math.max(1, spaces) * STEP) / speed),
      easing: "cubic-bezier(.45,.05,.3,1)",
    });
    const skip = () => animation.finish();
    window.addEventListener("pointerdown", skip, { once: true });
    return () => {
      window.removeEventListener("pointerdown", skip);
      animation.cancel();
    };
  };
}
