import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ask as rawAsk } from "../../../testing/raw-request.ts";
import type { Answered } from "../http/after-answers.ts";
import { type EncodedBody, encodedBody } from "../http/encoded-body.ts";
import { CachedPages } from "./cached-pages.ts";

const page: EncodedBody = {
  ...encodedBody("plain", "text/html", { headers: { "content-security-policy": "default-src 'none'" } }),
  condensed: true,
  forms: { identity: Buffer.from("plain"), br: Buffer.from("brotli"), gzip: Promise.resolve(Buffer.from("gzip")) },
};
const unknown: EncodedBody = {
  ...encodedBody("none", "text/html", { status: 404 }),
  condensed: true,
  forms: page.forms,
};
const long = encodedBody(Array.from({ length: 3000 }, (_, n) => `<p>${(n * 7919) % 1000}</p>`).join(""), "text/html");
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
long.forms.br = brotliCompressSync(long.forms.identity, quickly);
const pages: Record<string, EncodedBody> = {
  "/": page,
  "/long": long,
  "/404": unknown,
  [`/${"x".repeat(3000)}`]: page,
};
const noted: Answered[] = [];

const cachedPages = new CachedPages(
  { "x-frame-options": "DENY", "content-security-policy": "of every answer" },
  { limits: true, trustedProxies: [] },
);
const server = cachedPages.serverFactory((_, response) => response.writeHead(299).end("Fastify"), {});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
beforeEach(() => {
  noted.length = 0;
  cachedPages.open(
    (url) => pages[url.split("?", 1)[0] ?? ""],
    (answered) => noted.push(answered),
  );
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const br = { "accept-encoding": "br" };
const ask = (path: string, headers: Record<string, string>, method = "GET") =>
  rawAsk((server.address() as AddressInfo).port, path, { method, headers });

test("a cached page is sent with the headers of every answer and its own, and logged without its query", async () => {
  const { status, headers, body } = await ask("/?name=Asha", br);
  expect({ status, body }).toEqual({ status: 200, body: "brotli" });
  expect(headers).toMatchObject({
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'none'",
    "content-type": "text/html",
    "content-encoding": "br",
    "content-length": "6",
    vary: "Accept-Encoding",
    etag: `W/${page.etag}`,
  });
  await expect.poll(() => noted).toHaveLength(1);
  const { reqId, ms, ...rest } = noted[0] as Answered;
  expect(rest).toEqual({ method: "GET", path: "/", route: "/*", status: 200 });
  expect(reqId).toBe(headers["x-request-id"]);
  expect(ms).toBeGreaterThan(0);
});

test("a page that is requested again is compressed as small as possible", async () => {
  const size = async () => Number((await ask("/long", br)).headers["content-length"]);
  const first = await size();
  await expect.poll(size).toBeLessThan(first);
  expect(brotliDecompressSync(await (long.forms.br ?? ""))).toEqual(long.forms.identity);
});

test("the page of all unknown addresses keeps its status", async () => {
  expect(await ask("/404", br)).toMatchObject({ status: 404, body: "brotli" });
});

const left: [what: string, path: string, headers: Record<string, string>, method?: string][] = [
  ["what is not at hand", "/other", br],
  ["another method", "/", br, "HEAD"],
  ["a form", "/", br, "POST"],
  ["a visitor who has a page already", "/", { ...br, "if-none-match": `W/${page.etag}` }],
  ["a visitor who takes no compression", "/", {}],
  ["a form that is still being compressed", "/", { "accept-encoding": "gzip" }],
  ["an address that is too long", `/${"x".repeat(3000)}`, br],
];
test.each(left)("%s is left to Fastify", async (_, path, headers, method) => {
  expect((await ask(path, headers, method)).status).toBe(299);
  expect(noted).toEqual([]);
});
