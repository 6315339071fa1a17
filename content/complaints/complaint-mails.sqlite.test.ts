import { afterAll, beforeAll, expect, test } from "vitest";
import { placesOf } from "../../testing/everything-stored.ts";
import { anonymousComplaint, complainantsOf } from "../../testing/people/complainant.ts";
import { staffAt } from "../../testing/people/staff.ts";
import { type MailServer, mailServer } from "../../testing/servers/mail-server.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { outboxes } from "../outboxes.ts";
import { queueMailFaults } from "../platform/editorial/faults/mail-faults.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { noteTime } from "../platform/store/state.ts";
import { acceptWaiting } from "../uploads/scanning/scan-files.ts";
import { scannedComplaints } from "./files/complaint-file.ts";

let site: TestSite;
let handler: Awaited<ReturnType<typeof staffAt>>;
let mails: MailServer;
beforeAll(async () => {
  mails = await mailServer();
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off", SMTP_URL: mails.url });
  handler = await staffAt(site, "enquiries", "Maya Handler");
  await site.content.payload.updateGlobal({
    slug: "complaint-settings",
    data: { open: true, handlers: [handler.id] },
  });
});
afterAll(async () => {
  await site.close();
  await mails.close();
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
  await runSql(site.content.payload, sql`DELETE FROM complaints`);
});

test("a mail during whose sending a handler writes a note, and a scan ends, is not sent again", async () => {
  let sending = 0;
  mails.onMail = async () => {
    sending += 1;
    const { id } = await lastRow();
    await handler.post(`/complaints/${id}/acts`, { act: "note", text: `Note ${sending}.` });
    const scanned = { payload: site.content.payload, folder: "", rows: scannedComplaints };
    await noteTime(site.content.payload, "scanner-seen", 1);
    await runSql(site.content.payload, sql`UPDATE complaints SET scan_due_at = 1 WHERE id = ${Number(id)}`);
    await acceptWaiting(scanned);
  };
  await complained(anonymousComplaint("Dust.", { ...refused, email: "there@zebrafish.example" }));
  await expect.poll(() => sending).toBe(2);
  await expect.poll(async () => (await site.content.mailFigures()).waiting).toBe(0);
});

test("owners are told once of a mail that was given up, whatever else happens to its complaint, and of the next one again", async () => {
  const { payload } = site.content;
  mails.onMail = async () => {};
  await complained(anonymousComplaint("Smoke.", refused));
  const id = Number((await lastRow())["id"]);
  const act = (body: object) => handler.post(`/complaints/${id}/acts`, body);
  const givenUp = async () => {
    await expect.poll(async () => (await lastRow())["writer_mail_attempts"]).toBe(1);
    await runSql(payload, sql`UPDATE complaints SET writer_mail_attempts = 870, mail_due_at = 1 WHERE id = ${id}`);
    await expect.poll(async () => (await lastRow())["writer_mail_state"]).toBe("failed");
  };
  const told = async () => {
    await queueMailFaults(payload, site.env.publicOrigin, outboxes);
    return (await payload.count({ collection: "fault-mails" })).totalDocs;
  };
  const before = await told();
  await givenUp();
  const owners = (await told()) - before;
  expect(owners).toBeGreaterThan(0);
  await act({ act: "note", text: "The address is wrong." });
  await act({ act: "hold", text: "Case 12." });
  expect((await told()) - before).toBe(owners);
  await act({ act: "write", text: "It stops tomorrow." });
  await givenUp();
  expect((await told()) - before).toBe(2 * owners);
});
