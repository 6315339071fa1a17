import { privateCallNames, privateCalls } from "@setu/contract/calls/private-calls";
import { fixedPaths } from "@setu/contract/pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { ask, member, login } = membersOf(() => site);

test("a page for a member is the same as for everybody, and contains nothing of theirs", async () => {
  const { headers } = await member("apart@example.org", { name: "Somebody Apart" });
  for (const path of fixedPaths().flatMap((path) => [path, `/ne${path}`.replace(/\/$/, "")])) {
    const own = await site.app.inject({ url: path, headers });
    const others = await site.app.inject(path);
    // The forms of each answer have their own stamp, and that of complaints its own key.
    const stamps = /name="(?:form_token|idempotency_key)" value="([^"]+)"/g;
    const plain = (html: string) =>
      [...html.matchAll(stamps)].reduce((rest, [, stamp = ""]) => rest.replaceAll(stamp, ""), html);
    expect([path, own.statusCode, plain(own.body)]).toEqual([path, others.statusCode, plain(others.body)]);
    expect(others.body).not.toMatch(/Somebody Apart|apart@example\.org|stm_/);
  }
});

test("answers with a member's own data are not cached anywhere", async () => {
  const { headers } = await member("unstored@example.org");
  const own = privateCallNames.filter((name) => /^\/(accounts\/me|api|forum)/.test(privateCalls[name].path));
  expect(own.length).toBeGreaterThan(10);
  for (const name of own) {
    const { method, path } = privateCalls[name];
    const answer = await ask(method, path, method === "GET" ? undefined : {}, { headers });
    expect([name, answer.headers["cache-control"]]).toEqual([name, "no-store"]);
  }
});

test("no answer reveals whether an address is known or suspended", async () => {
  await member("is-known@example.org");
  const { email } = await member("is-suspended@example.org");
  const { docs } = await site.content.payload.find({ collection: "members", where: { email: { equals: email } } });
  await site.content.payload.update({
    collection: "members",
    id: Number(docs[0]?.id),
    data: { state: "suspended", reason: "Advertising." },
  });
  const addresses = ["is-known@example.org", email, "is-nobody@example.org"];
  for (const path of ["/api/login", "/accounts/forgot"]) {
    const answers = [];
    for (const address of addresses) {
      answers.push(
        path === "/api/login"
          ? await login(address, "wrong words here 7")
          : await ask("POST", path, { email: address }),
      );
    }
    const told = answers.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers).sort()]);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  }
});
