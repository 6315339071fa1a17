import { isoColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { Due, Kind } from "../retention/kinds.ts";
import { monthsBefore } from "../retention/periods.ts";
import type { Traces } from "../retention/traces.ts";
import { eraseMessage, tombstoneOf } from "./erase.ts";
import { messageReference } from "./message-reference.ts";

/** The retention of messages, with their answers and mails. */
export const retainedMessages = (traces: Traces): Kind => ({
  async find(payload, now, { messageMonths }) {
    const before = monthsBefore(now, messageMonths).toISOString();
    const counted = await runSql(
      payload,
      sql`SELECT /* retention */ count(*) AS count FROM contact_messages WHERE erased_at IS NULL`,
    );
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, country, created_at FROM contact_messages
          WHERE erased_at IS NULL AND created_at < ${before}`,
    );
    const due = rows.map(messageIn).map(
      (message): Due => ({
        reference: messageReference(message.id),
        since: message.createdAt,
        erase: () => eraseMessage(payload, traces, message),
      }),
    );
    return { total: Number(counted[0]?.["count"] ?? 0), due };
  },
  async eraseAgain(payload, buried) {
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, country, created_at FROM contact_messages WHERE erased_at IS NULL`,
    );
    const returned = rows.map(messageIn).filter((message) => buried.has(tombstoneOf(message)));
    for (const message of returned) await eraseMessage(payload, traces, message);
    return returned.map(({ id }) => String(id));
  },
});

const messageIn = (row: Record<string, unknown>) => ({
  id: Number(row["id"]),
  country: String(row["country"] ?? ""),
  createdAt: isoColumn(row["created_at"]),
});
