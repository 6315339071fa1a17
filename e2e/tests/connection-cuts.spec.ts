import { createHash } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { arrived, expectTyped, file, fillIn, picker, send, somebody, someVacancy, typed } from "../applying.ts";
import { type CutPlace, type CuttingConnection, cutPlaces, openCuttingConnection } from "../cutting-connection.ts";
import { ports } from "../site-under-test.ts";

/** Where the connection is cut: at which request of which part of an application. */
interface Cut {
  part: "page" | "files" | "send";
  nth: number;
  place: CutPlace;
  /** The applicant reloads the page afterwards. */
  reloads: boolean;
}

/** Whether to cut at every request of all parts. `CONNECTION_CUTS` is set by the drill (drills/connection-cuts.ts). */
const thorough = process.env["CONNECTION_CUTS"] !== undefined;
const parts: [Cut["part"], number][] = [
  ["page", 26],
  ["files", 9],
  ["send", 3],
];
const every: Cut[] = parts.flatMap(([part, requests]) =>
  Array.from({ length: requests * cutPlaces.length }, (_, index) => ({
    part,
    nth: Math.floor(index / cutPlaces.length) + 1,
    place: cutPlaces[index % cutPlaces.length] ?? "before",
    reloads: part !== "page" && index % 2 === 1,
  })),
);
const some: Cut[] = [
  { part: "files", nth: 2, place: "middle", reloads: true },
  { part: "send", nth: 1, place: "after", reloads: true },
  { part: "send", nth: 2, place: "before", reloads: false },
];
/** As slow as 3G far from its mast in the thorough run, otherwise faster. */
const rates = thorough
  ? { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  : { latency: 50, downloadThroughput: 400_000, uploadThroughput: 400_000 };
const fileBytes = thorough ? 300_000 : 600_000;
const downFor = 1500;

test.describe.configure({ mode: "parallel" });

for (const [index, cut] of (thorough ? every : some).entries()) {
  const { part, nth, place, reloads } = cut;
  test(`cut ${place} request ${nth} of "${part}"${reloads ? ", and reload" : ""}`, async ({ page, context }) => {
    test.setTimeout(thorough ? 240_000 : 60_000);
    const connection = await openCuttingConnection(ports.site, downFor);
    page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...rates });
    await apply(page, connection, cut, somebody(`cut-${index}`));
    test.info().annotations.push({ type: "cut", description: connection.cut() ?? "" });
    expect(connection.cut(), `there were ${connection.asked()} requests`).toBeDefined();
    await connection.close();
  });
}

/** A whole application: the applicant types everything once, chooses each file once, and follows the pages' offers. */
async function apply(
  page: Page,
  connection: CuttingConnection,
  { part, nth, place, reloads }: Cut,
  email: string,
): Promise<void> {
  const { vacancy, path: form, keys } = await someVacancy(page);
  const offsets = new Map<string, number[]>();
  page.on("request", (asked) => {
    if (asked.method() !== "PATCH") return;
    const name = new URL(asked.url()).pathname;
    offsets.set(name, [...(offsets.get(name) ?? []), Number(asked.headers()["upload-offset"])]);
  });
  const anew = async (address: string) => {
    await page.goto(address).catch(() => {});
  };

  if (part === "page") connection.arm(place, nth);
  await anew(`${connection.origin}/ne/career/${vacancy.id}`);
  const link = page.locator(`main a[href="${form}"]`).first();
  await patiently(page, link, () => anew(`${connection.origin}/ne/career/${vacancy.id}`));
  await link.click().catch(() => {});
  const ready = page.locator("html:has(#name)");
  const isAlive = async () => {
    await patiently(page, ready, () => anew(connection.origin + form));
    await expect(async () => {
      const isUnscripted = await page.locator("#unscripted:not([hidden])").isVisible();
      if (isUnscripted || isBrowsersOwn(page)) await anew(connection.origin + form);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
    }).toPass({ timeout: 90_000 });
  };
  await isAlive();
  await fillIn(page, vacancy, email);
  const again = async () => {
    if (!reloads || connection.cut() === undefined) return;
    await expect(async () => {
      await page.reload();
      await expect(page.locator("#name")).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await isAlive();
    await expectTyped(page, email);
  };

  if (part === "files") connection.arm(place, nth);
  const sums: string[] = [];
  for (const [index, key] of keys.entries()) {
    const chosen = file(`${key}.pdf`, fileBytes + index);
    sums.push(createHash("sha256").update(chosen.buffer).digest("hex"));
    await picker(page, key).setInputFiles(chosen);
    if (part === "files" && reloads && !connection.cut()) {
      await expect
        .poll(async () => connection.cut() !== undefined || (await arrived(page, `${key}.pdf`).isVisible()), {
          timeout: 90_000,
        })
        .toBe(true);
      await again();
    }
    await settled(page, key);
  }
  await expectTyped(page, email);

  if (part === "send") connection.arm(place, nth);
  await page.locator("#consent").check();
  await send(page).click();
  if (part === "send" && nth === 1 && reloads) {
    await expect.poll(() => connection.cut(), { timeout: 60_000 }).toBeDefined();
    await again();
    await page.locator("#consent").check();
    await send(page).click();
  }
  const receipt = page.getByRole("heading", { level: 1, name: "तपाईंको आवेदन आइपुग्यो" });
  await patiently(page, receipt, async () => {
    await page.reload().catch(() => {});
  });

  const [row, ...others] = stored(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ name: typed.name, nameNe: typed.name_ne, coverLetter: typed.cover_letter });
  expect(row?.sums.sort()).toEqual(sums.sort());
  for (const way of offsets.values())
    expect(way, "no byte that has arrived is sent again").toEqual(way.toSorted((a, b) => a - b));
}

const settled = (page: Page, key: string) => expect(arrived(page, `${key}.pdf`)).toBeVisible({ timeout: 90_000 });

/** Whether the browser shows its own error page for a failed connection. */
const isBrowsersOwn = (page: Page) => page.url().startsWith("chrome-error:") || page.url() === "about:blank";

/** Retries until `goal` is visible, with the means that the page offers; `load` replaces the browser's own error page. */
async function patiently(page: Page, goal: Locator, load: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (isBrowsersOwn(page)) await load();
    const tryAgain = page.getByRole("link", { name: "फेरि प्रयास गर्नुहोस्" });
    if (await tryAgain.first().isVisible()) await tryAgain.first().click({ timeout: 2000 });
    await expect(goal).toBeAttached({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

/** An applicant's data in the site's database. */
function stored(email: string): { name: string; nameNe: string; coverLetter: string; sums: string[] }[] {
  const database = new DatabaseSync(path.join(String(process.env["E2E_DATA_DIR"]), "setu.db"), { readOnly: true });
  const columns = "name, name_ne AS nameNe, cover_letter AS coverLetter, files";
  const rows = database.prepare(`SELECT ${columns} FROM applications WHERE email = ?`).all(email);
  database.close();
  return rows.map(({ name, nameNe, coverLetter, files }) => ({
    name: String(name),
    nameNe: String(nameNe),
    coverLetter: String(coverLetter),
    sums: (JSON.parse(String(files)) as { sha256: string }[]).map(({ sha256 }) => sha256),
  }));
}
