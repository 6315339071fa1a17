/// <reference lib="webworker" />

/**
 * Keeps what a visitor has read, and gives it again when there is no line (docs/decisions/0029). What can be had is
 * never taken from here, so that no visitor gets an old page who could have the new one.
 */
declare const self: ServiceWorkerGlobalScope;

const store = "setu-kept-1";
/** Pages, calls, pictures and files of the build together: some 10 MB, as long as the phone can spare them. */
const mostKept = 250;
/** Written by a kept copy for the page to say so: app/offline/kept-copy.ts. */
const keptAt = "x-kept-at";

const isOfBuild = (path: string) => path.startsWith("/assets/");
/** Never kept: documents, which are large, the back office, and pages of one visitor. */
const isNeverKept = (path: string) => /^\/(admin|api|documents|ne\/application|application)(\/|$)/.test(path);

async function keep(request: Request | string, answer: Response): Promise<void> {
  const isPublic = !/no-store|private/.test(answer.headers.get("cache-control") ?? "");
  if (answer.status !== 200 || answer.redirected || !isPublic) return;
  const cache = await caches.open(store);
  // First out is what was kept first: what is read again goes to the end.
  await cache.delete(request);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostKept)).map((old) => cache.delete(old)));
}

/** A copy that says when it was made. Undefined where nothing was kept. */
async function keptCopy(request: Request): Promise<Response | undefined> {
  const kept = await caches.match(request, { cacheName: store });
  const since = kept?.headers.get("date");
  if (!kept || !since) return kept;
  const headers = new Headers(kept.headers);
  headers.set(keptAt, since);
  if (request.mode !== "navigate") return new Response(kept.body, { headers });
  const page = (await kept.text()).replace("<html ", `<html data-kept-at="${since}" `);
  return new Response(page, { headers });
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (isOfBuild(pathname)) {
    const kept = await caches.match(request, { cacheName: store });
    if (kept) return kept;
  }
  try {
    const fresh = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
    event.waitUntil(keep(request, fresh.clone()).catch(console.warn));
    return fresh;
  } catch (error) {
    const kept = await keptCopy(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
    // The request of a page goes out while this is still waking up.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === "GET" && origin === self.location.origin && !isNeverKept(pathname)) event.respondWith(answer(event));
});
// What the first pages of a visit were made of came before this was there.
self.addEventListener("message", (event) => {
  const keepAll = async (addresses: string[]) => {
    for (const address of addresses) await keep(address, await fetch(address));
  };
  event.waitUntil(keepAll(event.data).catch(console.warn));
});
