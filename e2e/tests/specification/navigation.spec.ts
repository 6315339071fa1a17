import { expect, type Page } from "@playwright/test";
import { alive, languages, menuData, open, test, withoutMenu } from "./visit.ts";

const nav = (page: Page) => page.locator("header nav");
const groups = (page: Page) => nav(page).locator("details");

const labels = {
  en: {
    row: ["Home", "About Us", "Our Services", "Our Project", "News and Events", "Careers", "Contact Us", "नेपाली"],
    about: ["Key Personnels", "Team Members", "Notices", "Annual Report", "Gallery"],
    around: ["Overview", "Board of Directors"],
  },
  ne: {
    row: [
      "गृहपृष्ठ",
      "हाम्रो बारेमा",
      "हाम्रा सेवाहरू",
      "हाम्रा परियोजनाहरू",
      "समाचार तथा कार्यक्रम",
      "रोजगारी",
      "सम्पर्क",
      "English",
    ],
    about: ["प्रमुख व्यक्तिहरू", "टोलीका सदस्यहरू", "सूचनाहरू", "वार्षिक प्रतिवेदन", "ग्यालरी"],
    around: ["परिचय", "सञ्चालक समिति"],
  },
};

for (const { lang, root, under } of languages) {
  test(`"A site logo linking to the route named home, and a Home link." (${lang})`, async ({ homes }) => {
    const { page, menu } = homes[lang];
    const logo = page.locator("header > a").first();
    await expect(logo).toHaveAttribute("href", root);
    await expect(logo).toHaveAccessibleName(menu.identity.short_name);
    await expect(nav(page).getByRole("link", { name: labels[lang].row[0] ?? "", exact: true })).toHaveAttribute(
      "href",
      root,
    );
  });

  test(`the entries of the navigation bar, in their order (${lang})`, async ({ homes }) => {
    const shown = await nav(homes[lang].page)
      .locator("> ul > li")
      .evaluateAll((items) => items.map((item) => (item.querySelector("summary") ?? item).textContent));
    expect(shown).toEqual(labels[lang].row);
  });

  test(`"An About Us dropdown linking to static pages: Key Personnels, Team Members, Notices, Annual Report, Gallery." (${lang})`, async ({
    homes,
  }) => {
    const links = groups(homes[lang].page).first().locator("a");
    // The specification's five, in its order, after the page of the firm and before its board.
    const { about, around } = labels[lang];
    await expect(links).toHaveText([around[0] ?? "", ...about, around[1] ?? ""]);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const pages = [
      "/about",
      ...["/key-personnel", "/members", "/notices", "/reports", "/album-category"],
      "/board-members",
    ];
    expect(hrefs).toEqual(pages.map((page) => under + page));
  });

  test(`"An Our Project dropdown built from the menu list. Each entry links to the route named project.children with project_slug set to the entry's slug." (${lang})`, async ({
    homes,
  }) => {
    const { page, menu } = homes[lang];
    const links = groups(page).nth(1).locator("a");
    await expect(links).toHaveText(menu.menu.map(({ name }) => name));
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(menu.menu.map(({ slug }) => `${under}/projects/${slug}`));
  });

  test(`"Our Services and News and Events are in-page anchors." "Careers links to a static page. Contact Us is an in-page anchor." (${lang})`, async ({
    homes,
  }) => {
    const { page } = homes[lang];
    for (const [index, href] of [
      [2, `${root}#services`],
      [4, `${root}#news`],
      [5, `${under}/careers`],
      [6, `${root}#contact`],
    ] as const) {
      const link = nav(page).getByRole("link", { name: labels[lang].row[index] ?? "", exact: true });
      await expect(link).toHaveAttribute("href", href);
    }
  });

  test(`the anchors lead to their sections, on home and from another page (${lang})`, async ({ page }) => {
    const follow = async (index: number, id: string) => {
      await nav(page)
        .getByRole("link", { name: labels[lang].row[index] ?? "", exact: true })
        .click();
      await expect(page).toHaveURL(`${root}#${id}`);
      await expect.poll(() => topOf(page, `#${id}`)).toBeLessThan(200);
    };
    await open(page, `${under}/nothing-here`);
    await follow(4, "news");
    await follow(2, "services");
    await follow(6, "contact");
  });

  test(`"An optional header banner above the navigation shows a description text and a close icon." (${lang})`, async ({
    page,
  }) => {
    await open(page, root);
    const banner = page.locator("aside").first();
    await expect(banner.locator("p")).not.toBeEmpty();
    await expect(page.locator("aside + header")).toBeVisible();
    await banner.getByRole("button", { name: lang === "en" ? "Close this notice" : "यो सूचना बन्द गर्नुहोस्" }).click();
    await expect(banner).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
    // Closed in one language, it is closed in the other (findings of visitors, L10).
    for (const path of [root, lang === "en" ? "/ne" : "/"]) {
      await page.goto(path);
      await expect(page.locator("header")).toBeVisible();
      await expect(banner).toBeHidden();
    }
  });
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.abs(element.getBoundingClientRect().top));

test('"An optional header banner": without one there is nothing above the navigation, and without a menu no dropdown', async ({
  page,
}) => {
  const menu = await menuData(page, "en");
  const data = { ...menu, menu: [], header_banner: null };
  await page.route("**/frontapi/menu*", (route) => route.fulfill({ json: { error: false, data } }));
  await withoutMenu(page);
  await open(page, "/nothing-here");
  await expect(page.locator("footer")).toBeVisible();
  await expect(page.locator("aside")).toHaveCount(0);
  await expect(groups(page)).toHaveCount(1);
});

