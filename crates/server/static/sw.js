// The service worker: when the house cannot be reached, a page that says so and goes on by itself.
"use strict";

const KEPT = "house-VERSION";
const FILES = ["/offline", "/static/tokens.css", "/static/house.css", "/static/offline.js", "/static/icon.svg"];

const keep = async () => (await caches.open(KEPT)).addAll(FILES.map((file) => new Request(file, { cache: "reload" })));

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(fetch(request).catch(() => caches.match("/offline")));
    // Another language: the page is kept anew in it.
    if (pathname.startsWith("/lang/")) event.waitUntil(new Promise((done) => setTimeout(done, 1000)).then(keep).catch(() => {}));
  } else if (FILES.includes(pathname) && !request.url.includes("?"))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});
