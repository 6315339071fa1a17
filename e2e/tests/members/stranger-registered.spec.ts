import { expect, test } from "@playwright/test";
import { goodPassword } from "../../../testing/people/member.ts";
import { inaccessible } from "../../accessibility.ts";
import { linkTo } from "../../member.ts";
import { alive } from "../specification/visit.ts";

test("a link that a stranger asked for makes the owner's account, with another password", async ({ page }) => {
  const email = `not-theirs-${test.info().retry}@example.org`;
  const own = "nine quiet orchards 60";
  const terms = (await (await page.request.get("/frontapi/legal/terms")).json()).data.number;
  const passwords = { password: goodPassword, password_confirmation: goodPassword };
  const answer = await page.request.post("/frontapi/accounts?locale=en", {
    headers: { "x-requested-with": "XMLHttpRequest" },
    data: { name: "Not Me", email, ...passwords, terms, adult: true },
  });
  expect(answer.status()).toBe(200);
  await page.goto(await linkTo(email, /verify-email/));
  await alive(page);
  const field = (label: string) => page.locator("main").getByLabel(label, { exact: true });
  await field("Password").fill(own);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(field("Password")).toHaveAccessibleDescription(/another one below/);
  await page.locator("summary", { hasText: "Choose another password" }).click();
  expect(await inaccessible(page)).toEqual([]);
  await field("Name").fill("Prakash Adhikari");
  await field("New password").fill(own);
  await field("Repeat the password").fill(own);
  await page.getByLabel(/accept the terms/).check();
  await page.getByLabel(/18 or older/).check();
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.getByRole("link", { name: "Go to your profile" }).click();
  await expect(page.locator("main strong")).toHaveText("Prakash Adhikari");
});
