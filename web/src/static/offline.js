// Keeps the whole edition in the browser, so that it works offline after the first visit. A newer one is fetched in
// the background and used when all tabs of the older one are closed. The list of files is written by
// tools/static_edition.py.
const CACHE = "trailboss-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith("trailboss-") && name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const kept = caches.open(CACHE).then((cache) => cache.match(request, { ignoreSearch: true }));
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});
