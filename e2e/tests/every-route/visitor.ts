import { type BrowserContextOptions, test as base, type CDPSession, devices, type Page } from "@playwright/test";
import { ports } from "../../site-under-test.ts";
import { watch } from "./watch.ts";

export const origin = `http://localhost:${ports.site}`;
const phone = { width: 390, height: 844 };

interface Tabs {
  scripted: Page;
  unscripted: Page;
  devtools: CDPSession;
  complaints: string[];
}

interface Fixtures {
  /** A tab of somebody who was never here: nothing is stored, nothing is cached. */
  visitor: { page: Page; complaints: string[] };
  /** A tab without JavaScript. */
  unscripted: Page;
}

/** All tests of a worker share two tabs: a tab that has compiled a page's code before does the next page in half the time. */
export const test = base.extend<Fixtures, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, use) => {
      const options: BrowserContextOptions = {
        ...devices["Desktop Chrome"],
        baseURL: origin,
        viewport: phone,
        serviceWorkers: "block",
      };
      const scripted = await browser.newPage(options);
      const unscripted = await browser.newPage({ ...options, javaScriptEnabled: false });
      const complaints = await watch(scripted, origin);
      const devtools = await scripted.context().newCDPSession(scripted);
      await devtools.send("Network.enable");
      await use({ scripted, unscripted, devtools, complaints });
      await Promise.all([scripted, unscripted].map((page) => page.close()));
    },
    { scope: "worker" },
  ],
  visitor: async ({ tabs }, use) => {
    await forget(tabs);
    await use({ page: tabs.scripted, complaints: tabs.complaints });
  },
  unscripted: async ({ tabs }, use) => use(tabs.unscripted),
});

/** Leaves nothing of the last test. */
async function forget({ scripted: page, devtools, complaints }: Tabs): Promise<void> {
  // A page of the same origin that has no script of its own, which might store something again.
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.send("Network.clearBrowserCache");
  // This empties what the tab holds in its memory.
  for (const cacheDisabled of [true, false]) await devtools.send("Network.setCacheDisabled", { cacheDisabled });
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize(phone);
  complaints.length = 0;
}
