import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { plainPdf } from "../../../testing/files/pdf-file.ts";
import { applicantAt } from "../../../testing/people/applicant.ts";
import { anonymousComplaint, complainantsOf } from "../../../testing/people/complainant.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite } from "../../../testing/site.ts";
import { openContent } from "../../open.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

/** A scanner that takes every file and never answers. */
async function hangingScanner() {
  const server = createServer((socket) => socket.on("error", () => {}).resume());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return server;
}

test("documents that wait for the scanner can be opened once the site has run without one for a day", {
  timeout: 90_000,
}, async () => {
  const scanner = await hangingScanner();
  const { port } = scanner.address() as { port: number };
  const site = await openTestSite({
    ADMIN: "off",
    SETU_LIMITS: "off",
    CLAMD_HOST: "127.0.0.1",
    CLAMD_PORT: String(port),
  });
  onTestFinished(() => site.close());
  const hr = await staffAt(site, "hr", "Hari");
  const handler = await staffAt(site, "enquiries", "Maya");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id] },
  });
  const somebody = await applicantAt(site);
  expect((await somebody.send({ email: "waits@example.org" })).statusCode).toBe(200);
  const { complained, upload } = complainantsOf(() => site);
  const { upload_id } = (await upload("1", plainPdf())).json().data;
  await complained(anonymousComplaint("Dust.", { files: { 1: upload_id } }));

  const [application] = await somebody.rows("waits@example.org");
  const { docs } = await site.content.payload.find({ collection: "complaints", depth: 0 });
  const [complaint] = docs as unknown as { id: number; files: { id: string }[] }[];
  const answers = async () => {
    const document = await hr.get(`/applications/${application?.id}/documents/${application?.files[0]?.id}`);
    const file = await handler.get(`/complaints/${complaint?.id}/files/${complaint?.files[0]?.id}`);
    return [document.status, file.status];
  };
  expect(await answers()).toEqual([409, 409]);

  // Further openings stand for restarts. Under another spelling of the folder, each has a connection of its own.
  const restart = async (folder: string) => {
    const restarted = await openContent({ ...site.env, clamd: undefined, dataDir: `${site.env.dataDir}${folder}` });
    onTestFinished(() => restarted.close());
    // Its jobs begin at once.
    await wait(1500);
  };
  await restart("/.");
  expect(await answers()).toEqual([409, 409]);
  const { payload } = site.content;
  const aDayAgo = Date.now() - 86_400_001;
  await runSql(payload, sql`UPDATE system_state SET value = ${aDayAgo} WHERE name = 'scanner-seen'`);
  await restart("/./.");
  await expect.poll(answers).toEqual([200, 200]);
});
