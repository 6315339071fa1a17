import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signedCookie } from "../../../testing/people/signed-cookie.ts";
import { freePort } from "../../../testing/postgres.ts";
import { listen, type RawRequest, ask as rawAsk } from "../../../testing/raw-request.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

interface Arrived {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A fake back office that records the requests that reach it. */
const arrived: Arrived[] = [];
let backOffice: Server;
let site: TestSite;
let port: number;

async function startBackOffice(on: number): Promise<void> {
  backOffice = createServer((incoming, answer) => {
    let body = "";
    incoming.on("data", (chunk) => (body += chunk));
    incoming.on("end", () => {
      arrived.push({ method: incoming.method ?? "", url: incoming.url ?? "", headers: incoming.headers, body });
      answer.setHeader("set-cookie", "setu-token=new; HttpOnly");
      answer.setHeader("x-back-office", "yes");
      answer.end("the back office");
    });
  });
  await new Promise<void>((resolve) => backOffice.listen(on, "127.0.0.1", resolve));
}
const stopBackOffice = () =>
  new Promise<unknown>((resolve) => {
    backOffice.close(resolve);
    backOffice.closeAllConnections();
  });

beforeAll(async () => {
  const adminPort = await freePort();
  await startBackOffice(adminPort);
  site = await openTestSite({ ADMIN_PORT: String(adminPort), PUBLIC_ORIGIN: "https://www.example.org" });
  port = await listen(site.app);
  const exp = Math.floor(Date.now() / 1000) + 3600;
  staff.cookie = signedCookie({ sid: "a", exp }, site.content.payload.secret);
});
afterAll(async () => {
  await site.close();
  await stopBackOffice();
});
afterEach(() => {
  arrived.length = 0;
});

/** The cookie of a session, which is signed with the secret of the site. */
const staff = { cookie: "" };

const ask = (path: string, options: RawRequest = {}, to = port) => rawAsk(to, path, options);
const json = (body: object, headers: Record<string, string> = {}): RawRequest => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});

describe("requests that reach the back office", () => {
  test.each([
    ["/admin", {}],
    ["/admin/login", {}],
    ["/admin/collections/news/3?depth=1", {}],
    ["/_next/static/chunks/main-abc.js", {}],
    ["/api/users/me", {}],
    ["/api/news?limit=10&where[name][like]=x", staff],
    ["/api/globals/home-page", staff],
    ["/api/payload-preferences/nav", staff],
    ["/api/media/file/a.jpg", staff],
  ])("%s", async (path, headers) => {
    const answer = await ask(path, { headers });
    expect([answer.status, answer.body]).toEqual([200, "the back office"]);
    expect(answer.headers["x-back-office"]).toBe("yes");
    expect(answer.headers["set-cookie"]).toEqual(["setu-token=new; HttpOnly"]);
    expect(arrived.map(({ method, url }) => [method, url])).toEqual([["GET", path]]);
  });

  test("with the body, as it was sent", async () => {
    await ask("/api/users/login", json({ email: "a@example.org", password: "नमस्ते" }));
    expect(arrived[0]).toMatchObject({ method: "POST", body: '{"email":"a@example.org","password":"नमस्ते"}' });
    const form = "--x\r\nContent-Disposition: form-data; name=_payload\r\n\r\n{}\r\n--x--\r\n";
    const type = { "content-type": "multipart/form-data; boundary=x", ...staff };
    await ask("/api/news/3", { method: "PATCH", body: form, headers: type });
    expect(arrived[1]).toMatchObject({ method: "PATCH", body: form, headers: type });
  });

  test("with the address at which visitors see the site, whatever the request claims", async () => {
    const claims = { host: "www.example.org", "x-forwarded-host": "evil.test", "x-forwarded-proto": "http" };
    await ask("/admin", { headers: claims });
    expect(arrived[0]?.headers).toMatchObject({
      host: "www.example.org",
      "x-forwarded-host": "www.example.org",
      "x-forwarded-proto": "https",
    });
  });
});

