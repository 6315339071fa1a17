import type { FieldHook } from "payload";
import { isoColumn } from "../platform/store/columns.ts";
import { isPublished } from "../platform/store/published.ts";
import { runSql, sql } from "../platform/store/sql.ts";

const idOf = (relation: unknown): unknown =>
  typeof relation === "object" && relation !== null && "id" in relation ? relation.id : relation;

/**
 * Shows in the back office's lists the deadline that visitors see: of a notice that announces a vacancy, the vacancy's. A form keeps the
 * notice's own, which it hides.
 */
export const deadlineInLists: FieldHook = async ({ value, data, findMany, req }) => {
  const vacancy = Number(idOf(data?.["vacancy"]) ?? 0);
  if (!findMany || !req.user || data?.["type"] !== "vacancy" || vacancy === 0) return value;
  const [row] = await runSql(
    req.payload,
    sql`SELECT closes_at FROM vacancies WHERE id = ${vacancy} AND ${isPublished("vacancies")}`,
    req,
  );
  return row ? isoColumn(row["closes_at"]) : value;
};
