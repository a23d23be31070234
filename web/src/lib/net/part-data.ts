// The data of the parts that the client is loaded in: their tables lie beside the scripts as JSON (see
// scripts/part-data.ts). Whoever loads a part waits here until its tables and texts have arrived.
import { textsLoaded } from "../lang.svelte";

type Tables = Record<string, object>;

/** The tables that are still empty, by the address of their data and by their module. */
const empty = new Map<string, Map<string, Tables>>();
const underway = new Map<string, Promise<unknown>>();

/** Registers where the data of a module's tables is. */
export function tablesAt(address: string, module: string, tables: Tables): void {
  empty.set(address, (empty.get(address) ?? new Map<string, Tables>()).set(module, tables));
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** Fetches an address; simultaneous requests share the answer. */
export function fetched<T>(address: string): Promise<T> {
  const running = underway.get(address) ?? ask(address).finally(() => underway.delete(address));
  underway.set(address, running);
  return running as Promise<T>;
}

async function fill(address: string): Promise<void> {
  const found = await fetched<Record<string, Tables>>(address);
  for (const [module, tables] of empty.get(address) ?? [])
    for (const [name, table] of Object.entries(tables)) Object.assign(table, found[module]?.[name]);
  empty.delete(address);
}

/** A part of the client with its data: what failed is fetched again by the next who asks. */
export async function whole<Part>(part: Promise<Part>): Promise<Part> {
  const there = await part;
  await Promise.all([...[...empty.keys()].map(fill), textsLoaded()]);
  return there;
}
