import type { ComplaintState } from "@setu/contract/complaints/complaint-fields";
import type { Payload } from "payload";
import { compareAndSet } from "../platform/store/compare-and-set.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import type { ComplaintFile } from "./files/complaint-file.ts";
import { isOpen, type LogEntry, type StoredComplaint } from "./stored-complaint.ts";

interface Change {
  entry: LogEntry;
  state?: ComplaintState;
  /** The recipients of a mail that says that there is news, but not what it is. */
  tells?: LogEntry["tells"];
  /** Whether the complaint is on hold from now on: nothing of it is erased. */
  held?: boolean;
  /** Files that came with it. */
  files?: readonly ComplaintFile[];
  /** Whether to erase the writer's contact. */
  forgets?: boolean;
}

const mostTries = 8;

/**
 * Changes a complaint's state, logs who did it and queues the mail about it in one statement, so that every change is logged. `change`
 * is called again after a concurrent change; it throws to refuse, and returns undefined when there is nothing to do.
 * @returns the complaint after the change; undefined after too many concurrent changes.
 */
export async function changeComplaint(
  payload: Payload,
  id: number,
  change: (complaint: StoredComplaint) => Change | undefined,
): Promise<StoredComplaint | undefined> {
  let current: StoredComplaint | undefined;
  const isSettled = await compareAndSet(mostTries, async () => {
    current = await storedRow<StoredComplaint>(payload, "complaints", "id", id);
    const wanted = current && change(current);
    if (!current || !wanted) return true;
    const { entry, tells } = wanted;
    const log = [...(current.log ?? []), { ...entry, ...(tells && { tells }) }];
    const state = wanted.state ?? current.state;
    const held = wanted.held ?? Boolean(current.held);
    const now = new Date();
    const added = wanted.files ?? [];
    const files = [...(current.files ?? []), ...added];
    const scanDueAt = files.some(({ scan }) => scan === "pending") ? now.getTime() : current.scanDueAt;
    const endedAt = isOpen(state) ? null : state === current.state ? current.endedAt : now.toISOString();
    const written = await runSql(
      payload,
      sql`UPDATE complaints SET log = ${JSON.stringify(log)}, state = ${state}, ended_at = ${endedAt},
            held = ${held}, moves = ${current.moves + 1}, updated_at = ${now.toISOString()} ${mailOf(wanted, current, now)}
            ${added.length > 0 ? sql`, files = ${JSON.stringify(files)}, scan_due_at = ${scanDueAt}` : sql``}
            ${wanted.forgets ? sql`, contact = NULL, has_email = false, writer_mail_problem = NULL` : sql``}
          WHERE id = ${id} AND moves = ${current.moves} RETURNING id`,
    );
    current = { ...current, log, state, held, endedAt, files, moves: current.moves + 1 };
    return written.length > 0;
  });
  return isSettled ? current : undefined;
}

/** The columns that queue a mail: a complaint's row is the outbox of its mails. */
function mailOf({ tells }: Change, { hasEmail }: StoredComplaint, now: Date) {
  if (tells === "writer") {
    if (!hasEmail) return sql``;
    return sql`, writer_mail_state = 'pending', writer_mail_attempts = 0, mail_due_at = ${now.getTime()}`;
  }
  if (tells === "handlers") {
    return sql`, handlers_mail_state = 'pending', handlers_mail_attempts = 0, mail_due_at = ${now.getTime()}`;
  }
  return sql``;
}
