import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { owner } from "../../testing/people/owner.ts";
import { password, staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: "https://www.example.org" });
});
afterAll(() => site.close());

const good = "plane-table-and-alidade";
let made = 0;
async function newEditor() {
  made += 1;
  const data = { email: `editor-${made}@example.org`, password: good, name: "Maya Gurung", role: "editor" };
  const { id } = await site.content.payload.create({ collection: "users", data });
  return { id, email: data.email };
}
const login = (email: string, password: string) =>
  site.content.payload.login({ collection: "users", data: { email, password } });

/** A request like those that Payload makes for itself. */
async function someRequest() {
  const { payload } = site.content;
  const hooks = payload.collections.users?.config.hooks.beforeOperation ?? [];
  const seen = vi.fn();
  hooks.push(({ req }) => seen(req));
  await payload.find({ collection: "users" });
  hooks.pop();
  return seen.mock.calls[0]?.[0];
}

describe("a weak password is refused", () => {
  const weak = [
    ...["", "short", "eleven-char", "passwordpassword", "PASSWORDPASSWORD", "administrator", "qwertyuiop123"],
    ...["111111111111", "aaaaaaaaaaaa", " ".repeat(12), "abcabcabcabcabc", "P@ssw0rd1234", "welcome-2026", "नेनेनेनेनेने"],
    ...["०९८७६५४३२१०९", "１２３４５６７８９０１２"],
    ...["abcdefghijkl", "098765432109", "asdfghjklzxcvbnm", "letmein-letmein", "qwerty123456!", "dragon1987monkey"],
    // Words of hers, and of the firm.
    ...["weak@example.org", "Maya-Gurung-bridge", "editor-example", "himalaya-2026!", "हिमालय-२०८३-हिमालय"],
    ...["Himalaya Engineering Consultants, and more", "setu-himalaya-engineering"],
  ];
  const faultOf = (error: { data?: { errors?: { path: string; message: string }[] } }) => error.data?.errors?.[0];

  test.each(weak)("%j, for a new account", async (password) => {
    const data = { email: "weak@example.org", password, name: "Maya Gurung", role: "editor" };
    await expect(site.content.payload.create({ collection: "users", data })).rejects.toThrow();
  });

  let hers: Awaited<ReturnType<typeof newEditor>>;
  beforeAll(async () => {
    hers = await newEditor();
  });
  test.each(weak.slice(1))("%j, as a replacement for another one", async (password) => {
    const { id, email } = hers;
    const refused = await site.content.payload
      .update({ collection: "users", id, data: { password } })
      .catch((error) => faultOf(error));
    expect(refused).toMatchObject({
      path: "password",
      message: expect.stringMatching(/12 characters|easy to guess|your name/),
    });
    expect((await login(email, good)).user?.email).toBe(email);
  });

  test.each(weak)("%j, in a reset", async (password) => {
    const { email } = await newEditor();
    const { payload } = site.content;
    const token = await payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true });
    const reset = (chosen: string) =>
      payload.resetPassword({ collection: "users", data: { token, password: chosen }, overrideAccess: true });
    await expect(reset(password)).rejects.toThrow();
    expect((await login(email, good)).user?.email).toBe(email);
    // A refusal does not use the token up, since it may be a slip of the finger.
    await reset("an-entirely-other-one");
    expect((await login(email, "an-entirely-other-one")).user?.email).toBe(email);
  });

  test.each([...["हिमाल नदी पुल बाटो", "four gauges by the weir", "Kosi-barrage-gates-56", "x7Gq-29fa-LmPz"]])(
    "%s is not",
    async (password) => {
      const { id, email } = await newEditor();
      await site.content.payload.update({ collection: "users", id, data: { password } });
      expect((await login(email, password)).user?.email).toBe(email);
    },
  );
});

test.each(["email", "name", "password"])(
  "a value that is not text is refused as %s, with its reason",
  async (field) => {
    const { id, ...her } = await staffAt(site, "owner", "Maya Gurung");
    for (const value of [["x"], { x: 1 }, 7]) {
      const refused = await her.send("PATCH", `/users/${id}`, {
        currentPassword: password,
        password: good,
        [field]: value,
      });
      expect(refused.status, JSON.stringify(value)).toBe(400);
      expect(JSON.stringify(await refused.json())).not.toMatch(/went wrong|is not a function/);
    }
  },
);

test("a login returns its token only in the cookie", async () => {
  const { payload } = site.content;
  const req = await someRequest();
  Object.assign(req, { routeParams: { collection: "users" }, data: owner, searchParams: new URLSearchParams() });
  const endpoints = payload.collections.users?.config.endpoints;
  const endpoint = endpoints ? endpoints.find(({ path, method }) => path === "/login" && method === "post") : undefined;
  const answer = await endpoint?.handler(req);
  const cookie = answer?.headers.get("set-cookie") ?? "";
  const [, token = ""] = /^setu-token=([\w-]+\.[\w-]+\.[\w-]+);/.exec(cookie) ?? [];
  expect(token).not.toBe("");
  for (const attribute of ["HttpOnly=true", "Secure=true", "SameSite=Strict", "Path=/"])
    expect(cookie).toContain(attribute);
  const body = (await answer?.text()) ?? "";
  expect(JSON.parse(body).user.email).toBe(owner.email);
  expect(body).not.toContain(token);
  expect(body).not.toMatch(/"(token|hash|salt|password|resetPasswordToken)":/);
});

test("nobody creates an account from outside", async () => {
  const { totalDocs: before } = await site.content.payload.count({ collection: "users" });
  const payload = { email: "intruder@example.org", password: good, name: "Intruder", role: "owner" };
  for (const url of ["/api/users/first-register", "/api/users/first%2Dregister", "/api/users", "/api/users/register"]) {
    expect((await site.app.inject({ method: "POST", url, payload })).statusCode).toBe(404);
  }
  expect((await site.content.payload.count({ collection: "users" })).totalDocs).toBe(before);
});

test("no account shows its secrets", async () => {
  const { docs } = await site.content.payload.find({ collection: "users", showHiddenFields: false });
  expect(docs.length).toBeGreaterThan(0);
  for (const doc of docs) {
    for (const name of ["hash", "salt", "password", "resetPasswordToken"]) expect(doc).not.toHaveProperty(name);
  }
});

describe("all owners at once", () => {
  const every = "/users?where[role][equals]=owner";
  const left = async () => (await runSql(site.content.payload, sql`SELECT id FROM users WHERE role = 'owner'`)).length;

  test.each([
    ["cannot be made editors", "PATCH", { role: "editor" }],
    ["cannot be deleted", "DELETE", undefined],
  ])("%s", async (_, method, changes) => {
    const om = await staffAt(site, "owner", `Om ${method}`);
    await staffAt(site, "owner", `Rita ${method}`);
    await om.send(method, every, changes);
    expect(await left()).toBe(1);
  });
});
