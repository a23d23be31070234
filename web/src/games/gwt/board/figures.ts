// Printed figures of components, read from the catalogue. What is missing there reads as nothing printed.
import type { Catalogue, Thing } from "../../../lib/net/protocol";

type Figure = number | string | (number | string)[];

export function thing(catalogue: Catalogue | undefined, kind: string, id: string): Thing | undefined {
  return catalogue?.things[kind]?.[id];
}

function figure(of: Thing | undefined, key: string): Figure | undefined {
  return of?.figures[key];
}

export function number(of: Thing | undefined, key: string): number {
  const found = figure(of, key);
  return typeof found === "number" ? found : 0;
}

export function word(of: Thing | undefined, key: string): string {
  const found = figure(of, key);
  return typeof found === "string" ? found : "";
}

export function list(of: Thing | undefined, key: string): (number | string)[] {
  const found = figure(of, key);
  return Array.isArray(found) ? found : [];
}
