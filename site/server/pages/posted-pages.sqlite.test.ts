import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, sixFields, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let faq: string;
let vacancy: string;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  const { api } = site.content;
  faq = String((await api.faqs("en")).items[0]?.id);
  vacancy = String((await api.careers("en")).items[0]?.id);
});
afterAll(() => site.close());

type Fields = Record<string, string>;

function post(url: string, fields: Fields) {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return site.app.inject({ method: "POST", url, headers, payload: new URLSearchParams(fields).toString() });
}

const someone = "somebody@example.org";

test.each<[string, () => string, Fields, number]>([
  ["a message", () => "/", { email: "nobody" }, 422],
  ["a subscription", () => "/alerts", { intent: "subscribe", email: "nobody" }, 422],
  ["the end of the forum's mails", () => "/stop-mails", { token: "unknown" }, 410],
  ["a note on an answer", () => "/faq", { text: "" }, 422],
  ["a complaint", () => "/complaint-feedback", { subject: "" }, 422],
  ["a complaint's code", () => "/complaint-feedback/status", { code: "1" }, 404],
  ["signing in", () => "/login", { email: someone, password: "wrong" }, 422],
  ["a registration", () => "/register", { email: "nobody" }, 422],
  ["a new password", () => "/reset-password", { token: "unknown" }, 410],
  ["an account's address", () => "/verify-email", { token: "unknown" }, 410],
  ["a changed address", () => "/changed-email", { token: "unknown" }, 410],
  ["an application", () => `/application/${vacancy}`, { email: "nobody" }, 422],
  ["a correction", () => "/application/track", { intent: "change", link: "unknown" }, 403],
])("%s that is refused has the refusal's status, and its title says so", async (_, url, fields, status) => {
  const { statusCode, body } = await post(url(), { id: faq, ...fields });
  expect(statusCode).toBe(status);
  expect(body).toContain("<title>Error: ");
});

test.each<[string, string, Fields]>([
  ["a subscription", "/alerts", { intent: "subscribe", kind: "vacancies", email: someone }],
  ["a vote", "/faq", { helpful: "yes" }],
  ["a vote against", "/faq", { helpful: "no" }],
  ["a note on an answer", "/faq", { text: "Which office?" }],
  ["a forgotten password", "/forgot-password", { email: someone }],
  ["a request for an application's link", "/application/track", { email: someone, reference: "A-0000-0000-0" }],
])("%s that is accepted has the status 200", async (_, url, fields) => {
  const { statusCode, body } = await post(url, { id: faq, ...fields });
  expect(statusCode).toBe(200);
  expect(body).not.toContain("<title>Error: ");
});

test.each(["/", "/ne"])(
  "a message from %s leads to a page that thanks, so that a reload sends nothing",
  async (url) => {
    const { statusCode, headers } = await post(url, sixFields() as Fields);
    expect([statusCode, headers.location]).toEqual([303, `${url}?contact=sent#contact`]);
  },
);
