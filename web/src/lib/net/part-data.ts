// The data of the parts that the client is loaded in: their tables and markup lie beside the scripts as JSON (see
// scripts/part-data.ts). Whoever loads a part waits here until its data and texts have arrived, and shows it then.
import { textsLoaded } from "../lang.svelte";

interface PartData {
  /** The tables that modules export, by module and name. */
  tables: Record<string, Record<string, object>>;
  /** The trees that components are made from, each with Svelte's flags. */
  markup: [tree: unknown[], flags?: number][];
}

/** The data that has not arrived, by its address. */
const awaited = new Map<string, PartData>();
const underway = new Map<string, Promise<unknown>>();

/** The data at an address, empty until it has arrived. */
export function dataAt(address: string): PartData {
  const data: PartData = { tables: {}, markup: [] };
  awaited.set(address, data);
  return data;
}

async function ask(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** What lies at an address; those who ask at the same time share the answer. */
export function fetched<T>(address: string): Promise<T> {
  const running = underway.get(address) ?? ask(address).finally(() => underway.delete(address));
  underway.set(address, running);
  return running as Promise<T>;
}

async function fill([address, data]: [string, PartData]): Promise<void> {
  const found = await fetched<PartData>(address);
  Object.assign(data.markup, found.markup);
  for (const [module, tables] of Object.entries(data.tables))
    for (const [name, table] of Object.entries(tables)) Object.assign(table, found.tables[module]?.[name]);
  awaited.delete(address);
}

/** A part of the client with its data: what failed is fetched again by the next who asks. */
export async function whole<Part>(part: Promise<Part>): Promise<Part> {
  const there = await part;
  await Promise.all([...[...awaited].map(fill), textsLoaded()]);
  return there;
}
