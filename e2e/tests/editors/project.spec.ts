import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import {
  addRow,
  choose,
  type Language,
  openTab,
  send,
  signIn,
  tick,
  turnTo,
  unpublish,
  uploadPictures,
  write,
  writeDate,
  writeRichText,
} from "../../back-office.ts";

test.describe.configure({ mode: "serial" });

const seedPicture = (name: string) => path.join(import.meta.dirname, "../../../content/seed/pictures", name);

/** The editor's texts by field; fields without a language are filled in once. */
const texts: Record<Language, Record<string, string>> = {
  en: {
    name: "Pikuwa footbridge and ward road",
    summary: "A 148 m footbridge and 9 km of road that bring two wards within reach in the monsoon.",
    description: "The two wards had been cut off for four months of every year.",
    quantity: "148 m span",
    "quantities.0.label": "Span",
    "quantities.0.value": "148",
    "quantities.0.unit": "metres",
    "quantities.1.label": "Ward road",
    "quantities.1.value": "9.2",
    "quantities.1.unit": "kilometres",
    client: "Pikuwa Rural Municipality",
    funding: "Municipal fund; ward contributions",
    "partners.0.name": "Arun Cable Works",
    "partners.0.role": "cable design",
    district: "Bhojpur",
    "team.0.role": "Bridge engineer",
    "team.1.role": "Checker of the anchor blocks",
  },
  ne: {
    name: "पिकुवा झोलुङ्गे पुल र वडा सडक",
    summary: "वर्षायाममा पनि दुई वडा जोड्ने १४८ मिटरको पुल र ९ किलोमिटर सडक।",
    description: "यी दुई वडा वर्षको चार महिना सम्पर्कविहीन हुन्थे।",
    quantity: "१४८ मिटर",
    "quantities.0.label": "फाँट",
    "quantities.0.value": "१४८",
    "quantities.0.unit": "मिटर लामो",
    "quantities.1.label": "वडा सडकको लम्बाइ",
    "quantities.1.value": "९.२",
    "quantities.1.unit": "किलोमिटर",
    client: "पिकुवा गाउँपालिका",
    funding: "नगर कोष; वडाको योगदान",
    "partners.0.name": "अरुण केबल वर्क्स",
    "partners.0.role": "केबल डिजाइन",
    district: "भोजपुर",
    "team.0.role": "पुल इन्जिनियर",
    "team.1.role": "एङ्कर ब्लकको जाँचकर्ता",
  },
};
const stories: Record<Language, string> = {
  en: "The river moves its bed by ten metres a year.",
  ne: "खोलाले हरेक वर्ष दस मिटर धार सार्छ।",
};
const pictures = [
  {
    file: seedPicture("footbridge_side.jpg"),
    alt: { en: "The new footbridge seen from the left bank", ne: "बायाँ किनारबाट देखिएको नयाँ पुल" },
  },
  {
    file: seedPicture("highway_bend.jpg"),
    alt: { en: "The ward road above the first bend", ne: "पहिलो घुम्तीमाथिको वडा सडक" },
  },
];
const code = "HEC-BRG-907";
const members = ["Sunmaya Gurung", "Bikash Rai"];
/** The filters with which the visitor finds it. */
const filters = { province: "koshi", status: "completed", year: "2025", client_type: "local-government" };

/** The fields of one language, by tab. */
const tabs: Record<string, string[]> = {
  Summary: ["name", "summary", "description", "quantity", "quantities"],
  "Client and partners": ["client", "funding", "partners"],
  Place: ["district"],
  "Pictures and people": ["team"],
};

async function writeTexts(page: Page, language: Language, tab: string): Promise<void> {
  for (const [field, text] of Object.entries(texts[language])) {
    if (tabs[tab]?.includes(field.split(".")[0] ?? "")) await write(page, field, text);
  }
}

async function fillInEnglish(page: Page): Promise<void> {
  await addRow(page, "quantities");
  await addRow(page, "quantities");
  await writeTexts(page, "en", "Summary");
  await write(page, "code", code);
  await choose(page, "stage", "Completed");
  await writeDate(page, "startedOn", "2023-04-14");
  await writeDate(page, "endedOn", "2025-11-30");
  await choose(page, "group", "Roads");
  await choose(page, "taskType", "Construction supervision");

  await openTab(page, "Client and partners");
  await addRow(page, "partners");
  await writeTexts(page, "en", "Client and partners");
  await write(page, "partners.0.share", "35");
  await choose(page, "clientType", "Local government");
  await choose(page, "services", "Roads and tunnels");
  await tick(page, "referenceAvailable");

  await openTab(page, "Place");
  await choose(page, "province", "Koshi");
  await writeTexts(page, "en", "Place");
  await write(page, "lat", "27.1702");
  await write(page, "lng", "87.0514");

  await openTab(page, "Challenge, work, result");
  await writeRichText(page, "challenge", stories.en);

  await openTab(page, "Pictures and people");
  await uploadPictures(page, "files", pictures);
  for (const [index, name] of members.entries()) {
    await addRow(page, "team");
    await choose(page, `team.${index}.person`, name);
  }
  await writeTexts(page, "en", "Pictures and people");
}

async function fillInNepali(page: Page): Promise<void> {
  for (const tab of Object.keys(tabs)) {
    await openTab(page, tab);
    await writeTexts(page, "ne", tab);
  }
  await openTab(page, "Challenge, work, result");
  await writeRichText(page, "challenge", stories.ne);
}

