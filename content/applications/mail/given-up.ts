import type { FindGivenUp } from "../../platform/editorial/faults/mail-faults.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

/** Mails to applicants that were given up. */
export const givenUpApplicantMails: FindGivenUp = async (payload) => {
  const rows = await runSql(payload, sql`SELECT id, attempts FROM applicant_mails WHERE state = 'failed'`);
  return rows.map(({ id, attempts }) => ({
    key: `applicant-${id}-${attempts}`,
    ne: "आवेदकलाई इमेल",
    en: "Email to an applicant",
    path: `/admin/collections/applicant-mails/${id}`,
  }));
};
