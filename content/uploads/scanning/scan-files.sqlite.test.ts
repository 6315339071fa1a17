import { rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { applicantAt } from "../../../testing/people/applicant.ts";
import { freePort } from "../../../testing/postgres.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { jsonColumn } from "../../platform/store/columns.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { longestScanMs } from "./clamd.ts";
import { claimMs } from "./scan-files.ts";

let site: TestSite;
let scanner: Server;
let port: number;
beforeAll(async () => {
  port = await freePort();
  site = await openTestSite({
    ADMIN: "off",
    CLAMD_HOST: "127.0.0.1",
    CLAMD_PORT: String(port),
  });
});
afterAll(async () => {
  await site.close();
  scanner?.close();
});

/** Starts a scanner that finds every file clean after reading all of it. */
async function startScanner(): Promise<void> {
  scanner = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.subarray(-4).equals(Buffer.alloc(4))) socket.end("stream: OK\0");
    });
  });
  await new Promise<void>((resolve) => scanner.listen(port, "127.0.0.1", resolve));
}

test("a claim lasts as long as scanning all documents can take", () => {
  for (const documents of [1, 10, 20]) expect(claimMs(documents)).toBeGreaterThan(documents * longestScanMs);
});

test("a missing document delays neither the others nor the scan of itself", async () => {
  const somebody = await applicantAt(site);
  const states = async (email: string) => {
    const [row] = await somebody.rows(email);
    return ((row?.files ?? []) as unknown as { scan: string }[]).map(({ scan }) => scan);
  };
  // The scanner is down: documents wait, and the log says so.
  await somebody.send({ email: "gone@example.org" });
  await somebody.send({ email: "there@example.org" });
  const [gone] = await somebody.rows("gone@example.org");
  for (const { id } of gone?.files ?? []) rmSync(path.join(somebody.folder("papers"), id));
  expect(await states("there@example.org")).toContain("pending");
  await startScanner();
  await vi.waitFor(
    async () => {
      // Repeatedly: a scan that fails at this moment postpones the next one.
      await runSql(site.content.payload, sql`UPDATE applications SET scan_due_at = 1 WHERE scan_due_at IS NOT NULL`);
      expect(new Set(await states("there@example.org"))).toEqual(new Set(["clean"]));
      expect(new Set(await states("gone@example.org"))).toEqual(new Set(["unscannable"]));
    },
    { timeout: 20_000, interval: 200 },
  );
});

test("documents that were claimed while the clock was a year ahead are scanned now", async () => {
  const somebody = await applicantAt(site);
  const email = "frozen@example.org";
  await somebody.send({ email });
  const [row] = await somebody.rows(email);
  const filesOf = async () => {
    const [stored] = await runSql(site.content.payload, sql`SELECT files FROM applications WHERE id = ${row?.id}`);
    return jsonColumn<{ scan: string }[]>(stored?.["files"]) ?? [];
  };
  const scans = async () => new Set((await filesOf()).map(({ scan }) => scan));
  await expect.poll(scans).toEqual(new Set(["clean"]));
  const pending = JSON.stringify((await filesOf()).map((file) => ({ ...file, scan: "pending" })));
  await runSql(
    site.content.payload,
    sql`UPDATE applications SET files = ${pending}, revision = COALESCE(revision, 0) + 1,
          scan_due_at = ${Date.now() + 365 * 86_400_000} WHERE id = ${row?.id}`,
  );
  await expect.poll(scans).toEqual(new Set(["clean"]));
});

test("a scanner that gives no answer is left alone for a while, however many documents wait", async () => {
  await new Promise((resolve) => scanner.close(resolve));
  let asked = 0;
  scanner = createServer((socket) => {
    asked += 1;
    socket.on("error", () => {}).destroy();
  });
  await new Promise<void>((resolve) => scanner.listen(port, "127.0.0.1", resolve));
  const somebody = await applicantAt(site);
  for (const name of ["first", "second", "third"]) await somebody.send({ email: `${name}@example.org` });
  const { payload } = site.content;
  const due = () => runSql(payload, sql`SELECT id FROM applications WHERE scan_due_at <= ${Date.now()}`);
  await expect.poll(due).toEqual([]);
  asked = 0;
  await runSql(payload, sql`UPDATE applications SET scan_due_at = 1 WHERE scan_due_at IS NOT NULL`);
  await expect.poll(() => asked).toBe(1);
  await wait(3000);
  expect(asked).toBe(1);
  expect(await due()).toEqual([]);
});
