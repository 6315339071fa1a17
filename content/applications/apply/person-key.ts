import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { mailboxOf } from "../../platform/mail/mailbox.ts";
import { storedRow } from "../../platform/store/stored-row.ts";

/** Applications from one mailbox for one vacancy that get a receipt: our mails must not be a way to flood somebody. */
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
 * A key for the next application from a mail address, and whether its receipt is mailed. Every application is accepted
 * like the first: a refusal would tell anybody who types an address whether its owner has applied, and would let them
 * use up the owner's own (docs/decisions/0043-no-count-tells.md).
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
 * The reference of the application before this one, under the same key and from this very address; null if none exists.
 * Other addresses of the mailbox may belong to other people, who must not learn of it.
 */
export async function earlierReference(payload: Payload, personKey: string, email: string): Promise<string | null> {
  const [, base = "", nth] = /^(.*)#(\d)$/.exec(personKey) ?? [];
  if (!nth) return null;
  const key = Number(nth) > 2 ? `${base}#${Number(nth) - 1}` : base;
  const earlier = await under(payload, key);
  return earlier?.email.toLowerCase() === email.toLowerCase() ? earlier.reference : null;
}
