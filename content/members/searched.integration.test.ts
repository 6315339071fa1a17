import type { SearchPage } from "@setu/contract/search/results";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../testing/people/visitor.ts";
import { searchReady } from "../../testing/search-ready.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  await searchReady(() => site.content);
});
afterAll(() => site.close());

const { call } = visitorOf(() => site);
const found = async (q: string) =>
  (await call<SearchPage>("/search", { q, kind: "page" })).data.items.map(({ path }) => path);
const soon = { timeout: 5000 };

test("the pages of accounts are found, in both scripts, as far as accounts are open", async () => {
  for (const q of ["login", "sign in", "forgot password", "लगइन"]) expect((await found(q))[0], q).toBe("/login");
  for (const q of ["register", "create account", "खाता खोल्ने"]) expect((await found(q))[0], q).toBe("/register");
  const accounts = (state: "open" | "members" | "closed") =>
    site.content.payload.updateGlobal({
      slug: "community-settings",
      data: { accounts: state, _status: "published" },
      overrideAccess: true,
    });
  await accounts("members");
  await expect.poll(() => found("create account"), soon).not.toContain("/register");
  expect(await found("login")).toContain("/login");
  await accounts("closed");
  await expect.poll(() => found("login"), soon).not.toContain("/login");
});
