import { expect, type Page, test } from "@playwright/test";
import { goodPassword } from "../../../testing/people/member.ts";
import { inaccessible } from "../../accessibility.ts";
import { readAsStaff, signIn } from "../../back-office.ts";
import { memberAt } from "../../member.ts";
import { alive } from "../specification/visit.ts";

const newAddress = (name: string) => `${name}.${Date.now()}@example.org`;

/** Makes a call of the back office, as the owner who is signed in on `page`. */
const staffCall = (page: Page, method: "POST" | "PATCH", path: string, body: object) =>
  page.evaluate(
    async ([how, address, text]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api${address}`, { method: how, headers, body: text })).status;
    },
    [method, path, JSON.stringify(body)] as const,
  );

const languages = [
  { locale: "en", prefix: "", lost: /site is not answering/, signOut: "Sign out", unsent: /Signing out removes it/ },
  { locale: "ne", prefix: "/ne", lost: /जवाफ आएन/, signOut: "लग आउट गर्नुहोस्", unsent: /लग आउट गर्दा त्यो मेटिन्छ/ },
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
  await author.goto("/forum/my");
  const post = author.locator(`#post-${id}`);
  await post.locator("summary").first().click();
  await post.locator("textarea").fill("Grey sand with mica, washed twice, sieved once.");
  expect(await staffCall(page, "POST", `/forum-posts/${id}/move`, { category: 2 })).toBe(200);
  await post.locator("form button[type=submit]").first().click();
  await expect(post.getByText(/your text is still in the form/)).toBeVisible();
  await author.reload();
  await expect(post.locator("textarea")).toHaveValue(/sieved once/);
  await post.locator("form button[type=submit]").first().click();
  await expect(author.locator("main").getByText("sieved once").first()).toBeVisible();
});

for (const { locale, prefix, signOut, unsent } of languages) {
  test(`${locale}: signing out says that it removes unsent text; then no tab says that one is kept`, async ({
    browser,
  }) => {
    const writing = await memberAt(browser, "Sarita Left", newAddress(`left.${locale}`), locale);
    await writing.goto(`${prefix}/forum/ask`);
    await alive(writing);
    await askIn(writing);
    const other = await writing.context().newPage();
    await other.goto(`${prefix}/profile`);
    await expect(other.getByText(unsent)).toBeVisible();
    await other.getByRole("button", { name: signOut }).first().click();
    await expect(writing.locator("main form")).toHaveCount(0);
    await expect(writing.locator("main a[href*=login]")).toBeVisible();
    await expect(writing.locator("main [role=status]").filter({ visible: true })).toHaveCount(0);
    expect(
      await writing.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("setu.forum."))),
    ).toEqual([]);
  });
}

/** The form in which a member replies: others of the page belong to posts. */
const replyForm = (page: Page) => page.locator("main form").filter({ has: page.locator("textarea[rows='7']") });

const blocked = [
  { locale: "en", prefix: "", kept: /kept on this device/, suspended: /account is suspended/, closed: "is closed." },
  { locale: "ne", prefix: "/ne", kept: /यही उपकरणमा छ/, suspended: /खाता निलम्बित/, closed: "छलफल बन्द" },
];
for (const { locale, prefix, kept, suspended, closed } of blocked) {
  const typed = "Half a reply, which has taken an hour.";

  test(`${locale}: a member who is suspended while replying reads so, and still has the text`, async ({
    page,
    browser,
  }) => {
    const name = `Suspended ${locale} ${Date.now()}`;
    const email = newAddress(`suspended.${locale}`);
    const writer = await memberAt(browser, name, email, locale);
    await writer.goto(`${prefix}/discussion/1`);
    const form = replyForm(writer);
    await form.locator("textarea").fill(typed);
    await signIn(page);
    const { docs } = (await readAsStaff(page, `/api/members?where[name][equals]=${encodeURIComponent(name)}`)) as {
      docs: { id: number }[];
    };
    const change = { state: "suspended", reason: "Advertising." };
    expect(await staffCall(page, "PATCH", `/members/${docs[0]?.id}`, change)).toBe(200);
    await form.locator("button[type=submit]").click();
    await expect(writer.getByText(kept)).toBeVisible();
    await writer.locator("main a[href*=login]").click();
    const main = writer.locator("main");
    await main.locator("[name=email]").fill(email);
    await main.locator("[name=password]").fill(goodPassword);
    await main.locator("form button[type=submit]").click();
    await expect(writer).toHaveURL(/discussion\/1/);
    await expect(main.getByText(suspended)).toBeVisible();
    await expect(main.getByText(typed)).toBeVisible();
    expect(await inaccessible(writer)).toEqual([]);
    await writer.context().close();
  });

  test(`${locale}: a reply to a discussion that was closed meanwhile can still be read and deleted`, async ({
    page,
    browser,
  }) => {
    const writer = await memberAt(browser, "Sita Late", newAddress(`late.${locale}`), locale);
    await writer.goto(`${prefix}/discussion/5`);
    const form = replyForm(writer);
    await form.locator("textarea").fill(typed);
    await signIn(page);
    expect(await staffCall(page, "POST", "/forum-posts/5/close", { reason: "Answered elsewhere." })).toBe(200);
    try {
      await form.locator("button[type=submit]").click();
      await expect(form.getByRole("status")).toContainText(closed);
      await expect(form.locator("textarea")).toHaveValue(typed);
      await expect(async () => {
        await writer.reload();
        await expect(writer.getByText("Answered elsewhere.")).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 15_000 });
      const unsent = writer.locator("section[aria-label]").filter({ hasText: typed }).last();
      await expect(unsent).toBeVisible();
      // Nobody else on this device reads it: the session may have ended by itself.
      const session = await writer.evaluate(() => localStorage.getItem("setu.auth") ?? "");
      await writer.evaluate(() => localStorage.removeItem("setu.auth"));
      await writer.reload();
      await expect(writer.getByText(kept)).toBeVisible();
      await expect(writer.getByText(typed)).toHaveCount(0);
      await writer.evaluate((before) => localStorage.setItem("setu.auth", before), session);
      await writer.reload();
      await unsent.getByRole("button").click();
      await expect(writer.getByText(typed)).toHaveCount(0);
    } finally {
      await staffCall(page, "POST", "/forum-posts/5/close", { reason: "" });
    }
    await writer.context().close();
  });
}

test("the quote of an unsent reply is still there after a reload", async ({ browser }) => {
  const writer = await memberAt(browser, "Quita Rai", newAddress("quote"), "en");
  await writer.goto("/discussion/1");
  await writer.getByRole("button", { name: "Quote", exact: true }).first().click();
  const form = writer.getByRole("form", { name: "Your reply" });
  await form.locator("textarea").fill("As you say.");
  const quote = form.locator("blockquote");
  const quoted = String(await quote.textContent());
  await writer.reload();
  await expect(form.locator("textarea")).toHaveValue("As you say.");
  await expect(quote).toHaveText(quoted);
  await form.getByRole("button", { name: "Remove the quote" }).click();
  await writer.reload();
  await expect(form.locator("textarea")).toHaveValue("As you say.");
  await expect(quote).toHaveCount(0);
  await writer.context().close();
});
