import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { writtenMails } from "../testing/mail-files.ts";
import { type KillRounds, killWhileSending } from "./machine/kill-rounds.ts";
import { onSeededSite, startSite } from "./machine/site-process.ts";
import { Report } from "./report.ts";
import { Complaints, followed } from "./senders/complaints.ts";
import { checkSound, lapseClaims, openDatabase, untilNone } from "./stored/stored-messages.ts";

const writers = 4;
const mailPatienceMs = 60_000;

/**
 * `kill -9` while visitors complain, add to their complaints and appeal: each acknowledged complaint opens by its code, is stored once with
 * its messages and files, and mailed once.
 */
export function killComplaintsDrill(kills: KillRounds): Promise<boolean> {
  return onSeededSite(async (dataDir) => {
    const report = new Report(`kill -9 while visitors complain: ${kills.rounds} rounds`);
    const complaints = new Complaints();
    let repeated = 0;

    const start = async () => {
      decide(dataDir, complaints);
      const site = await startSite(dataDir);
      const open = complaints.all.filter(({ status }) => status === undefined);
      for (const sent of open) await complaints.repeat(site.url, sent);
      const unsure = complaints.acknowledged.filter((sent) => sent.open);
      for (const sent of unsure) await complaints.repeatMessage(site.url, sent);
      repeated += open.length + unsure.length;
      return site;
    };
    await killWhileSending(kills, start, ({ url }, until) => complaints.keepSending(url, writers, until));

    lapseClaims(dataDir, "complaints", "mail_due_at");
    const site = await start();
    const isSent = await untilNone(
      dataDir,
      "SELECT count(*) AS count FROM complaints WHERE mail_due_at IS NOT NULL",
      mailPatienceMs,
    );
    report.figure("sent", complaints.all.length);
    report.figure("acknowledged", complaints.acknowledged.length);
    const messages = complaints.acknowledged.flatMap((sent) => sent.messages);
    report.figure("messages and appeals acknowledged", messages.length);
    report.figure("of these with a file", messages.filter(({ files }) => files > 0).length);
    report.figure("repeated after a kill", repeated);
    report.none(
      "messages never acknowledged, even when repeated",
      complaints.acknowledged.filter((sent) => sent.open).map(({ id }) => id),
    );
    report.none(
      "answered with anything but 200",
      complaints.all.filter(({ status }) => status !== 200).map(({ id, status }) => `${status} ${id}`),
    );
    report.none("not what was sent", await faultsByCode(site.url, complaints));
    checkRows(report, complaints, dataDir);
    report.check("all mails went in time", isSent);
    checkMails(report, complaints, dataDir);
    checkSound(report, dataDir);
    const log = readFileSync(path.join(dataDir, "log"), "utf8");
    report.none(
      "codes and addresses in the log",
      complaints.acknowledged
        .filter(({ code = "", email }) => log.includes(code) || (email && log.includes(email)))
        .map(({ id }) => id),
    );
    const { code } = await site.stop();
    report.check("stopped with code 0", code === 0, `code ${code}`);
    return report.print();
  });
}

/** While the site is down: a handler decides what can be decided, so that its writers appeal. */
function decide(dataDir: string, complaints: Complaints): void {
  const database = openDatabase(dataDir);
  const at = new Date().toISOString();
  const decision = JSON.stringify({ at, by: "Drill", what: "decided", text: "No.", outcome: "refused", user: 0 });
  const change = database.prepare(
    `UPDATE complaints SET state = 'decided', ended_at = ?, moves = moves + 1,
       log = json_insert(COALESCE(log, '[]'), '$[#]', json(?)) WHERE description LIKE ?`,
  );
  for (const sent of complaints.undecided) {
    change.run(at, decision, `Drill ${sent.id}.%`);
    complaints.noteDecision(sent);
  }
  database.close();
}

/** The faults that writers find on the pages behind their codes. */
async function faultsByCode(url: string, { acknowledged }: Complaints): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, code = "", body, messages } of acknowledged) {
    const found = await followed(url, code);
    const said = found?.entries ?? [];
    const isWhole =
      found?.description?.includes(id) &&
      found.files?.length === Object.keys(body.files).length &&
      messages.every(({ text, files }) => {
        const [entry, ...more] = said.filter(({ words }) => words === text);
        return entry?.files.length === files && more.length === 0;
      });
    if (!isWhole) faults.push(id);
  }
  return faults;
}

/** Checks that each acknowledged complaint is stored once, and that each of its files is whole. */
function checkRows(report: Report, { acknowledged }: Complaints, dataDir: string): void {
  const database = openDatabase(dataDir);
  const rows = database.prepare("SELECT description, files FROM complaints").all();
  database.close();
  const found = Map.groupBy(rows, ({ description }) => /^Drill ([\w-]+)/.exec(String(description))?.[1] ?? "");
  report.none(
    "acknowledged, but not there once",
    acknowledged.filter(({ id }) => found.get(id)?.length !== 1).map(({ id }) => id),
  );
  report.none(
    "there more than once",
    [...found].filter(([, copies]) => copies.length > 1).map(([id]) => id),
  );
  const files = rows.flatMap(({ files }) => JSON.parse(String(files ?? "[]")) as { id: string; sha256: string }[]);
  report.figure("files", files.length);
  report.none(
    "files that are not whole",
    files
      .filter(({ id, sha256 }) => sumOf(path.join(dataDir, "private/complaints", id)) !== sha256)
      .map(({ id }) => id),
  );
}

const sumOf = (file: string) =>
  existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;

function checkMails(report: Report, { acknowledged }: Complaints, dataDir: string): void {
  const mailed = writtenMails(dataDir).flatMap(({ head }) => /complains-[\w-]+@example\.org/.exec(head) ?? []);
  report.none(
    "writers without exactly one mail",
    acknowledged
      .filter(({ email }) => email && mailed.filter((to) => to === email).length !== 1)
      .map(({ email }) => String(email)),
  );
}

if (process.argv[1] === import.meta.filename) {
  process.exit((await killComplaintsDrill({ rounds: 40, roundMs: 3000 })) ? 0 : 1);
}
