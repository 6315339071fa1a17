import { expect, type Page, test } from "@playwright/test";
import { ownerHere } from "../../owners.ts";
import { open } from "../specification/visit.ts";

test.describe.configure({ mode: "serial" });

const host = "maps.example.org";
const map = "#contact [data-place=contact-map]";

/** Sets the map's host as an editor does, and waits until the policy of the site's pages has changed. */
async function setEmbed(page: Page, embed: string): Promise<void> {
  const signedIn = await page.request.post("/api/users/login", { data: ownerHere() });
  expect(signedIn.status()).toBe(200);
  const saved = await page.request.post("/api/globals/home-page?locale=en&depth=0", {
    data: { contactMap: { embed }, _status: "published" },
    // As its own pages do: the back office accepts a cookie from nowhere else.
    headers: { origin: test.info().project.use.baseURL ?? "" },
  });
  expect(saved.status()).toBe(200);
  await expect(async () => {
    const { "content-security-policy": policy = "" } = (await page.request.get("/")).headers();
    expect(policy.includes(`frame-src https://${host}`)).toBe(embed !== "");
  }).toPass({ intervals: [200] });
  await page.context().clearCookies();
}

/** Answers instead of the third party, and records the requests. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Their map</p>" });
  });
  return asked;
}

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage();
  await setEmbed(page, "");
  await page.close();
});

test("the office is shown on our own map, with a plain link to its place", async ({ page }) => {
  await open(page, "/#contact");
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.locator(`${map} .map-marker`)).toHaveText(/Kathmandu/);
  await expect(page.locator("#contact a[href*='openstreetmap.org/?mlat=27.6893&mlon=85.3206']")).toBeVisible();
  await expect(page.locator("#contact").getByRole("button", { name: /Show the map/ })).toHaveCount(0);
});

test("the keyboard can reach and leave the map", async ({ page }) => {
  await open(page, "/#contact");
  await expect(page.locator(`${map} .map-marker`)).toBeVisible();
  // The controls appear a moment after the marker, when the map knows its zoom range.
  await expect(page.locator(map).getByRole("button", { name: "Full screen" })).toBeVisible();
  await page.locator(`${map} .leaflet-container`).focus();
  // The marker, three controls, then the link after the map.
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press("Tab");
  await expect(page.locator("#contact a[href*='openstreetmap.org']")).toBeFocused();
});

test("a third party gets no request before the visitor consents, and none after a withdrawal", async ({ page }) => {
  await setEmbed(page, `https://${host}/embed?place=42`);
  const asked = await standIn(page);
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));

  await open(page, "/");
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.locator(`${map} .map-marker`)).toBeVisible();
  await expect(page.getByText(`${host} will then see your IP address`)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await expect(page.locator("iframe")).toHaveCount(0);

  await page.getByRole("button", { name: `Show the map from ${host}` }).click();
  await expect(page.frameLocator("#contact iframe").getByText("Their map")).toBeVisible();
  expect(asked).toEqual([`https://${host}/embed?place=42`]);
  expect(refused).toEqual([]);

  // The consent is kept for the next visit, until it is withdrawn.
  await page.reload();
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.locator("#contact iframe")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw consent and show our own map" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.locator(`${map} .map-marker`)).toBeVisible();
  const before = asked.length;
  await page.reload();
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: `Show the map from ${host}` })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(before);
});

test("consent to one party is not consent to another", async ({ page }) => {
  const asked = await standIn(page);
  await page.addInitScript(() => localStorage.setItem("setu.embed", "elsewhere.example.org"));
  await open(page, "/ne");
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: `${host} को नक्सा देखाउनुहोस्` })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(asked).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the address and the link, and no button that would do nothing", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#contact address")).toContainText("Thapathali");
    await expect(page.locator("#contact a[href*='openstreetmap.org']")).toBeVisible();
    await expect(page.getByRole("button", { name: /Show the map/ })).toBeHidden();
  });
});
