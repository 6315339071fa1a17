import { expect } from "@playwright/test";
import { homeData, languages, open, test, walkHome } from "./visit.ts";

const headings = {
  en: [
    "CEO's Perspective",
    "Our Mission, Vision and values",
    "Where we are?",
    "Our Project Highlights",
    "Services & Sectors",
    "Recent News & Events",
    "Get in touch",
  ],
  ne: [
    "प्रमुख कार्यकारीको दृष्टिकोण",
    "हाम्रो ध्येय, दूरदृष्टि र मूल्यमान्यता",
    "हामी कहाँ छौँ?",
    "हाम्रा मुख्य परियोजनाहरू",
    "सेवा र क्षेत्र",
    "ताजा समाचार र कार्यक्रम",
    "सम्पर्क गर्नुहोस्",
  ],
};

for (const { lang } of languages) {
  test(`"Home sections, in order" (${lang})`, async ({ homes }) => {
    const { page } = homes[lang];
    const sections = page.locator("main section");
    await expect(sections).toHaveCount(9);
    await expect(sections.nth(0)).toHaveAttribute("data-hero", "");
    // The slider has its slides' headlines, the statistics have none.
    await expect(sections.nth(3).locator("dl")).toBeVisible();
    const shown = await sections.evaluateAll((all) =>
      all.flatMap((section) => section.querySelector("h2[id]")?.textContent ?? []),
    );
    expect(shown).toEqual(headings[lang]);
    await expect(page.locator("h1")).toHaveCount(1);
  });

  test(`"The app mounts on one root element." (${lang})`, async ({ homes }) => {
    const { page } = homes[lang];
    const mounted = await page.evaluate(() =>
      // The replacement for pages without script is hidden.
      [...document.body.children].filter((child) => child.checkVisibility()).map(({ id }) => id),
    );
    expect(mounted).toEqual(["app"]);
  });
}

test("a site without content yet shows its form, and no empty section", async ({ page }) => {
  const broken: Error[] = [];
  page.on("pageerror", (error) => broken.push(error));
  const nothing = { sliders: [], statistics: [], locations: [], projects: [], services: [], news: [] };
  const home = { ...(await homeData(page, "en")), ...nothing, perspective: null, who_we_are: null };
  await page.route("**/frontapi/home*", (route) => route.fulfill({ json: { error: false, data: home } }));
  await open(page, "/nothing-here");
  await walkHome(page);
  await expect(page.locator("#contact form")).toBeVisible();
  await expect(page.locator("main section h2[id]")).toHaveText(["Our Mission, Vision and values", "Get in touch"]);
  expect(broken).toEqual([]);
});
