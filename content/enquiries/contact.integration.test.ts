import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestSite, postContact, sixFields, type TestSite } from "../../testing/site.ts";

let site: TestSite;
/** Each test has a site of its own. */
function ownSites(): void {
  beforeEach(async () => {
    site = await openTestSite();
  });
  afterEach(() => site.close());
}

const stored = async () =>
  (await site.content.payload.find({ collection: "contact-messages", limit: 1000, sort: "id" })).docs;

describe("a message is accepted", () => {
  ownSites();

  test("with exactly the specification's six fields", async () => {
    const answer = await postContact(site.app, sixFields());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ error: false, message: expect.stringContaining("message has reached us") });
    expect(await stored()).toEqual([
      expect.objectContaining({ ...sixFields(), suspicious: false, reasons: "no-token" }),
    ]);
  });

  test("in Nepali, with an answer in Nepali", async () => {
    const answer = await postContact(site.app, sixFields({ name: "आशा लामा", phone: "९८४१२३४५६७" }), {}, "?locale=ne");
    expect(answer.json().message).toMatch(/[\u0900-\u097f]/);
    expect((await stored())[0]).toMatchObject({ name: "आशा लामा", locale: "ne" });
  });

  test("with a number and an address copied from a contact card, without the marks around them", async () => {
    const typed = { email: "asha@example.org\u200f", phone: "\u200e(+977) 1-5550100 ext. 12" };
    expect((await postContact(site.app, sixFields(typed))).statusCode).toBe(200);
    expect((await stored())[0]).toMatchObject({ email: "asha@example.org", phone: "(+977) 1-5550100 ext. 12" });
  });

  test("once under the same key; another message under that key is refused", async () => {
    const headers = { "idempotency-key": "0b0f7c1e-6f0e-4a53-9d5c-2f8f5a3f1c11" };
    const both = await Promise.all([
      postContact(site.app, sixFields(), headers),
      postContact(site.app, sixFields(), headers),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(1);
    const another = (query: string) => postContact(site.app, sixFields({ message: "Another one." }), headers, query);
    const refused = await Promise.all(["", "?locale=ne"].map(another));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(refused.map((answer) => answer.json().message)).toEqual([
      expect.stringMatching(/^You have already sent another message/),
      expect.stringMatching(/^तपाईंले/),
    ]);
    expect(await stored()).toHaveLength(1);
  });
});

