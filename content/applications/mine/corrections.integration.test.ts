import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { applicantAt } from "../../../testing/people/applicant.ts";
import { correctingAt } from "../../../testing/people/correcting.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  somebody = await applicantAt(site);
});
afterAll(() => site.close());

const { other, lastMail, applied, cv, upload, documents } = correctingAt(
  () => site,
  () => somebody,
);

describe("until the deadline, an applicant", () => {
  test("corrects texts, but not the mail address", async () => {
    const { change, email } = await applied("words@example.org");
    const answer = await change({ phone: " \u200e+977 1 555 0199\u200d ", email: "other@example.org" });
    expect(answer.statusCode).toBe(200);
    const values = Object.fromEntries(
      answer.json().data.fields.map(({ key, value }: Record<string, string>) => [key, value]),
    );
    expect(values).toMatchObject({ phone: "+977 1 555 0199", email, name: "Asha Lama" });
    expect(answer.json().data.changed).not.toBeNull();
    expect((await somebody.rows(email))[0]).toMatchObject({ phone: "+977 1 555 0199", email });
  });

  test("replaces a document: the new one is listed, the old one deleted, and a mail lists exactly the stored data", async () => {
    const { change, email } = await applied("document@example.org");
    const [before] = await somebody.rows(email);
    const id = await upload(other);
    const answer = await change({ files: { [cv()]: id } });
    expect(answer.statusCode).toBe(200);
    const [after] = await somebody.rows(email);
    const [old, now] = [before?.files[0], after?.files[0]];
    expect(now).toMatchObject({ name: "नयाँ.docx" });
    expect(now?.sha256).not.toBe(old?.sha256);
    const [shown] = answer.json().data.files;
    expect(shown).toMatchObject({ sha256: now?.sha256, earlier: [{ name: "बायोडाटा.docx", sha256: old?.sha256 }] });
    expect(documents()).toContain(now?.id);
    expect(documents()).not.toContain(old?.id);
    expect(existsSync(path.join(somebody.folder("uploads"), id))).toBe(false);
    const mail = await lastMail(email, /has been corrected/);
    // The name of a file may be written by a stranger.
    expect(mail).not.toContain("नयाँ.docx");
    expect(mail).toContain(now?.sha256);
    expect(mail).not.toContain(old?.sha256);
    // A retry after a lost connection changes nothing, and gets no error.
    const again = await change({ files: { [cv()]: id } });
    expect(again.statusCode).toBe(200);
    expect((await somebody.rows(email))[0]?.files[0]?.id).toBe(now?.id);
  });

  test("gets an error for each wrong field, and nothing changes", async () => {
    const { change, email } = await applied("wrong@example.org");
    const before = (await somebody.rows(email))[0];
    const answer = await change({
      name: "",
      phone: "call me",
      files: { [cv()]: "AAAAAAAAAAAAAAAAAAAAAA", passport: "x" },
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(
      [`files.${cv()}`, "files.passport", "name", "phone"].sort(),
    );
    expect((await somebody.rows(email))[0]).toEqual(before);
  });

  test("corrects different fields on two devices, and is told when both correct the same one", async () => {
    const { change, call, email } = await applied("two-devices@example.org");
    const { corrections_made } = (await call("GET")).json().data;
    const from = (payload: object) => change({ ...payload, corrections_made });
    expect((await from({ district: "Kaski" })).statusCode).toBe(200);
    expect((await from({ phone: "+977 1 555 0122", files: { [cv()]: await upload(other) } })).statusCode).toBe(200);
    const refused = await from({
      district: "Lalitpur",
      name: "Asha Rai",
      files: { [cv()]: await upload(somebody.cv) },
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors).toEqual({
      district: [expect.stringContaining("“Kaski”")],
      [`files.${cv()}`]: [expect.stringContaining("नयाँ.docx")],
    });
    // A retry after a lost connection is not a conflict with itself.
    expect((await from({ district: "Kaski" })).statusCode).toBe(200);
    expect((await somebody.rows(email))[0]).toMatchObject({
      name: "Asha Lama",
      district: "Kaski",
      phone: "+977 1 555 0122",
    });
  });

  test("makes one of two simultaneous changes, and the other leaves no file", async () => {
    const { change, email } = await applied("race-change@example.org");
    const [one, two] = [await upload(other), await upload(somebody.cv)];
    const answers = await Promise.all([change({ files: { [cv()]: one } }), change({ files: { [cv()]: two } })]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect([
      [200, 409],
      [200, 200],
    ]).toContainEqual(statuses);
    const [row] = await somebody.rows(email);
    const known = new Set(
      (await site.content.payload.find({ collection: "applications", limit: 0, overrideAccess: true })).docs.flatMap(
        (doc) => (doc as unknown as { files: { id: string }[] }).files.map(({ id }) => id),
      ),
    );
    expect(documents()).toContain(row?.files[0]?.id);
    expect(documents().filter((name) => !known.has(name))).toEqual([]);
  });
});

test("a late scan does not undo a replacement of its document", async () => {
  const { change, email } = await applied("scan@example.org");
  const [read] = await somebody.rows(email);
  await change({ files: { [cv()]: await upload(other) } });
  const [row] = await somebody.rows(email);
  const { payload } = site.content;
  // The scanner's statement names the revision of the row that it has read.
  const late = await runSql(
    payload,
    sql`UPDATE applications SET files = ${JSON.stringify(read?.files)} WHERE id = ${row?.id} AND revision = 0 RETURNING id`,
  );
  expect(late).toEqual([]);
});

test("staff who move an application undo nothing that its applicant has changed meanwhile", async () => {
  const { change, email } = await applied("board@example.org");
  const { payload } = site.content;
  const [row] = await somebody.rows(email);
  const user = { id: 1, collection: "users", role: "hr", name: "Maya" } as never;
  // Between Payload's reading and its writing of the row, the applicant replaces a document.
  const hooks = payload.collections.applications?.config.hooks.beforeChange as unknown[] | undefined;
  const meanwhile = async ({ data }: { data: unknown }) => {
    const answer = await change({ phone: "+977 1 555 0177", files: { [cv()]: await upload(other) } });
    expect(answer.statusCode).toBe(200);
    return data;
  };
  hooks?.unshift(meanwhile);
  try {
    const data = { stage: "reading" };
    await payload.update({
      collection: "applications",
      id: Number(row?.id),
      data,
      user,
      overrideAccess: false,
      depth: 0,
    });
  } finally {
    hooks?.splice(hooks.indexOf(meanwhile), 1);
  }
  const [after] = await somebody.rows(email);
  expect(after).toMatchObject({ stage: "reading", phone: "+977 1 555 0177" });
  expect(after?.files[0]?.id).not.toBe(row?.files[0]?.id);
  expect(documents()).toContain(after?.files[0]?.id);
});

test("after the deadline nothing can be corrected; the page says so and shows everything else", async () => {
  await applied("late-change@example.org");
  const closesAt = Date.parse(somebody.vacancy.closes_at);
  vi.useFakeTimers({ now: closesAt - 1000, toFake: ["Date"] });
  try {
    // The mailed link may have expired by then: the applicant requests a new one.
    await site.app.inject({
      method: "POST",
      url: "/frontapi/applications/link",
      headers: somebody.headers,
      payload: {
        email: "late-change@example.org",
        reference: (await somebody.rows("late-change@example.org"))[0]?.reference,
      },
    });
    const fresh = String(/link=(\S+)/.exec(await lastMail("late-change@example.org", /The link to/))?.[1]);
    const patch = (payload: object) =>
      site.app.inject({
        method: "PATCH",
        url: "/frontapi/applications/mine",
        headers: { ...somebody.headers, authorization: `Bearer ${fresh}` },
        payload,
      });
    expect((await patch({ phone: "+977 1 555 0111" })).statusCode).toBe(200);
    const id = await upload(other);
    vi.setSystemTime(closesAt);
    const refused = await patch({ phone: "+977 1 555 0112" });
    expect(refused.statusCode).toBe(410);
    expect(refused.json().message).toContain("deadline has passed");
    // A file that was on its way at the deadline may still arrive.
    expect((await patch({ files: { [cv()]: id } })).statusCode).toBe(200);
    const page = await site.app.inject(`/application/track?link=${fresh}`);
    expect(page.body).toContain("Applications closed on");
    expect(page.body).not.toContain('value="change"');
    expect(page.body).toContain('value="withdraw"');
  } finally {
    vi.useRealTimers();
  }
});
