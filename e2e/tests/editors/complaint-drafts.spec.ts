import { expect, test } from "@playwright/test";
import { signIn } from "../../back-office.ts";
import { appointMyself } from "../../complaint-handler.ts";

test("a decision that was not sent is back after a reload: open, with its outcome, and below the complaint’s subject", async ({
  page,
}) => {
  await signIn(page);
  await appointMyself(page);
  const subject = `The culvert is too small ${Date.now()}`;
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const entry = { type: "complaint", complaint_type: "land", subject, description: "It floods.", way: "anonymous" };
  const reference = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await (await fetch("/api/complaints/entries", { method: "POST", headers, body })).json()).reference;
    },
    JSON.stringify({ ...entry, door: "phone", day, locale: "en" }),
  );
  await page.goto(`/admin/collections/complaints/${Number(String(reference).slice(2))}`);
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();

  const form = (title: string) => page.locator("details").filter({ has: page.getByText(title, { exact: true }) });
  const decision = form("Decision");
  const longer = form("More time");
  for (const section of [decision, longer]) await section.locator("summary").click();
  const outcome = decision.getByLabel("Outcome");
  await expect(outcome).toHaveValue("");
  await outcome.selectOption("refused");
  await decision.getByLabel(/^Reasons/).fill("It was as small before.");
  await longer.getByLabel("Days").fill("20");
  await longer.getByLabel(/^Reasons/).fill("The surveyor is ill.");
  // Typed text is kept a moment later.
  await page.waitForTimeout(600);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  for (const section of [decision, longer]) {
    await expect(section.getByRole("status")).toContainText("has not been sent");
    await expect(section.getByLabel(/^Reasons/)).toBeVisible();
  }
  await expect(longer.getByLabel("Days")).toHaveValue("20");
  await expect(outcome).toHaveValue("refused");
  await decision.getByRole("button", { name: "Decide" }).click();
  await expect(page.locator(".inbox-log")).toContainText("decided: Not upheld");
});
