import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { draftOf, mailFile } from "../platform/mail/transport.ts";
import { isoColumn, jsonColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { Due, Kind } from "../retention/kinds.ts";
import { dayMs, monthsBefore } from "../retention/periods.ts";
import { scrub } from "../retention/run.ts";
import { bury } from "../retention/tombstones.ts";
import type { Traces } from "../retention/traces.ts";
import type { InfectedFiles } from "../uploads/infected-files.ts";
import { changeComplaint } from "./change-complaint.ts";
import type { ComplaintFile } from "./files/complaint-file.ts";
import { complaintMailId } from "./mails.ts";
import {
  addedFiles,
  type ComplaintMail,
  complaintMails,
  complaintReference,
  type LogEntry,
} from "./stored-complaint.ts";

/** The days after its end for which a complaint's contact is kept: it is erased sooner than the text. */
const contactDays = 90;

interface ComplaintTraces extends Traces {
  /** The folder of the files of complaints. */
  files: string;
}

interface Erased {
  id: number;
  files: ComplaintFile[];
  codeHash: string;
  moves: number;
}

const isFree = sql`COALESCE(held, false) = false`;

const tombstoneOf = (codeHash: string) => `complaint ${codeHash}`;
/** That of the contact of a withdrawn complaint, which itself stays. */
const contactTombstoneOf = (codeHash: string) => `complaint-contact ${codeHash}`;

/** Erases a complaint with its files and its mails that are stored as files. */
async function eraseComplaint(
  payload: Payload,
  traces: ComplaintTraces,
  { id, files, codeHash, moves }: Erased,
): Promise<void> {
  await bury(traces.tombstones, tombstoneOf(codeHash));
  for (const file of files) await rm(path.join(traces.files, file.id), { force: true });
  await removeAll(filesOf(traces, { id, moves }, complaintMails));
  await runSql(payload, sql`DELETE FROM complaints WHERE id = ${id}`);
}

type Mails = Pick<Traces, "mails" | "host">;
type Mailed = Pick<Erased, "id" | "moves">;

/** The files of the mails about a complaint that may have been stored as files. */
const filesOf = ({ mails, host }: Mails, { id, moves }: Mailed, of: readonly ComplaintMail[]): string[] =>
  of.flatMap((mail) =>
    Array.from({ length: moves + 1 }, (_, move) => mailFile(mails, complaintMailId(mail, id, move, host))).flatMap(
      (file) => [file, draftOf(file)],
    ),
  );

/** Those of the mails to its writer, which contain the address. */
const writerMails = (traces: Mails, complaint: Mailed): string[] => filesOf(traces, complaint, ["writerMail"]);

async function removeAll(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}

/** Removes the mails to a complaint's writer that are stored as files. */
const removeWriterMails = (traces: Mails, complaint: Mailed): Promise<void> =>
  removeAll(writerMails(traces, complaint));

/** Removes a withdrawn complaint's contact from outside the row, which no longer has it. A restored backup does not bring it back. */
export async function forgotten(
  payload: Payload,
  traces: Traces,
  complaint: Mailed & Pick<Erased, "codeHash">,
): Promise<void> {
  await bury(traces.tombstones, contactTombstoneOf(complaint.codeHash));
  await removeWriterMails(traces, complaint);
  await scrub(payload);
}

/** Complaints whose retention period is over. */
export const retainedComplaints = (traces: ComplaintTraces): Kind => ({
  async find(payload, now, { complaintMonths }) {
    const before = monthsBefore(now, complaintMonths).toISOString();
    const counted = await runSql(payload, sql`SELECT /* retention */ count(*) AS count FROM complaints`);
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, files, code_hash, moves, received_at FROM complaints WHERE ended_at < ${before} AND ${isFree}`,
    );
    const due = rows.map((row): Due => {
      const complaint = erasedIn(row);
      return {
        reference: complaintReference(complaint.id),
        since: isoColumn(row["received_at"]),
        erase: () => eraseDue(payload, traces, complaint.id, before),
      };
    });
    return { total: Number(counted[0]?.["count"] ?? 0), due };
  },
  async eraseAgain(payload, buried) {
    const rows = await runSql(payload, sql`SELECT /* retention */ id, files, code_hash, moves FROM complaints`);
    const returned = rows.map(erasedIn).filter(({ codeHash }) => buried.has(tombstoneOf(codeHash)));
    for (const complaint of returned) await eraseComplaint(payload, traces, complaint);
    return returned.map(({ id }) => complaintReference(id));
  },
});

/** Erases a complaint, unless it has been put on hold or opened again since it was found. */
async function eraseDue(payload: Payload, traces: ComplaintTraces, id: number, before: string): Promise<boolean> {
  const [row] = await runSql(
    payload,
    sql`SELECT id, files, code_hash, moves FROM complaints WHERE id = ${id} AND ended_at < ${before} AND ${isFree}`,
  );
  if (row) await eraseComplaint(payload, traces, erasedIn(row));
  return row !== undefined;
}

const erasedIn = (row: Record<string, unknown>): Erased => ({
  id: Number(row["id"]),
  files: jsonColumn<ComplaintFile[]>(row["files"]) ?? [],
  codeHash: String(row["code_hash"]),
  moves: Number(row["moves"]),
});

/** Files of complaints that were found infected, except of those on hold. */
export const infectedComplaintFiles = (folder: string): InfectedFiles => ({
  folder,
  async find(payload) {
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, files, log, created_at FROM complaints
          WHERE CAST(files AS text) LIKE '%infected%' AND ${isFree}`,
    );
    return rows.flatMap((row) => {
      const log = jsonColumn<LogEntry[]>(row["log"]) ?? [];
      const came = (index: number) => log.find((entry) => addedFiles(entry).includes(index + 1))?.at;
      return (jsonColumn<ComplaintFile[]>(row["files"]) ?? []).map((file, index) => ({
        file,
        reference: complaintReference(Number(row["id"])),
        since: came(index) ?? isoColumn(row["created_at"]),
        isFree: () => isStillFree(payload, Number(row["id"])),
      }));
    });
  },
});

