import type { FindGivenUp } from "../platform/editorial/faults/mail-faults.ts";
import { runSql, sql } from "../platform/store/sql.ts";

/** Complaints with a mail that the site gave up sending. */
export const givenUpComplaintMails: FindGivenUp = async (payload) => {
  const rows = await runSql(
    payload,
    sql`SELECT id, moves FROM complaints WHERE handlers_mail_state = 'failed' OR writer_mail_state = 'failed'`,
  );
  return rows.map(({ id, moves }) => ({
    key: `complaint-${id}-${moves}`,
    ne: "गुनासोसम्बन्धी इमेल",
    en: "Email about a complaint",
    path: `/admin/collections/complaints/${id}`,
  }));
};
