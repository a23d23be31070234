// Documents that lie beside the client as data: fetched when a page needs them, once.
import { ApiError } from "../../lib/net/api";
import words from "messages:lib";

const kept = new Map<string, Promise<unknown>>();

async function get(address: string): Promise<unknown> {
  const response = await fetch(import.meta.env.BASE_URL + address).catch(() => null);
  const found: unknown = response?.ok ? await response.json().catch(() => null) : null;
  if (found !== null) return found;
  throw new ApiError({ code: "unreachable", text: words.no_document, ruling: null, seq: null });
}

/** A document beside the client; one that could not be had is asked for again the next time. */
export function fetched<T>(address: string): Promise<T> {
  let found = kept.get(address);
  if (!found) {
    found = get(address);
    kept.set(address, found);
    found.catch(() => kept.delete(address));
  }
  return found as Promise<T>;
}
