import { expect, type Page, test } from "@playwright/test";
import { askFromMenu, formReady, readAsStaff, send, signIn, unpublish } from "../../back-office.ts";

const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });
const sees = (page: Page, id: number, words: string | number) =>
  expect
    .poll(async () => {
      const answer = await page.request.get(`/news/${id}`);
      return typeof words === "number" ? answer.status() : (await answer.text()).includes(words);
    })
    .toBe(typeof words === "number" ? words : true);

/** Publishes a news item and opens its screen. */
async function published(page: Page, name: string): Promise<number> {
  const { data } = await (await page.request.get("/frontapi/home")).json();
  const made = await page.request.post("/api/news?locale=en", {
    headers: { origin: new URL(page.url()).origin },
    data: { name, publishedOn: "2026-11-21", category: "news", author: data.perspective.id, _status: "published" },
  });
  const { doc } = await made.json();
  await sees(page, doc.id, name);
  await page.goto(`/admin/collections/news/${doc.id}?locale=en`);
  await formReady(page);
  return doc.id;
}

test("a publication by mistake is undone by one press, and stays as a draft", async ({ page }) => {
  await signIn(page);
  const id = await published(page, "Weir opened");
  await page.locator("#field-name").fill("Weir opend");
  await send(page, "#action-save");
  // The button is shown for ten seconds, and longer under the mouse.
  await undo(page).hover();
  await sees(page, id, "Weir opend");
  await undo(page).click();
  await expect(page.getByText("Visitors see “Weir opend” as it was before.")).toBeVisible();
  await sees(page, id, "Weir opened");
  await expect(page.locator(".status__value").first()).toContainText("Changed");
  await page.locator("#field-name").fill("Weir opened at last");
  await send(page, "#action-save");
  await sees(page, id, "Weir opened at last");
});

test("publishing a new item directly can be undone on its own screen", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/collections/news/create?locale=en");
  await formReady(page);
  await page.locator("#field-name").fill("Too early");
  await page.locator("#field-author .rs__control").click();
  await page.locator(".rs__option").first().click();
  await send(page, "#action-save");
  await page.waitForURL(/\/news\/\d+/);
  const id = Number(/\/news\/(\d+)/.exec(page.url())?.[1]);
  await undo(page).click();
  await expect(page.getByText("“Too early” is off the website again.")).toBeVisible();
  await sees(page, id, 404);
});

test("a withdrawal says what disappears, and is undone by one press", async ({ page }) => {
  await signIn(page);
  const id = await published(page, "Withdrawn too soon");
  await unpublish(page);
  await undo(page).hover();
  await sees(page, id, 404);
  await undo(page).click();
  await expect(page.getByText("“Withdrawn too soon” is on the website again.")).toBeVisible();
  await sees(page, id, "Withdrawn too soon");
  await expect(page.locator(".status__value").first()).toContainText("Published");
});

test("the other effects of a withdrawal are listed before it happens", async ({ page }) => {
  await signIn(page);
  const address = "/api/project-groups?where[slug][equals]=hydropower-dams&depth=0";
  const { docs } = (await readAsStaff(page, address)) as { docs: { id: number }[] };
  await page.goto(`/admin/collections/project-groups/${docs[0]?.id}?locale=en`);
  await formReady(page);
  const dialog = await askFromMenu(page, "unpublish");
  await expect(dialog.getByRole("listitem").filter({ hasText: /^Projects: \d+ lose their pages \(“/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect((await page.request.get("/projects/hydropower-dams")).status()).toBe(200);
});

test("a schedule cancelled by mistake can be restored", async ({ page }) => {
  await signIn(page);
  await published(page, "To be withdrawn");
  await page.locator(".form-submit .popup button").first().click();
  await page.locator("#schedule-publish").click();
  const dialog = page.getByRole("dialog", { name: /Schedule/ });
  await dialog.getByLabel("When (Nepal time)").fill("2099-01-02T09:30");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  const entry = dialog.getByText("2099-01-02 09:30 · Withdraw from the website");
  await expect(entry).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(dialog.getByText("Cancelled: 2099-01-02 09:30")).toBeVisible();
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  await expect(entry).toBeVisible();
  await expect(dialog.getByText("Cancelled:")).toBeHidden();
});
