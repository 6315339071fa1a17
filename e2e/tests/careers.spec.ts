import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../accessibility.ts";
import { alive } from "./specification/visit.ts";

const languages = [
  { base: "", lang: "en", apply: "Apply", needed: /^Required/, open: "Open now", closed: "Closed on" },
  { base: "/ne", lang: "ne", apply: "आवेदन दिनुहोस्", needed: /^अनिवार्य/, open: "अहिले खुला पद", closed: "म्याद" },
];
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const row = (page: Page, ref: string) => page.locator("main article", { hasText: ref });
/** Vacancies by their order in the sample. */
const [tunnels, closedOne] = ["/career/1", "/career/7"];

for (const { base, lang, apply, needed, open, closed } of languages) {
  test.describe(`careers in ${lang}`, () => {
    // The other pages are swept by every-route.spec.ts.
    for (const [path, status] of [
      [closedOne, 200],
      ["/no-application?vacancy=7", 410],
      ["/no-application?reason=not_found", 404],
    ] as const) {
      test(`${path} is accessible, fits 320 px and logs no error`, async ({ page }) => {
        const complaints: string[] = [];
        // The browser itself logs any status other than 200.
        page.on("console", (message) => {
          if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
            complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(error.message));
        await page.setViewportSize({ width: 320, height: 640 });
        const response = await page.goto(base + path);
        expect(response?.status()).toBe(status);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expect(page.locator("h1")).toHaveCount(1);
        expect(await overflow(page)).toBe(0);
        expect(await inaccessible(page)).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }

    test("a post is found by its type and read: first its facts, then how to apply", async ({ page }) => {
      await page.goto(`${base}/careers`);
      await alive(page);
      await page.locator('select[name="type"]').selectOption("project");
      await expect(page).toHaveURL(/type=project/);
      await expect(page.locator("main article")).toHaveCount(1);
      await row(page, "HEC-83-019").getByRole("link").click();
      await expect(page.locator("h1")).toBeFocused();
      const facts = page.locator("main dl").first();
      await expect(facts.locator("s time")).toHaveCount(1);
      const next = page.locator("main h2").first();
      const [factsAt, nextAt] = [await facts.boundingBox(), await next.boundingBox()];
      expect(factsAt?.y ?? 0).toBeLessThan(nextAt?.y ?? 0);
      const [, id] = /\/career\/(\d+)/.exec(page.url()) ?? [];
      const link = page.getByRole("link", { name: apply });
      await expect(link).toHaveAttribute("href", `${base}/application/${id}`);
      await expect(page.getByText(needed).first()).toBeVisible();
    });

    test("on a phone the link to apply stays in view, and in reach of a thumb", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(base + tunnels);
      await alive(page);
      const link = page.getByRole("link", { name: apply });
      await expect(link).toHaveCount(1);
      await page.evaluate(() => scrollTo(0, 900));
      await expect(link).toBeInViewport();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });

    test("on a phone no focused element is hidden under that bar", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(base + tunnels);
      await alive(page);
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press("Tab");
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest("main")) return "";
          for (let part: Element | null = focused; part; part = part.parentElement)
            if (getComputedStyle(part).position === "sticky") return "";
          const { left, top, width, height } = focused.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          return above && (focused.contains(above) || above.contains(focused)) ? "" : focused.outerHTML;
        });
        expect(covered).toBe("");
      }
    });

    test("a closed vacancy says so, offers others and accepts no application", async ({ page }) => {
      await page.goto(base + closedOne);
      await alive(page);
      await expect(page.getByRole("status").filter({ hasText: closed })).toBeVisible();
      await expect(page.getByRole("link", { name: apply })).toHaveCount(0);
      await expect(page.locator("main article article")).toHaveCount(3);
    });

    test("a page that accepts no application offers something else to do", async ({ page }) => {
      await page.goto(`${base}/no-application?vacancy=7`);
      await alive(page);
      const alerts = page.locator("form:has([name=kind])");
      const email = alerts.locator("[name=email]");
      await email.fill("asha@");
      await alerts.locator("[type=submit]").press("Enter");
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toBeFocused();
      await email.fill("");
      await page.getByRole("region", { name: open }).getByRole("link").first().click();
      await expect(page).toHaveURL(/\/career\/\d+$/);
      await expect(page.getByRole("link", { name: apply })).toBeVisible();
    });

    test("a vacancy prints on two sheets without its buttons, and with its address", async ({ page }) => {
      await page.goto(base + tunnels);
      await alive(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("link", { name: apply })).toHaveCount(0);
      await expect(page.locator("main button:visible")).toHaveCount(0);
      await expect(page.locator("main dl").first()).toBeVisible();
      await expect(page.locator("#page-address")).toHaveText(new RegExp(`^http.*${base}${tunnels}$`));
      const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
      expect(sheets).toHaveLength(2);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("filters, texts and the link to apply all work", async ({ page }) => {
        await page.goto(`${base}/careers`);
        await page.locator('select[name="type"]').selectOption("internship");
        await page.locator('form[role="search"] button').click();
        await expect(page).toHaveURL(/type=internship/);
        await expect(page.locator("main article")).toHaveCount(1);
        await page.locator("main article a").click();
        // With its styles: each width shows one of the two links to apply.
        await page.waitForURL(/\/career\/\d+$/);
        await expect(page.getByRole("link", { name: apply })).toBeVisible();
        await expect(page.locator("main aside button")).toBeHidden();
      });
    });
  });
}

test("missing fields of an application are listed in the order of the form", async ({ page }) => {
  await page.goto("/application/1");
  await alive(page);
  await page.getByRole("button", { name: "Send the application" }).click();
  const links = page.getByRole("alert").getByRole("listitem").getByRole("link");
  await expect(links.first()).toBeVisible();
  const fields = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
  const inForm = await page
    .locator("form [id]")
    .evaluateAll((all, wanted) => all.map(({ id }) => id).filter((id) => wanted.includes(id)), fields);
  expect(fields.length).toBeGreaterThan(5);
  expect(fields).toEqual(inForm);
});
