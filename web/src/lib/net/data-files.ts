// Data that lies beside the client as JSON: words and tables. A module of data is an empty table at first (see
// scripts/words.ts); who loads a part of the client waits here until its tables are full, and shows it then.

type Tables = Record<string, object>;

/** The tables still empty: by the address of their data, and by their module. */
const empty = new Map<string, Map<string, Tables>>();
const underway = new Map<string, Promise<void>>();

/** Says that the tables of a module lie at an address. */
export function tablesAt(address: string, module: string, tables: Tables): void {
  empty.set(address, (empty.get(address) ?? new Map<string, Tables>()).set(module, tables));
}

async function fill(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const found = (await answer.json()) as Record<string, Tables>;
  for (const [module, tables] of empty.get(address) ?? [])
    for (const [name, table] of Object.entries(tables)) Object.assign(table, found[module]?.[name]);
  empty.delete(address);
}

function filled(address: string): Promise<void> {
  const running = underway.get(address) ?? fill(address).finally(() => underway.delete(address));
  underway.set(address, running);
  return running;
}

/** A part of the client with its data: what failed is fetched again by the next who asks. */
export async function whole<Part>(part: Promise<Part>): Promise<Part> {
  const there = await part;
  await Promise.all([...empty.keys()].map(filled));
  return there;
}
