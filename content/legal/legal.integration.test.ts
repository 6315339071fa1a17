import type { LegalChanges, LegalText } from "@setu/contract/legal";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bin } from "../../testing/binned.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { eventually, visitorOf } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { richText } from "../seed/rich-text.ts";
import { legal } from "./legal.ts";

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

let site: TestSite;
let owner: Awaited<ReturnType<typeof staffAt>>;
let editor: typeof owner;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  owner = await staffAt(site, "owner", "Binod");
  editor = await staffAt(site, "editor", "Sita");
});
afterAll(() => site.close());

const { get, data } = visitorOf(() => site);

/** The text of each section, by its heading. */
function sectionsOf(body: LegalText["body"]): Map<string, string> {
  const sections = new Map<string, string>();
  let heading = "";
  for (const block of body) {
    const words = Array.from(JSON.stringify(block).matchAll(/"text":"([^"]*)"/g), ([, text]) => text).join(" ");
    if (block.type === "heading") heading = words;
    else sections.set(heading, `${sections.get(heading) ?? ""} ${words}`);
  }
  return sections;
}

const terms = (inForceFrom: string, fields: object = {}) => ({
  name: "Terms and conditions",
  kind: "terms",
  binding: "en",
  body: richText("## Use\n\nYou may read every page."),
  inForceFrom,
  ...fields,
});
async function published(fields: object): Promise<{ id: number; number: number }> {
  const answer = await editor.post("/legal-versions?locale=en", { ...fields, _status: "published" });
  expect(answer.status).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: number; number: number } };
  return doc;
}

describe("visitors", () => {
  test.each(["en", "ne"] as const)("read the version in force, and every earlier one, in %s", async (locale) => {
    const current = await data<LegalText>(`/legal/privacy?locale=${locale}`);
    expect(current).toMatchObject({ number: 3, state: "inForce", locale: { served: locale }, binding: "ne" });
    expect(current.versions.map(({ number, state }) => [number, state])).toEqual([
      [3, "inForce"],
      [2, "former"],
      [1, "former"],
    ]);
    const first = await data<LegalText>(`/legal/privacy?locale=${locale}&version=1`);
    expect(first).toMatchObject({ number: 1, state: "former", changes: null });
    expect(first.body).not.toEqual(current.body);
  });

  // Individual Privacy Act, 2075 (2018), section 23(4): content and nature, objective, method, time; privacy and protection are the same for all.
  const each = {
    en: {
      content: /\bstore\b/,
      objective: /\bto (?:answer|decide|write|let|look)\b/i,
      method: /\bread\b|\bpublic\b|confirmed/,
      time: /\bdeleted\b|\bdeletes\b/,
    },
    ne: {
      content: /राख्छौँ/,
      objective: /दिन (?:र|मात्र|हामी)|गर्न मात्र|पठाउन मात्र|मिलोस् भनेर/,
      method: /पढ्छन्|पढ्नुहुन्छ|सार्वजनिक|पुष्टि/,
      time: /मेटिन्छ|मेटाउँछ/,
    },
  };
  test.each([
    ["en", "write to us", "apply for a vacancy", "email alerts", "an account", "you complain"],
    ["ne", "हामीलाई लेख्नुभए", "आवेदन दिनुभए", "इमेल सूचना", "खाता भए", "गुनासो गर्नुभए"],
  ] as const)("read in %s, for each form, what is stored, why, how long and who reads it", async (locale, ...forms) => {
    const sections = sectionsOf((await data<LegalText>(`/legal/privacy?locale=${locale}`)).body);
    const about = (form: string) => [...sections].find(([heading]) => heading.includes(form))?.[1] ?? "";
    for (const form of forms)
      for (const [point, said] of Object.entries(each[locale])) expect(about(form), `${form}: ${point}`).toMatch(said);
    for (const form of locale === "en" ? ["Who else", "protect"] : ["अरू कसले", "सुरक्षित"])
      expect(about(form)).not.toBe("");
  });

  test("see what was changed, word by word", async () => {
    const { from, to, lines } = await data<LegalChanges>("/legal/privacy/changes?locale=en&from=1&to=2");
    expect([from.number, to.number]).toEqual([1, 2]);
    const changed = lines.flatMap(({ parts }) => parts.filter(({ change }) => change !== "same"));
    expect(changed).toContainEqual({ text: "365", change: "removed" });
    expect(changed).toContainEqual({ text: "180", change: "added" });
    const whole = lines.filter(({ parts }) => parts.length === 1 && parts[0]?.change === "added");
    expect(whole.map(({ parts }) => parts[0]?.text)).toContain("If you ask for email alerts");
  });

  test.each([
    ["/legal/cookies", 404],
    ["/legal/privacy?version=4", 404],
    ["/legal/privacy?version=0", 404],
    ["/legal/privacy?version=1'--", 404],
    ["/legal/privacy/changes?from=2&to=1", 400],
    ["/legal/privacy/changes?from=1&to=1", 400],
    ["/legal/privacy/changes?from=1&to=9", 404],
    ["/legal/terms/changes?from=x", 404],
  ])("%s is answered with %i", async (path, status) => {
    expect((await get(`/frontapi${path}`)).statusCode).toBe(status);
  });
});

