// Where the client runs: here, before a server. The static edition has src/static/edition.ts in its place.
import type { Component } from "svelte";

/** Is there a server, so that others can join? */
export const server: boolean = true;

export const ask = (path: string, init: RequestInit): Promise<Response> =>
  fetch(path, { credentials: "same-origin", ...init });

export const openSocket = (path: string): WebSocket =>
  new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`);

/** The address of a page of the client. */
export const address = (path: string): string => path;

/** The page that the browser is at. */
export const here = () => ({ path: location.pathname, search: location.search, hash: location.hash });

/** What is shown over any page, and on the first one. */
export const Status: Component | null = null;
export const About: Component | null = null;
