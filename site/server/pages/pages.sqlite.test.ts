import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

const origin = "https://www.example.org";
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: origin, ADMIN: "off" });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
/** Returns the page without its data, where people may write what they like. */
const markupOf = (body: string) => body.replace(/<script type="application\/json"[^>]*>.*?<\/script>/s, "");
const attributesOf = (body: string, name: string) =>
  [...markupOf(body).matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map((match) => match[1] ?? "");

/** Publishes a new message by the person on the home page, in one language. */
async function publishMessage(message: string, locale: "en" | "ne"): Promise<void> {
  const { perspective } = await site.content.api.home(locale);
  const data = { message, _status: "published" };
  await site.content.payload.update({ collection: "people", id: perspective?.id ?? 0, data, locale });
}
const untilPageHas = (url: string, text: string) =>
  vi.waitFor(async () => expect((await get(url)).body).toContain(text), { timeout: 5000, interval: 100 });

describe("the home page", () => {
  test.each([
    ["/", "en", "Himalaya Engineering Consultants"],
    ["/ne", "ne", "हिमालय"],
  ])("%s is %s", async (url, locale, name) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${locale}"[ >]`));
    expect(/<title>(.+)<\/title>/.exec(body)?.[1]).toContain(name);
    expect(body).toContain(`<link rel="canonical" href="${origin}${url}">`);
    expect(body).toContain(`<link rel="alternate" hreflang="en" href="${origin}/">`);
    expect(body).toContain(`<link rel="alternate" hreflang="ne" href="${origin}/ne">`);
    expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/">`);
    expect(body).not.toContain("noindex");
  });

  test("the two languages differ", async () => {
    expect(markupOf((await get("/ne")).body)).toContain("सम्पर्क");
    expect(markupOf((await get("/")).body)).toContain("Contact Us");
  });
});

describe("unknown addresses", () => {
  const sentence = "Oops! looks like there are nothing available right now. Please check in later.";

  // The showcase of components is off unless a setting turns it on.
  const showcase = ["/_showcase", "/_showcase/slider", "/_showcase/assets/entry.js"];

  test.each([
    "/nothing",
    "/404",
    "/ne-x",
    "/new",
    "/projects/1/2/3",
    "/.env",
    "/.git/config",
    "/index.html",
    "/*",
    ...showcase,
  ])("%s", async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(markupOf(body)).toContain(`>${sentence}</p>`);
    expect(markupOf(body)).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain("canonical");
  });

  test("in Nepali the link back leads to the Nepali home page", async () => {
    const { statusCode, body } = await get("/ne/nothing");
    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="ne"');
    expect(markupOf(body)).toMatch(/<a [^>]*href="\/ne"[^>]*>गृहपृष्ठमा फर्कनुहोस्/);
  });

  test("all of them are one page of the cache", async () => {
    const [one, other] = [await get("/nothing-1"), await get("/nothing-2?x=1")];
    expect(one.headers.etag).toBe(other.headers.etag);
  });
});

test.each(["/", "/ne", "/nothing", "/?contact=sent"])("%s has no script and no style of its own", async (url) => {
  const { body } = await get(url);
  expect(body.match(/<script type="application\/json" id="page-data">/g)).toHaveLength(1);
  const markup = markupOf(body);
  expect(markup).not.toMatch(/<style/i);
  // The policy does not apply to structured data, which is no script.
  expect(markup.match(/<script(?![^>]* src="\/)(?! type="application\/ld\+json">)[^>]*>/gi)).toBeNull();
  expect(markup.match(/<[^>]+\s(style|on[a-z]+)=/gi)).toBeNull();
  expect(markup).not.toContain("javascript:");
});

test("data that looks like markup stays data", async () => {
  const trick = "</script><script>alert(1)</script><!--";
  await publishMessage(trick, "en");
  await untilPageHas("/", "alert(1)");
  const [{ body }, other] = [await get("/"), await get("/ne")];
  const scripts = (text: string) => text.match(/<\/?script/gi)?.length;
  expect(scripts(body)).toBe(scripts(other.body));
  expect(body).not.toContain("<!--<");
});

describe("every file that a page names exists", () => {
  test.each(["/", "/ne", "/nothing"])("%s", async (url) => {
    const { body } = await get(url);
    const chunks = [...attributesOf(body, "data-entry"), ...attributesOf(body, "data-page")].flatMap((list) =>
      list.split(" ").filter(Boolean),
    );
    const linked = [...attributesOf(body, "href"), ...attributesOf(body, "src"), ...chunks];
    const sets = [
      ...attributesOf(body, "imagesrcset"),
      ...attributesOf(body, "srcSet"),
      ...attributesOf(body, "srcset"),
    ];
    const sources = sets.flatMap((set) => set.split(",").map((part) => part.trim().split(" ")[0] ?? ""));
    const files = [...linked, ...sources].filter((address) => /^\/(assets|media)\/|\.svg$/.test(address));
    expect(files.filter((file) => file.startsWith("/assets/")).length).toBeGreaterThanOrEqual(4);
    for (const file of new Set(files)) expect((await get(file)).statusCode, file).toBe(200);
    expect(chunks.length).toBeGreaterThanOrEqual(4);
  });
});

describe("encodings", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["", undefined],
  ])("Accept-Encoding: %s", async (accepted, encoding) => {
    const plain = (await get("/")).body;
    const { headers, rawPayload } = await get("/", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding, Save-Data, Cookie");
    const decode =
      encoding === "br" ? brotliDecompressSync : encoding === "gzip" ? gunzipSync : (bytes: Buffer) => bytes;
    expect(decode(rawPayload).toString()).toBe(plain);
    expect(Number(headers["content-length"])).toBe(rawPayload.length);
  });

  test("brotli is the smallest", async () => {
    const sizes: number[] = [];
    for (const accepted of ["br", "gzip", ""])
      sizes.push((await get("/", { "accept-encoding": accepted })).rawPayload.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });
});

describe("a visitor who has the page already", () => {
  test("gets 304", async () => {
    const { headers } = await get("/");
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
      const again = await get("/", { "if-none-match": known, "accept-encoding": "br" });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
      expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
    }
    expect((await get("/", { "if-none-match": '"other"' })).statusCode).toBe(200);
    expect((await get("/ne", { "if-none-match": etag })).statusCode).toBe(200);
  });

  test("revalidates it each time", async () => {
    expect((await get("/")).headers["cache-control"]).toContain("max-age=0, must-revalidate");
  });

  test("HEAD is GET without a body", async () => {
    for (const url of ["/", "/nothing"]) {
      const [head, whole] = [await site.app.inject({ method: "HEAD", url }), await get(url)];
      expect([head.statusCode, head.body]).toEqual([whole.statusCode, ""]);
      for (const name of ["etag", "content-type", "content-length", "cache-control", "content-security-policy"]) {
        expect(head.headers[name], name).toBe(whole.headers[name]);
      }
    }
  });
});

test.each(["?x=1", "?utm_source=a&utm_medium=b", "?__proto__[x]=1", "?%", "??", "?locale=ne&draft=true"])(
  "/%s is the same cached page",
  async (query) => {
    const plain = await get("/");
    const junk = await get(`/${query}`);
    expect(junk.statusCode).toBe(200);
    // The token in the page contains its time: the same token means the same page.
    expect(junk.body).toBe(plain.body);
  },
);

describe("a slash at the end", () => {
  test.each([
    ["/ne/", "/ne"],
    ["/nothing/", "/nothing"],
    ["/ne//", "/ne"],
  ])("%s redirects to %s", async (url, target) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, target]);
  });
});

