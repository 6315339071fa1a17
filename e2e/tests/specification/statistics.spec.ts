import { expect } from "@playwright/test";
import { languages, test } from "./visit.ts";

const figures = {
  en: ["Year history 30+", "Countries 5", "Revenue 210 Million", "Employees 150"],
  ne: ["वर्षको इतिहास ३०+", "देश ५", "आम्दानी २१ करोड", "कर्मचारी १५०"],
};

for (const { lang } of languages) {
  test(`"Fixed statistics: 30+ year history, 5 countries, 210 Million revenue, 150 employees." (${lang})`, async ({
    homes,
  }) => {
    const shown = await homes[lang].page
      .locator("main dl > div")
      .evaluateAll((all) =>
        all.map((figure) => [...figure.children].map((part) => part.textContent?.trim()).join(" ")),
      );
    expect(shown).toEqual(figures[lang]);
  });
}
