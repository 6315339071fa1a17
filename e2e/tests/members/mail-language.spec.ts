import { expect, test } from "@playwright/test";
import { memberAt } from "../../member.ts";

for (const [locale, prefix, other] of [
  ["en", "", "ne"],
  ["ne", "/ne", "en"],
] as const) {
  test(`${locale}: the language of emails that was saved is still chosen, so that a new name does not change it back`, async ({
    browser,
  }) => {
    const page = await memberAt(browser, "Mina Rai", `mails.${locale}.${Date.now()}@example.org`, locale);
    await page.goto(`${prefix}/profile`);
    const form = page.locator("main form", { has: page.locator("select[name=locale]") });
    const language = form.locator("select[name=locale]");
    const save = async () => {
      const saved = page.waitForResponse(/accounts\/me\?/);
      await form.locator("button[type=submit]").click();
      expect((await saved).status()).toBe(200);
      await expect(form.getByRole("status")).toHaveText(/\S/);
    };
    await expect(language).toHaveValue(locale);
    await language.selectOption(other);
    await save();
    await expect(language).toHaveValue(other);
    await form.locator("[name=name]").fill("Mina Rai Limbu");
    await save();
    await page.reload();
    await expect(form.locator("[name=name]")).toHaveValue("Mina Rai Limbu");
    await expect(language).toHaveValue(other);
    await page.context().close();
  });
}
