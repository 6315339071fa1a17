import { expect } from "@playwright/test";
import { languages, open, test } from "./visit.ts";

const sentences = {
  en: "Oops! looks like there are nothing available right now. Please check in later.",
  ne: "माफ गर्नुहोस्! अहिले यहाँ केही उपलब्ध छैन। कृपया पछि फेरि हेर्नुहोस्।",
};

for (const { lang, root, under } of languages) {
  test(`"Unknown route: the Content Not Available page.": 404, its sentence and its way home (${lang})`, async ({
    page,
  }) => {
    const response = await page.goto(`${under}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      lang === "en" ? "Content Not Available" : "सामग्री उपलब्ध छैन",
    );
    await expect(page.getByText(sentences[lang], { exact: true })).toBeVisible();
    const home = page
      .locator("main")
      .getByRole("link", { name: lang === "en" ? "Back to Home" : "गृहपृष्ठमा फर्कनुहोस्", exact: true });
    await expect(home).toHaveAttribute("href", root);
    await home.click();
    await expect(page).toHaveURL(root);
    await expect(page.locator("#contact form")).toBeVisible();
    await expect(page).toHaveTitle(lang === "en" ? /Himalaya Engineering/ : /हिमालय इन्जिनियरिङ/);
  });
}

for (const [path, name, href] of [
  ["/projects/hydropower-dam", "Hydropower and dams", "/projects/hydropower-dams"],
  ["/jobs", "Careers", "/careers"],
  ["/gallery/7", "Gallery", "/album-category"],
  ["/ne/tenders", "सूचनाहरू", "/ne/notices"],
  ["/xyzzy", "Careers", "/careers"],
] as const) {
  test(`the page for ${path} offers the nearest pages, ${href} among them`, async ({ page }) => {
    await page.goto(path);
    const near = page.locator("main nav");
    await expect(near.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    expect(await near.getByRole("link").count()).toBeLessThanOrEqual(4);
  });
}

test("a link to an unknown address shows the same page, and the frame stays", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => {
    history.pushState(null, "", "/no/such/page");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByText(sentences.en, { exact: true })).toBeVisible();
  await expect(page.locator("header nav")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
});