describe("requests that do not reach the back office", () => {
  test.each([
    "/api/users/first-register",
    "/api/users/init",
    "/api/news/first-register",
    "/api/og",
    "/api/graphql",
    "/api/graphql-playground",
    "/api/payload-jobs",
    "/api/payload-jobs/run",
    "/api/payload-migrations",
    "/api/globals/payload-jobs-stats",
    "/api/system-state",
    "/api/system-changes",
    "/api/users/first%2dregister",
    "/api/users/%66irst-register",
    "/api/users//first-register",
    "/api//users/first-register",
    "/api/users/first-register/",
    "/api/users/./first-register",
    "/api/users/login/../first-register",
    "/api/news/../payload-jobs",
    "/api/news/%2e%2e/payload-jobs",
    "/api/news/..%2fpayload-jobs",
    "/api/news\\..\\payload-jobs",
    "/api/news;/../users/first-register",
    "/admin/../api/users/first-register",
    "/admin/%2e%2e/api/users/first-register",
    "/admin/..%2fapi%2fusers%2ffirst-register",
    "/admin\\..\\api\\users\\first-register",
    "/_next/static/../../api/users/first-register",
    "/_next/static/%2e%2e/%2e%2e/api/users/first-register",
    "/_next/image?url=/a.jpg&w=640&q=75",
    "/_next/data/x.json",
    "/_next/webpack-hmr",
    "/api",
    "/api/",
    "/API/users/me",
    "/adminx",
  ])("%s, even with a staff cookie", async (path) => {
    for (const options of [{ headers: staff }, json({ email: "a@example.org", password: "x" }, staff)]) {
      const { status, headers, body } = await ask(path, options);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers["x-back-office"]).toBeUndefined();
      expect(body).not.toContain("the back office");
    }
    // An address is normalised like the back office does, so none may become one that is refused.
    expect(arrived.map(({ url }) => new URL(url, "http://a").pathname)).toEqual([]);
  });

  test.each([
    "/api/news",
    "/api/users",
    "/api/contact-messages",
    "/api/globals/home-page",
    "/api/media/file/a.jpg",
    "/api/access",
  ])("%s, without a staff cookie", async (path) => {
    for (const cookie of ["", "setu-token=abc", "other-token=abc", "xsetu-token=abc", "setu-tokenx=abc"]) {
      const { status, body } = await ask(path, { headers: cookie ? { cookie } : {} });
      expect([status, JSON.parse(body).error]).toEqual([404, true]);
    }
    expect(arrived).toEqual([]);
  });

  test("an upgrade to another protocol", async () => {
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      "sec-websocket-version": "13",
    };
    expect((await ask("/admin", { headers })).status).toBe(200);
    expect(arrived[0]?.headers.upgrade).toBeUndefined();
  });
});

describe("bodies", () => {
  const jsonOf = (length: number) => ({ "content-type": "application/json", "content-length": String(length) });
  const fileOf = (length: number) => ({
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(length),
  });

  const tooLarge = "This is too large to send.";
  test.each([
    ["a JSON of more than 2 MB", "news", jsonOf(2_000_001), tooLarge],
    ["a form of more than 2 MB where no file belongs", "news", fileOf(2_000_001), tooLarge],
    ["a file of more than 41 MB", "media", fileOf(41_000_001), expect.stringContaining("25 MB")],
    [
      "one of unknown length",
      "media",
      { "content-type": "application/json", "transfer-encoding": "chunked" },
      tooLarge,
    ],
  ])("%s", async (_, collection, given, message) => {
    const { status, body } = await ask(`/api/${collection}`, { method: "POST", headers: { ...staff, ...given } });
    // Payload's screens show the first of `errors`.
    expect([status, JSON.parse(body)]).toEqual([413, { error: true, message, errors: [{ message }] }]);
    expect(arrived).toEqual([]);
  });

  test("refused in the language of the screens, not of the content on them", async () => {
    const cookie = `${staff.cookie}; setu-lng=ne`;
    const headers = { ...staff, ...fileOf(41_000_001), cookie, "accept-language": "en" };
    const { body } = await ask("/api/media?locale=en", { method: "POST", headers });
    expect(JSON.parse(body).errors[0].message).toContain("२५ एमबी");
  });

  test("a file of 3 MB passes where files belong, though it would be too large as JSON", async () => {
    const body = "x".repeat(3_000_000);
    const headers = { ...staff, "content-type": "multipart/form-data; boundary=x" };
    for (const collection of ["media", "documents", "consents"]) {
      expect((await ask(`/api/${collection}`, { method: "POST", body, headers })).status).toBe(200);
      expect(arrived.pop()?.body).toHaveLength(3_000_000);
    }
  });
});

