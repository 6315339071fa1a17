import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { zipParts } from "../content/applicants/zip-parts.ts";
import { sweepPapers } from "../content/jobs/sweep-papers.ts";
import { runSql, sql } from "../content/system/sql.ts";
import { applicantAt } from "./applicant.ts";
import { openTestSite, type TestSite } from "./site.ts";
import { wordFile } from "./word-file.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  somebody = await applicantAt(site);
});
afterAll(() => site.close());

const other = wordFile({ name: "word/other.xml", body: "<a/>" });

async function lastMail(to: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const { docs } = await site.content.payload.find({
      collection: "applicant-mails",
      where: { to: { equals: to } },
      sort: "-id",
      limit: 20,
      overrideAccess: true,
    });
    return docs.find((mail) => subject.test(String(mail["subject"])))?.["text"];
  };
  return String(await vi.waitFor(async () => (await find()) ?? expect.fail("no mail yet"), { timeout: 15_000 }));
}

/** Somebody who has applied, with the link from the mail. */
async function applied(email: string, words: Record<string, unknown> = {}) {
  expect((await somebody.send({ email, ...words })).statusCode).toBe(200);
  const link = String(/link=(\S+)/.exec(await lastMail(email, /We have/))?.[1]);
  const call = (method: "GET" | "PATCH" | "DELETE", payload?: object) =>
    site.app.inject({
      method,
      url: "/frontapi/applications/mine",
      headers: { ...somebody.headers, authorization: `Bearer ${link}` },
      ...(payload && { payload }),
    });
  return { link, email, call, change: (payload: object) => call("PATCH", payload) };
}
const [cv] = [() => String(somebody.required[0]?.key)];

async function upload(bytes: Buffer, changes: object = {}): Promise<string> {
  const { upload_id } = (
    await somebody.announce({ key: cv(), size: bytes.length, name: "नयाँ.docx", ...changes })
  ).json().data;
  await somebody.piece(upload_id, 0, bytes);
  return upload_id;
}
const papers = () => readdirSync(somebody.folder("papers"));

