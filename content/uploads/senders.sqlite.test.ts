import { afterAll, beforeAll, expect, test } from "vitest";
import { applicantAt } from "../../testing/people/applicant.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { uploadTexts } from "./texts.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  somebody = await applicantAt(site);
});
afterAll(() => site.close());

/** Announces documents from so many networks of an IPv6 site, one from each; none of their bytes come. */
async function announced(prefix: string, count: number, size: number): Promise<number[]> {
  const codes: number[] = [];
  for (let net = 0; net < count; net += 1) {
    codes.push((await somebody.announce({ size }, `${prefix}:${net.toString(16)}::1`)).statusCode);
  }
  return codes;
}
const begun = (codes: number[]) => codes.filter((code) => code === 201).length;

test("all networks of one IPv6 site have the room of one sender, by form too, and leave the rest to others", async () => {
  const megabytes = somebody.vacancy.documents[0]?.max_mb ?? 0;
  const most = Math.floor(200 / megabytes);
  expect(begun(await announced("2001:db8:1", most + 5, megabytes * 1_000_000))).toBe(most);

  const form = new FormData();
  form.set(`file.${somebody.vacancy.documents[0]?.key}`, new Blob([Uint8Array.from(somebody.cv)]), "cv.docx");
  const whole = new Response(form);
  const headers = { "content-type": String(whole.headers.get("content-type")) };
  const payload = Buffer.from(await whole.arrayBuffer());
  const url = `/application/${somebody.vacancy.id}`;
  const send = async (remoteAddress: string) =>
    (await site.app.inject({ method: "POST", url, remoteAddress, headers, payload })).body;
  expect(await send("2001:db8:1:ffff::1")).toContain(uploadTexts.en.tooMuchUnsent);
  expect(await send("2001:db8:2:ffff::1")).not.toContain(uploadTexts.en.tooMuchUnsent);
});

test("all networks of one IPv6 site announce as many documents as one address", async () => {
  expect(begun(await announced("2001:db8:3", 155, 1))).toBe(150);
  expect(begun(await announced("2001:db8:4", 1, 1))).toBe(1);
});
