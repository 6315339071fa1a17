import { expect, test } from "@playwright/test";
import { goodPassword } from "../../../testing/people/member.ts";
import { loseFirstAnswer } from "../../connection.ts";
import { linkTo, memberAt } from "../../member.ts";

const another = "nine quiet orchards 60";

const languages = [
  { locale: "en", prefix: "", password: "Password", signIn: "Sign in", confirmed: /confirmed/, set: /new password/ },
  { locale: "ne", prefix: "/ne", password: "पासवर्ड", signIn: "लग इन गर्नुहोस्", confirmed: /पुष्टि/, set: /नयाँ पासवर्ड/ },
];

for (const { locale, prefix, password, signIn, confirmed, set } of languages) {
  test(`${locale}: a member who loses the answer to a confirmation reads that the account may exist`, async ({
    page,
  }) => {
    const email = `lost.${locale}.${Date.now()}@example.org`;
    const terms = await (await page.request.get("/frontapi/legal/terms")).json();
    const asked = await page.request.post(`/frontapi/accounts?locale=${locale}`, {
      headers: { "x-requested-with": "XMLHttpRequest" },
      data: {
        ...{ name: "Mina Basnet", email, terms: terms.data.number, adult: true },
        ...{ password: goodPassword, password_confirmation: goodPassword },
      },
    });
    expect(asked.status()).toBe(200);
    const link = await linkTo(email, /verify-email/);
    await loseFirstAnswer(page, /accounts\/verify/);
    await page.goto(link);
    await page.locator("main").getByLabel(password, { exact: true }).fill(goodPassword);
    await page.locator("main form[data-signs-in] button[type=submit]").first().click();
    const told = page.locator("main").getByRole("status").filter({ hasText: confirmed });
    await expect(told).toBeVisible({ timeout: 20_000 });
    await expect(page.locator("main").getByRole("link", { name: signIn })).toBeVisible();
  });

  test(`${locale}: a member who loses the answer to a new password reads that it is set`, async ({ browser }) => {
    const page = await memberAt(browser, "Gita Thapa", `lost.change.${locale}.${Date.now()}@example.org`, locale);
    await loseFirstAnswer(page, /accounts\/me\/password/);
    await page.goto(`${prefix}/profile`);
    const part = page.locator("main details", { has: page.locator("[name=password_confirmation]") });
    await part.locator("summary").click();
    await part.locator("[name=current_password]").fill(goodPassword);
    await part.locator("[name=password]").fill(another);
    await part.locator("[name=password_confirmation]").fill(another);
    await part.locator("button[type=submit]").click();
    const told = page.locator("main").getByRole("status").filter({ hasText: set });
    await expect(told).toBeVisible({ timeout: 20_000 });
    await page.locator("main").getByRole("link", { name: signIn }).click();
    await expect(page).toHaveURL(/login/);
    await page.context().close();
  });
}
