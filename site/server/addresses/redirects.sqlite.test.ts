import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, listen } from "../../../testing/raw-request.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

const origin = "https://www.example.org";
const host = "evil.test";
const starts = [
  `//${host}`,
  `///${host}`,
  `////${host}`,
  `/\\${host}`,
  `\\\\${host}`,
  `/\\/${host}`,
  `//\\${host}`,
  `/%09/${host}`,
  `/%0a/${host}`,
  `/%0d%0a//${host}`,
  `/%2f${host}`,
  `/%2f%2f${host}`,
  `/%5c${host}`,
  `/%5c%5c${host}`,
  `/%5c/${host}`,
  `//%5c${host}`,
  `/.//${host}`,
  `/..//${host}`,
  `/./\\${host}`,
  `/%2e%2e//${host}`,
  `/;//${host}`,
  `/@${host}`,
  `//user@${host}`,
  `//${host}:80`,
  `//${host}%2f@www.example.org`,
  `/https://${host}`,
  `/https:${host}`,
  `https://${host}`,
  `http://${host}/x`,
  `//https://${host}`,
  `/javascript:alert(1)`,
  `/data:text/html,x`,
  `/ne//${host}`,
  `/ne/\\${host}`,
  `/ne/%2f%2f${host}`,
  `/ne/..//${host}`,
  `//ne//${host}`,
  `/admin//${host}`,
  `//${host}/%2e%2e`,
  `//[::1]`,
  `//127.0.0.1`,
  `//${host}?x`,
  `//${host}#x`,
  `/?next=//${host}`,
  `/ne?url=https://${host}`,
];

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: origin, ADMIN: "off" });
  port = await listen(site.app);
});
afterAll(() => site.close());

/** No address redirects to another site (safety, T27). */
test.each(starts.flatMap((start) => [start, `${start}/`, `${start}/..`, `${start}/%2e%2e/`]))("%s", async (path) => {
  const { status, headers } = await ask(port, path);
  const { location } = headers;
  expect(status).toBeLessThan(500);
  const base = path.startsWith("/") ? origin + path : origin;
  if (location !== undefined) expect(new URL(location, base).origin).toBe(origin);
});
