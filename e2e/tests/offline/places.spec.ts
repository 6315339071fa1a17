import { expect, type Page, test } from "@playwright/test";
import { controlled, isKept, keptAddresses } from "../../offline.ts";
import { open } from "../specification/visit.ts";

test.use({ serviceWorkers: "allow" });

/** More calls than the worker has places for. */
const many = ["notices", "news", "careers", "reports"].flatMap((list) =>
  Array.from({ length: 45 }, (_, n) => `/${list}?locale=en&per_page=${n + 1}`),
);

/** Makes calls as the page's script does, one after the other. */
const callEach = (page: Page, addresses: string[]) =>
  page.evaluate(async (all) => {
    const headers = { "X-Requested-With": "XMLHttpRequest" };
    for (const address of all) await (await fetch(`/frontapi${address}`, { headers })).text();
  }, addresses);

test("text typed into a search or a question is not kept, character by character", async ({ page }) => {
  await open(page, "/about");
  await controlled(page);
  await expect.poll(() => isKept(page, "/about")).toBe(true);
  await page.locator("a[href='/search'][data-search]").first().click();
  const answered = page.waitForResponse(/suggestions\?.*q=bridge$/);
  await page.locator("dialog input[name=q]").pressSequentially("bridge", { delay: 200 });
  await answered;
  // Kept in the order of the calls: once the last one is, the others are too, or never.
  await callEach(page, ["/forum/similar?locale=en&title=How+deep+is+a+footing", "/notices?locale=en"]);
  await expect.poll(() => isKept(page, "/frontapi/notices?locale=en")).toBe(true);
  expect((await keptAddresses(page)).filter((address) => /suggestions|similar/.test(address))).toEqual([]);
});

test("calls made in passing take no place of a page that was read", async ({ page }) => {
  await open(page, "/about");
  await controlled(page);
  await expect.poll(() => isKept(page, "/about")).toBe(true);
  await callEach(page, many);
  await expect.poll(() => isKept(page, `/frontapi${many.at(-1)}`)).toBe(true);
  expect(await isKept(page, `/frontapi${many[0]}`)).toBe(false);
  expect(await isKept(page, "/about")).toBe(true);
});

test("calls of a search that an earlier worker kept are deleted; the pages beside them stay", async ({ page }) => {
  await open(page, "/about");
  await controlled(page);
  await expect.poll(() => isKept(page, "/about")).toBe(true);
  const typed = "/frontapi/search/suggestions?locale=en&q=br";
  await page.evaluate(async (address) => {
    const store = await caches.open("setu-kept-pages-2");
    await store.put(address, new Response("{}"));
    // The next one starts over, as after a release.
    await (await navigator.serviceWorker.ready).unregister();
  }, typed);
  expect(await isKept(page, typed)).toBe(true);
  await open(page, "/members");
  await expect.poll(() => isKept(page, typed)).toBe(false);
  expect(await isKept(page, "/about")).toBe(true);
});
