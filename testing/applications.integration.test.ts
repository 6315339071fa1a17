import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { applicationFields } from "@setu/contract/application-fields";
import type { VacancyDetail } from "@setu/contract/careers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "./site.ts";
import { wordFile } from "./word-file.ts";

let site: TestSite;
let vacancy: VacancyDetail;
let cv: Buffer;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  const { items } = (await site.app.inject("/frontapi/careers")).json().data;
  vacancy = (await site.app.inject(`/frontapi/careers/${items[0].id}`)).json().data;
  cv = wordFile();
});
afterAll(() => site.close());

const headers = { "x-requested-with": "XMLHttpRequest" };
const uploads = "/frontapi/applications/uploads";
const announce = (changes: object = {}) =>
  site.app.inject({
    method: "POST",
    url: uploads,
    headers,
    payload: {
      vacancy: vacancy.id,
      key: vacancy.documents[0]?.key,
      name: "बायोडाटा.docx",
      size: cv.length,
      ...changes,
    },
  });
const piece = (id: string, offset: number, bytes: Buffer) =>
  site.app.inject({
    method: "PATCH",
    url: `${uploads}/${id}`,
    headers: { ...headers, "content-type": "application/partial-upload", "upload-offset": String(offset) },
    payload: bytes,
  });
const typed = (changes: object = {}) => ({
  name: "Asha Lama",
  email: "asha@example.org",
  phone: "+977 1 555 0100",
  country: "Nepal",
  ...changes,
});
const answers = () =>
  Object.fromEntries(vacancy.questions.map(({ key, kind }) => [key, kind === "number" ? "7" : "yes"]));
async function papers(): Promise<Record<string, string>> {
  const asked = vacancy.documents.filter(({ required, types }) => required && types.includes("docx"));
  const sent = await Promise.all(
    asked.map(async ({ key }) => {
      const { upload_id } = (await announce({ key })).json().data;
      await piece(upload_id, 0, cv);
      return [key, upload_id] as const;
    }),
  );
  return Object.fromEntries(sent);
}
const send = async (changes: Record<string, unknown> = {}, more: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url: "/frontapi/applications",
    headers: { ...headers, ...more },
    payload: {
      ...typed(),
      vacancy: vacancy.id,
      answers: answers(),
      files: "files" in changes ? changes.files : await papers(),
      consent: String(vacancy.consent?.version),
      ...changes,
    },
  });
const rows = async (email: string) =>
  (
    await site.content.payload.find({
      collection: "applications",
      where: { email: { equals: email } },
      overrideAccess: true,
      depth: 0,
    })
  ).docs as unknown as { id: number; reference: string; files: { id: string; sha256: string; name: string }[] }[];
const folder = (name: string) => path.join(site.env.dataDir, "private", name);

