import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../testing/postgres.ts";
import { listen, ask as rawAsk } from "../../testing/raw-request.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { cookiesOf } from "../../testing/staffed-site.ts";

/** The limits on password attempts, with a stand-in for the back office that only says whether the password is right. */
const right = "plane-table-and-alidade";
let guesses = 0;
let backOffice: Server;
let site: TestSite;
let port: number;

beforeAll(async () => {
  const adminPort = await freePort();
  backOffice = createServer(async (incoming, answer) => {
    let body = "";
    for await (const part of incoming) body += part;
    guesses += 1;
    const { email, password } = JSON.parse(body || "{}");
    const isRight = password === right;
    answer.writeHead(isRight ? 200 : 401, isRight ? { "set-cookie": "setu-token=new; HttpOnly" } : {});
    answer.end(JSON.stringify(isRight ? { user: { email } } : { errors: [{ message: "wrong" }] }));
  });
  await new Promise<void>((resolve) => backOffice.listen(adminPort, "127.0.0.1", resolve));
  site = await openTestSite({ ADMIN_PORT: String(adminPort), TRUSTED_PROXIES: "127.0.0.1" });
  port = await listen(site.app);
});
afterAll(async () => {
  backOffice.close();
  backOffice.closeAllConnections();
  await site.close();
});

let someone = "";
let nets = 0;
/** Each test uses another account, and networks that no other test has used. */
beforeEach(() => {
  guesses = 0;
  nets += 10;
  someone = `somebody-${nets}@example.org`;
});
const from = (place = 0) => `198.51.100.${nets + place}`;

interface Try {
  email?: string;
  at?: string;
  cookie?: string;
  headers?: Record<string, string>;
}
const signIn = (password: string, { email = someone, at = from(), cookie, headers }: Try = {}) =>
  rawAsk(port, "/api/users/login", {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: { "content-type": "application/json", "x-forwarded-for": at, ...(cookie && { cookie }), ...headers },
  });
const codes = async (times: number, password: string, options: Try) => {
  const seen: number[] = [];
  for (let round = 0; round < times; round += 1) seen.push((await signIn(password, options)).status);
  return seen;
};
/** The device's cookie, as a browser would send it back. */
async function device(email = someone, at = from(9)) {
  const [[name = "", value = ""] = []] = [...cookiesOf(await signIn(right, { email, at }))].filter(([name]) =>
    name.startsWith("setu-device-"),
  );
  return `${name}=${value}`;
}

test("five wrong passwords block one network, while the right one works from another", async () => {
  expect(await codes(7, "wrong", {})).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(guesses).toBe(5);
  expect((await signIn(right, {})).status).toBe(429);
  expect((await signIn(right, { at: from(1) })).status).toBe(200);
  // The same person's other account, or another person behind the same address.
  expect((await signIn(right, { email: "other@example.org" })).status).toBe(200);
});

test("the refusal says how long to wait and what to do, in the language of the screen", async () => {
  await codes(5, "wrong", {});
  const refused = await signIn("wrong", {});
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
  expect(JSON.parse(refused.body)).toMatchObject({
    error: true,
    message: expect.stringMatching(/15 minutes.*Forgot.*owner/),
  });
  for (const headers of [{ "accept-language": "ne" }, { "accept-language": "en", cookie: "setu-lng=ne" }]) {
    const { body } = await signIn("wrong", { headers: headers as Record<string, string> });
    expect(JSON.parse(body).message).toMatch(/१५ मिनेट/);
  }
  // An unknown address is counted and refused in the same way.
  const unknown = { email: "nobody@example.org", at: from(2) };
  expect(await codes(6, "wrong", unknown)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signIn("wrong", unknown)).body).toBe(refused.body);
});

test("the right password resets the count; a typing error costs nothing", async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await codes(3, "wrong", { at: from(round) })).toEqual([401, 401, 401]);
    expect((await signIn(right, { at: from(round) })).status).toBe(200);
  }
});

