import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { applicationFields } from "@setu/contract/application-fields";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applicantAt, newAddress } from "../../../testing/people/applicant.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  somebody = await applicantAt(site);
});
afterAll(() => site.close());

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
const send = (payload: Buffer) =>
  site.app.inject({
    method: "POST",
    url: `/ne/application/${somebody.vacancy.id}`,
    remoteAddress: newAddress(),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload,
  });
const post = (fields: Record<string, string>, files: Record<string, Buffer>) => send(multipart(fields, files));
const words = (email: string) => ({
  ...Object.fromEntries(applicationFields.map((name) => [name, ""])),
  ...somebody.words({ email }),
  ...Object.fromEntries(Object.entries(somebody.answers).map(([key, value]) => [`answers.${key}`, value])),
  consent: somebody.consent,
});
const allDocuments = () => Object.fromEntries(somebody.required.map(({ key }) => [`file.${key}`, somebody.cv]));

test("the form sends its files along, and leads to the receipt", async () => {
  const answer = await post(words("plain@example.org"), allDocuments());
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toMatch(/^\/ne\/application\/track\?link=receipt\./);
  expect(await somebody.rows("plain@example.org")).toHaveLength(1);
});

test("a form with a fault comes back with its texts and its files", async () => {
  const answer = await post({ ...words("plain-again@example.org"), phone: "" }, allDocuments());
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("<title>त्रुटि: ");
  expect(answer.body).toContain('value="plain-again@example.org"');
  const [, id = ""] = /name="files\.[\w-]+" value="([\w-]{22})"/.exec(answer.body) ?? [];
  expect(existsSync(path.join(somebody.folder("uploads"), id))).toBe(true);
});

test("a file that is not a document is refused beside its field", async () => {
  const files = { [`file.${somebody.vacancy.documents[0]?.key}`]: Buffer.from("MZ this is a program") };
  const answer = await post(words("program@example.org"), files);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("यो फाइल यहाँ मागिएको प्रकारको होइन");
});

const nameless = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\na\r\n`);
test.each<[string, (whole: Buffer) => Buffer]>([
  ["ends within its words", (whole) => whole.subarray(0, 300)],
  ["ends within a file", (whole) => whole.subarray(0, whole.indexOf("word/document.xml"))],
  ["lacks its end", (whole) => whole.subarray(0, -boundary.length - 8)],
  ["has a part without a name", (whole) => Buffer.concat([nameless, whole])],
])("a form that %s is refused, and leaves no files", async (_, broken) => {
  const before = readdirSync(somebody.folder("uploads"));
  const answer = await send(broken(multipart(words("broken@example.org"), allDocuments())));
  expect(answer.statusCode).toBe(400);
  expect(readdirSync(somebody.folder("uploads")).length - before.length).toBeLessThanOrEqual(0);
});