describe("a paper comes piece by piece", () => {
  test("and goes on where a line broke", async () => {
    const { upload_id } = (await announce()).json().data;
    const first = await piece(upload_id, 0, cv.subarray(0, 100));
    expect(first.json().data).toMatchObject({ offset: 100, status: "receiving" });
    expect((await piece(upload_id, 7, cv.subarray(7))).statusCode).toBe(409);
    expect((await site.app.inject(`${uploads}/${upload_id}`)).json().data.offset).toBe(100);
    const last = await piece(upload_id, 100, cv.subarray(100));
    expect(last.json().data).toMatchObject({ offset: cv.length, status: "stored", name: "बायोडाटा.docx" });
  });

  test("what is no paper is refused in words, and gone", async () => {
    const { upload_id } = (await announce({ size: 5, name: "cv.pdf" })).json().data;
    const refused = await piece(upload_id, 0, Buffer.from("hello"));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[`files.${vacancy.documents[0]?.key}`][0]).toContain("not of a kind");
    expect(existsSync(path.join(folder("uploads"), upload_id))).toBe(false);
  });

  test.each([
    ["for a paper that is not asked for", { key: "passport" }, 422],
    ["too big", { size: 50_000_000 }, 422],
    ["for no vacancy", { vacancy: 9999 }, 404],
    ["without a name", { name: "" }, 400],
  ])("not one %s", async (_, changes, status) => {
    expect((await announce(changes)).statusCode).toBe(status);
  });

  test("more bytes than announced are not kept", async () => {
    const { upload_id } = (await announce({ size: 10 })).json().data;
    expect((await piece(upload_id, 0, cv)).statusCode).toBe(413);
    expect((await site.app.inject(`${uploads}/${upload_id}`)).statusCode).toBe(404);
  });

  test("another site cannot send one", async () => {
    const answer = await site.app.inject({
      method: "POST",
      url: uploads,
      headers: { ...headers, origin: "https://evil.example" },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe("an application", () => {
  test("is stored with its papers, and says what is held", async () => {
    const answer = await send(
      { email: "first@example.org", name_ne: "आशा लामा" },
      { "idempotency-key": "first-application" },
    );
    expect(answer.statusCode).toBe(200);
    const { reference, receipt } = answer.json().data;
    expect(reference).toMatch(/^A-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/);
    const [row] = await rows("first@example.org");
    expect(row?.files[0]?.name).toBe("बायोडाटा.docx");
    expect(readdirSync(folder("papers"))).toContain(row?.files[0]?.id);
    const page = await site.app.inject(`/application/track?link=${receipt}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(reference);
    expect(page.body).toContain(row?.files[0]?.sha256);
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    // A retry is the same application.
    const again = await send({ email: "first@example.org" }, { "idempotency-key": "first-application" });
    expect(again.json().data.reference).toBe(reference);
    expect(await rows("first@example.org")).toHaveLength(1);
  });

  test("is one for a person and vacancy", async () => {
    await send({ email: "twice@example.org" });
    const second = await send({ email: "TWICE@example.org" });
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toContain("already");
  });

  test("says by field what is wrong, and stores nothing", async () => {
    const answer = await send({
      name: "",
      email: "nobody",
      linkedin: "javascript:alert(1)",
      years_experience: "many",
      cover_letter: "word ".repeat(501),
      files: {},
      consent: "",
    });
    expect(answer.statusCode).toBe(422);
    const [first] = vacancy.documents.filter(({ required }) => required);
    for (const name of [
      "name",
      "email",
      "linkedin",
      "years_experience",
      "cover_letter",
      "consent",
      `files.${first?.key}`,
    ]) {
      expect(Object.keys(answer.json().errors)).toContain(name);
    }
    expect(await rows("nobody")).toEqual([]);
  });

  test("is not taken after the deadline, but what was begun before may end", async () => {
    const files = await papers();
    const later = Date.parse(vacancy.closes_at) + 60_000;
    vi.useFakeTimers({ now: later, toFake: ["Date"] });
    try {
      expect((await announce()).statusCode).toBe(410);
      expect((await send({ email: "late@example.org", files: {} })).statusCode).toBe(410);
      expect((await send({ email: "intime@example.org", files })).statusCode).toBe(200);
      vi.setSystemTime(later + 16 * 60_000);
      expect((await send({ email: "toolate@example.org", files })).statusCode).toBe(410);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("its link", () => {
  const mine = (link: string, method: "GET" | "DELETE" = "GET") =>
    site.app.inject({
      method,
      url: "/frontapi/applications/mine",
      headers: { ...headers, authorization: `Bearer ${link}` },
    });
  const mailedLink = async (to: string) => {
    const find = async () => {
      const { docs } = await site.content.payload.find({
        collection: "applicant-mails",
        where: { to: { equals: to } },
        sort: "-id",
        limit: 1,
        overrideAccess: true,
      });
      return /link=(\S+)/.exec(String(docs[0]?.["text"] ?? ""))?.[1];
    };
    return vi.waitFor(async () => (await find()) ?? expect.fail("no mail yet"), { timeout: 10_000 });
  };

  test("comes by mail, shows what is held, and erases all of it", async () => {
    await send({ email: "leaving@example.org" });
    const link = String(await mailedLink("leaving@example.org"));
    const held = (await mine(link)).json().data;
    expect(held).toMatchObject({ stage: "received", may: "all" });
    const [row] = await rows("leaving@example.org");
    expect((await mine(link, "DELETE")).statusCode).toBe(200);
    expect(await rows("leaving@example.org")).toEqual([]);
    expect(readdirSync(folder("papers"))).not.toContain(row?.files[0]?.id);
    expect((await mine(link)).statusCode).toBe(403);
  });

  test("of a receipt erases nothing", async () => {
    const { receipt } = (await send({ email: "reading@example.org" })).json().data;
    expect((await mine(receipt)).statusCode).toBe(200);
    expect((await mine(receipt, "DELETE")).statusCode).toBe(403);
    expect(await rows("reading@example.org")).toHaveLength(1);
  });

  test("is asked for with the same answer, whether there is such an application or not", async () => {
    const { reference } = (await send({ email: "asking@example.org" })).json().data;
    const ask = (body: object) =>
      site.app.inject({ method: "POST", url: "/frontapi/applications/link", headers, payload: body });
    const right = await ask({ email: "asking@example.org", reference });
    const wrong = await ask({ email: "other@example.org", reference });
    expect([wrong.statusCode, wrong.body]).toEqual([right.statusCode, right.body]);
  });

  test.each(["", "x", "track.1.zzzzzzzz.AAAA", "receipt..", "track.1.zzzzzzzz"])("%j opens nothing", async (link) => {
    expect((await mine(link)).statusCode).toBe(403);
  });
});

describe("without JavaScript", () => {
  const boundary = "----setu";
  const multipart = (fields: Record<string, string>, files: Record<string, Buffer>) =>
    Buffer.concat([
      ...Object.entries(fields).map(([name, value]) =>
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      ),
      ...Object.entries(files).flatMap(([name, bytes]) => [
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="cv.docx"\r\nContent-Type: application/octet-stream\r\n\r\n`,
        ),
        bytes,
        Buffer.from("\r\n"),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
  const post = (fields: Record<string, string>, files: Record<string, Buffer>) =>
    site.app.inject({
      method: "POST",
      url: `/ne/application/${vacancy.id}`,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: multipart(fields, files),
    });
  const words = (email: string) => ({
    ...Object.fromEntries(applicationFields.map((name) => [name, ""])),
    ...typed({ email }),
    ...Object.fromEntries(Object.entries(answers()).map(([key, value]) => [`answers.${key}`, value])),
    consent: String(vacancy.consent?.version),
  });
  const allPapers = () =>
    Object.fromEntries(
      vacancy.documents
        .filter(({ required, types }) => required && types.includes("docx"))
        .map(({ key }) => [`file.${key}`, cv]),
    );

  test("the form brings its files along, and leads to the receipt", async () => {
    const answer = await post(words("plain@example.org"), allPapers());
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^\/ne\/application\/track\?link=receipt\./);
    expect(await rows("plain@example.org")).toHaveLength(1);
  });

  test("a form with a fault comes back with its words and its files", async () => {
    const answer = await post({ ...words("plain-again@example.org"), phone: "" }, allPapers());
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('value="plain-again@example.org"');
    const [, id = ""] = /name="files\.[\w-]+" value="([\w-]{22})"/.exec(answer.body) ?? [];
    expect(existsSync(path.join(folder("uploads"), id))).toBe(true);
  });

  test("a file that is none is named beside its field", async () => {
    const files = { [`file.${vacancy.documents[0]?.key}`]: Buffer.from("MZ this is a program") };
    const answer = await post(words("program@example.org"), files);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("यहाँ मागिएको प्रकारको फाइल यो होइन");
  });
});

test("two of one person at the same time are one", async () => {
  const answers = await Promise.all([send({ email: "race@example.org" }), send({ email: "race@example.org" })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [row] = await rows("race@example.org");
  expect(await rows("race@example.org")).toHaveLength(1);
  expect(existsSync(path.join(folder("papers"), String(row?.files[0]?.id)))).toBe(true);
});
