import { expect, type Page, test } from "@playwright/test";
import { sheetsOf } from "../../../testing/files/sheets-of.ts";
import { open } from "../specification/visit.ts";

const address = (page: Page) => page.locator("#page-address");

for (const { prefix, choices, part, closed } of [
  {
    prefix: "",
    choices: /^\d+ projects? · Sector: Hydropower and dams · Status: Completed · Order: Newest first$/,
    part: "1–12 of 20, page 1 of 2",
    closed: "Closed",
  },
  {
    prefix: "/ne",
    choices: /^[०-९]+ परियोजना · क्षेत्र: जलविद्युत् र बाँध · अवस्था: .+ · क्रम: नयाँ पहिले$/,
    part: "२० मध्ये १–१२, २ मध्ये पृष्ठ १",
    closed: "बन्द",
  },
]) {
  test(`under '${prefix}' a printed list says how it is filtered, which part of it this is, and where it is`, async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await page.emulateMedia({ media: "print" });
    await open(page, `${prefix}/projects`);
    await expect(main.getByText(part)).toBeVisible();
    await expect(main.locator("nav a:visible")).toHaveCount(0);

    await open(page, `${prefix}/projects?sector=hydropower-dams&status=completed&sort=newest&utm_source=mail`);
    await expect(main.getByRole("search").getByRole("paragraph")).toHaveText(choices);
    const query = "\\?sector=hydropower-dams&status=completed&sort=newest";
    await expect(address(page)).toHaveText(new RegExp(`^http.*${prefix}/projects${query}$`));

    await open(page, `${prefix}/notices?status=closed`);
    await expect(main.locator("nav a:visible")).toHaveText([new RegExp(`^${closed}`)]);
  });
}

test("a page that was reached from another one prints its own address, without unknown parameters", async ({
  page,
}) => {
  await open(page, "/notices?type=vacancy");
  await page
    .getByRole("navigation", { name: "Notices" })
    .getByRole("link", { name: /^Closed/ })
    .click();
  await expect(page).toHaveURL(/status=closed/);
  await page.evaluate(() => history.replaceState(history.state, "", `${location.href}&utm_source=mail`));
  // The script that writes it is loaded last.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(address(page)).toHaveText(/\/notices\?status=closed&type=vacancy$/, { timeout: 100 });
  }).toPass();
});

test("a Print button waits for the pictures below the first screen", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const missing = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
        ({ complete, src }) => !complete || src.includes("waiting"),
      );
      document.title = `printed without ${missing.length} pictures`;
    };
  });
  await page.route(/\/media\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await open(page, "/projects/hydropower-dams/1");
  await page.getByRole("button", { name: "Print sheet" }).click();
  await expect(page.getByRole("button", { name: "Preparing…" })).toBeVisible();
  await expect(page).toHaveTitle("printed without 0 pictures");
  await expect(page.getByRole("button", { name: "Print sheet" })).toBeVisible();
});

test("no printed sheet has only the footer or the address", async ({ page }) => {
  for (const path of [
    "/",
    "/album-category",
    "/album-category/1",
    "/gallaries/1",
    "/notices",
    "/success-stories",
    "/search?q=bridge",
    "/projects/hydropower-dams/1",
    "/ne/projects/hydropower-dams/1",
    "/personnel/1",
    "/notices/1",
    "/service-detail/1",
    "/board-members",
  ]) {
    await open(page, path);
    const footer = `${await page.getByRole("contentinfo").textContent()}${await address(page).textContent()}`;
    const known = footer.replace(/\s/g, "");
    for (const format of ["A4", "Letter"]) {
      const sheets = await sheetsOf(await page.pdf({ format }));
      const others = sheets
        .at(-1)
        ?.split("\n")
        .filter((line) => !known.includes(line.replace(/\s/g, "")));
      expect(others, `${path} on ${format}`).not.toEqual([]);
    }
  }
});

test("a printed form has all that was typed into it", async ({ page }) => {
  await open(page, "/complaint-feedback");
  const field = page.getByLabel("Description");
  await field.fill(Array.from({ length: 30 }, (_, line) => `Line ${line + 1}`).join("\n"));
  await page.emulateMedia({ media: "print" });
  expect(await field.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
});
