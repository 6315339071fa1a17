import { expect, type Page, test } from "@playwright/test";
import { signIn } from "../../back-office.ts";
import { memberAt } from "../../member.ts";
import { alive } from "../specification/visit.ts";

const newAddress = (name: string) => `${name}.${Date.now()}@example.org`;

const languages = [
  { locale: "en", prefix: "", lost: /site is not answering/, signOut: "Sign out" },
  { locale: "ne", prefix: "/ne", lost: /जवाफ आएन/, signOut: "लग आउट गर्नुहोस्" },
];

async function fillComplaint(page: Page): Promise<void> {
  const form = page.locator("main form");
  await form.locator("[name=complaint_type]").selectOption("land");
  await form.locator("[name=subject]").fill("The wall of a school");
  await form.locator("textarea[name=description]").fill("It has cracked.");
  await form.locator("[name=way][value=anonymous]").check();
  await form.locator("[name=consent]").check();
}

for (const { locale, prefix, lost } of languages) {
  test(`${locale}: a complaint that is corrected after its answer was lost is accepted as it is now`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/complaint-feedback`);
    await alive(page);
    await fillComplaint(page);
    const keys: (string | undefined)[] = [];
    await page.route("**/frontapi/complaints?*", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 2) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    const send = page.locator("main form button[type=submit]");
    await send.click();
    // Sent again by itself: the same complaint.
    await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(2);
    await expect(page.getByRole("status").filter({ hasText: lost })).toBeVisible();
    await page.locator("main form textarea[name=description]").fill("It has cracked from top to bottom.");
    await send.click();
    await expect(page.locator("#code")).toBeVisible();
    expect([keys.length, keys[0] === keys[1], keys[1] === keys[2]]).toEqual([3, true, false]);
  });
}

test("reading the privacy policy does not cost the text of a complaint", async ({ page, context }) => {
  await page.goto("/complaint-feedback");
  await alive(page);
  await fillComplaint(page);
  const opened = context.waitForEvent("page");
  await page.locator("main form a[href*=privacy]").click();
  await (await opened).waitForURL(/privacy-policy/);
  await expect(page.locator("main form textarea[name=description]")).toHaveValue("It has cracked.");
});

async function askIn(page: Page): Promise<void> {
  const form = page.locator("main form");
  await form.locator("[name=title]").fill("Is river sand from the Tamor good for plaster?");
  await form.locator("[name=category]").selectOption({ index: 1 });
  await form.locator("[name=text]").fill("Grey sand with mica, washed twice.");
}

test("a question that was sent in one tab is no longer offered in another", async ({ browser }) => {
  const first = await memberAt(browser, "Tara Two", newAddress("two.tabs"), "en");
  await first.goto("/forum/ask");
  await alive(first);
  await askIn(first);
  const second = await first.context().newPage();
  await second.goto("/forum/ask");
  const title = second.locator("main form [name=title]");
  await expect(title).toHaveValue(/river sand/);
  await first.locator("main form button[type=submit]").click();
  await expect(first.getByText(/colleague will look at it first/)).toBeVisible();
  await expect(title).toHaveValue("");
});

test("a correction is still there after a moderator has moved the post meanwhile", async ({ page, browser }) => {
  const author = await memberAt(browser, "Mina Moved", newAddress("moved"), "en");
  await author.goto("/forum/ask");
  await alive(author);
  await askIn(author);
  const sent = author.waitForResponse(/forum\/discussions/);
  await author.locator("main form button[type=submit]").click();
  const { id } = (await (await sent).json()).data;
  await signIn(page);
  const act = (what: string, body: object) =>
    page.evaluate(
      async ([path, text]) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(`/api/forum-posts/${path}`, { method: "POST", headers, body: text })).status;
      },
      [`${id}/${what}`, JSON.stringify(body)] as const,
    );
  await author.goto("/forum/my");
  const post = author.locator(`#post-${id}`);
  await post.locator("summary").first().click();
  await post.locator("textarea").fill("Grey sand with mica, washed twice, sieved once.");
  expect(await act("move", { category: 2 })).toBe(200);
  await post.locator("form button[type=submit]").first().click();
  await expect(post.getByText(/your text is still in the form/)).toBeVisible();
  await author.reload();
  await expect(post.locator("textarea")).toHaveValue(/sieved once/);
  await post.locator("form button[type=submit]").first().click();
  await expect(author.locator("main").getByText("sieved once").first()).toBeVisible();
});

for (const { locale, prefix, signOut } of languages) {
  test(`${locale}: after signing out in another tab, no tab says that a text is kept`, async ({ browser }) => {
    const writing = await memberAt(browser, "Sarita Left", newAddress(`left.${locale}`), locale);
    await writing.goto(`${prefix}/forum/ask`);
    await alive(writing);
    await askIn(writing);
    const other = await writing.context().newPage();
    await other.goto(`${prefix}/profile`);
    await other.getByRole("button", { name: signOut }).first().click();
    await expect(writing.locator("main form")).toHaveCount(0);
    await expect(writing.locator("[data-gate] [role=status]")).toHaveCount(0);
    expect(
      await writing.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("setu.forum."))),
    ).toEqual([]);
  });
}
