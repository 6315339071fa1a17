import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bytesOf, encodeBody, encodingFor } from "./encoded-body.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["deflate", "identity"],
  ["gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip ; q=0.1", "gzip"],
  ["br;q=0,gzip;q=0", "identity"],
  ["br;q=0.01", "br"],
  ["brotli", "identity"],
  ["x-gzip", "identity"],
  [",;=,,q=0", "identity"],
] as const)("Accept-Encoding %j: %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test("all forms bear the same text, and its bytes are counted", async () => {
  const text = "नमस्ते ".repeat(100);
  const body = await encodeBody(text, "text/html");
  expect(body.identity.toString()).toBe(text);
  expect(brotliDecompressSync(body.br).toString()).toBe(text);
  expect(gunzipSync(body.gzip).toString()).toBe(text);
  expect(body.status).toBe(200);
  expect(bytesOf(body)).toBe(body.identity.length + body.br.length + body.gzip.length);
});

test("the entity tag is the content's", async () => {
  const [one, same, other] = await Promise.all(["a", "a", "b"].map((text) => encodeBody(text, "text/html")));
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
  expect(one?.etag).toMatch(/^"[\w-]{22}"$/);
});
