import { afterAll, beforeAll, expect, test } from "vitest";
import { writtenMails } from "../../testing/mail-files.ts";
import { boardAt } from "../../testing/people/board.ts";
import { eventually } from "../../testing/people/visitor.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { queueScanFaults } from "../uploads/scanning/scan-faults.ts";
import { scannedApplications } from "./documents/stored-document.ts";

const noted = "Failed the written test; poor references";
const kind = "We looked for more years on bridges";

let site: TestSite;
let board: Awaited<ReturnType<typeof boardAt>>;
let reason: number;
beforeAll(async () => {
  site = await openTestSite();
  board = await boardAt(site);
  const { doc } = await (await board.maya.post("/refusal-reasons?locale=en", { name: noted })).json();
  reason = Number(doc.id);
});
afterAll(() => site.close());

const because = () => board.words("Dear {name}. What decided it: {reason}. {link}");

test("the installed mail about a refusal gives the installed text for applicants, whichever reason is chosen", async () => {
  const { id } = await board.application();
  const { docs } = await (await board.maya.get("/refusal-reasons?locale=en&limit=0&sort=id")).json();
  const installed = (docs as { id: number; name: string; toApplicant?: string }[]).filter((each) => each.id !== reason);
  expect(installed.length).toBeGreaterThan(3);
  const preview = async (chosen?: number) =>
    (await (await board.maya.post("/applications/mail-preview", { ids: [id], to: "refused", reason: chosen })).json())
      .data;
  for (const each of installed) {
    const [{ values }] = (await preview(each.id)).recipients;
    expect([values.en.reason, values.ne.reason], each.name).toEqual([
      expect.stringMatching(/\.$/),
      expect.stringMatching(/।$/),
    ]);
  }
  const [first] = installed;
  const [{ words }] = (await preview(first?.id)).templates;
  expect(words.ne.text).toContain("{reason}");
  const mail = await board.mailBy(await board.move([id], "refused", { reason: first?.id, mail: words }));
  expect((await board.mailOf(mail.id)).text).toContain(first?.toApplicant);
});

test("a mail with {reason} is refused until an editor writes a text for applicants", async () => {
  const { id } = await board.application();
  const answer = await board.move([id], "refused", { reason, mail: because() });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors[0].message).toMatch(/no text for the applicant.*Reasons for refusal/);
  expect((await board.stored(id)).stage).toBe("received");
});

test("the staff's wording is in neither the preview nor the mail; the text for applicants is", async () => {
  const { id, email } = await board.application();
  await board.maya.send("PATCH", `/refusal-reasons/${reason}?locale=en`, { toApplicant: kind });
  const preview = await (
    await board.maya.post("/applications/mail-preview", { ids: [id], to: "refused", reason })
  ).text();
  expect(preview).toContain(kind);
  expect(preview).not.toContain(noted);
  const mail = await board.mailBy(await board.move([id], "refused", { reason, mail: because() }));
  await board.letGo(mail.id);
  await eventually(async () =>
    expect(writtenMails(site.env.dataDir).some(({ head, text }) => head.includes(email) && text.includes(kind))).toBe(
      true,
    ),
  );
  expect(JSON.stringify(writtenMails(site.env.dataDir))).not.toContain(noted);
  expect(JSON.stringify((await board.stored(id)).history), "the staff still read it").toContain(noted);
});

test("owners are told once a day that documents are not being scanned", async () => {
  const { id } = await board.application();
  const { payload } = site.content;
  const told = () => writtenMails(site.env.dataDir).filter(({ text }) => text.includes("virus scanner"));
  await queueScanFaults(payload, "https://firm.example", [scannedApplications]);
  const long = new Date(Date.now() - 2 * 3_600_000).toISOString();
  await runSql(
    payload,
    sql`UPDATE applications SET scan_due_at = ${Date.now() + 3_600_000}, updated_at = ${long} WHERE id = ${id}`,
  );
  await queueScanFaults(payload, "https://firm.example", [scannedApplications]);
  await queueScanFaults(payload, "https://firm.example", [scannedApplications]);
  // One to each of the two owners.
  await eventually(async () => expect(told()).toHaveLength(2));
});
