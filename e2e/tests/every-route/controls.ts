import type { Page } from "@playwright/test";

/** Operates the page's main controls by keyboard only, where it has them: disclosures, photos, the filter. */
export async function controlFaults(page: Page): Promise<string[]> {
  return [...(await unfold(page)), ...(await openPhoto(page)), ...(await filter(page))];
}

async function unfold(page: Page): Promise<string[]> {
  const summary = page.locator("main details > summary").filter({ visible: true }).first();
  if ((await summary.count()) === 0) return [];
  const isOpen = () => summary.evaluate(({ parentElement }) => parentElement?.hasAttribute("open") === true);
  await summary.focus();
  const before = await isOpen();
  await page.keyboard.press("Enter");
  const during = await isOpen();
  await page.keyboard.press("Space");
  return during !== before && (await isOpen()) === before ? [] : ["a disclosure does not heed Enter or Space"];
}

async function openPhoto(page: Page): Promise<string[]> {
  const photo = page.locator("main a[data-photo]").first();
  if ((await photo.count()) === 0) return [];
  const dialog = page.locator("dialog[open]");
  await photo.focus();
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  const isInside = await page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  const isBack = await photo.evaluate((element) => element === document.activeElement);
  return isInside && isBack ? [] : ["an opened photo does not take the focus and give it back"];
}

async function filter(page: Page): Promise<string[]> {
  const select = page.locator("main form[role=search] select:has(option:nth-child(2))").first();
  if ((await select.count()) === 0) return [];
  const name = (await select.getAttribute("name")) ?? "";
  const before = await select.inputValue();
  await select.focus();
  await page.keyboard.press(before ? "ArrowUp" : "ArrowDown");
  const after = await select.inputValue();
  if (after === before) return [`the filter ${name} does not heed keys`];
  await page.waitForURL((url) => (url.searchParams.get(name) ?? "") === after);
  // The address changes first, then the result of the choice is shown.
  await page.locator("main[aria-busy=false]").waitFor();
  const isKept = await select.evaluate((element) => element === document.activeElement);
  return isKept ? [] : [`choosing by the filter ${name} loses the focus`];
}
