import { expect, test } from "@playwright/test";
import { loseFirstAnswer } from "../../connection.ts";
import { linkTo } from "../../member.ts";
import { alive } from "../specification/visit.ts";

for (const [locale, ended] of [
  ["en", /^Done\. We will send you no more/],
  ["ne", /^भयो। अब यस्ता इमेल पठाइँदैन/],
] as const) {
  test(`${locale}: a subscriber who loses the answer to the end of email alerts reads that they have ended`, async ({
    page,
  }) => {
    const email = `alerts.${locale}.${Date.now()}@example.org`;
    const headers = { "x-requested-with": "XMLHttpRequest" };
    const asked = await page.request.post(`/frontapi/subscriptions?locale=${locale}`, {
      headers,
      data: { kind: "notices", filter: "", email },
    });
    expect(asked.status()).toBe(200);
    const link = await linkTo(email, /token=confirm/);
    const authorization = `Bearer ${new URLSearchParams(link.split("?")[1]).get("token")}`;
    const confirmed = await page.request.patch("/frontapi/subscriptions/mine", {
      headers: { ...headers, authorization },
    });
    expect(confirmed.status()).toBe(200);
    await page.goto(link);
    await alive(page);
    await loseFirstAnswer(page, /frontapi\/subscriptions\/mine/);
    const stop = page.locator("main button[value=stop]");
    await stop.click();
    await expect(page.locator("main").getByRole("status").filter({ hasText: ended })).toBeVisible({ timeout: 20_000 });
    await expect(stop).toHaveCount(0);
  });
}
