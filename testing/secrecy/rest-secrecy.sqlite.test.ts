import { type CollectionSlug, type Endpoint, type GlobalSlug, handleEndpoints } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentConfig } from "../../content/config.ts";
import { openTestSite, type TestSite } from "../site.ts";
import { createSecret, fieldsOf, mark, searched, secretPicture } from "./secret-items.ts";

/**
 * Payload's own API, called directly, as if there were no proxy in front of it (its rule, a staff cookie, is met by any
 * cookie of that name): it reveals nothing to a visitor, not even published content.
 */
let site: TestSite;
const ids = new Map<string, number>();

beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  const { payload } = site.content;
  const config = contentConfig(site.env);
  const picture = await secretPicture(site);
  ids.set("media", picture.id);
  for (const { slug, versions } of config.collections ?? []) {
    const { docs } = await payload.find({ collection: slug as CollectionSlug, limit: 1, depth: 0 });
    if (docs[0] && !ids.has(slug)) ids.set(slug, Number(docs[0].id));
    if (!versions) continue;
    const related = (collection: string) => ids.get(collection) ?? 1;
    const filled = { tag: slug, related };
    ids.set(slug, (await createSecret(site, fieldsOf(config, slug), slug as CollectionSlug, filled, "draft")).id);
  }
}, 120_000);
afterAll(() => site.close());

const send = async (path: string, init: RequestInit = {}) => {
  const headers = { cookie: "setu-token=anything", ...(init.headers as Record<string, string>) };
  const request = new Request(`${site.env.publicOrigin}/api${path}`, { ...init, headers });
  const { payload } = site.content;
  const answer = await handleEndpoints({ config: payload.config, payloadInstanceCacheKey: site.env.dataDir, request });
  return { status: answer.status, text: `${JSON.stringify([...answer.headers])}${await answer.text()}` };
};

const queries = [
  "",
  "?depth=3&limit=0",
  "?draft=true&locale=all&fallback-locale=ne",
  "?where[_status][equals]=draft&draft=true",
  `?where[or][0][name][like]=${searched}&trash=true`,
  "?select[name]=true&populate[media][alt_en]=true&joins=false",
  "?overrideAccess=true&showHiddenFields=true&user[role]=owner",
];
/** The API's addresses, each with an item's id where it takes one. */
const pathsOf = (endpoints: Omit<Endpoint, "root">[] | false, base: string, slug: string) =>
  (endpoints || [])
    .filter(({ method }) => method === "get")
    .map(({ path }) => base + (path === "/" ? "" : path).replace(/:\w+\??/g, String(ids.get(slug) ?? 1)));

/** Addresses for signing in, which answer everybody, but only about the caller's own account. */
const open = /\/(?:me|init)$/;

async function expectSilence(path: string): Promise<void> {
  for (const query of queries) {
    const { status, text } = await send(path + query);
    expect(text, path + query).not.toContain(mark);
    if (open.test(path) || text.includes(`"message":"Not Found"`)) continue;
    expect(status, `${path}${query}: ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
    expect(text, path + query).not.toMatch(/"docs":\[\{|"totalDocs":[1-9]/);
  }
  const headers = { "x-payload-http-method-override": "GET", "content-type": "application/x-www-form-urlencoded" };
  const asPost = await send(path, { method: "POST", headers, body: "limit=0&depth=2&draft=true" });
  expect(asPost.text).not.toContain(mark);
}

test("the test content has something to reveal", async () => {
  const { payload } = site.content;
  const { docs } = await payload.find({ collection: "media", where: { alt_en: { like: mark } }, overrideAccess: true });
  expect(docs).toHaveLength(1);
  expect(ids.size).toBeGreaterThan(12);
});

describe("Payload's own API reveals nothing to a visitor about", () => {
  test("any collection", async () => {
    for (const { config } of Object.values(site.content.payload.collections)) {
      const base = `/${config.slug}`;
      const known = ["", `/${ids.get(config.slug) ?? 1}`, "/versions", "/versions/1", "/count", "/access/1"];
      const paths = new Set([...known.map((path) => base + path), ...pathsOf(config.endpoints, base, config.slug)]);
      for (const path of paths) await expectSilence(path);
    }
  }, 120_000);

  test("any global", async () => {
    for (const { slug, endpoints } of site.content.payload.globals.config) {
      const base = `/globals/${slug as GlobalSlug}`;
      const known = ["", "/versions", "/versions/1"];
      for (const path of [...known.map((end) => base + end), ...pathsOf(endpoints, base, slug)])
        await expectSilence(path);
    }
  }, 60_000);

  test("the configuration's own addresses", async () => {
    for (const path of pathsOf(site.content.payload.config.endpoints, "", "media")) {
      const { text } = await send(path);
      expect(text, path).not.toContain(mark);
    }
  });

  test("the files", async () => {
    const { payload } = site.content;
    for (const collection of ["media", "documents"] as const) {
      const doc = await payload.findByID({ collection, id: ids.get(collection) ?? 1, depth: 0 });
      const { filename } = doc as unknown as { filename: string };
      expect((await send(`/${collection}/file/${filename}`)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
