import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweepReceivedFiles } from "../../../content/platform/files/received-files.ts";
import { owner } from "../../../testing/people/owner.ts";
import { signedCookie } from "../../../testing/people/signed-cookie.ts";
import { cookiesOf, openStaffedSite, type StaffedSite } from "../../../testing/staffed-site.ts";

let site: StaffedSite;
beforeAll(async () => {
  site = await openStaffedSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.arrived.length = 0;
});

let visitors = 0;
/** Another address for each test: all limits are on. */
const somewhere = () => {
  visitors += 1;
  return `203.0.113.${visitors}`;
};
async function signedIn(): Promise<string> {
  const answer = await site.call("/api/users/login", { body: owner, from: somewhere() });
  expect(answer.status).toBe(200);
  return `setu-token=${cookiesOf(answer).get("setu-token")}`;
}
const boundary = "----SetuFormBoundary7MA4YWxk";
const form = `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify(owner)}\r\n--${boundary}--\r\n`;
const asForm = { "content-type": `multipart/form-data; boundary=${boundary}` };

describe("requests that another site makes a browser send are refused", () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.test" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  test.each(foreign)("signing in, with %j", async (headers) => {
    const from = somewhere();
    for (const call of [{ body: owner }, { body: form, headers: asForm }]) {
      const answer = await site.call("/api/users/login", { ...call, from, headers: { ...call.headers, ...headers } });
      expect(answer.status).toBe(403);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(site.arrived).toEqual([]);
  });

  test("every change, with a valid session", async () => {
    const cookie = await signedIn();
    site.arrived.length = 0;
    const headers = { origin: "https://evil.test" };
    for (const path of ["/api/users/logout", "/api/users/forgot-password", "/api/news/1", "/admin", "/admin/account"]) {
      for (const method of ["POST", "PATCH", "PUT", "DELETE"]) {
        const answer = await site.call(path, { method, body: {}, cookie, headers, from: somewhere() });
        expect([path, method, answer.status]).toEqual([path, method, 403]);
      }
    }
    expect(site.arrived).toEqual([]);
  });

  test("reading is not: a link in a mail opens the back office", async () => {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.test" };
    expect((await site.call("/admin/login", { headers, from: somewhere() })).status).toBe(200);
  });

  test("its own pages sign in, by form and by JSON", async () => {
    for (const call of [{ body: owner }, { body: form, headers: asForm }]) {
      const headers = { ...call.headers, "sec-fetch-site": "same-origin" };
      expect((await site.call("/api/users/login", { ...call, headers, from: somewhere() })).status).toBe(200);
    }
  });
});

