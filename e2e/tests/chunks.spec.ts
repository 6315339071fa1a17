import { expect, type Page, type Route, test } from "@playwright/test";
import { chunkOf } from "../built-files.ts";
import { open } from "./specification/visit.ts";

const chunks = {
  home: chunkOf("app/pages/home/home.route.tsx"),
  texts: chunkOf("app/i18n/en.ts"),
  homeScript: chunkOf("app/after-load/home.ts"),
  map: chunkOf("app/map/open-map.ts"),
  leaflet: chunkOf("app/map/leaflet.ts"),
};
const faults: Record<"missing" | "error" | "timeout", (route: Route) => unknown> = {
  missing: (route) => route.fulfill({ status: 404, body: "{}", headers: { "cache-control": "no-store" } }),
  error: (route) => route.abort("connectionreset"),
  // Neither answered nor refused.
  timeout: () => undefined,
};
const kinds = ["missing", "error", "timeout"] as const;
const languages = [
  { elsewhere: "/nothing-here", home: "/", again: "Try again", notice: /Part of this page did not load/ },
  { elsewhere: "/ne/nothing-here", home: "/ne", again: "फेरि प्रयास गर्नुहोस्", notice: /एउटा भाग लोड भएन/ },
];

/** Records the documents that a page loads, and its console messages. */
function watch(page: Page) {
  const seen = { documents: [] as string[], console: [] as string[] };
  page.on(
    "request",
    (request) => request.isNavigationRequest() && seen.documents.push(new URL(request.url()).pathname),
  );
  page.on("console", (message) => seen.console.push(message.text()));
  return seen;
}
const passTimeLimit = async (page: Page, kind: keyof typeof faults) => {
  if (kind !== "timeout") return;
  // The page requests its chunks invisibly after its first paint: waits a moment of real time.
  await page.waitForTimeout(1000);
  await page.clock.fastForward(119_000);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await page.clock.fastForward(2_000);
};

test("an old tab after a deployment gets the new build with one reload", async ({ page }) => {
  const seen = watch(page);
  await open(page, "/nothing-here");
  // The old build's chunk is gone; the reload finds the new one.
  await page.route(`**${chunks.home}`, faults.missing, { times: 2 });
  await page.locator("main a").first().click();
  await expect(page.locator("#contact form")).toBeVisible();
  await expect(page.locator("[data-hero] [data-running=true]")).toBeAttached();
  expect(seen.documents).toEqual(["/nothing-here", "/"]);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
});

for (const { elsewhere, home, again, notice } of languages) {
  // The behaviour is the same in each language; only the message differs.
  for (const kind of home === "/" ? kinds : kinds.slice(0, 1)) {
    test(`a page chunk that fails (${kind}) costs ${home} one reload, then a line says so`, async ({ page }) => {
      const seen = watch(page);
      await page.clock.install();
      await page.goto(elsewhere);
      await expect(page.locator("header")).toBeVisible();
      await page.route(`**${chunks.home}`, (route) =>
        kind === "missing" || route.request().method() === "GET" ? faults[kind](route) : route.continue(),
      );
      await page.waitForLoadState("networkidle");
      await page.locator("main a").first().click();
      await passTimeLimit(page, kind);
      await expect.poll(() => seen.documents).toEqual([elsewhere, home]);
      await expect(page.locator("#contact form")).toBeVisible();
      // The server-rendered page is complete, with its pictures.
      const line = page.getByRole("alert").filter({ hasText: notice });
      await expect(async () => {
        // Its script requests the chunk after the first paint; the timeout starts only then.
        if (kind === "timeout") await page.clock.fastForward(121_000);
        await expect(line).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 20_000 });
      await expect(page.locator("main picture source[media*=scripting]")).toHaveCount(0);
      expect(seen.console.join("\n")).toContain(`A chunk could not be loaded: ${kind}.`);
      expect(seen.documents).toEqual([elsewhere, home]);

      await page.unroute(`**${chunks.home}`);
      await line.getByRole("link", { name: again }).click();
      await expect(page.locator("[data-hero] [data-running=true]")).toBeAttached();
      expect(seen.documents).toEqual([elsewhere, home, home]);
      await expect(line).toBeHidden();
    });
  }

  test(`a browser that cannot record a reload gets none, but a line where ${home} should be`, async ({ page }) => {
    const seen = watch(page);
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem;
      // A browser without storage cannot tell whether it has already reloaded.
      Storage.prototype.setItem = function (key, value) {
        if (this === sessionStorage) throw new DOMException("closed", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    });
    await page.route(`**${chunks.home}`, faults.missing);
    await open(page, elsewhere);
    await page.locator("main a").first().click();
    const alert = page.locator("main").getByRole("alert");
    await expect(alert).toContainText(notice);
    await expect(page.locator("header nav").first()).toBeAttached();
    await expect(page.locator("[data-state=failed]").first()).toBeAttached();
    expect(seen.documents).toEqual([elsewhere]);
    await page.unroute(`**${chunks.home}`);
    await alert.getByRole("link", { name: again }).click();
    await expect(page.locator("#contact form")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(home);
  });
}

test("a page whose texts or entry script fail stays readable, with its pictures and a line", async ({ page }) => {
  for (const file of [chunks.texts, chunkOf("app/entry-client.tsx")]) {
    const seen = watch(page);
    await page.route(`**${file}`, faults.missing);
    await page.goto("/");
    await expect(page.getByRole("alert").filter({ hasText: /Part of this page did not load/ })).toBeVisible();
    await expect(page.locator("main picture source[media*=scripting]")).toHaveCount(0);
    expect(seen.documents.length).toBeLessThanOrEqual(2);
    await page.unroute(`**${file}`);
  }
});

for (const file of ["map", "leaflet", "homeScript"] as const) {
  for (const kind of kinds) {
    test(`the map without its ${file} (${kind}) says so beside the list of offices`, async ({ page }) => {
      const seen = watch(page);
      await page.clock.install();
      await page.route(`**${chunks[file]}`, faults[kind]);
      const asked = page.waitForRequest(`**${chunks[file]}`);
      await page.goto("/");
      const office = page.locator("[aria-labelledby=locations] li button").first();
      await office.scrollIntoViewIfNeeded();
      await asked;
      if (kind === "timeout") await page.clock.fastForward(121_000);
      const offices = page.locator("[aria-labelledby=locations]");
      await expect(offices.getByText("This part of the page could not be loaded.")).toBeVisible();
      await office.click();
      await expect(office).toHaveAttribute("aria-pressed", "true");
      expect(seen.documents).toEqual(["/"]);
    });
  }
}

test("without the home script the slides can still be turned by hand", async ({ page }) => {
  await page.route(`**${chunks.homeScript}`, faults.missing);
  await open(page, "/");
  await page.locator("[data-hero] button").last().click();
  const second = page.locator("[data-hero] [role=group]").nth(1);
  await expect(second).toHaveAttribute("data-shown", "true");
  await expect(second.getByRole("heading")).toBeVisible();
});
