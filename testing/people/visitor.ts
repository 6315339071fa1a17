import { expect, vi } from "vitest";
import type { TestSite } from "../site.ts";

/** A word that occurs in drafts only. */
export const secret = "THE-DRAFT-THAT-NOBODY-SEES";

/** Retries a check until it passes: the site reads the revision once a second. */
export const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 150 });

/** A visitor's requests to a site. */
export function visitorOf(open: () => TestSite) {
  const get = (url: string) => open().app.inject(url);
  /** The answer to a call, whatever its status. */
  async function call<Data>(path: string, query: Record<string, string> = {}) {
    const { statusCode, body } = await get(`/frontapi${path}?${new URLSearchParams(query)}`);
    return { statusCode, data: JSON.parse(body).data as Data, body };
  }
  /** The data of a successful call. */
  async function data<Data>(url: string): Promise<Data> {
    const answer = await get(`/frontapi${url}`);
    expect(answer.statusCode, url).toBe(200);
    return answer.json().data as Data;
  }
  return { get, call, data };
}

type Collection = Parameters<TestSite["content"]["payload"]["find"]>[0]["collection"];

/** The id of the item with this English name. Throws if there is none. */
export async function idOf(site: TestSite, collection: Collection, name: string, field = "name"): Promise<number> {
  const where = { [field]: { equals: name } };
  const { docs } = await site.content.payload.find({ collection, where, locale: "en" });
  if (!docs[0]) throw new Error(`There is no ${name} in ${collection}.`);
  return Number(docs[0].id);
}

const innerParameters = [
  "draft=true",
  "depth=9",
  "where[_status][equals]=draft",
  "overrideAccess=true&select[name]=true",
];

/** The addresses of each path as a page in both languages and as a call, with and without Payload's own parameters. */
export const waysToAsk = (paths: string[]): string[] =>
  paths.flatMap((path) =>
    ["", "/ne", "/frontapi"].flatMap((prefix) =>
      ["", ...innerParameters].map((query) => `${prefix}${path}${path.includes("?") ? "&" : "?"}${query}`),
    ),
  );
