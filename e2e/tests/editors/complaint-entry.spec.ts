import { expect, type Page, test } from "@playwright/test";
import { signIn } from "../../back-office.ts";
import { appointMyself } from "../../complaint-handler.ts";

/** Dismisses the next questions of the page, and tells what they were. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  return asked;
}

test("a complaint that is being recorded, and its code, are not left without a question", async ({ page }) => {
  await signIn(page);
  await appointMyself(page);
  const asked = questions(page);
  await page.goto("/admin/collections/complaints");
  await page.getByText("Record a complaint made in another way").click();
  const form = page.locator(".inbox-entry form");
  await form.getByLabel("Subject").fill("The tap is dry");
  const away = page.getByRole("link", { name: "Ended", exact: false }).first();
  await away.click();
  expect(asked).toEqual([expect.stringContaining("has not been recorded")]);
  await expect(form.getByLabel("Subject")).toHaveValue("The tap is dry");
  // The menu with this link is folded.
  await page.locator("a[href='/admin/logout']").first().dispatchEvent("click");
  expect(asked.at(-1)).toContain("Logging out removes");

  await form.getByLabel("Complaint Type").selectOption("environment");
  await form.getByLabel("Description").fill("Since Sunday.");
  await form.getByLabel("The writer’s identity").selectOption("anonymous");
  await form.getByRole("button", { name: "Record it" }).click();
  const code = page.locator(".inbox-slip strong");
  await expect(code).toBeVisible();
  for (const way of [page.getByRole("button", { name: "Record another" }), away]) {
    await way.click();
    expect(asked.at(-1)).toContain("cannot be shown again");
    await expect(code).toBeVisible();
  }
});
