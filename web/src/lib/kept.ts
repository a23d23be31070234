type Entries = Record<string, unknown>;

const isObject = (value: unknown): value is Entries => typeof value === "object" && value !== null;

/** What is now, in which everything that did not change is replaced by the object it was before, so that it isn't redrawn. */
export function kept<T>(before: unknown, now: T): T {
  if (now === before || !isObject(now) || !isObject(before) || Array.isArray(now) !== Array.isArray(before)) return now;
  const names = Object.keys(now);
  for (const name of names) (now as Entries)[name] = kept(before[name], now[name]);
  const same = names.length === Object.keys(before).length && names.every((name) => name in before && now[name] === before[name]);
  return (same ? before : now) as T;
}
