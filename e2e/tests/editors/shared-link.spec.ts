import { expect, test } from "@playwright/test";

test("a link to the back office is shown with its own icon, and names no other product", async ({ request }) => {
  const html = await (await request.get("/admin/login")).text();
  const [icons, metas] = [/<link rel="icon"[^>]*>/g, /<meta [^>]*>/g].map((tag) => html.match(tag) ?? []);
  expect(icons).toEqual([expect.stringContaining('href="/favicon.svg"')]);
  expect(metas?.filter((meta) => meta.includes('property="og:'))).not.toEqual([]);
  expect(metas?.filter((meta) => /payload/i.test(meta))).toEqual([]);
});
