import { expect, type Page } from "@playwright/test";
import { expectAutoplay, shownAtOnce } from "./carousel.ts";
import { languages, test } from "./visit.ts";

const section = (page: Page) => page.locator("section[aria-labelledby=projects]");
const track = (page: Page) => section(page).locator("ul");

for (const { lang, under } of languages) {
  test(`"Our Project Highlights": every item of the home data with its picture and its name (${lang})`, async ({
    homes,
  }) => {
    const { page, home } = homes[lang];
    await expect(track(page).locator("li")).toHaveCount(home.projects.length);
    for (const [index, project] of home.projects.entries()) {
      const item = track(page).locator("li").nth(index);
      await expect(item.locator("h3")).toHaveText(project.name);
      await item.scrollIntoViewIfNeeded();
      await expect(item.locator("img")).toHaveAttribute("src", project.files[0]?.location ?? "none");
    }
  });

  test(`"Each item links to /projects/{type}?content_id={id}&&menu_id={menu_id}&&task_type={task_type}." (${lang})`, async ({
    homes,
  }) => {
    const { page, home } = homes[lang];
    const hrefs = await track(page)
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(
      home.projects.map(
        ({ id, type, menu_id, task_type }) =>
          `${under}/projects/${type}?content_id=${id}&&menu_id=${menu_id}&&task_type=${task_type}`,
      ),
    );
  });
}

test('"a grid on large screens"', async ({ homes: { en } }) => {
  for (const width of [1440, 1025]) {
    await en.page.setViewportSize({ width, height: 900 });
    await expect(track(en.page)).toHaveCSS("display", "grid");
    // All of them are visible at once, without controls.
    expect(await track(en.page).evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
    await expect(section(en.page).getByRole("button", { name: "Next" })).toBeHidden();
  }
});

for (const { width, count } of [
  { width: 1024, count: 3 },
  { width: 769, count: 3 },
  { width: 768, count: 2 },
  { width: 581, count: 2 },
  { width: 580, count: 1 },
  { width: 320, count: 1 },
]) {
  test(`"carousel (3 slides; 2 at width 768 or less; 1 at width 580 or less)": ${count} at ${width}`, async ({
    homes: { en },
  }) => {
    await en.page.setViewportSize({ width, height: 900 });
    expect(await shownAtOnce(track(en.page))).toBe(count);
    await expect(section(en.page).getByRole("button", { name: "Next" })).toBeVisible();
  });
}

test('"an autoplay carousel": it moves by itself, but not while it is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await expectAutoplay(page, section(page), 5000);
});
