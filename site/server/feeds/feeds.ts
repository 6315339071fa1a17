import { createHash } from "node:crypto";
import { type Locale, locales, localizedPath } from "@setu/contract/locale";
import type { FastifyInstance } from "fastify";
import { cachedBodies } from "../cache/cached-bodies.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import type { SiteApi } from "../calls/site-api.ts";
import { watchCalls } from "../calls/watch-calls.ts";
import { encodedBody, sendEncoded } from "../http/encoded-body.ts";
import { escapeHtml } from "../http/escape.ts";
import { cachePolicy } from "../http/headers.ts";
import { type Entry, feeds, feedTitle } from "./entries.ts";

interface Options {
  api: SiteApi;
  revision: RevisionWatcher;
  publicOrigin: string;
}

const atom = "application/atom+xml; charset=utf-8";

/** `/feeds/news.xml`, `/feeds/notices.xml`, `/feeds/careers.xml` and `/feeds/forum.xml`, under `/ne` in Nepali (RFC 4287). */
export function feedRoutes(app: FastifyInstance, { api, revision, publicOrigin }: Options): void {
  const bodies = cachedBodies({
    maxBytes: 4_000_000,
    maxAgeMs: 3600_000,
    onStale: (error, key) => app.log.error({ err: error, key }, "serving a stale feed"),
  })(false);

  for (const locale of locales) {
    for (const [name, { path, entries, isOfForum }] of Object.entries(feeds)) {
      const address = localizedPath(`/feeds/${name}.xml`, locale);
      app.get(address, async (request, reply) => {
        const make = async () => {
          const watched = watchCalls(api.for(request.ip));
          const calls = watched.api;
          const at = { origin: publicOrigin, locale };
          const [list, { identity }] = await Promise.all([entries(calls, at), calls.menu(locale)]);
          const title = feedTitle(name as keyof typeof feeds, locale, identity.name);
          return encodedBody(
            feed({ title, address, path, locale, entries: list, firm: identity.name }, publicOrigin),
            atom,
            // Closed items disappear although nothing was published.
            { freshUntil: watched.freshUntil },
          );
        };
        reply.header("cache-control", cachePolicy.page);
        return sendEncoded(
          request,
          reply,
          await bodies.get(address, isOfForum ? revision.withForum : revision.current, make),
        );
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
      .map(({ updated }) => updated)
      .sort((a, b) => Date.parse(a) - Date.parse(b))
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
        `<published>${entry.published}</published><updated>${entry.updated}</updated>`,
        `<author><name>${escapeHtml(entry.author || firm)}</name></author>`,
        `<summary>${escapeHtml(entry.summary)}</summary>`,
        `<content type="html">${escapeHtml(entry.content)}</content>`,
        "</entry>",
      ].join(""),
    ),
    "</feed>",
    "",
  ].join("\n");
}

/** Returns an id that is the same in both languages and permanent, even if the address changes (RFC 4287, 4.2.6). */
const entryId = (address: string): string => {
  const hash = createHash("sha256").update(address).digest("hex");
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};
