import { expect, type Page, test } from "@playwright/test";
import { expectTyped, file, fillIn, hasArrived, picker, send, somebody, someVacancy } from "../applying.ts";
import { alive, open } from "./specification/visit.ts";

test.describe("a lost connection when a form is sent", () => {
  const waits = /इन्टरनेट जडान/;

  test("leaves the application as it was and says so; it is then sent automatically, once", async ({
    page,
    context,
  }) => {
    const { vacancy, path, keys } = await someVacancy(page);
    await open(page, path);
    const email = somebody("down");
    await fillIn(page, vacancy, email);
    for (const key of keys) {
      await picker(page, key).setInputFiles(file(`${key}.pdf`));
      await hasArrived(page, `${key}.pdf`);
    }
    await page.locator("#consent").check();
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByRole("status").filter({ hasText: waits })).toBeVisible();
    await expectTyped(page, email);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(send(page)).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" })).toBeVisible({ timeout: 20_000 });
  });

  test("may lose only the answer: the next attempt gets the receipt under the same key, even after a reload", async ({
    page,
  }) => {
    const { vacancy, path, keys } = await someVacancy(page);
    await open(page, path);
    const email = somebody("unheard");
    await fillIn(page, vacancy, email);
    for (const key of keys) {
      await picker(page, key).setInputFiles(file(`${key}.pdf`));
      await hasArrived(page, `${key}.pdf`);
    }
    await page.locator("#consent").check();
    const asked: (string | undefined)[] = [];
    const silent = async () => {
      await page.route("**/frontapi/applications?*", async (route) => {
        asked.push(route.request().headers()["idempotency-key"]);
        if (asked.length > 1)
          return route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
        await route.fetch();
        await route.abort("connectionreset");
      });
    };
    await silent();
    page.on("dialog", (dialog) => dialog.accept());
    await send(page).click();
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(1);
    await page.reload();
    await alive(page);
    await expectTyped(page, email);
    await expect(page.getByRole("status").filter({ hasText: "पुष्टि" })).toBeVisible();
    await page.unrouteAll();
    const last = page.waitForRequest("**/frontapi/applications?*");
    await page.locator("#consent").check();
    await send(page).click();
    asked.push((await last).headers()["idempotency-key"]);
    await expect(page.getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" })).toBeVisible();
    expect(new Set(asked).size).toBe(1);
  });

  const others: {
    name: string;
    path: string;
    reach: (page: Page) => Promise<void>;
    field: string;
    word: string;
    button: RegExp;
  }[] = [
    {
      name: "a link that is asked for",
      path: "/ne/application/track",
      reach: (page) => page.locator("main form [name=reference]").fill("A-W2D8-AFX9-C"),
      field: "main form [name=email]",
      word: "somebody@example.org",
      button: /लिङ्क पठाउनुहोस्|पठाइँदै/,
    },
    ...["/ne/careers", "/ne/notices"].map((path) => ({
      name: `mails that are asked for on ${path}`,
      path,
      reach: async (page: Page) => {
        for (const fold of await page.locator("details:not([open]):has([name=email])").all()) await fold.click();
      },
      field: "main form [name=email]",
      word: "somebody@example.org",
      button: /./,
    })),
  ];
  for (const { name, path, reach, field, word, button } of others) {
    test(`leaves ${name} as it was`, async ({ page, context }) => {
      await open(page, path);
      await reach(page);
      await page.locator(field).first().fill(word);
      const form = page
        .locator("main form")
        .filter({ has: page.locator("[name=email]") })
        .first();
      await context.setOffline(true);
      await form.getByRole("button", { name: button }).click();
      await expect(form.getByRole("status").filter({ hasText: waits })).toBeVisible();
      await expect(page.locator(field).first()).toHaveValue(word);
      expect(new URL(page.url()).pathname).toBe(path);
      await context.setOffline(false);
      await expect(page.getByRole("status").filter({ hasText: /इमेल/ }).first()).toBeVisible({ timeout: 20_000 });
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test("keeps a message, sends it when the connection is back, and returns it to the form on request", async ({
    page,
    context,
  }) => {
    await open(page, "/ne");
    const form = page.locator("#contact form");
    const fill = async () => {
      await form.locator("[name=name]").fill("आशा लामा");
      await form.locator("[name=country]").selectOption("Nepal");
      await form.locator("[name=email]").fill("asha@example.org");
      await form.locator("[name=message]").fill("हामी पहुँच सडक बनाउँदै छौँ।");
    };
    await fill();
    await context.setOffline(true);
    await form.locator("button[type=submit]").click();
    await expect(form.getByRole("status").filter({ hasText: waits })).toBeVisible();
    await expect(form.locator("[name=message]")).toHaveValue("");
    await expect(form.locator("button[type=submit]")).toBeFocused();
    const sent = page.waitForResponse((answer) => answer.url().includes("/frontapi/contact") && answer.ok());
    await context.setOffline(false);
    await sent;
    await expect(form.locator("button[type=submit]")).toHaveAttribute("data-state", "success");

    await fill();
    await context.setOffline(true);
    await form.locator("button[type=submit]").click();
    await expect(form.getByRole("status").filter({ hasText: waits })).toBeVisible();
    await page.route("**/frontapi/contact*", (route) => route.abort());
    await context.setOffline(false);
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await alive(page);
    await form.getByRole("button", { name: "लेखेको पाठ फर्काउनुहोस्" }).click();
    await expect(form.locator("[name=message]")).toHaveValue("हामी पहुँच सडक बनाउँदै छौँ।");
    await expect(form.locator("[name=country]")).toHaveValue("Nepal");
  });
});

test("a navigation that fails says that there is no connection, retries the same address, and completes automatically", async ({
  page,
  context,
}) => {
  await open(page, "/ne/careers");
  await context.setOffline(true);
  await page
    .locator('a[href="/ne/notices"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const alert = page.locator("main").getByRole("alert");
  await expect(alert).toContainText("इन्टरनेट जडान छैन");
  expect(await alert.getByRole("link").evaluate((link: HTMLAnchorElement) => link.pathname)).toBe("/ne/notices");
  await alert.getByRole("link").click();
  await expect(alert).toContainText("इन्टरनेट जडान छैन");
  await context.setOffline(false);
  await expect(page.locator("main h1")).toHaveText("सूचनाहरू", { timeout: 20_000 });
});
