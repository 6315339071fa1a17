import { expect, type Page, test } from "@playwright/test";
import { goodPassword } from "../../testing/people/member.ts";
import { inaccessible } from "../accessibility.ts";
import { linkTo } from "../member.ts";
import { heldScript } from "../visiting.ts";
import { alive } from "./specification/visit.ts";

/** Another address in a second try: the first one may be registered by now. */
const address = (name: string) => `${name}-${test.info().retry}@example.org`;

const languages = [
  {
    prefix: "",
    name: "Prakash Adhikari",
    words: {
      name: "Name",
      email: "Email",
      password: "Password",
      again: "Repeat the password",
      adult: /18 or older/,
    },
    terms: /accept the terms/,
    create: "Create the account",
    confirm: "Confirm and sign in",
    profile: "Go to your profile",
    signOut: "Sign out",
    signIn: "Sign in",
    save: "Save",
    saved: "Saved.",
    leave: "Delete the account",
    leaveNow: "Delete my account",
  },
  {
    prefix: "/ne",
    name: "प्रकाश अधिकारी",
    words: { name: "नाम", email: "इमेल", password: "पासवर्ड", again: "पासवर्ड फेरि लेख्नुहोस्", adult: /१८ वर्ष/ },
    terms: /सर्तहरू.*स्वीकार/,
    create: "खाता खोल्नुहोस्",
    confirm: "पुष्टि गरी लग इन गर्नुहोस्",
    profile: "आफ्नो प्रोफाइलमा जानुहोस्",
    signOut: "लग आउट गर्नुहोस्",
    signIn: "लग इन गर्नुहोस्",
    save: "सुरक्षित गर्नुहोस्",
    saved: "सुरक्षित भयो।",
    leave: "खाता मेटाउनुहोस्",
    leaveNow: "मेरो खाता मेटाउनुहोस्",
  },
];
type Language = (typeof languages)[number];

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("setu.auth"));
const result = (page: Page) => page.locator("main").getByRole("status").first();
const field = (page: Page, label: string) => page.locator("main").getByLabel(label, { exact: true });

async function register(page: Page, { name, words, terms, create }: Language, email: string) {
  await field(page, words.name).fill(name);
  await field(page, words.email).fill(email);
  await field(page, words.password).fill(goodPassword);
  await field(page, words.again).fill(goodPassword);
  await page.getByLabel(terms).check();
  await page.getByLabel(words.adult).check();
  await page.getByRole("button", { name: create }).press("Enter");
  await expect(result(page)).toContainText(/48|४८/);
}

async function confirm(page: Page, language: Language, email: string) {
  await page.goto(await linkTo(email, /verify-email/));
  await field(page, language.words.password).fill(goodPassword);
  const button = page.getByRole("button", { name: language.confirm });
  await button.press("Enter");
  // Before hydration a press waits for the page's script: a visitor who leaves meanwhile has confirmed nothing.
  await expect(button).toHaveCount(0);
}

async function registered(page: Page, language: Language, email: string) {
  await page.goto(`${language.prefix}/register`);
  await register(page, language, email);
  await confirm(page, language, email);
}

