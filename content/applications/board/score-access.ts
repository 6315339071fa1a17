import type { Access } from "payload";
import { hrStaff } from "../../platform/access/rules.ts";
import { runSql, sql } from "../../platform/store/sql.ts";

/**
 * Lets only those who have scored an application read its scores, so that nobody is led by what others think. It is the
 * collection's own rule, which no list, board or export can bypass.
 */
export const scoresAfterOnesOwn: Access = async ({ req }) => {
  if (!hrStaff({ req }) || !req.user) return false;
  const rows = await runSql(
    req.payload,
    sql`SELECT DISTINCT application_id AS id FROM application_scores WHERE author_id = ${Number(req.user.id)}`,
    req,
  );
  const scored = rows.filter(({ id }) => id !== null).map(({ id }) => Number(id));
  return scored.length > 0 ? { application: { in: scored } } : { author: { equals: req.user.id } };
};
