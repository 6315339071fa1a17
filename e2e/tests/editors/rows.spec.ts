import { expect, type Route, test } from "@playwright/test";
import { addRow, openTab, signIn, write } from "../../back-office.ts";

test("a row added while the server answers an earlier change can be filled in", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/collections/vacancies/create");
  await openTab(page, "Application");
  await expect(page.locator("#field-documents > .array-field__add-row")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const held: Route[] = [];
  await page.route("**/admin/collections/vacancies/create**", async (route) => {
    const isFormState = route.request().method() === "POST" && route.request().postData()?.includes("form-state");
    if (isFormState && held.length === 0) held.push(route);
    else await route.continue();
  });
  await write(page, "ref", "HEC-ROW-1");
  await expect.poll(() => held.length).toBe(1);
  const [typed] = held as [Route];
  const response = await typed.fetch();
  await addRow(page, "documents");
  await typed.fulfill({ response });
  await write(page, "documents.0.label", "A covering letter");
  await expect(page.locator("#field-documents__0__label")).toHaveValue("A covering letter");
});
