import { randomUUID } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { refused } from "../../platform/access/refused.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { hasStep, isLastStep, shownSteps } from "../history.ts";
import type { MailWords } from "./placeholders.ts";
import type { Recipient } from "./recipients.ts";
import { colleague, staffOnly } from "./staff.ts";
import { addStep } from "./steps.ts";

export interface StageMail {
  id: number;
  undoUntil: number;
}
type Row = StageMail &
  StoredFields<
    "applicant-mails",
    {
      application: number | null;
      step: string | null;
      state: "pending" | "sent" | "failed" | "withheld";
      undoneBy: string | null;
    }
  >;

/** Queues a mail, which waits before it is sent; a step has at most one mail per applicant. */
export async function queueStageMail(
  req: PayloadRequest,
  step: string,
  to: Recipient,
  words: MailWords,
  waitMs: number,
): Promise<StageMail> {
  const key = `stage-${to.id}-${step}`;
  const before = await storedUnder(req.payload, key);
  if (before) return before;
  const undoUntil = Date.now() + waitMs;
  const data = {
    ...words,
    application: to.id,
    to: to.email,
    key,
    step,
    state: "pending",
    attempts: 0,
    dueAt: undoUntil,
    undoUntil,
    by: colleague(req).name,
  };
  try {
    const { id } = await req.payload.create({ collection: "applicant-mails", data, depth: 0, overrideAccess: true });
    return { id: Number(id), undoUntil };
  } catch (error) {
    // A second click may have been faster: the key is unique.
    const same = await storedUnder(req.payload, key);
    if (same) return same;
    throw error;
  }
}

async function storedUnder(payload: Payload, key: string): Promise<StageMail | undefined> {
  const [row] = await runSql(payload, sql`SELECT id, undo_until FROM applicant_mails WHERE key = ${key}`);
  return row && { id: Number(row["id"]), undoUntil: Number(row["undo_until"]) };
}

/** Keeps a mail from being sent, unless a process has claimed it; returns false when it is too late. */
export async function withholdMail(payload: Payload, id: number, by: string | null = null): Promise<boolean> {
  // A claim changes `due_at`: while it is unchanged, no process has begun to send.
  const changed = await runSql(
    payload,
    sql`UPDATE applicant_mails SET state = 'withheld', due_at = NULL, undone_by = ${by}
        WHERE id = ${id} AND state = 'pending' AND due_at = undo_until AND undo_until > ${Date.now()} RETURNING id`,
  );
  return changed.length > 0;
}

/**
 * Undoes a move within its ten minutes: the mail is not sent, and the application returns to its former stage.
 * @throws APIError 404 when the mail does not exist, 409 when it has been sent.
 */
export async function undoMail(req: PayloadRequest, id: number): Promise<void> {
  staffOnly(req);
  const mail = await storedRow<Row>(req.payload, "applicant-mails", "id", id);
  const { application, step } = mail ?? {};
  if (!application || !step) throw refused(req, 404, "There is no such email.", "त्यस्तो इमेल छैन।");
  const by = colleague(req).name;
  // A crash may have come between stopping the mail and undoing the step.
  const isStopped = mail?.state === "withheld" && mail.undoneBy !== null;
  if (!isStopped && !(await withholdMail(req.payload, id, by))) {
    throw refused(req, 409, "The email has been sent: it can no longer be undone.", "इमेल पठाइसकियो: अब रोक्न मिल्दैन।");
  }
  await addStep(req, application, ({ history }) => {
    if (!hasStep(history, step)) return undefined;
    // If a colleague has moved it on since, they meant it to be there.
    const isLast = isLastStep(history, step);
    const standing = shownSteps(history, Number.POSITIVE_INFINITY).filter((one) => !isLast || one.id !== step);
    const { stage, reasonId } = standing.at(-1) ?? { stage: "received" as const };
    const at = new Date().toISOString();
    return { step: { id: randomUUID(), undoes: step, stage, at, by }, reason: reasonId ?? null };
  });
}
