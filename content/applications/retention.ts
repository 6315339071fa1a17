import { isoColumn, jsonColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { Due, Kind } from "../retention/kinds.ts";
import { monthsBefore } from "../retention/periods.ts";
import type { InfectedFiles } from "../uploads/infected-files.ts";
import type { StoredDocument } from "./documents/stored-document.ts";
import { eraseApplication, tombstoneOf } from "./erase.ts";
import { keptUntil } from "./kept-until.ts";
import type { ApplicationTraces } from "./traces.ts";

/** Applications with their documents, mails and notes. */
export const retainedApplications = (traces: ApplicationTraces): Kind => ({
  async find(payload, now, periods) {
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ applications.id AS id, reference, stage, history, files,
            applications.created_at AS created_at, vacancies.closes_at AS closes_at
          FROM applications LEFT JOIN vacancies ON vacancies.id = applications.vacancy_id`,
    );
    const due = rows.flatMap((row): Due[] => {
      const createdAt = isoColumn(row["created_at"]);
      const closesAt = row["closes_at"] === null ? null : isoColumn(row["closes_at"]);
      const history = jsonColumn<{ at: string }[]>(row["history"]) ?? [];
      if (keptUntil({ stage: String(row["stage"]), history, createdAt, closesAt }, periods) > now) return [];
      const stored = storedIn(row);
      const erase = () => eraseApplication({ ...traces, payload }, stored);
      return [{ reference: stored.reference, since: createdAt, erase }];
    });
    return { total: rows.length, due };
  },
  async eraseAgain(payload, buried) {
    const rows = await runSql(payload, sql`SELECT /* retention */ id, reference, files FROM applications`);
    const returned = rows.filter(({ reference }) => buried.has(tombstoneOf(String(reference)))).map(storedIn);
    for (const stored of returned) await eraseApplication({ ...traces, payload }, stored);
    return returned.map(({ reference }) => reference);
  },
});

const storedIn = (row: Record<string, unknown>) => ({
  id: Number(row["id"]),
  reference: String(row["reference"]),
  files: jsonColumn<StoredDocument[]>(row["files"]) ?? [],
});

/** The log of who opened which document. */
export const retainedOpenings: Kind = {
  async find(payload, now, { openingMonths }) {
    const before = monthsBefore(now, openingMonths).toISOString();
    const counted = await runSql(payload, sql`SELECT /* retention */ count(*) AS count FROM paper_openings`);
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, created_at FROM paper_openings WHERE created_at < ${before}`,
    );
    const due = rows.map(
      ({ id, created_at: at }): Due => ({
        reference: "",
        since: isoColumn(at),
        erase: async () => void (await runSql(payload, sql`DELETE FROM paper_openings WHERE id = ${Number(id)}`)),
      }),
    );
    return { total: Number(counted[0]?.["count"] ?? 0), due };
  },
};

/** Applicants' documents that were found infected. */
export const infectedDocuments = ({ documents }: Pick<ApplicationTraces, "documents">): InfectedFiles => ({
  folder: documents,
  async find(payload) {
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ reference, files, created_at FROM applications
          WHERE CAST(files AS text) LIKE '%infected%'`,
    );
    return rows.flatMap((row) => {
      const of = { reference: String(row["reference"]), since: isoColumn(row["created_at"]) };
      return (jsonColumn<StoredDocument[]>(row["files"]) ?? []).map((file) => ({ file, ...of }));
    });
  },
});
