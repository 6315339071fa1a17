import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicantAt } from "../../../testing/people/applicant.ts";
import { correctingAt } from "../../../testing/people/correcting.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { zipParts } from "../../platform/files/inspection/zip-parts.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  somebody = await applicantAt(site);
});
afterAll(() => site.close());
const small = { entries: 20, unpacked: 1_000_000, ratio: 100 };

const { other, applied, cv, upload, documents, exported } = correctingAt(
  () => site,
  () => somebody,
);

test("a document that waits for the scanner, or was refused by it, says so and can be replaced", async () => {
  const { email, call, link } = await applied("scanned@example.org");
  const [row] = await somebody.rows(email);
  const set = (scan: string) => {
    const files = row?.files.map((document) => ({ ...document, scan }));
    return runSql(
      site.content.payload,
      sql`UPDATE applications SET files = ${JSON.stringify(files)} WHERE id = ${row?.id}`,
    );
  };
  await set("pending");
  expect((await call("GET")).json().data.files[0]).toMatchObject({ state: "scanning" });
  await set("infected");
  const page = await site.app.inject(`/ne/application/track?link=${link}`);
  expect(page.body).toContain("भाइरस जाँचमा यो फाइल सुरक्षित ठहरिएन");
  expect(page.body).toContain(`name="file.${cv()}"`);
  const archive = await exported(link);
  expect((await zipParts(archive.rawPayload, small)).map(({ name }) => name)).toEqual(["application.json"]);
});

test("applicants download a copy of everything in their own application", async () => {
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
  const parts = await zipParts(answer.rawPayload, small);
  const [row] = await somebody.rows(email);
  expect(parts.map(({ name }) => name)).toEqual([
    "application.json",
    ...(row?.files ?? []).map((_, at) => expect.stringContaining(`documents/${at + 1}-`)),
  ]);
  expect(parts[1]?.packed.equals(somebody.cv)).toBe(true);
  const told = JSON.parse(String(parts[0]?.packed));
  expect(told.application).toMatchObject({ reference: row?.reference, consent: { version: somebody.consent } });
  expect(JSON.stringify(told)).toContain("आशा लामा");
  expect(JSON.stringify(told)).not.toMatch(/Bina|neighbour|link=track/);
  expect((await exported(link, { origin: "https://evil.example" })).statusCode).toBe(403);
  expect((await exported("track.1.zzzzzzzz.AAAA")).statusCode).toBe(403);
});

test("a receipt's link allows neither a correction nor a copy", async () => {
  const { receipt } = (await somebody.send({ email: "receipt@example.org" })).json().data;
  const headers = { ...somebody.headers, authorization: `Bearer ${receipt}` };
  const patch = { method: "PATCH", url: "/frontapi/applications/mine", headers, payload: { name: "X" } } as const;
  expect((await site.app.inject(patch)).statusCode).toBe(403);
  expect((await exported(receipt)).statusCode).toBe(403);
});

test("the link of one applicant never reads or changes another's application", async () => {
  const [a, b] = [
    await applied("a@example.org", { name: "Anu Gurung" }),
    await applied("b@example.org", { name: "Bina Rai" }),
  ];
  const [before] = await somebody.rows(b.email);
  // An upload of another document, a stored document's name, another's address: none of these leads to B.
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
  for (const document of before?.files ?? []) expect(documents()).toContain(document.id);
  expect((await b.call("GET")).json().data).toMatchObject({ reference: before?.reference, stage: "received" });
});

test("a withdrawal during a replacement leaves no file", async () => {
  const { change, call } = await applied("both@example.org");
  const id = await upload(other);
  await Promise.all([change({ files: { [cv()]: id } }), call("DELETE")]);
  expect(await somebody.rows("both@example.org")).toEqual([]);
  const { docs } = await site.content.payload.find({ collection: "applications", limit: 0, overrideAccess: true });
  const known = docs.flatMap((doc) => (doc as unknown as { files: { id: string }[] }).files.map((file) => file.id));
  expect(documents().sort()).toEqual(known.sort());
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
  const post = (link: string, fields: Record<string, string>, bytes?: Buffer, query = "") =>
    site.app.inject({
      method: "POST",
      url: `/application/track?link=${link}${query}`,
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
    expect(page.body).toContain("Your correction has been saved");
    expect((await somebody.rows(email))[0]).toMatchObject({ district: "Kaski", files: [{ name: "new.docx" }] });
  });

  test("a correction that is refused after another was saved is not confirmed", async () => {
    const { link } = await applied("refused-after@example.org");
    const answer = await post(link, { phone: "call me" }, undefined, "&saved=1");
    expect(answer.statusCode).toBe(422);
    expect(answer.body).not.toContain("Your correction has been saved");
  });

  test("a form that is older than a correction from another device reverts nothing before its sender knows", async () => {
    const { link, email, change } = await applied("older-form@example.org");
    const madeIn = (body: string) => String(/name="corrections_made" value="(\d+)"/.exec(body)?.[1]);
    const page = await site.app.inject(`/application/track?link=${link}`);
    expect((await change({ phone: "+977 1 555 0188" })).statusCode).toBe(200);
    const old = { phone: "+977 1 555 0100", district: "Kaski" };
    const refused = await post(link, { ...old, corrections_made: madeIn(page.body) });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toMatch(/id="phone-error"[^>]*>[^<]*“\+977 1 555 0188”/);
    expect(refused.body).toContain('value="Kaski"');
    expect((await somebody.rows(email))[0]).toMatchObject({ phone: "+977 1 555 0188" });
    const again = await post(link, { ...old, corrections_made: madeIn(refused.body) });
    expect(again.statusCode).toBe(302);
    expect((await somebody.rows(email))[0]).toMatchObject(old);
  });

  test("a file that is not a document is refused beside its field, and nothing is stored", async () => {
    const { link, email } = await applied("plain-program@example.org");
    const answer = await post(link, { district: "Kaski" }, Buffer.from("MZ this is a program"));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("not of a type that we accept");
    expect(answer.body).toContain('value="Kaski"');
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
    expect((await somebody.rows(email))[0]).not.toMatchObject({ district: "Kaski" });
  });

  test("an impossible address or reference is refused beside its field, and uses up nothing", async () => {
    const ask = (email: string, reference: string, path = "/application/track") =>
      site.app.inject({
        method: "POST",
        url: path,
        remoteAddress: "192.0.2.77",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ email, reference }).toString(),
      });
    const wrong = await ask("asha@", "XX");
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain("This does not look like an email address");
    expect(wrong.body).toContain("This is not a reference of ours");
    const [field = ""] = /<input[^>]* name="email"[^>]*>/.exec(wrong.body) ?? [];
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain('value="asha@"');
    const empty = await ask("", "", "/ne/application/track");
    expect(empty.statusCode).toBe(422);
    expect(empty.body).toContain("कृपया आवेदन दिँदाको इमेल ठेगाना लेख्नुहोस्");
    for (let times = 0; times < 25; times += 1) await ask("asha@", "XX");
    expect((await ask("asha@example.org", "A-0000-0000-0")).statusCode).toBe(200);
  });

  test("an address and reference that do not match get the same answer as a matching pair", async () => {
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
