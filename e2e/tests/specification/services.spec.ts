import { expect, type Page } from "@playwright/test";
import { expectAutoplay, shownAtOnce } from "./carousel.ts";
import { languages, test } from "./visit.ts";

const section = (page: Page) => page.locator("section#services");
const track = (page: Page) => section(page).locator("ul");

for (const { lang, under } of languages) {
  test(`"Services & Sectors": every service of the home data with its picture and its name (${lang})`, async ({
    homes,
  }) => {
    const { page, home } = homes[lang];
    await expect(track(page).locator("li")).toHaveCount(home.services.length);
    for (const [index, service] of home.services.entries()) {
      const item = track(page).locator("li").nth(index);
      await expect(item.locator("h3")).toHaveText(service.name);
      await item.scrollIntoViewIfNeeded();
      await expect(item.locator("img")).toHaveAttribute("src", service.files[0]?.location ?? "none");
    }
  });

  test(`"Each links to /projects/{project_type}?menu_id={parent_id}." (${lang})`, async ({ homes }) => {
    const { page, home } = homes[lang];
    const hrefs = await track(page)
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(
      home.services.map(({ project_type, parent_id }) => `${under}/projects/${project_type}?menu_id=${parent_id}`),
    );
  });
}

for (const { width, count } of [
  { width: 1440, count: 4 },
  { width: 1025, count: 4 },
  { width: 1024, count: 3 },
  { width: 769, count: 3 },
  { width: 768, count: 2 },
  { width: 521, count: 2 },
  { width: 520, count: 1 },
  { width: 320, count: 1 },
]) {
  test(`"carousel of 4 slides (3 at width 1024 or less, 2 at 768 or less, 1 at 520 or less)": ${count} at ${width}`, async ({
    homes: { en },
  }) => {
    await en.page.setViewportSize({ width, height: 900 });
    expect(await shownAtOnce(track(en.page))).toBe(count);
  });
}

test('"an autoplay carousel": it moves by itself, but not while it is pointed at', async ({ page }) => {
  await expectAutoplay(page, section(page), 5000);
});
