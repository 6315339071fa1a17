import { afterEach, expect, test, vi } from "vitest";
import { browserApi, pageApi } from "./browser-api.ts";
import { early } from "./early-answers.ts";
import { keptSince, noteKept } from "./kept-copy.ts";

const saved = "Sat, 21 Nov 2026 08:20:00 GMT";

afterEach(() => {
  noteKept(null);
  vi.unstubAllGlobals();
});

/** The next calls get these answers, one after the other: each is a copy or comes over the connection. */
function answered(...answers: { since?: string; status?: number }[]): void {
  vi.stubGlobal("fetch", () => {
    const { since, status = 200 } = answers.shift() ?? {};
    const body = JSON.stringify(status === 200 ? { error: false, data: {} } : { error: true, message: "No." });
    return Promise.resolve(new Response(body, { status, headers: since ? { "x-kept-at": since } : {} }));
  });
}

test("a page is a copy if one of its reads is; the next page starts over", async () => {
  answered({ since: saved }, {}, {});
  const page = pageApi();
  await page.careers("en");
  await page.menu("en");
  expect(keptSince()).toBe(saved);
  await pageApi().careers("en");
  expect(keptSince()).toBe(null);
});

test("reads beside a page say nothing about it", async () => {
  answered({ since: saved }, {});
  await browserApi.menu("en");
  expect(keptSince()).toBe(null);
  noteKept(saved);
  await browserApi.similarQuestions("en", { title: "How deep is a footing?" });
  expect(keptSince()).toBe(saved);
});

test("a page that is gone is no copy; one that cannot be answered at the moment does not change", async () => {
  noteKept(saved);
  answered({ status: 503 }, { status: 404 });
  await expect(pageApi().careers("en")).rejects.toThrow();
  expect(keptSince()).toBe(saved);
  await expect(pageApi().careers("en")).rejects.toThrow();
  expect(keptSince()).toBe(null);
});

test("an early answer is noted by the page that takes it", async () => {
  answered();
  early.set("/careers?locale=en", async (note) => {
    note(saved);
    return { error: false, data: {} };
  });
  await pageApi().careers("en");
  expect(keptSince()).toBe(saved);
});
