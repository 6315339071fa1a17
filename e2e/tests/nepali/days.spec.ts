import { expect, test } from "@playwright/test";
import { memberAt } from "../../member.ts";

/** A day in Bikram Sambat, as Nepali readers expect it first (decision 0013). */
const nepaliDay = /२०[७८][०-९]\s[^\s०-९]+\s[०-९]+/;

test("figures of a story, versions of a legal text and a member's devices have their days in Bikram Sambat", async ({
  page,
  browser,
}) => {
  await page.goto("/ne/success-stories");
  await page.locator("main a[href*='/success-stories/']").first().click();
  const figures = page.locator("main dl").first().locator("dd");
  await expect(figures.first()).toBeVisible();
  for (const figure of await figures.all()) await expect(figure).toContainText(nepaliDay);

  await page.goto("/ne/privacy-policy/changes");
  const versions = page.locator("main select option");
  expect(await versions.count()).toBeGreaterThan(2);
  for (const version of await versions.all()) expect(await version.textContent()).toMatch(nepaliDay);

  const member = await memberAt(browser, "हरि न्यौपाने", `days.${Date.now()}@example.org`, "ne");
  await member.goto("/ne/profile");
  const device = member.locator("main li", { hasText: "लग इन:" });
  await expect(device).toContainText(nepaliDay);
  await expect(device).not.toContainText("सन्");
  await member.context().close();
});

test("a member reads in Nepali digits since when a question waits", async ({ browser }) => {
  const member = await memberAt(browser, "सीता राई", `waits.${Date.now()}@example.org`, "ne");
  await member.goto("/ne/forum/ask");
  const form = member.locator("main form", { has: member.locator("[name=title]") });
  await form.locator("[name=title]").fill("तमोरको बालुवा प्लास्टरलाई ठिक हुन्छ?");
  await form.locator("[name=category]").selectOption({ index: 1 });
  await form.locator("[name=text]").fill("अभ्रक मिसिएको खैरो बालुवा, दुई पटक पखालेको।");
  const sent = member.waitForResponse(/forum\/discussions/);
  await form.locator("button[type=submit]").click();
  expect((await sent).status()).toBe(200);
  await member.goto("/ne/forum/my");
  const waits = member.locator("main article").getByText(/सहकर्मीले पढ्न बाँकी छ/);
  await expect(waits).toContainText(nepaliDay);
  await expect(waits).toContainText(/\sबजे देखि /);
  await expect(waits).not.toContainText(/[0-9]/);
  await member.context().close();
});
