/// <reference lib="webworker" />

/**
 * Keeps the pages that a visitor has read, and serves them when there is no connection (docs/decisions/0029, 0052). Anything
 * that can be loaded is never served from here, so that no visitor gets an old page instead of the new one.
 */
declare const self: ServiceWorkerGlobalScope;
/** Patterns for the paths of pages that belong to one visitor, and of calls about what is being typed: the build inserts them from the contract. */
declare const NEVER_KEPT: string[];

/** A message from a page to the worker: site/app/offline/keep-pages.ts. */
interface Asked {
  /** Addresses of the page's files, which loaded before the worker was active. */
  keep?: string[];
  /** The page to show instead of one that was never read, in the visitor's language. */
  fallback?: string;
  /** A file that every page of the current build names. */
  build?: string;
}

/** Separate caches, so that many pictures or calls evict no page, and pages none of their files. */
const stores = {
  pages: "setu-kept-pages-2",
  calls: "setu-kept-calls-2",
  pictures: "setu-kept-pictures-2",
  build: "setu-kept-build-2",
  fallback: "setu-kept-fallback-2",
} as const;
type Store = keyof typeof stores;
/** About 10 MB in all, as long as the phone has the space. The fallback's files are few. */
const mostKept: Record<Store, number> = { pages: 80, calls: 120, pictures: 150, build: 200, fallback: 200 };
/**
 * The stores that make way for an answer on a full device, in this order: texts are worth more than pictures, pages
 * more than calls, which are often made in passing, and recent reads more than old ones.
 */
const makesWay = (store: Store): Store[] =>
  store === "pictures" ? [] : store === "calls" ? ["pictures", "calls"] : ["pictures", "calls", "pages"];
/** Added to a kept copy, so that the page shows its age: app/api/kept-copy.ts. */
const keptAt = "x-kept-at";
const fallbackLifeMs = 24 * 3_600_000;

const isOfBuild = (path: string) => path.startsWith("/assets/");
const isPicture = (path: string) => /^\/(media|tiles)\//.test(path);
const isCall = (path: string) => path.startsWith("/frontapi/");
const isFile = (path: string) => isOfBuild(path) || isPicture(path);
const storeOf = (path: string): Store =>
  isOfBuild(path) ? "build" : isPicture(path) ? "pictures" : isCall(path) ? "calls" : "pages";
/** Left to the browser: documents, which are large, and the back office. */
const isLeftAlone = (path: string) => /^\/(admin|api|documents)(\/|$)/.test(path);
const neverKept = NEVER_KEPT.map((pattern) => new RegExp(pattern));
const isNeverKept = (path: string) => neverKept.some((pattern) => pattern.test(path));

const pathOf = (request: Request | string) =>
  new URL(typeof request === "string" ? request : request.url, self.location.origin).pathname;

/** Pages vary by cookie and connection, which a worker does not see: here each address has one copy. */
const anyVariant = { ignoreVary: true };
const find = (request: Request | string, store?: Store) =>
  caches.match(request, { ...anyVariant, ...(store && { cacheName: stores[store] }) });

/** Puts a complete answer into a cache, and evicts the oldest. A page that is read again moves to the end. */
async function put(store: Store, request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(stores[store]);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostKept[store])).map((old) => cache.delete(old)));
}

/** Stores an answer that may be kept. One that breaks off, or has no space, leaves the earlier copy in place. */
async function keep(request: Request | string, answer: Response, store = storeOf(pathOf(request))): Promise<void> {
  const isPublic = !/no-store|private/.test(answer.headers.get("cache-control") ?? "");
  if (answer.status !== 200 || answer.redirected || !isPublic || isNeverKept(pathOf(request))) return;
  const { headers } = answer;
  const body = await answer.blob();
  const copy = () => new Response(body, { headers });
  for (const dropped of [...makesWay(store), undefined]) {
    try {
      return await put(store, request, copy());
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      if (!isFull || !dropped) throw error;
      await dropOldest(dropped);
    }
  }
}

/** Drops all pictures, or the older half of another store. One by one: a cache that is deleted as a whole keeps its space while anyone has it open. */
async function dropOldest(store: Store): Promise<void> {
  const cache = await caches.open(stores[store]);
  const kept = await cache.keys();
  const count = store === "pictures" ? kept.length : Math.ceil(kept.length / 2);
  for (const request of kept.slice(0, count)) await cache.delete(request);
}

/**
 * Deletes calls that earlier versions kept among the pages, with each beginning of a word that somebody searched for.
 */
