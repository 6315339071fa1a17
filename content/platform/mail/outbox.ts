import type { Payload } from "payload";
import { whileBusy } from "../store/retry.ts";
import { runSql, sql } from "../store/sql.ts";
import { pauseMs } from "./mail-attempt.ts";
import type { MailState } from "./mail-state.ts";
import type { SendMail } from "./transport.ts";

/** Long, since a mail that was sent but could not be noted would be sent again. */
export const notePatienceMs = 60_000;

interface Outbox {
  /** Claims the next row that is due: of several processes only one gets it. */
  claim(): Promise<number | undefined>;
  deliver(id: number): Promise<unknown>;
  send: SendMail;
  /** The most rows to deliver. */
  atMost?: number;
}

/**
 * Delivers the due rows, one after the other, until none is left, the mail server cannot be reached or `stopping` is
 * aborted. Several processes may do so at once.
 * @returns the number of rows that it claimed.
 */
export async function emptyOutbox(
  { claim, deliver, send, atMost = Number.POSITIVE_INFINITY }: Outbox,
  stopping: AbortSignal,
): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const id = taken >= atMost || stopping.aborted || send.isAway?.() ? undefined : await claim();
    if (id === undefined) return taken;
    await deliver(id);
  }
}

/** When a mail is tried next, in ms since 1970; null when it is not pending. */
export const nextAttemptAt = ({ state, attempts }: MailState): number | null =>
  state === "pending" ? Date.now() + pauseMs(attempts - 1) : null;

/** Notes the state of a mail in its row. */
export const noteMail = (
  payload: Payload,
  { table, id }: { table: string; id: number },
  { state, attempts, sentAt, problem }: MailState,
  dueAt: number | null,
): Promise<unknown> =>
  whileBusy(notePatienceMs, () =>
    runSql(
      payload,
      sql`UPDATE ${sql.identifier(table)}
          SET state = ${state}, attempts = ${attempts}, sent_at = ${sentAt ?? null}, problem = ${problem ?? null},
            due_at = ${dueAt}, updated_at = ${new Date().toISOString()}
          WHERE id = ${id}`,
    ),
  );
