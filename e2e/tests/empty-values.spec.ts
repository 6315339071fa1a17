import { expect, test } from "@playwright/test";
import { filledPath, type Page, pages } from "@setu/contract/pages";
import { alive, open } from "./specification/visit.ts";

/** The lists, whose filters, orders and pages are in the address. */
const lists = Object.values<Page>(pages).filter(({ query }) => query.includes("page"));
const first = { id: 1, project_slug: "hydropower-dams" };

test.describe("a parameter without a value, or one that the page does not know, changes nothing", () => {
  for (const prefix of ["", "/ne"]) {
    test(`in any list under '${prefix}'`, async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", ({ message }) => complaints.push(message));
      for (const { path, query } of lists) {
        const address = prefix + filledPath(path, first);
        const names = [...query, "fbclid"];
        await open(
          page,
          `${address}?${new URLSearchParams(names.map((name) => [name, name === "fbclid" ? "1" : " "]))}`,
        );
        const written = await page.locator("main").textContent();
        expect(complaints, address).toEqual([]);
        await open(page, address);
        expect(await page.locator("main").textContent(), address).toBe(written);
      }
    });

    test(`in a shortlist's link that was cut off under '${prefix}'`, async ({ page }) => {
      await open(page, `${prefix}/projects`);
      const [title, heading] = [await page.title(), await page.locator("h1").textContent()];
      await open(page, `${prefix}/projects?ids=`);
      expect([await page.title(), await page.locator("h1").textContent()]).toEqual([title, heading]);
    });
  }

  test("in a filter that was applied before the page's scripts arrived", async ({ page }) => {
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/projects");
    await page.locator("select[name=country]").selectOption("Bhutan");
    await page.unroute("**/*.js");
    await page.locator("main form button[type=submit]").click();
    await expect(page).toHaveURL(/q=&.*country=Bhutan/);
    await alive(page);
    expect(complaints).toEqual([]);
    await expect(page.locator("select[name=sort] option").first()).not.toHaveText("Best match first");
  });
});
