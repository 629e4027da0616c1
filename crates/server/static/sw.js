// The service worker: when the house cannot be reached, a page that says so and goes on by itself; notices, and the
// table that opens when one is pressed.
"use strict";

const KEPT = "house-VERSION";
const FILES = ["/offline", "/static/house.css", "/static/offline.js", "/static/icon.svg"];

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

self.addEventListener("push", (event) => {
  const { title, body, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { link }, icon: "/static/icon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.link, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
