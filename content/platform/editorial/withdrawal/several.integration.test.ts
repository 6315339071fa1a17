import { afterAll, beforeAll, expect, test } from "vitest";
import { seenAt } from "../../../../testing/binned.ts";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  editor = await staffAt(site, "editor", "Sita");
});
afterAll(() => site.close());

const { becomes, published } = seenAt(() => site);
const json = async (answer: Response | Promise<Response>) => (await answer).json();
/** Withdraws what is ticked in the list of news, as the list does. */
const withdraw = (ids: number[], locale = "en") => {
  const ticked = ids.map((id, place) => `where[and][1][id][in][${place}]=${id}`).join("&");
  const where = `where[and][0][_status][not_equals]=draft&${ticked}`;
  return editor.send("PATCH", `/news?locale=${locale}&${where}`, { _status: "draft" });
};
const draftOf = (id: number, locale: string) => json(editor.get(`/news/${id}?draft=true&depth=0&locale=${locale}`));

test("withdrawing several in a list keeps the draft on top of each, in both languages", async () => {
  const [plain, changed] = [await published(editor, "Spillway tested"), await published(editor, "Intake finished")];
  const draft = (locale: string, name: string) =>
    editor.send("PATCH", `/news/${changed}?draft=true&locale=${locale}`, { name, _status: "draft" });
  await draft("en", "Intake finished ahead of time");
  await draft("ne", "इन्टेक समयअघि सकियो");
  const answer = await withdraw([plain, changed], "ne");
  expect(answer.status).toBe(200);
  const { docs, errors, message } = (await answer.json()) as { docs: { id: number }[]; errors: []; message: string };
  expect(docs.map(({ id }) => id).sort()).toEqual([plain, changed].sort());
  expect(errors).toEqual([]);
  expect(message).toContain("2");
  await becomes(`/news/${plain}`, 404);
  await becomes(`/news/${changed}`, 404);
  expect(await draftOf(changed, "en")).toMatchObject({ name: "Intake finished ahead of time", _status: "draft" });
  expect(await draftOf(changed, "ne")).toMatchObject({ name: "इन्टेक समयअघि सकियो" });
  expect(await draftOf(plain, "en")).toMatchObject({ name: "Spillway tested", _status: "draft" });
});

test("of several, one that cannot be withdrawn is named, and the others are", async () => {
  const [free, held] = [await published(editor, "Road opened"), await published(editor, "Bridge opened")];
  const colleague = await staffAt(site, "editor", "Gita");
  const user = { relationTo: "users" as const, value: colleague.id };
  const document = { relationTo: "news" as const, value: held };
  await site.content.payload.create({ collection: "payload-locked-documents", data: { document, user } });
  const answer = await withdraw([free, held]);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ docs: [{ id: free }], errors: [{ id: held }] });
  await becomes(`/news/${free}`, 404);
  await becomes(`/news/${held}`, 200);
});

test.each(["where[and][1][search][like]=culvert", "where[and][1][name][like]=Culvert"])(
  "all that a list has found are withdrawn: %s",
  async (found) => {
    const [first, second, other] = [
      await published(editor, "Culvert replaced"),
      await published(editor, "Culvert cleaned"),
      await published(editor, "Gabion laid"),
    ];
    const where = `where[and][0][_status][not_equals]=draft&${found}`;
    const answer = await editor.send("PATCH", `/news?locale=en&${where}`, { _status: "draft" });
    expect(answer.status).toBe(200);
    expect((await answer.json()).docs.map(({ id }: { id: number }) => id).sort()).toEqual([first, second].sort());
    await becomes(`/news/${first}`, 404);
    await becomes(`/news/${other}`, 200);
  },
);

test("only those who may change the items withdraw several", async () => {
  const id = await published(editor, "Tunnel begun");
  const hr = await staffAt(site, "hr", "Hari");
  const where = `where[id][in][0]=${id}`;
  expect((await hr.send("PATCH", `/news?locale=en&${where}`, { _status: "draft" })).status).toBe(403);
  await becomes(`/news/${id}`, 200);
});

test.each(["", "&draft=true"])("publishing several publishes the draft on top of each%s", async (query) => {
  const [plain, changed] = [await published(editor, "Weir inspected"), await published(editor, "Weir measured")];
  const name = "Weir measured twice";
  await editor.send("PATCH", `/news/${changed}?draft=true&locale=en`, { name, _status: "draft" });
  await editor.send("PATCH", `/news/${changed}?draft=true&locale=ne`, { name: "बाँध नापियो", _status: "draft" });
  const ticked = `where[id][in][0]=${plain}&where[id][in][1]=${changed}`;
  const answer = await editor.send("PATCH", `/news?locale=en&${ticked}${query}`, { _status: "published" });
  expect(answer.status).toBe(200);
  const shown = async (locale: string) =>
    (await json(editor.get(`/news/${changed}?depth=0&locale=${locale}`)))["name"] as string;
  expect([await shown("en"), await shown("ne")]).toEqual([name, "बाँध नापियो"]);
  expect(await draftOf(changed, "en")).toMatchObject({ name, _status: "published" });
});
