import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { newDatabase } from "../testing/site.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { oneAtATime } from "./platform/store/one-at-a-time.ts";

const settings = async () => ({ databaseUrl: await newDatabase("empty"), dataDir: temporaryFolder("starting") });
const unheard = () => {};

test("a start that waits for another one says so, and has its turn afterwards", async () => {
  const site = await settings();
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const done: string[] = [];
  const one = oneAtATime(site, unheard, async () => {
    begun.resolve();
    await first.promise;
    done.push("first");
  });
  await begun.promise;
  const told: string[] = [];
  const other = oneAtATime(
    site,
    (reason) => told.push(reason),
    async () => void done.push("second"),
  );
  await expect.poll(() => told).toEqual([expect.stringContaining("another process is starting")]);
  first.resolve();
  await Promise.all([one, other]);
  expect(done).toEqual(["first", "second"]);
});

test.runIf(inject("postgres"))("behind a pooler that keeps connections open, a start ends its turn", async () => {
  const { databaseUrl, dataDir } = await settings();
  const url = new URL(databaseUrl);
  const { port, hostname } = url;
  const pooler = createServer((client) => {
    const server = connect(Number(port), hostname);
    onTestFinished(() => void server.destroy());
    server.on("error", unheard).pipe(client);
    client.on("error", unheard);
    // PgBouncer keeps the connection for the next client when one says goodbye, and rolls its transaction back.
    client.on("data", (bytes) =>
      server.write(bytes[0] === 0x58 ? Buffer.from("Q\0\0\0\rROLLBACK\0", "latin1") : bytes),
    );
  });
  await new Promise<void>((listening) => pooler.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void pooler.close());
  const address = pooler.address();
  url.port = String(typeof address === "object" ? address?.port : "");
  const pooled = { databaseUrl: url.href, dataDir };
  await oneAtATime(pooled, unheard, async () => {});
  const second = oneAtATime(pooled, unheard, async () => "had its turn");
  expect(await Promise.race([second, wait(8000)])).toBe("had its turn");
});