test("a version is numbered by the server, announced, and takes effect on its day automatically", async () => {
  const { number } = await published(
    terms(inDays(10), { number: 77, announcedOn: "2001-01-01T00:00:00.000Z", checkedBy: "Advocate Thapa" }),
  );
  expect(number).toBe(4);
  await eventually(async () => expect((await data<LegalText>("/legal/terms?version=4")).state).toBe("coming"));
  const now = await data<LegalText>("/legal/terms");
  expect(now).toMatchObject({ number: 3, state: "inForce" });
  expect((await get("/frontapi/legal/terms?version=4")).body).not.toContain("Advocate Thapa");
  expect(now.versions[0]).toMatchObject({
    number: 4,
    state: "coming",
    announced: { ad: expect.not.stringContaining("2001") },
  });
  expect(Math.abs(Date.parse(now.fresh_until ?? "") - Date.parse(inDays(10)))).toBeLessThan(dayMs);

  const later = await legal(site.content.payload, "en", { kind: "terms" }, new Date(inDays(11)));
  expect(later).toMatchObject({ number: 4, state: "inForce", fresh_until: null });
});

describe("a published version", () => {
  let id: number;
  let before: string;
  const stored = async () =>
    JSON.stringify((await (await owner.get(`/legal-versions/${id}?locale=all&depth=0`)).json()).body);
  beforeAll(async () => {
    ({ id } = await published(terms(inDays(20))));
    before = await stored();
  });
  const altered = { body: richText("You may read nothing.") };
  const versionOf = async () => {
    const { docs } = await (await owner.get(`/legal-versions/versions?where[parent][equals]=${id}`)).json();
    return docs[0].id;
  };

  test.each([
    ["changed by an editor", () => editor.send("PATCH", `/legal-versions/${id}?locale=en`, altered)],
    ["changed by an owner", () => owner.send("PATCH", `/legal-versions/${id}?locale=en`, altered)],
    [
      "drafted over",
      () => owner.send("PATCH", `/legal-versions/${id}?draft=true&locale=en`, { ...altered, _status: "draft" }),
    ],
    ["changed among others", () => owner.send("PATCH", "/legal-versions?where[kind][equals]=terms&locale=en", altered)],
    ["withdrawn", () => owner.send("PATCH", `/legal-versions/${id}?unpublishAllLocales=true`, { _status: "draft" })],
    ["deleted", () => owner.send("DELETE", `/legal-versions/${id}`)],
    ["put into the bin", () => bin(owner, "legal-versions", id)],
    ["restored from an earlier state", async () => owner.send("POST", `/legal-versions/versions/${await versionOf()}`)],
  ])("is not %s", async (_, attempt) => {
    const answer = await attempt();
    const { docs } = (await answer.json()) as { docs?: unknown[] };
    if (answer.status === 200) expect(docs).toEqual([]);
    else expect([403, 409]).toContain(answer.status);
    expect(await stored()).toBe(before);
    expect((await owner.get(`/legal-versions/${id}`)).status).toBe(200);
  });

  test("cannot be changed by the server's own code either", async () => {
    const change = site.content.payload.update({
      collection: "legal-versions",
      id,
      data: { name: "Others" },
      locale: "en",
      overrideAccess: true,
    });
    await expect(change).rejects.toThrow("stays as it is");
  });

  test("can be taken back while its publication can be undone, and keeps its number", async () => {
    const mine = await published(terms(inDays(30)));
    const undone = await editor.post(`/legal-versions/${mine.id}/undo-publication`, {});
    expect(undone.status).toBe(200);
    await eventually(async () => expect((await get("/frontapi/legal/terms?version=6")).statusCode).toBe(404));
    const again = await editor.send("PATCH", `/legal-versions/${mine.id}?locale=en`, { _status: "published" });
    expect((await again.json()).doc.number).toBe(6);
  });

  test("has a copy as its successor, which gets its number on publication", async () => {
    const answer = await editor.post(`/legal-versions/${id}/duplicate?locale=en`, { _status: "draft" });
    const { doc } = await answer.json();
    expect(doc).toMatchObject({ kind: "terms", _status: "draft" });
    expect(doc.number ?? null).toBeNull();
    // Its day is not the former version's: that of the next one is chosen.
    const publish = (more: object) =>
      editor.send("PATCH", `/legal-versions/${doc.id}?locale=en`, { ...altered, ...more, _status: "published" });
    expect((await publish({})).status).toBe(400);
    expect((await (await publish({ inForceFrom: inDays(4) })).json()).doc.number).toBe(7);
  });
});
