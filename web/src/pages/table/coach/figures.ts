// Numbers as the coach's panel writes them.
import type { Lang } from "../../../lib/lang.svelte";
import type { Estimate } from "../../../lib/net/protocol";

export function number(value: number, lang: Lang, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  const sign = value < 0 && Number(text) !== 0 ? "−" : "";
  return sign + (lang === "de" ? text.replace(".", ",") : text);
}

export const withError = (estimate: Estimate, lang: Lang, digits = 1): string =>
  `${number(estimate.mean, lang, digits)} ± ${number(estimate.error, lang, digits)}`;

/** A chance from 0 to 1, in percent. */
export const chance = (estimate: Estimate, lang: Lang): string =>
  `${number(100 * estimate.mean, lang, 0)} ± ${percent(estimate.error, lang)}`;

export const percent = (share: number, lang: Lang, digits = 0): string => `${number(100 * share, lang, digits)}\u00a0%`;
