import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Report } from "../report.ts";
import type { Application } from "../senders/applications.ts";
import { mailFiles } from "./mails.ts";
import { openDatabase, type Row, untilNone } from "./stored-messages.ts";

interface StoredDocument {
  id: string;
  key: string;
  name: string;
  size: number;
  sha256: string;
  scan: string;
}
/** An application as stored in the database. */
export interface StoredApplication {
  row: Row;
  documents: StoredDocument[];
}

const requiredColumns = [
  ...["vacancy_id", "reference", "name", "email", "phone", "country", "answers", "files", "stage", "history", "locale"],
  ...["consent_version", "consent_text", "person_key", "idempotency_key", "link_key", "created_at", "updated_at"],
];

export function storedApplications(dataDir: string): StoredApplication[] {
  const database = openDatabase(dataDir);
  try {
    const rows = database.prepare("SELECT * FROM applications ORDER BY id").all() as Row[];
    return rows.map((row) => ({ row, documents: JSON.parse(String(row.files)) as StoredDocument[] }));
  } finally {
    database.close();
  }
}

/** The files in one of the private folders, such as `uploads`. */
export function privateNames(dataDir: string, folder: string): string[] {
  const whole = path.join(dataDir, "private", folder);
  return existsSync(whole) ? readdirSync(whole) : [];
}

/** Documents that belong to no application. */
export function orphans(dataDir: string): string[] {
  const known = new Set(storedApplications(dataDir).flatMap(({ documents }) => documents.map(({ id }) => id)));
  return privateNames(dataDir, "papers").filter((name) => !known.has(name));
}

/** The faults of a stored application. */
function faultsOf({ row, documents }: StoredApplication, sent: Application | undefined, dataDir: string): string[] {
  if (!sent) return ["nobody sent it"];
  const faults = requiredColumns.filter((column) => row[column] === null).map((column) => `no ${column}`);
  if (sent.reference && sent.reference !== row.reference) faults.push("another reference than was told");
  if (documents.length !== sent.documents.length) faults.push(`${documents.length} documents`);
  for (const { key, name, bytes, sha256 } of sent.documents) {
    const found = documents.find((document) => document.key === key);
    const file = path.join(dataDir, "private/papers", found?.id ?? "none");
    if (!found || !existsSync(file)) {
      faults.push(`no file for ${key}`);
      continue;
    }
    const stored = readFileSync(file);
    const sum = createHash("sha256").update(stored).digest("hex");
    if (sum !== found.sha256 || stored.length !== found.size) faults.push(`${key} is not what the row says`);
    // Pictures are re-encoded; a Word file is kept byte for byte.
    if (name.endsWith(".docx") && (sum !== sha256 || stored.length !== bytes.length)) faults.push(`${key} is changed`);
    if (found.name !== name) faults.push(`${key} is called ${found.name}`);
  }
  return faults;
}

/** Checks that every acknowledged application is stored once, and that each stored one is whole, with its files. */
export function checkApplications(report: Report, sent: Application[], all: Application[], dataDir: string): void {
  const stored = Map.groupBy(storedApplications(dataDir), ({ row }) => String(row.email));
  const byEmail = new Map(all.map((one) => [one.email, one]));
  report.none(
    "acknowledged but lost",
    sent.filter(({ isAcknowledged, email }) => isAcknowledged && !stored.has(email)).map(({ email }) => email),
  );
  report.none(
    "stored more than once",
    [...stored].filter(([, rows]) => rows.length > 1).map(([email]) => email),
  );
  const looked = new Set(sent.map(({ email }) => email));
  const rows = [...stored].filter(([email]) => looked.has(email) || !byEmail.has(email)).flatMap(([, found]) => found);
  report.none(
    "half there",
    rows.flatMap((one) =>
      faultsOf(one, byEmail.get(String(one.row.email)), dataDir).map((fault) => `${one.row.email}: ${fault}`),
    ),
  );
}

/** Waits until every receipt is written and sent; false if that takes longer than `patienceMs`. */
export const receiptsAreSent = (dataDir: string, patienceMs: number): Promise<boolean> =>
  untilNone(
    dataDir,
    `SELECT (SELECT count(*) FROM applications WHERE receipt_queued IS NOT 1)
       + (SELECT count(*) FROM applicant_mails WHERE due_at IS NOT NULL) AS count`,
    patienceMs,
  );

/** Checks that each application has one receipt, to its own address, and that there are no others. */
export function checkReceipts(report: Report, dataDir: string): void {
  const { mails: all, unfinished } = mailFiles(dataDir);
  const mails = all.filter(({ headers }) => headers.get("message-id")?.join().startsWith("<applicant-"));
  const byId = Map.groupBy(mails, ({ headers }) => headers.get("message-id")?.join() ?? "none");
  const wrong: string[] = [];
  for (const { row } of storedApplications(dataDir)) {
    const id = `<applicant-receipt-${row.id}@localhost>`;
    const found = byId.get(id) ?? [];
    byId.delete(id);
    if (found.length !== 1) wrong.push(`${row.email}: ${found.length} receipts`);
    else if (found[0]?.headers.get("to")?.join() !== row.email) wrong.push(`${row.email}: to somebody else`);
  }
  report.figure("receipts", mails.length);
  report.none("receipts that are missing, doubled or astray", wrong);
  report.none("mails about no application", [...byId.keys()]);
  report.none("unfinished mail files", unfinished);
}
