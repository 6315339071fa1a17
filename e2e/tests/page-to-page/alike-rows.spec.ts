import { expect, type Page, test } from "@playwright/test";
import { open } from "../specification/visit.ts";

/** Answers with a vacancy whose stages and benefits are listed twice, as editors may write them. */
async function repeatRows(page: Page, path: string): Promise<void> {
  await page.route(`**/frontapi${path}?*`, async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    const vacancy = {
      ...data,
      stages: ["Talk", "Talk", "End"].map((name) => ({ name, text: null, date: null })),
      benefits: "A bonus\nA bonus\nA room",
    };
    await route.fulfill({ response, json: { ...envelope, data: vacancy } });
  });
}

test("nothing of a vacancy with two rows alike is left on the next one's page", async ({ page }) => {
  await repeatRows(page, "/careers/1");
  await open(page, "/careers");
  const main = page.getByRole("main");
  await main.locator('a[href="/career/1"]').first().click();
  await expect(main.getByRole("heading", { name: "Talk", exact: true })).toHaveCount(2);
  await main.locator("section[aria-labelledby=similar] a").first().click();
  await expect(page).toHaveURL(/career\/(?!1$)/);
  await expect(main.getByRole("heading", { name: "End", exact: true })).toHaveCount(0);
  await expect(main.getByRole("heading", { name: "Talk", exact: true })).toHaveCount(0);
  await expect(main.getByText("A bonus")).toHaveCount(0);
});
