// Sums of money as the reader writes them: "$6" in English, "6 $" in German, with a narrow space that never breaks.
import { t } from "./lang.svelte";
import words from "messages:lib";

/** A sum, with a sign before it where one is wanted: "+$2". */
export const dollars = (sum: number | string, sign = ""): string => sign + t(words.dollars, { sum });

/** A short text of the board, in which sums are written as in English: "−$2". */
export const withDollars = (text: string): string => text.replace(/\$(\d+)/g, (_, sum: string) => dollars(sum));
