import { expect, test } from "@playwright/test";
import { fillIn, someVacancy, typed } from "../applying.ts";
import { heldScript } from "../visiting.ts";
import { alive, open } from "./specification/visit.ts";

for (const { width, menu, shown } of [
  { width: 390, menu: "header button[popovertarget]:not([popovertargetaction])", shown: "header [popover]" },
  { width: 1440, menu: "header summary", shown: "header details[open] ul" },
]) {
  test(`a menu opened before hydration stays open (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const letGo = await heldScript(page);
    await page.goto("/ne/about", { waitUntil: "domcontentloaded" });
    await page.locator(menu).first().click();
    await expect(page.locator(shown).first()).toBeVisible();
    letGo();
    await alive(page);
    await expect(page.locator(shown).first()).toBeVisible();
    if (width === 390) await expect(page.locator("main")).toHaveJSProperty("inert", true);
  });
}

test("text typed before hydration wins over the draft, and the rest of the draft is restored", async ({ page }) => {
  const { vacancy, path } = await someVacancy(page);
  await open(page, path);
  await fillIn(page, vacancy);
  const letGo = await heldScript(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.locator("#phone").fill("९८४१ १११ १११");
  letGo();
  await alive(page);
  await expect(page.locator("#phone")).toHaveValue("९८४१ १११ १११");
  await expect(page.locator("#name")).toHaveValue(typed.name);
  await page.unrouteAll();
  await page.reload();
  await alive(page);
  await expect(page.locator("#phone")).toHaveValue("९८४१ १११ १११");
});
