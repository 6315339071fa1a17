import { readdirSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { applicationFields } from "@setu/contract/application-fields";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { layeredJpeg, longNamedWord, repeatingOffice, scriptBombPdf } from "../../../../testing/files/file-bombs.ts";
import { plainPdf } from "../../../../testing/files/pdf-file.ts";
import { applicantAt, newAddress } from "../../../../testing/people/applicant.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { Uploads } from "../../../uploads/uploads.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  somebody = await applicantAt(site);
});
afterAll(() => site.close());

/** The worst share of its time in which a task blocked everything else. */
async function longestWait(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let isOver = false;
  const done = task().finally(() => {
    isOver = true;
  });
  let longest = 0;
  for (let last = startedAt; !isOver; ) {
    await nextTurn();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await done;
  return longest / (performance.now() - startedAt);
}

async function upload(
  bytes: Buffer,
  { from = newAddress(), ...document }: { from?: string; vacancy?: number; key?: string } = {},
) {
  const { upload_id } = (await somebody.announce({ ...document, size: bytes.length }, from)).json().data;
  return somebody.piece(upload_id, 0, bytes, from);
}

/** Uploads a file as the page does: one that cannot be judged yet is sent again. */
async function uploadPatiently(bytes: Buffer) {
  const from = newAddress();
  const { upload_id } = (await somebody.announce({ size: bytes.length }, from)).json().data;
  let answer = await somebody.piece(upload_id, 0, bytes, from);
  for (let tries = 0; answer.statusCode === 503 && tries < 5; tries += 1) {
    answer = await somebody.piece(upload_id, bytes.length, Buffer.alloc(0), from);
  }
  return answer;
}

/** The first document of an open vacancy that may be a picture. */
async function pictureDocument(): Promise<{ vacancy: number; key: string }> {
  for (const { id } of (await site.app.inject("/frontapi/careers")).json().data.items) {
    const { documents } = (await site.app.inject(`/frontapi/careers/${id}`)).json().data as VacancyDetail;
    const document = documents.find(({ types }) => types.includes("jpg"));
    if (document) return { vacancy: id, key: document.key };
  }
  throw new Error("No vacancy of the seed takes pictures.");
}

describe("a file made to keep its reader busy", () => {
  test("does not block the site: a Word file with a long name", async () => {
    let answer: Awaited<ReturnType<typeof upload>> | undefined;
    const wait = await longestWait(async () => {
      answer = await upload(longNamedWord(80_000));
    });
    expect(wait, "share of the time in which nothing else was done").toBeLessThan(0.5);
    expect(answer?.statusCode).toBe(422);
  });

  test("does not block the back office: an editor's file with many references", async () => {
    vi.spyOn(site.content.payload.logger, "error").mockImplementation(() => {});
    const bytes = repeatingOffice(4, 250_000);
    const file = { data: bytes, name: "a.xlsx", mimetype: "application/zip", size: bytes.length };
    const create = () =>
      site.content.payload.create({ collection: "documents", locale: "en", data: { name: "A" }, file });
    const wait = await longestWait(() => expect(create()).rejects.toMatchObject({ status: 400 }));
    expect(wait, "share of the time in which nothing else was done").toBeLessThan(0.5);
    vi.mocked(site.content.payload.logger.error).mockRestore();
  });

  test("is refused with a reason, and delays only the other files of its sender", async () => {
    const bomb = scriptBombPdf(1000);
    expect(bomb.length).toBeLessThan(5000);
    const order: string[] = [];
    const noted = async (name: string, answer: Promise<{ statusCode: number; body: string }>) => {
      const { statusCode, body } = await answer;
      if (statusCode !== 503) order.push(name);
      return { statusCode, body };
    };
    const from = newAddress();
    const bombs = [1, 2, 3, 4].map(() => noted("bomb", upload(bomb, { from })));
    const honest = await noted("honest", uploadPatiently(plainPdf()));
    expect(honest.statusCode).toBe(200);
    for (const { statusCode, body } of await Promise.all(bombs)) {
      // 503: it waited too long behind other files of its sender.
      expect([422, 503]).toContain(statusCode);
      if (statusCode === 422) expect(body).toContain("too much time or memory");
    }
    expect(order.indexOf("honest"), order.join()).toBeLessThan(2);
  }, 60_000);

  test("is refused with a reason: a picture of 40 million pixels in layers", async () => {
    const answer = await upload(await layeredJpeg(), await pictureDocument());
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("too much time or memory");
  }, 60_000);
});

describe("a form without JavaScript", () => {
  const boundary = "----setu";
  const field = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = (key: string, bytes: Buffer) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file.${key}"; filename="cv.docx"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
    // A page also sends the id of an earlier upload for the document: here none.
    field(`files.${key}`, ""),
  ];
  const words = (email: string) => ({
    ...Object.fromEntries(applicationFields.map((name) => [name, ""])),
    ...somebody.words({ email }),
    ...Object.fromEntries(Object.entries(somebody.answers).map(([key, value]) => [`answers.${key}`, value])),
    consent: somebody.consent,
  });
  const send = (email: string, keys: string[], { from = newAddress(), locale = "" } = {}) =>
    site.app.inject({
      method: "POST",
      url: `${locale}/application/${somebody.vacancy.id}`,
      remoteAddress: from,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        ...Object.entries(words(email)).map(([name, value]) => field(name, value)),
        ...keys.flatMap((key) => file(key, somebody.cv)),
        Buffer.from(`--${boundary}--\r\n`),
      ]),
    });
  const required = () => somebody.required.map(({ key }) => key);
  const kept = () => readdirSync(somebody.folder("uploads")).length;

  test("is accepted as a browser sends it", async () => {
    const answer = await send("as-a-browser@example.org", required());
    expect(answer.statusCode).toBe(302);
    expect(await somebody.rows("as-a-browser@example.org")).toHaveLength(1);
  });

  test("accepts one file for each document", async () => {
    const before = kept();
    const [key = ""] = required();
    const answer = await send("several@example.org", [key, key, key]);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("one file here");
    expect(kept() - before).toBe(1);
  });

  test("from a sender of many is read only for its texts, and those of others are accepted as before", async () => {
    const from = newAddress();
    const before = kept();
    const [key = ""] = required();
    // Files that were not asked for count too, and are never judged.
    const unasked = Array.from({ length: 9 }, (_, index) => `unasked-${index}`);
    for (let count = 0; count < 15; count += 1) await send("flood", [key, ...unasked], { from });
    const taken = kept() - before;
    const answer = await send("flood-\u0928", [key], { from, locale: "/ne" });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.body).toContain('value="flood-\u0928"');
    expect(answer.body).toContain("छोटो समयमा धेरै फाइल");
    expect(kept() - before).toBe(taken);
    expect(taken).toBe(15);
    expect((await somebody.announce({}, from)).statusCode, "the other way in counts them too").toBe(429);
    expect((await send("honest@example.org", required())).statusCode).toBe(302);
  }, 60_000);

  test("keeps its texts when there is no room for its files", async () => {
    const uploads = new Uploads(somebody.folder("uploads"));
    const whale = await uploads.begin({ vacancy: 1, key: "cv", name: "cv", size: 1_999_999_000, from: "others" });
    try {
      const before = kept();
      const answer = await send("no-room@example.org", required());
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer.body).toContain('value="no-room@example.org"');
      expect(answer.body).toContain("no room for this file");
      expect(kept()).toBe(before);
    } finally {
      await uploads.remove(whale.id);
    }
  });
});
