import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import {
  attach,
  chooseFiles,
  describePicture,
  lineOf,
  readAsStaff,
  send,
  sheetOf,
  signIn,
  write,
} from "../../back-office.ts";

const seeded = (name: string) => path.join(import.meta.dirname, "../../../content/seed/pictures", name);
const ten = ["airport_runway", "arch_dam", "bridge_deck", "canal_regulator", "city_aerial", "dam_crest"]
  .concat(["drill_rig", "footbridge_side", "head_office", "highway_bend"])
  .map((name) => `${name}.jpg`);
const heic = Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);

/** A file that is not among the seed's pictures. */
function made(name: string, bytes: Buffer): string {
  const folder = test.info().outputPath();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), bytes);
  return path.join(folder, name);
}
const nepali = (page: Page) =>
  page.context().addCookies([{ name: "setu-lng", value: "ne", url: new URL("/", page.url()).href }]);

interface Row {
  picture: { id: number; alt_en: string; alt_ne: string };
  place: string;
  credit: string;
}

test("a picture described before it has been checked is attached with the others", async ({ page }) => {
  await page.addInitScript(() => {
    const decode = createImageBitmap.bind(window);
    // A current phone takes a second to decode each photo.
    const late = async (file: Blob) => {
      await new Promise((go) => setTimeout(go, 2000));
      return decode(file);
    };
    Object.assign(window, { createImageBitmap: late });
  });
  await signIn(page);
  await page.goto("/admin/collections/albums/create?locale=ne");
  const two = ten.slice(0, 2);
  await chooseFiles(page, "photos", two.map(seeded));
  for (const name of two) await describePicture(page, name, { en: "The bridge", ne: "पुल" });
  await attach(page);
  await expect(sheetOf(page)).toBeHidden({ timeout: 45_000 });
  await expect(page.locator("#field-photos .array-field__row")).toHaveCount(2);
});

test("an album of ten photos, in Nepali, in at most twelve actions", async ({ page }) => {
  await signIn(page);
  await nepali(page);
  await page.goto("/admin/collections/albums/create?locale=ne");
  let [actions, texts] = [0, 0];
  // An action is a press or a choice in a system dialog; typed texts are counted separately.
  const act = async (step: Promise<unknown>) => {
    actions += 1;
    await step;
  };
  const type = async (field: Locator, words: string) => {
    texts += 1;
    await field.fill(words);
  };
  const startedAt = Date.now();
  await type(page.locator("#field-name"), "सेती पुलको निर्माण");
  await act(page.locator("#field-category .rs__control").click());
  await act(page.locator(".rs__option").first().click());
  actions += 1;
  await act(chooseFiles(page, "photos", ten.map(seeded)));
  const sheet = sheetOf(page);
  await expect(sheet.locator("li")).toHaveCount(10);
  await type(sheet.getByLabel("खिचिएको ठाउँ"), "सेती नदी");
  await type(sheet.getByLabel("तस्बिर खिच्ने"), "सीता राई");
  for (const [index, name] of ten.entries()) {
    await type(lineOf(page, name).locator("input[name=alt_en]"), `Photo ${index + 1} of the Seti bridge`);
    await type(lineOf(page, name).locator("input[name=alt_ne]"), `सेती पुलको तस्बिर ${index + 1}`);
  }
  await act(attach(page));
  await expect(sheet).toBeHidden({ timeout: 120_000 });
  await expect(page.locator("#field-photos .array-field__row")).toHaveCount(10);
  await act(send(page, "#action-save"));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  test.info().annotations.push({ type: "album", description: `${actions} actions, ${texts} texts, ${seconds} s` });
  expect(actions).toBeLessThanOrEqual(12);

  await page.waitForURL(/\/albums\/\d+/);
  const id = /albums\/(\d+)/.exec(page.url())?.[1];
  const album = (await readAsStaff(page, `/api/albums/${id}?locale=ne&depth=1`)) as { photos: Row[] };
  expect(album.photos.map(({ picture }) => picture.alt_en)).toEqual(
    ten.map((_, index) => `Photo ${index + 1} of the Seti bridge`),
  );
  expect(new Set(album.photos.map(({ place, credit }) => `${place}, ${credit}`))).toEqual(
    new Set(["सेती नदी, सीता राई"]),
  );
});

test("after a cut connection all pictures that failed are tried again at once, and the stored ones stay stored", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/collections/albums/create?locale=en");
  const six = ten.slice(0, 6);
  await chooseFiles(page, "photos", six.map(seeded));
  const sent: string[] = [];
  let isCut = false;
  await page.route("**/api/media?**", (route) => {
    if (isCut) return route.abort("internetdisconnected");
    sent.push(route.request().method());
    return route.continue();
  });
  const sheet = sheetOf(page);
  const stored = sheet.locator("li[data-state=done]");
  for (const [index, name] of six.entries()) {
    await describePicture(page, name, { en: `Photo ${index + 1}`, ne: `तस्बिर ${index + 1}` });
    if (index !== 1) continue;
    await sheet.locator("input[name=alt_en]").nth(2).focus();
    await expect(stored).toHaveCount(2, { timeout: 60_000 });
    isCut = true;
  }
  await attach(page);
  await expect(sheet.getByRole("button", { name: "Try again", exact: true })).toHaveCount(4);
  isCut = false;
  await sheet.getByRole("button", { name: "Try all again" }).click();
  await expect(sheet.getByRole("button", { name: /^Try/ })).toHaveCount(0);
  await attach(page);
  await expect(sheet).toBeHidden({ timeout: 120_000 });
  await expect(page.locator("#field-photos .array-field__row")).toHaveCount(6);
  expect(sent).toEqual(six.map(() => "POST"));
});