test("ten attempts to sign in a minute", async () => {
  const own = await openTestSite({ ADMIN_PORT: String(site.env.adminPort), TRUSTED_PROXIES: "127.0.0.1" });
  const to = await listen(own.app);
  const attempt = (call: string, from: string, language = "en") => {
    const headers = { "x-forwarded-for": from, "accept-language": language };
    return ask(`/api/users/${call}`, json({ email: "a@example.org" }, headers), to);
  };
  try {
    const calls = ["login", "forgot-password", "reset-password"];
    const codes: number[] = [];
    for (let round = 0; round < 12; round += 1)
      codes.push((await attempt(calls[round % 3] ?? "", "198.51.100.1")).status);
    expect(codes).toEqual([...Array(10).fill(200), 429, 429]);
    expect(arrived).toHaveLength(10);
    const refused = await attempt("login", "198.51.100.1", "ne");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(JSON.parse(refused.body)).toMatchObject({ error: true, message: expect.stringMatching(/[\u0900-\u097f]/) });
    expect((await attempt("login", "198.51.100.2")).status).toBe(200);
    expect((await ask("/api/users/me", { headers: { "x-forwarded-for": "198.51.100.1" } }, to)).status).toBe(200);
  } finally {
    await own.close();
  }
});

describe("the language of the screens", () => {
  test.each([
    ["ne", "", "setu-lng=ne"],
    ["ne-NP,en;q=0.5", "setu-token=abc", "setu-token=abc; setu-lng=ne"],
    ["ne", "setu-lng=en", "setu-lng=en"],
    ["ne", "a=b; setu-lng=en", "a=b; setu-lng=en"],
    ["en,ne;q=0.5", "a=b", "a=b"],
    ["", "a=b", "a=b"],
  ])("Accept-Language %j, cookie %j: %j", async (language, cookie, sent) => {
    await ask("/admin", { headers: { "accept-language": language, ...(cookie && { cookie }) } });
    expect(arrived[0]?.headers.cookie).toBe(sent);
  });
});

test("ADMIN=off serves no back office at all", async () => {
  const without = await openTestSite({ ADMIN: "off", ADMIN_PORT: String(site.env.adminPort) });
  try {
    for (const url of ["/admin", "/admin/login", "/api/users/me", "/api/users/login", "/_next/static/a.js"]) {
      const { statusCode, body } = await without.app.inject({ url, headers: staff });
      expect(statusCode).toBe(404);
      expect(body).toContain("Oops! looks like there are nothing available right now.");
      expect((await without.app.inject({ method: "POST", url })).statusCode).toBe(405);
    }
    expect(arrived).toEqual([]);
  } finally {
    await without.close();
  }
});

test("while it is down an editor is told so in plain words, and the site still works", async () => {
  await stopBackOffice();
  for (const [language, words] of [
    ["en", "The back office is starting."],
    ["ne", "व्यवस्थापन प्यानल सुरु हुँदै छ।"],
  ] as const) {
    for (const options of [{}, json({ email: "a@example.org" })]) {
      const path = options.method ? "/api/users/logout" : "/admin";
      const headers = { ...staff, ...options.headers, "accept-language": language };
      const answer = await ask(path, { ...options, headers });
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body).toContain(words);
      expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1/);
    }
  }
  expect((await ask("/")).status).toBe(200);
  await startBackOffice(site.env.adminPort);
  expect((await ask("/admin")).status).toBe(200);
});
