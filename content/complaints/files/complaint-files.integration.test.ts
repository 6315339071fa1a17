import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placesOf } from "../../../testing/everything-stored.ts";
import { heicBeginning } from "../../../testing/files/heic-photograph.ts";
import { plainPdf } from "../../../testing/files/pdf-file.ts";
import { placedPhotograph } from "../../../testing/files/pictures.ts";
import { writtenMails } from "../../../testing/mail-files.ts";
import { applicantAt, newAddress } from "../../../testing/people/applicant.ts";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { queueScanFaults } from "../../uploads/scanning/scan-faults.ts";
import { scannedComplaints } from "./complaint-file.ts";

type Staff = Awaited<ReturnType<typeof staffAt>>;
let site: TestSite;
let folder: string;
let handler: Staff;
let second: Staff;
let owner: Staff;
let hr: Staff;
let photograph: Buffer;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  folder = path.join(site.env.dataDir, "private/complaints");
  handler = await staffAt(site, "enquiries", "Maya Handler");
  second = await staffAt(site, "editor", "Bina Second");
  owner = await staffAt(site, "owner", "Om Owner");
  hr = await staffAt(site, "hr", "Hari HR");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id], secondHandlers: [second.id] },
  });
  photograph = await placedPhotograph();
});
afterAll(() => site.close());

const { complain, complained, seen, change, upload, rowOf } = complainantsOf(() => site);
const uploaded = async (key: string, bytes: Buffer) => String((await upload(key, bytes)).json().data.upload_id);
const stored = () => readdirSync(folder).sort();

test("a photograph is stored without its location, camera and name, and only handlers can open it", async () => {
  const files = { 1: await uploaded("1", photograph), 2: await uploaded("2", plainPdf()) };
  const code = await complained(anonymousComplaint("The crack is in the picture.", { files }));
  expect((await seen(code)).files).toEqual([expect.stringMatching(/^Photograph, /), expect.stringMatching(/^PDF, /)]);
  const { id, files: rows } = await rowOf();
  expect(await placesOf(site, ["Quaggacam", "IMG_purnima"])).toEqual([]);
  const [picture = { id: "" }] = rows;
  const address = `/complaints/${id}/files/${picture.id}`;
  for (const who of [owner, hr]) expect((await who.get(address)).status).toBe(403);
  expect((await handler.get(`/complaints/${id}/files/${picture.id.replace(/^./, "z")}`)).status).toBe(404);
  const opened = await handler.get(address);
  expect(opened.status).toBe(200);
  expect(opened.headers.get("content-disposition")).toMatch(/^attachment; filename="C-\d{6}-1\.jpg"$/);
  const { exif, width, height } = await sharp(Buffer.from(await opened.arrayBuffer())).metadata();
  expect([exif, width, height]).toEqual([undefined, 64, 48]);
  await handler.get(address);
  const { log } = await (await handler.get(`/complaints/${id}`)).json();
  expect(log.map(({ by, what, file }: Record<string, unknown>) => [by, what, file])).toEqual([
    ["Maya Handler", "sawFile", 1],
  ]);
  // The writer is not told each time a file is opened.
  expect((await seen(code)).entries).toEqual([]);
});

