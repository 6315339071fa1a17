import { expect, type Page, test } from "@playwright/test";
import { readAsStaff, signIn } from "../../back-office.ts";

test.describe.configure({ mode: "serial" });

/** Calls the API from one of the site's own pages, since the session is valid only there. */
const changeAsStaff = (page: Page, address: string, data: object): Promise<number> =>
  page.evaluate(
    async ([url, body]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(url, { method: "PATCH", headers, body })).status;
    },
    [address, JSON.stringify(data)] as const,
  );

test("a draft shows what it still needs, ticks it as the editor types, and cannot be published before", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/collections/vacancies/create");
  const list = page.locator(".vacancy-checklist");
  const point = (name: string) => list.locator("li", { hasText: name });
  await expect(point("Title in English")).toHaveAttribute("data-done", "false");
  await page.locator("#field-name").fill("Surveyor of slopes");
  await expect(point("Title in English")).toHaveAttribute("data-done", "true");
  await page.locator("#field-ref").fill("HEC-E2E-1");
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === "/api/vacancies" && answer.request().method() === "POST",
  );
  await page.locator("#action-save").click();
  expect((await answered).status()).toBe(400);
  const refusal = page.locator("li[data-sonner-toast]", { hasText: "Not published. Still missing" });
  await expect(refusal.getByText("Title in Nepali")).toBeVisible();
});

test("a vacancy that closes while it is being read says so, and accepts no more applications", async ({ page }) => {
  await signIn(page);
  const found = await readAsStaff(page, "/api/vacancies?where[ref][equals]=HEC-83-024&depth=0");
  const [{ id }] = (found as { docs: [{ id: number }] }).docs;
  await page.goto(`/career/${id}`);
  const apply = page.getByRole("link", { name: "Apply" });
  await expect(apply).toBeVisible();
  const closesAt = new Date(Date.now() + 40_000).toISOString();
  const change = { closesAt, _status: "published" };
  expect(await changeAsStaff(page, `/api/vacancies/${id}?locale=en&depth=0`, change)).toBe(200);
  await expect(async () => {
    await page.reload();
    await expect(
      page
        .getByText(/less than an hour/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  // No interaction from here on.
  await expect(page.getByRole("status").filter({ hasText: "Closed on" })).toBeVisible({ timeout: 60_000 });
  await expect(apply).toHaveCount(0);
});
