import { argon2Sync, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodPassword, membersOf } from "../../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { member, login } = membersOf(() => site);

/** A password as an earlier release may have stored it: with parameters that are too weak by now. */
function weakHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync("argon2id", {
    message: password,
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (buffer: Buffer) => buffer.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`;
}

test("a password that was hashed with weaker parameters is hashed again at the next sign-in, and not otherwise", async () => {
  const { email } = await member("hashed-before@example.org");
  const { payload } = site.content;
  const stored = async () =>
    String(
      (await runSql(payload, sql`SELECT password_hash FROM members WHERE email = ${email}`))[0]?.["password_hash"],
    );
  await runSql(payload, sql`UPDATE members SET password_hash = ${weakHash(goodPassword)} WHERE email = ${email}`);
  expect((await login(email, "wrong words here 5")).statusCode).toBe(401);
  expect(await stored()).toContain("m=8192,t=1");
  expect((await login(email, goodPassword)).statusCode).toBe(200);
  const renewed = await stored();
  expect(renewed).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  expect((await login(email, goodPassword)).statusCode).toBe(200);
  expect(await stored()).toBe(renewed);
});
