import type { FindGivenUp } from "../platform/editorial/faults/mail-faults.ts";
import { runSql, sql } from "../platform/store/sql.ts";

/** Alerts that were given up; those about one item and event are one fault. */
export const givenUpAlerts: FindGivenUp = async (payload) => {
  const rows = await runSql(
    payload,
    sql`SELECT kind, item, event, COUNT(*) AS mails FROM alert_mails WHERE state = 'failed' GROUP BY kind, item, event`,
  );
  return rows.map(({ kind, item, event }) => ({
    key: `alert-${kind}-${item}-${event}`,
    ne: "इमेल सूचना लिनेलाई इमेलहरू",
    en: "Emails to subscribers",
    path: "/admin/collections/alert-mails?where[or][0][and][0][state][equals]=failed",
  }));
};
