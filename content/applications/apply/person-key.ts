import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { mailboxOf } from "../../platform/mail/mailbox.ts";
import { storedRow } from "../../platform/store/stored-row.ts";

/** So many applications from one mailbox for one vacancy have their receipts mailed: our mails are not a way to flood somebody. */
const mostMailed = 3;

type Row = StoredFields<
  "applications",
  {
    reference: string;
    personKey: string;
    email: string;
  }
>;

const under = (payload: Payload, key: string) => storedRow<Row>(payload, "applications", "personKey", key);

/**
 * A key for the next application from a mail address, and whether its receipt is mailed. Each application is taken like the
 * first: to refuse one would tell anybody who types an address whether its owner has applied, and would let them use up
 * the owner's own (docs/decisions/0043-no-count-tells.md).
 */
export async function freePersonKey(
  payload: Payload,
  vacancy: number,
  email: string,
): Promise<{ personKey: string; isMailed: boolean }> {
  const base = `${vacancy}:${mailboxOf(email)}`;
  for (let nth = 1; nth <= mostMailed; nth += 1) {
    const personKey = nth > 1 ? `${base}#${nth}` : base;
    if (!(await under(payload, personKey))) return { personKey, isMailed: true };
  }
  return { personKey: `${base}#${randomUUID()}`, isMailed: false };
}

/**
 * The reference of the application that came before this one, under the same key, from this very address; null when there is
 * none. One mailbox's other addresses may be other people's: they are told of nothing that these have sent.
 */
export async function earlierReference(payload: Payload, personKey: string, email: string): Promise<string | null> {
  const [, base = "", nth] = /^(.*)#(\d)$/.exec(personKey) ?? [];
  if (!nth) return null;
  const key = Number(nth) > 2 ? `${base}#${Number(nth) - 1}` : base;
  const earlier = await under(payload, key);
  return earlier?.email.toLowerCase() === email.toLowerCase() ? earlier.reference : null;
}
