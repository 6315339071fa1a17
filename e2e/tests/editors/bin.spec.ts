import { expect, type Page, test } from "@playwright/test";
import { inaccessible } from "../../accessibility.ts";
import { askFromMenu, signIn } from "../../back-office.ts";

/** Publishes a news item; resolves to its id. */
async function published(page: Page, name: string): Promise<number> {
  const { data } = await (await page.request.get("/frontapi/home")).json();
  const made = await page.request.post("/api/news?locale=en", {
    headers: { origin: new URL(page.url()).origin },
    data: { name, publishedOn: "2026-11-21", category: "news", author: data.perspective.id, _status: "published" },
  });
  expect(made.status()).toBe(201);
  const { doc } = await made.json();
  await becomes(page, doc.id, 200);
  return doc.id;
}
const becomes = (page: Page, id: number, status: number) =>
  expect.poll(async () => (await page.request.get(`/news/${id}`)).status()).toBe(status);

async function askToDelete(page: Page, id: number) {
  await page.goto(`/admin/collections/news/${id}`);
  return askFromMenu(page, "bin");
}

test("an item deleted by mistake is restored by one press", async ({ page }) => {
  await signIn(page);
  const id = await published(page, "A barrage is surveyed");
  const dialog = await askToDelete(page, id);
  await expect(dialog).toContainText("“A barrage is surveyed” is on the website now.");
  await expect(dialog).toContainText("30 days");
  await dialog.getByRole("button", { name: "Move to bin" }).click();
  // Payload's list sets its own address once it is there: on a busy machine after the one that Undo leads to.
  await page.waitForURL(/\/news\?/);
  // A browser that navigates answers no question: the message might be gone before it does.
  const told = page.waitForFunction(() => document.body.textContent?.includes("Everything is as it was."));
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await told;
  await page.waitForURL(new RegExp(`/news/${id}`));
  await becomes(page, id, 200);
  expect(await (await page.request.get(`/news/${id}`)).text()).toContain("A barrage is surveyed");
});

test("in Nepali, a deleted item waits in the bin and is restored as a draft", async ({ page }) => {
  await signIn(page);
  const id = await published(page, "An intake is repaired");
  await page.context().addCookies([{ name: "setu-lng", value: "ne", url: new URL(page.url()).origin }]);
  const dialog = await askToDelete(page, id);
  await expect(dialog).toContainText("अहिले वेबसाइटमा छ");
  await dialog.getByRole("button", { name: "रद्दीटोकरीमा सार्नुहोस्" }).click();
  await becomes(page, id, 404);

  await page.goto("/admin/collections/news");
  await expect(page.locator("#trash-view-pill")).toHaveText("रद्दीटोकरी");
  await page.locator("#trash-view-pill").click();
  const row = page.locator(".setu-bin tbody tr", { hasText: "An intake is repaired" });
  const goesOn = new Date(Date.now() + 30 * 86_400_000).toLocaleDateString("en-CA", { timeZone: "Asia/Kathmandu" });
  await expect(row.locator("[data-label='सधैँका लागि मेटिने']")).toHaveText(goesOn);
  await expect(row.locator("[data-label='वेबसाइटमा थियो']")).toHaveText("थियो");
  expect(await inaccessible(page, { within: ".setu-bin" })).toEqual([]);
  await row.getByRole("button", { name: "फर्काउनुहोस्" }).click();
  await expect(row).toBeHidden();

  await page.goto(`/admin/collections/news/${id}`);
  await becomes(page, id, 404);
  await page.locator("#action-save").click();
  await becomes(page, id, 200);
});

test("several items are deleted at once, after saying how many are on the website", async ({ page }) => {
  await signIn(page);
  const names = ["Delete one", "Delete two"];
  const ids = [await published(page, names[0] ?? ""), await published(page, names[1] ?? "")];
  await page.goto("/admin/collections/news?search=Delete");
  await expect(page.locator("#trash-view-pill")).toHaveText("Bin");
  for (const name of names) await page.getByRole("row", { name }).getByRole("checkbox").check();
  await page.locator("#bin-selected").click();
  const dialog = page.locator("dialog[open]", { has: page.locator("#confirm-action") });
  await expect(dialog).toContainText("2 items; all of them on the website now.");
  await dialog.getByRole("button", { name: "Move to bin" }).click();
  for (const id of ids) await becomes(page, id, 404);
  await expect(page.getByRole("row", { name: "Delete one" })).toBeHidden();
});

test("all that a search has found is deleted, on its further pages too, and nothing else", async ({ page }) => {
  await signIn(page);
  const ids: number[] = [];
  for (const name of ["Ropeway one", "Ropeway two", "Ropeway three"]) ids.push(await published(page, name));
  const other = await published(page, "A cable is kept");
  await page.goto("/admin/collections/news?search=Ropeway&limit=2");
  await expect(page.locator("#trash-view-pill")).toHaveText("Bin");
  await page.locator("#select-all").check();
  await page.getByRole("button", { name: "Select all (3)", exact: false }).click();
  await page.locator("#bin-selected").click();
  const dialog = page.locator("dialog[open]", { has: page.locator("#confirm-action") });
  await expect(dialog).toContainText("3 items; all of them on the website now.");
  await dialog.getByRole("button", { name: "Move to bin" }).click();
  for (const id of ids) await becomes(page, id, 404);
  await becomes(page, other, 200);
});

/** Types into a new item and deletes it, then undoes that. */
async function typeDeleteAndUndo(
  page: Page,
  beforeDelete: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await signIn(page);
  const id = await published(page, "Typed in before");
  await page.goto(`/admin/collections/news/${id}`);
  await page.locator("#field-name").fill("Half a thought");
  await expect(page.locator("[data-where=server]")).toBeVisible();
  const dialog = await askFromMenu(page, "bin");
  await expect(dialog).toContainText("kept for you");
  await beforeDelete();
  await dialog.getByRole("button", { name: "Move to bin" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.waitForURL(new RegExp(`/news/${id}`));
}

/** Goes on with the text that was typed before. */
async function takeUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue", exact: false }).first().click();
  await expect(page.locator("#field-name")).toHaveValue("Half a thought");
}

test("unsaved text is restored with the deleted item", async ({ page }) => {
  await typeDeleteAndUndo(page);
  await takeUp(page);
});

test("unsaved text is restored though the list has not come when the deletion is undone", async ({ page }) => {
  // Nothing answers the request.
  await typeDeleteAndUndo(page, () => page.route(/collections\/news[?].*_rsc=/, () => undefined));
  await takeUp(page);
});

test("the search of a list names the fields that it searches", async ({ page }) => {
  await signIn(page);
  for (const [list, words] of [
    ["projects", "Search by title in English or Nepali, or project number"],
    ["media", "Search by file name, or what it shows in English or Nepali"],
    ["applications", "Search by reference, name or email"],
  ] as const) {
    await page.goto(`/admin/collections/${list}`);
    await expect(page.getByPlaceholder(words)).toBeVisible();
  }
});
