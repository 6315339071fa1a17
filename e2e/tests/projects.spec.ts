import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { chunkOf } from "../built-files.ts";
import { alive, open } from "./specification/visit.ts";

const languages = [
  { prefix: "", ask: "Ask about this project", table: "Table", map: "Map", markers: "Map of the projects" },
  {
    prefix: "/ne",
    ask: "यस परियोजनाबारे सोध्नुहोस्",
    table: "तालिका",
    map: "नक्सा",
    markers: "परियोजनाहरूको नक्सा",
  },
];

const accessible = async (page: Page) => {
  expect(await inaccessible(page)).toEqual([]);
};
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { prefix, ask, table, map, markers } of languages) {
  test.describe(`projects under '${prefix}'`, () => {
    test("one result is shown in all three views, and a marker names its project", async ({ page }) => {
      await open(page, `${prefix}/projects?country=Bhutan`);
      await page.getByRole("link", { name: table, exact: true }).click();
      await expect(page.locator("tbody tr")).toHaveCount(1);
      await page.getByRole("link", { name: map, exact: true }).click();
      await expect(page).toHaveURL(/country=Bhutan.*view=map/);
      const marker = page.getByRole("group", { name: markers }).getByRole("button").first();
      await marker.click();
      const chosen = page.locator("main [role=status] a");
      await expect(chosen).toHaveText((await marker.textContent()) ?? "");
      await chosen.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/projects/hydropower-dams/\\d+$`));
    });

    test("a project is complete and accessible, and its link for questions fills the form", async ({ page }) => {
      await open(page, `${prefix}/projects?q=hec-hyd-014`);
      await page.locator("main article a").first().click();
      await expect(page.locator("main dl")).toBeVisible();
      await accessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page)).toBe(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole("link", { name: ask }).click();
      await expect(page.locator('textarea[name="message"]')).toHaveValue(/HEC-HYD-014/);
    });
  });
}

test("a choice takes effect at once, Back undoes it, and an empty result says which filter to drop", async ({
  page,
}) => {
  await open(page, "/projects");
  await page.locator('select[name="country"]').selectOption("Kenya");
  await expect(page).toHaveURL(/country=Kenya/);
  await expect(page.locator("main article")).toHaveCount(1);
  await open(page, "/projects?country=Kenya&task_type=advisory");
  await page.getByRole("link", { name: /Remove “Country: Kenya”/ }).click();
  await expect(page).toHaveURL(/projects\?task_type=advisory$/);
  await page.goBack();
  await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
});

test("projects can be filtered by a minimum size, the largest first", async ({ page }) => {
  await open(page, "/projects?view=table");
  await page.locator('select[name="size"]').selectOption("capacity");
  await page.getByLabel("From").fill("50");
  await page.getByLabel("From").press("Enter");
  await expect(page).toHaveURL(/size=capacity&from=50/);
  await expect(page.locator("tbody tr")).toHaveCount(2);
  const heading = page.getByRole("columnheader", { name: "Installed capacity" });
  await heading.getByRole("link").click();
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await expect(page.locator("tbody tr").first()).toContainText("456 MW");
  await accessible(page);
});

for (const { prefix, typed, meant, name } of [
  { prefix: "", typed: "glacail", meant: "glacial", name: "Glacial" },
  { prefix: "/ne", typed: "प्रसामण", meant: "प्रसारण", name: "प्रसारण" },
]) {
  test(`under '${prefix}' a mistyped word finds the intended one, says so and highlights it`, async ({ page }) => {
    await open(page, `${prefix}/projects`);
    await page.getByRole("searchbox").fill(typed);
    await page.getByRole("searchbox").press("Enter");
    await expect(page.locator("main [role=status]").filter({ hasText: `“${meant}”` })).toBeVisible();
    await expect(page.locator("main article mark").first()).toHaveText(name);
    await accessible(page);
    await page.goBack();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await page.goForward();
    await expect(page.getByRole("searchbox")).toHaveValue(typed);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  });
}

test("an order is chosen on a phone, and Back undoes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/ne/projects?size=capacity");
  const order = page.locator('select[name="sort"]');
  await order.selectOption("ठूला पहिले");
  await expect(page).toHaveURL(/sort=largest/);
  await expect(page.locator("main article").first()).toContainText("४५६ मेगावाट");
  await order.selectOption("साना पहिले");
  await expect(page.locator("main article").first()).toContainText("३८ मेगावाट");
  await page.goBack();
  await expect(order).toHaveValue("largest");
  await expect(page.locator("main article").first()).toContainText("४५६ मेगावाट");
  await accessible(page);
  // Without a size filter, sorting by size is not available.
  await page.locator("summary").filter({ hasText: "छानिएको" }).click();
  await page.locator('select[name="size"]').selectOption("");
  await expect(page).toHaveURL(/\/ne\/projects(\?sort=largest)?$/);
  await expect(order).toHaveValue("");
});

test("on a phone the filters are in one disclosure", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/projects?country=Nepal");
  await expect(page.locator('select[name="country"]')).toBeHidden();
  await page.getByText("Filters: 1 chosen").click();
  await expect(page.locator('select[name="country"]')).toHaveValue("Nepal");
  await accessible(page);
});

test("the home page's project link, in the specification's format, leads to the project's own address", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator('main a[href*="content_id"]').first().click();
  await expect(page).toHaveURL(/\/projects\/[a-z-]+\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("where the map does not load, the table is shown with a notice", async ({ page }) => {
  await page.route(`**${chunkOf("app/map/open-map.ts")}`, (route) => route.abort());
  await page.goto("/projects?view=map");
  await expect(page.getByText("The map could not be loaded.")).toBeVisible();
  await expect(page.locator("tbody tr")).toHaveCount(20);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("size filter, sorting and comparison are a form and links", async ({ page }) => {
    await page.goto("/projects?view=table");
    await page.locator('select[name="size"]').selectOption("capacity");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.getByLabel("From").fill("0.05 GW");
    await page.locator('select[name="sort"]').selectOption("Smallest first");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.locator("tbody tr")).toHaveCount(2);
    await expect(page.locator("tbody tr").first()).toContainText("60 MW");
    await page.getByRole("columnheader", { name: "Installed capacity" }).getByRole("link").click();
    await expect(page.locator("tbody tr").first()).toContainText("456 MW");
    await page.goto("/projects?ids=1,7,10,2");
    await expect(page.locator("thead th")).toHaveCount(4);
    // A capacity that two of them have is among the quantities: a row of its own would be half empty.
    await expect(page.getByRole("row", { name: /^Main quantities 456 MW Installed capacity/ })).toBeVisible();
  });

  test("views and filters are links and a form; the map is a picture beside its list", async ({ page }) => {
    await page.goto("/projects");
    await page.locator('select[name="sector"]').selectOption("roads-bridges");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/sector=roads-bridges/);
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page.locator("main figure svg image").first()).toBeVisible();
    await expect(page.locator("main figure svg path")).toHaveCount(4);
    await expect(page.locator("main li h2 a")).toHaveCount(4);
  });
});

test("a shortlist is chosen by pictures, compared side by side, and used in a question", async ({ page }) => {
  await open(page, "/projects");
  const choose = page.getByRole("button", { name: /^Add to shortlist: / });
  for (let n = 0; n < 2; n++) await choose.first().click();
  await expect(page.getByText("2 of up to 10 on the shortlist")).toBeVisible();
  await page.reload();
  await alive(page);
  await page.getByRole("link", { name: "Compare side by side" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects side by side" })).toBeVisible();
  const columns = page.locator("thead th");
  await expect(columns).toHaveCount(2);
  await expect(page.getByRole("rowheader", { name: "Main quantities" })).toBeVisible();
  await accessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBe(0);
  await accessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = await columns.first().getByRole("link").textContent();
  // A project removed from the list is removed from the address too.
  await page
    .getByRole("button", { name: /^Remove from shortlist: / })
    .last()
    .click();
  await expect(columns).toHaveCount(1);
  await expect(page).toHaveURL(/ids=\d+$/);
  await page.getByRole("link", { name: "Ask about these projects" }).click();
  await expect(page.locator("textarea[name=message]")).toHaveValue(new RegExp(name ?? "nothing"));
});

test("an emptied shortlist holds no project, nor does one that was stored with a ghost", async ({ page }) => {
  await open(page, "/projects");
  const bar = page.getByText(/of up to 10 on the shortlist/);
  const choose = page.locator("main article button[aria-pressed]").first();
  await choose.click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(bar).toHaveCount(0);
  for (let n = 0; n < 2; n++) await choose.click();
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem("setu.shortlist", "0,1"));
  await page.reload();
  await expect(bar).toHaveText("1 of up to 10 on the shortlist");
});

for (const prefix of ["", "/ne"]) {
  test(`under '${prefix}' two to four projects are compared side by side on every screen and on paper`, async ({
    page,
  }) => {
    for (const ids of ["1,7", "1,7,10", "1,7,10,2"]) {
      await open(page, `${prefix}/projects?ids=${ids}`);
      await expect(page.locator("thead th")).toHaveCount(ids.split(",").length);
      await accessible(page);
      for (const width of [320, 834, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${ids} at ${width}`).toBe(0);
      }
    }
    // The printable width of A4: no column is cut off.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 680, height: 960 });
    const table = page.locator("main table");
    expect(await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0))).toBe(0);
    await expect(page.locator("thead th").last().getByRole("link")).toBeVisible();
    await expect(page.locator("thead img").first()).toBeHidden();
  });
}

test("a second failure of a list turns the bar red too, and the list stays", async ({ page }) => {
  await open(page, "/projects");
  await page.route("**/frontapi/projects?*", (route) =>
    route.fulfill({ status: 500, json: { error: true, message: "" } }),
  );
  await page.getByRole("link", { name: "Table", exact: true }).click();
  const bar = page.locator("[data-state]").first();
  await expect(bar).toHaveAttribute("data-state", "failed");
  await expect(bar).toHaveAttribute("data-state", "idle");
  await page.getByRole("alert").getByRole("link").click();
  await expect(bar).toHaveAttribute("data-state", "failed");
  await expect(page.locator("main tbody tr").first()).toBeVisible();
});
