import { setTimeout as wait } from "node:timers/promises";
import type { GlobalSlug } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowsApi } from "../../site/server/office/admin-paths.ts";
import { searchReady } from "../search-ready.ts";
import { routesOf } from "../secrecy/visitor-calls.ts";
import { openTestSite, type TestSite } from "../site.ts";
import { actors, collections, empty, endpoints, globals, insideOnly } from "./access-matrix.ts";
import { bearersAt } from "./matrix-actors.ts";
import {
  collectionAddresses,
  collectionLines,
  globalAddresses,
  globalLines,
  type Line,
  ownEndpoints,
  triedLine,
} from "./matrix-api.ts";
import { endpointCalls } from "./matrix-endpoints.ts";
import { type Item, itemsAt } from "./matrix-items.ts";
import { type Visit, visitorCalls } from "./matrix-visits.ts";
import { visits } from "./visitor-matrix.ts";

/** The methods tried; HEAD is GET without its body. */
const usual = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

let site: TestSite;
let people: Awaited<ReturnType<typeof bearersAt>>;
let make: ReturnType<typeof itemsAt>;
let items: Map<string, Item>;
let calls: ReturnType<typeof endpointCalls>;
let visited: Awaited<ReturnType<typeof visitorCalls>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  // The logger would report each of two thousand refusals.
  site.content.payload.logger.level = "silent";
  people = await bearersAt(site);
  make = itemsAt(site, people);
  items = await make.prepare();
  calls = endpointCalls(site, people, make, items);
  visited = await visitorCalls(site, people, items);
}, 120_000);
afterAll(() => site.close());

/** Compares each line of the table with the actual results. */
async function expectLines(lines: Line[]): Promise<void> {
  const wanted: Record<string, string> = {};
  const found: Record<string, string> = {};
  for (const line of lines) {
    const tried = await triedLine(line, people.bearers);
    wanted[line.name] = tried.wanted;
    found[line.name] = tried.found;
  }
  expect(found).toEqual(wanted);
}

describe("the table names", () => {
  test("every collection and global", () => {
    const { config } = site.content.payload;
    expect(Object.keys(collections).sort()).toEqual(config.collections.map(({ slug }) => slug).sort());
    expect(Object.keys(globals).sort()).toEqual(config.globals.map(({ slug }) => slug).sort());
  });

  test("every other address of the back office", () => {
    const { config } = site.content.payload;
    const own = [
      ...config.collections.flatMap(({ slug, endpoints }) => ownEndpoints(endpoints, collectionAddresses, `/${slug}`)),
      ...config.globals.flatMap(({ slug, endpoints }) => ownEndpoints(endpoints, globalAddresses, `/globals/${slug}`)),
      ...ownEndpoints(config.endpoints, {}, ""),
    ];
    // Our own endpoint may replace Payload's with the same name.
    expect(Object.keys(endpoints).sort()).toEqual([...new Set(own)].sort());
  });

  test("every call of visitors", () => {
    const known = routesOf(site).flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
    const rows = Object.keys(visits).map((row) => row.split(", ")[0] ?? "");
    expect(rows.filter((row) => !known.includes(row))).toEqual([]);
  });
});

test("server-only addresses are closed to everyone at the proxy", () => {
  for (const name of insideOnly) {
    const path = `/api${(/\/.*/.exec(name)?.[0] ?? `/${name}`).replace(/:\w+/g, "1")}`;
    expect(allowsApi(path, site.content.staffApi, true), path).toBe(false);
  }
});

describe("a collection", () => {
  test.each(Object.entries(collections))("%s", async (slug, row) => {
    const { config } = site.content.payload.collections[slug] ?? {};
    const item = items.get(slug);
    if (!config || !item) throw new Error(`There is no collection ${slug}.`);
    await expectLines(collectionLines(config, row, item, make));
  });
});

describe("a global", () => {
  test.each(Object.entries(globals))("%s", async (slug, row) => {
    const { payload } = site.content;
    const config = payload.globals.config.find((one) => one.slug === slug);
    const { docs } = await payload.findGlobalVersions({ slug: slug as GlobalSlug, limit: 1, depth: 0 });
    if (!config) throw new Error(`There is no global ${slug}.`);
    await expectLines(globalLines(config, row, { version: String(docs[0]?.id), words: make.changesFor(slug) }));
  });
});

describe("an address of the back office", () => {
  test.each(Object.entries(endpoints))("%s", async (name, allowed) => {
    const [method = "", path = ""] = name.split(" ");
    const mayFail = insideOnly.includes(name);
    await expectLines([
      { name, method, allowed, empty: empty[name], mayFail, call: calls[name] ?? (() => ({ path })) },
    ]);
  });
});

describe("a call of visitors", () => {
  test.each(Object.entries(visits))("%s", async (name, allowed) => {
    const [method = "", path = ""] = name.split(", ")[0]?.split(" ") ?? [];
    const found: string[] = [];
    // The tests' changes have to be in the index first.
    if (path.startsWith("/frontapi/search")) await searchReady(() => site.content);
    for (const who of actors) {
      const { given, headers, ...visit }: Visit = (await visited[name]?.(who)) ?? { url: path };
      const ask = () =>
        site.app.inject({
          method: method as "GET",
          ...visit,
          headers: { ...people.bearers[who].headers, ...headers },
        });
      let answer = await ask();
      // On a fast machine the actors ask for more than the ten passwords a second that are hashed for strangers.
      if (answer.statusCode === 503 && answer.headers["retry-after"]) {
        await wait(Number(answer.headers["retry-after"]) * 1000);
        answer = await ask();
      }
      const { statusCode: status } = answer;
      if (status < 400 && (given?.(answer) ?? true)) found.push(who);
      else if (status >= 500) found.push(`${who} (${status})`);
    }
    expect(found.join(", ")).toBe(actors.filter((who) => allowed.includes(who)).join(", "));
  });

  test("gives nothing by any other method", async () => {
    const rows = new Set(Object.keys(visits).map((row) => row.split(", ")[0]));
    const wrong: string[] = [];
    for (const { path, methods } of routesOf(site)) {
      for (const method of usual.filter((name) => methods.includes(name) && !rows.has(`${name} ${path}`))) {
        const { statusCode } = await site.app.inject({
          method: method as "GET",
          url: path.replace(/:\w+/g, "1"),
          headers: people.bearers.owner.headers,
        });
        if (statusCode !== 404 && statusCode !== 405) wrong.push(`${method} ${path}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("gives B, with B's own link, the data of B and nothing of A", async () => {
    const { a, b, somebody } = people;
    const [row] = await somebody.rows(b.email);
    const answer = await b.call("GET");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(row?.reference);
    expect(answer.body).not.toContain(a.row.reference);
    expect(answer.body).not.toContain(a.email);
  });
});
