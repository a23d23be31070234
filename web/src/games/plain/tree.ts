// Any view as a tree of names and plain values.
export interface Branch {
  name: string;
  /** A plain value, or several side by side. */
  value?: string;
  branches?: Branch[];
}

export interface Speech {
  nothing: string;
  yes: string;
  no: string;
}

const plain = (value: unknown): boolean => value === null || typeof value !== "object";

function said(value: unknown, speech: Speech): string {
  if (value === null || value === undefined || value === "") return speech.nothing;
  if (typeof value === "boolean") return value ? speech.yes : speech.no;
  return String(value).replaceAll("_", " ");
}

/** `hand_size` as "Hand size"; the entries of a list are counted from 1. */
function named(key: string | number): string {
  if (typeof key === "number") return String(key + 1);
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function branches(value: object, speech: Speech): Branch[] {
  const pairs: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return pairs.map(([key, entry]) => {
    const name = named(key);
    if (plain(entry)) return { name, value: said(entry, speech) };
    const entries = Object.values(entry as object);
    if (entries.length === 0) return { name, value: speech.nothing };
    if (Array.isArray(entry) && entries.every(plain))
      return { name, value: entry.map((each) => said(each, speech)).join(", ") };
    return { name, branches: branches(entry as object, speech) };
  });
}
