import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callerAt, password, staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import type { Role } from "../platform/access/rules.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type Caller = Awaited<ReturnType<typeof staffAt>>;
const somebody = (role: Role = "editor") => staffAt(site, role, "Sita Gurung");
const isIn = async (caller: Pick<Caller, "get">) => Boolean((await (await caller.get("/users/me")).json()).user);
const claimsOf = (cookie: string) => JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString());
/** Signs the same person in once more, in another browser or in this one. */
async function signInAgain({ email }: Pick<Caller, "email">, presented = "") {
  const answer = await callerAt(site, presented).post("/users/login", { email, password });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { cookie, ...callerAt(site, cookie) };
}
/** Moves the start of a session back. */
const age = (caller: Caller, ms: number) => {
  const at = new Date(Date.now() - ms).toISOString();
  return runSql(
    site.content.payload,
    sql`UPDATE users_sessions SET created_at = ${at} WHERE id = ${claimsOf(caller.cookie).sid}`,
  );
};
const hourMs = 3_600_000;

describe("a session", () => {
  test("is prolonged by an hour at a time, and ends after twelve", async () => {
    const sita = await somebody();
    const inSeconds = (exp: number) => exp - Math.floor(Date.now() / 1000);
    await age(sita, 10 * hourMs);
    const refreshed = await sita.post("/users/refresh-token", {});
    expect(refreshed.status).toBe(200);
    expect(inSeconds((await refreshed.json()).exp)).toBeGreaterThan(3590);
    // Half an hour before the end there is half an hour left.
    await age(sita, 11.5 * hourMs);
    const last = await sita.post("/users/refresh-token", {});
    const { exp } = await last.json();
    expect(inSeconds(exp)).toBeLessThanOrEqual(1800);
    expect(inSeconds(exp)).toBeGreaterThan(1700);
    expect(claimsOf(last.headers.get("set-cookie") ?? "").exp).toBe(exp);
    await age(sita, 12 * hourMs);
    const ended = await sita.post("/users/refresh-token", {});
    expect(ended.status).toBe(401);
    expect(await ended.json()).toMatchObject({
      errors: [{ message: expect.stringContaining("sign in"), data: { code: "sessionEnded" } }],
    });
    expect(await isIn(sita)).toBe(false);
  });

  test("that has ended is not prolonged, and the answer says so", async () => {
    const sita = await somebody();
    await sita.post("/users/logout", {});
    for (const caller of [sita, callerAt(site), callerAt(site, "")]) {
      const answer = await caller.post("/users/refresh-token", {});
      expect(answer.status).toBe(401);
      expect((await answer.json()).errors[0].data).toEqual({ code: "sessionEnded" });
    }
  });

  test("ends when its browser signs in again; other sessions go on", async () => {
    const [sita, hari] = [await somebody(), await somebody("hr")];
    const elsewhere = await signInAgain(sita);
    const again = await signInAgain(sita, sita.cookie);
    expect(await Promise.all([sita, elsewhere, again, hari].map(isIn))).toEqual([false, true, true, true]);
    // Another user's account in the same browser.
    const other = await signInAgain(hari, again.cookie);
    expect(await Promise.all([again, elsewhere, other, hari].map(isIn))).toEqual([false, true, true, true]);
    // A wrong password ends no session.
    await callerAt(site, other.cookie).post("/users/login", { email: hari.email, password: "a-wrong-password" });
    expect(await isIn(other)).toBe(true);
  });

  test("can be ended by its user and by an owner, and by nobody else", async () => {
    const [owner, sita, hari] = [await somebody("owner"), await somebody(), await somebody("hr")];
    const elsewhere = await signInAgain(sita);
    for (const by of [hari, callerAt(site), await somebody("enquiries")]) {
      expect((await by.post(`/users/${sita.id}/sign-out`, {})).status).toBe(403);
    }
    expect(await Promise.all([sita, elsewhere].map(isIn))).toEqual([true, true]);
    expect((await owner.post(`/users/${sita.id}/sign-out`, {})).status).toBe(200);
    expect(await Promise.all([sita, elsewhere, hari, owner].map(isIn))).toEqual([false, false, true, true]);
    expect((await hari.post(`/users/${hari.id}/sign-out`, {})).status).toBe(200);
    expect(await isIn(hari)).toBe(false);
    // The password has not changed.
    expect(await isIn(await signInAgain(sita))).toBe(true);
  });
});

describe("a user's own account", () => {
  const chosen = "an-entirely-other-one";
  test.each([
    ["password", { password: chosen }],
    ["e-mail address", { email: "moved@example.org" }],
    ["both", { email: "moved@example.org", password: chosen }],
  ])("needs the current password to change its %s", async (_, changes) => {
    const sita = await somebody();
    const change = (more: object, query = "") =>
      sita.send("PATCH", `/users/${sita.id}${query}`, { ...changes, ...more });
    for (const wrong of [
      {},
      { currentPassword: "" },
      { currentPassword: "a-wrong-password" },
      { currentPassword: [password] },
    ]) {
      const refused = await change(wrong);
      expect(refused.status).toBe(400);
      const [fault] = (await refused.json()).errors[0].data.errors;
      expect(fault.path).toBe("currentPassword");
    }
    const many = await sita.send("PATCH", `/users?where[id][equals]=${sita.id}`, changes);
    expect((await many.json()).docs ?? []).toEqual([]);
    expect((await callerAt(site, "").post("/users/login", { email: sita.email, password })).status).toBe(200);

    const done = await change({ currentPassword: password });
    expect(done.status).toBe(200);
    expect(await done.text()).not.toContain(password);
    const { email } = { email: sita.email, ...changes };
    const after = "password" in changes ? chosen : password;
    expect((await callerAt(site, "").post("/users/login", { email, password: after })).status).toBe(200);
    await site.content.payload.delete({ collection: "users", id: sita.id });
  });

  test("needs no password to change the name, nor do owners who help others need theirs", async () => {
    const [sita, owner] = [await somebody(), await somebody("owner")];
    expect((await sita.send("PATCH", `/users/${sita.id}`, { name: "Sita G.", email: sita.email })).status).toBe(200);
    expect((await owner.send("PATCH", `/users/${sita.id}`, { password: chosen })).status).toBe(200);
    expect((await owner.send("PATCH", `/users/${owner.id}`, { password: chosen })).status).toBe(400);
    expect((await callerAt(site, "").post("/users/login", { email: sita.email, password: chosen })).status).toBe(200);
  });
});

test("a wrong password is not an error of the site: the log has one line, without a stack", async () => {
  const { email } = await somebody();
  const { logger } = site.content.payload;
  const [failed, told] = [vi.spyOn(logger, "error"), vi.spyOn(logger, "info")];
  const answer = await callerAt(site, "").post("/users/login", { email, password: "a-wrong-password" });
  expect(answer.status).toBe(401);
  expect(failed).not.toHaveBeenCalled();
  expect(told.mock.calls).toHaveLength(1);
  expect(JSON.stringify(told.mock.calls)).not.toContain("stack");
});