for (const language of languages) {
  const { prefix, name, words, profile, signOut, signIn, save, saved, leave, leaveNow } = language;
  test(`${prefix || "/en"}: register, confirm, reload, sign out and in, delete`, async ({ page }) => {
    const email = address(`whole${prefix.replace("/", ".")}`);
    await page.goto(`${prefix}/register`);
    await register(page, language, email);
    // The form is gone with its button: the focus is at what took its place (WCAG 2.2, 2.4.3).
    await expect(result(page)).toBeFocused();
    await confirm(page, language, email);
    await expect(result(page)).toBeFocused();
    await page.getByRole("link", { name: profile }).click();
    await expect(page.locator("main strong")).toHaveText(name);
    const kept = JSON.parse(String(await stored(page)));
    expect(Object.keys(kept).sort()).toEqual(["expires_at", "token"]);
    await page.reload();
    await expect(page.locator("main strong")).toHaveText(name);
    await field(page, words.name).fill(`${name} ${name}`);
    await page.getByRole("button", { name: save, exact: true }).click();
    await expect(page.locator("main").getByText(saved, { exact: true })).toBeVisible();
    await expect(page.locator("main strong")).toHaveText(`${name} ${name}`);
    expect(await inaccessible(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole("button", { name: signOut }).click();
    expect(await stored(page)).toBeNull();
    await page.goto(`${prefix}/login`);
    await alive(page);
    await field(page, words.email).fill(email);
    await field(page, words.password).fill("not the password");
    await page.getByRole("button", { name: signIn, exact: true }).click();
    await expect(field(page, words.email)).toBeFocused();
    await expect(field(page, words.email)).toHaveAccessibleDescription(/\S/);
    await field(page, words.password).fill(goodPassword);
    await page.keyboard.press("Enter");
    // Home after login (specification, section 4).
    await expect.poll(() => new URL(page.url()).pathname).toBe(prefix || "/");
    expect(await stored(page)).toContain("stm_");

    await page.goto(`${prefix}/profile`);
    await page.locator("summary", { hasText: leave }).click();
    const part = page.locator("section", { has: page.locator("summary", { hasText: leave }) });
    await part.getByLabel(words.password, { exact: true }).fill(goodPassword);
    await part.getByRole("button", { name: leaveNow }).press("Enter");
    await expect(result(page)).toContainText(/erased|deleted|मेटाइयो/);
    await expect(result(page)).toBeFocused();
    expect(await stored(page)).toBeNull();
    await page.goto(`${prefix}/login`);
    await alive(page);
    await field(page, words.email).fill(email);
    await field(page, words.password).fill(goodPassword);
    await page.keyboard.press("Enter");
    await expect(field(page, words.email)).toHaveAccessibleDescription(/\S/);
  });
}

test("when a session expires, every tab is signed out, and signing in leads back to the same page", async ({
  page,
  context,
}) => {
  const [english] = languages as [Language];
  await expiresInTwoTabs(page, await context.newPage(), english);
});

test("in Nepali, too, every tab is signed out", async ({ page, context }) => {
  const [, nepali] = languages as [Language, Language];
  await expiresInTwoTabs(page, await context.newPage(), nepali);
});

async function expiresInTwoTabs(page: Page, other: Page, language: Language): Promise<void> {
  const { prefix, name, words, signIn } = language;
  const email = address(`tabs${prefix.replace("/", ".")}`);
  await registered(page, language, email);
  await other.goto(`${prefix}/profile`);
  await expect(other.locator("main strong")).toHaveText(name);
  await page.goto(`${prefix}/careers`);
  await page.waitForLoadState("networkidle");
  await other.evaluate(() => {
    const { token } = JSON.parse(String(localStorage.getItem("setu.auth")));
    localStorage.setItem("setu.auth", JSON.stringify({ token, expires_at: Date.now() + 4000 }));
  });
  await other.reload();
  await expect(page).toHaveURL(/\/login\?expired=1&next=%2Fcareers$/, { timeout: 15_000 });
  await expect(result(page)).toContainText(/ended|सकियो/);
  await expect(other).toHaveURL(/\/login\?expired=1&next=%2Fprofile$/);
  await field(page, words.email).fill(email);
  await field(page, words.password).fill(goodPassword);
  await page.getByRole("button", { name: signIn, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/careers$`));
  await other.goto(`${prefix}/profile`);
  await expect(other.locator("main strong")).toHaveText(name);
}

test("a session that ends meanwhile takes the member off no page, and loses no typed text", async ({ page }) => {
  const [english] = languages as [Language];
  await registered(page, english, address("typing"));
  const endsIn = (ms: number) =>
    page.evaluate((ms) => {
      const { token } = JSON.parse(String(localStorage.getItem("setu.auth")));
      localStorage.setItem("setu.auth", JSON.stringify({ token, expires_at: Date.now() + ms }));
    }, ms);
  await endsIn(4000);
  await page.goto("/#contact");
  await alive(page);
  await page.locator("#contact textarea").fill("We plan a bridge.");
  await expect.poll(() => stored(page), { timeout: 15_000 }).toBeNull();
  await expect(page.locator("#contact textarea")).toHaveValue("We plan a bridge.");
  await page.evaluate(() => localStorage.setItem("setu.auth", JSON.stringify({ token: "stm_x", expires_at: 1 })));
  await page.goto("/reset-password?token=1.x.y");
  await alive(page);
  await expect.poll(() => stored(page)).toBeNull();
  await expect(page).toHaveURL(/reset-password/);
});

test("a next page on another site is not opened", async ({ page }) => {
  const [english] = languages as [Language];
  const email = address("elsewhere");
  await registered(page, english, email);
  for (const next of ["//example.org/", "/\\example.org", "https://example.org"]) {
    // A busy server asks for a moment's patience before it hashes the password.
    await expect(async () => {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await alive(page);
      await field(page, "Email").fill(email);
      await field(page, "Password").fill(goodPassword);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(/localhost:\d+\/$/, { timeout: 5000 });
    }).toPass({ timeout: 40_000 });
  }
});

test("a form that signs in, sent before hydration, is sent once the page can", async ({ page }) => {
  const [english] = languages as [Language];
  const email = address("early");
  await page.goto("/register");
  await register(page, english, email);
  let letGo = await heldScript(page);
  await page.goto(await linkTo(email, /verify-email/), { waitUntil: "domcontentloaded" });
  await field(page, "Password").fill(goodPassword);
  await page.getByRole("button", { name: english.confirm }).click();
  await expect(page.locator("form[data-signs-in=pressed]")).toHaveCount(1);
  letGo();
  await expect(page.getByRole("link", { name: english.profile })).toBeVisible();
  expect(await stored(page)).toContain("stm_");

  await page.evaluate(() => localStorage.clear());
  letGo = await heldScript(page);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(goodPassword);
  await page.keyboard.press("Enter");
  await expect(page.locator("form[data-signs-in=pressed]")).toHaveCount(1);
  letGo();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await stored(page)).toContain("stm_");
});

test("a login whose page cannot load its script comes back with its address", async ({ page }) => {
  const signIn = async () => {
    await field(page, "Password").fill(goodPassword);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  const comesBack = async () => {
    await expect(page.locator("main").getByRole("status")).toContainText("could not load");
    await expect(field(page, "Email")).toHaveValue(address("early"));
  };
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-client*", async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await field(page, "Email").fill(address("early"));
  await signIn();
  fail();
  await comesBack();
  await expect(page.locator("#unscripted")).toBeVisible();
  await signIn();
  await comesBack();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor registers, confirms and chooses a new password, and is told why signing in fails", async ({
    page,
  }) => {
    const [english] = languages as [Language];
    const email = address("plain");
    await page.goto("/register");
    await field(page, "Name").fill("x");
    await field(page, "Email").fill(email);
    await page.getByRole("button", { name: english.create }).click();
    await expect(page.locator("main [aria-invalid=true]").first()).toHaveAccessibleDescription(/\S/);
    await expect(field(page, "Email")).toHaveValue(email);
    await registered(page, english, email);
    await expect(result(page)).toContainText("confirmed");
    expect(await page.content()).not.toContain("stm_");
    await page.goto("/forgot-password");
    await field(page, "Email").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.goto(await linkTo(email, /reset-password/));
    await field(page, "New password").fill("nine quiet orchards 60");
    await field(page, english.words.again).fill("nine quiet orchards 60");
    await page.getByRole("button", { name: "Set the password" }).click();
    await expect(result(page)).toContainText("new password is set");
    await page.goto("/login");
    await expect(page.locator("main")).toContainText("needs JavaScript");
    await page.goto("/ne/login");
    const contact = page.locator("main").getByRole("link", { name: "सम्पर्क", exact: true });
    await expect(contact).toHaveAttribute("href", "/ne#contact");
  });
});
