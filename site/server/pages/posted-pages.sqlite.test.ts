import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let faq: string;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  faq = String((await site.content.api.faqs("en")).items[0]?.id);
});
afterAll(() => site.close());

type Fields = Record<string, string>;

function post(url: string, fields: Fields) {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return site.app.inject({ method: "POST", url, headers, payload: new URLSearchParams(fields).toString() });
}

test.each([
  ["/faq", "An earlier version of this note has reached us."],
  ["/ne/faq", "यस टिप्पणीको अघिल्लो रूप हामीकहाँ आइपुगेको छ।"],
])("another note under the key of an earlier one is refused with a sentence on %s", async (url, sentence) => {
  const note = (text: string) => post(url, { id: faq, text, idempotency_key: `a key of ${url}` });
  expect((await note("Which office?")).body).not.toContain(sentence);
  const refused = await note("Which form?");
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain(sentence);
});
