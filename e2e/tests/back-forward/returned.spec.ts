import { expect, type Page } from "@playwright/test";
import { memberAt } from "../../member.ts";
import { field } from "../specification/contact-form.ts";
import { alive, open, test } from "../specification/visit.ts";

/**
 * Lets the page return from the browser's back/forward cache, after another document of the tab has stored something. Firefox and Safari
 * keep nearly every page there, Chromium under test none. A page in it gets no events, and its timers stand still.
 */
async function returnTo(page: Page, storage: "localStorage" | "sessionStorage", stored: Record<string, string>) {
  await page.evaluate(
    ([name, entries]) => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      // A document gets no event for what it stores itself.
      for (const [key, value] of entries) window[name].setItem(key, value);
      document.dispatchEvent(new Event("visibilitychange"));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    },
    [storage, Object.entries(stored)] as const,
  );
}

test("projects that were chosen meanwhile are on the shortlist, and stay there", async ({ page }) => {
  await open(page, "/projects");
  const choose = page.getByRole("button", { name: /^Add to shortlist: / });
  await choose.first().waitFor();
  const { items } = (await (await page.request.get("/frontapi/projects?locale=en")).json()).data;
  await returnTo(page, "localStorage", { "setu.shortlist": String(items[0].id) });
  await expect(page.getByText("1 of up to 10 on the shortlist")).toBeVisible();
  await choose.first().click();
  await expect(page.getByText("2 of up to 10 on the shortlist")).toBeVisible();
});

test("a contact message that was continued on another page is the longer one", async ({ page }) => {
  await open(page, "/");
  await field(page, "name").fill("Asha Lama");
  await field(page, "message").fill("We plan an access road");
  const kept = await page.evaluate(() => sessionStorage.getItem("setu.typed"));
  const longer = { ...JSON.parse(kept ?? "{}"), message: "We plan an access road and need a survey." };
  await returnTo(page, "sessionStorage", { "setu.typed": JSON.stringify(longer) });
  await expect(field(page, "message")).toHaveValue("We plan an access road and need a survey.");
  await expect(field(page, "name")).toHaveValue("Asha Lama");
  await field(page, "phone").fill("+977 1 555 0100");
  await page.reload();
  await alive(page);
  await expect(field(page, "message")).toHaveValue("We plan an access road and need a survey.");
  await expect(field(page, "phone")).toHaveValue("+977 1 555 0100");
});

test("a question that was continued on another page is the longer one", async ({ browser }) => {
  const page = await memberAt(browser, "Tara Back", `returned.${Date.now()}@example.org`, "en");
  await page.goto("/forum/ask");
  await alive(page);
  const text = page.locator("main form [name=text]");
  await text.fill("Grey sand");
  const key = "setu.forum.question";
  const kept = JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? "{}");
  const longer = { ...kept, words: { ...kept.words, text: "Grey sand with mica" } };
  await returnTo(page, "localStorage", { [key]: JSON.stringify(longer) });
  await expect(text).toHaveValue("Grey sand with mica");
  await page.context().close();
});

test("a notice whose deadline has passed meanwhile is closed", async ({ page }) => {
  await page.clock.install();
  let isOver = false;
  await page.route("**/frontapi/notices/1*", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (isOver) Object.assign(json.data, { status: "closed", closes_soon: false });
    await route.fulfill({ response, json });
  });
  await open(page, "/notices/1");
  const until = new Date((await page.evaluate(() => Date.now())) + 2 * 24 * 3_600_000);
  await page.clock.setSystemTime(until);
  isOver = true;
  await returnTo(page, "localStorage", {});
  await expect(page.getByText("This notice is closed")).toBeVisible();
});
