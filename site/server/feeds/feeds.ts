import { createHash } from "node:crypto";
import { type Locale, locales, localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { FastifyInstance } from "fastify";
import { cachedBodies } from "../cache/cached-bodies.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import type { SiteApi } from "../calls/site-api.ts";
import { watchCalls } from "../calls/watch-calls.ts";
import { encodedBody, sendEncoded } from "../http/encoded-body.ts";
import { escapeHtml } from "../http/escape.ts";
import { cachePolicy } from "../http/headers.ts";
import { serverTexts } from "../http/server-texts.ts";

interface Options {
  api: SiteApi;
  revision: RevisionWatcher;
  publicOrigin: string;
}

interface Entry {
  path: string;
  title: string;
  summary: string;
  author: string;
  /** ISO 8601. */
  published: string;
}

type Api = ReturnType<SiteApi["for"]>;

/** The feeds, by the name in their address. */
const feeds: Record<
  "news" | "notices" | "careers",
  { path: string; entries: (api: Api, locale: Locale) => Promise<Entry[]> }
> = {
  news: {
    path: pages.newsList.path,
    async entries(api, locale) {
      const { featured, items } = await api.newsList(locale);
      const newestFirst = [...(featured ? [featured] : []), ...items];
      return newestFirst.map(({ id, name, excerpt, created_at, created_by }) => ({
        path: pages.newsItem.href({ id }),
        title: name,
        summary: excerpt,
        author: created_by.name,
        published: created_at,
      }));
    },
  },
  notices: {
    path: pages.notices.path,
    async entries(api, locale) {
      const { items } = await api.notices(locale, { status: "all" });
      return items.map(({ id, name, number, type_text, published, deadline }) => ({
        path: pages.notice.href({ id }),
        title: name,
        summary: [type_text, number, deadline?.text].filter(Boolean).join(" · "),
        author: "",
        published: `${published.ad}T00:00:00+05:45`,
      }));
    },
  },
  careers: {
    path: pages.careers.path,
    async entries(api, locale) {
      const { items } = await api.careers(locale);
      return items.map(({ id, name, ref, place, summary, deadline, opens_at: published }) => ({
        path: pages.vacancy.href({ id }),
        title: name,
        summary: [ref, place, summary, deadline.text].filter(Boolean).join(" · "),
        author: "",
        published,
      }));
    },
  },
};

const atom = "application/atom+xml; charset=utf-8";

/** `/feeds/news.xml`, `/feeds/notices.xml` and `/feeds/careers.xml`, under `/ne` in Nepali (RFC 4287). */
export function feedRoutes(app: FastifyInstance, { api, revision, publicOrigin }: Options): void {
  const bodies = cachedBodies({
    maxBytes: 4_000_000,
    maxAgeMs: 3600_000,
    onStale: (error, key) => app.log.error({ err: error, key }, "serving a stale feed"),
  })(false);

  for (const locale of locales) {
    for (const [name, { path, entries }] of Object.entries(feeds)) {
      const address = localizedPath(`/feeds/${name}.xml`, locale);
      app.get(address, async (request, reply) => {
        const make = async () => {
          const watched = watchCalls(api.for(request.ip));
          const calls = watched.api;
          const [list, { identity }] = await Promise.all([entries(calls, locale), calls.menu(locale)]);
          const title = `${serverTexts[locale].feeds[name as keyof typeof feeds]} · ${identity.name}`;
          return encodedBody(
            feed({ title, address, path, locale, entries: list, firm: identity.name }, publicOrigin),
            atom,
            // Closed items drop out, though nothing was published.
            { freshUntil: watched.freshUntil },
          );
        };
        reply.header("cache-control", cachePolicy.page);
        return sendEncoded(request, reply, await bodies.get(address, revision.current, make));
      });
    }
  }
}

interface Feed {
  title: string;
  address: string;
  path: string;
  locale: Locale;
  entries: Entry[];
  firm: string;
}

function feed({ title, address, path, locale, entries, firm }: Feed, origin: string): string {
  const whole = (target: string) => escapeHtml(origin + localizedPath(target, locale));
  const newest =
    entries
      .map(({ published }) => published)
      .sort()
      .at(-1) ?? "1970-01-01T00:00:00Z";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<id>${escapeHtml(origin + address)}</id>`,
    `<link rel="self" href="${escapeHtml(origin + address)}"/>`,
    `<link href="${whole(path)}"/>`,
    `<updated>${newest}</updated>`,
    ...entries.map((entry) =>
      [
        "<entry>",
        `<title>${escapeHtml(entry.title)}</title>`,
        `<id>${entryId(origin + entry.path)}</id>`,
        `<link href="${whole(entry.path)}"/>`,
        `<published>${entry.published}</published><updated>${entry.published}</updated>`,
        `<author><name>${escapeHtml(entry.author || firm)}</name></author>`,
        `<summary>${escapeHtml(entry.summary)}</summary>`,
        "</entry>",
      ].join(""),
    ),
    "</feed>",
    "",
  ].join("\n");
}

/** The same in both languages and for ever, whatever the address becomes (RFC 4287, 4.2.6). */
const entryId = (address: string): string => {
  const hash = createHash("sha256").update(address).digest("hex");
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};
