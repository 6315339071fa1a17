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
  /** A first-time visitor's tab: nothing is stored or cached. */
  visitor: { page: Page; complaints: string[] };
  /** A tab without JavaScript. */
  unscripted: Page;
}

/** All tests of a worker share two tabs: a tab that has already compiled the code loads the next page in half the time. */
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
      // Only its text and its forms are compared.
      const bare = await unscripted.context().newCDPSession(unscripted);
      await bare.send("Network.enable");
      await bare.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp", "*.jpg", "*.png", "*.woff2"] });
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

/** Removes all state of the last test. */
async function forget({ scripted: page, devtools, complaints }: Tabs): Promise<void> {
  // A page of the same origin without a script that might store something again.
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.send("Network.clearBrowserCache");
  // This empties the tab's memory cache.
  for (const cacheDisabled of [true, false]) await devtools.send("Network.setCacheDisabled", { cacheDisabled });
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize(phone);
  complaints.length = 0;
}
