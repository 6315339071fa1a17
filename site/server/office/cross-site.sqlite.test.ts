import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { owner } from "../../../testing/people/owner.ts";
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
  const made = (claims: object, secret: string) => {
    const text = `${part({ alg: "HS256" })}.${part(claims)}`;
    return `setu-token=${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
  };
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
      "another secret": made({ sid: "a", exp: later }, "another"),
      "no secret": made({ sid: "a", exp: later }, ""),
      "run out": made({ sid: "a", exp: later - 7200 }, site.content.payload.secret),
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
