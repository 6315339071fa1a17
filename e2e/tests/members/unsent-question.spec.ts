import { expect, type Page, test } from "@playwright/test";
import { goodPassword } from "../../../testing/people/member.ts";
import { memberAt } from "../../member.ts";
import { alive } from "../specification/visit.ts";

const title = (page: Page) => page.locator("main form [name=title]");
const newAddress = (name: string) => `${name}.${Date.now()}@example.org`;

/** Signs in to ask a question, after the session on this device has ended by itself. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem("setu.auth"));
  await page.goto("/login?next=/forum/ask");
  await alive(page);
  await page.locator("main [name=email]").fill(email);
  await page.locator("main [name=password]").fill(goodPassword);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL("**/forum/ask");
}

/** The first call for the member's account gets no answer. */
async function loseAccount(page: Page): Promise<void> {
  await page.route("**/frontapi/accounts/me?*", (route) => route.abort(), { times: 1 });
}

test("an unsent question is still there after a sign-in of which one call got no answer, and after the next", async ({
  browser,
}) => {
  const email = newAddress("unsent.own");
  const page = await memberAt(browser, "Maya Rai", email, "en");
  await signIn(page, email);
  await title(page).fill("How deep must a footing be in black cotton soil?");
  await loseAccount(page);
  await signIn(page, email);
  await expect(title(page)).toHaveValue(/black cotton soil/);
  await title(page).fill("How deep must a footing be in wet black cotton soil?");
  await signIn(page, email);
  await expect(title(page)).toHaveValue(/wet black cotton soil/);
  await page.context().close();
});

test("nobody else who signs in on the device finds an unsent question, with or without that answer", async ({
  browser,
}) => {
  const [own, other] = [newAddress("unsent.writer"), newAddress("unsent.stranger")];
  const page = await memberAt(browser, "Maya Writer", own, "en");
  await (await memberAt(browser, "Another Reader", other, "en")).context().close();
  for (const isLost of [false, true]) {
    await signIn(page, own);
    await title(page).fill("Who else reads what I have not sent?");
    if (isLost) await loseAccount(page);
    await signIn(page, other);
    await expect(title(page)).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Who else reads");
  }
  await page.context().close();
});
