import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, listen } from "../../../testing/raw-request.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: "https://www.example.org", ADMIN: "off" });
  port = await listen(site.app);
});
afterAll(() => site.close());

describe.each([
  ["br", "/"],
  ["gzip", "/ne"],
  ["br", "/projects?sector=roads"],
  ["br", "/nothing-here"],
])("in %s, %s", (coding, path) => {
  const get = async (headers: Record<string, string> = { "accept-encoding": coding }) => {
    const answer = await ask(port, path, { headers });
    const { date: _, "x-request-id": id, ...rest } = answer.headers;
    return { ...answer, id, headers: rest };
  };

  test("later visitors get the same as the first one", async () => {
    const [first, second, third] = [await get(), await get(), await get()];
    for (const { status, headers, body } of [second, third]) {
      expect(status).toBe(first.status);
      expect(headers).toEqual(first.headers);
      expect(body).toBe(first.body);
    }
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect(first.id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  test("a visitor who has it gets 304, and one who accepts no compression gets it plain", async () => {
    const { status, headers } = await get();
    const again = await get({ "accept-encoding": coding, "if-none-match": String(headers.etag) });
    expect(again.status).toBe(status === 200 ? 304 : status);
    const plain = await get({});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toContain("<!doctype html>");
  });
});

test("they are counted like all answers", async () => {
  const count = async () => {
    const { body } = await ask(port, "/metrics");
    return Number(/http_request_duration_seconds_count\{route="\/\*",status="200"\} (\d+)/.exec(body)?.[1] ?? 0);
  };
  const before = await count();
  for (let asked = 0; asked < 5; asked += 1) await ask(port, "/", { headers: { "accept-encoding": "br" } });
  expect(await count()).toBe(before + 5);
});
