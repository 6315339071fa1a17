import type { Payload, PayloadRequest } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { compareAndSet } from "../../platform/store/compare-and-set.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import type { MessageState } from "./message-states.ts";
import type { LogEntry, StoredMessage } from "./stored-message.ts";

type Req = Pick<PayloadRequest, "i18n"> | undefined;
type Columns = { state?: MessageState; assignee?: number | null };
type Change = Columns & { entry: LogEntry };

/** The most attempts at a change while concurrent changes win. */
const mostTries = 8;

/** @throws APIError 404 for a message that does not exist, or has been erased. */
export async function findMessage(payload: Payload, id: number, req?: Req): Promise<StoredMessage> {
  const found = await storedRow<StoredMessage>(payload, "contact-messages", "id", id);
  if (found && !found.erasedAt) return found;
  throw refused(req, 404, "There is no such message.", "त्यस्तो सन्देश छैन।");
}

/**
 * Changes a message and logs who did it, in one statement, so that every change is logged, and no log entry is lost when two
 * people act at once. `change` is called again after a concurrent change; it throws to refuse, and returns undefined when
 * there is nothing to do.
 */
export async function changeMessage(
  payload: Payload,
  id: number,
  change: (message: StoredMessage) => Change | undefined,
  req?: Req,
): Promise<void> {
  const isSettled = await compareAndSet(mostTries, async () => {
    const message = await findMessage(payload, id, req);
    const wanted = change(message);
    if (!wanted) return true;
    const log = JSON.stringify([...(message.log ?? []), wanted.entry]);
    const state = wanted.state ?? message.state;
    const assignee = wanted.assignee === undefined ? message.assignee : wanted.assignee;
    const written = await runSql(
      payload,
      sql`UPDATE contact_messages
          SET log = ${log}, state = ${state}, assignee_id = ${assignee}, moves = ${(message.moves ?? 0) + 1},
              updated_at = ${new Date().toISOString()}
          WHERE id = ${id} AND COALESCE(moves, 0) = ${message.moves ?? 0} RETURNING id`,
    );
    return written.length > 0;
  });
  if (isSettled) return;
  throw refused(
    req,
    409,
    "Somebody else is working on this message. Please look at it again.",
    "यस सन्देशमा अरू कोही काम गर्दै हुनुहुन्छ। कृपया फेरि हेर्नुहोस्।",
  );
}
