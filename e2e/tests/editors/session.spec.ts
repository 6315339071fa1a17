import { expect, type Page, type Route, test } from "@playwright/test";
import { formReady, signIn, write } from "../../back-office.ts";
import { ownerHere } from "../../owners.ts";
import { isKept, offers } from "../../unsaved.ts";

const stay = "लग इन रहिरहनुहोस्";

/** Opens a new item on screens in Nepali, with an unsaved title. */
async function typing(page: Page, title: string): Promise<void> {
  await signIn(page);
  await page.context().addCookies([{ name: "setu-lng", value: "ne", url: new URL(page.url()).origin }]);
  await page.goto("/admin/collections/news/create?locale=ne");
  await formReady(page);
  await write(page, "name", title);
}

/** Ends the session on the server, as signing out elsewhere does; the page and its cookie stay unchanged. */
async function endElsewhere(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { origin } = new URL(page.url());
  const answer = await fetch(`${origin}/api/users/logout`, { method: "POST", headers: { cookie, origin } });
  expect(answer.status).toBe(200);
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "फेरि लग इन गर्नुहोस्" });
  await dialog.getByLabel("पासवर्ड").fill(ownerHere().password);
  await dialog.getByRole("button", { name: "लग इन" }).click();
  await expect(dialog).toBeHidden();
}

test("after a session ended elsewhere, the user signs in again on the page, and the held save completes", async ({
  page,
}) => {
  const title = `सत्र सकिँदा ${Date.now()}`;
  await typing(page, title);
  await endElsewhere(page);
  const saved = page.waitForResponse(
    (answer) => /\/api\/news\?/.test(answer.url()) && answer.request().method() === "POST" && answer.status() === 201,
  );
  await page.locator("#action-save-draft").click();
  await signInAgain(page);
  expect((await (await saved).json()).doc.name).toBe(title);
  await page.waitForURL(/news\/\d+/);
});

test("a lost cookie asks for the password too, at the next key press, and the text is still there", async ({
  page,
}) => {
  const first = "कुकी जाँदा";
  // While the dialog is open, a browser types nowhere else: the form's own request has to be over before the cookie is lost.
  const formAnswered = page.waitForResponse(
    (answer) => /news\/create/.test(answer.url()) && answer.request().postData()?.includes(first) === true,
  );
  await typing(page, first);
  await formAnswered;
  await page.context().clearCookies({ name: "setu-token" });
  await write(page, "name", "कुकी गएपछि");
  const dialog = page.getByRole("dialog", { name: "फेरि लग इन गर्नुहोस्" });
  await expect(dialog.getByLabel("पासवर्ड")).toBeFocused();
  await dialog.getByLabel("पासवर्ड").fill("not the password");
  await dialog.getByRole("button", { name: "लग इन" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await signInAgain(page);
  await expect(page.locator("#field-name")).toHaveValue("कुकी गएपछि");
  await expect(page.getByText("राखिएको छ, पछिल्लो पटक")).toBeVisible();
});

test("switching the language after the session has ended asks once for the password, and the text is restored", async ({
  page,
}) => {
  const title = `भाषा बदल्दा सकिएको सत्र ${Date.now()}`;
  await typing(page, title);
  await isKept(page);
  await endElsewhere(page);
  await page.locator(".localizer button").first().click();
  await page.locator(".popup__content button").filter({ hasText: "अङ्ग्रेजी" }).click();
  await page.waitForURL(/\/admin\/login/);
  await expect(page.locator("#field-password")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator("#field-email").fill(ownerHere().email);
  await page.locator("#field-password").fill(ownerHere().password);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/news\/create.*locale=en/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The offer of this document: others have a title.
  const offer = offers(page).filter({ hasText: "सुरक्षित नगरिएको पाठ नेपालीमा" });
  await offer.getByRole("button", { name: "नेपालीमा जानुहोस्" }).click();
  await expect(page.locator("#field-name")).toHaveValue(title);
});

/** Answers for the session as the server does, but with an end in so many seconds. */
const endingIn = (seconds: () => number) => async (route: Route) => {
  // The header by which Payload recognizes its own pages.
  const answer = await route.fetch({
    headers: { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" },
  });
  const json = await answer.json();
  await route.fulfill({ response: answer, json: { ...json, exp: Math.floor(Date.now() / 1000) + seconds() } });
};

test("before the end of an idle session one press prolongs it; after the end the text is still there", async ({
  page,
}) => {
  let left = 240;
  await typing(page, "खाजा खाँदा");
  await page.route(
    "**/api/users/me",
    endingIn(() => left),
  );
  await page.route("**/api/users/refresh-token**", async (route) => {
    left = 3600;
    await endingIn(() => left)(route);
  });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const asked = page.getByRole("button", { name: stay });
  await asked.click();
  await expect(asked).toBeHidden();
  expect(left).toBe(3600);
  // This time the user does not return.
  await page.unroute("**/api/users/me");
  await endElsewhere(page);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const dialog = page.getByRole("dialog", { name: "फेरि लग इन गर्नुहोस्" });
  await expect(dialog).toBeVisible();
  await page.screenshot({ path: "results/session-ended.png" });
  await page.unroute("**/api/users/refresh-token**");
  await signInAgain(page);
  await expect(page.locator("#field-name")).toHaveValue("खाजा खाँदा");
});

test("signing out removes typed text from the computer; the server offers it at the next sign-in", async ({ page }) => {
  await typing(page, "बाहिर निस्कँदा");
  await expect(page.getByText("राखिएको छ, पछिल्लो पटक")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin/logout");
  await page.waitForURL(/login/);
  const left = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open("setu-unsaved");
          request.onsuccess = () => {
            const all = request.result.transaction("copies").objectStore("copies").count();
            all.onsuccess = () => resolve(all.result);
          };
        }),
    );
  await expect.poll(left).toBe(0);
  await signIn(page);
  await page.context().addCookies([{ name: "setu-lng", value: "ne", url: new URL(page.url()).origin }]);
  await page.goto("/admin/collections/news/create?locale=ne");
  const offer = page.getByRole("status").filter({ hasText: "बाहिर निस्कँदा" });
  await offer.getByRole("button", { name: "जारी राख्नुहोस्" }).click();
  await expect(page.locator("#field-name")).toHaveValue("बाहिर निस्कँदा");
});
