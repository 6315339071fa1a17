import { afterAll, beforeAll, expect, test } from "vitest";
import { membersOf } from "../../testing/people/member.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
});
afterAll(() => site.close());

const { register } = membersOf(() => site);

test.each([
  "Himalaya Engineering",
  "Moderator",
  "Mоderаtor",
  "m o d e r a t o r",
  "ADMÍN",
  "Mo\u200dderator",
  // Letters that nobody sees, and others that look like Latin ones.
  "Himalaya\u3164Engineering\u3164Consultants",
  "Moderator\uffa0",
  "Himalaya En\u0261ineerin\u0261 Consultants",
  "Himalaya Engineer\u0131ng Consultants",
  "Adm\u0456\u0578",
])("the name %s is refused", async (name) => {
  expect((await register("posing@example.org", { name })).json().errors).toHaveProperty("name");
});

test.each([
  "\u2061adnus",
  "www.example.com",
  "Sita\u0301\u0301\u0301\u0301\u0301",
  // Circles around letters, a heap of vowel signs, and a letter without a shape.
  "S\u20ddi\u20ddta",
  "सी\u093e\u093e\u093e\u093e\u093e\u093eता",
  "Sita\u3164Karki",
])("%j is refused as a name", async (name) => {
  expect((await register("posing@example.org", { name })).json().errors).toHaveProperty("name");
});

test.each(["Peter Wagstaff", "Ahmad Minhas", "क्षितिज श्रेष्\u200dठ"])("the name %s is accepted", async (name) => {
  expect((await register(`named-${name.length}@example.org`, { name })).statusCode).toBe(200);
});
