// The static edition: no server, but a worker of this page that answers as the server does. Every page is a query of
// the one file that a host of plain files serves: `?/t/quiet-mesa-k7w2pz3q`.
import { line, request } from "./page.svelte";
export { default as About } from "./About.svelte";
export { default as Status } from "./Status.svelte";

export const server: boolean = false;

export async function ask(path: string, init: RequestInit): Promise<Response> {
  const { status, kind, content } = await request(init.method ?? "GET", path, (init.body as string | undefined) ?? "");
  return new Response(content, { status, headers: { "content-type": kind } });
}

export const openSocket = (path: string): WebSocket => line(path) as unknown as WebSocket;

export function address(path: string): string {
  const [page = "", hash] = path.split("#");
  const query = page === "/" ? location.pathname : page && `?${page}`;
  return hash === undefined ? query : `${query}#${hash}`;
}

export function here() {
  const [path, search] = location.search.slice(1).split("?");
  return { path: path || "/", search: search === undefined ? "" : `?${search}`, hash: location.hash };
}
