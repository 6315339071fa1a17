import { rm } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { InfectedFiles } from "../applications/documents/infected-files.ts";
import { mailFile } from "../platform/mail/transport.ts";
import { isoColumn, jsonColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { Due, Kind } from "../retention/kinds.ts";
import { dayMs, monthsBefore } from "../retention/periods.ts";
import { bury } from "../retention/tombstones.ts";
import type { Traces } from "../retention/traces.ts";
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

/** Erases a complaint with its files and its mails that are stored as files. */
async function eraseComplaint(
  payload: Payload,
  traces: ComplaintTraces,
  { id, files, codeHash, moves }: Erased,
): Promise<void> {
  await bury(traces.tombstones, tombstoneOf(codeHash));
  for (const file of files) await rm(path.join(traces.files, file.id), { force: true });
  await removeMails(traces, { id, moves }, complaintMails);
  await runSql(payload, sql`DELETE FROM complaints WHERE id = ${id}`);
}

type Mails = Pick<Traces, "mails" | "host">;
type Mailed = Pick<Erased, "id" | "moves">;

/** Removes the mails about a complaint that are stored as files. */
async function removeMails(traces: Mails, { id, moves }: Mailed, of: readonly ComplaintMail[]): Promise<void> {
  for (let move = 0; move <= moves; move += 1) {
    for (const mail of of) {
      await rm(mailFile(traces.mails, complaintMailId(mail, id, move, traces.host)), { force: true });
    }
  }
}

/** Removes the mails to a complaint's writer that are stored as files: they contain the address. */
export const removeWriterMails = (traces: Mails, complaint: Mailed): Promise<void> =>
  removeMails(traces, complaint, ["writerMail"]);

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
        erase: () => eraseComplaint(payload, traces, complaint),
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
      }));
    });
  },
});

/** Erases the contact details of complaints that ended 90 days ago, and the mails to them. The column comes last: until then it says what to erase. */
export async function forgetWriters(payload: Payload, traces: Mails, now = Date.now()): Promise<void> {
  const before = new Date(now - contactDays * dayMs).toISOString();
  const rows = await runSql(
    payload,
    sql`SELECT id, moves FROM complaints WHERE contact IS NOT NULL AND ended_at < ${before} AND ${isFree}`,
  );
  for (const row of rows) {
    const [id, moves] = [Number(row["id"]), Number(row["moves"])];
    await removeWriterMails(traces, { id, moves });
    await runSql(
      payload,
      sql`UPDATE complaints SET contact = NULL, has_email = false, writer_mail_problem = NULL WHERE id = ${id}`,
    );
  }
}
