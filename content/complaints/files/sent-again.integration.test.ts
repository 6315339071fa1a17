import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placedPhotograph } from "../../../testing/files/pictures.ts";
import { newAddress } from "../../../testing/people/applicant.ts";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let photograph: Buffer;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  const handler = await staffAt(site, "enquiries", "Maya Handler");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id], secondHandlers: [] },
  });
  photograph = await placedPhotograph();
});
afterAll(() => site.close());

const { complained, change, rowOf, seen } = complainantsOf(() => site);

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

describe("a form without JavaScript that is sent again", () => {
  const keyIn = ({ body }: { body: string }) => /name="idempotency_key" value="([\w-]{22,64})"/.exec(body)?.[1] ?? "";
  const codeIn = ({ body }: { body: string }) => /<strong>([\d ]{19}|[०-९ ]{19})<\/strong>/.exec(body)?.[1];
  const count = async () => (await site.content.payload.count({ collection: "complaints" })).totalDocs;
  const page = (url: string) => site.app.inject({ url, headers: { "accept-encoding": "br, identity" } });
  const typed = (description: string, key: string) => {
    const { consent: _, ...words } = anonymousComplaint(description);
    return { ...(words as Record<string, string>), consent: "1", idempotency_key: key };
  };

  test.each(["/complaint-feedback", "/ne/complaint-feedback"])(
    "shows the code of the first sending, with a photograph too: %s",
    async (url) => {
      const key = keyIn(await site.app.inject(url));
      expect(key).not.toBe("");
      const before = await count();
      const fields = typed(`Sent again at ${url}.`, key);
      const first = await posted(url, fields, photograph);
      expect(codeIn(first)).toBeDefined();
      // A reload sends the bytes again.
      expect(codeIn(await posted(url, fields, photograph))).toBe(codeIn(first));
      expect(await count()).toBe(before + 1);
      expect((await rowOf()).files).toHaveLength(1);

      // A form that came back names the photograph, which the first sending has taken.
      const back = await posted(url, { ...typed("Sent back.", key), consent: "" }, photograph);
      expect(back.statusCode).toBe(422);
      const [, name = ""] = /name="files\.1" value="([\w-]{22})"/.exec(back.body) ?? [];
      const corrected = { ...typed("Sent back.", keyIn(back)), "files.1": name };
      const [one, other] = [await posted(url, corrected), await posted(url, corrected)];
      expect(codeIn(one)).toBeDefined();
      expect([other.statusCode, codeIn(other)]).toEqual([200, codeIn(one)]);
      expect(await count()).toBe(before + 2);
    },
  );

  test("with other words, or a photograph more, is another complaint, as with JavaScript", async () => {
    const url = "/complaint-feedback";
    const key = keyIn(await site.app.inject(url));
    const sent = [
      await posted(url, typed("Cracked.", key)),
      await posted(url, typed("Cracked from top to bottom.", key)),
      await posted(url, typed("Cracked.", key), photograph),
    ];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(sent.map(codeIn)).size).toBe(3);
    expect((await rowOf()).files).toHaveLength(1);
  });

  test("has a key that no other visitor gets: no cache keeps the page", async () => {
    for (const url of ["/complaint-feedback", "/ne/complaint-feedback", "/complaint-feedback?about=discussion-1"]) {
      const visits = [await page(url), await page(url), await page(url)];
      expect(visits.map(({ headers }) => headers["cache-control"])).toEqual(["no-store", "no-store", "no-store"]);
      const keys = [await site.app.inject(url), await site.app.inject(url)].map(keyIn);
      expect(new Set([...keys, ""]).size).toBe(3);
      // Unlike a page whose address is a secret, search engines find it.
      expect(visits[0]?.headers["x-robots-tag"]).toBeUndefined();
    }
  });
});

test("withdrawing a complaint again, since the answer was lost, is answered as done and logged once", async () => {
  const code = await complained(anonymousComplaint("Dust."));
  const answers = [await change(code, { action: "withdraw" }), await change(code, { action: "withdraw" })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[1]?.json().message).toBe(answers[0]?.json().message);
  expect(await seen(code)).toMatchObject({ state: "withdrawn", entries: [{ by: "writer" }] });
  expect((await change(code, { action: "message", text: "One more thing." })).statusCode).toBe(409);
});
