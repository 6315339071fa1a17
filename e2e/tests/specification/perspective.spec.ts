import { expect, type Page } from "@playwright/test";
import { cutAt, homeData, languages, letters, open, paragraphsOf, test, walkHome } from "./visit.ts";

const section = (page: Page) => page.locator("section[aria-labelledby=perspective]");
/** The message only, without the quotation before it and the name below it. */
const message = (page: Page) => section(page).locator("div[lang] > div:not(:last-child) > p");

for (const { lang, under } of languages) {
  test(`"CEO's Perspective: the image is the second file of the perspective" (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    await expect(section(page).locator("h2")).toHaveText(
      lang === "en" ? "CEO's Perspective" : "प्रमुख कार्यकारीको दृष्टिकोण",
    );
    const [, second] = home.perspective?.files ?? [];
    await expect(section(page).locator("img")).toHaveCount(1);
    await expect(section(page).locator("img")).toHaveAttribute("src", second?.location ?? "none");
  });

  test(`"The message is cut at 1097 characters" (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    const whole = home.perspective?.message ?? "";
    expect(letters(whole).length).toBeGreaterThan(1097);
    await expect(message(page)).toHaveText(paragraphsOf(cutAt(whole, 1097)));
  });

  test(`"with a Read More link to /personnel/{id}" (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    const link = section(page).getByRole("link", { name: lang === "en" ? "Read More" : "थप पढ्नुहोस्" });
    await expect(link).toHaveAttribute("href", `${under}/personnel/${home.perspective?.id}`);
  });
}

const longMessages = {
  en: { typed: "👩‍👩‍👧".repeat(1098), shown: `${"👩‍👩‍👧".repeat(1097)}…` },
  ne: { typed: "क्षि".repeat(1097), shown: "क्षि".repeat(1097) },
};

for (const { lang, under } of languages) {
  test(`"cut at 1097" counts letters as a reader does, in the browser too (${lang})`, async ({ page }) => {
    const home = await homeData(page, lang);
    const perspective = home.perspective && { ...home.perspective, message: longMessages[lang].typed };
    await page.route("**/frontapi/home*", (route) =>
      route.fulfill({ json: { error: false, data: { ...home, perspective } } }),
    );
    await open(page, `${under}/nothing-here`);
    await walkHome(page, lang);
    await expect(message(page)).toHaveText(longMessages[lang].shown);
  });
}