/** The numbers of projects that a visitor sees: by filter, and in all. */
async function counts(page: Page): Promise<Record<string, number>> {
  const { data } = await (await page.request.get("/frontapi/projects")).json();
  const chosen = Object.entries(filters).map(([key, value]) => {
    const filter = data.filters.find((entry: { key: string }) => entry.key === key);
    return [key, filter.options.find((option: { value: string }) => option.value === value)?.count ?? 0];
  });
  return Object.fromEntries([...chosen, ["all", data.page.total]]);
}
const plusOne = (numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([key, number]) => [key, number + 1]));

/** Besides the typed texts, the labels that visitors see for the editor's choices. */
const languages = [
  {
    language: "en",
    prefix: "",
    map: "Map of the projects",
    chosen: ["35%", "Koshi", "Completed", "Construction supervision", "Local government", "Roads and tunnels"],
  },
  {
    language: "ne",
    prefix: "/ne",
    map: "परियोजनाहरूको नक्सा",
    chosen: ["३५ %", "कोशी", "सम्पन्न", "निर्माण सुपरिवेक्षण", "स्थानीय सरकार", "सडक र सुरुङ"],
  },
] as const;

let before: Record<string, number>;
/** The address of the English page. */
let address: string;
let person: string;

/** Removes the project of an earlier attempt, which occupies its address. */
async function removeLast(page: Page): Promise<void> {
  const where = `draft=true&locale=en&where[name][equals]=${encodeURIComponent(texts.en.name ?? "")}`;
  const status = await page.evaluate(async (query) => {
    const { docs } = await (await fetch(`/api/projects?${query}`)).json();
    if (docs.length === 0) return 200;
    const body = JSON.stringify({ ids: docs.map(({ id }: { id: number }) => id) });
    const headers = { "content-type": "application/json" };
    await fetch("/api/projects/bin", { method: "POST", headers, body });
    return (await fetch("/api/projects/bin/purge", { method: "POST", headers, body })).status;
  }, where);
  expect(status).toBe(200);
  // The site checks the content revision once a second.
  await page.waitForTimeout(3000);
}

test("an editor writes a project in both languages, with pictures, facts, place and people, and publishes it", async ({
  page,
}) => {
  await signIn(page);
  if (test.info().retry > 0) await removeLast(page);
  before = await counts(page);
  await page.goto("/admin/collections/projects/create?locale=en");
  await fillInEnglish(page);
  await send(page, "#action-save-draft");
  await page.waitForURL(/\/projects\/\d+/);
  expect(await counts(page)).toEqual(before);
  await turnTo(page, "ne");
  await expect(page.locator("#field-name")).toHaveValue("");
  await fillInNepali(page);
  await send(page, "#action-save");
  await expect.poll(() => counts(page), { timeout: 15_000 }).toEqual(plusOne(before));
});

test("a visitor finds it by the filters, on the map, from a person's page and in the sitemap", async ({ page }) => {
  for (const { language, prefix, map } of languages) {
    const { name = "" } = texts[language];
    await page.goto(`${prefix}/projects?${new URLSearchParams(filters)}`);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.locator("h1")).toHaveText(name);
    if (language === "en") address = new URL(page.url()).pathname;
    expect(new URL(page.url()).pathname).toBe(prefix + address);

    await page.goto(`${prefix}/projects?view=map&province=koshi`);
    // By keyboard, since it may share its marker with a neighbour.
    await page.getByRole("group", { name: map }).getByRole("button", { name, exact: true }).press("Enter");
    await expect(page.locator("main [role=status] a")).toHaveText(name);

    await page.goto(prefix + address);
    await page.locator('main a[href*="/personnel/"]').first().click();
    await page.waitForURL(/\/personnel\/\d+/);
    if (language === "en") person = new URL(page.url()).pathname;
    await expect(page.locator("main").getByRole("link", { name })).toBeVisible();
    await expect(page.locator("main")).toContainText(texts[language]["team.0.role"] ?? "");
    expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`${prefix}${address}</loc>`);
  }
});

for (const { language, prefix, chosen } of languages) {
  test(`its page in '${language}' shows the editor's texts`, async ({ page }) => {
    await page.goto(prefix + address);
    const main = page.locator("main");
    for (const [field, text] of Object.entries(texts[language])) {
      // Only lists, which have little room, show the one short quantity.
      if (field !== "quantity") await expect(main, field).toContainText(text);
    }
    const others = languages.filter((other) => other.language !== language);
    for (const other of others) await expect(main).not.toContainText(texts[other.language]["client"] ?? "");
    await expect(main).toContainText(stories[language]);
    for (const text of [code, ...chosen]) await expect(main).toContainText(text);
    for (const { alt } of pictures) await expect(main.getByRole("img", { name: alt[language] }).first()).toBeAttached();
    const lead = main.getByRole("img", { name: pictures[0]?.alt[language] ?? "" }).first();
    await lead.scrollIntoViewIfNeeded();
    await expect.poll(() => lead.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(400);
  });
}

test("the editor withdraws it, and it is gone from everywhere", async ({ page }) => {
  await signIn(page);
  await page.goto(`/admin/collections/projects/${address.split("/").at(-1)}?locale=en`);
  await unpublish(page);
  await expect.poll(() => counts(page), { timeout: 15_000 }).toEqual(before);
  const sitemap = async () => (await page.request.get("/sitemap.xml")).text();
  await expect.poll(sitemap, { timeout: 15_000 }).not.toContain(`${address}</loc>`);
  for (const { language, prefix, map } of languages) {
    const { name = "" } = texts[language];
    expect((await page.goto(prefix + address))?.status()).toBe(404);
    await page.goto(prefix + person);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name })).toHaveCount(0);
    await page.goto(`${prefix}/projects?view=map`);
    await expect(page.getByRole("group", { name: map }).getByRole("button").first()).toBeVisible();
    await expect(page.getByRole("group", { name: map }).getByRole("button", { name, exact: true })).toHaveCount(0);
  }
});
