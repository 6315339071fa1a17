import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writtenMails } from "../../../testing/mail-files.ts";
import { applicantAt, newAddress } from "../../../testing/people/applicant.ts";
import { eventually } from "../../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { sweepUnnamed } from "../../platform/files/sweep-orphans.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { Uploads } from "../../uploads/uploads.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  somebody = await applicantAt(site);
});
afterAll(() => site.close());

describe("uploading a document", () => {
  test("in pieces continues after a broken connection", async () => {
    const { upload_id } = (await somebody.announce()).json().data;
    const first = await somebody.piece(upload_id, 0, somebody.cv.subarray(0, 100));
    expect(first.json().data).toMatchObject({ offset: 100, status: "receiving" });
    expect((await somebody.piece(upload_id, 7, somebody.cv.subarray(7))).statusCode).toBe(409);
    expect((await site.app.inject(`${somebody.uploads}/${upload_id}`)).json().data.offset).toBe(100);
    const last = await somebody.piece(upload_id, 100, somebody.cv.subarray(100));
    expect(last.json().data).toMatchObject({ offset: somebody.cv.length, status: "stored", name: "बायोडाटा.docx" });
  });

  test("of the wrong type is refused with a message, and deletes it", async () => {
    const { upload_id } = (await somebody.announce({ size: 5, name: "cv.pdf" })).json().data;
    const refused = await somebody.piece(upload_id, 0, Buffer.from("hello"));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[`files.${somebody.vacancy.documents[0]?.key}`][0]).toContain("not of a type");
    expect(existsSync(path.join(somebody.folder("uploads"), upload_id))).toBe(false);
  });

  test.each([
    ["for a document that is not asked for", { key: "passport" }, 422],
    ["too big", { size: 50_000_000 }, 422],
    ["empty", { size: 0 }, 422],
    ["for no vacancy", { vacancy: 9999 }, 404],
    ["without a name", { name: "" }, 400],
  ])("is refused %s", async (_, changes, status) => {
    expect((await somebody.announce(changes)).statusCode).toBe(status);
  });

  test("with more bytes than announced deletes it", async () => {
    const { upload_id } = (await somebody.announce({ size: 10 })).json().data;
    expect((await somebody.piece(upload_id, 0, somebody.cv)).statusCode).toBe(413);
    expect((await site.app.inject(`${somebody.uploads}/${upload_id}`)).statusCode).toBe(404);
  });

  test("from another site is refused", async () => {
    const answer = await site.app.inject({
      method: "POST",
      url: somebody.uploads,
      headers: { ...somebody.headers, origin: "https://evil.example" },
      payload: {},
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe("an application", () => {
  test("is stored with its documents, and its page shows the stored data", async () => {
    const answer = await somebody.send(
      { email: "first@example.org", name_ne: "आशा लामा" },
      { "idempotency-key": "first-application" },
    );
    expect(answer.statusCode).toBe(200);
    const { reference, receipt } = answer.json().data;
    expect(reference).toMatch(/^A-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/);
    const [row] = await somebody.rows("first@example.org");
    expect(row?.files[0]?.name).toBe("बायोडाटा.docx");
    expect(readdirSync(somebody.folder("papers"))).toContain(row?.files[0]?.id);
    const page = await site.app.inject(`/application/track?link=${receipt}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(reference);
    expect(page.body).toContain(row?.files[0]?.sha256);
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(page.headers["referrer-policy"]).toBe("no-referrer");
    // A retry creates no second application.
    const again = await somebody.send({ email: "first@example.org" }, { "idempotency-key": "first-application" });
    expect(again.json().data.reference).toBe(reference);
    expect(await somebody.rows("first@example.org")).toHaveLength(1);
  });

  test("does not reveal an earlier one: a second is accepted, and the owner of the address is told by mail", async () => {
    const shape = ({ statusCode, body }: { statusCode: number; body: string }) => ({
      statusCode,
      keys: Object.keys(JSON.parse(body).data ?? {}),
    });
    const first = await somebody.send({ email: "twice@example.org" });
    const second = await somebody.send({ email: "TWICE@example.org" });
    expect(shape(second)).toEqual(shape(first));
    expect(second.json().data.reference).not.toBe(first.json().data.reference);
    const told = () => writtenMails(site.env.dataDir).filter(({ head }) => head.includes("TWICE@example.org"));
    await eventually(async () => expect(told()[0]?.text).toContain(first.json().data.reference));
    // No count reveals it either, or keeps the owner of the address from applying; only our mails end.
    for (const email of ["twice+tag@example.org", "twice@example.org", "twice@example.org"]) {
      expect(shape(await somebody.send({ email }))).toEqual(shape(first));
    }
    // An address with a tag is not told of an application that is not its own.
    const other = () => writtenMails(site.env.dataDir).find(({ head }) => head.includes("twice+tag@example.org"));
    await eventually(async () => expect(other()).toBeDefined());
    expect(other()?.text).not.toContain(first.json().data.reference);
    expect(other()?.text).not.toContain(second.json().data.reference);
    // A repeated request is one application even beyond the first three.
    const key = { "idempotency-key": "the-same-fifth-one" };
    const fifth = await Promise.all([1, 2].map(() => somebody.send({ email: "twice@example.org" }, key)));
    expect(fifth.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(fifth.map((answer) => answer.json().data.reference)).size).toBe(1);
    const later = await somebody.send({ email: "later@example.org" });
    const mails = () => writtenMails(site.env.dataDir).filter(({ head }) => /^To:.*(twice|later)/im.test(head));
    const { reference } = later.json().data;
    await eventually(async () => expect(mails().some(({ text }) => text.includes(reference))).toBe(true));
    expect(mails()).toHaveLength(4);
  });

  test("is accepted again when it is repeated while the first request moves its documents", async () => {
    const key = { "idempotency-key": "repeated-meanwhile" };
    const sent = { email: "meanwhile@example.org", files: await somebody.documents() };
    let first: Awaited<ReturnType<typeof somebody.send>> | undefined;
    const find = vi.spyOn(Uploads.prototype, "find").mockImplementationOnce(async function (this: Uploads, id) {
      first = await somebody.send(sent, key);
      return this.find(id);
    });
    const second = await somebody.send(sent, key);
    find.mockRestore();
    expect([first?.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json().data.reference).toBe(first?.json().data.reference);
  });

  test("does not show its receipt to somebody who only knows the key", async () => {
    const key = { "idempotency-key": "a-key-that-was-seen" };
    await somebody.send({ email: "seen@example.org" }, key);
    const thief = await somebody.send({ email: "thief@example.org" }, key);
    expect(thief.statusCode).toBe(409);
    expect(thief.body).not.toContain("seen@example.org");
    expect((await somebody.send({ email: "short@example.org" }, { "idempotency-key": "aaaaaaaa" })).statusCode).toBe(
      400,
    );
  });

  test("with faults gets a message by field, and is not stored", async () => {
    const answer = await somebody.send({
      name: "",
      email: "nobody",
      linkedin: "javascript:alert(1)",
      years_experience: "many",
      cover_letter: "word ".repeat(501),
      files: {},
      consent: "",
    });
    expect(answer.statusCode).toBe(422);
    const [first] = somebody.vacancy.documents.filter(({ required }) => required);
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
    expect(await somebody.rows("nobody")).toEqual([]);
  });

  test("is refused after the deadline, unless it was begun before", async () => {
    const files = await somebody.documents();
    const later = Date.parse(somebody.vacancy.closes_at) + 60_000;
    vi.useFakeTimers({ now: later, toFake: ["Date"] });
    try {
      expect((await somebody.announce()).statusCode).toBe(410);
      expect((await somebody.send({ email: "late@example.org", files: {} })).statusCode).toBe(410);
      expect((await somebody.send({ email: "intime@example.org", files })).statusCode).toBe(200);
      vi.setSystemTime(later + 16 * 60_000);
      expect((await somebody.send({ email: "toolate@example.org", files })).statusCode).toBe(410);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("an applicant's link", () => {
  const mine = (link: string, method: "GET" | "DELETE" = "GET") =>
    site.app.inject({
      method,
      url: "/frontapi/applications/mine",
      headers: { ...somebody.headers, authorization: `Bearer ${link}` },
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

  test("comes by mail, shows the stored data, and erases all of it", async () => {
    await somebody.send({ email: "leaving@example.org" });
    const link = String(await mailedLink("leaving@example.org"));
    const held = (await mine(link)).json().data;
    expect(held).toMatchObject({ stage: "received", may: "all" });
    const [row] = await somebody.rows("leaving@example.org");
    expect((await mine(link, "DELETE")).statusCode).toBe(200);
    expect(await somebody.rows("leaving@example.org")).toEqual([]);
    expect(readdirSync(somebody.folder("papers"))).not.toContain(row?.files[0]?.id);
    expect((await mine(link)).statusCode).toBe(403);
  });

  test("on a receipt erases nothing", async () => {
    const { receipt } = (await somebody.send({ email: "reading@example.org" })).json().data;
    expect((await mine(receipt)).statusCode).toBe(200);
    expect((await mine(receipt, "DELETE")).statusCode).toBe(403);
    expect(await somebody.rows("reading@example.org")).toHaveLength(1);
  });

  test("is requested with the same answer, whether or not the application exists", async () => {
    const { reference } = (await somebody.send({ email: "asking@example.org" })).json().data;
    const ask = (body: object) =>
      site.app.inject({ method: "POST", url: "/frontapi/applications/link", headers: somebody.headers, payload: body });
    const right = await ask({ email: "asking@example.org", reference });
    const wrong = await ask({ email: "other@example.org", reference });
    expect([wrong.statusCode, wrong.body]).toEqual([right.statusCode, right.body]);
  });

  test.each(["", "x", "track.1.zzzzzzzz.AAAA", "receipt..", "track.1.zzzzzzzz"])("%j opens nothing", async (link) => {
    expect((await mine(link)).statusCode).toBe(403);
  });
});

test("five people can apply from one network within minutes, as a class does", async () => {
  const from = newAddress();
  const statuses: number[] = [];
  for (let person = 1; person <= 5; person += 1)
    statuses.push((await somebody.send({ email: `classmate-${person}@example.org` }, {}, from)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});

test("two simultaneous applications of one person are both stored whole", async () => {
  const answers = await Promise.all([
    somebody.send({ email: "race@example.org" }),
    somebody.send({ email: "race@example.org" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const rows = await somebody.rows("race@example.org");
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(existsSync(path.join(somebody.folder("papers"), String(row.files[0]?.id)))).toBe(true);
  }
});

test("of hundreds of documents, only one without an application is swept", async () => {
  const { payload } = site.content;
  const papers = somebody.folder("papers");
  const names = Array.from({ length: 450 }, (_, index) => `many-${index}`);
  for (const name of [...names, "orphan"]) writeFileSync(path.join(papers, name), "");
  const rows = names.map((name) => sql`(${somebody.vacancy.id}, ${JSON.stringify([{ id: name }])}, '[]')`);
  await runSql(payload, sql`INSERT INTO applications (vacancy_id, files, history) VALUES ${sql.join(rows, sql`, `)}`);
  const before = readdirSync(papers).toSorted();
  await sweepUnnamed(payload, papers, "applications", Date.now() + 3_600_000);
  expect(readdirSync(papers).toSorted()).toEqual(before.filter((name) => name !== "orphan"));
});
