import type { SubscriptionKind } from "@setu/contract/alerts";
import type { Payload } from "payload";
import { noticeRows } from "../notices/notices.ts";
import { noticeStatus } from "../notices/status.ts";
import { undoable } from "../platform/editorial/undo/undo-points.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { ofKind } from "../platform/store/state.ts";
import { openOnes, vacancyRows } from "../vacancies/rows.ts";

/** An item to announce to subscribers, with its deadline. */
interface Announced {
  kind: SubscriptionKind;
  id: number;
  /** Milliseconds since 1970; 0 when it has none. */
  deadline: number;
  /** The value that a subscription may be limited to. */
  filter: string;
  /** The vacancy that a notice announces, whose publication may be undone too. */
  vacancy?: number | null;
}

const announced = "announced";
const nameOf = ({ kind, id }: Announced) => `${announced}:${kind}/${id}`;

/** The deadline of each item when it was last announced: a later one is announced again. */
const known = new WeakMap<Payload, Map<string, number>>();

/**
 * Queues a mail to each subscriber about items that have opened, or were extended. One statement writes all mails about
 * an item, and each has a unique key, so neither a crash nor a second process writes one twice. Only then is the item
 * noted as announced.
 */
export async function announce(payload: Payload, now = new Date()): Promise<void> {
  const told = known.get(payload) ?? (await readTold(payload));
  known.set(payload, told);
  const unsure = await undoable(payload, now);
  for (const item of await openItems(payload, now)) {
    // A mail cannot be taken back.
    if (unsure.has(`${item.kind}/${item.id}`) || unsure.has(`vacancies/${item.vacancy}`)) continue;
    const before = told.get(nameOf(item));
    if (before !== undefined && item.deadline <= before) continue;
    // A first deadline is not an extension.
    if (before !== 0) await writeMails(payload, item, before === undefined ? "new" : "extended");
    await runSql(
      payload,
      sql`INSERT INTO system_state (name, value) VALUES (${nameOf(item)}, ${item.deadline})
          ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    );
    told.set(nameOf(item), item.deadline);
  }
}

async function readTold(payload: Payload): Promise<Map<string, number>> {
  const rows = await runSql(payload, sql`SELECT name, value FROM system_state WHERE ${ofKind(payload, announced)}`);
  return new Map(rows.map(({ name, value }) => [String(name), Number(value)]));
}

/** The items that are open by the clock: one that opens tomorrow is announced tomorrow. */
async function openItems(payload: Payload, now: Date): Promise<Announced[]> {
  const [vacancies, notices] = await Promise.all([vacancyRows(payload), noticeRows(payload)]);
  return [
    ...openOnes(vacancies, now).map(
      ({ id, closesAt, discipline }): Announced => ({
        kind: "vacancies",
        id,
        deadline: Date.parse(closesAt),
        filter: String(discipline?.id ?? ""),
      }),
    ),
    ...notices
      .filter((row) => noticeStatus(row, now) === "open")
      .map(
        ({ id, deadline, type, vacancy }): Announced => ({
          kind: "notices",
          id,
          deadline: deadline ? Date.parse(deadline) : 0,
          filter: type,
          vacancy,
        }),
      ),
  ];
}

/** Writes one mail for two subscriptions of one person. */
async function writeMails(payload: Payload, { kind, id, deadline, filter }: Announced, event: string): Promise<void> {
  const text = (value: string) => sql`CAST(${value} AS text)`;
  const number = (value: number) => sql`CAST(${value} AS numeric)`;
  await runSql(
    payload,
    sql`INSERT INTO alert_mails (key, subscription_id, person, kind, item, event, due_at)
        SELECT ${text(`${kind}/${id}/${deadline}/`)} || person, MIN(id), person, ${text(kind)}, ${number(id)}, ${text(event)},
          ${number(Date.now())}
        FROM subscriptions
        WHERE kind = ${kind} AND confirmed_at IS NOT NULL AND paused_at IS NULL AND (filter = '' OR filter = ${filter})
        GROUP BY person
        ON CONFLICT (key) DO NOTHING`,
  );
}
