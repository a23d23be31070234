// Data that lies beside the client as JSON: words and tables. A module of data is an empty table at first (see
// scripts/words.ts); who loads a part of the client waits here until its tables are full, and shows it then.

type Tables = Record<string, object>;

const empty = new Map<string, Tables>();
const underway = new Map<string, Promise<void>>();

/** Says that these tables lie at an address. */
export function tablesAt(address: string, tables: Tables): void {
  empty.set(address, tables);
}

async function fill(address: string, tables: Tables): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const found = (await answer.json()) as Tables;
  for (const [name, table] of Object.entries(tables)) Object.assign(table, found[name]);
  empty.delete(address);
}

function filled([address, tables]: [string, Tables]): Promise<void> {
  const running = underway.get(address);
  if (running) return running;
  const started = fill(address, tables).finally(() => underway.delete(address));
  underway.set(address, started);
  return started;
}

/** A part of the client with its data: what failed is fetched again by the next who asks. */
export async function whole<Part>(part: Promise<Part>): Promise<Part> {
  const there = await part;
  await Promise.all([...empty].map(filled));
  return there;
}
