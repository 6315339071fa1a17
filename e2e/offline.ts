import type { Page } from "@playwright/test";

/** Whether this browser has a copy of an address. */
export const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, path);

/** The paths and queries of everything that this browser has a copy of. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => url.replace(location.origin, ""));
  });

/** Waits until the worker answers this page's requests. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Follows a link on the page, as readers do. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${path}`);
}
