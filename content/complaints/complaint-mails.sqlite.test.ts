import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placesOf } from "../../testing/everything-stored.ts";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
let handler: Awaited<ReturnType<typeof staffAt>>;
let sink: SMTPServer;
beforeAll(async () => {
  sink = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _, done) =>
      done(
        address.startsWith("gone@") ? Object.assign(new Error(`<${address}> unknown`), { responseCode: 550 }) : null,
      ),
    onData: (stream, _, done) => {
      stream.resume();
      stream.on("end", () => done());
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const { port } = sink.server.address() as { port: number };
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off", SMTP_URL: `smtp://127.0.0.1:${port}` });
  handler = await staffAt(site, "enquiries", "Maya Handler");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id] },
  });
});
afterAll(async () => {
  await site.close();
  await new Promise<void>((resolve) => sink.close(resolve));
});

const { complained } = complainantsOf(() => site);
const refused = { way: "confidential", name: "Purnima Zebrafish", email: "gone@zebrafish.example" };
const lastRow = async () => {
  const [row] = await runSql(site.content.payload, sql`SELECT * FROM complaints ORDER BY id DESC LIMIT 1`);
  return row ?? {};
};

test("an address that the mail server refuses, and quotes, is stored nowhere and shown to nobody", async () => {
  await complained(anonymousComplaint("Noise.", refused));
  await expect.poll(async () => (await lastRow())["writer_mail_problem"]).toContain("550");
  expect(await placesOf(site, [refused.email])).toEqual([]);
  const shown = await (await handler.get(`/complaints/${(await lastRow())["id"]}`)).text();
  expect(shown).toContain("Noise.");
  expect(shown).not.toMatch(/Mail"|550/);
});
