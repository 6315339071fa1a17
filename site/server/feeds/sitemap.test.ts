import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { sitemapRoutes } from "./sitemap.ts";

test("all addresses are read once for a revision, whatever file is asked for", async () => {
  const addresses = vi.fn(async () =>
    Array.from({ length: 20_001 }, (_, index) => ({ path: `/news/${index}`, changed: new Date(0) })),
  );
  const revision = { withForum: "1" };
  const app = fastify();
  sitemapRoutes(app, { addresses, revision, publicOrigin: "https://www.example.org" });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect((await app.inject("/sitemap.xml")).body).toContain("/sitemaps/2.xml");
  expect(await statusOf("/sitemaps/2.xml")).toBe(200);
  for (const number of [3, 9999, 9999]) expect(await statusOf(`/sitemaps/${number}.xml`)).toBe(404);
  expect(addresses).toHaveBeenCalledTimes(1);
  revision.withForum = "2";
  expect(await statusOf("/sitemaps/1.xml")).toBe(200);
  expect(addresses).toHaveBeenCalledTimes(2);
});