describe("an address that a page does not have", () => {
  test.each([
    ["/complaints", "/complaint-feedback"],
    ["/ne/feedback", "/ne/complaint-feedback"],
    ["/Feedback?from=letter", "/complaint-feedback?from=letter"],
    ["/privacy", "/privacy-policy"],
    ["/ne/terms-and-conditions", "/ne/terms"],
    ["/ne/success-story/1", "/ne/success-stories/1"],
  ])("%s leads to %s", async (url, target) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, target]);
  });

  test.each(["/constructor", "/complaints/1", "/success-story", "/toString"])("%s is not found", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe("publishing", () => {
  test("changes that language's page, and not the other's", async () => {
    const [english, nepali] = [await get("/"), await get("/ne")];
    const message = "नयाँ सन्देश: पहिले हेर्छौँ, अनि नाप्छौँ।";
    await publishMessage(message, "ne");
    await untilPageHas("/ne", message);
    expect((await get("/ne")).headers.etag).not.toBe(nepali.headers.etag);
    const tokenless = (body: string) => body.replace(/"formToken":"[^"]*"|value="[\w-]+\.[\w-]{43}"/g, "");
    expect(tokenless((await get("/")).body)).toBe(tokenless(english.body));
  });
});

describe("while the database fails", () => {
  const broken = new Error("the database does not answer");

  test("the last page is served, and the new one when the database is back", async () => {
    const urls = ["/", "/ne", "/frontapi/home", "/frontapi/home?locale=ne"];
    const before = await Promise.all(urls.map((url) => get(url)));
    const { perspective } = await site.content.api.home("en");
    const quiet = vi.mocked(console.error).mockImplementation(() => {});
    const failing = vi.spyOn(site.content.api, "home").mockRejectedValue(broken);
    const message = "Published while reading fails.";
    const data = { message, _status: "published" };
    await site.content.payload.update({ collection: "people", id: perspective?.id ?? 0, data, locale: "en" });
    const asked = async () => {
      await get("/");
      expect(failing).toHaveBeenCalled();
    };
    await vi.waitFor(asked, { timeout: 5000, interval: 100 });
    const during = await Promise.all(urls.map((url) => get(url)));
    expect(during.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(during.map(({ headers }) => headers.etag)).toEqual(before.map(({ headers }) => headers.etag));
    expect(quiet).toHaveBeenCalledWith(broken);
    failing.mockRestore();
    await untilPageHas("/", message);
    await untilPageHas("/frontapi/home", message);
    quiet.mockClear();
  });

  test("without a cached page the contact form is still served", async () => {
    const fresh = await openTestSite();
    const quiet = vi.mocked(console.error).mockImplementation(() => {});
    const failing = vi.spyOn(fresh.content.api, "home").mockRejectedValue(broken);
    try {
      for (const [url, sorry] of [
        ["/", "This part of the page could not be loaded."],
        ["/ne", "यो भाग लोड भएन।"],
      ] as const) {
        const { statusCode, headers, body } = await fresh.app.inject(url);
        expect(statusCode).toBe(503);
        expect(headers["cache-control"]).toBe("no-store");
        expect(markupOf(body)).toContain(sorry);
        expect(markupOf(body)).toMatch(/<form[^>]*method="post"/);
        expect(body).not.toContain(broken.message);
      }
      expect(quiet).toHaveBeenCalledWith(broken);
      quiet.mockClear();
      failing.mockRestore();
      expect((await fresh.app.inject("/")).statusCode).toBe(200);
    } finally {
      await fresh.close();
    }
  });
});
