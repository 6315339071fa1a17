import type { FindGivenUp } from "../platform/editorial/faults/mail-faults.ts";
import { jsonColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { LogEntry } from "./stored-complaint.ts";

/** Mails about complaints that the site gave up sending. */
export const givenUpComplaintMails: FindGivenUp = async (payload) => {
  const rows = await runSql(
    payload,
    sql`SELECT id, log, told_day, handlers_mail_state, writer_mail_state FROM complaints
        WHERE handlers_mail_state = 'failed' OR writer_mail_state = 'failed'`,
  );
  return rows.flatMap((row) => {
    const log = jsonColumn<LogEntry[]>(row["log"]) ?? [];
    // The number of the mail: other changes of the complaint do not make it another mail.
    const told = (whom: LogEntry["tells"]) => log.filter(({ tells }) => tells === whom).length;
    const failed = [
      ...(row["writer_mail_state"] === "failed" ? [`writer-${told("writer")}`] : []),
      // Reminders of a late complaint are in no log.
      ...(row["handlers_mail_state"] === "failed" ? [`handlers-${told("handlers")}-${row["told_day"] ?? 0}`] : []),
    ];
    return failed.map((mail) => ({
      key: `complaint-${row["id"]}-${mail}`,
      ne: "गुनासोसम्बन्धी इमेल",
      en: "Email about a complaint",
      path: `/admin/collections/complaints/${row["id"]}`,
    }));
  });
};