describe("server functions", () => {
  const run = (cookie: string, from: string, path = "/admin") =>
    site.call(path, { body: [{ name: "form-state", args: {} }], cookie, from, headers: { "next-action": "40aa" } });
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const later = Math.floor(Date.now() / 1000) + 3600;

  test("reach the back office for staff who are signed in", async () => {
    const cookie = await signedIn();
    site.arrived.length = 0;
    for (const path of ["/admin", "/admin/collections/news"]) {
      expect((await run(cookie, somewhere(), path)).status).toBe(200);
    }
    expect(site.arrived).toEqual(["/admin", "/admin/collections/news"]);
  });

  test("are refused to everybody else in front of it, in plain words", async () => {
    const own = await signedIn();
    site.arrived.length = 0;
    const strangers = {
      "no cookie": "",
      "a word": "setu-token=abc",
      "another secret": signedCookie({ sid: "a", exp: later }, "another"),
      "no secret": signedCookie({ sid: "a", exp: later }, ""),
      "run out": signedCookie({ sid: "a", exp: later - 7200 }, site.content.payload.secret),
      "cut short": own.slice(0, -3),
      "another's claims": own.replace(/\.[\w-]+\./, `.${part({ sid: "a", exp: later })}.`),
      "very long": `setu-token=${"a".repeat(6000)}`,
    };
    for (const [name, cookie] of Object.entries(strangers)) {
      const answer = await run(cookie, somewhere(), name === "a word" ? "/admin/login" : "/admin");
      expect([name, answer.status, JSON.parse(answer.body).error]).toEqual([name, 401, true]);
    }
    expect(site.arrived).toEqual([]);
  });

  test("are counted by address where nobody is signed in, and so are screens", async () => {
    const from = somewhere();
    const codes: number[] = [];
    for (let round = 0; round < 62; round += 1) {
      const answer = round % 2 ? await run("", from) : await site.call("/admin/login", { from });
      codes.push(answer.status);
    }
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
    expect(site.arrived).toHaveLength(30);
    // An editor who works at the same address is not affected.
    const cookie = await signedIn();
    expect((await run(cookie, from)).status).toBe(200);
    expect((await site.call("/admin", { cookie, from })).status).toBe(200);
  });

  test("have a limit for each session too", async () => {
    const cookie = await signedIn();
    const from = somewhere();
    const codes: number[] = [];
    while (codes.length < 620) {
      const some = await Promise.all(Array.from({ length: 20 }, () => run(cookie, from)));
      codes.push(...some.map(({ status }) => status));
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(600);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
  });
});

describe("files", () => {
  const withFile = (field: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"name":1}\r\n--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n${"x".repeat(5000)}\r\n--${boundary}--\r\n`;
  const received = () => readdir(path.join(site.env.dataDir, "tmp")).catch((): string[] => []);

  test("of people who are not signed in never reach the disk", async () => {
    const calls = ["users/logout", "users/refresh-token", "users/me", "users/login", "users/forgot-password"];
    for (const cookie of ["", "setu-token=x"]) {
      for (const call of [...calls, "users/reset-password", "news", "media"]) {
        const asked = { body: withFile("x"), headers: asForm, cookie, from: somewhere() };
        const { status } = await site.call(`/api/${call}`, asked);
        expect([call, status >= 400 && status < 500]).toEqual([call, true]);
      }
    }
    expect(await received()).toEqual([]);
    // These have been parsed here, and arrive without the file.
    const parsed = /login|password/;
    expect(site.arrived.filter((call) => !parsed.test(call))).toEqual([]);
  });

  test("that staff send where none belongs are deleted within the hour", async () => {
    const cookie = await signedIn();
    await site.call("/api/news", { body: withFile("x"), headers: asForm, cookie, from: somewhere() });
    expect(await received()).toHaveLength(1);
    await sweepReceivedFiles(site.env.dataDir);
    expect(await received()).toHaveLength(1);
    await sweepReceivedFiles(site.env.dataDir, Date.now() + 3_600_000);
    expect(await received()).toEqual([]);
  });
});

test("a forgotten password can be asked for by form and by JSON", async () => {
  const asked = `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"email":"a@example.org"}\r\n--${boundary}--\r\n`;
  for (const call of [{ body: { email: "a@example.org" } }, { body: asked, headers: asForm }]) {
    expect((await site.call("/api/users/forgot-password", { ...call, from: somewhere() })).status).toBe(200);
  }
});

test("calls without a session are counted by address", async () => {
  const from = somewhere();
  const codes: number[] = [];
  for (let round = 0; round < 62; round += 1) codes.push((await site.call("/api/users/me", { from })).status);
  expect(codes).toEqual([...Array(60).fill(200), 429, 429]);
  // An editor who works at the same address is not affected.
  expect((await site.call("/api/users/me", { cookie: await signedIn(), from })).status).toBe(200);
});

test("a body that is announced by Expect, as curl announces large ones, arrives", async () => {
  const headers = { expect: "100-continue" };
  expect((await site.call("/api/users/login", { body: owner, headers, from: somewhere() })).status).toBe(200);
  const asked = { body: { name: 1 }, headers, cookie: await signedIn(), from: somewhere() };
  expect((await site.call("/api/news", asked)).status).toBe(400);
});
