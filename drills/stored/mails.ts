import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { headersOf, type Mail } from "../machine/mail.ts";
import type { Report } from "../report.ts";
import { openDatabase, type Row } from "./stored-messages.ts";

/** The headers that the site writes; any other one was injected. */
const expectedHeaders = new Set([
  ...["from", "to", "reply-to", "subject", "message-id", "date", "mime-version"],
  ...["content-type", "content-transfer-encoding", "auto-submitted"],
]);

/** The mails that the site has written to files, as it does without a mail server. */
export function mailFiles(dataDir: string): { mails: Mail[]; unfinished: string[] } {
  const folder = path.join(dataDir, "mail");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const whole = names.filter((name) => name.endsWith(".eml"));
  return {
    mails: whole.map((name) => ({ headers: headersOf(readFileSync(path.join(folder, name), "utf8")) })),
    unfinished: names.filter((name) => !name.endsWith(".eml")),
  };
}

/** The addresses in a header, without display names. */
const addresses = (header = "") =>
  header
    .replace(/"(?:[^"\\]|\\.)*"/g, "")
    .split(",")
    .map((one) => (/<([^>]*)>/.exec(one)?.[1] ?? one).trim());

/** Checks that each stored message has its two mails, each once, to the right recipients only, and that its row says so. */
export function checkMails(report: Report, rows: Row[], mails: Mail[], dataDir: string): void {
  const database = openDatabase(dataDir);
  const firm = database.prepare("SELECT sender, recipient FROM enquiry_settings").get() as Record<string, string>;
  database.close();
  const byId = Map.groupBy(mails, ({ headers }) => headers.get("message-id")?.join() ?? "none");
  const missing: string[] = [];
  const doubled: string[] = [];
  const wrong: string[] = [];

  for (const row of rows) {
    const visitor = String(row.email);
    const kinds = [
      { kind: "firm", to: String(firm.recipient), replyTo: visitor },
      { kind: "sender", to: visitor, replyTo: String(firm.recipient) },
    ];
    for (const { kind, to, replyTo } of kinds) {
      const id = `<contact-${row.id}-${Date.parse(String(row.created_at))}-${kind}@localhost>`;
      const [mail, ...more] = byId.get(id) ?? [];
      byId.delete(id);
      if (more.length > 0) doubled.push(id);
      if (!mail) missing.push(id);
      else wrong.push(...faultsOf(mail, { from: String(firm.sender), to, replyTo }).map((fault) => `${id} ${fault}`));
    }
  }
  report.figure("mails", mails.length);
  report.none("mails that are missing", missing);
  report.none("mails that went more than once", doubled);
  // The sample forum has a question that waits, which the firm is told of.
  const others = [...byId.keys()].filter((id) => !id.startsWith("<forum-"));
  report.none("mails about no message", others);
  report.none("headers or recipients that the site did not write", wrong);
  const unsent = rows.filter(
    (row) => row.firm_mail_state !== "sent" || row.sender_mail_state !== "sent" || row.mail_due_at !== null,
  );
  report.none(
    'rows that do not say "sent"',
    unsent.map((row) => `${row.id}: ${row.firm_mail_state}, ${row.sender_mail_state}, due ${row.mail_due_at}`),
  );
}

function faultsOf({ headers, recipients }: Mail, expected: { from: string; to: string; replyTo: string }): string[] {
  const unexpected = [...headers].filter(([name, values]) => !expectedHeaders.has(name) || values.length > 1);
  const parties: [string, string[], string][] = [
    ["From", addresses(headers.get("from")?.[0]), expected.from],
    ["To", addresses(headers.get("to")?.[0]), expected.to],
    ["Reply-To", addresses(headers.get("reply-to")?.[0]), expected.replyTo],
    ["envelope", recipients ?? [expected.to], expected.to],
  ];
  return [
    ...unexpected.map(([name, values]) => `${name}: ${values}`),
    ...parties.filter(([, found, right]) => found.join() !== right).map(([name, found]) => `${name}: ${found}`),
  ];
}