async function dropCalls(): Promise<void> {
  const cache = await caches.open(stores.pages);
  for (const request of await cache.keys()) if (isCall(pathOf(request))) await cache.delete(request);
}

/** Returns a copy with the date when it was made. Undefined if nothing was kept. */
async function keptCopy(request: Request): Promise<Response | undefined> {
  const kept = await find(request);
  const since = kept?.headers.get("date");
  if (!kept || !since) return kept;
  const headers = new Headers(kept.headers);
  headers.set(keptAt, since);
  if (request.mode !== "navigate") return new Response(kept.body, { headers });
  return withAttribute(kept, `data-kept-at="${since}"`, headers);
}

const withAttribute = async (page: Response, attribute: string, headers = page.headers) =>
  new Response((await page.text()).replace("<html ", `<html ${attribute} `), { headers });

/** Returns the page about the missing connection, in the language of the address, otherwise in the other one. */
async function fallbackFor(path: string): Promise<Response | undefined> {
  const cache = await caches.open(stores.fallback);
  const pages = (await cache.keys()).filter(({ url }) => !isFile(pathOf(url)));
  const isNepali = (one: string) => /^\/ne(\/|$)/.test(one);
  const page = pages.find(({ url }) => isNepali(pathOf(url)) === isNepali(path)) ?? pages[0];
  const kept = page && (await cache.match(page, anyVariant));
  return kept && withAttribute(kept, "data-fallback");
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const path = pathOf(request);
  if (isOfBuild(path)) {
    const kept = await find(request);
    if (kept) return kept;
  }
  try {
    const fresh = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
    event.waitUntil(keep(request, fresh.clone()).catch(console.warn));
    return fresh;
  } catch (error) {
    const kept = await keptCopy(request).catch(() => undefined);
    const instead = kept ?? (request.mode === "navigate" ? await fallbackFor(path).catch(() => undefined) : undefined);
    if (instead) return instead;
    throw error;
  }
}

/** Loads the fallback page with every file that it names, unless there is one of this build and of today. */
async function keepFallback(address: string, build: string): Promise<void> {
  const kept = await find(address, "fallback");
  const age = Date.now() - Date.parse(kept?.headers.get("date") ?? "");
  if (kept && age < fallbackLifeMs && (await kept.text()).includes(build)) return;
  const page = await fetch(address);
  if (!page.ok) return;
  const files = filesIn(await page.clone().text());
  // The page last: once it is kept, it can be shown.
  for (const file of files) {
    // A file that is only in another cache could be evicted from it.
    if (!(await find(file, "fallback"))) await keep(file, (await find(file)) ?? (await fetch(file)), "fallback");
  }
  await keep(address, page, "fallback");
  await dropUnnamed();
}

/** Its files of the build and its pictures, which are the firm's mark for each background. */
const filesIn = (html: string) => {
  const pictures = html.match(/ src="\/media\/[\w.-]+/g)?.map((found) => found.slice(' src="'.length)) ?? [];
  return [...new Set([...(html.match(/\/assets\/[\w.-]+/g) ?? []), ...pictures])];
};

/** Deletes earlier files, once no fallback page names them. */
async function dropUnnamed(): Promise<void> {
  const cache = await caches.open(stores.fallback);
  const [files, pages] = [[] as Request[], [] as Request[]];
  for (const request of await cache.keys()) (isFile(pathOf(request)) ? files : pages).push(request);
  const texts = await Promise.all(pages.map(async (page) => (await cache.match(page, anyVariant))?.text() ?? ""));
  const named = new Set(texts.flatMap((text) => filesIn(text).map(pathOf)));
  await Promise.all(files.filter(({ url }) => !named.has(pathOf(url))).map((file) => cache.delete(file)));
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  const begin = async () => {
    const current = new Set<string>(Object.values(stores));
    for (const name of await caches.keys()) if (!current.has(name)) await caches.delete(name);
    await dropCalls();
    // The request for a page starts while the worker is still waking up.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === "GET" && origin === self.location.origin && !isLeftAlone(pathname)) event.respondWith(answer(event));
});
self.addEventListener("message", (event) => {
  const { keep: addresses = [], fallback, build = "" }: Asked = event.data;
  const keepAll = async () => {
    for (const address of addresses) {
      if (!isNeverKept(pathOf(address))) await keep(address, await fetch(address)).catch(console.warn);
    }
    if (fallback) await keepFallback(fallback, build);
  };
  event.waitUntil(keepAll().catch(console.warn));
});
