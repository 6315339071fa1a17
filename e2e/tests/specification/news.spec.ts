import { expect, type Page } from "@playwright/test";
import { languages, test } from "./visit.ts";

const section = (page: Page) => page.locator("section#news");
const items = (page: Page) => section(page).locator("article");

const englishDate =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) (1st|2nd|3rd|21st|22nd|23rd|31st|([4-9]|1\d|20|2[4-9]|30)th) \d{4}$/;
/** Nepali dates: Bikram Sambat, then the AD date in brackets. */
const latin = (digits: string) => digits.replace(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit)));
const nepaliDate = /^[०-९]{4} \p{Script=Devanagari}+ [०-९]{1,2} \(सन् [०-९]{4} \p{Script=Devanagari}+ [०-९]{1,2}\)$/u;

for (const { lang, under } of languages) {
  test(`"Recent News & Events: each item shows an image … 'By' plus the creator's name, a title" (${lang})`, async ({
    homes,
  }) => {
    const { page, home } = homes[lang];
    await expect(items(page)).toHaveCount(home.news.length);
    for (const [index, news] of home.news.entries()) {
      const item = items(page).nth(index);
      // A picture is loaded when it comes near.
      await item.scrollIntoViewIfNeeded();
      await expect(item.locator("img")).toHaveAttribute("src", news.files[0]?.location ?? "none");
      await expect(item.locator("h3")).toHaveText(news.name);
      await expect(item).toContainText(`${lang === "en" ? "By" : "लेखक:"} ${news.created_by.name}`);
    }
  });

  test(`"a date formatted like 'MMMM Do YYYY'" (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    for (const [index, news] of home.news.entries()) {
      const time = items(page).nth(index).locator("time");
      await expect(time).toHaveText(lang === "en" ? englishDate : nepaliDate);
      await expect(time).toHaveAttribute("datetime", news.created_at);
      // The displayed day is the day of the instant in Nepal.
      const written = (await time.textContent()) ?? "";
      const inEnglish = new Date(`${written.replace(/(\d)(st|nd|rd|th)/, "$1")} 12:00 UTC`);
      const [, year = "", day = ""] = /सन् (\S+) \S+ (\S+)\)$/u.exec(written) ?? [];
      const found =
        lang === "en"
          ? inEnglish.toISOString().slice(0, 10)
          : [latin(year), news.created_at.slice(5, 7), latin(day).padStart(2, "0")].join("-");
      expect(found).toBe(news.created_at.slice(0, 10));
    }
  });

  test(`"and a Learn more link to /news/{id}. A View All link goes to /news." (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    for (const [index, { id }] of home.news.entries()) {
      const link = items(page)
        .nth(index)
        .getByRole("link", { name: lang === "en" ? "Learn more" : "थप जान्नुहोस्" });
      await expect(link).toHaveAttribute("href", `${under}/news/${id}`);
    }
    const all = section(page).getByRole("link", { name: lang === "en" ? "View All" : "सबै हेर्नुहोस्", exact: true });
    await expect(all).toHaveAttribute("href", `${under}/news`);
  });
}