describe("a refusal gives the reason in the visitor's language and stores nothing", () => {
  // One site for all, since nothing is stored.
  beforeAll(async () => {
    site = await openTestSite({ SETU_LIMITS: "off" });
  });
  afterAll(() => site.close());

  test.each([
    ["en", "Please tell us your name."],
    ["ne", "कृपया आफ्नो नाम लेख्नुहोस्।"],
  ])("empty fields (%s)", async (locale, first) => {
    const answer = await postContact(site.app, {}, {}, `?locale=${locale}`);
    expect(answer.statusCode).toBe(422);
    const { error, errors } = answer.json();
    expect(error).toBe(true);
    expect(Object.keys(errors).sort()).toEqual(["country", "email", "message", "name"]);
    expect(errors.name[0]).toBe(first);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["email", "nobody"],
    ["email", `${"a".repeat(250)}@example.org`],
    ["email", "a@example.org\r\nBcc: b@example.org"],
    ["name", "Asha\r\nBcc: everyone@example.org"],
    ["name", "x".repeat(121)],
    ["phone", "call me"],
    ["message", "x".repeat(5001)],
    ["message", "   \n "],
    ["country", "x".repeat(81)],
    ["company", "Acme\u0000"],
  ])("%s: %j", async (field, value) => {
    const answer = await postContact(site.app, sixFields({ [field]: value }));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  const broken: [string, unknown, Record<string, string>, number][] = [
    ["no JSON", "{", {}, 400],
    ["an array", [], {}, 400],
    ["a wrong type", sixFields({ name: 7 }), {}, 400],
    ["an object for a text", sixFields({ email: { $gt: "" } }), {}, 400],
    ["null", "null", {}, 400],
    ["an empty body", "", {}, 400],
    ["prototype pollution", '{"__proto__":{"x":1},"name":"a"}', {}, 400],
    ["constructor pollution", '{"constructor":{"prototype":{"x":1}}}', {}, 400],
    ["a deep body", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`, {}, 413],
    ["a large body", sixFields({ message: "x".repeat(70_000) }), {}, 413],
    ["text/plain", JSON.stringify(sixFields()), { "content-type": "text/plain" }, 415],
    ["no type", JSON.stringify(sixFields()), { "content-type": "" }, 415],
    ["a multipart form", "--x--", { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["a form", "name=a", { "content-type": "application/x-www-form-urlencoded" }, 400],
    ["no XMLHttpRequest", sixFields(), { "x-requested-with": "" }, 400],
    ["another origin", sixFields(), { origin: "https://evil.example" }, 403],
    ["a null origin", sixFields(), { origin: "null" }, 403],
    ["a cross-site request", sixFields(), { "sec-fetch-site": "cross-site" }, 403],
    ["a same-site request", sixFields(), { "sec-fetch-site": "same-site" }, 403],
    ["a bad key", sixFields(), { "idempotency-key": "' OR 1=1" }, 400],
  ];
  test.each(broken)("%s", async (_, body, headers, status) => {
    const answer = await postContact(site.app, body, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: true, message: expect.any(String) });
    expect(answer.body).not.toMatch(/node_modules|at \w+ \(|Error:/);
    expect(await stored()).toEqual([]);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test("any input: never a 5xx, never an invalid message stored", async () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.object({ maxDepth: 2 }),
      fc.array(fc.string()),
    );
    const body = fc.dictionary(
      fc.constantFrom("name", "email", "phone", "message", "company", "country", "__proto__", "form_token", "x"),
      value,
    );
    await fc.assert(
      fc.asyncProperty(body, async (given) => {
        const answer = await postContact(site.app, JSON.stringify(given));
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.json().error).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(await stored()).toEqual([]);
  });
});

describe("suspicious messages are flagged and kept", () => {
  ownSites();

  test.each([
    ["a filled honeypot", { website: "https://spam.example" }, "honeypot"],
    ["many links", { message: "http://a.example http://b.example www.c.example" }, "links"],
    ["a forged token", { form_token: "abc.def" }, "bad-token"],
  ])("%s", async (_, changes, reason) => {
    expect((await postContact(site.app, sixFields(changes))).statusCode).toBe(200);
    const [message] = await stored();
    expect(message).toMatchObject({ suspicious: true, reasons: expect.stringContaining(reason) });
    expect(message?.senderMail.state).toBe("withheld");
  });

  test("a form sent faster than a person types", async () => {
    const { token } = (await site.app.inject("/frontapi/form-token")).json().data;
    await postContact(site.app, sixFields({ form_token: token }));
    expect((await stored())[0]).toMatchObject({ suspicious: true, reasons: "too-fast" });
  });
});

describe("limits", () => {
  ownSites();

  test("five messages a minute are accepted, and refused ones do not count", async () => {
    for (let round = 0; round < 10; round += 1)
      expect((await postContact(site.app, sixFields({ email: "" }))).statusCode).toBe(422);
    const codes: number[] = [];
    for (let round = 0; round < 7; round += 1) codes.push((await postContact(site.app, sixFields())).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await postContact(site.app, sixFields());
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(5);
  });

  test("a forged X-Forwarded-For does not raise the limit; one from a trusted proxy counts", async () => {
    const from = (app: TestSite["app"], address: string) =>
      postContact(app, sixFields(), { "x-forwarded-for": address });
    const codes: number[] = [];
    for (let round = 0; round < 7; round += 1) codes.push((await from(site.app, `198.51.100.${round}`)).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    const behindProxy = await openTestSite({ TRUSTED_PROXIES: "127.0.0.1" });
    for (let round = 0; round < 7; round += 1) {
      expect((await from(behindProxy.app, `198.51.100.${round}`)).statusCode).toBe(200);
    }
    await behindProxy.close();
  });

  test("attempts have a higher limit", async () => {
    const codes: number[] = [];
    for (let round = 0; round < 62; round += 1) codes.push((await postContact(site.app, {})).statusCode);
    expect(codes.filter((code) => code === 422)).toHaveLength(60);
    expect(codes.at(-1)).toBe(429);
  });
});

describe("without JavaScript", () => {
  ownSites();

  const post = (fields: Record<string, string>, url = "/", headers: Record<string, string> = {}) =>
    site.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  test("the page comes back with the same error messages and the typed values", async () => {
    const answer = await post(sixFields({ email: "nobody", website: "" }), "/ne");
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("यो इमेल ठेगानाजस्तो देखिएन");
    expect(answer.body).toContain("<title>त्रुटि: ");
    expect(answer.body).toContain("Upper Valley Cooperative");
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("it comes back at the form, which says above its fields that nothing was sent", async () => {
    const formIn = (body: string) => /<form[^>]*action="\/ne#contact".*?<\/form>/s.exec(body)?.[0] ?? "";
    expect(formIn((await site.app.inject("/ne")).body)).toContain('name="email"');
    const { body } = await post(sixFields({ email: "nobody", website: "" }), "/ne");
    const [before = ""] = formIn(body).split('name="name"');
    expect(before).toMatch(/role="alert"[^>]*>पठाउन सकिएन/);
  });

  test("success redirects to a page that says so, so that a reload sends nothing", async () => {
    const answer = await post(sixFields() as Record<string, string>);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/?contact=sent#contact");
    expect((await site.app.inject("/?contact=sent")).body).toContain("Your message has reached us");
    expect(await stored()).toHaveLength(1);
  });

  test("the limits apply here too, and other sites cannot post", async () => {
    for (let round = 0; round < 5; round += 1) await post(sixFields() as Record<string, string>);
    expect((await post(sixFields() as Record<string, string>)).body).toMatch(
      /several times in a short time from your network. Please try again in a minute/,
    );
    expect(
      (await post(sixFields() as Record<string, string>, "/", { origin: "https://evil.example" })).statusCode,
    ).toBe(403);
    expect(await stored()).toHaveLength(5);
  });

  test("an address without a form refuses a POST", async () => {
    expect((await post({}, "/nothing-here")).statusCode).toBe(405);
  });
});
