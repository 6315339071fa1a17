import { expect, test } from "vitest";
import { ask, listen } from "../../../testing/raw-request.ts";
import { openTestSite } from "../../../testing/site.ts";

test("a terminating process says so first, and answers until proxies have noticed", async () => {
  const site = await openTestSite({ ADMIN: "off", TRUSTED_PROXIES: "127.0.0.1", DRAIN_SECONDS: "1" });
  const port = await listen(site.app);
  // Only the proxy closes an idle connection: nginx keeps it for 60 s.
  expect(site.app.server.keepAliveTimeout).toBeGreaterThan(60_000);
  await ask(port, "/", { headers: { "accept-encoding": "br" } });
  expect((await ask(port, "/readyz")).status).toBe(200);

  const closing = site.close();
  await expect.poll(async () => (await ask(port, "/readyz")).status).toBe(503);
  expect(JSON.parse((await ask(port, "/readyz")).body)).toEqual({
    status: "not ready",
    database: true,
    writable: true,
    draining: true,
  });
  const page = await ask(port, "/", { headers: { "accept-encoding": "br" } });
  expect(page.status).toBe(200);
  // Cached pages too: a keep-alive client has to connect elsewhere.
  expect(page.headers.connection).toBe("close");
  await closing;
  await expect(ask(port, "/readyz")).rejects.toThrow();
});