const isStillFree = async (payload: Payload, id: number): Promise<boolean> =>
  (await runSql(payload, sql`SELECT id FROM complaints WHERE id = ${id} AND ${isFree}`)).length > 0;

/**
 * Contact details of complaints that ended 90 days ago, and mails with them that are stored as files. A mail file whose complaint
 * has no contact any more is due at once: a withdrawal may have been interrupted, or have come while the file was being written.
 */
export const retainedContacts = (traces: Mails): Kind => ({
  async find(payload, now) {
    const before = now.getTime() - contactDays * dayMs;
    const mails = new Set(await namesIn(traces.mails));
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, moves, contact, received_at, ended_at FROM complaints WHERE ${isFree}`,
    );
    const held = rows.flatMap((row) => {
      const complaint = { id: Number(row["id"]), moves: Number(row["moves"]) };
      const hasContact = row["contact"] !== null;
      if (!hasContact && !writerMails(traces, complaint).some((file) => mails.has(path.basename(file)))) return [];
      const endedAt = row["ended_at"] === null ? Number.POSITIVE_INFINITY : Date.parse(isoColumn(row["ended_at"]));
      return { complaint, isDue: !hasContact || endedAt < before, since: isoColumn(row["received_at"]) };
    });
    const due = held
      .filter(({ isDue }) => isDue)
      .map(({ complaint, since }): Due => {
        const erase = () => forgetWriter(payload, traces, complaint, new Date(before).toISOString());
        return { reference: complaintReference(complaint.id), since, erase };
      });
    return { total: held.length, due };
  },
  async eraseAgain(payload, buried) {
    // Only a row that came back still has a contact.
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, code_hash FROM complaints WHERE contact IS NOT NULL`,
    );
    const returned = rows.filter((row) => buried.has(contactTombstoneOf(String(row["code_hash"]))));
    for (const { id } of returned) await withdrawAgain(payload, traces, Number(id));
    return returned.map(({ id }) => complaintReference(Number(id)));
  },
});

/** Repeats a withdrawal, on hold or not, of which the handlers were told then. */
async function withdrawAgain(payload: Payload, traces: Mails, id: number): Promise<void> {
  const entry = { at: new Date().toISOString(), by: null, what: "withdrew" } as const;
  const withdrawn = await changeComplaint(payload, id, () => ({ entry, state: "withdrawn", forgets: true }));
  if (withdrawn) await removeWriterMails(traces, withdrawn);
}

/** Unless it has been put on hold or opened again meanwhile. If the files stay because the process dies, the next run finds them. */
async function forgetWriter(payload: Payload, traces: Mails, complaint: Mailed, before: string): Promise<boolean> {
  const [isForgotten] = await runSql(
    payload,
    sql`UPDATE complaints SET contact = NULL, has_email = false, writer_mail_problem = NULL
        WHERE id = ${complaint.id} AND ${isFree} AND (contact IS NULL OR ended_at < ${before}) RETURNING id`,
  );
  if (isForgotten) await removeWriterMails(traces, complaint);
  return isForgotten !== undefined;
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