describe("a later message", () => {
  test("brings files, which are treated as the complaint's own", async () => {
    const code = await complained(anonymousComplaint("Dust.", { files: { 1: await uploaded("1", photograph) } }));
    const body = {
      action: "message",
      text: "It has grown.",
      files: { 1: await uploaded("1", await placedPhotograph("webp")), 2: await uploaded("2", plainPdf()) },
    };
    const sent = await change(code, body);
    expect(sent.statusCode, sent.body).toBe(200);
    // The answer was lost: the same message, whose files were already taken.
    expect((await change(code, body)).statusCode).toBe(200);
    const { files, entries } = await seen(code);
    expect(files).toEqual([expect.stringMatching(/^Photograph, /)]);
    expect(entries).toMatchObject([
      { words: "It has grown.", files: [expect.stringMatching(/^Photograph, /), expect.stringMatching(/^PDF, /)] },
    ]);
    const { id, files: rows } = await rowOf();
    expect(rows).toHaveLength(3);
    expect(await placesOf(site, ["Quaggacam", "IMG_purnima"])).toEqual([]);
    const address = `/complaints/${id}/files/${rows[1]?.id}`;
    expect((await owner.get(address)).status).toBe(403);
    const opened = await handler.get(address);
    expect(opened.headers.get("content-disposition")).toMatch(/^attachment; filename="C-\d{6}-2\.webp"$/);
    const { exif, format } = await sharp(Buffer.from(await opened.arrayBuffer())).metadata();
    expect([exif, format]).toEqual([undefined, "webp"]);
  });

  test("may be a photograph alone, with an appeal too, but not nothing", async () => {
    const code = await complained(anonymousComplaint("Dust."));
    const files = async () => ({ 1: await uploaded("1", photograph) });
    expect((await change(code, { action: "message", text: "" })).statusCode).toBe(422);
    expect((await change(code, { action: "message", text: "", files: await files() })).statusCode).toBe(200);
    const { id } = await rowOf();
    const decision = { act: "decide", outcome: "refused", text: "No." };
    expect((await handler.post(`/complaints/${id}/acts`, decision)).status).toBe(200);
    expect((await change(code, { action: "message", text: "", files: await files() })).statusCode).toBe(409);
    expect((await change(code, { action: "appeal", text: "Look.", files: await files() })).statusCode).toBe(200);
    expect((await seen(code)).entries.map(({ files }) => files.length)).toEqual([1, 0, 1]);
  });

  test.each([
    ["of somebody else", "x"],
    ["that never arrived", "A".repeat(22)],
  ])("is refused with an upload %s, and changes nothing", async (_, name) => {
    const code = await complained(anonymousComplaint("Dust."));
    const answer = await change(code, { action: "message", text: "See.", files: { 2: name } });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["files.2"]]);
    expect((await seen(code)).entries).toEqual([]);
  });

  test("is refused when the complaint has twelve files", async () => {
    const code = await complained(anonymousComplaint("Dust."));
    const three = async () => ({
      1: await uploaded("1", photograph),
      2: await uploaded("2", photograph),
      3: await uploaded("3", photograph),
    });
    for (const text of ["one", "two", "three", "four"]) {
      expect((await change(code, { action: "message", text, files: await three() })).statusCode).toBe(200);
    }
    const more = await change(code, { action: "message", text: "five", files: { 1: await uploaded("1", photograph) } });
    expect([more.statusCode, more.json().errors["files.1"][0]]).toEqual([422, expect.stringContaining("12")]);
    expect((await rowOf()).files).toHaveLength(12);
  });

  test("with a wrong code takes no file", async () => {
    const before = stored().length;
    const files = { 1: await uploaded("1", photograph) };
    expect((await change("4921083755261904", { action: "message", text: "See.", files })).statusCode).toBe(404);
    expect(stored()).toHaveLength(before);
  });

  test("has its files scanned before anybody can open them", async () => {
    const code = await complained(anonymousComplaint("Dust."));
    await change(code, { action: "message", text: "See.", files: { 1: await uploaded("1", photograph) } });
    const { id, files: rows } = await rowOf();
    const pending = JSON.stringify(rows.map((file) => ({ ...file, scan: "pending" })));
    await runSql(site.content.payload, sql`UPDATE complaints SET files = ${pending} WHERE id = ${id}`);
    expect((await handler.get(`/complaints/${id}/files/${rows[0]?.id}`)).status).toBe(409);
    await change(code, { action: "message", text: "And this.", files: { 1: await uploaded("1", photograph) } });
    const [row] = await runSql(site.content.payload, sql`SELECT scan_due_at FROM complaints WHERE id = ${id}`);
    expect(row?.["scan_due_at"]).not.toBeNull();
    await runSql(site.content.payload, sql`UPDATE complaints SET scan_due_at = NULL WHERE id = ${id}`);
  });

  test("without JavaScript brings its photograph from the status page", async () => {
    const code = await complained(anonymousComplaint("Dust."));
    const words = { code, intent: "message", text: "See the picture." };
    const sent = await posted("/complaint-feedback/status", words, photograph);
    expect(sent.statusCode).toBe(200);
    const files = [expect.stringMatching(/^Photograph, /)];
    expect((await seen(code)).entries).toMatchObject([{ words: "See the picture.", files }]);
    const refused = await posted("/complaint-feedback/status", { ...words, text: "No picture." }, Buffer.from("MZ"));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain("not of a type that we accept here");
    // The text is still there.
    expect(refused.body).toContain("No picture.");
  });
});

test("a photograph of an iPhone is refused with advice on how to convert it", async () => {
  const answer = await upload("1", heicBeginning());
  expect([answer.statusCode, answer.json().errors["files.1"][0]]).toEqual([422, expect.stringMatching(/HEIC.*JPEG/)]);
});

