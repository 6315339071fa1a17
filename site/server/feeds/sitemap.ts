import type { Content } from "@setu/content/open";
import { locales, localizedPath } from "@setu/contract/locale";
import { fixedPaths } from "@setu/contract/pages";
import type { FastifyInstance } from "fastify";
import { cachedBodies } from "../cache/cached-bodies.ts";
import { RevisionCache } from "../cache/revision-cache.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { encodedBody, sendEncoded } from "../http/encoded-body.ts";
import { escapeHtml } from "../http/escape.ts";
import { cachePolicy } from "../http/headers.ts";

interface Options {
  addresses: Content["addresses"];
  revision: Pick<RevisionWatcher, "withForum">;
  publicOrigin: string;
}

type Address = Awaited<ReturnType<Content["addresses"]>>[number];
/** A page in both languages, or in the one that it is written in. */
type Listed = Pick<Address, "path"> & Partial<Address>;

/** sitemaps.org allows 50,000 addresses a file; each of ours is listed in both languages. */
const perFile = 20_000;
const xml = "application/xml; charset=utf-8";
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Adds `/robots.txt`, and `/sitemap.xml` with every page in both languages (sitemaps.org; RFC 9309). */
export function sitemapRoutes(app: FastifyInstance, { addresses, revision, publicOrigin }: Options): void {
  const bodies = cachedBodies({
    maxBytes: 32_000_000,
    maxAgeMs: dayMs,
    onStale: (error, key) => app.log.error({ err: error, key }, "serving a stale sitemap"),
  })(false);

  // Numbers of files that do not exist are endless, and answers to them are not cached: this list is.
  const lists = new RevisionCache<Listed[]>({ maxBytes: 1, sizeOf: () => 1, maxAgeMs: hourMs });
  const all = () =>
    lists.get("all", revision.withForum, async () => [
      ...fixedPaths().map((path) => ({ path })),
      ...(await addresses()),
    ]);
  const part = async (number: number) => (await all()).slice((number - 1) * perFile, number * perFile);

  app.get("/robots.txt", async (_, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", cachePolicy.page)
      .send(
        ["User-agent: *", "Disallow: /admin", "Disallow: /api/", `Sitemap: ${publicOrigin}/sitemap.xml`, ""].join("\n"),
      ),
  );

  app.get("/sitemap.xml", async (request, reply) => {
    const make = async () => {
      const files = Math.ceil((await all()).length / perFile);
      const text = files > 1 ? sitemapIndex(files, publicOrigin) : urlSet(await part(1), publicOrigin);
      return encodedBody(text, xml);
    };
    reply.header("cache-control", cachePolicy.page);
    return sendEncoded(request, reply, await bodies.get("/sitemap.xml", revision.withForum, make));
  });

  app.get<{ Params: { number: string } }>("/sitemaps/:number([1-9][0-9]{0,3}).xml", async (request, reply) => {
    const number = Number(request.params.number);
    const make = async () => {
      const entries = await part(number);
      return encodedBody(urlSet(entries, publicOrigin), xml, { status: entries.length > 0 ? 200 : 404 });
    };
    reply.header("cache-control", cachePolicy.page);
    return sendEncoded(request, reply, await bodies.get(`/sitemaps/${number}`, revision.withForum, make));
  });
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

function sitemapIndex(files: number, origin: string): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}/sitemaps/${index + 1}.xml</loc></sitemap>`,
  );
  return [
    head,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</sitemapindex>",
    "",
  ].join("\n");
}

function urlSet(entries: Listed[], origin: string): string {
  const lines = entries.flatMap(({ path, changed, writtenIn }) => {
    const at = (locale: (typeof locales)[number]) => escapeHtml(origin + localizedPath(path, locale));
    const twins = locales
      .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${at(locale)}"/>`)
      .join("");
    const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    if (writtenIn) return `<url><loc>${at(writtenIn)}</loc>${when}</url>`;
    return locales.map((locale) => `<url><loc>${at(locale)}</loc>${when}${twins}</url>`);
  });
  return [
    head,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...lines,
    "</urlset>",
    "",
  ].join("\n");
}
