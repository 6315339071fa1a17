import { expect, test } from "@playwright/test";

const languages = [
  { path: "/", lang: "en" },
  { path: "/ne", lang: "ne" },
];

for (const { path, lang } of languages) {
  test.describe(`the home page in ${lang}`, () => {
    test("shows every section with its data, without an error in the console", async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const id of ["services", "news", "contact"]) await expect(page.locator(`#${id}`)).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is complete and the menus open", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("#contact form")).toBeVisible();
    await expect(page.locator('a[href*="content_id"]').first()).toHaveAttribute(
      "href",
      /^\/projects\/[a-z-]+\?content_id=\d+&&menu_id=\d+&&task_type=[a-z-]+$/,
    );
  });
});