test("a dropdown opens by mouse and keyboard, one at a time, and closes on Escape, on a press outside it and on navigation", async ({
  page,
}) => {
  await open(page, "/nothing-here");
  const [about, projects] = [groups(page).first(), groups(page).nth(1)];
  await about.locator("summary").click();
  await expect(about.locator("a").first()).toBeVisible();
  await projects.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(projects.locator("a").first()).toBeVisible();
  await expect(about.locator("a").first()).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(projects.locator("a").first()).toBeHidden();
  await expect(projects.locator("summary")).toBeFocused();
  await about.locator("summary").click();
  await page.locator("main").click({ position: { x: 5, y: 300 } });
  await expect(about.locator("a").first()).toBeHidden();
  await about.locator("summary").click();
  await about.locator("a", { hasText: "Key Personnels" }).click();
  await expect(page).toHaveURL("/key-personnel");
  await expect(about.locator("a").first()).toBeHidden();
});

test("a dropdown closes when Tab leaves it, even if the focus stays in the menu", async ({ page }) => {
  await open(page, "/nothing-here");
  const about = groups(page).first();
  await about.locator("summary").focus();
  await page.keyboard.press("Enter");
  await about.locator("a").last().focus();
  await page.keyboard.press("Tab");
  await expect(nav(page).getByRole("link", { name: "Our Services" })).toBeFocused();
  await expect(about.locator("a").first()).toBeHidden();
});

test("the entry of the current page is marked, on the pages below it too", async ({ page }) => {
  for (const [path, entry] of [
    ["/board-members", "About Us"],
    ["/personnel/1", "About Us"],
    ["/notices/1", "About Us"],
    ["/projects/hydropower-dams/1", "Our Project"],
    ["/service-detail/1", "Our Services"],
    ["/news/1", "News and Events"],
    ["/ne/application/1", "रोजगारी"],
    ["/career/1", "Careers"],
  ] as const) {
    await page.goto(path);
    const marked = nav(page).locator("ul").first().locator("> li > [aria-current], > li > details > [aria-current]");
    await expect(marked, path).toHaveText([entry]);
    await expect(marked, path).toHaveAttribute("aria-current", "true");
  }
});

test("on a phone an entry below an open list can be tapped", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/nothing-here");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await groups(page).first().locator("summary").click();
  await nav(page).getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveURL("/careers");
});

test("the sheet offers the other language at its top, in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/careers");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const other = nav(page).getByRole("link", { name: "नेपाली" });
  await expect(other).toHaveCount(1);
  expect((await other.boundingBox())?.y).toBeLessThan(120);
  await other.click();
  await expect(page).toHaveURL("/ne/careers");
});

test("on a phone the same list is a sheet, which closes with its button, on Escape and on navigation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const burger = page.getByRole("button", { name: "Open the menu" });
  const home = nav(page).getByRole("link", { name: "Home", exact: true });
  await expect(home).toBeHidden();
  await burger.click();
  await expect(home).toBeVisible();
  await nav(page).getByRole("button", { name: "Close the menu" }).click();
  await expect(home).toBeHidden();
  await burger.click();
  await page.keyboard.press("Escape");
  await expect(home).toBeHidden();
  await burger.click();
  await nav(page).getByRole("link", { name: "Contact Us", exact: true }).click();
  await expect(home).toBeHidden();
  await expect(page.locator("#contact")).toBeInViewport();
});

/** Runs in the page: the selector of open popovers is unknown, as in Safari 16. */
function withoutItsSelector(): void {
  const known = (selector: string) => selector.replace(":popover-open", ":not-known");
  const { matches } = Element.prototype;
  Object.defineProperty(Element.prototype, "matches", {
    value(this: Element, selector: string) {
      return matches.call(this, known(selector));
    },
  });
  const { querySelector } = Document.prototype;
  Object.defineProperty(Document.prototype, "querySelector", {
    value(this: Document, selector: string) {
      return querySelector.call(this, known(selector));
    },
  });
}

test("works in a wide window of a browser without popovers, such as Safari 16", async ({ page }) => {
  await page.addInitScript(withoutItsSelector);
  await page.goto("/careers");
  await alive(page);
  const about = groups(page).first();
  await about.locator("summary").click();
  await page.keyboard.press("Escape");
  await expect(about).not.toHaveAttribute("open");
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.locator("dialog input[type=search]")).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test("the sheet opens and closes in a browser without popovers, such as Safari 16", async ({ page }) => {
  // Its own style sheets and elements are as they would be there.
  await page.route(/[.]css$|[/]careers$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(":popover-open", ":not-known").replace(' popover="auto"', "");
    await route.fulfill({ response, body });
  });
  await page.addInitScript(withoutItsSelector);
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/careers");
  const sheet = page.locator("#menu");
  const home = sheet.getByRole("link", { name: "Home", exact: true });
  await alive(page);
  await expect(home).toBeHidden();
  const burger = page.getByRole("button", { name: "Open the menu" });
  await expect(async () => {
    await burger.click();
    await expect(home).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  await sheet.getByRole("button", { name: "Close the menu" }).click();
  await expect(home).toBeHidden();
  await burger.click();
  await page.keyboard.press("Escape");
  await expect(home).toBeHidden();
  await expect(burger).toBeFocused();
  await burger.click();
  await home.click();
  await expect(page).toHaveURL("/");
  await expect(home).toBeHidden();
  await expect(page.locator("main")).toHaveJSProperty("inert", false);
});
