import { type Locale, localeOfPath, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { isReached } from "../../chunks/reload.ts";
import { keptTime } from "../../offline/kept-time.ts";

interface KeptPage {
  path: string;
  title: string;
  since: Date;
}

/** The length in characters within which a document has its title. */
const headLength = 4000;
const askAgainMs = 10_000;

/** Writes the list of kept pages, and loads the requested page when the connection is back. Returns a function that stops it. */
export function showKept(locale: Locale): () => void {
  void listKept(locale, document.title).catch(console.warn);
  const again = document.querySelector<HTMLElement>("[data-again]");
  again?.addEventListener("click", reload);
  const end = isOwnAddress(location.pathname) ? () => undefined : standIn();
  return () => {
    again?.removeEventListener("click", reload);
    end();
  };
}

const reload = () => location.reload();

const isOwnAddress = (path: string) => localizedPath(path, "en") === pages.offline.path;

async function listKept(locale: Locale, ownTitle: string): Promise<void> {
  const list = document.getElementById("kept-pages");
  const found = (await keptPages(ownTitle)).filter(({ path }) => !isOwnAddress(path));
  const first = (page: KeptPage) => Number(localeOfPath(page.path) !== locale);
  found.sort((a, b) => first(a) - first(b) || b.since.getTime() - a.since.getTime());
  const none = document.getElementById("none-kept");
  if (none) none.hidden = found.length > 0;
  list?.replaceChildren(...found.map((page) => rowOf(page, locale)));
}

function rowOf({ path, title, since }: KeptPage, locale: Locale): HTMLLIElement {
  const [row, link, time] = [document.createElement("li"), document.createElement("a"), document.createElement("time")];
  const { ago, on } = keptTime(since, new Date(), locale);
  link.href = path;
  link.textContent = title;
  link.lang = localeOfPath(path.replace(/[?#].*/, ""));
  time.dateTime = since.toISOString();
  time.textContent = `${ago} · ${on}`;
  row.append(link, time);
  return row;
}

/** Returns the documents among everything that the worker keeps, whatever its caches are called. */
async function keptPages(ownTitle: string): Promise<KeptPage[]> {
  if (!("caches" in globalThis)) return [];
  const found = new Map<string, KeptPage>();
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    for (const { url } of await store.keys()) {
      const answer = await store.match(url, { ignoreVary: true });
      if (!answer?.headers.get("content-type")?.startsWith("text/html")) continue;
      const head = (await answer.text()).slice(0, headLength);
      const { pathname, search } = new URL(url);
      const title = new DOMParser().parseFromString(head, "text/html").title;
      const path = pathname + search;
      found.set(path, { path, title: withoutFirm(title, ownTitle), since: new Date(answer.headers.get("date") ?? 0) });
    }
  }
  return [...found.values()];
}

/** The firm's name ends every title, including this page's. */
function withoutFirm(title: string, ownTitle: string): string {
  const [, end = ""] = /( · [^·]+)$/.exec(ownTitle) ?? [];
  return end && title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Replaces another page, which is loaded as soon as the server can be reached. */
function standIn(): () => void {
  const { title } = document.querySelector<HTMLElement>("[data-title]")?.dataset ?? {};
  if (title) document.title = title;
  const load = () => void isReached().then((reached) => reached && reload());
  const timer = setInterval(load, askAgainMs);
  addEventListener("online", load);
  return () => {
    clearInterval(timer);
    removeEventListener("online", load);
  };
}
