import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchReady } from "../../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await searchReady(() => site.content);
});
afterAll(() => site.close());

const get = (url: string, encoding?: string) =>
  site.app.inject({ url, headers: encoding ? { "accept-encoding": encoding } : {} });

// Both addresses have one answer, but are two for a cache.
test.each([
  ["br", "search?locale=ne&q=पुल", "search?locale=ne&q=पुल&page=1"],
  ["gzip", "search?locale=en&q=dam", "search?locale=en&q=dam&page=1"],
  ["br", "search/suggestions?locale=en&q=brid", "search/suggestions?locale=en&q=brid."],
  ["gzip", "search/suggestions?locale=ne&q=tunn", "search/suggestions?locale=ne&q=tunn."],
])("%s of %s is the same, compressed with the answer or afterwards", async (encoding, address, other) => {
  const plain = await get(`/frontapi/${address}`);
  expect(plain.json().data.items.length).toBeGreaterThan(0);
  const afterwards = await get(`/frontapi/${address}`, encoding);
  const withIt = await get(`/frontapi/${other}`, encoding);
  for (const { headers, rawPayload } of [afterwards, withIt]) {
    expect(headers).toMatchObject({ "content-encoding": encoding, etag: plain.headers.etag });
    expect((encoding === "br" ? brotliDecompressSync : gunzipSync)(rawPayload)).toEqual(plain.rawPayload);
  }
  expect(withIt.rawPayload).toEqual(afterwards.rawPayload);
});
