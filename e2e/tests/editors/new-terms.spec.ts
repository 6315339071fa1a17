import { expect, test } from "@playwright/test";
import { inaccessible } from "../../accessibility.ts";
import { signIn } from "../../back-office.ts";
import { memberAt } from "../../member.ts";

test("new terms must be accepted with the next post, and the typed text is still there", async ({ page, browser }) => {
  const asker = await memberAt(browser, "Terms Reader", `terms.${Date.now()}@example.org`, "en");
  await signIn(page);
  const published = await page.evaluate(async () => {
    const paragraph = { type: "paragraph", version: 1, children: [{ type: "text", version: 1, text: "Read on." }] };
    const body = { root: { type: "root", format: "", indent: 0, version: 1, direction: null, children: [paragraph] } };
    const answer = await fetch("/api/legal-versions?locale=en", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Terms and conditions",
        kind: "terms",
        binding: "en",
        material: true,
        changes: "Answers may be quoted.",
        body,
        inForceFrom: new Date().toISOString(),
        _status: "published",
      }),
    });
    return answer.status;
  });
  expect(published).toBe(201);
  const current = async () => (await (await asker.request.get("/frontapi/legal/terms")).json()).data;
  await expect.poll(async () => (await current()).material, { timeout: 15_000 }).toBe(true);
  await expect.poll(async () => (await current()).changes, { timeout: 15_000 }).toBe("Answers may be quoted.");

  await asker.goto("/forum/ask");
  const form = asker.locator("main form");
  await form.getByLabel("Your question in one line").fill("Who reads the terms before asking?");
  await form.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await form.getByLabel("Text", { exact: true }).fill("I do, at least when I am asked.");
  const send = form.getByRole("button", { name: "Send the question" });
  await send.click();
  const box = form.getByRole("checkbox", { name: /accept the new terms/ });
  await expect(box).toHaveAccessibleDescription(/terms have changed/);
  expect(await inaccessible(asker)).toEqual([]);
  const changes = form.getByRole("link", { name: "What has changed" });
  await expect(changes).toHaveAttribute("href", /terms\/changes\?from=\d+&to=\d+/);
  await changes.click();
  await expect(asker.locator("main ins, main del").first()).toBeVisible();
  await asker.goBack();
  await expect(form.getByLabel("Text", { exact: true })).toHaveValue("I do, at least when I am asked.");
  await send.click();
  await box.check();
  await send.click();
  await expect(asker.getByText(/colleague will look at it first/)).toBeVisible();
  await asker.context().close();
});
