import type { PayloadRequest } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { compareAndSet } from "../../platform/store/compare-and-set.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { Step } from "../history.ts";
import { type Application, applicationById } from "./applications.ts";

const mostTries = 5;

/**
 * Adds a step to an application's history, and sets its stage and reason, in one statement: SQLite runs without
 * transactions here (docs/decisions/0004-outbox.md). If somebody else changes the application meanwhile, `decide` is
 * called again with the changed one.
 * @returns whether a step was added; false when `decide` returns none.
 * @throws APIError 404 when the application does not exist, 409 when others change it again and again.
 */
export async function addStep(
  req: PayloadRequest,
  id: number,
  decide: (now: Application) => { step: Step; reason: number | null } | undefined,
): Promise<boolean> {
  let added = false;
  const isSettled = await compareAndSet(mostTries, async () => {
    const row = await applicationById(req, id);
    const wanted = decide(row);
    if (!wanted) return true;
    const { step, reason } = wanted;
    // Later than the last change even within its millisecond: changes are told apart by this time.
    const at = new Date(Math.max(Date.now(), Date.parse(row.updatedAt) + 1)).toISOString();
    const history = JSON.stringify([...row.history, step]);
    const changed = await runSql(
      req.payload,
      sql`UPDATE applications SET stage = ${step.stage}, history = ${history}, refusal_reason_id = ${reason}, updated_at = ${at}
          WHERE id = ${id} AND updated_at = ${row.updatedAt} RETURNING id`,
    );
    added = changed.length > 0;
    return added;
  });
  if (isSettled) return added;
  throw refused(
    req,
    409,
    "Somebody else is changing this application. Please try again.",
    "यो आवेदन अरू कसैले फेर्दै हुनुहुन्छ। कृपया फेरि प्रयास गर्नुहोस्।",
  );
}
