import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodPassword, membersOf } from "../../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { ask, member, login } = membersOf(() => site);

describe("wrong passwords", () => {
  test("block an account, real or not, after ten attempts, but not on a known device", async () => {
    const { email, headers } = await member("guessed@example.org");
    for (const address of [email, "no-account@example.org"]) {
      const told = [];
      for (let n = 0; n < 12; n += 1) told.push(await login(address, `wrong ${n}`));
      expect(told.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), 429, 429]);
      expect(Number(told.at(-1)?.headers["retry-after"])).toBeGreaterThan(60);
    }
    expect((await login(email, goodPassword)).statusCode).toBe(429);
    expect((await login(email, goodPassword, { headers: { cookie: headers.cookie } })).statusCode).toBe(200);
  });

  test("in a flood from strangers are refused, while known devices can still sign in", async () => {
    const { email, headers } = await member("in-time@example.org");
    const began = performance.now();
    const flood = Array.from({ length: 60 }, (_, n) =>
      ask(
        "POST",
        "/api/login",
        { email: `flood-${n}@example.org`, password: "wrong words here 5" },
        { from: `10.3.${n}.1` },
      ),
    );
    const own = await ask(
      "POST",
      "/api/login",
      { email, password: goodPassword },
      { headers: { cookie: headers.cookie } },
    );
    expect(own.statusCode).toBe(200);
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
    // Ten passwords are compared at once, and ten more each second: how many that is depends on the machine.
    const compared = 60 - refused.length;
    expect(compared).toBeLessThanOrEqual(10 + Math.ceil((performance.now() - began) / 100));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers["retry-after"]).toBe("2");
  });

  test("from all networks of one IPv6 site are counted together", async () => {
    const limited = await openTestSite();
    // The flood of the test above has taken this second's turns, which all sites of a process share.
    await wait(1000);
    try {
      const { ask: asked } = membersOf(() => limited);
      const told = [];
      for (let n = 0; n < 12; n += 1) {
        const body = { email: `site-${n}@example.org`, password: "wrong words here 5" };
        told.push(await asked("POST", "/api/login", body, { from: `2001:db8:77:${n}::5` }));
      }
      expect(told.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(401), 429, 429]);
    } finally {
      await limited.close();
    }
  });

  test("an unknown address and a wrong password get the same answer", async () => {
    await member("exists@example.org");
    const [one, other] = [
      await login("exists@example.org", "wrong words here 5"),
      await login("none@example.org", "wrong words here 5"),
    ];
    expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body]);
  });
});