/** Sends a form as a browser without JavaScript does. */
function posted(url: string, fields: Record<string, string>, file?: Buffer) {
  const boundary = "----setu";
  const words = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file.1"; filename="wall.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(words.join("")),
    ...(file ? [Buffer.from(head), file, Buffer.from("\r\n")] : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return site.app.inject({
    method: "POST",
    url,
    remoteAddress: newAddress(),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload,
  });
}

test("only second handlers can open a file of a restricted complaint", async () => {
  const files = { 1: await uploaded("1", photograph) };
  await complained(anonymousComplaint("Himself.", { about_handlers: true, files }));
  const { id, files: rows } = await rowOf();
  expect((await handler.get(`/complaints/${id}/files/${rows[0]?.id}`)).status).toBe(404);
  expect((await second.get(`/complaints/${id}/files/${rows[0]?.id}`)).status).toBe(200);
});

test("a file whose opening cannot be logged is not sent", async () => {
  await complained(anonymousComplaint("Dust.", { files: { 1: await uploaded("1", photograph) } }));
  const { id, files: rows } = await rowOf();
  const open = async () => (await handler.get(`/complaints/${id}/files/${rows[0]?.id}`)).status;
  const release = await refuseChanges();
  expect(await open()).toBe(409);
  await release();
  expect(await open()).toBe(200);
});

/** Makes each change of a complaint fail as if another one had come first; returns what ends it. */
async function refuseChanges(): Promise<() => Promise<unknown>> {
  const { payload } = site.content;
  if (payload.db.name === "sqlite") {
    await runSql(payload, sql`CREATE TRIGGER busy BEFORE UPDATE ON complaints BEGIN SELECT RAISE(IGNORE); END`);
    return () => runSql(payload, sql`DROP TRIGGER busy`);
  }
  await runSql(payload, sql`CREATE FUNCTION busy() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`);
  await runSql(payload, sql`CREATE TRIGGER busy BEFORE UPDATE ON complaints FOR EACH ROW EXECUTE FUNCTION busy()`);
  return () => runSql(payload, sql`DROP TRIGGER busy ON complaints`);
}

test("a file is refused if it is not a photograph or PDF, too large, incomplete or one too many", async () => {
  const program = await upload("1", Buffer.from("MZ this is a program"));
  expect([program.statusCode, program.json().errors]).toEqual([422, { "files.1": [expect.any(String)] }]);
  expect((await upload("4", photograph)).statusCode).toBe(422);
  const announced = await site.app.inject({
    method: "POST",
    url: "/frontapi/applications/uploads",
    headers: { "x-requested-with": "XMLHttpRequest" },
    payload: { key: "1", name: "a.jpg", size: 10_000_001 },
  });
  expect(announced.statusCode).toBe(422);
  const gone = await complain(anonymousComplaint("Dust.", { files: { 1: "A".repeat(22) } }));
  expect([gone.statusCode, Object.keys(gone.json().errors)]).toEqual([422, ["files.1"]]);
});

test("an applicant's document cannot be used as a complaint's file, nor the reverse", async () => {
  const somebody = await applicantAt(site);
  const [document] = somebody.required;
  const announced = (await somebody.announce({ key: document?.key })).json().data.upload_id;
  await somebody.piece(announced, 0, somebody.cv);
  expect(
    (await complain(anonymousComplaint("Dust.", { files: { [String(document?.key)]: announced } }))).statusCode,
  ).toBe(422);
  const picture = await uploaded("1", photograph);
  const files = { ...(await somebody.documents()), [String(document?.key)]: picture };
  expect((await somebody.send({ email: "mixed@example.org", files })).statusCode).toBe(422);
});

test("a repeated request, whose files the first one has taken, is the same complaint", async () => {
  const files = { 1: await uploaded("1", photograph) };
  const body = anonymousComplaint("Again and again.", { files });
  const before = stored().length;
  const answers = [await complain(body, "a-key-of-a-form-0077"), await complain(body, "a-key-of-a-form-0077")];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[1]?.json().data.code).toBe(answers[0]?.json().data.code);
  expect(stored()).toHaveLength(before + 1);
});

test("a form without JavaScript sends its photograph, and keeps it when the form comes back with an error", async () => {
  const post = (fields: Record<string, string>, file?: Buffer) => posted("/ne/complaint-feedback", fields, file);
  const { consent: _, ...typed } = anonymousComplaint("पर्खाल चर्कियो।");
  const words = typed as Record<string, string>;
  const back = await post(words, photograph);
  expect(back.statusCode).toBe(422);
  const [, name = ""] = /name="files\.1" value="([\w-]{22})"/.exec(back.body) ?? [];
  const sent = await post({ ...words, "files.1": name, consent: "1" });
  expect(sent.statusCode).toBe(200);
  expect((await rowOf()).files).toHaveLength(1);
  const refused = await post({ ...words, consent: "1" }, Buffer.from("MZ this is a program"));
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain("यो फाइल यहाँ मागिएको प्रकारको होइन");
});

test("owners are told that a complaint's files are not being scanned, though not whose they are", async () => {
  await complained(anonymousComplaint("The pump shed.", { files: { 1: await uploaded("1", photograph) } }));
  const { id } = await rowOf();
  const long = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const due = Date.now() + 3_600_000;
  await runSql(
    site.content.payload,
    sql`UPDATE complaints SET scan_due_at = ${due}, updated_at = ${long} WHERE id = ${id}`,
  );
  const told = () => writtenMails(site.env.dataDir).filter(({ text }) => text.includes("virus scanner"));
  await queueScanFaults(site.content.payload, "https://firm.example", [scannedComplaints]);
  await expect.poll(() => told().length).toBeGreaterThan(0);
  expect(told()[0]?.text).toContain("1 application or complaint");
  expect(told()[0]?.text).toContain("१ आवेदन वा गुनासोका कागजात");
  await runSql(site.content.payload, sql`UPDATE complaints SET scan_due_at = NULL WHERE id = ${id}`);
});