test("a hundred wrong passwords an hour block an account for all networks, but not for a known device", async () => {
  const known = await device();
  guesses = 0;
  const all = await Promise.all(Array.from({ length: 130 }, (_, host) => signIn("wrong", { at: `203.0.113.${host}` })));
  expect(all.filter(({ status }) => status === 401)).toHaveLength(100);
  expect(guesses).toBe(100);
  expect((await signIn(right, { at: from(1) })).status).toBe(429);
  expect((await signIn(right, { at: from(1), cookie: known })).status).toBe(200);
  // Even from the attacker's own network.
  expect((await signIn(right, { at: "203.0.113.1", cookie: `a=b; ${known}` })).status).toBe(200);
  // Another account is not affected.
  expect((await signIn(right, { at: from(1), email: "other@example.org" })).status).toBe(200);
});

test("a device is known only for its own account and by our own cookie, and is limited too", async () => {
  const known = await device();
  const [name = "", value = ""] = known.split("=");
  await codes(5, "wrong", {});
  const another = await device("other@example.org");
  for (const cookie of [
    another,
    `${name}=${another.split("=")[1]}`,
    `${known}x`,
    `${name}=.`,
    `${name}=${value.split(".")[0]}.`,
  ]) {
    expect([cookie, (await signIn(right, { cookie })).status]).toEqual([cookie, 429]);
  }
  expect(await codes(12, "wrong", { cookie: known })).toEqual([...Array(10).fill(401), 429, 429]);
});

test("the cookie does not reveal the account, and no script can read it", async () => {
  const answer = await signIn(right, {});
  const lines = answer.headers["set-cookie"] ?? [];
  expect(lines).toHaveLength(2);
  const line = lines.find((text) => text.startsWith("setu-device-")) ?? "";
  for (const attribute of ["HttpOnly", "SameSite=Strict", "Path=/api/users"]) expect(line).toContain(attribute);
  expect(line).not.toMatch(/owner|example/);
  expect((await signIn("wrong", {})).headers["set-cookie"]).toBeUndefined();
});

test("all networks of one IPv6 site count as one", async () => {
  const seen: number[] = [];
  for (let net = 0; net < 7; net += 1) seen.push((await signIn("wrong", { at: `2001:db8:7:${net}::1` })).status);
  expect(seen).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect((await signIn(right, { at: "2001:db8:8::1" })).status).toBe(200);
});

describe("the limiter counts the request that the back office answers", () => {
  const boundary = "----SetuFormBoundary7MA4YWxk";
  const part = (text: string) => `--${boundary}\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${text}\r\n`;
  const form = (...texts: string[]) => [...texts.map(part), `--${boundary}--\r\n`].join("");
  const send = (path: string, body: string, headers: Record<string, string>) =>
    rawAsk(port, path, { method: "POST", body, headers: { "x-forwarded-for": from(), ...headers } });
  const asForm = { "content-type": `multipart/form-data; boundary=${boundary}` };

  test("in each encoding, and with any spelling of the email address", async () => {
    const one = JSON.stringify({ email: someone, password: "wrong" });
    const shouted = JSON.stringify({ email: ` ${someone.toUpperCase()} `, password: "wrong" });
    const seen: number[] = [];
    for (const body of [one, shouted, one, shouted])
      seen.push((await send("/api/users/login", form(body), asForm)).status);
    seen.push((await send("/api/users/login?depth=1", one, { "content-type": "text/plain" })).status);
    seen.push((await send("/api/users/login", shouted, { "content-type": "application/json" })).status);
    seen.push(
      (await send("/api/users/login", form(JSON.stringify({ email: "a@b.c", password: "x" }), one), asForm)).status,
    );
    expect(seen).toEqual([401, 401, 401, 401, 401, 429, 401]);
  });

  test("and no other spelling of the path reaches the back office", async () => {
    const body = JSON.stringify({ email: someone, password: right });
    const headers = { "content-type": "application/json", cookie: "setu-token=abc" };
    for (const name of [
      "LOGIN",
      "Login",
      "login/",
      "Forgot-Password",
      "RESET-password",
      "First-Register",
      "login%20",
    ]) {
      expect([name, (await send(`/api/users/${name}`, body, headers)).status]).toEqual([name, 404]);
    }
    expect(guesses).toBe(0);
  });

  test("and a request that is no sign-in is refused", async () => {
    for (const body of ["", "x", "[]", "null", form("x")]) {
      expect((await send("/api/users/login", body, asForm)).status).toBe(400);
    }
    expect((await send("/api/users/login", "x".repeat(20_000), { "content-type": "application/json" })).status).toBe(
      413,
    );
    expect(guesses).toBe(0);
  });
});
