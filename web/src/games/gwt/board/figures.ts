// Printed figures of components, read from the catalogue. What is missing there reads as nothing printed.
import type { Catalogue, ComponentInfo } from "../../../lib/net/protocol";

type Figure = number | string | (number | string)[];

export function thing(catalogue: Catalogue | undefined, kind: string, id: string): ComponentInfo | undefined {
  return catalogue?.things[kind]?.[id];
}

function figure(of: ComponentInfo | undefined, key: string): Figure | undefined {
  return of?.figures[key];
}

export function number(of: ComponentInfo | undefined, key: string): number {
  const found = figure(of, key);
  return typeof found === "number" ? found : 0;
}

export function word(of: ComponentInfo | undefined, key: string): string {
  const found = figure(of, key);
  return typeof found === "string" ? found : "";
}

export function list(of: ComponentInfo | undefined, key: string): (number | string)[] {
  const found = figure(of, key);
  return Array.isArray(found) ? found : [];
}