describe("until the deadline an applicant", () => {
  test("corrects words, and the address stays", async () => {
    const { change, email } = await applied("words@example.org");
    const answer = await change({ phone: " +977 1 555 0199 ", email: "other@example.org" });
    expect(answer.statusCode).toBe(200);
    const values = Object.fromEntries(
      answer.json().data.fields.map(({ key, value }: Record<string, string>) => [key, value]),
    );
    expect(values).toMatchObject({ phone: "+977 1 555 0199", email, name: "Asha Lama" });
    expect(answer.json().data.changed).not.toBeNull();
    expect((await somebody.rows(email))[0]).toMatchObject({ phone: "+977 1 555 0199", email });
  });

  test("replaces a paper: the new one is listed, the old one is gone, and a mail says exactly what is stored", async () => {
    const { change, email } = await applied("paper@example.org");
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
    expect(papers()).toContain(now?.id);
    expect(papers()).not.toContain(old?.id);
    expect(existsSync(path.join(somebody.folder("uploads"), id))).toBe(false);
    const mail = await lastMail(email, /has been corrected/);
    expect(mail).toContain(`नयाँ.docx`);
    expect(mail).toContain(now?.sha256);
    expect(mail).not.toContain(old?.sha256);
    // A retry after a line that broke changes nothing, and complains of nothing.
    const again = await change({ files: { [cv()]: id } });
    expect(again.statusCode).toBe(200);
    expect((await somebody.rows(email))[0]?.files[0]?.id).toBe(now?.id);
  });

  test("is told by field what is wrong, and everything stays as it was", async () => {
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

  test("makes one change of two at the same moment, and the file of the other is not left behind", async () => {
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
    expect(papers()).toContain(row?.files[0]?.id);
    expect(papers().filter((name) => !known.has(name))).toEqual([]);
  });
});

test("a scan that comes to its end late does not undo what was replaced meanwhile", async () => {
  const { change, email } = await applied("scan@example.org");
  const [read] = await somebody.rows(email);
  await change({ files: { [cv()]: await upload(other) } });
  const [row] = await somebody.rows(email);
  const { payload } = site.content;
  // What the scanner writes says which row it has read.
  const late = await runSql(
    payload,
    sql`UPDATE applications SET files = ${JSON.stringify(read?.files)} WHERE id = ${row?.id} AND revision = 0 RETURNING id`,
  );
  expect(late).toEqual([]);
});

test("staff who move an application along undo nothing that its applicant wrote meanwhile", async () => {
  const { change, email } = await applied("board@example.org");
  const { payload } = site.content;
  const [row] = await somebody.rows(email);
  const user = { id: 1, collection: "users", role: "hr", name: "Maya" } as never;
  // Between Payload's reading of the row and its writing, the applicant replaces a paper.
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
  expect(papers()).toContain(after?.files[0]?.id);
});

test("after the deadline nothing is corrected, and the page says so and shows all the rest", async () => {
  await applied("late-change@example.org");
  const closesAt = Date.parse(somebody.vacancy.closes_at);
  vi.useFakeTimers({ now: closesAt - 1000, toFake: ["Date"] });
  try {
    // The mailed link may have run out by then: a new one is asked for.
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
    expect(refused.json().message).toContain("deadline is over");
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

test("a paper that is scanned, or that the scanner refused, says so and offers to be replaced", async () => {
  const { email, call, link } = await applied("scanned@example.org");
  const [row] = await somebody.rows(email);
  const set = (scan: string) => {
    const files = row?.files.map((paper) => ({ ...paper, scan }));
    return runSql(
      site.content.payload,
      sql`UPDATE applications SET files = ${JSON.stringify(files)} WHERE id = ${row?.id}`,
    );
  };
  await set("pending");
  expect((await call("GET")).json().data.files[0]).toMatchObject({ state: "scanning" });
  await set("infected");
  const page = await site.app.inject(`/ne/application/track?link=${link}`);
  expect(page.body).toContain("भाइरस जाँचले यो फाइललाई पास गरेन");
  expect(page.body).toContain(`name="file.${cv()}"`);
  const archive = await exported(link);
  expect((await zipParts(archive.rawPayload)).map(({ name }) => name)).toEqual(["application.json"]);
});

const exported = (link: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url: "/frontapi/applications/mine/export",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams({ link }).toString(),
  });

test("an applicant takes a copy of everything along, and nobody else's", async () => {
  const { link, email } = await applied("copy@example.org", { name_ne: "आशा लामा" });
  await applied("neighbour@example.org", { name: "Bina Rai" });
  const answer = await exported(link);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="A-[\w-]+\.zip"$/);
  expect(answer.headers["cache-control"]).toContain("no-store");
  const parts = await zipParts(answer.rawPayload);
  const [row] = await somebody.rows(email);
  expect(parts.map(({ name }) => name)).toEqual([
    "application.json",
    ...(row?.files ?? []).map((_, at) => expect.stringContaining(`papers/${at + 1}-`)),
  ]);
  expect(parts[1]?.packed.equals(somebody.cv)).toBe(true);
  const told = JSON.parse(String(parts[0]?.packed));
  expect(told.application).toMatchObject({ reference: row?.reference, consent: { version: somebody.consent } });
  expect(JSON.stringify(told)).toContain("आशा लामा");
  expect(JSON.stringify(told)).not.toMatch(/Bina|neighbour|link=track/);
  expect((await exported(link, { origin: "https://evil.example" })).statusCode).toBe(403);
  expect((await exported("track.1.zzzzzzzz.AAAA")).statusCode).toBe(403);
});

test("a receipt's link corrects nothing and copies nothing", async () => {
  const { receipt } = (await somebody.send({ email: "receipt@example.org" })).json().data;
  const headers = { ...somebody.headers, authorization: `Bearer ${receipt}` };
  const patch = { method: "PATCH", url: "/frontapi/applications/mine", headers, payload: { name: "X" } } as const;
  expect((await site.app.inject(patch)).statusCode).toBe(403);
  expect((await exported(receipt)).statusCode).toBe(403);
});

test("one applicant's link never reads or changes anything of another's", async () => {
  const [a, b] = [
    await applied("a@example.org", { name: "Anu Gurung" }),
    await applied("b@example.org", { name: "Bina Rai" }),
  ];
  const [before] = await somebody.rows(b.email);
  // An upload of another paper, a stored paper's name, another's address: none of it leads to B.
  const tries = [
    { files: { [cv()]: before?.files[0]?.id } },
    { files: { [cv()]: (before?.files[0] as { from?: string } | undefined)?.from } },
    { id: before?.id, reference: before?.reference, personKey: "x", stage: "hired", linkKey: "x", name: "Anu" },
  ];
  for (const change of tries) await a.change(change);
  expect((await a.call("GET")).body).not.toMatch(/Bina|b@example/);
  const stitched = a.link.replace(/^track\.\w+/, b.link.split(".").slice(0, 2).join("."));
  for (const method of ["GET", "PATCH", "DELETE"] as const) {
    const headers = { ...somebody.headers, authorization: `Bearer ${stitched}` };
    const payload = method === "PATCH" ? { payload: { name: "X" } } : {};
    expect(
      (await site.app.inject({ method, url: "/frontapi/applications/mine", headers, ...payload })).statusCode,
    ).toBe(403);
  }
  expect((await a.call("DELETE")).statusCode).toBe(200);
  expect((await somebody.rows(b.email))[0]).toEqual(before);
  for (const paper of before?.files ?? []) expect(papers()).toContain(paper.id);
  expect((await b.call("GET")).json().data).toMatchObject({ reference: before?.reference, stage: "received" });
});

test("a withdrawal in the moment of a replacement leaves no file", async () => {
  const { change, call } = await applied("both@example.org");
  const id = await upload(other);
  await Promise.all([change({ files: { [cv()]: id } }), call("DELETE")]);
  expect(await somebody.rows("both@example.org")).toEqual([]);
  await sweepPapers(
    { payload: site.content.payload, uploads: { list: async () => [] }, papers: somebody.folder("papers") } as never,
    Date.now() + 3600_000,
  );
  const { docs } = await site.content.payload.find({ collection: "applications", limit: 0, overrideAccess: true });
  const known = docs.flatMap((doc) => (doc as unknown as { files: { id: string }[] }).files.map((file) => file.id));
  expect(papers().sort()).toEqual(known.sort());
});

describe("without JavaScript", () => {
  const boundary = "----setu";
  const field = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = (name: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="new.docx"\r\n\r\n`),
      bytes,
      Buffer.from("\r\n"),
    ]);
  const post = (link: string, fields: Record<string, string>, bytes?: Buffer) =>
    site.app.inject({
      method: "POST",
      url: `/application/track?link=${link}`,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        ...Object.entries({ intent: "change", link, vacancy: String(somebody.vacancy.id), ...fields }).map(
          ([name, value]) => field(name, value),
        ),
        ...(bytes ? [file(`file.${cv()}`, bytes)] : []),
        Buffer.from(`--${boundary}--\r\n`),
      ]),
    });

  test("a form corrects and replaces, and leads back", async () => {
    const { link, email } = await applied("plain-change@example.org");
    const answer = await post(link, { district: "Kaski" }, other);
    expect(answer.statusCode).toBe(302);
    const page = await site.app.inject(String(answer.headers.location));
    expect(page.body).toContain("Your correction is stored");
    expect((await somebody.rows(email))[0]).toMatchObject({ district: "Kaski", files: [{ name: "new.docx" }] });
  });

  test("a file that is none is named beside its field, and nothing is stored", async () => {
    const { link, email } = await applied("plain-program@example.org");
    const answer = await post(link, { district: "Kaski" }, Buffer.from("MZ this is a program"));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("not of a kind that is asked for");
    expect(answer.body).toContain('value="Kaski"');
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
    expect((await somebody.rows(email))[0]).not.toMatchObject({ district: "Kaski" });
  });

  test("a wrong pair of address and reference is answered like a right one", async () => {
    await applied("pair@example.org");
    const [row] = await somebody.rows("pair@example.org");
    const ask = (email: string, reference: string) =>
      site.app.inject({
        method: "POST",
        url: "/application/track",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ email, reference }).toString(),
      });
    const plain = (body: string) => body.replace(/\b[0-9a-z]{8}\.[\w-]{32,}/g, "TOKEN");
    const right = await ask("pair@example.org", String(row?.reference));
    for (const wrong of [
      await ask("nobody@example.org", String(row?.reference)),
      await ask("pair@example.org", "A-0000-0000-0"),
    ]) {
      expect([wrong.statusCode, plain(wrong.body)]).toEqual([right.statusCode, plain(right.body)]);
    }
    expect(right.statusCode).toBe(200);
  });
});
