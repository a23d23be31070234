// Numbers as the coach's panel writes them.
import type { Lang } from "../../../lib/lang.svelte";
import type { Estimate, HintMove } from "../../../lib/net/protocol";

/** A smaller difference in a category is not shown. */
const TELLING = 0.3;
const MOST = 3;

export function number(value: number, lang: Lang, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  const sign = value < 0 && Number(text) !== 0 ? "−" : "";
  return sign + (lang === "de" ? text.replace(".", ",") : text);
}

export function signed(value: number, lang: Lang, digits = 1): string {
  const text = number(value, lang, digits);
  return text.startsWith("−") ? text : `+${text}`;
}

export const withError = (estimate: Estimate, lang: Lang): string =>
  `${number(estimate.mean, lang)} ± ${number(estimate.error, lang)}`;

export const percent = (share: number, lang: Lang): string => `${number(100 * share, lang, 0)} %`;

/** The categories in which a move differs most from the best one, the largest first. */
export function telling(move: HintMove): [category: string, points: number][] {
  return Object.entries(move.differences)
    .filter(([, points]) => Math.abs(points) >= TELLING)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MOST);
}
