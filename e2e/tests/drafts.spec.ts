import { expect, type Page, test } from "@playwright/test";
import { expectTyped, file, fillIn, hasArrived, picker, row, send, somebody, someVacancy, typed } from "../applying.ts";
import { openConnection } from "../connection.ts";
import { ports } from "../site-under-test.ts";
import { alive, open } from "./specification/visit.ts";

test.describe("a draft", () => {
  test("survives a reload, Back and a later visit, with its uploads", async ({ page, context }) => {
    const { vacancy, path, keys } = await someVacancy(page);
    const [key = ""] = keys;
    await open(page, path);
    await fillIn(page, vacancy);
    await picker(page, key).setInputFiles(file("बायोडाटा.pdf"));
    await hasArrived(page, "बायोडाटा.pdf");
    const upload = await page.locator(`[name="files.${key}"]`).inputValue();

    for (const again of [
      () => page.reload(),
      async () => {
        await page.goto("/ne/careers");
        await page.goBack();
      },
      async () => {
        await page.goto("/ne/careers");
        await page.goto(path);
      },
      () => page.goto(path.replace("/ne", "")),
    ]) {
      await again();
      await alive(page);
      await expectTyped(page);
      await expect(page.locator(`[name="files.${key}"]`)).toHaveValue(upload);
      await expect(row(page, "बायोडाटा.pdf")).toBeVisible();
    }
    const later = await context.newPage();
    await page.close();
    await open(later, path);
    await expectTyped(later);
    await hasArrived(later, "बायोडाटा.pdf");
    // The button goes with the file: the focus is in its field.
    await later.getByRole("button", { name: "हटाउनुहोस्" }).first().click();
    await expect(picker(later, key)).toBeFocused();
  });

  test("has its country before the list of all countries has come", async ({ page }) => {
    const { vacancy, path } = await someVacancy(page);
    await open(page, path);
    await page.locator("#country").selectOption("Norway");
    // Reached by a link, the page has no list of its own.
    await open(page, `/ne/career/${vacancy.id}`);
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    await page.route("**/assets/countries-*.json", async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await expect(page.locator("#country")).toHaveValue("Norway");
    await page.locator("#name").fill(typed.name);
    come();
    await expect.poll(() => page.locator("#country option").count()).toBeGreaterThan(235);
    await expect(page.locator("#country")).toHaveValue("Norway");
    await expect(page.locator("#country option:checked")).toHaveText("नर्वे");
  });

  test("can name a country although the server fails when the list is first asked for", async ({ page }) => {
    const { vacancy, path } = await someVacancy(page);
    await open(page, `/ne/career/${vacancy.id}`);
    await page.route("**/assets/countries-*.json", (route) => route.fulfill({ status: 503 }));
    const failed = page.waitForResponse("**/assets/countries-*.json");
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await failed;
    await page.unrouteAll();
    await expect.poll(() => page.locator("#country option").count()).toBeGreaterThan(235);
  });

  test("in a second tab is the same draft: the latest text wins, and an empty form erases nothing", async ({
    page,
    context,
  }) => {
    const { vacancy, path, keys } = await someVacancy(page);
    await open(page, path);
    const second = await context.newPage();
    await open(second, path);
    await fillIn(page, vacancy);
    await expectTyped(second);
    await second.locator("#phone").fill("९८४१ ०००");
    await expect(page.locator("#phone")).toHaveValue("९८४१ ०००");
    await expect(page.locator("#name")).toHaveValue(typed.name);
    await picker(second, String(keys[0])).setInputFiles(file("दोस्रो.pdf"));
    await hasArrived(page, "दोस्रो.pdf");
    await second.close();
    await page.reload();
    await alive(page);
    await expect(page.locator("#phone")).toHaveValue("९८४१ ०००");
    await expect(page.locator("#cover_letter")).toHaveValue(typed.cover_letter);
  });

  test("resumes an interrupted upload after a reload, at the same byte", async ({ page }) => {
    const { path, keys } = await someVacancy(page);
    const [key = ""] = keys;
    const connection = await openConnection(ports.site);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (!request.url().includes("/applications/uploads")) return;
      calls.push(`${request.method()} ${request.headers()["upload-offset"] ?? ""}`);
    });
    await open(page, connection.origin + path);
    const broken = connection.cutAfter(400_000);
    await picker(page, key).setInputFiles(file("लामो.pdf", 900_000));
    await broken;
    connection.mend();
    await page.reload();
    await hasArrived(page, "लामो.pdf");
    expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(1);
    expect(calls.filter((call) => call === "PATCH 0")).toHaveLength(1);
    await connection.close();
  });

  test("resumes an upload in a private window of Safari too, which stores bytes but no files", async ({ page }) => {
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        if (value instanceof Blob) throw new DOMException("Error preparing Blob/File data", "UnknownError");
        return put.call(this, value, key);
      };
    });
    const { path, keys } = await someVacancy(page);
    const [key = ""] = keys;
    const connection = await openConnection(ports.site);
    await open(page, connection.origin + path);
    const broken = connection.cutAfter(400_000);
    await picker(page, key).setInputFiles(file("लामो.pdf", 900_000));
    await broken;
    connection.mend();
    await page.reload();
    await hasArrived(page, "लामो.pdf");
    await connection.close();
  });

  test("names an upload that no longer exists, and asks for that file only", async ({ page }) => {
    const { vacancy, path, keys } = await someVacancy(page);
    const [key = ""] = keys;
    await open(page, path);
    await fillIn(page, vacancy);
    await picker(page, key).setInputFiles(file("बायोडाटा.pdf"));
    await hasArrived(page, "बायोडाटा.pdf");
    await page.route("**/frontapi/applications/uploads/*", (route) =>
      route.fulfill({ status: 404, json: { error: true, message: "यो फाइल अब हामीसँग छैन।" } }),
    );
    await page.reload();
    await alive(page);
    await expect(page.getByRole("alert").filter({ hasText: "बायोडाटा.pdf" })).toBeVisible();
    await expect(page.locator(`[name="files.${key}"]`)).toHaveValue("");
    await expectTyped(page);
  });

  test("is deleted when the application has been sent, and a second tab says so instead of its form", async ({
    page,
    context,
  }) => {
    const { vacancy, path, keys } = await someVacancy(page);
    await open(page, path);
    await fillIn(page, vacancy, somebody("gone"));
    for (const key of keys) {
      await picker(page, key).setInputFiles(file(`${key}.pdf`));
      await hasArrived(page, `${key}.pdf`);
    }
    const second = await context.newPage();
    await open(second, path);
    await hasArrived(second, `${keys[0]}.pdf`);
    await page.bringToFront();
    await page.locator("#consent").check();
    await send(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" })).toBeVisible();

    await expect(second.getByRole("status").filter({ hasText: "अर्को ट्याबबाट" })).toBeFocused();
    await expect(send(second)).toHaveCount(0);
    const { pathname, search } = new URL(page.url());
    await expect(second.locator(`main a[href="${pathname}${search}"]`)).toHaveText("प्राप्त आवेदन हेर्नुहोस्");
    // A second application is allowed, on purpose: it begins empty.
    await second.getByRole("link", { name: "अर्को आवेदन भर्नुहोस्" }).click();
    await expect(send(second)).toBeVisible();
    await alive(second);
    await expect(second.locator("#name")).toHaveValue("");
    await expect(second.locator(`[name="files.${keys[0]}"]`)).toHaveValue("");
    await second.close();

    await page.goto(path);
    await alive(page);
    await expect(page.locator("#name")).toHaveValue("");
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("application")))).toEqual(
      [],
    );

    // Looking at the receipt again does not delete the draft of the next application.
    await page.locator("#name").fill("Bina Rai");
    await open(page, pathname + search);
    await expect(page.getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" })).toBeVisible();
    await open(page, path);
    await expect(page.locator("#name")).toHaveValue("Bina Rai");
  });

  test("that is sent from two tabs at the same instant becomes one application", async ({ page, context }) => {
    const { vacancy, path, keys } = await someVacancy(page);
    await open(page, path);
    await fillIn(page, vacancy, somebody("instant"));
    for (const key of keys) {
      await picker(page, key).setInputFiles(file(`${key}.pdf`));
      await hasArrived(page, `${key}.pdf`);
    }
    const second = await context.newPage();
    await open(second, path);
    await hasArrived(second, `${keys[0]}.pdf`);
    // The second tab has not read yet what the first one stored while sending.
    await second.evaluate(() => {
      const before = { ...localStorage };
      Storage.prototype.getItem = (key) => before[key] ?? null;
    });
    const { promise: bothSent, resolve } = Promise.withResolvers<void>();
    const sent: string[] = [];
    await context.route(/\/frontapi\/applications(\?|$)/, async (route) => {
      sent.push(String(route.request().headers()["idempotency-key"]));
      if (sent.length === 2) resolve();
      await bothSent;
      await route.continue();
    });
    for (const tab of [page, second]) {
      await tab.locator("#consent").check();
      await send(tab).click();
    }
    await bothSent;
    expect(sent[1]).toBe(sent[0]);
    // Whichever is answered first shows the receipt, and the other leads to it.
    const receipt = (tab: Page) =>
      tab
        .getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" })
        .or(tab.getByRole("link", { name: "प्राप्त आवेदन हेर्नुहोस्" }));
    for (const tab of [page, second]) await expect(receipt(tab)).toBeVisible();
  });

  test("is deleted on request, with the files that have not arrived", async ({ page }) => {
    const { path, keys } = await someVacancy(page);
    await page.route("**/frontapi/applications/uploads?*", (route) => route.abort());
    await open(page, path);
    await page.locator("#name").fill(typed.name);
    await picker(page, String(keys[0])).setInputFiles(file("बायोडाटा.pdf"));
    const kept = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const asked = indexedDB.open("setu", 1);
            asked.onerror = () => reject(asked.error);
            asked.onsuccess = () => {
              const count = asked.result.transaction("files").objectStore("files").count();
              count.onsuccess = () => resolve(count.result);
              asked.result.close();
            };
          }),
      );
    await expect.poll(kept).toBe(1);
    const forget = page.getByRole("button", { name: "यो मस्यौदा मेटाउनुहोस्" });
    page.once("dialog", (dialog) => dialog.dismiss());
    await forget.click();
    expect(await kept()).toBe(1);
    await expect(page.locator("#name")).toHaveValue(typed.name);
    page.once("dialog", (dialog) => dialog.accept());
    await forget.click();
    await expect(page.getByText("मस्यौदा मेटाइयो।")).toBeFocused();
    await expect.poll(kept).toBe(0);
    await expect(page.getByText("बायोडाटा.pdf")).toHaveCount(0);
  });

  test("is optional: without storage the form works, and says that it keeps nothing", async ({ page }) => {
    await page.addInitScript(() => {
      for (const method of ["getItem", "setItem", "removeItem"] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException("closed", "SecurityError");
        };
      }
    });
    const { vacancy, path, keys } = await someVacancy(page);
    await open(page, path);
    await fillIn(page, vacancy, somebody("closed"));
    await expect(page.getByText("यस ब्राउजरले")).toBeVisible();
    for (const key of keys) {
      await picker(page, key).setInputFiles(file(`${key}.pdf`));
      await hasArrived(page, `${key}.pdf`);
    }
    await page.locator("#consent").check();
    await send(page).click();
    await expect(page.getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" })).toBeVisible();
  });
});
