import { expect, type Locator, type Page } from "@playwright/test";
import { cutAt, languages, letters, paragraphsOf, test } from "./visit.ts";

const section = (page: Page) => page.locator("section[aria-labelledby=values]");
const card = (page: Page) => section(page).locator("article");

async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

for (const { lang, under } of languages) {
  test(`"Our Mission, Vision and values: mission and vision side by side, then the objective text" (${lang})`, async ({
    homes,
  }) => {
    const { page, home } = homes[lang];
    if (lang === "en") await expect(section(page).locator("h2")).toHaveText("Our Mission, Vision and values");
    const parts = [home.mission, home.vission, home.objective].map(({ name, description }) => {
      const part = section(page).locator("div[lang]:has(> h3)").filter({ hasText: name });
      return { part, description };
    });
    for (const { part, description } of parts) await expect(part).toContainText(description);
    const [mission, vision, objective] = await Promise.all(parts.map(({ part }) => placeOf(part)));
    if (!mission || !vision || !objective) throw new Error("One of the three is missing.");
    expect(vision.y).toBe(mission.y);
    expect(vision.x).toBeGreaterThanOrEqual(mission.x + mission.width);
    expect(objective.y).toBeGreaterThanOrEqual(mission.y + mission.height);
  });

  test(`"A who-we-are card shows the first file image" (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    await expect(card(page).locator("img")).toHaveAttribute("src", home.who_we_are?.files[0]?.location ?? "none");
  });

  test(`"and a description cut at 465 characters, with a Read More link to /who-we-are/{id}" (${lang})`, async ({
    homes,
  }) => {
    const { page, home } = homes[lang];
    const whole = home.who_we_are?.description ?? "";
    expect(letters(whole).length).toBeGreaterThan(465);
    await expect(card(page).locator("p")).toHaveText(paragraphsOf(cutAt(whole, 465)));
    const link = card(page).getByRole("link", { name: lang === "en" ? "Read More" : "थप पढ्नुहोस्" });
    await expect(link).toHaveAttribute("href", `${under}/who-we-are/${home.who_we_are?.id}`);
  });
}