test("of three pictures for a news item, one of 30 MB is scaled down, and a renamed HEIC is refused with a reason", async ({
  page,
}) => {
  await signIn(page);
  await nepali(page);
  await page.goto("/admin/collections/news/create?locale=ne");
  await write(page, "name", "तीन तस्बिर");
  const heavy = made("heavy.jpg", Buffer.concat([readFileSync(seeded("arch_dam.jpg")), Buffer.alloc(30_000_000)]));
  await chooseFiles(page, "files", [heavy, made("renamed.jpg", heic), seeded("dam_crest.jpg")]);
  await expect(lineOf(page, "renamed.jpg")).toContainText("HEIC");
  await expect(lineOf(page, "renamed.jpg")).toContainText("Most Compatible");
  await describePicture(page, "heavy.jpg", { en: "An arch dam", ne: "चापाकार बाँध" });
  await describePicture(page, "dam_crest.jpg", { en: "The crest of a dam", ne: "बाँधको माथिल्लो भाग" });
  await attach(page);
  // The accepted pictures are attached; the refused one is still visible, and nothing says that it was saved.
  await expect(page.locator("#field-files .upload-relationship-details")).toHaveCount(2, { timeout: 60_000 });
  await expect(sheetOf(page).locator("li")).toHaveCount(1);
  await expect(page.getByText(/Successfully saved|सफलतापूर्वक/)).toHaveCount(0);
  await sheetOf(page).getByRole("button", { name: "renamed.jpg हटाउनुहोस्" }).click();
  await sheetOf(page).getByRole("button", { name: "बन्द गर्नुहोस्" }).click();
  await expect(sheetOf(page)).toBeHidden();
  await expect(page.locator("#field-files .add-pictures").last()).toBeFocused();
  const { docs } = (await readAsStaff(page, "/api/media?where[alt_en][equals]=An arch dam&sort=-id")) as {
    docs: { filesize: number }[];
  };
  expect(docs[0]?.filesize).toBeLessThan(2_000_000);
});

test("a picture is cropped before it is sent, keeps its texts, is attached after a closed sheet, and its original can be restored", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/collections/news/create?locale=en");
  await chooseFiles(page, "files", [seeded("bridge_deck.jpg"), seeded("drill_rig.jpg")]);
  await describePicture(page, "bridge_deck.jpg", { en: "A bridge deck" });

  // Closing asks for confirmation; after that, the sheet works as it did the first time.
  const sheet = sheetOf(page);
  await page.keyboard.press("Escape");
  await expect(sheet.getByRole("alertdialog")).toBeVisible();
  await sheet.getByRole("button", { name: "Stay" }).click();
  await expect(lineOf(page, "bridge_deck.jpg").locator("input[name=alt_en]")).toHaveValue("A bridge deck");
  await sheet.getByRole("button", { name: "Remove drill_rig.jpg" }).click();
  await expect(lineOf(page, "bridge_deck.jpg").locator("input[name=alt_en]")).toHaveValue("A bridge deck");
  await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(sheet).toBeHidden();

  await chooseFiles(page, "files", [seeded("bridge_deck.jpg")]);
  await describePicture(page, "bridge_deck.jpg", { en: "Half a bridge deck" });
  await sheet.getByRole("button", { name: /^Crop bridge_deck/ }).click();
  const width = sheet.locator('input[name^="Width"]');
  const whole = Number(await width.inputValue());
  await width.fill(String(Math.round(whole / 2)));
  await sheet.getByRole("button", { name: "Apply Changes" }).click();
  await expect(lineOf(page, "bridge_deck.jpg").locator("input[name=alt_en]")).toHaveValue("Half a bridge deck");
  await describePicture(page, "bridge_deck.jpg", { ne: "पुलको आधा भाग" });
  await attach(page);
  await expect(page.locator("#field-files .upload-relationship-details")).toHaveCount(1, { timeout: 60_000 });

  const { docs } = (await readAsStaff(page, "/api/media?where[alt_en][equals]=Half a bridge deck&sort=-id")) as {
    docs: { id: number; width: number; filename: string }[];
  };
  const [cropped] = docs;
  expect(cropped?.width).toBeLessThan(whole * 0.6);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(`/admin/collections/media/${cropped?.id}`);
  await page.getByRole("button", { name: "Restore original" }).click();
  await expect(page.getByText("The original has been restored.")).toBeVisible();
  const back = (await readAsStaff(page, `/api/media/${cropped?.id}`)) as { width: number; filename: string };
  expect(back.width).toBe(whole);
  expect(back.filename).not.toBe(cropped?.filename);
});
