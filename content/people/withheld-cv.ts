import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";

/**
 * Whether a file is a CV that visitors may not have: nobody whose CV it is agrees to its publication, is on the website
 * and still works for the firm. People who have downloaded it before know its address.
 */
export async function isWithheldCv(payload: Payload, filename: string): Promise<boolean> {
  const people = await runSql(
    payload,
    sql`SELECT people.cv_public, people.left, people._status, people.deleted_at
        FROM documents JOIN people ON people.cv_id = documents.id WHERE documents.filename = ${filename}`,
  );
  const isShown = (row: Record<string, unknown>) =>
    Boolean(row["cv_public"]) && !row["left"] && row["_status"] === "published" && row["deleted_at"] === null;
  return people.length > 0 && !people.some(isShown);
}
